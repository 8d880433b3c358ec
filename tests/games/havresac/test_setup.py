"""What is in the box, and how a game is set up (H1, H2, H4-H8, H10-H12)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from ludotheque.core.errors import BadInput
from ludotheque.core.events import COMMON_BARRIER, Log
from ludotheque.core.rng import FastRng
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.adventure import gold_of, points_of
from tests.games.havresac.table import (
    BASE,
    CARDS,
    GAME,
    board,
    creature_of,
    creatures,
    facts,
    fresh,
    kinds,
    mine,
    plain,
    play_on,
    view,
)

SEASONS = pytest.mark.parametrize("season", k.SEASONS)
Source = dict[str, Any]
source = cast(Source, BASE.source)


# --- the box --------------------------------------------------------------------------------------


@pytest.mark.rule("H1")
def test_the_box_is_complete() -> None:
    assert dict(zip(k.GUARDIANS, BASE.tokens, strict=True)) == {
        "guide": 12, "warrior": 24, "thief": 16, "priestess": 16, "druid": 10, "huntress": 10}
    assert sum(BASE.tokens) == 88
    assert Counter(creature_of(BASE, card) for card in CARDS) == {
        "fairy": 7, "fox": 13, "crocodile": 4, "pig": 4}
    assert (sum(BASE.chests), k.CHESTS, k.VILLAGES) == (10, 10, 10)
    assert len(k.GUARDIANS) == 6
    assert [kingdom.season for kingdom in BASE.kingdoms] == ["summer", "winter"]


@pytest.mark.rule("H2")
def test_monsters_sit_on_huts_fairies_on_groves() -> None:
    assert (k.HUTS, k.GROVES) == ("ABCDEFGHIJKLMNOPQRSTU", "1234567")
    by_kind = {kind: "".join(card for card in CARDS if creature_of(BASE, card) == kind)
               for kind in ("pig", "crocodile", "fox", "fairy")}
    assert by_kind == {"pig": "CHMR", "crocodile": "EJOT", "fox": "ABDFGIKLNPQSU",
                       "fairy": "1234567"}


@pytest.mark.rule("H1", "H4", "H10")
def test_every_tile_has_a_day_and_a_night_face() -> None:
    for night in ([], list(k.GUARDIANS)):
        tiles = fresh(night=night).view(0)["tiles"]
        name = "night" if night else "day"
        for tile in cast(list[Source], tiles):
            printed = source["guardians"][tile["ref"].removeprefix("guardian:")][name]
            assert tile["face"] == name
            assert tile["cost"] == printed["cost"]
            assert tile["straight"] == (printed["movement"] == "line")
            assert tile["straight"] or tile["movement"] == printed["movement"]
    straight = [(kind, name) for kind in k.GUARDIANS for name in ("day", "night")
                if source["guardians"][kind][name]["movement"] == "line"]
    assert straight == [("thief", "night")]
    assert 2 in (source["guardians"]["warrior"]["day"]["movement"],
                 source["guardians"]["warrior"]["night"]["movement"])


@pytest.mark.rule("H5")
def test_every_item_is_in_some_chest() -> None:
    assert min(BASE.chests) >= 1
    assert mine(fresh())["left"] == {item: source["chests"][item] for item in k.ITEMS}
    assert "chests" in BASE.stand_ins


@pytest.mark.rule("H6", "H60")
def test_ten_glory_is_nine_gold_and_four_points() -> None:
    assert (gold_of(BASE, 10), points_of(BASE, 10)) == (9, 4)


@pytest.mark.rule("H6")
def test_above_fifteen_each_glory_is_a_point_more_and_no_gold() -> None:
    for more in range(1, 20):
        assert points_of(BASE, 15 + more) == points_of(BASE, 15) + more
        assert gold_of(BASE, 15 + more) == gold_of(BASE, 15)
    for glory in range(16):
        assert gold_of(BASE, glory) == source["gains"]["gold"][glory]
        assert points_of(BASE, glory) == source["gains"]["points"][glory]
    assert list(BASE.gold) == sorted(BASE.gold)
    assert list(BASE.points) == sorted(BASE.points)


@pytest.mark.rule("H7")
def test_the_first_fairy_is_two_glory_and_two_villages_are_two() -> None:
    assert BASE.fairy_glory[0] == 2
    assert len(BASE.fairy_glory) == 7
    assert BASE.village_glory[2] == 2
    assert BASE.village_glory[0] == 0
    assert len(BASE.village_glory) == k.VILLAGES + 1


@pytest.mark.rule("H8")
def test_the_hunting_board_is_worth_points_by_monster() -> None:
    hunting = [int(BASE.hunting[creature]) for creature in range(k.FOX, k.FAIRY)]
    assert hunting == [source["hunting"][name] for name in ("fox", "crocodile", "pig")]
    assert hunting == sorted(hunting)
    assert hunting[0] > 0


@pytest.mark.rule("H60", "H70")
def test_what_the_rulebook_prints_of_glory_and_points() -> None:
    assert [int(BASE.glory[creature]) for creature in (k.FOX, k.CROCODILE, k.PIG)] == [1, 2, 3]
    assert BASE.chest_points == 2


@pytest.mark.rule("H3", "H4", "H5", "H6", "H7", "H8", "H71")
def test_stand_ins_say_so() -> None:
    assert set(BASE.stand_ins) >= {"maps.summer", "maps.winter", "scouts", "chests", "gains",
                                   "fairies", "villages", "hunting", "solo",
                                   "guardians.guide.day", "guardians.huntress.night"}
    assert not {"monsters", "final"} & set(BASE.stand_ins)
    assert view(fresh())["edition"]["stand_ins"] == BASE.stand_ins


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("H10")
def test_the_first_game_is_summer_by_day() -> None:
    s = fresh()
    assert s.view(0)["options"] == {"season": "summer", "night": [], "same_chests": False}
    assert fresh(season="winter").land.season == "winter"
    with pytest.raises(BadInput, match="spring"):
        fresh(season="spring")


@pytest.mark.rule("H10")
def test_faces_are_chosen_by_the_table_or_at_random() -> None:
    s = fresh(night="thief+huntress")
    assert view(s)["options"]["night"] == ["thief", "huntress"]
    assert [tile["face"] for tile in view(s)["tiles"]] == [
        "day", "day", "night", "day", "day", "night"]
    seen: Counter[str] = Counter()
    for seed in range(120):
        log = Log()
        s = fresh(seed=seed, random_faces=True, log=log)
        night = view(s)["options"]["night"]
        seen.update(night)
        assert facts(log.events, "faces") == [{"faces": [
            f"face:{kind}-{'night' if kind in night else 'day'}" for kind in k.GUARDIANS]}]
        assert log.events[0].kind == "faces"
        assert log.events[0].barrier == COMMON_BARRIER
    assert all(35 < seen[kind] < 85 for kind in k.GUARDIANS)
    with pytest.raises(BadInput, match="both chosen and at random"):
        fresh(random_faces=True, night="guide")


@pytest.mark.rule("H10")
def test_the_faces_are_the_same_for_all_and_all_game() -> None:
    s = fresh(3, random_faces=True, seed=4)
    night = s.night
    choose = FastRng(1, 0)
    while s.round < 3:
        play_on(s, choose)
        assert s.night == night


@pytest.mark.rule("H11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_same_bag_and_nothing_else(seats: int) -> None:
    s = fresh(seats)
    first = {"guide": 1, "warrior": 2, "thief": 1, "priestess": 1}
    for seat in range(seats):
        one = mine(s, seat)
        assert sum(one["bag"].values()) == 4, "one is drawn already"
        assert one["stage"] == "moving"
        drawn = one["now"].removeprefix("guardian:")
        assert Counter(one["bag"]) + Counter([drawn]) == first
        assert (one["gold"], one["points"], one["glory"]) == (0, 0, [])
        assert one["items"] == one["found"] == one["gains"] == one["hunted"] == {}
        assert (one["villages"], one["chests"], one["fairies"]) == (0, 0, 0)
        assert one["done"] == one["tents"] == one["guardians"] == []
    for kind, name in enumerate(k.GUARDIANS):
        assert s.reserve[kind] == BASE.tokens[kind] - seats * first.get(name, 0)


@pytest.mark.rule("H11")
def test_each_players_chests_are_shuffled_on_their_own() -> None:
    """Four Thieves of two players open the same Chests: not the same items."""
    e = plain("f5=$ f7=$", guardians_warrior_bag=0, guardians_guide_bag=0,
              guardians_priestess_bag=0)
    orders = []
    for seed in range(30):
        s = fresh(2, e, seed=seed)
        for seat in range(2):
            s.play(seat, GAME.move_of(s, seat, ["square:f5"]))
        orders.append(tuple(next(iter({**mine(s, seat)["found"], "cup": 0}))
                            for seat in range(2)))
    assert any(one != other for one, other in orders)
    assert len({one for one, _ in orders}) > 3


@pytest.mark.rule("H11")
def test_the_same_chests_for_all_if_the_table_wants_it() -> None:
    e = plain("f5=$ f7=$ e6=$ g6=$", guardians_warrior_bag=0, guardians_guide_bag=0,
              guardians_priestess_bag=0, guardians_thief_bag=4)
    laid = set()
    for seed in range(12):
        s = fresh(3, e, seed=seed, same_chests=True)
        for seat in range(3):
            for square in ("f5", "f7", "e6", "g6")[seat:]:
                s.play(seat, GAME.move_of(s, seat, [f"square:{square}"]))
                if square != "g6":
                    s.play(seat, GAME.move_of(s, seat, ["act:done"]))
        found = [Counter(one["items"]) + Counter(one["found"]) + Counter(cup=one["cups"])
                 for one in (mine(s, seat) for seat in range(3))]
        assert (found[0].total(), found[1].total(), found[2].total()) == (4, 3, 2)
        assert found[0] >= found[1] >= found[2]
        assert Counter(s.laid) == Counter(dict(enumerate(e.chests)))
        laid.add(tuple(s.laid))
    assert len(laid) == 12


@pytest.mark.rule("H11")
def test_the_bag_of_an_edition_is_the_bag_of_the_game() -> None:
    s = fresh(2, plain(guardians_druid_bag=2, guardians_warrior_bag=0))
    owned = [int(board(s).owned(kind)) for kind in range(k.KINDS)]
    assert owned == [1, 0, 1, 1, 2, 0]
    assert list(s.reserve) == [BASE.tokens[kind] - 2 * owned[kind] for kind in range(k.KINDS)]


@pytest.mark.rule("H12")
@SEASONS
def test_three_creatures_guard_the_castle_and_their_own_places_stay_empty(season: str) -> None:
    places = set()
    for seed in range(30):
        log = Log()
        s = fresh(2, seed=seed, season=season, log=log)
        guards = facts(log.events, "guard")
        assert [guard["square"] for guard in guards] == [
            k.square_ref(square) for square in s.land.starts]
        for guard in guards:
            card = guard["card"].partition(":")[2]
            places.add(card)
            square = guard["square"].removeprefix("square:")
            for seat in range(2):
                assert creatures(s, seat)[square] == creature_of(BASE, card)
            home = k.square_name(s.land.places[CARDS.index(card)])
            assert home not in creatures(s)
            assert f"{guard['creature']}" == f"creature:{creature_of(BASE, card)}"
        assert len({guard["card"] for guard in guards}) == 3
        assert all(event.barrier == COMMON_BARRIER for event in log.events
                   if event.kind in ("guard", "scout"))
    assert len(places) > 20


@pytest.mark.rule("H12")
def test_the_places_of_the_guards_stay_empty_all_game() -> None:
    for seed in range(4):
        log = Log()
        s = fresh(seed=seed, log=log)
        while not s.over:
            s.apply(0, s.legal(0)[-1], log)
        guards = [guard["card"] for guard in facts(log.events, "guard")]
        scouts = [card["card"] for card in facts(log.events, "scout")]
        assert len(guards) == 3
        assert len(scouts) == 25
        assert sorted(name.partition(":")[2] for name in guards + scouts) == sorted(CARDS)
        assert s.unseen == 0


@pytest.mark.rule("H12", "H20")
def test_everybody_begins_with_the_same_creatures() -> None:
    s = fresh(4, seed=9)
    assert creatures(s, 0) == creatures(s, 1) == creatures(s, 2) == creatures(s, 3)
    assert len(creatures(s)) == 8
    assert len(view(s)["unseen"]) == 20
    assert len(view(s)["scouted"]) == 5


@pytest.mark.rule("H12", "H21")
def test_the_set_up_tells_guards_scouts_and_draws_in_order() -> None:
    log = Log()
    fresh(2, log=log)
    assert kinds(log.events) == ["guard"] * 3 + ["round"] + ["scout"] * 5 + ["draw"] * 2
