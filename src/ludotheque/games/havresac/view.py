"""What a seat may know of a position, as plain JSON, and positions imagined from it.

Built by allow-list. Boards, bags and gains are public; hidden are the order of bags and piles and
what is in the Chests. None of that is stored, but Chests that are the same for all (H11); while
those are being opened the others see a board as it was when the Adventure began.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import AS_BEFORE, Json, seat_ref
from ludotheque.core.game import Game, Knowledge, State
from ludotheque.core.rng import FastRng, Rng, same
from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import position as pos
from ludotheque.games.havresac.adventure import Adventure, gold_of, new_adventure, points_of
from ludotheque.games.havresac.kingdom import NONE, HavresacEdition
from ludotheque.games.havresac.position import Position
from ludotheque.games.havresac.state import HavresacState, bare_state
from ludotheque.games.havresac.turn import draw_guardian, turn_moves


def public(s: HavresacState, since: HavresacState | None) -> Json:
    """What everybody sees."""
    seen: Json = {} if since is not None else printed(s)
    if since is None or s.round != since.round or s.phase != since.phase:
        seen["round"] = int(s.round)
        seen["phase"] = pos.PHASES[s.phase]
        seen["result"] = s.result().json() if s.over else None
    if since is None or not same(s.reserve, since.reserve):
        seen["tiles"] = [tile_view(s, kind) for kind in range(k.KINDS)]
    if since is None or s.scouted != since.scouted:
        seen["scouted"] = cards_view(s, s.scouted)
    if since is None or s.unseen != since.unseen:
        seen["unseen"] = cards_view(s, s.unseen)
    if since is None or s.same_chests:
        seen["chests"] = known_chests(s, None)
    seen["boards"] = [AS_BEFORE if since is not None and same_board(s, since, seat)
                      else board_view(s, seat, seen_board(s, seat, None), len(s.shown) > 0)
                      for seat in range(len(s.boards))]
    return seen


def printed(s: HavresacState) -> Json:
    """What stays as it is for the whole game, and for who only watches."""
    return {
        "game": "havresac",
        "edition": s.edition.about,
        "seat": None,
        "options": {"season": k.SEASONS[s.season], "night": night_names(s.night),
                    "same_chests": s.same_chests},
        "rounds": int(k.ROUNDS),
        "printed": s.land.printed,
        "tables": s.content.tables,
        "shown": None,
    }


def own(s: HavresacState, seat: int, public: Json) -> Json:
    """What a seat sees besides: its own board as it is while the others see it as it was."""
    if not len(s.shown):
        return {"seat": seat}
    boards = cast(list[Json], public["boards"])[:]
    boards[seat] = board_view(s, seat, s.boards[seat], False)
    return {
        "seat": seat,
        "chests": known_chests(s, seat),
        "boards": boards,
        "shown": board_view(s, seat, s.shown[seat], True),  # what the others see of it
    }


def night_names(night: i64) -> list[str]:
    return [name for kind, name in enumerate(k.GUARDIANS) if (night >> kind) & 1]


def tile_view(s: Position, kind: i64) -> Json:
    face = kind * 2 + ((s.night >> kind) & 1)
    return {"ref": k.guardian_ref(kind), "face": "night" if face % 2 else "day",
            "movement": int(s.content.movement[face]), "straight": s.content.straight[face] != 0,
            "cost": int(s.content.cost[face]), "reserve": int(s.reserve[kind])}


def cards_view(s: Position, places: i64) -> list[Json]:
    """The Scout cards of some places."""
    cards = s.content.cards[s.season]
    return [cards[place] for place in range(k.PLACES) if (places >> place) & 1]


def known_chests(s: Position, seat: int | None) -> Json:
    """H11, `same_chests`: what the viewer has seen in a Chest is in that Chest for everybody."""
    out: Json = {}
    for chest in range(len(s.laid)):
        square = s.land.chests[chest]
        for other in range(len(s.boards)):
            if seen_board(s, other, seat).is_done(square):
                out[k.square_ref(square)] = k.item_ref(s.laid[chest])
    return out


def seen_board(s: Position, other: i64, seat: int | None) -> Adventure:
    """A board as a viewer sees it."""
    if len(s.shown) and other != (NONE if seat is None else seat):
        return s.shown[other]
    return s.boards[other]


def same_board(s: Position, b: Position, seat: i64) -> bool:
    """Whether nothing has changed of what everybody is shown of a seat's board."""
    return (s.phase == b.phase and (len(s.shown) > 0) == (len(b.shown) > 0)
            and s.boards[seat].stage == b.boards[seat].stage
            and seen_board(s, seat, None).same(seen_board(b, seat, None)))


