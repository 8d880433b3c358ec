"""Actions of the Allies: E20 to E32."""

from __future__ import annotations

import pytest

from ludotheque.games.eden.pieces import DESTROYED, HEALTHY, NONE
from tests.games.eden.table import board, finish_round, fresh, kinds, offered, play, ring, warned

WATER, FAUNA, FLORA = range(3)
YELLOW, RED, BLACK = range(3)
# Swamp objectives for all three Goomz, so that any Ally can trap on place 1.
SWAMPS = "water-swamp fauna-swamp flora-swamp"

MOVES = [(1, "I", 1), (2, "II", 1), (4, "III", 1), (3, "I", 2), (2, "III", 2), (6, "I", 3),
         (2, "IV", 3)]
REPELS = [(1, "II", 1), (3, "IV", 1), (3, "III", 2)]


def both_ways(n: int) -> list[int]:
    return [step for far in range(1, n + 1) for step in (far, -far)]


@pytest.mark.rule("E20")
@pytest.mark.parametrize(("die", "card", "n"), MOVES)
@pytest.mark.parametrize("place", range(8))
def test_move_goes_up_to_n_places_either_way(die: int, card: str, n: int, place: int) -> None:
    b = board(allies=f"N2,{place},N3", dice=str(die) * 4)
    expected = {f"ally:fauna {where}" for where in ring(place, *both_ways(n))}
    assert offered(b, f"die:{die} card:{card}") == expected


@pytest.mark.rule("E20")
def test_move_takes_the_ally_there_and_nothing_else() -> None:
    b = board(allies="0,3,4", dice="6666")
    assert kinds(play(b, "die:6 card:I ally:water place:5")) == ["place-die", "move"]
    assert (list(b.allies), list(b.goomz)) == ([5, 3, 4], [0, 7, 6])


@pytest.mark.rule("E20")
def test_any_ally_in_eden_may_move_one_on_noa_may_not() -> None:
    b = board(allies="2,N2,4", dice="1111")
    movers = {path.split()[0] for path in offered(b, "die:1 card:I")}
    assert movers == {"ally:water", "ally:flora"}


@pytest.mark.rule("E20")
def test_destroyed_and_crowded_places_can_be_crossed_and_entered() -> None:
    b = board("WS(f)(m)WSFM", goomz="2,2,2", allies="1,2,2", dice="6666")
    assert {"ally:water place:2", "ally:water place:3", "ally:water place:4"} <= offered(
        b, "die:6 card:I")
    play(b, "die:6 card:I ally:water place:2")
    assert list(b.allies) == [2, 2, 2]


@pytest.mark.rule("E21")
@pytest.mark.parametrize("card", ["II", "IV"])
def test_attract_pulls_one_neighbour(card: str) -> None:
    # Water on 0: yellow and fauna on 7 and 1 are neighbours; red on its place, the others far off.
    b = board(goomz="7,0,2", allies="0,1,6", dice="4444")
    assert offered(b, f"die:4 card:{card}") == {
        "ally:water goomz:yellow", "ally:water ally:fauna",
        "ally:fauna goomz:red", "ally:fauna goomz:black", "ally:fauna ally:water",
        "ally:flora goomz:yellow"}
    play(b, f"die:4 card:{card} ally:water goomz:yellow")
    assert (list(b.goomz), list(b.allies)) == ([0, 0, 2], [0, 1, 6])


@pytest.mark.rule("E21")
def test_attract_pulls_an_ally_onto_the_pullers_place() -> None:
    b = board(goomz="4,4,4", allies="7,0,N2", dice="2222")
    assert offered(b, "die:2 card:I") == {"ally:water ally:fauna", "ally:fauna ally:water"}
    play(b, "die:2 card:I ally:water ally:fauna")
    assert list(b.allies) == [7, 7, NONE]


