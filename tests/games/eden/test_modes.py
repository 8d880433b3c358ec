"""The modes: E60 to E65."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludotheque.games.eden.pieces import MODES, NONE
from tests.games.eden.table import (
    OBJECTIVES,
    board,
    finish_round,
    fresh,
    kinds,
    offered,
    paths,
    play,
    reaction,
)

SWAMPS = "water-swamp fauna-swamp flora-swamp"
SYMBOL = {"got": "0,1,0", "taken": "water-forest", "rerolls": 1}


@pytest.mark.rule("E60")
def test_classic_is_what_is_played_without_a_mode() -> None:
    view = fresh().view()
    assert (view["options"]["modes"], view["phase"]) == ([], "player")
    assert {place["health"] for place in view["places"]} == {"healthy"}
    b = board("WsFMWSFM", goomz="1,7,6", allies="1,3,4", shown=SWAMPS, dice="6666", **SYMBOL)
    assert offered(b, "die:6 card:II") == {"ally:water goomz:yellow"}  # ravaged will do
    assert offered(b, "act:reroll") == {"die:6"}
    finish_round(b)
    assert b.view()["phase"] == "player"  # no card is turned


@pytest.mark.rule("E60")
@pytest.mark.parametrize("modes", [list(some) for n in range(6) for some in combinations(MODES, n)])
def test_modes_combine_freely(modes: list[str]) -> None:
    s = fresh(modes=modes)
    assert s.view()["options"]["modes"] == modes
    for _ in range(40):
        if not s.over:
            play(s, paths(s)[-1])


@pytest.mark.rule("E61")
@pytest.mark.parametrize(("land", "modes", "can"), [
    ("WSFMWSFM", "celestial", True),
    ("WsFMWSFM", "celestial", False),
    ("WsFMWSFM", "fearless+resurrection+ravage", True),
    ("W(s)FMWSFM", "celestial", False),
])
def test_celestial_traps_only_on_healthy_land(land: str, modes: str, can: bool) -> None:
    b = board(land, goomz="1,7,6", allies="1,3,4", shown=SWAMPS, dice="6666", modes=modes)
    assert offered(b, "die:6 card:II") == ({"ally:water goomz:yellow"} if can else set())


@pytest.mark.rule("E62")
def test_fearless_has_no_free_rerolls() -> None:
    b = board(**SYMBOL, modes="fearless")
    assert offered(b, "act:reroll") == set()
    assert offered(b, "act:backup") != set()
    assert offered(b, "noa:power") != set()
    assert offered(board(**SYMBOL, modes="celestial"), "act:reroll") != set()


@pytest.mark.rule("E63")
def test_resurrection_starts_with_two_places_ravaged() -> None:
    s = fresh(modes="resurrection")
    view = s.view()
    # The whole set-up is seen, nothing is rolled.
    assert (view["round"], view["phase"], view["dice"]) == (1, "resurrection", [])
    assert None not in [goomz["objective"] for goomz in view["goomz"]]
    assert sorted(paths(s)) == [f"place:{a} place:{b}" for a, b in combinations(range(8), 2)]
    twin = int(s.twins[0])
    play(s, f"place:0 place:{twin}")  # of one kind
    assert {place for place in range(8) if s.health[place]} == {0, twin}
    view = s.view()
    assert {place["health"] for place in view["places"]} == {"healthy", "ravaged"}
    assert (view["round"], view["phase"], len(view["dice"])) == (1, "player", 4)


@pytest.mark.rule("E63", "E65")
def test_resurrection_comes_before_weakness_and_only_once() -> None:
    s = fresh(modes="resurrection+weakness")
    play(s, "place:1 place:6")
    assert s.view()["phase"] == "weakness"
    play(s, "card:II")
    finish_round(s)
    assert (s.round, s.view()["phase"]) == (2, "weakness")


@pytest.mark.rule("E64")
def test_under_ravage_goomz_never_leave() -> None:
    b = board(goomz="1,7,6", allies="1*y,3,4", shown=SWAMPS, got="2,0,0",
              taken="water-forest fauna-forest", phase="goomz", modes="ravage")
    assert reaction(b, "goomz:yellow") == "F"
    assert (b.goomz[0], b.shown[0], b.over) == (2, NONE, False)
    play(b, "goomz:red", "goomz:black")
    play(b, "act:end")
    assert reaction(b, "goomz:yellow") == "A"  # it keeps acting


@pytest.mark.rule("E64")
def test_under_ravage_an_empty_deck_cannot_be_trapped_for() -> None:
    b = board(goomz="1,1,6", allies="1,1,1", shown="x fauna-swamp flora-swamp", got="3,0,0",
              taken="water-forest water-mountain water-swamp", dice="6666", modes="ravage")
    assert offered(b, "die:6 card:II") == {"ally:fauna goomz:red"}


@pytest.mark.rule("E64")
def test_ravage_is_won_at_once_when_all_decks_are_empty() -> None:
    b = board(goomz="7,1,6", allies="1*r,3,4", shown="x water-swamp x", got="3,2,3",
              taken=" ".join(name for name in OBJECTIVES if name != "water-swamp"),
              phase="goomz", modes="ravage")
    assert kinds(play(b, "goomz:red"))[-1] == "won"
    assert (b.over, list(b.goomz)) == (True, [7, 2, 6])
    assert list(b.health) == [0] * 8  # yellow and black did not act any more


@pytest.mark.rule("E65")
def test_weakness_turns_a_card_before_each_roll() -> None:
    assert fresh(modes="weakness").view()["phase"] == "weakness"
    s = board(goomz="0,1,2", allies="4,5,6", phase="weakness", modes="weakness")
    for turn in range(1, 4):
        assert (s.round, s.view()["phase"], s.view()["dice"]) == (turn, "weakness", [])
        assert paths(s) == ["card:I", "card:II", "card:III", "card:IV"]  # also the same again
        play(s, "card:III")
        assert [card["turned"] for card in s.view()["cards"]] == [False, False, True, False]
        assert (s.view()["phase"], s.free_dice()) == ("player", 4)
        finish_round(s)


@pytest.mark.rule("E65")
@pytest.mark.parametrize("weak", ["I", "II", "III", "IV"])
def test_the_turned_card_is_unusable_and_the_others_are_not(weak: str) -> None:
    usable = set()
    for die in range(1, 7):
        b = board(dice=str(die) * 4, modes="weakness", weak=weak)
        usable |= {path.split()[1] for path in paths(b) if path.startswith("die:")}
    assert usable == {f"card:{card}" for card in ("I", "II", "III", "IV") if card != weak}
