"""What each viewer may know (G90), what it can rule out, and what undo may not pass (G91)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest

from ludotheque.core.events import Log
from ludotheque.core.rng import FastRng
from ludotheque.games.goldblivion.state import GoldState
from tests.games.goldblivion.table import (
    EDITIONS,
    GAME,
    PUBLISHED,
    barred,
    develop,
    draft,
    facts,
    fresh,
    mine,
    pass_all,
    paths,
    play,
    table,
)

VIEWERS = (0, 1, None)


def about(s: GoldState, seat: int, viewer: int | None) -> dict[str, Any]:
    return cast(list[dict[str, Any]], s.view(viewer)["seats"])[seat]


def told_to(s: GoldState, viewer: int | None) -> str:
    """A view as text, without the printed cards that everybody may read in the box."""
    return json.dumps({name: part for name, part in s.view(viewer).items() if name != "printed"})


def imagined(s: GoldState, viewer: int, times: int = 40) -> list[GoldState]:
    known = GAME.know(s.view(viewer), s.edition)
    out = []
    for seed in range(times):
        other = cast(GoldState, known.imagine(FastRng(seed, s.seats)))
        assert other.view(viewer) == s.view(viewer)
        assert GAME.pieces(other) == GAME.pieces(s)
        out.append(other)
    return out


# --- what is shown ------------------------------------------------------------------------------


@pytest.mark.rule("G90")
def test_hands_and_tokens_are_their_owners_alone() -> None:
    s = table(hand="tom+timmy/gloric", tokens="3/5")
    for viewer in VIEWERS:
        for seat, hand, held in ((0, {"tom": 1, "timmy": 1}, ["magic:3"]),
                                 (1, {"gloric": 1}, ["magic:5"])):
            one = about(s, seat, viewer)
            assert one["hand"] == (hand if viewer == seat else None)
            assert one["held"] == (held if viewer == seat else None)
            assert (one["hand_size"], one["tokens"]) == (sum(hand.values()), 1)


@pytest.mark.rule("G90")
def test_everything_public_is_seen_by_all() -> None:
    s = table(play="tom+naya/gloric", upright="mine", turned="/bar", nuggets="3/4",
              materials="1/2", gold="5/6", trophies="f2/m9", army="xena/", spent="/champion",
              used="4", tokens="1+2", market="timmy,wanda,bruno,magda", cleared="1 2",
              enemies="5:m8")
    fields = ("nuggets", "materials", "gold", "play", "upright", "turned", "owned", "army",
              "spent", "trophies", "tokens", "hand_size", "pile_size", "passed", "chosen",
              "gained", "seen", "symbols")
    for seat in range(2):
        for field in fields:
            assert about(s, seat, 0)[field] == about(s, seat, 1)[field] \
                == about(s, seat, None)[field]
    shared = ("market", "deck", "under", "combat", "destroyed", "fallen", "land", "villages",
              "tokens_down", "tokens_up", "round", "turn", "actions", "draft", "asking", "fight")
    for field in shared:
        assert s.view(0)[field] == s.view(1)[field] == s.view(None)[field]
    assert s.view(None)["tokens_up"] == ["magic:4"]
    assert s.view(None)["tokens_down"] == 4
    assert about(s, 0, 1)["owned"] == {"tom": 3, "naya": 2, "gloric": 1, "jade": 1}


@pytest.mark.rule("G90")
def test_nothing_of_a_face_down_tile_or_a_hidden_pile_is_told() -> None:
    s = table()
    for viewer in VIEWERS:
        for hex in cast(list[dict[str, Any]], s.view(viewer)["land"]):
            assert set(hex) == {"ref", "terrain", "tiles", "enemy", "draws"}
            assert hex["enemy"] is None
        for pile in cast(list[dict[str, Any]], s.view(viewer)["combat"]):
            assert set(pile) == {"ref", "below", "card", "cost"}
        told = told_to(s, viewer)
        for name in ("rng", "seed", "counters", "pool", "tile_pool"):
            assert f'"{name}"' not in told


@pytest.mark.rule("G90")
def test_nobles_not_revealed_and_unused_tiles_are_never_shown() -> None:
    s = fresh(2, PUBLISHED)
    shown = [card["card"] for card in cast(dict[str, Any], s.view(0)["draft"])["nobles"]]
    hidden = {"ariane", "blaze", "charles", "glasstok", "jade"} - set(shown)
    for viewer in VIEWERS:
        told = told_to(s, viewer)
        assert not any(f'"{noble}"' in told for noble in hidden)
    draft(s)
    for viewer in VIEWERS:
        told = told_to(s, viewer)
        assert not any(f'"{noble}"' in told for noble in hidden)
        assert cast(dict[str, Any], s.view(viewer)["draft"])["nobles"] == []


@pytest.mark.rule("G90")
def test_the_tokens_of_the_draft_are_public() -> None:
    s = fresh(3)
    tokens = [cast(dict[str, Any], s.view(viewer)["draft"])["tokens"] for viewer in VIEWERS]
    assert tokens[0] == tokens[1] == tokens[2]
    assert None not in tokens[0]


@pytest.mark.rule("G90")
def test_all_a_viewer_gets_is_the_same_whatever_is_hidden_from_it() -> None:
    """Seat 1 holds other cards, has other ones developed and another token: seat 2 cannot tell."""
    one = table(hand="tom*2+naya/gloric", developed="1:tom:left", tokens="3/5")
    other = table(hand="tom+naya+gloric/gloric", developed="1:naya:left", tokens="6/5")
    assert one.view(0) != other.view(0)
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    for s in (one, other):
        play(s, "hand:tom", "act:pass")
    assert [choice.json() for choice in one.choices(1)] == [
        choice.json() for choice in other.choices(1)]


# --- events ---------------------------------------------------------------------------------------


@pytest.mark.rule("G90")
def test_a_drawn_card_and_a_gained_token_are_told_to_their_owner_only() -> None:
    s = table(hand="timmy", pile="naya/", market="colin,wanda,goldie,harmony")
    events = play(s, "hand:timmy")
    assert facts(events, "draw", 0) == [{"seat": "seat:1", "card": "card:naya"}]
    for viewer in (1, None):
        assert facts(events, "draw", viewer) == [{"seat": "seat:1"}]
    s = table(hand="magus", rolls="N")
    events = play(s, "hand:magus")
    token = mine(s)["held"][0]
    assert facts(events, "magic", 0) == [{"seat": "seat:1", "token": token}]
    for viewer in (1, None):
        assert facts(events, "magic", viewer) == [{"seat": "seat:1"}]


@pytest.mark.rule("G90", "G11")
def test_private_facts_of_a_whole_game_stay_private() -> None:
    """No event shows a spectator, or another seat, a card drawn or developed or a token gained."""
    told = Counter()
    for seed in range(6):
        s = fresh(3, EDITIONS[seed % 2], seed=seed)
        log = Log()
        for n in range(250):
            if s.over:
                break
            seat = s.to_move()[n % len(s.to_move())]
            choices = s.legal(seat)
            s.play(seat, choices[n * 11 % len(choices)], log)
        for event in log.events:
            for viewer in (0, 1, 2, None):
                seen = cast(dict[str, Any], event.seen_by(viewer)["facts"])
                if event.kind in ("draw", "magic", "develop", "chosen") and (
                        viewer is None or seen["seat"] != f"seat:{viewer + 1}"):
                    assert set(seen) == ({"seat", "side"} if event.kind == "develop" else {"seat"})
                    told[event.kind] += 1
    assert min(told[kind] for kind in ("draw", "magic", "develop", "chosen")) > 0


# --- what can be ruled out ------------------------------------------------------------------------


def developed_by(states: list[GoldState], seat: int) -> set[tuple[str, ...]]:
    return {tuple(one["card"] for one in mine(s, seat)["developed"]) for s in states}


@pytest.mark.rule("G90")
def test_hidden_cards_are_imagined_from_what_the_seat_owns() -> None:
    s = table(hand="tom*2+naya/gloric+timmy", developed="1:tom:left/1:naya:right", tokens="3/5+6",
              market="colin,wanda,goldie,magda")
    states = imagined(s, 0)
    owned = set(mine(s, 1)["owned"])
    hands = Counter()
    for other in states:
        hands.update(mine(other, 1)["hand"])
        assert mine(other, 0) == mine(s, 0)
        assert mine(other, 1)["hand_size"] == 2
        assert "magic:3" not in mine(other, 1)["held"]
        assert mine(other, 1)["tokens"] == 2
    assert set(hands) == owned
    assert {card for cards in developed_by(states, 1) for card in cards} == owned


@pytest.mark.rule("G90")
def test_a_card_seen_in_play_is_not_among_those_developed_before() -> None:
    s = table(hand="/gloric+naya*2", developed="/1:tom:left", turn=2, first=2)
    play(s, "hand:gloric", "hex:1")
    while s.view(0)["asking"]:
        play(s, paths(s)[-1])
    assert all("gloric" not in cards for cards in developed_by(imagined(s, 0), 1))
    assert about(s, 1, 0)["seen"] == [[1, "gloric", 0]]
    # It stays known when the card goes back into the pile.
    pass_all(s)
    play(s, paths(s)[0])
    assert all("gloric" not in cards[:1] for cards in developed_by(imagined(s, 0), 1))


@pytest.mark.rule("G90")
def test_two_copies_in_play_rule_out_more_than_one() -> None:
    s = table(hand="/naya*2", developed="/1:tom:left", turn=2, first=2)
    play(s, "hand:naya")
    assert about(s, 1, 0)["seen"] == []  # one of two Nayas may still be developed
    assert any("naya" in cards for cards in developed_by(imagined(s, 0), 1))
    play(s, "hand:naya")
    assert about(s, 1, 0)["seen"] == [[1, "naya", 0]]
    assert not any("naya" in cards for cards in developed_by(imagined(s, 0), 1))


@pytest.mark.rule("G90")
def test_a_card_developed_later_may_be_one_that_was_seen_before() -> None:
    s = table(hand="/naya*2", developed="/1:tom:left", turn=2, first=2, passed="1")
    play(s, "hand:naya", "hand:naya", "act:end", "act:pass", "market:1")
    develop(s)
    cards = developed_by(imagined(s, 0, 80), 1)
    assert not any(first == "naya" for first, _ in cards)
    assert any(second == "naya" for _, second in cards)


@pytest.mark.rule("G90")
def test_what_was_seen_once_is_not_forgotten_when_less_is_seen_later() -> None:
    s = table(hand="/naya*2", developed="/1:tom:left", turn=2, first=2, passed="1")
    play(s, "hand:naya", "hand:naya", "act:end", "act:pass", "market:1")
    develop(s, paths(s, 0)[0], next(path for path in paths(s, 1) if "naya" not in path))
    while s.to_move() != [1]:
        play(s, "act:pass")
    play(s, "hand:naya")
    # Both Nayas lay in play once: none is the first card. One does now: one at most is the second.
    assert about(s, 1, 0)["seen"] == [[1, "naya", 0], [2, "naya", 1]]
    cards = developed_by(imagined(s, 0, 80), 1)
    assert not any(first == "naya" for first, _ in cards)
    assert any(second == "naya" for _, second in cards)


@pytest.mark.rule("G90")
def test_a_card_gained_later_is_not_among_those_developed_before() -> None:
    s = table(developed="/1:tom:left", nuggets="/9", turn=2, first=2, passed="1",
              market="timmy,wanda,goldie,magda")
    play(s, "market:1")
    assert mine(s, 1)["owned"]["timmy"] == 1
    assert not any("timmy" in cards for cards in developed_by(imagined(s, 0, 80), 1))
    play(s, "act:pass", "market:1")
    develop(s)
    cards = developed_by(imagined(s, 0, 120), 1)
    assert any(second == "timmy" for _, second in cards)
    assert not any(first == "timmy" for first, _ in cards)


@pytest.mark.rule("G90")
def test_a_choice_not_yet_shown_is_imagined_from_the_hand() -> None:
    s = fresh(2, seed=3)
    draft(s)
    path = paths(s, 1)[0]
    play(s, path, seat=1)
    sides, cards = set(), set()
    for other in imagined(s, 0):
        choice = mine(other, 1)["choice"]
        assert mine(other, 1)["hand"][choice["card"]] > 0
        sides.add(choice["side"])
        cards.add(choice["card"])
    assert sides == {"left", "right"}
    assert len(cards) > 1


@pytest.mark.rule("G90")
def test_tokens_in_the_open_or_in_hand_are_held_by_nobody_else() -> None:
    s = table(3, tokens="1/2/3+4", used="5")
    held = Counter()
    for other in imagined(s, 0, 80):
        assert mine(other, 0)["held"] == ["magic:1"]
        for seat, n in ((1, 1), (2, 2)):
            assert len(mine(other, seat)["held"]) == n
            held.update(mine(other, seat)["held"])
        assert not set(mine(other, 1)["held"]) & set(mine(other, 2)["held"])
    assert set(held) == {"magic:2", "magic:3", "magic:4", "magic:6", "magic:7"}


@pytest.mark.rule("G90")
def test_a_token_used_is_not_held_by_who_has_gained_none_since() -> None:
    s = table(3, tokens="5/3/7")
    play(s, "magic:5")
    pass_all(s)
    assert s.face_up == 0, "back in the bank, face down"
    assert "magic:5" not in about(s, 1, 0)["possible"]
    known = GAME.know(s.view(0), s.edition)
    for seed in range(40):
        other = cast(GoldState, known.imagine(FastRng(seed, 3)))
        assert not other.held[1] & 1 << 4
        assert not other.held[2] & 1 << 4


@pytest.mark.rule("G90")
def test_equal_views_and_equal_luck_imagine_equal_positions() -> None:
    one = table(hand="tom*2+naya/gloric", developed="1:tom:left", tokens="3/5")
    other = table(hand="tom+naya+gloric/gloric", developed="1:naya:left", tokens="6/5")
    for seed in range(5):
        texts = {cast(GoldState, GAME.know(s.view(1), s.edition).imagine(FastRng(seed, 2)))
                 .notation() for s in (one, other)}
        assert len(texts) == 1


@pytest.mark.rule("G90")
def test_every_position_of_games_can_be_imagined_by_every_seat() -> None:
    for seed in range(3):
        seats = seed % 3 + 2
        s = fresh(seats, EDITIONS[seed % 2], seed=seed)
        for n in range(120):
            if s.over:
                break
            seat = s.to_move()[n % len(s.to_move())]
            choices = s.legal(seat)
            s.play(seat, choices[n * 7 % len(choices)])
            for viewer in range(seats):
                imagined(s, viewer, 1)


# --- undo -----------------------------------------------------------------------------------------


@pytest.mark.rule("G91")
def test_a_token_gained_and_a_tile_turned_bar_undo() -> None:
    s = table(hand="magus+gloric", rolls="N", army="arthur")
    assert barred(s, "hand:magus")
    play(s, "hand:gloric")
    log = play(s.copy(), "hex:5")  # no side is open: no card is drawn, but the tile is turned
    assert [event.kind for event in log if event.barrier] == ["turn-tile"]


@pytest.mark.rule("G91")
def test_what_is_certain_does_not_bar_undo() -> None:
    s = table(hand="gloric", enemies="5:m9", cleared="1", army="karen")
    play(s, "hand:gloric", "hex:5")
    assert not barred(s, "army:karen side:left")
    assert not barred(s, "act:fight")
    s = table(hand="gloric", enemies="5:m9", cleared="1", army="archer*3")
    play(s, "hand:gloric", "hex:5")
    assert barred(s, "army:archer")
    s = table(hand="archimus+tom", materials="1", nuggets="7", upright="mine")
    for path in ("hand:archimus pay:yes", "hand:archimus pay:no", "hand:tom", "act:ingot",
                 "building:mine", "act:pass"):
        assert not barred(s, path)