@pytest.mark.rule("E22")
@pytest.mark.parametrize(("die", "card", "n"), REPELS)
@pytest.mark.parametrize("place", [0, 4, 7])
def test_repel_pushes_one_piece_off_its_place(die: int, card: str, n: int, place: int) -> None:
    b = board(goomz=f"{place},3,2", allies=f"{place},{place},N2", dice=str(die) * 4)
    expected = {f"{pair} {where}" for where in ring(place, *both_ways(n))
                for pair in ("ally:water goomz:yellow", "ally:water ally:fauna",
                             "ally:fauna goomz:yellow", "ally:fauna ally:water")}
    assert offered(b, f"die:{die} card:{card}") == expected


@pytest.mark.rule("E22")
def test_repel_moves_only_the_piece_pushed() -> None:
    b = board(goomz="1,1,6", allies="1,1,4", dice="3333")
    play(b, "die:3 card:III ally:water goomz:red place:7")
    assert (list(b.goomz), list(b.allies)) == ([1, 7, 6], [1, 1, 4])
    play(b, "die:3 card:IV ally:water ally:fauna place:2")
    assert (list(b.goomz), list(b.allies)) == ([1, 7, 6], [1, 2, 4])


@pytest.mark.rule("E23")
@pytest.mark.parametrize(("die", "card"), [(5, "II"), (6, "III")])
def test_protect_raises_a_shield(die: int, card: str) -> None:
    # No Goomz is near water; ravaged land may be protected, destroyed land not.
    b = board("WSFmW(s)FM", goomz="0,0,0", allies="2,3,5", dice=str(die) * 4)
    assert offered(b, f"die:{die} card:{card}") == {"ally:water", "ally:fauna"}
    play(b, f"die:{die} card:{card} ally:fauna")
    assert [b.shielded(ally) for ally in range(3)] == [False, True, False]
    assert b.view()["allies"][FAUNA]["shield"] is True
    assert list(b.health) == [0, 0, 0, 1, 0, DESTROYED, 0, 0]


@pytest.mark.rule("E23")
@pytest.mark.parametrize("mark", ["^", "^!"])
def test_protect_is_not_for_a_shield_already_up(mark: str) -> None:
    b = board(allies=f"2{mark},3,N2", dice="5555")
    assert offered(b, "die:5 card:II") == {"ally:fauna"}


@pytest.mark.rule("E23")
def test_an_ally_on_noa_protects_nothing() -> None:
    assert offered(board(allies="N2,N2,N3", dice="5555"), "die:5 card:II") == set()


@pytest.mark.rule("E24")
def test_heal_makes_a_ravaged_place_healthy_and_no_other() -> None:
    b = board("WSfMw(s)FM", allies="2,3,5", dice="5555")
    assert offered(b, "die:5 card:I") == {"ally:water"}
    play(b, "die:5 card:I ally:water")
    assert (b.health[2], b.health[4], b.health[5]) == (HEALTHY, 1, DESTROYED)


@pytest.mark.rule("E25")
@pytest.mark.parametrize("card", ["II", "IV"])
@pytest.mark.parametrize("land", ["WSFMWSFM", "WsFMWsFM"])
@pytest.mark.parametrize("place", [1, 5])
def test_trap_where_the_objective_says(card: str, land: str, place: int) -> None:
    b = board(land, goomz=f"{place},7,6", allies=f"{place},{place},{place}", dice="6666")
    assert offered(b, f"die:6 card:{card}") == {"ally:fauna goomz:yellow"}
    events = play(b, f"die:6 card:{card} ally:fauna goomz:yellow")
    assert kinds(events) == ["place-die", "trap"]
    assert list(b.traps) == [NONE, YELLOW, NONE]
    assert b.view()["allies"][FAUNA]["traps"] == "goomz:yellow"
    # Nothing is collected before the Goomz phase.
    assert list(b.collected) == [0, 0, 0]


