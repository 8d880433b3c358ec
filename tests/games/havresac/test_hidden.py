"""What each viewer may know, boards hidden with the same Chests (H11, H25), and undo (H21)."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from ludotheque import Table
from ludotheque.core.events import Event, Log
from ludotheque.core.rng import FastRng
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.kingdom import HavresacEdition
from ludotheque.games.havresac.state import HavresacState
from tests.games.havresac.table import (
    BASE,
    GAME,
    Seen,
    facts,
    fresh,
    kinds,
    mine,
    offered,
    path_of,
    plain,
    play,
    play_on,
    standing,
    table,
    view,
)


def thieves(**changes: object) -> HavresacEdition:
    """Everybody has three Thieves, and Chests are all around the Castle."""
    return plain("f5=$ f7=$ e6=$ g6=$", guardians_warrior_bag=0, guardians_guide_bag=0,
                 guardians_priestess_bag=0, guardians_thief_bag=3, **changes)


def seen_board(s: HavresacState, seat: int, viewer: int | None) -> Seen:
    return cast(Seen, view(s, viewer)["boards"][seat])


def told(events: list[Event], viewer: int | None) -> list[str]:
    return [event.kind for event in events if event.only in (-1, viewer)]


def imagined(s: HavresacState, viewer: int, times: int = 12) -> list[HavresacState]:
    known = GAME.know(s.view(viewer), s.edition)
    out = []
    for seed in range(times):
        other = cast(HavresacState, known.imagine(FastRng(seed, len(s.boards))))
        assert other.view(viewer) == s.view(viewer)
        assert GAME.pieces(other) == GAME.pieces(s)
        assert GAME.read(other.notation(), s.edition, FastRng(0, len(s.boards))).notation() == \
            other.notation()
        out.append(other)
    return out


# --- boards hidden (H11) --------------------------------------------------------------------------


@pytest.mark.rule("H11")
def test_with_the_same_chests_others_see_a_board_as_the_adventure_began() -> None:
    s = fresh(2, thieves(), same_chests=True, seed=2)
    before = {viewer: seen_board(s, 0, viewer) for viewer in (1, None)}
    events = play(s, "f5", "done", "f7")
    assert mine(s)["chests"] == 2
    assert standing(s) == {"f5": "thief", "f7": "thief"}
    for viewer in (1, None):
        seen = seen_board(s, 0, viewer)
        assert seen == before[viewer]
        assert seen["earlier"]
        assert seen["now"] is None
        assert seen["bag"] == {"thief": 3}
        assert seen["guardians"] == seen["done"] == []
        assert seen["chests"] == 0
        assert told(events, viewer) == []
    assert not seen_board(s, 0, 0)["earlier"]
    assert told(events, 0) == ["go", "open", "draw", "go", "open"]
    assert cast(Seen, s.view(0)["shown"]) == before[1]
    assert s.view(None)["shown"] is None


@pytest.mark.rule("H11", "H25")
def test_who_has_finished_is_known() -> None:
    s = fresh(2, thieves(), same_chests=True)
    events = play(s, "f5", "done", "f7", "done", "e6", "done")
    assert told(events, 1) == ["finish"]
    assert seen_board(s, 0, 1)["finished"]
    assert seen_board(s, 0, 1)["chests"] == 0
    assert not seen_board(s, 1, 0)["finished"]


@pytest.mark.rule("H11")
def test_all_is_told_when_the_phase_ends_for_all() -> None:
    s = fresh(2, thieves(), same_chests=True, seed=4)
    play(s, "f5", "done", "f7", "done", "e6", "done")
    events = play(s, "e6", "done", "d6", "done", "g6", "done", seat=1)
    assert s.view(0)["phase"] == "recruitment"
    for viewer in (0, 1, None):
        assert [kind for kind in told(events, viewer) if kind in ("home", "told", "glory")] == [
            "home", "told", "told", "glory", "glory"]
        one, other = facts(events, "told", viewer)
        assert (one["seat"], one["opened"], one["caught"], one["villages"]) == ("seat:1", 3, 0, 0)
        assert (other["seat"], other["opened"]) == ("seat:2", 2)
        assert len(one["items"]) == 3
        for seat in range(2):
            assert not seen_board(s, seat, viewer)["earlier"]
            assert seen_board(s, seat, viewer) == seen_board(s, seat, seat)
        assert s.view(viewer)["shown"] is None
    laid = {f"square:{k.square_name(square)}": f"item:{k.ITEMS[item]}"
            for square, item in zip(s.land.chests, s.laid, strict=True)}
    assert s.view(None)["chests"] == {ref: laid[ref] for ref in (
        "square:f5", "square:f7", "square:e6", "square:g6")}


@pytest.mark.rule("H11")
def test_what_was_caught_and_repaired_is_told_too() -> None:
    e = plain("f5=A f7=% e6=1 g6=C", guardians_thief_bag=0, guardians_guide_bag=0,
              guardians_priestess_bag=0, guardians_warrior_bag=2)
    for seed in range(60):
        s = fresh(2, e, same_chests=True, seed=seed)
        creature = mine(s)["creatures"]
        if {"square:f5", "square:e6"} <= {one["square"] for one in creature}:
            break
    play(s, "f5", "done", "e6", "done")
    events = play(s, "f7", "done", "f8", "done", seat=1)
    one, other = facts(events, "told", None)
    assert sorted(one["creatures"]) == ["creature:fairy", "creature:fox"]
    assert (one["caught"], one["villages"], one["opened"], one["items"]) == (2, 0, 0, [])
    assert (other["caught"], other["villages"], other["creatures"]) == (0, 1, [])


@pytest.mark.rule("H11")
def test_a_chest_one_has_opened_is_known_to_oneself_alone() -> None:
    s = fresh(3, thieves(), same_chests=True)
    play(s, "f5")
    item = f"item:{k.ITEMS[s.laid[list(s.land.chests).index(k.square_of('f5'))]]}"
    assert s.view(0)["chests"] == {"square:f5": item}
    assert s.view(1)["chests"] == s.view(2)["chests"] == s.view(None)["chests"] == {}


@pytest.mark.rule("H11")
def test_without_the_switch_or_alone_nothing_is_hidden() -> None:
    for s in (fresh(2, thieves()), fresh(1, thieves(), same_chests=True)):
        events = play(s, "f5")
        assert told(events, None) == ["go", "open"]
        assert not seen_board(s, 0, None)["earlier"]
        assert seen_board(s, 0, None)["chests"] == 1
        assert s.view(0)["shown"] is None


@pytest.mark.rule("H11")
def test_boards_are_hidden_again_in_the_next_round_and_never_while_recruiting() -> None:
    s = fresh(2, BASE, same_chests=True, seed=6)
    choose = FastRng(3, 0)
    rounds = set()
    while play_on(s, choose):
        hidden = s.view(None)["phase"] == "adventure"
        rounds.add((s.round, hidden))
        for seat in range(2):
            assert seen_board(s, seat, None)["earlier"] == hidden
            assert seen_board(s, seat, 1 - seat)["earlier"] == hidden
            assert not seen_board(s, seat, seat)["earlier"]
            if hidden:
                shown = seen_board(s, seat, 1 - seat)
                assert shown["guardians"] == []
                assert sum(shown["bag"].values()) == sum(
                    int(s.boards[seat].owned(kind)) for kind in range(k.KINDS))
    assert len(rounds) == 10, "four Recruitments, and the end"


@pytest.mark.rule("H11")
def test_tents_catch_before_boards_are_hidden() -> None:
    """What a Tent caught is public: it was there when the Adventure began."""
    for seed in range(40):
        s = fresh(2, BASE, same_chests=True, seed=seed)
        choose, log = FastRng(seed, 0), Log()
        while not s.over and not facts(log.events, "tent-catch"):
            seat = s.to_move()[0]
            moves = s.legal(seat)
            s.apply(seat, moves[int(choose.below(0, len(moves)))], log)
        caught = facts(log.events, "tent-catch", None)
        if caught:
            seat = int(caught[0]["seat"][-1]) - 1
            assert seen_board(s, seat, 1 - seat)["gains"]
            return
    raise AssertionError("no Tent caught anything")


@pytest.mark.rule("H11")
def test_what_is_told_is_all_that_happened_unseen_in_this_round() -> None:
    """Not what a Tent caught before, nor what earlier rounds brought."""
    rounds = by_tents = 0
    for seed in range(12):
        s, choose = fresh(2, BASE, same_chests=True, seed=seed), FastRng(seed, 0)
        unseen: dict[str, list[Event]] = {"seat:1": [], "seat:2": []}
        while not s.over:
            seat = s.to_move()[int(choose.below(0, len(s.to_move())))]
            moves = s.legal(seat)
            log = Log()
            s.apply(seat, moves[int(choose.below(0, len(moves)))], log)
            by_tents += len(facts(log.events, "tent-catch", None))
            for event in log.events:
                if event.only == seat:
                    unseen[f"seat:{seat + 1}"].append(event)
            for one in facts(log.events, "told", None):
                happened = unseen[one["seat"]]
                caught = [str(event.facts["creature"]) for event in happened
                          if event.kind in ("catch", "beat", "shoot")]
                opened = [str(event.facts["item"]) for event in happened if event.kind == "open"]
                assert sorted(one["creatures"]) == sorted(caught)
                assert sorted(one["items"]) == sorted(opened)
                assert one["villages"] == kinds(happened).count("repair")
                assert (one["caught"], one["opened"]) == (len(caught), len(opened))
                unseen[one["seat"]] = []
                rounds += 1
    assert rounds == 12 * 2 * k.ROUNDS
    assert by_tents > 0


@pytest.mark.rule("H11")
def test_nothing_a_viewer_gets_depends_on_what_is_hidden_from_it() -> None:
    one, other = (fresh(2, thieves(), same_chests=True, seed=8) for _ in range(2))
    play(one, "f5", "done", "f7")
    play(other, "c6")
    assert one.view(0) != other.view(0)
    assert json.dumps(one.view(1)) == json.dumps(other.view(1))
    assert json.dumps(one.view(None)) == json.dumps(other.view(None))
    assert [choice.json() for choice in one.choices(1)] == [
        choice.json() for choice in other.choices(1)]
    assert one.judge(1) == other.judge(1)
    for seed in range(4):
        assert len({GAME.know(s.view(1), s.edition).imagine(FastRng(seed, 2)).notation()
                    for s in (one, other)}) == 1


# --- positions imagined ---------------------------------------------------------------------------


@pytest.mark.rule("H11", "H25")
def test_chests_seen_open_are_imagined_as_they_are_the_others_anyhow() -> None:
    s = fresh(2, thieves(), same_chests=True, seed=8)
    play(s, "f5", "done", "f7")
    chests = list(s.land.chests)
    mine_known = [chests.index(k.square_of(name)) for name in ("f5", "f7")]
    laid = set()
    for other in imagined(s, 0, 30):
        assert [other.laid[at] for at in mine_known] == [s.laid[at] for at in mine_known]
        assert sorted(other.laid) == sorted(s.laid)
        laid.add(tuple(other.laid))
    assert len(laid) > 20
    firsts = {other.laid[mine_known[0]] for other in imagined(s, 1, 40)}
    assert len(firsts) > 3, "seat 2 has not seen it"


@pytest.mark.rule("H11", "H25")
def test_hidden_boards_are_imagined_from_their_beginning() -> None:
    s = fresh(3, BASE, same_chests=True, seed=8)
    choose = FastRng(5, 0)
    while play_on(s, choose, [1]):
        pass
    for _ in range(3):
        play_on(s, choose, [2])
    drawn = set()
    for other in imagined(s, 0, 30):
        assert other.to_move() == [0, 2]
        assert other.boards[1].in_bag() == 0
        assert other.boards[1].now == k.NONE
        assert standing(other, 2) == {}, "what seat 3 did is not known"
        drawn.add(mine(other, 2)["now"])
    assert len(drawn) > 2


@pytest.mark.rule("H25")
def test_all_but_the_luck_is_known_where_nothing_is_hidden() -> None:
    """Any position text says the same as the view, but for what was drawn so far."""
    s = table(2, now="guide/thief", at="d5/", declared="boots+sword/feather", acted="on/off",
              bag="warrior*2+thief/guide", aside="druid/huntress*2", on="priestess@b2/thief@f4",
              land="d3=% f4=$", tents="i8 i9/c3", done="d3", items="net/boots", found="bow/",
              cups="1", gains="fox+fairy/pig", fairies="2/1", gold="7/1", points="12/3",
              glory="11/4", out="A C pig@e5/1", night="guide+druid", villages="1/3")
    for viewer in range(2):
        for other in imagined(s, viewer, 3):
            assert other.notation().rpartition(" rng=")[0] == s.notation().rpartition(" rng=")[0]
            assert list(other.reserve) == list(s.reserve)


@pytest.mark.rule("H25")
def test_every_position_of_games_can_be_imagined_by_every_seat() -> None:
    for seed in range(4):
        seats = seed % 4 + 1
        s = fresh(seats, BASE, seed=seed, random_faces=True, same_chests=seed % 3 == 0,
                  season=k.SEASONS[seed % 2])
        choose = FastRng(seed, 0)
        n = 0
        while play_on(s, choose):
            n += 1
            if n % 9 == 0:
                for viewer in range(seats):
                    imagined(s, viewer, 1)


@pytest.mark.rule("H25", "H21")
def test_the_next_guardian_and_the_next_item_are_not_known() -> None:
    s = table(now="thief", land="f5=$", bag="warrior+guide+druid")
    items, guardians = set(), set()
    for other in imagined(s, 0, 40):
        (opened,) = facts(play(other, "f5"), "open")
        (drew,) = facts(play(other, "done"), "draw")
        items.add(opened["item"])
        guardians.add(drew["guardian"])
    assert len(items) >= 5
    assert len(guardians) == 3


@pytest.mark.rule("H25")
def test_the_preview_ends_before_what_chance_decides() -> None:
    s = table(now="thief", land="f5=$", bag="warrior+guide")
    choice = s.describe(0, GAME.move_of(s, 0, path_of("f5")))
    assert [event["kind"] for event in choice.preview] == ["go"]
    assert choice.barrier
    s = fresh(2, thieves(), same_chests=True)
    choice = s.describe(0, GAME.move_of(s, 0, path_of("f5")))
    assert [event["kind"] for event in choice.preview] == ["go"]
    assert choice.barrier


# --- undo through a table -------------------------------------------------------------------------


def seated(seats: int, edition: HavresacEdition, seed: int = 1, **options: object) -> Table:
    return Table.start(GAME, ["person"] * seats, options, edition, seed)


def do(one: Table, seat: int, *moves: str) -> None:
    for move in moves:
        one.play(seat, GAME.move_of(one.state, seat, path_of(move)))


def at(one: Table) -> Any:
    return one.state


@pytest.mark.rule("H21")
def test_a_move_may_be_undone_until_the_next_guardian_is_drawn() -> None:
    one = seated(1, plain("f5=%", guardians_thief_bag=0))
    before = one.state.digest()
    square = sorted(offered(at(one)) - {"f5"})[0]
    do(one, 0, square)
    assert one.can_undo(0)
    assert one.undo(0)
    assert one.state.digest() == before
    do(one, 0, "f5")
    assert mine(at(one))["villages"] == 1
    assert one.undo(0)
    assert mine(at(one))["villages"] == 0
    do(one, 0, "f5", "done")
    assert not one.can_undo(0), "the next one is drawn"
    assert not one.undo(0)


@pytest.mark.rule("H21")
def test_opening_a_chest_bars_undo() -> None:
    one = seated(1, thieves())
    do(one, 0, "f5")
    assert not one.can_undo(0)
    one = seated(1, thieves())
    do(one, 0, "d6")
    assert one.undo(0)
    do(one, 0, "f5")
    assert not one.undo(0)


@pytest.mark.rule("H21")
def test_drawing_the_only_kind_left_may_be_undone_further() -> None:
    one = seated(1, thieves())
    before = one.state.digest()
    do(one, 0, "d6", "done", "h6", "done")
    assert one.undo(0)
    assert one.undo(0)
    assert one.undo(0)
    assert one.undo(0)
    assert one.state.digest() == before
    assert not one.can_undo(0)


@pytest.mark.rule("H21", "H25")
def test_in_a_simultaneous_phase_undo_takes_back_ones_own_moves_only() -> None:
    one = seated(3, thieves())
    do(one, 0, "d6")
    do(one, 1, "f5")
    do(one, 2, "f4")
    do(one, 1, "done")
    assert one.undo(0)
    assert [standing(at(one), seat) for seat in range(3)] == [
        {}, {"f5": "thief"}, {"f4": "thief"}]
    assert mine(at(one), 1)["chests"] == 1
    # Drawn was the only kind there is, but before that a Chest was opened.
    assert one.undo(1)
    assert not one.can_undo(1)
    assert one.undo(2)
    assert [len(standing(at(one), seat)) for seat in range(3)] == [0, 1, 0]
    do(one, 0, "d6")
    assert standing(at(one), 0) == {"d6": "thief"}


@pytest.mark.rule("H21", "H25")
def test_undo_changes_nobody_elses_luck() -> None:
    one, other = seated(2, BASE, 3), seated(2, BASE, 3)
    choose = FastRng(1, 0)
    for _ in range(30):
        if at(one).phase != 0:
            break
        for seat in list(one.state.to_move()):
            moves = one.state.legal(seat)
            move = moves[int(choose.below(0, len(moves)))]
            one.play(seat, move)
            other.play(seat, move)
            if one.can_undo(seat) and at(one).phase == 0:
                one.undo(seat)
                one.play(seat, move)
            assert one.state.digest() == other.state.digest()


@pytest.mark.rule("H22", "H25")
def test_the_end_of_the_adventure_is_final_for_all_but_not_alone() -> None:
    one = seated(2, thieves())
    for seat in range(2):
        do(one, seat, "d6", "done", "h6", "done", "f8", "done")
    assert at(one).view(0)["phase"] == "recruitment"
    assert not one.can_undo(0)
    assert not one.can_undo(1)
    one = seated(2, thieves())
    do(one, 0, "d6", "done", "h6", "done", "f8", "done")
    assert one.can_undo(0), "seat 2 is still out"
    do(one, 1, "d6")
    assert one.undo(0)
    assert standing(at(one), 0)["f8"] == "thief"
    assert standing(at(one), 1) == {"d6": "thief"}
    alone = seated(1, thieves())
    do(alone, 0, "d6", "done", "h6", "done", "f8", "done")
    assert at(alone).view(0)["phase"] == "recruitment"
    assert alone.undo(0)
    assert at(alone).view(0)["phase"] == "adventure"


@pytest.mark.rule("H20", "H62")
def test_a_new_round_is_final() -> None:
    one = seated(1, thieves())
    do(one, 0, "d6", "done", "h6", "done", "f8", "done", "done")
    assert at(one).view(0)["round"] == 2
    assert not one.can_undo(0)


# --- luck -----------------------------------------------------------------------------------------


@pytest.mark.rule("H25", "H11")
def test_each_seat_has_luck_of_its_own() -> None:
    """A seat's draws and Chests move its own stream on; Scouts and shuffles the common one."""
    s = fresh(3, BASE, seed=7)
    choose = FastRng(1, 0)
    assert list(s.rng.counters) == [8, 1, 1, 1]
    while not s.over:
        before, round = list(s.rng.counters), s.round
        seat = s.to_move()[int(choose.below(0, len(s.to_move())))]
        moves = s.legal(seat)
        log = Log()
        s.apply(seat, moves[int(choose.below(0, len(moves)))], log)
        after = list(s.rng.counters)
        if s.round == round:
            moved = kinds(log.events).count("draw") + kinds(log.events).count("open")
            assert after == [n + moved * (i == seat + 1) for i, n in enumerate(before)]
        else:
            assert [new - old for new, old in zip(after, before, strict=True)] == [5, 1, 1, 1]
