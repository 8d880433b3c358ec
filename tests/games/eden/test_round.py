"""A round and its dice: E10 to E15."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.eden.table import board, finish_round, fresh, kinds, offered, paths, play

SEEDS = range(40)


@pytest.mark.rule("E10", "E44", "E65")
def test_a_round_is_return_weakness_roll_player_goomz() -> None:
    b = board(goomz="0,7,6", allies="N4,3,4", round=3, phase="goomz", acted="yr", weak="I",
              modes="weakness")
    play(b, "goomz:black")
    assert (b.round, b.view()["phase"], b.view()["dice"]) == (4, "return", [])
    assert kinds(play(b, "place:2")) == ["return"]
    assert (b.view()["phase"], b.view()["dice"]) == ("weakness", [])
    assert kinds(play(b, "card:I")) == ["weaken", "roll"]
    assert (b.view()["phase"], len(b.view()["dice"])) == ("player", 4)
    assert kinds(play(b, "act:end")) == ["goomz-phase"]
    assert b.view()["phase"] == "goomz"
    play(b, "goomz:yellow", "goomz:red")
    assert (b.round, b.view()["phase"]) == (4, "goomz")
    play(b, "goomz:black")
    assert (b.round, b.view()["phase"]) == (5, "weakness")


@pytest.mark.rule("E10")
def test_four_dice_are_rolled_each_round_with_every_face() -> None:
    faces = Counter()
    for seed in SEEDS:
        s = fresh(seed)
        finish_round(s)
        assert (s.round, s.free_dice(), s.discarded) == (2, 4, 0)
        assert list(s.placed) == [0, 0, 0, 0]
        faces.update(s.view()["dice"])
    assert set(faces) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("E11")
def test_a_card_takes_one_die() -> None:
    b = board(dice="1111")
    play(b, "die:1 card:I ally:water place:1")
    assert b.view()["cards"][0]["die"] == 1
    assert b.view()["dice"] == [1, 1, 1]
    assert offered(b, "die:1 card:I") == set()
    assert offered(b, "die:1 card:IV") != set()


@pytest.mark.rule("E11")
def test_a_die_goes_only_on_rows_that_can_be_carried_out() -> None:
    # All land is healthy, nobody shares a place: no Heal, Trap or Repel.
    b = board(dice="1356")
    rows = {" ".join(path.split()[:2]) for path in paths(b) if path.startswith("die:")}
    assert {"die:5 card:I", "die:6 card:II", "die:1 card:II", "die:3 card:III"}.isdisjoint(rows)
    assert {"die:1 card:I", "die:3 card:I", "die:5 card:II", "die:6 card:III"} <= rows


@pytest.mark.rule("E11")
def test_only_numbers_rolled_are_offered_and_equal_dice_are_one_choice() -> None:
    b = board(dice="1122")
    moves = [path for path in paths(b) if path.startswith("die:")]
    assert {path.split()[0] for path in moves} == {"die:1", "die:2"}
    assert len(moves) == len(set(moves))


@pytest.mark.rule("E11")
def test_four_actions_by_one_ally_in_any_order_each_applied_at_once() -> None:
    b = board(allies="2,4,4", dice="1224")
    play(b, "die:2 card:IV ally:water place:5")
    assert b.allies[0] == 5
    play(b, "die:4 card:III ally:water place:6", "die:2 card:II ally:water place:7",
         "die:1 card:I ally:water place:0")
    assert (b.allies[0], b.free_dice(), b.view()["phase"]) == (0, 0, "player")
    assert paths(b) == ["act:end"]


@pytest.mark.rule("E11")
@pytest.mark.parametrize("dice", ["1111", "123456"[:4], "3456"])
def test_dice_may_stay_unused_and_the_player_ends_the_phase(dice: str) -> None:
    b = board(dice=dice)
    assert "act:end" in paths(b)
    play(b, "act:end")
    assert b.view()["phase"] == "goomz"
    assert not [path for path in paths(b) if not path.startswith("goomz:")]


@pytest.mark.rule("E12")
def test_a_backup_reroll_costs_another_die() -> None:
    seen = set()
    for seed in SEEDS:
        b = board(dice="1245", seed=seed)
        assert kinds(play(b, "act:backup die:1 die:5")) == ["discard", "reroll"]
        assert (b.discarded, b.free_dice(), b.view()["discards_left"]) == (1, 3, 1)
        left = Counter(b.view()["dice"]) - Counter([2, 4])
        assert left.total() == 1
        seen |= set(left)
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("E12")
def test_a_die_is_not_discarded_for_itself() -> None:
    assert offered(board(dice="1123"), "act:backup") == {
        "die:1 die:1", "die:1 die:2", "die:1 die:3", "die:2 die:1", "die:2 die:3", "die:3 die:1",
        "die:3 die:2"}


@pytest.mark.rule("E12")
def test_at_most_two_discards_a_round_and_the_same_die_again() -> None:
    b = board(dice="1116", seed=5)
    play(b, "act:backup die:1 die:6")
    face = (Counter(b.view()["dice"]) - Counter([1, 1])).popitem()[0]
    play(b, f"act:backup die:1 die:{face}")
    assert (b.discarded, b.free_dice()) == (2, 2)
    assert offered(b, "act:backup") == set()


@pytest.mark.rule("E12")
def test_a_backup_reroll_needs_two_free_dice() -> None:
    assert offered(board(dice="1", cards="-234"), "act:backup") == set()
    assert offered(board(dice="12", cards="--34"), "act:backup") == {"die:1 die:2", "die:2 die:1"}


@pytest.mark.rule("E12")
def test_discarded_dice_return_next_round() -> None:
    b = board(dice="12", cards="2---", discarded=1)
    finish_round(b)
    assert (b.round, b.discarded, b.free_dice()) == (2, 0, 4)
    assert offered(b, "act:backup") != set()


@pytest.mark.rule("E10", "E11")
def test_cards_are_free_again_next_round() -> None:
    b = board(dice="-", cards="1212")
    finish_round(b)
    assert (b.round, list(b.placed)) == (2, [0, 0, 0, 0])


# Red holds two collected objectives with the symbol.
TWO_SYMBOLS = {"got": "0,2,0", "taken": "water-forest flora-swamp"}


@pytest.mark.rule("E13")
def test_free_rerolls_are_each_used_once_and_cost_no_die() -> None:
    seen = set()
    for seed in SEEDS:
        b = board(**TWO_SYMBOLS, rerolls=2, dice="1126", seed=seed)
        assert offered(b, "act:reroll") == {"die:1", "die:2", "die:6"}
        assert kinds(play(b, "act:reroll die:6")) == ["reroll"]
        left = Counter(b.view()["dice"]) - Counter([1, 1, 2])
        assert (b.rerolls, b.discarded, left.total()) == (1, 0, 1)
        seen |= set(left)
        play(b, "act:reroll die:1")  # any number per round
        assert (b.rerolls, b.free_dice()) == (0, 4)
        assert offered(b, "act:reroll") == set()
        assert offered(b, "act:backup") != set()  # not counted as a discard
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("E13")
def test_free_rerolls_are_kept_until_used() -> None:
    b = board(**TWO_SYMBOLS, rerolls=2)
    finish_round(b)
    assert b.rerolls == 2


@pytest.mark.rule("E13")
def test_free_rerolls_do_not_wait_for_discards() -> None:
    b = board(**TWO_SYMBOLS, rerolls=1, dice="12", discarded=2)
    assert offered(b, "act:reroll") == {"die:1", "die:2"}


@pytest.mark.rule("E13")
@pytest.mark.parametrize(("objective", "earned"), [("flora-swamp", 1), ("flora-mountain", 0)])
def test_a_collected_symbol_gives_a_free_reroll(objective: str, earned: int) -> None:
    place = {"flora-swamp": 1, "flora-mountain": 3}[objective]
    b = board(goomz=f"0,{place},6", allies=f"2,2,{place}*r",
              shown=f"fauna-swamp {objective} flora-waterfall", phase="goomz")
    play(b, "goomz:red")
    assert (b.collected[1], b.rerolls) == (1, earned)


@pytest.mark.rule("E14")
def test_noas_power_sets_a_die_to_any_other_number_once_a_game() -> None:
    b = board(dice="1166")
    assert offered(b, "noa:power") == {
        f"die:{die} face:{face}" for die in (1, 6) for face in range(1, 7) if face != die}
    play(b, "noa:power die:1 face:5")
    assert (b.view()["dice"], b.noa) == ([1, 5, 6, 6], False)
    assert offered(b, "noa:power") == set()
    finish_round(b)
    assert (b.noa, offered(b, "noa:power")) == (False, set())


@pytest.mark.rule("E14")
def test_noas_power_is_for_the_player_phase() -> None:
    assert offered(board(phase="goomz"), "noa:power") == set()


@pytest.mark.rule("E14")
def test_noas_power_waits_for_as_long_as_it_is_unused() -> None:
    b = board()
    finish_round(b)
    assert b.noa is True
    assert offered(b, "noa:power") != set()


@pytest.mark.rule("E15")
def test_placed_and_discarded_dice_are_not_touched() -> None:
    b = board(**TWO_SYMBOLS, rerolls=2, dice="23", cards="6---", discarded=1)
    assert offered(b, "act:reroll") == {"die:2", "die:3"}
    assert {path.split()[0] for path in offered(b, "noa:power")} == {"die:2", "die:3"}
    assert offered(b, "act:backup") == {"die:2 die:3", "die:3 die:2"}
    none_free = board(**TWO_SYMBOLS, rerolls=2, dice="-", cards="626-", discarded=1)
    assert paths(none_free) == ["act:end"]