@pytest.mark.rule("E25")
@pytest.mark.parametrize(("land", "goomz", "allies"), [
    pytest.param("WSFMWSFM", "1,7,6", "1,3,1", id="the objective names another Ally"),
    pytest.param("WSFMWSFM", "2,7,6", "3,2,4", id="the objective names another terrain"),
    pytest.param("WSFMWSFM", "5,7,6", "2,1,4", id="the Goomz is on the other swamp"),
    pytest.param("WSFMWSFM", "0,1,6", "2,1,4", id="the objective is another Goomz's"),
    pytest.param("W(s)FMWSFM", "1,7,6", "2,1,4", id="the place is destroyed"),
    pytest.param("WSFMWSFM", "1,7,6", "2,N2,4", id="the Ally is on Noa"),
])
def test_no_trap_otherwise(land: str, goomz: str, allies: str) -> None:
    assert offered(board(land, goomz, allies, dice="6666"), "die:6 card:II") == set()


@pytest.mark.rule("E25")
def test_a_goomz_is_in_one_trap_and_an_ally_holds_one() -> None:
    b = board(goomz="1,1,6", allies="1,1,4", shown=SWAMPS, dice="6666")
    play(b, "die:6 card:II ally:water goomz:yellow")
    assert offered(b, "die:6 card:IV") == {"ally:fauna goomz:red"}
    play(b, "die:6 card:IV ally:fauna goomz:red")
    assert list(b.traps) == [YELLOW, RED, NONE]


@pytest.mark.rule("E26")
@pytest.mark.parametrize(("die", "card"), [(4, "I"), (5, "III"), (5, "IV")])
def test_shortcut_goes_to_the_other_place_of_the_kind(die: int, card: str) -> None:
    b = board("WsFmWSFM", allies="0,1,7", dice=str(die) * 4)
    assert offered(b, f"die:{die} card:{card}") == {
        "ally:water place:4", "ally:fauna place:5", "ally:flora place:3"}
    play(b, f"die:{die} card:{card} ally:flora place:3")
    assert list(b.allies) == [0, 1, 3]


@pytest.mark.rule("E26")
def test_no_shortcut_from_or_to_a_destroyed_place_nor_from_noa() -> None:
    b = board("(w)SFMW(s)FM", allies="0,1,N2", dice="4444")
    assert offered(b, "die:4 card:I") == set()


@pytest.mark.rule("E27")
def test_two_goomz_swap_without_any_ally() -> None:
    b = board(goomz="0,7,6", allies="N2,N2,N3", dice="1111")
    assert offered(b, "die:1 card:III") == {
        "goomz:yellow goomz:red", "goomz:yellow goomz:black", "goomz:red goomz:black"}
    play(b, "die:1 card:III goomz:yellow goomz:black")
    assert list(b.goomz) == [6, 7, 0]


@pytest.mark.rule("E27")
def test_goomz_that_share_a_place_do_not_swap() -> None:
    b = board(goomz="7,3,7", dice="1111")
    assert offered(b, "die:1 card:III") == {"goomz:yellow goomz:red", "goomz:red goomz:black"}


@pytest.mark.rule("E27", "E45")
@pytest.mark.parametrize(("goomz", "shown", "got"), [
    ("x,7,6", "x water-mountain flora-waterfall", "3,0,0"),
    ("7,6,x", "water-mountain flora-waterfall x", "0,0,3"),
])
def test_a_goomz_out_of_the_game_is_not_swapped(goomz: str, shown: str, got: str) -> None:
    b = board(goomz=goomz, shown=shown, got=got, taken="fauna-swamp water-swamp flora-swamp",
              dice="1111")
    assert len(offered(b, "die:1 card:III")) == 1


@pytest.mark.rule("E28")
@pytest.mark.parametrize(("die", "card"), [(3, "II"), (1, "IV")])
def test_two_allies_swap(die: int, card: str) -> None:
    b = board(allies="2,3,4", dice=str(die) * 4)
    assert offered(b, f"die:{die} card:{card}") == {
        "ally:water ally:fauna", "ally:water ally:flora", "ally:fauna ally:flora"}
    play(b, f"die:{die} card:{card} ally:water ally:flora")
    assert list(b.allies) == [4, 3, 2]


