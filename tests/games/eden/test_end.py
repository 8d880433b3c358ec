"""How a game ends and what it is worth: E50 to E52. (The speed-run, E53, is the table's.)"""

from __future__ import annotations

import pytest

from ludotheque.games.eden.pieces import DESTROYED, HEALTHY, NONE
from ludotheque.games.eden.state import EdenState
from tests.games.eden.table import BASE, OBJECTIVES, board, kinds, paths, play

ALL_BUT_WATER_SWAMP = " ".join(name for name in OBJECTIVES if name != "water-swamp")


def one_to_go(**more: object) -> EdenState:
    """Yellow is trapped for the ninth objective; red and black are out."""
    given: dict[str, object] = {
        "goomz": "1,x,x", "allies": "1*y,3,4", "shown": "water-swamp x x", "got": "2,3,3",
        "taken": ALL_BUT_WATER_SWAMP, "phase": "goomz"}
    return board(**(given | more))  # type: ignore[arg-type]


@pytest.mark.rule("E50")
def test_victory_when_the_last_goomz_leaves() -> None:
    b = one_to_go()
    assert kinds(play(b, "goomz:yellow"))[-2:] == ["goomz-out", "won"]
    assert (b.over, b.to_move(), b.legal(0)) == (True, [], [])
    assert b.view()["outcome"] == "won"
    assert list(b.goomz) == [NONE] * 3
    result = b.result().seats[0]
    assert (result.rank, result.utility) == (1, 1.0)


@pytest.mark.rule("E50")
def test_two_goomz_out_is_no_victory() -> None:
    b = board(goomz="1,x,7", allies="1*y,3,4", shown="water-swamp x fauna-swamp", got="2,3,2",
              taken="water-forest water-mountain flora-waterfall flora-swamp flora-mountain "
                    "fauna-waterfall fauna-forest", phase="goomz", acted="b")
    play(b, "goomz:yellow")
    assert (b.over, b.round) == (False, 2)


@pytest.mark.rule("E50")
@pytest.mark.parametrize(("round", "over"), [(58, False), (59, False), (60, True)])
def test_a_game_not_won_when_round_sixty_ends_is_lost(round: int, over: bool) -> None:
    b = board(round=round, phase="goomz", acted="yr")
    events = play(b, "goomz:black")
    assert b.over == over
    if over:
        assert kinds(events)[-1] == "out-of-rounds"
        assert (b.round, b.view()["outcome"]) == (60, "out-of-rounds")
        assert (b.result().seats[0].rank, b.result().seats[0].utility) == (2, 0.0)
    else:
        assert b.round == round + 1


@pytest.mark.rule("E50")
def test_victory_in_round_sixty_is_victory() -> None:
    b = one_to_go(round=60)
    play(b, "goomz:yellow")
    assert b.view()["outcome"] == "won"


@pytest.mark.rule("E51")
@pytest.mark.parametrize(("land", "place"), [
    ("wSFM(w)SFM", 0), ("WsFMW(s)FM", 1), ("WS(f)MWSfM", 6), ("WSF(m)WSFm", 7)])
def test_defeat_the_moment_both_places_of_a_kind_are_destroyed(land: str, place: int) -> None:
    b = board(land, goomz=f"4,{place},{place}", allies="N2,N2,N3", phase="goomz")
    warning = b.describe(0, b.legal(0)[1]).warnings
    assert [message.id for message in warning] == ["eden-warn-defeat"]
    assert kinds(play(b, "goomz:red")) == ["destroy", "land-lost"]
    # Before the next Goomz acts.
    assert (b.over, paths(b), b.view()["outcome"]) == (True, [], "land-lost")
    assert (b.result().seats[0].rank, b.result().seats[0].utility) == (2, 0.0)


@pytest.mark.rule("E51")
def test_destroyed_places_of_different_kinds_are_no_defeat() -> None:
    b = board("(w)s(f)MWSF(m)", goomz="5,1,6", allies="N2,N2,N3",
              phase="goomz")
    play(b, "goomz:red")
    assert (b.health[1], b.over) == (DESTROYED, False)


@pytest.mark.rule("E51")
def test_a_ravaged_twin_is_no_defeat() -> None:
    b = board("wSFMwSFM", goomz="0,7,6", allies="N2,N2,N3", phase="goomz")
    play(b, "goomz:yellow")
    assert (b.health[0], b.over) == (DESTROYED, False)


def won(**more: object) -> int:
    """The score of a victory: 9 objectives, all land healthy, nothing left, in time."""
    given: dict[str, object] = {
        "goomz": "x,x,x", "shown": "x x x", "got": "3,3,3", "taken": " ".join(OBJECTIVES),
        "phase": "over", "outcome": "won", "noa": "off"}
    return board(**(given | more)).result().seats[0].score  # type: ignore[arg-type]


@pytest.mark.rule("E52")
@pytest.mark.parametrize(("more", "score"), [
    ({}, 27 + 16),
    ({"land": "wsFM(w)SFM"}, 27 + 2 * 5 + 2),
    ({"noa": "on"}, 27 + 16 + 3),
    ({"rerolls": 2}, 27 + 16 + 2),
    ({"round": 9}, 27 + 16),
    ({"round": 10}, 27 + 16 - 1),
    ({"round": 17}, 27 + 16 - 8),
    ({"round": 60, "land": "wsfm(w)(s)(f)(m)"}, 27 + 4 - 51),
    ({"modes": "celestial"}, 27 + 16 + 5),
    ({"modes": "celestial+fearless+resurrection", "rerolls": 3}, 27 + 16 + 15),
    ({"modes": "ravage+weakness", "goomz": "0,1,2", "rerolls": 1}, 27 + 16 + 1 + 10),
])
def test_the_score_of_a_victory(more: dict[str, object], score: int) -> None:
    assert won(**more) == score


@pytest.mark.rule("E52")
@pytest.mark.parametrize(("taken", "got"), [("", "0,0,0"), ("water-forest flora-swamp", "1,1,0")])
@pytest.mark.parametrize("end", ["land-lost", "out-of-rounds"])
def test_a_defeat_scores_its_objectives_alone(taken: str, got: str, end: str) -> None:
    land = "WSFMWSFM" if end == "out-of-rounds" else "(w)SFM(w)SFM"
    b = board(land, taken=taken, got=got, rerolls=len(taken.split()), round=60, phase="over",
              outcome=end, modes="celestial")
    assert b.result().seats[0].score == 3 * len(taken.split())
    assert b.view()["result"]["seats"][0]["score"] == 3 * len(taken.split())


@pytest.mark.rule("E52")
def test_the_score_is_marked_as_a_stand_in() -> None:
    assert "score" in BASE.stand_ins


@pytest.mark.rule("E50", "E52")
def test_the_last_place_stays_healthy_when_its_goomz_flees() -> None:
    b = one_to_go(round=3, noa="off", rerolls=0)
    play(b, "goomz:yellow")
    assert list(b.health) == [HEALTHY] * 8
    assert b.result().seats[0].score == 27 + 16
