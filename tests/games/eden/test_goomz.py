"""The Goomz phase: E40 to E45."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from ludotheque.games.eden.pieces import DESTROYED, NONE, RAVAGED
from tests.games.eden.table import (
    OBJECTIVES,
    board,
    finish_round,
    kinds,
    offered,
    paths,
    play,
    reaction,
    warned,
)

WATER, FAUNA, FLORA = range(3)
YELLOW, RED, BLACK = range(3)
ALL = ("goomz:yellow", "goomz:red", "goomz:black")
# Swamp objectives for all three Goomz, so that any Ally can trap on place 1.
SWAMPS = "water-swamp fauna-swamp flora-swamp"


@pytest.mark.rule("E40")
@pytest.mark.parametrize("order", list(permutations(ALL)))
def test_each_goomz_acts_once_in_any_order(order: tuple[str, ...]) -> None:
    b = board(goomz="0,7,6", phase="goomz")
    for acted in range(3):
        assert sorted(paths(b)) == sorted(order[acted:])
        play(b, order[acted])
    assert (b.round, b.acted) == (2, 0)
    assert [b.health[place] for place in (0, 7, 6)] == [RAVAGED] * 3


@pytest.mark.rule("E40")
def test_one_goomz_acts_before_the_next_is_chosen() -> None:
    b = board(goomz="0,7,6", phase="goomz")
    play(b, "goomz:red")
    assert list(b.health) == [0, 0, 0, 0, 0, 0, 0, RAVAGED]


@pytest.mark.rule("E40", "E45")
def test_a_goomz_out_of_the_game_does_not_act() -> None:
    b = board(goomz="0,x,6", shown="fauna-swamp x flora-waterfall", got="0,3,0",
              taken="water-swamp flora-swamp fauna-forest", phase="goomz")
    assert paths(b) == ["goomz:yellow", "goomz:black"]
    play(b, "goomz:yellow", "goomz:black")
    assert b.round == 2


# --- E41, one Goomz at a time -------------------------------------------------------------------


@pytest.mark.rule("E41")
@pytest.mark.parametrize("place", range(8))
@pytest.mark.parametrize(("tile", "letter"), [(str.upper, "A"), (str.lower, "B")])
def test_alone_it_ravages_then_destroys(place: int, tile: Callable[[str], str],
                                        letter: str) -> None:
    land = list("WSFMWSFM")
    land[place] = tile(land[place])
    away = (place + 4) % 8
    b = board("".join(land), goomz=f"{place},{away},{away}", allies="N2,N2,N3", phase="goomz")
    assert reaction(b, "goomz:yellow") == letter
    assert b.health[place] == (RAVAGED if letter == "A" else DESTROYED)


@pytest.mark.rule("E41")
@pytest.mark.parametrize(("land", "place"), [("(w)SFMWSFM", 0), ("WSFMWSF(m)", 7)])
@pytest.mark.parametrize("next_there", ["N2", "ally", "shield"])
def test_on_destroyed_land_it_moves_on_clockwise(land: str, place: int, next_there: str) -> None:
    after = (place + 1) % 8
    other = {"N2": "N2", "ally": f"{after}", "shield": f"{after}^!"}[next_there]
    b = board(land, goomz=f"{place},{place},{after}", allies=f"{place},{place},{other}",
              phase="goomz")
    assert paths(b)[0] == "goomz:yellow"  # no Ally to choose: they are untouched
    assert reaction(b, "goomz:yellow") == "C"
    assert (b.goomz[YELLOW], list(b.allies[:2])) == (after, [place, place])


@pytest.mark.rule("E41")
@pytest.mark.parametrize("land", ["WSFMWSFM", "WsFMWSFM"])
def test_trapped_it_flees_and_its_objective_is_collected(land: str) -> None:
    b = board(land, goomz="1,7,6", allies="1*y,3,4", shown=SWAMPS, phase="goomz")
    hidden = {i for i, name in enumerate(OBJECTIVES) if name not in SWAMPS.split()}
    events = play(b, "goomz:yellow")
    assert kinds(events) == ["flee", "collect", "objective"]
    assert (b.goomz[YELLOW], b.allies[WATER], b.traps[WATER]) == (2, 1, NONE)
    assert list(b.collected) == [1, 0, 0]
    assert b.taken == 1 << OBJECTIVES.index("water-swamp")
    assert b.shown[YELLOW] in hidden
    assert [b.shown[RED], b.shown[BLACK]] == [OBJECTIVES.index(n) for n in SWAMPS.split()[1:]]
    assert not (b.unseen >> b.shown[YELLOW]) & 1


@pytest.mark.rule("E41")
def test_a_flight_goes_on_from_the_last_place_to_the_first() -> None:
    b = board("SFMWWFMS", goomz="7,3,3", allies="7*y,2,4", shown=SWAMPS, phase="goomz")
    assert reaction(b, "goomz:yellow") == "F"
    assert b.goomz[YELLOW] == 0


@pytest.mark.rule("E41")
def test_a_trap_comes_before_a_shield_and_other_allies() -> None:
    b = board(goomz="1,7,6", allies="1^!*y,1^!,1", shown=SWAMPS, phase="goomz")
    assert paths(b)[0] == "goomz:yellow"
    assert reaction(b, "goomz:yellow") == "F"
    assert b.shielded(WATER)
    assert b.shielded(FAUNA)


@pytest.mark.rule("E41")
@pytest.mark.parametrize("land", ["WSFMWSFM", "WsFMWSFM"])
def test_a_shield_comes_before_a_plain_ally(land: str) -> None:
    b = board(land, goomz="1,7,6", allies="1,1^!,1", phase="goomz")
    assert paths(b)[0] == "goomz:yellow"  # nothing to choose
    assert reaction(b, "goomz:yellow") == "E"
    assert list(b.allies) == [1, 1, 1]
    assert not b.shielded(FAUNA)


@pytest.mark.rule("E41", "E32")
def test_a_shield_of_an_earlier_round_stops_a_goomz_too() -> None:
    b = board(goomz="1,7,6", allies="2,1^,3", phase="goomz")
    assert reaction(b, "goomz:yellow") == "E"


@pytest.mark.rule("E41")
def test_a_shield_elsewhere_helps_nobody() -> None:
    b = board(goomz="1,7,6", allies="1,2^!,3", phase="goomz")
    assert reaction(b, "goomz:yellow") == "D"


@pytest.mark.rule("E41")
@pytest.mark.parametrize("land", ["WSFMWSFM", "WsFMWSFM"])
def test_an_ally_is_sent_to_noa_and_the_land_is_spared(land: str) -> None:
    b = board(land, goomz="1,7,6", allies="1,3,4", phase="goomz")
    assert reaction(b, "goomz:yellow") == "D"
    assert (b.allies[WATER], b.goomz[YELLOW]) == (NONE, 1)


@pytest.mark.rule("E41")
@pytest.mark.parametrize("sent", ["water", "fauna", "flora"])
def test_the_player_chooses_whom_a_goomz_sends_away(sent: str) -> None:
    b = board(goomz="1,7,6", allies="1,1,1", phase="goomz")
    assert offered(b, "goomz:yellow") == {"ally:water", "ally:fauna", "ally:flora"}
    assert reaction(b, f"goomz:yellow ally:{sent}") == "D"
    gone = [name for i, name in enumerate(("water", "fauna", "flora")) if b.allies[i] == NONE]
    assert gone == [sent]


@pytest.mark.rule("E41")
def test_a_trapping_ally_sent_away_loses_its_trap() -> None:
    b = board(goomz="1,1,6", allies="1*y,3,4", shown=SWAMPS, phase="goomz")
    assert warned(b, "goomz:yellow") == []
    assert warned(b, "goomz:red") == ["eden-warn-trap-off"]
    assert reaction(b, "goomz:red") == "D"
    assert list(b.traps) == [NONE, NONE, NONE]
    assert reaction(b, "goomz:yellow") == "A"
    assert list(b.collected) == [0, 0, 0]


@pytest.mark.rule("E41", "E29")
def test_an_ally_on_noa_protects_and_holds_nothing_any_more() -> None:
    b = board(goomz="1,1,6", allies="1^!,3,4", phase="goomz")
    assert reaction(b, "goomz:yellow") + reaction(b, "goomz:red") == "ED"
    view = b.view()["allies"][WATER]
    assert (view["shield"], view["protected"], view["traps"]) == (False, False, None)


@pytest.mark.rule("E41")
@pytest.mark.parametrize("others", [1, 2])
def test_other_goomz_on_the_place_are_ignored(others: int) -> None:
    b = board(goomz="1,1,1" if others == 2 else "1,1,6", phase="goomz")
    assert reaction(b, "goomz:yellow") == "A"


@pytest.mark.rule("E41")
def test_the_forecast_tells_what_the_goomz_would_do_in_order() -> None:
    b = board("WsFMWSFM", goomz="1,1,2", allies="2,1,4", phase="goomz")
    assert [(f["goomz"], f["letter"]) for f in b.view()["forecast"]] == [
        ("goomz:yellow", "D"), ("goomz:red", "B"), ("goomz:black", "D")]


# --- E42, several Goomz on one place ------------------------------------------------------------

# The Allies on the place (^ shield, * trap; always in the order water, fauna, flora), the Goomz in
# the order they act with the Ally the player sends where there is a choice, and what they do on
# healthy and on ravaged land. Water traps yellow, fauna traps red.
Y, R, B = ALL
TABLE = [
    ("", (Y, R), "AB", "BC"),
    ("", (Y, R, B), "ABC", "BCC"),
    ("o", (Y, R), "DA", "DB"),
    ("o", (Y, R, B), "DAB", "DBC"),
    ("^", (Y, R), "ED", "ED"),
    ("^", (Y, R, B), "EDA", "EDB"),
    ("*", (Y, R), "FD", "FD"),
    ("*", (Y, R, B), "FDA", "FDB"),
    ("*", (R, Y), "DA", "DB"),
    ("*", (R, Y, B), "DAB", "DBC"),
    ("*", (R, B, Y), "DAB", "DBC"),
    ("o o", (f"{Y} ally:water", R), "DD", "DD"),
    ("o o", (f"{Y} ally:fauna", R), "DD", "DD"),
    ("* o", (Y, f"{R} ally:water"), "FD", "FD"),
    ("* o", (Y, f"{R} ally:fauna"), "FD", "FD"),
    ("* o", (f"{R} ally:fauna", Y), "DF", "DF"),
    ("* o", (f"{R} ally:water", Y), "DD", "DD"),
    ("^ o", (Y,), "E", "E"),
    ("^ o", (Y, f"{R} ally:water"), "ED", "ED"),
    ("^ o", (Y, f"{R} ally:fauna"), "ED", "ED"),
    ("^ o", (Y, f"{R} ally:water", B), "EDD", "EDD"),
    ("^ o", (Y, f"{R} ally:fauna", B), "EDD", "EDD"),
    ("o ^", (Y, f"{R} ally:water", B), "EDD", "EDD"),
    ("* ^", (Y, R), "FE", "FE"),
    ("* ^", (R, Y), "EF", "EF"),
    ("* *", (Y, R), "FF", "FF"),
    ("* *", (R, Y), "FF", "FF"),
]


@pytest.mark.rule("E42")
@pytest.mark.parametrize("health", ["healthy", "ravaged"])
@pytest.mark.parametrize(("allies", "order", "healthy", "ravaged"), TABLE)
def test_several_goomz_on_one_place(allies: str, order: tuple[str, ...], healthy: str,
                                    ravaged: str, health: str) -> None:
    marks = [{"o": "1", "^": "1^!", "*": f"1*{'yr'[ally]}"}[mark]
             for ally, mark in enumerate(allies.split())]
    standing = ",".join([*marks, "N2", "N3", "N3"][:3])
    here = {path.split()[0] for path in order}
    goomz = ",".join("1" if name in here else "7" for name in ALL)
    b = board("WSFMWSFM" if health == "healthy" else "WsFMWSFM", goomz=goomz, allies=standing,
              shown=SWAMPS, phase="goomz")
    letters = "".join(reaction(b, path) for path in order)
    assert letters == (healthy if health == "healthy" else ravaged)


@pytest.mark.rule("E43")
@pytest.mark.parametrize("spent", ["water", "flora"])
def test_the_player_chooses_which_shield_is_spent(spent: str) -> None:
    b = board(goomz="1,7,6", allies="1^!,1,1^", phase="goomz")
    assert offered(b, "goomz:yellow") == {"ally:water", "ally:flora"}
    assert reaction(b, f"goomz:yellow ally:{spent}") == "E"
    assert [b.shielded(WATER), b.shielded(FLORA)] == [spent == "flora", spent == "water"]


# --- E44, on Noa --------------------------------------------------------------------------------


@pytest.mark.rule("E44")
def test_an_ally_on_noa_misses_the_next_round_and_returns_before_the_roll_after() -> None:
    b = board(goomz="3,0,0", allies="2,3,4", round=5, dice="1234")
    finish_round(b)  # yellow meets fauna
    assert (b.round, b.allies[FAUNA], b.view()["phase"]) == (6, NONE, "player")
    assert b.view()["allies"][FAUNA]["back"] == 7
    finish_round(b)
    assert (b.round, b.view()["phase"], b.free_dice()) == (7, "return", 0)
    assert b.view()["returning"] == "ally:fauna"
    assert paths(b) == ["place:2", "place:6"]
    play(b, "place:6")
    assert (b.allies[FAUNA], b.view()["phase"], b.free_dice()) == (6, "player", 4)


@pytest.mark.rule("E44")
def test_on_noa_an_ally_neither_acts_nor_is_a_target() -> None:
    for die in range(1, 7):
        b = board("WsfMWSFM", goomz="2,2,2", allies="2,N3,3", round=2, dice=str(die) * 4)
        assert not [path for path in paths(b) if "ally:fauna" in path]


@pytest.mark.rule("E44")
@pytest.mark.parametrize(("land", "forests"), [
    ("WSFMWSFM", ["place:2", "place:6"]),
    ("WSfMWSFM", ["place:2", "place:6"]),
    ("WS(f)MWSfM", ["place:6"]),
    ("FWSMMFWS", ["place:0", "place:5"]),
])
def test_it_returns_to_a_forest_that_still_stands(land: str, forests: list[str]) -> None:
    # Occupied forests are allowed: Goomz and Allies stand on all of them.
    b = board(land, goomz="2,6,0", allies="2,6,N4", round=4, phase="return")
    assert paths(b) == forests
    play(b, forests[-1])
    assert b.allies[FLORA] == int(forests[-1][-1])


@pytest.mark.rule("E44")
def test_two_return_in_the_order_water_fauna_flora() -> None:
    b = board(allies="N4,3,N4", round=4, phase="return")
    assert b.view()["returning"] == "ally:water"
    play(b, "place:2")
    assert (b.view()["phase"], b.view()["returning"]) == ("return", "ally:flora")
    play(b, "place:6")
    assert (list(b.allies), b.view()["phase"]) == ([2, 3, 6], "player")


# --- E45, an empty deck -------------------------------------------------------------------------


@pytest.mark.rule("E45")
def test_a_third_objective_takes_the_goomz_out_at_once() -> None:
    b = board(goomz="1,7,6", allies="1*y,3,4", shown=SWAMPS, got="2,0,0",
              taken="water-forest fauna-forest", phase="goomz")
    events = play(b, "goomz:yellow")
    assert kinds(events) == ["flee", "collect", "goomz-out"]
    assert (b.goomz[YELLOW], b.shown[YELLOW], b.over) == (NONE, NONE, False)
    assert paths(b) == ["goomz:red", "goomz:black"]


@pytest.mark.rule("E45")
def test_a_second_objective_does_not() -> None:
    b = board(goomz="1,7,6", allies="1*y,3,4", shown=SWAMPS, got="1,0,0", taken="water-forest",
              phase="goomz")
    assert reaction(b, "goomz:yellow") == "F"
    assert b.goomz[YELLOW] == 2
    assert b.shown[YELLOW] != NONE


@pytest.mark.rule("E45")
def test_new_objectives_are_trapped_from_the_next_player_phase_on() -> None:
    b = board(goomz="1,3,3", allies="1*y,2,2", shown=SWAMPS, phase="goomz", seed=3)
    play(b, "goomz:yellow")
    assert paths(b) == ["goomz:red", "goomz:black"]  # no trap can be laid now
    play(b, "goomz:red", "goomz:black")
    assert b.view()["phase"] == "player"
    # Lay the table for the new objective: its Ally and the Goomz on its kind of land, a six.
    ally = b.content.ally_of[b.shown[YELLOW]]
    place = list(b.kinds).index(b.content.terrain_of[b.shown[YELLOW]])
    b.goomz[YELLOW] = b.allies[ally] = place
    b.free[6] += 1
    name = ("water", "fauna", "flora")[ally]
    assert f"ally:{name} goomz:yellow" in offered(b, "die:6 card:II")