@pytest.mark.rule("E28")
def test_allies_on_one_place_or_on_noa_do_not_swap() -> None:
    assert offered(board(allies="2,3,2", dice="1111"), "die:1 card:IV") == {
        "ally:water ally:fauna", "ally:fauna ally:flora"}
    assert offered(board(allies="2,N2,4", dice="1111"), "die:1 card:IV") == {
        "ally:water ally:flora"}


# Water on place 1 with yellow protects, or traps it; fauna is with it, flora a step away.
LOCKED = pytest.mark.parametrize("mark", ["^!", "*y", "^!*y"])


@pytest.mark.rule("E29")
@LOCKED
@pytest.mark.parametrize(("die", "card", "left"), [
    pytest.param(1, "I", {"ally:fauna place:0", "ally:fauna place:2", "ally:flora place:1",
                          "ally:flora place:3"}, id="move"),
    pytest.param(4, "I", {"ally:fauna place:5", "ally:flora place:6"}, id="shortcut"),
    pytest.param(1, "IV", {"ally:fauna ally:flora"}, id="swap"),
])
def test_who_protects_or_traps_cannot_leave(mark: str, die: int, card: str,
                                            left: set[str]) -> None:
    b = board(goomz="1,7,6", allies=f"1{mark},1,2", shown=SWAMPS, dice=str(die) * 4)
    assert offered(b, f"die:{die} card:{card}") == left


@pytest.mark.rule("E29")
@LOCKED
def test_who_protects_or_traps_cannot_be_moved(mark: str) -> None:
    b = board(goomz="1,7,6", allies=f"1{mark},1,2", shown=SWAMPS, dice="1244")
    pulled = offered(b, "die:4 card:II")
    assert "ally:flora ally:fauna" in pulled
    assert "ally:flora ally:water" not in pulled
    pushed = offered(b, "die:1 card:II")
    assert {"ally:water ally:fauna place:0", "ally:water ally:fauna place:2"} <= pushed
    assert not {path for path in pushed if path.startswith("ally:fauna ally:water")}


@pytest.mark.rule("E29")
@LOCKED
def test_swapping_respects_a_lock_on_either_ally(mark: str) -> None:
    shown = "flora-swamp fauna-swamp water-swamp"
    b = board(goomz="1,7,6", allies=f"2,3,1{mark}", shown=shown, dice="1111")
    assert offered(b, "die:1 card:IV") == {"ally:water ally:fauna"}


@pytest.mark.rule("E29")
@LOCKED
def test_who_protects_or_traps_may_still_act_in_place(mark: str) -> None:
    b = board("WsFMWSFM", goomz="1,0,6", allies=f"1{mark},1,2", shown=SWAMPS, dice="1255")
    assert "ally:water" in offered(b, "die:5 card:I")  # Heal
    assert {"ally:water goomz:red", "ally:water ally:flora"} <= offered(b, "die:2 card:I")
    assert "ally:water goomz:yellow place:0" in offered(b, "die:1 card:II")
    play(b, "die:5 card:I ally:water")
    assert b.health[1] == HEALTHY


@pytest.mark.rule("E29")
def test_a_shield_up_since_an_earlier_round_holds_nobody() -> None:
    b = board(allies="1^,3,4", dice="1111")
    assert {"ally:water place:0", "ally:water place:2"} <= offered(b, "die:1 card:I")


@pytest.mark.rule("E29", "E32")
def test_the_lock_ends_with_the_round() -> None:
    b = board(goomz="4,5,6", allies="1,2,3", dice="5111")
    play(b, "die:5 card:II ally:water")
    assert not {path for path in offered(b, "die:1 card:I") if "ally:water" in path}
    finish_round(b)
    assert (b.round, b.locks, b.shielded(WATER)) == (2, 0, True)


