"""A Guardian's turn: declare items, go somewhere or take a place, act, be done (H21, H30-H51)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import NO_BARRIER, SEAT_BARRIER, Json, Log, seat_ref
from ludotheque.core.rng import plus, put
from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import moves as m
from ludotheque.games.havresac.adventure import Adventure
from ludotheque.games.havresac.kingdom import NONE, Kingdom
from ludotheque.games.havresac.position import Position
from ludotheque.games.havresac.reach import reach, way_to

# --- what may be done -----------------------------------------------------------------------------


def turn_moves(p: Position, b: Adventure) -> vec[i64]:
    if b.stage == a.MOVING:
        return moving_moves(p, b)
    return append(acting_moves(p, b), m.DONE)


def moving_moves(p: Position, b: Adventure) -> vec[i64]:
    out = vec[i64](capacity=64)
    ends = reach(p.content, p.land, b, p.night).ends
    for square in ends:  # first where something happens: who reads a list finds it at its top
        if something_happens(p, b, square):
            out = append(out, m.GO + square)
    for square in ends:
        if not something_happens(p, b, square):
            out = append(out, m.GO + square)
    if may_take_places(p, b):
        for square in range(k.SQUARES):
            if b.guardian(square) not in (NONE, k.PRIESTESS):
                out = append(out, m.TAKE + square)
    if len(out) == 0:  # H34: nowhere to go as things stand
        out = append(out, m.ASIDE)
    for item in (k.BOOTS, k.SWORD, k.FEATHER):
        if may_declare(p, b, item):
            out = append(out, m.DECLARE + item)
    return out


def something_happens(p: Position, b: Adventure, square: i64) -> bool:
    """H32, H33, H42: a creature, a ruined Village, or a closed Chest for a Thief."""
    cell = b.cells[square]
    if cell & (a.CREATURE | a.DONE):
        return cell & a.CREATURE != 0
    terrain = p.land.terrain[square]
    return terrain == k.VILLAGE or (terrain == k.CHEST and b.now == k.THIEF)


def may_take_places(p: Position, b: Adventure) -> bool:
    """H43: the Day Priestess, instead of moving; H51: with an item declared she moves."""
    return b.now == k.PRIESTESS and not p.is_night(k.PRIESTESS) \
        and not (b.boots or b.sword or b.feather)


def may_declare(p: Position, b: Adventure, item: i64) -> bool:
    """H51: what could do nothing by the tile is not offered."""
    if b.items[item] == 0:
        return False
    if item == k.BOOTS:  # H42: not by the Night Thief
        return not p.content.straight[b.now * 2 + ((p.night >> b.now) & 1)]
    if item == k.SWORD:
        return not b.sword and (b.now != k.WARRIOR or p.is_night(k.WARRIOR))
    return not b.feather and (b.now != k.DRUID or p.is_night(k.DRUID))


def acting_moves(p: Position, b: Adventure) -> vec[i64]:
    """The Guardian's own act, once, and items (H50)."""
    out = vec[i64](capacity=16)
    if not b.acted:
        out = own_act_moves(p, b, out)
    if b.items[k.NET]:
        out = net_moves(p.land, b, out, m.NET)
    if b.items[k.BOW]:
        out = shot_moves(p.land, b, out, m.BOW)
    if b.items[k.HAMMER]:
        out = repair_moves(p.land, b, out, m.HAMMER)
    return out


def own_act_moves(p: Position, b: Adventure, out: vec[i64]) -> vec[i64]:
    if b.now == k.HUNTRESS:
        return shot_moves(p.land, b, out, m.ACT)
    if not p.is_night(b.now):
        return out
    if b.now == k.GUIDE:
        return net_moves(p.land, b, out, m.ACT)
    if b.now == k.DRUID:
        return repair_moves(p.land, b, out, m.ACT)
    if b.now == k.PRIESTESS:
        return send_moves(b, out)
    return out


def net_moves(land: Kingdom, b: Adventure, out: vec[i64], group: i64) -> vec[i64]:
    """H40: a Fairy exactly two squares away in a straight line, over anything."""
    for way in range(4):
        to = two_away(land, b.at, way)
        if to != k.EDGE and b.creature(to) == k.FAIRY:
            out = append(out, group + to)
    return out


def repair_moves(land: Kingdom, b: Adventure, out: vec[i64], group: i64) -> vec[i64]:
    """H44: a ruined Village exactly two squares away in a straight line, over anything."""
    for way in range(4):
        to = two_away(land, b.at, way)
        if to != k.EDGE and land.terrain[to] == k.VILLAGE and not b.is_done(to):
            out = append(out, group + to)
    return out


