"""Components and set-up: E1 to E6."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.eden.pieces import CARDS
from tests.games.eden.table import BASE, OBJECTIVES, board, fresh, kinds, paths, play

SEEDS = range(60)
ROWS = {  # E5, by card
    "I": "move 1, attract, move 2, shortcut, heal, move 3",
    "II": "repel 1, move 1, swap allies, attract, protect, trap",
    "III": "swap goomz, move 2, repel 2, move 1, shortcut, protect",
    "IV": "swap allies, move 3, repel 1, attract, shortcut, trap",
}


@pytest.mark.rule("E1")
def test_eden_is_two_of_each_terrain_shuffled_and_healthy() -> None:
    seen = set()
    for seed in SEEDS:
        places = fresh(seed).view()["places"]
        assert [place["ref"] for place in places] == [f"place:{n}" for n in range(8)]
        assert Counter(place["terrain"] for place in places) == {
            f"terrain:{kind}": 2 for kind in ("waterfall", "swamp", "forest", "mountain")}
        assert {place["health"] for place in places} == {"healthy"}
        seen |= {(place["ref"], place["terrain"]) for place in places}
    assert len(seen) == 8 * 4, "some terrain never lies on some place"


@pytest.mark.rule("E1")
def test_a_place_knows_the_other_of_its_kind() -> None:
    for seed in SEEDS:
        s = fresh(seed)
        for place in range(8):
            twin = s.twins[place]
            assert twin != place
            assert s.kinds[twin] == s.kinds[place]


@pytest.mark.rule("E2")
def test_goomz_start_on_the_left_and_allies_on_the_right_at_random() -> None:
    goomz, allies = set(), set()
    for seed in SEEDS:
        s = fresh(seed)
        goomz.add(tuple(s.goomz))
        allies.add(tuple(s.allies))
    assert {frozenset(places) for places in goomz} == {frozenset({0, 7, 6})}
    assert {frozenset(places) for places in allies} == {frozenset({2, 3, 4})}
    assert (len(goomz), len(allies)) == (6, 6), "some order never comes"


@pytest.mark.rule("E3")
def test_three_decks_of_three_with_the_top_card_up() -> None:
    seen = set()
    for seed in SEEDS:
        view = fresh(seed).view()
        up = [goomz["objective"]["id"] for goomz in view["goomz"]]
        below = [card["id"] for card in view["unseen"]]
        assert sorted(up + below) == list(range(9))
        assert len(up) == 3
        assert [goomz["collected"] for goomz in view["goomz"]] == [0, 0, 0]
        seen |= set(enumerate(up))
    assert len(seen) == 3 * 9, "some objective never comes up for some Goomz"


@pytest.mark.rule("E4")
def test_the_nine_objectives() -> None:
    view = fresh().view()
    cards = view["unseen"] + [goomz["objective"] for goomz in view["goomz"]]
    named = {(card["ally"].removeprefix("ally:"), card["terrain"].removeprefix("terrain:"))
             for card in cards}
    assert named == {("water", "swamp"), ("water", "forest"), ("water", "mountain"),
                     ("flora", "waterfall"), ("flora", "swamp"), ("flora", "mountain"),
                     ("fauna", "waterfall"), ("fauna", "swamp"), ("fauna", "forest")}
    assert {OBJECTIVES[card["id"]] for card in cards if card["reroll"]} == {
        "water-forest", "flora-swamp", "fauna-waterfall"}
    attested = {"fauna-swamp", "water-mountain", "flora-waterfall"}
    assert {f"objectives.{name}" for name in OBJECTIVES if name not in attested} == {
        name for name in BASE.stand_ins if name.startswith("objectives.")}


@pytest.mark.rule("E5")
def test_the_four_actions_cards() -> None:
    shown = {}
    for card in fresh().view()["cards"]:
        rows = [f"{row['action'].replace('-', ' ')} {row['amount'] or ''}".strip()
                for row in card["rows"]]
        assert [row["die"] for row in card["rows"]] == [1, 2, 3, 4, 5, 6]
        assert len(set(rows)) == 6, "a row twice on a card"
        shown[card["ref"].removeprefix("card:")] = ", ".join(rows)
    assert shown == ROWS
    assert len({row for rows in ROWS.values() for row in rows.split(", ")}) == 12
    assert {f"actions.{card}" for card in CARDS} <= set(BASE.stand_ins)


# A place where every row can be carried out: water on a ravaged swamp with a Goomz to trap, fauna
# on the same place, flora with another Goomz next to them.
BUSY = {"land": "WsFMWSFM", "goomz": "1,2,7", "allies": "1,1,2",
        "shown": "water-swamp fauna-swamp flora-swamp"}


@pytest.mark.rule("E5", "E11")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_uses_the_row_of_its_number(card: str, die: int) -> None:
    row = ROWS[card].split(", ")[die - 1]
    b = board(**BUSY, dice=str(die) * 4)
    ways = [path for path in paths(b) if path.startswith(f"die:{die} card:{card} ")]
    events = play(b, ways[0])
    assert events[0].facts == {"die": f"die:{die}", "card": f"card:{card}"}
    assert kinds(events)[1] == row.split()[0]
    if row.startswith("swap"):
        assert ("goomz:" in ways[0]) == (row == "swap goomz")


@pytest.mark.rule("E6")
def test_round_one_begins_with_four_dice_and_noas_power() -> None:
    for seed in SEEDS:
        view = fresh(seed).view()
        assert (view["round"], view["phase"], len(view["dice"])) == (1, "player", 4)
        assert view["noa"] is True
        assert (view["discarded"], view["rerolls"], view["taken"]) == (0, 0, [])
        assert [card["die"] for card in view["cards"]] == [None] * 4
        assert [ally["back"] for ally in view["allies"]] == [None] * 3