def board_view(s: Position, seat: i64, b: Adventure, earlier: bool) -> Json:
    e = s.content
    glory = b.round_glory(e)
    guardians: list[Json] = []
    creatures: list[Json] = []
    tents: list[str] = []
    done: list[str] = []
    for square in range(k.SQUARES):
        if b.cells[square]:
            ref = k.square_ref(square)
            if b.guardian(square) != NONE:
                guardians.append({"square": ref, "guardian": k.guardian_ref(b.guardian(square))})
            if b.creature(square):
                creatures.append({"square": ref, "creature": k.creature_ref(b.creature(square))})
            if b.has_tent(square):
                tents.append(ref)
            if b.is_done(square):
                done.append(ref)
    return {
        "ref": seat_ref(seat),
        "earlier": earlier,  # as it was when the Adventure began
        "finished": s.boards[seat].stage == a.WAITING,
        "stage": a.STAGES[b.stage],
        "now": None if b.now == NONE else k.guardian_ref(b.now),
        "at": None if b.at == NONE else k.square_ref(b.at),
        "declared": {"boots": int(b.boots), "sword": b.sword, "feather": b.feather},
        "acted": b.acted,
        "bag": counted(b.bag, k.GUARDIANS),
        "aside": counted(b.aside, k.GUARDIANS),
        "guardians": guardians,
        "creatures": creatures,
        "tents": tents,
        "done": done,
        "left": counted(b.left, k.ITEMS),
        "items": counted(b.items, k.ITEMS),
        "found": counted(b.found, k.ITEMS),
        "cups": int(b.cups),
        "gains": counted(b.gains, k.CREATURES),
        "hunted": counted(b.hunted, k.CREATURES),
        "fairies": int(b.fairies),
        "fled": int(b.fled),
        "villages": int(b.villages),
        "chests": int(b.chests),
        "gold": int(b.gold),
        "points": int(b.points),
        "score": int(b.score(e)),
        "glory": [int(value) for value in b.glory],
        # What this round would bring if it ended now.
        "round": {"glory": int(glory), "gold": int(gold_of(e, glory)),
                  "points": int(points_of(e, glory))} if s.phase == pos.ADVENTURE else None,
    }


def counted(values: vec[i64], names: tuple[str, ...]) -> Json:
    """How many of each, none left out but those there are none of."""
    out: Json = {}
    for i in range(len(values)):
        if values[i]:
            out[names[i]] = int(values[i])
    return out


# --- from a view back to positions --------------------------------------------------------------


class HavresacKnowledge(Knowledge):
    """What a seat sees, with `hidden` the seats whose Adventure it does not see, and of these the
    ones that have `finished`."""

    def __init__(self, seen: HavresacState, known: Json, hidden: list[int],
                 finished: list[int]) -> None:
        self.seen = seen
        self.known = known
        self.hidden = hidden
        self.finished = finished

    def imagine(self, rng: Rng) -> State:
        s = self.seen.copy()
        s.rng = rng
        if s.same_chests:
            s.laid = lay_unknown(s, self.known)
        # Of hidden boards only the beginning is known: those finished have played somehow.
        for seat in self.hidden:
            draw_guardian(s, seat, s.boards[seat], None)
        for seat in self.finished:
            while s.boards[seat].stage != a.WAITING:
                moves = turn_moves(s, s.boards[seat])
                s.apply(seat, moves[rng.below(0, len(moves))])
        return s


def lay_unknown(s: Position, known: Json) -> vec[i64]:
    """The Chests seen open as they are, the other items anyhow in the others."""
    left = [int(n) for n in s.content.chests]
    for item in known.values():
        left[item_in(item)] -= 1
    rest = vec[i64]()
    for kind in range(k.KINDS_OF_ITEMS):
        for _ in range(left[kind]):
            rest = append(rest, kind)
    s.rng.shuffle(0, rest)
    laid = vec[i64](capacity=k.CHESTS)
    taken = 0
    for chest in range(k.CHESTS):
        item = known.get(k.square_ref(s.land.chests[chest]))
        if item is None:
            laid = append(laid, rest[taken])
            taken += 1
        else:
            laid = append(laid, item_in(item))
    return laid