def two_away(land: Kingdom, square: i64, way: i64) -> i64:
    return land.near[land.near[square * 4 + way] * 4 + way]


def shot_moves(land: Kingdom, b: Adventure, out: vec[i64], group: i64) -> vec[i64]:
    """H45: the first thing in each straight line, if it is a Monster."""
    for way in range(4):
        to = land.near[b.at * 4 + way]
        while to != k.EDGE and not blocks_arrow(land, b, to):
            to = land.near[to * 4 + way]
        if to != k.EDGE and k.NOBODY < b.creature(to) < k.FAIRY:
            out = append(out, group + to)
    return out


def blocks_arrow(land: Kingdom, b: Adventure, square: i64) -> bool:
    """H45: Guardians, creatures, Villages, Forests and the Castle; nothing else."""
    if b.cells[square] & (a.GUARDIAN | a.CREATURE):
        return True
    terrain = land.terrain[square]
    return terrain == k.VILLAGE or terrain == k.FOREST or terrain == k.CASTLE


def send_moves(b: Adventure, out: vec[i64]) -> vec[i64]:
    """H43, Night: a Guardian in her row or column, over anything, not a Priestess."""
    row, column = b.at // k.SIDE, b.at % k.SIDE
    for square in range(k.SQUARES):
        if (square // k.SIDE == row or square % k.SIDE == column) \
                and b.guardian(square) not in (NONE, k.PRIESTESS):
            out = append(out, m.ACT + square)
    return out


# --- doing it -------------------------------------------------------------------------------------


def take_turn(p: Position, seat: i64, move: i64, log: Log | None) -> None:
    """Any move of a turn but the last, `done`."""
    b = p.boards[seat]
    if move < m.GO:
        declare(p, seat, b, move, log)
    elif move < m.TAKE:
        go(p, seat, b, move - m.GO, log)
    elif move < m.ASIDE:
        take_place(p, seat, b, move - m.TAKE, log)
    elif move < m.NET:
        own_act(p, seat, b, move - m.ACT, log)
    elif move < m.BOW:
        use(p, seat, b, k.NET, log)
        catch(p, seat, b, move - m.NET, log)
    elif move < m.HAMMER:
        use(p, seat, b, k.BOW, log)
        shoot(p, seat, b, move - m.BOW, log)
    else:
        use(p, seat, b, k.HAMMER, log)
        repair(p, seat, b, move - m.HAMMER, log)


def use(p: Position, seat: i64, b: Adventure, item: i64, log: Log | None) -> None:
    """H50: once each."""
    b.items = plus(b.items, item, -1)
    if log is not None:
        p.tell(log, seat, "use", {"item": k.item_ref(item)})


def declare(p: Position, seat: i64, b: Adventure, item: i64, log: Log | None) -> None:
    """H51: spent before moving."""
    use(p, seat, b, item, log)
    if item == k.BOOTS:
        b.boots += 1
    elif item == k.SWORD:
        b.sword = True
    else:
        b.feather = True


def go(p: Position, seat: i64, b: Adventure, end: i64, log: Log | None) -> None:
    """H30 to H33, H42: the Guardian arrives, and what is there happens to it."""
    if log is not None:
        way = way_to(p.content, p.land, b, p.night, end)
        p.tell(log, seat, "go", {
            "guardian": k.guardian_ref(b.now), "from": k.spot(p.land, way[0]),
            "to": k.spot(p.land, end), "way": [k.square_ref(square) for square in way]})
    stand(b, end)
    if not something_happens(p, b, end):
        return
    if b.creature(end):
        catch(p, seat, b, end, log)
    elif p.land.terrain[end] == k.VILLAGE:
        repair(p, seat, b, end, log)
    else:
        open_chest(p, seat, b, end, log)


def stand(b: Adventure, square: i64) -> None:
    b.put_guardian(square, b.now)
    b.at = square
    b.stage = a.ACTING


def catch(p: Position, seat: i64, b: Adventure, square: i64, log: Log | None) -> None:
    """H32: a creature goes to the gains."""
    creature = b.gain_creature(square)
    if log is not None:
        p.tell(log, seat, "catch" if creature == k.FAIRY else "beat",
               {"creature": k.creature_ref(creature)} | here(p, square))


def repair(p: Position, seat: i64, b: Adventure, square: i64, log: Log | None) -> None:
    """H33: the topmost token of the Village column."""
    b.cells[square] |= a.DONE
    b.villages += 1
    if log is not None:
        p.tell(log, seat, "repair", {"n": int(b.villages)} | here(p, square))


def open_chest(p: Position, seat: i64, b: Adventure, square: i64, log: Log | None) -> None:
    """H42: the item is there for the next Guardian; a Cup counts by itself (H50)."""
    item = draw_item(p, seat, b, square)
    b.cells[square] |= a.DONE
    b.left = plus(b.left, item, -1)
    b.chests += 1
    if item == k.CUP:
        b.cups += 1
    else:
        b.found = plus(b.found, item, 1)
    if log is not None:
        p.tell(log, seat, "open", {"item": k.item_ref(item)} | here(p, square),
               SEAT_BARRIER)


def draw_item(p: Position, seat: i64, b: Adventure, square: i64) -> i64:
    """H11: any of the items left, unless all players have the same Chests."""
    if p.same_chests:
        for chest in range(k.CHESTS):
            if p.land.chests[chest] == square:
                return p.laid[chest]
    return draw_kind(p, seat, b.left)


def draw_kind(p: Position, seat: i64, counts: vec[i64]) -> i64:
    """One of some things, by the seat's own luck."""
    total: i64 = 0
    for n in counts:
        total += n
    drawn = p.rng.below(1 + seat, total)
    kind: i64 = 0
    while drawn >= counts[kind]:
        drawn -= counts[kind]
        kind += 1
    return kind


def take_place(p: Position, seat: i64, b: Adventure, square: i64, log: Log | None) -> None:
    """H43, Day: the other goes back into the bag; nothing else happens there."""
    out = b.lift_guardian(square)
    b.bag[out] += 1
    stand(b, square)
    if log is not None:
        p.tell(log, seat, "take", {"guardian": k.guardian_ref(out)} | here(p, square))


def own_act(p: Position, seat: i64, b: Adventure, square: i64, log: Log | None) -> None:
    b.acted = True
    if b.now == k.HUNTRESS:
        shoot(p, seat, b, square, log)
    elif b.now == k.GUIDE:
        catch(p, seat, b, square, log)
    elif b.now == k.DRUID:
        repair(p, seat, b, square, log)
    else:
        send_back(p, seat, b, square, log)


def shoot(p: Position, seat: i64, b: Adventure, square: i64, log: Log | None) -> None:
    """H45: the Night Huntress has a point for it at once, with a Bow too."""
    creature = b.gain_creature(square)
    if log is not None:
        p.tell(log, seat, "shoot", {"creature": k.creature_ref(creature)} |
               here(p, square))
    if b.now == k.HUNTRESS and p.is_night(k.HUNTRESS):
        b.points += 1
        if log is not None:
            p.tell(log, seat, "point", {})


def send_back(p: Position, seat: i64, b: Adventure, square: i64, log: Log | None) -> None:
    """H43, Night."""
    out = b.lift_guardian(square)
    b.bag[out] += 1
    if log is not None:
        p.tell(log, seat, "send", {"guardian": k.guardian_ref(out)} | here(p, square))


def set_aside(p: Position, seat: i64, b: Adventure, log: Log | None) -> None:
    """H34: until the round ends."""
    b.aside = plus(b.aside, b.now, 1)
    if log is not None:
        p.tell(log, seat, "aside", {"guardian": k.guardian_ref(b.now)})


def end_turn(p: Position, seat: i64, b: Adventure, log: Log | None) -> None:
    """H21: what was found may be used now; the next Guardian is drawn, or the bag is empty."""
    for item in range(k.KINDS_OF_ITEMS):
        if b.found[item]:
            b.items = plus(b.items, item, b.found[item])
            b.found = put(b.found, item, 0)
    b.boots = 0
    b.sword = b.feather = b.acted = False
    b.at = NONE
    if b.in_bag():
        draw_guardian(p, seat, b, log)
        return
    b.now = NONE
    b.stage = a.WAITING
    if log is not None:
        log.add("finish", {"seat": seat_ref(seat)})


def draw_guardian(p: Position, seat: i64, b: Adventure, log: Log | None) -> None:
    """H21: there is no way back from it, but where only one kind was left and nothing is told."""
    left = b.in_bag()
    b.now = draw_kind(p, seat, b.bag)
    certain = b.bag[b.now] == left
    b.bag[b.now] -= 1
    b.stage = a.MOVING
    if log is not None:
        p.tell(log, seat, "draw", {"guardian": k.guardian_ref(b.now)},
               NO_BARRIER if certain else SEAT_BARRIER)


def here(p: Position, square: i64) -> Json:
    """Where something happens: what the square is called, and the square."""
    return {"place": k.spot(p.land, square), "square": k.square_ref(square)}