@pytest.mark.rule("E30")
@pytest.mark.parametrize("path", [
    pytest.param("die:2 card:I ally:flora goomz:yellow", id="attract"),
    pytest.param("die:1 card:II ally:fauna goomz:yellow place:0", id="repel"),
    pytest.param("die:1 card:III goomz:yellow goomz:red", id="swap"),
])
@pytest.mark.parametrize("mark", ["*y", "^!*y"])
def test_moving_a_trapped_goomz_cancels_its_trap(path: str, mark: str) -> None:
    b = board(goomz="1,7,6", allies=f"1{mark},1,2", shown=SWAMPS, dice="1123")
    assert warned(b, path) == ["eden-warn-trap-off"]
    assert "trap-off" in kinds(play(b, path))
    assert list(b.traps) == [NONE, NONE, NONE]
    assert b.goomz[YELLOW] != 1
    # The trap's lock goes with it, a lock by Protect stays.
    assert b.locked(WATER) == ("^" in mark)
    assert b.shielded(WATER) == ("^" in mark)


@pytest.mark.rule("E30")
def test_moving_another_goomz_keeps_the_trap_and_warns_of_nothing() -> None:
    b = board(goomz="1,1,6", allies="1*y,1,2", shown=SWAMPS, dice="1123")
    path = "die:1 card:II ally:fauna goomz:red place:0"
    assert warned(b, path) == []
    play(b, path)
    assert list(b.traps) == [YELLOW, NONE, NONE]


@pytest.mark.rule("E31")
@pytest.mark.parametrize("first", ["protect", "trap"])
def test_one_ally_may_protect_and_trap(first: str) -> None:
    b = board(goomz="1,7,6", allies="1,3,4", shown=SWAMPS, dice="5612")
    two = ["die:5 card:II ally:water", "die:6 card:IV ally:water goomz:yellow"]
    play(b, *(two if first == "protect" else reversed(two)))
    assert (b.shielded(WATER), b.traps[WATER]) == (True, YELLOW)


@pytest.mark.rule("E32")
@pytest.mark.parametrize(("shield_lasts", "kept"), [("on", True), ("off", False)])
def test_an_unspent_shield_lasts_or_not(shield_lasts: str, kept: bool) -> None:
    b = board(goomz="4,5,6", allies="1^!,2,3", shield_lasts=shield_lasts)
    finish_round(b)
    assert (b.round, b.shielded(WATER)) == (2, kept)


@pytest.mark.rule("E32")
def test_shields_last_unless_the_table_says_otherwise() -> None:
    assert fresh().shield_lasts is True
    assert fresh(shield_lasts="off").shield_lasts is False


@pytest.mark.rule("E32")
@pytest.mark.parametrize("path", [
    pytest.param("die:1 card:I ally:water place:0", id="move"),
    pytest.param("die:4 card:I ally:water place:5", id="shortcut"),
    pytest.param("die:4 card:II ally:flora ally:water", id="attracted"),
    pytest.param("die:1 card:II ally:fauna ally:water place:0", id="repelled"),
    pytest.param("die:1 card:IV ally:water ally:flora", id="swapped"),
])
def test_leaving_drops_a_shield(path: str) -> None:
    b = board(goomz="5,5,6", allies="1^,1^,2", dice="1144")
    assert warned(b, path) == ["eden-warn-shield-down"]
    play(b, path)
    assert [b.shielded(ally) for ally in range(3)] == [False, True, False]


@pytest.mark.rule("E32")
def test_acting_in_place_keeps_a_shield() -> None:
    b = board("WsFMWSFM", goomz="5,5,6", allies="1^,3,2", dice="5144")
    assert warned(b, "die:5 card:I ally:water") == []
    play(b, "die:5 card:I ally:water", "die:4 card:II ally:water ally:flora")
    assert b.shielded(WATER)
