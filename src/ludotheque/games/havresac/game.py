"""Les Gardiens de Havresac as a `Game`: one set of methods that fits all games, in its words."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ludotheque.core.errors import BadInput
from ludotheque.core.events import COMMON_BARRIER, Json, Log, Message
from ludotheque.core.game import Edition, Game, Knowledge, Option, State
from ludotheque.core.rng import Rng
from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import challenges, content, notation, rounds
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import moves as m
from ludotheque.games.havresac import view as views
from ludotheque.games.havresac.judge import SCALE
from ludotheque.games.havresac.kingdom import HavresacEdition
from ludotheque.games.havresac.position import Position
from ludotheque.games.havresac.state import HavresacState, bare_state
from ludotheque.games.havresac.turn import acting_moves, something_happens

# All 88 Guardians and a Priestess's second turns in each of five rounds, some moves each, and the
# items; no real game comes near.
MAX_MOVES = 4000


class Havresac(Game):
    """Les Gardiens de Havresac, by Frédéric Guérard: 1 to 4 players at the same time."""

    def __init__(self) -> None:
        super().__init__("havresac", 1, 4, 1, m.MOVE_SPACE, MAX_MOVES, (
            Option("season", "summer", k.SEASONS),
            Option("night", [], k.GUARDIANS, many=True),
            Option("random_faces", False),
            Option("same_chests", False)), ("base",), ("rounds", "printed", "tables"),
            challenges.CHALLENGES, speedruns=False, in_points=True, decisions=3.0,
            levels=("greedy:8:20", "greedy", "rollout:20:30", "rollout:100"))

    def edition_of(self, name: str, source: Json, where: str) -> Edition:
        return content.edition_of(name, source, where)

    def start(self, seats: int, options: Json, edition: Edition, rng: Rng,
              log: Log | None) -> State:
        chosen = cast(list[str], options["night"])
        night: i64 = 0
        for name in chosen:
            night |= 1 << k.GUARDIANS.index(name)
        if options["random_faces"]:
            if chosen:
                raise BadInput("faces both chosen and at random", self.name,
                               "either night or random_faces")
            night = rng.below(0, 1 << k.KINDS)
            if log is not None:
                faces = [f"face:{name}-{'night' if (night >> kind) & 1 else 'day'}"
                         for kind, name in enumerate(k.GUARDIANS)]
                log.add("faces", {"faces": faces}, COMMON_BARRIER)
        season = k.SEASONS.index(cast(str, options["season"]))
        state = bare_state(self, cast(HavresacEdition, edition), rng, seats, season, night,
                           bool(options["same_chests"]))
        rounds.set_up(state, log)
        return state

    def public(self, state: State, since: State | None = None) -> Json:
        return views.public(cast(HavresacState, state),
                            None if since is None else cast(HavresacState, since))

    def own(self, state: State, seat: int, public: Json) -> Json:
        return views.own(cast(HavresacState, state), seat, public)

    def know(self, view: Json, edition: Edition) -> Knowledge:
        return views.know(self, view, cast(HavresacEdition, edition))

    def path(self, state: State, move: int) -> list[str]:
        return m.path_of(move)

    def says(self, state: State, seat: int, move: int) -> Message:
        return says(cast(HavresacState, state), seat, move)

    def warnings(self, state: State, seat: int, move: int) -> list[Message]:
        return warnings(cast(HavresacState, state), seat, move)

    def write(self, state: State) -> str:
        return notation.write(cast(HavresacState, state))

    def read(self, text: str, edition: Edition, rng: Rng) -> State:
        return notation.read(self, text, cast(HavresacEdition, edition), rng)

    def outlook(self, state: State, value: float) -> float:
        return value * SCALE

    def achieved(self, state: State, seat: int) -> list[str]:
        return challenges.achieved(cast(HavresacState, state), seat)

    def figures(self, state: State, seat: int) -> dict[str, float]:
        return figures(cast(HavresacState, state), seat)

    def pieces(self, state: State) -> list[str]:
        return pieces(cast(HavresacState, state))


def says(p: Position, seat: i64, move: i64) -> Message:
    """A move as a sentence: who does what where."""
    b = p.boards[seat]
    guardian = "" if b.now < 0 else k.guardian_ref(b.now)
    if move < m.GO:
        return Message("havresac-says-declare", {"item": k.item_ref(move),
                                                 "guardian": guardian})
    if move < m.TAKE:
        return Message(*go_sentence(p, b, guardian, move - m.GO))
    if move < m.ASIDE:
        square = move - m.TAKE
        return Message("havresac-says-take", {
            "guardian": k.guardian_ref(b.guardian(square)),
            "place": k.spot(p.land, square)})
    if move == m.ASIDE:
        return Message("havresac-says-aside", {"guardian": guardian})
    if move < m.RECRUIT:
        return act_sentence(p, b, move)
    if move < m.DONE:
        kind = move - m.RECRUIT
        return Message("havresac-says-recruit", {"guardian": k.guardian_ref(kind),
                                                 "gold": int(p.cost(kind))})
    if b.stage == a.BUYING:
        return Message("havresac-says-recruited", {})
    return Message("havresac-says-done" if b.in_bag() else "havresac-says-finish",
                   {"guardian": guardian})


def go_sentence(p: Position, b: a.Adventure, guardian: str, square: i64) -> tuple[str, Json]:
    """What going somewhere means: a fight, a Fairy, a Village, a Chest, or just a place."""
    facts: Json = {"guardian": guardian, "place": k.spot(p.land, square)}
    creature = b.creature(square)
    if creature:
        facts["creature"] = k.creature_ref(creature)
        return ("havresac-says-fairy" if creature == k.FAIRY else "havresac-says-fight"), facts
    if not something_happens(p, b, square):
        return "havresac-says-go", facts
    if p.land.terrain[square] == k.VILLAGE:
        return "havresac-says-village", facts
    return "havresac-says-chest", facts


def act_sentence(p: Position, b: a.Adventure, move: i64) -> Message:
    """The Guardian's own act or an item's: `catch`, `shoot`, `repair` or `send`."""
    group = m.ACT if move < m.NET else m.NET if move < m.BOW else m.BOW if move < m.HAMMER \
        else m.HAMMER
    square = move - group
    facts: Json = {"place": k.spot(p.land, square)}
    if group == m.ACT and b.now == k.PRIESTESS:
        facts["guardian"] = k.guardian_ref(b.guardian(square))
        return Message("havresac-says-send", facts)
    creature = b.creature(square)
    name = "repair"
    if creature:
        facts["creature"] = k.creature_ref(creature)
        name = "catch" if creature == k.FAIRY else "shoot"
    if group == m.ACT:
        return Message(f"havresac-says-{name}", facts)
    facts["item"] = "item:" + ("net" if group == m.NET else "bow" if group == m.BOW else "hammer")
    return Message(f"havresac-says-{name}-item", facts)


def warnings(p: Position, seat: i64, move: i64) -> list[Message]:
    b = p.boards[seat]
    if move != m.DONE:
        return []
    if b.stage == a.ACTING and len(acting_moves(p, b)):
        return [Message("havresac-warn-act", {})]
    if b.stage == a.BUYING and len(rounds.recruit_moves(p, b)) > 1:
        return [Message("havresac-warn-gold", {"gold": int(b.gold)})]
    return []


def figures(p: Position, seat: i64) -> dict[str, float]:
    """How the economy went: Glory, recruits, and what was left undone."""
    b = p.boards[seat]
    out = {f"glory-{n + 1}": float(b.glory[n]) for n in range(len(b.glory))}
    total = 0.0
    for kind in range(k.KINDS):
        recruits = float(b.owned(kind) - p.content.first_bag[kind])
        out["recruited-" + k.GUARDIANS[kind]] = recruits
        out["games-with-" + k.GUARDIANS[kind]] = float(recruits > 0.0)
        total += recruits
    out["recruited-per-round"] = total / float(k.ROUNDS - 1)
    out["monsters-left"] = float(b.monsters())
    out["chests-left"] = float(k.CHESTS - b.chests)
    out["fairies-fled"] = float(b.fled)
    out["villages-left"] = float(k.VILLAGES - b.villages)
    return out


def pieces(p: Position) -> list[str]:
    """Every component, wherever it is: each board's on its own."""
    out: list[str] = []
    for kind in range(k.KINDS):
        n = p.reserve[kind]
        for b in p.boards:
            n += b.owned(kind)
        out.append(f"{k.GUARDIANS[kind]}*{n}")
    for seat in range(len(p.boards)):
        b = p.boards[seat]
        found = [0] * (k.FAIRY + 1)
        for place in range(k.PLACES):
            if (p.unseen >> place) & 1:
                found[p.content.creature_of[place]] += 1
        for square in range(k.SQUARES):
            found[b.creature(square)] += 1
        for creature in range(k.FOX, k.FAIRY + 1):
            n = found[creature] + b.gains[creature] + b.hunted[creature]
            if creature == k.FAIRY:
                n += b.fairies + b.fled
            out.append(f"seat {seat + 1} {k.CREATURES[creature]}*{n}")
        closed = sum([int(n) for n in b.left])
        out.append(f"seat {seat + 1} chests*{closed + b.chests}")
    return out
