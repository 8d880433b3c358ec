"""The final count, ties, and the solo game's ranks and challenges (H70, H71)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.rng import FastRng
from ludotheque.games import find
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.challenges import CHALLENGES
from ludotheque.games.havresac.state import HavresacState
from tests.games.havresac.table import (
    BASE,
    GAME,
    fresh,
    mine,
    plain,
    play,
    play_on,
    table,
)


def ended(seats: int = 1, **given: Any) -> HavresacState:
    """A finished game; Monsters nobody beat are on their Huts."""
    given.setdefault("hunted", "/".join([""] * seats))
    return table(seats, BASE, round=5, phase="over", **given)


def points(s: HavresacState) -> list[int]:
    return [seat.score for seat in s.result().seats]


# --- the count (H70) ------------------------------------------------------------------------------


@pytest.mark.rule("H70")
def test_points_hunting_board_and_opened_chests_count_and_nothing_else() -> None:
    s = ended(points="31", hunted="fox*3+crocodile*2+pig", items="boots+net", gold="17",
              villages="6", fairies="3", bag="guide*2", on="warrior@f7", glory="9+9+9+9+9")
    opened = BASE.chest_points * 2
    hunting = 3 * BASE.hunting[k.FOX] + 2 * BASE.hunting[k.CROCODILE] + BASE.hunting[k.PIG]
    assert points(s) == [31 + hunting + opened] == [mine(s)["score"]]
    assert points(ended(points="31")) == [31]


@pytest.mark.rule("H70")
def test_two_points_for_each_opened_chest_used_or_not() -> None:
    for items, left in (("boots+bow+hammer", ""), ("", "boots*2+cup*2+sword*2+net")):
        s = ended(points="10", items=items, left=left)
        assert mine(s)["chests"] == 3
        assert points(s) == [16]


@pytest.mark.rule("H8", "H70")
@pytest.mark.parametrize("monster", ["fox", "crocodile", "pig"])
def test_each_monster_of_the_hunting_board_counts(monster: str) -> None:
    worth = BASE.hunting[k.CREATURES.index(monster)]
    assert points(ended(hunted=monster)) == [worth]
    assert points(ended(hunted=f"{monster}*4")) == [4 * worth]


@pytest.mark.rule("H8", "H60", "H70")
def test_the_hunting_board_has_numbers_of_its_own() -> None:
    e = plain(hunting_fox=5, hunting_crocodile=6, hunting_pig=7)
    s = table(edition=e, now="guide", at="d5", gains="fox+crocodile*2+pig", hunted="fox",
              points="3")
    assert mine(s)["score"] == 3 + 5, "gains are not on the hunting board yet"
    play(s, "done")
    assert mine(s)["glory"][-1] == 1 + 2 * 2 + 3
    assert mine(s)["score"] == 3 + e.points[8] + 2 * 5 + 2 * 6 + 7


@pytest.mark.rule("H70")
def test_monsters_of_the_last_round_count_on_the_hunting_board_too() -> None:
    s = table(edition=BASE, round=5, now="guide", at="f5", gains="pig", hunted="")
    play(s, "done")
    assert s.over
    assert points(s) == [BASE.points[3] + BASE.hunting[k.PIG]]


@pytest.mark.rule("H70")
def test_most_points_win() -> None:
    s = ended(3, points="10/30/20")
    result = s.result()
    assert [seat.rank for seat in result.seats] == [3, 1, 2]
    assert [seat.utility for seat in result.seats] == [0.0, 1.0, 0.5]
    assert result.reason.json() == {"id": "havresac-result-won", "facts": {
        "winners": ["seat:2"], "points": 30}}


@pytest.mark.rule("H70")
def test_ties_more_chests_then_more_villages_then_shared() -> None:
    chest = int(BASE.chest_points)
    s = ended(2, points=f"{20 + chest}/20", items="/boots", villages="9/0")
    assert points(s) == [20 + chest] * 2
    assert [seat.rank for seat in s.result().seats] == [2, 1], "more Chests"
    s = ended(2, points="20/20", villages="3/4", fairies="5/0", gold="40/1")
    assert [seat.rank for seat in s.result().seats] == [2, 1], "more Villages"
    s = ended(3, points="20/20/8", villages="4/4/9", items="net/bow/net", gold="40/1/0")
    assert [seat.rank for seat in s.result().seats] == [1, 1, 3]
    assert [seat.utility for seat in s.result().seats] == [0.75, 0.75, 0.0]
    assert s.result().reason.json() == {"id": "havresac-result-shared", "facts": {
        "winners": ["seat:1", "seat:2"], "points": 20 + chest}}
    s = ended(4, points="7/7/7/7")
    assert [seat.rank for seat in s.result().seats] == [1] * 4
    assert [seat.utility for seat in s.result().seats] == [0.5] * 4
    s = ended(4, points="9/7/7/7")
    assert [seat.rank for seat in s.result().seats] == [1, 2, 2, 2]
    assert s.result().seats[1].utility == pytest.approx(1 / 3)


@pytest.mark.rule("H70")
def test_the_view_shows_the_result_when_it_is_over() -> None:
    s = ended(2, points="3/5")
    assert s.view(None)["result"] == s.result().json()
    assert fresh().view(0)["result"] is None


# --- alone (H71) ----------------------------------------------------------------------------------


@pytest.mark.rule("H71")
def test_five_ranks_by_points() -> None:
    ranks = [int(least) for least in BASE.ranks]
    assert ranks == sorted(set(ranks))
    assert len(ranks) == 4
    for rank, least in enumerate(ranks, 2):
        for score, expected in ((least - 1, rank - 1), (least, rank)):
            result = ended(points=str(score)).result()
            assert result.reason.json() == {"id": "havresac-result-solo", "facts": {
                "points": score, "rank": f"rank:{expected}"}}
            assert result.seats[0].rank == 1
            assert result.seats[0].utility == pytest.approx(min(1.0, score * 2 / 3 / ranks[3]))
    assert ended(points="0").result().reason.facts["rank"] == "rank:1"
    assert ended(points="999").result().seats[0].utility == 1.0


def met(**given: Any) -> set[str]:
    return set(GAME.achieved(ended(**given), 0))


@pytest.mark.rule("H71")
def test_twelve_challenges_of_their_own_names() -> None:
    assert len(CHALLENGES) == 12
    assert len({aim.name for aim in CHALLENGES}) == 12
    assert [aim.name for aim in find("havresac").challenges] == [aim.name for aim in CHALLENGES]
    assert met() == set(), "nothing done, nothing met"


NUMBERS = {aim.name: aim.n for aim in CHALLENGES}
ALL = "fox*13+crocodile*4+pig*4"


@pytest.mark.rule("H71")
def test_all_fairies_chests_and_villages() -> None:
    assert (NUMBERS["fairies"], NUMBERS["chests"], NUMBERS["villages"]) == (7, 10, 10)
    assert "fairies" in met(fairies="7")
    assert "fairies" not in met(fairies="6")
    assert "chests" in met(left="none")
    assert "chests" not in met(left="bow")
    assert "villages" in met(villages="10")
    assert "villages" not in met(villages="9")


@pytest.mark.rule("H71")
@pytest.mark.parametrize(("name", "monster"), [("pigs", "pig"), ("crocodiles", "crocodile")])
def test_all_pigs_and_all_crocodiles(name: str, monster: str) -> None:
    assert NUMBERS[name] == 4
    assert name in met(hunted=f"{monster}*4")
    assert name not in met(hunted=f"{monster}*3")
    assert name not in met(hunted="fox*13")


@pytest.mark.rule("H71")
def test_no_monster_left() -> None:
    assert "clear" in met(hunted=ALL)
    assert "clear" in met(hunted=ALL, out="1 7 fairy@e5"), "a Fairy is no Monster"
    for hunted in ("fox*12+crocodile*4+pig*4", "fox*13+crocodile*3+pig*4",
                   "fox*13+crocodile*4+pig*3"):
        assert "clear" not in met(hunted=hunted)


@pytest.mark.rule("H71")
def test_glory_in_one_round_and_in_the_first() -> None:
    most, first = NUMBERS["glory"], NUMBERS["start"]
    assert "glory" in met(glory=f"0+0+0+{most}+0")
    assert "glory" in met(glory=f"0+0+0+0+{most}")
    assert "glory" not in met(glory="+".join([str(most - 1)] * 5))
    assert "start" in met(glory=f"{first}+0+0+0+0")
    assert "start" not in met(glory=f"{first - 1}+9+9+9+9")


@pytest.mark.rule("H71")
def test_glory_that_grows_every_round() -> None:
    assert "rising" in met(glory="1+2+3+4+5")
    for glory in ("1+2+3+4+4", "2+2+3+4+5", "1+3+2+4+5", "5+4+3+2+1"):
        assert "rising" not in met(glory=glory)


@pytest.mark.rule("H71")
def test_two_of_each_kind() -> None:
    two = "+".join(f"{kind}*2" for kind in k.GUARDIANS)
    assert "kinds" in met(bag=two)
    assert "kinds" not in met(bag=two.replace("druid*2", "druid"))
    assert "kinds" in met(bag=two.replace("druid*2", "druid"), on="druid@f5")
    assert "kinds" in met(bag=two.replace("druid*2", "druid"), aside="druid")


@pytest.mark.rule("H71")
def test_few_guardians_and_the_fourth_rank() -> None:
    most, least = NUMBERS["few"], int(BASE.ranks[2])
    few = f"warrior*{most - 1}"
    assert "few" in met(bag=few, on="guide@f5", points=str(least))
    assert "few" not in met(bag=few, on="guide@f5", points=str(least - 1))
    assert "few" not in met(bag=few, on="guide@f5", aside="thief", points=str(least))


@pytest.mark.rule("H71")
def test_the_highest_rank() -> None:
    assert "legend" in met(points=str(BASE.ranks[3]))
    assert "legend" not in met(points=str(BASE.ranks[3] - 1))
    assert "legend" in met(points=str(BASE.ranks[3] - BASE.chest_points), items="net")


@pytest.mark.rule("H71")
def test_challenges_of_whole_games_are_those_of_the_list() -> None:
    for seed in range(3):
        s, choose = fresh(seed=seed), FastRng(seed, 0)
        while play_on(s, choose):
            pass
        names = GAME.achieved(s, 0)
        assert set(names) <= set(NUMBERS)
        assert names == [name for name in NUMBERS if name in names], "in the order of the sheet"


@pytest.mark.rule("H71")
def test_ranks_come_from_the_edition() -> None:
    e = plain(solo_ranks=[1, 2, 3, 4])
    s = table(edition=e, round=5, phase="over", points="4", hunted="")
    assert s.result().reason.facts == {"points": 4, "rank": "rank:5"}
    assert "legend" in GAME.achieved(s, 0)