def know(game: Game, view: Json, edition: HavresacEdition) -> Knowledge:
    options = cast(Json, view["options"])
    boards = cast(list[Json], view["boards"])
    night = 0
    for name in cast(list[str], options["night"]):
        night |= 1 << k.GUARDIANS.index(name)
    s = bare_state(game, edition, FastRng(0, len(boards)), len(boards),
                   k.SEASONS.index(cast(str, options["season"])), night,
                   bool(options["same_chests"]))
    s.round = cast(int, view["round"])
    s.phase = pos.PHASES.index(cast(str, view["phase"]))
    s.over = s.phase == pos.OVER
    s.unseen = cards_in(s, view["unseen"])
    s.scouted = cards_in(s, view["scouted"])
    tiles = cast(list[Json], view["tiles"])
    for kind in range(k.KINDS):
        s.reserve[kind] = cast(int, tiles[kind]["reserve"])
    s.boards = [board_in(edition, board) for board in boards]
    hidden = [seat for seat in range(len(boards)) if boards[seat]["earlier"]]
    if hidden:
        s.shown = [b.copy() for b in s.boards]
        if view["shown"] is not None:
            s.shown[cast(int, view["seat"])] = board_in(edition, cast(Json, view["shown"]))
    finished = [seat for seat in hidden if boards[seat]["finished"]]
    return HavresacKnowledge(s, cast(Json, view["chests"]), hidden, finished)


def board_in(e: HavresacEdition, board: Json) -> Adventure:
    b = new_adventure(e)
    b.stage = a.STAGES.index(cast(str, board["stage"]))
    b.now = NONE if board["now"] is None else k.GUARDIANS.index(name_in(board["now"]))
    b.at = NONE if board["at"] is None else square_in(board["at"])
    declared = cast(Json, board["declared"])
    b.boots = cast(int, declared["boots"])
    b.sword, b.feather = bool(declared["sword"]), bool(declared["feather"])
    b.acted = bool(board["acted"])
    b.bag = counts_in(board["bag"], k.GUARDIANS)
    b.aside = counts_in(board["aside"], k.GUARDIANS)
    for entry in cast(list[Json], board["guardians"]):
        b.put_guardian(square_in(entry["square"]), k.GUARDIANS.index(name_in(entry["guardian"])))
    for entry in cast(list[Json], board["creatures"]):
        b.put_creature(square_in(entry["square"]), k.CREATURES.index(name_in(entry["creature"])))
    for ref in cast(list[str], board["tents"]):
        b.cells[square_in(ref)] |= a.TENT
    for ref in cast(list[str], board["done"]):
        b.cells[square_in(ref)] |= a.DONE
    b.left = counts_in(board["left"], k.ITEMS)
    b.items = counts_in(board["items"], k.ITEMS)
    b.found = counts_in(board["found"], k.ITEMS)
    b.gains = counts_in(board["gains"], k.CREATURES)
    b.hunted = counts_in(board["hunted"], k.CREATURES)
    b.cups, b.fairies = cast(int, board["cups"]), cast(int, board["fairies"])
    b.fled, b.villages = cast(int, board["fled"]), cast(int, board["villages"])
    b.chests, b.gold = cast(int, board["chests"]), cast(int, board["gold"])
    b.points = cast(int, board["points"])
    b.glory = vec[i64](cast(list[int], board["glory"]))
    return b


def name_in(ref: object) -> str:
    return cast(str, ref).partition(":")[2]


def square_in(ref: object) -> int:
    return k.square_of(name_in(ref))


def item_in(ref: object) -> int:
    return k.ITEMS.index(name_in(ref))


def counts_in(counts: object, names: tuple[str, ...]) -> vec[i64]:
    given = cast(Json, counts)
    return vec[i64]([cast(int, given.get(name, 0)) for name in names])


def cards_in(s: Position, cards: object) -> int:
    bits = 0
    for card in cast(list[Json], cards):
        bits |= 1 << k.place_at(s.land, square_in(card["square"]))
    return bits
