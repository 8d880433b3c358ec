"""The Spirit of Eden as a `Game`: one set of methods that fits all games, in this one's words."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ludotheque.core.errors import IllegalMove
from ludotheque.core.events import Json, Log, Message
from ludotheque.core.game import Edition, Game, Knowledge, Option, State
from ludotheque.core.rng import FastRng, Rng
from ludotheque.games.eden import content, notation, rounds
from ludotheque.games.eden import goomz as g
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden import view as views
from ludotheque.games.eden.judge import chance
from ludotheque.games.eden.pieces import NONE, EdenEdition
from ludotheque.games.eden.state import EdenState, bare_state

# Per round at most 3 returns, 1 turned card, 4 dice used in whatever way, the end, 3 Goomz; per
# game also 9 free re-rolls, Noa's power and the choice of Resurrection.
MAX_MOVES = p.LAST_ROUND * (3 + 1 + 4 + 1 + 3) + 9 + 1 + 1


class Eden(Game):
    """The Spirit of Eden, by Yössef Fârhi: one player, six modes in any combination."""

    def __init__(self) -> None:
        super().__init__(
            "eden", 1, 1, 1, m.MOVE_SPACE, MAX_MOVES,
            (Option("modes", [], p.MODES, True), Option("shield_lasts", True)),
            ("base",), ("last_round",), decisions=6.0,
            levels=("greedy", "rounds:30", "rounds:300", "rounds:100000"),
            alone=({}, {"modes": list(p.MODES)}))

    def edition_of(self, name: str, source: Json, where: str) -> Edition:
        return content.edition_of(name, source, where)

    def start(self, seats: int, options: Json, edition: Edition, rng: Rng,
              log: Log | None) -> State:
        modes = views.bits_of(cast(list[str], options["modes"]), p.MODES)
        state = bare_state(self, cast(EdenEdition, edition), rng, modes,
                           bool(options["shield_lasts"]))
        rounds.set_up(state, log)
        return state

    def public(self, state: State, since: State | None = None) -> Json:
        return views.public(cast(EdenState, state))

    def own(self, state: State, seat: int, public: Json) -> Json:
        return {"seat": seat}  # nothing is hidden from who watches

    def know(self, view: Json, edition: Edition) -> Knowledge:
        return views.know(self, view, cast(EdenEdition, edition), FastRng(0, 1))

    def path(self, state: State, move: int) -> list[str]:
        return m.path_of(move, cast(EdenEdition, state.edition))

    def move_of(self, state: State, seat: int, path: list[str]) -> int:
        s = cast(EdenState, state)
        try:
            move = m.move_of(path, s.content)
        except LookupError:
            move = p.NONE
        if move not in s.moves(seat) or m.path_of(move, s.content) != path:
            raise IllegalMove(f"no move of seat {seat + 1} is {' '.join(path)!r} now")
        return int(move)

    def outlook(self, state: State, value: float) -> float:
        return chance(cast(EdenState, state).modes, value)

    def write(self, state: State) -> str:
        return notation.write(cast(EdenState, state))

    def read(self, text: str, edition: Edition, rng: Rng) -> State:
        return notation.read(self, text, cast(EdenEdition, edition), rng)

    def says(self, state: State, seat: int, move: int) -> Message:
        s = cast(EdenState, state)
        if move < m.BACKUP:
            return placement_says(s, move)
        path = self.path(state, move)
        if move < m.REROLL:
            return Message("eden-says-backup", {"lost": path[1], "die": path[2]})
        if move < m.NOA:
            return Message("eden-says-reroll", {"die": path[1]})
        if move < m.END:
            return Message("eden-says-noa", {"die": path[1], "face": path[2]})
        if move == m.END:
            return Message("eden-says-end", {"dice": int(s.free_dice())})
        if move < m.RETURN:
            return goomz_says(s, m.acting_goomz(move), m.met_ally(move))
        if move < m.RESURRECT:
            ally = rounds.due_back(s)
            return Message("eden-says-return", {"ally": p.ally_ref(ally)} | s.spot(move - m.RETURN))
        if move < m.WEAKEN:
            pair = move - m.RESURRECT
            first, second = s.spot(pair // 8), s.spot(pair % 8)
            return Message("eden-says-resurrect", first | {
                "place2": second["place"], "terrain2": second["terrain"]})
        return Message("eden-says-weaken", {"card": path[0]})

    def warnings(self, state: State, seat: int, move: int) -> list[Message]:
        s = cast(EdenState, state)
        out: list[Message] = []
        if m.ACT <= move < m.RETURN:
            goomz = m.acting_goomz(move)
            twin = s.twins[s.goomz[goomz]]
            if g.situation(s, goomz) == g.DESTROYS and s.health[twin] == p.DESTROYED:
                out.append(Message("eden-warn-defeat", s.spot(s.goomz[goomz])))
            if g.situation(s, goomz) == g.FLEES:
                return out
        elif move >= m.BACKUP:
            return out
        after = s.copy()
        after.apply(seat, move)
        for ally in range(3):
            facts: Json = {"ally": p.ally_ref(ally)}
            if s.traps[ally] != NONE and after.traps[ally] == NONE:  # E30, E41.4
                out.append(Message("eden-warn-trap-off",
                                   facts | {"goomz": p.goomz_ref(s.traps[ally])}))
            if s.shielded(ally) and not after.shielded(ally) and move < m.BACKUP:  # E32
                out.append(Message("eden-warn-shield-down", facts))
        return out

    def pieces(self, state: State) -> list[str]:
        s = cast(EdenState, state)
        dice = int(s.free_dice() + s.discarded) + sum([1 for die in s.placed if die])
        if s.phase in (p.RESURRECTING, p.RETURNING, p.WEAKENING) or (s.over and not dice):
            dice = p.DICE  # beside the board, waiting for the roll
        out = ["terrain:" + p.TERRAINS[kind] for kind in s.kinds] + ["die"] * dice
        out += [p.goomz_ref(i) for i in range(3)] + [p.ally_ref(i) for i in range(3)]
        for i in range(9):
            places = (s.unseen >> i) & 1
            places += (s.taken >> i) & 1
            places += sum([1 for shown in s.shown if shown == i])
            out += [f"objective:{i}"] * int(places)
        return sorted(out)


def placement_says(s: EdenState, move: i64) -> Message:
    path = m.placement_path(move, s.content)
    action = p.ACTIONS[s.content.action[m.card_of(move) * 6 + m.die_of(move) - 1]]
    facts: Json = {"die": path[0], "card": path[1]}
    for ref in path[2:]:
        kind = ref.partition(":")[0]
        if kind == "place":
            facts |= s.spot(int(ref[6:]))
        elif "first" in facts or (kind == "goomz" and not action.startswith("swap")):
            facts["piece"] = ref
        else:
            facts["first"] = ref
    return Message(f"eden-says-{action}", facts)


def goomz_says(s: EdenState, goomz: i64, ally: i64) -> Message:
    does = g.situation(s, goomz)
    facts = {"goomz": p.goomz_ref(goomz)} | s.spot(s.goomz[goomz])
    met = g.victims(s, goomz, does)
    if met:
        facts["ally"] = p.ally_ref(g.lowest(met) if ally == m.NO_ALLY else ally)
    elif does == g.FLEES:
        facts["ally"] = p.ally_ref(s.trapper_of(goomz))
    return Message(f"eden-says-goomz-{g.LETTERS[does]}", facts)
