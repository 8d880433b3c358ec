"""GOLDblivion as a `Game`: one set of methods that fits all games, in this one's words."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ludotheque.core.errors import BadInput
from ludotheque.core.events import Json, Log, Message
from ludotheque.core.game import Edition, Game, Knowledge, Option, State
from ludotheque.core.rng import Rng
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import content, notation, rounds
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import moves as m
from ludotheque.games.goldblivion import view as views
from ludotheque.games.goldblivion.cards import NONE, GoldEdition
from ludotheque.games.goldblivion.state import GoldState, bare_state

NOBLES = ("none", "ariane", "charles", "blaze", "jade")
# Far more than any game has had; the rules bound it by rounds, cards and resources.
MAX_MOVES = 20_000


class Goldblivion(Game):
    """GOLDblivion, by Jean-François Gauthier: 1 to 4 players, alone against an automated noble."""

    def __init__(self) -> None:
        super().__init__("goldblivion", 1, 4, 1, m.MOVE_SPACE, MAX_MOVES,
                         (Option("noble", "none", NOBLES),), ("rulebook", "published"),
                         ("last_round", "dice", "printed"), decisions=3.0,
                         levels=("greedy:8:65", "greedy:8:20", "rollout:24:0:8", "further:60"),
                         alone=({"noble": "charles"}, {"noble": "jade"}))

    def edition_of(self, name: str, source: Json, where: str) -> Edition:
        return content.edition_of(name, source, where)

    def start(self, seats: int, options: Json, edition: Edition, rng: Rng,
              log: Log | None) -> State:
        e = cast(GoldEdition, edition)
        wanted = cast(str, options["noble"])
        if wanted != "none" and seats != 1:
            raise BadInput(f"noble {wanted!r} with {seats} players", self.name,
                           "an automated noble in the solo game only")
        noble: i64 = NONE
        if seats == 1:
            slugs = [board.slug for board in e.nobles]
            wanted = slugs[0] if wanted == "none" else wanted
            if wanted not in slugs:
                raise BadInput(f"noble {wanted!r}", f"{self.name}: edition {e.name}",
                               "one of " + ", ".join(slugs))
            noble = slugs.index(wanted)
        state = bare_state(self, e, rng, seats, noble)
        rounds.set_up(state, log)
        return state

    def public(self, state: State, since: State | None = None) -> Json:
        return views.public(cast(GoldState, state),
                            None if since is None else cast(GoldState, since))

    def own(self, state: State, seat: int, public: Json) -> Json:
        return views.own(cast(GoldState, state), seat, public)

    def know(self, view: Json, edition: Edition) -> Knowledge:
        return views.know(self, view, cast(GoldEdition, edition))

    def path(self, state: State, move: int) -> list[str]:
        return m.path_of(move, cast(GoldEdition, state.edition))

    def write(self, state: State) -> str:
        return notation.write(cast(GoldState, state))

    def read(self, text: str, edition: Edition, rng: Rng) -> State:
        return notation.read(self, text, cast(GoldEdition, edition), rng)

    def says(self, state: State, seat: int, move: int) -> Message:
        return says(cast(GoldState, state), move)

    def warnings(self, state: State, seat: int, move: int) -> list[Message]:
        s = cast(GoldState, state)
        out: list[Message] = []
        if m.PLAY <= move < m.BUY and (move - m.PLAY) % 2:
            out.append(Message("goldblivion-warn-declined", {}))
        if move == m.PASS and s.hand_size(s.turn):
            out.append(Message("goldblivion-warn-hand", {"n": int(s.hand_size(s.turn))}))
        return out

    def pieces(self, state: State) -> list[str]:
        return pieces(cast(GoldState, state))


# Which sentence a group of moves says; the groups are those of moves.py, in order.
GROUPS = (
    (m.DEVELOP, "pick"), (m.PLAY, "develop"), (m.BUY, "play"), (m.ENLIST, "buy"),
    (m.VILLAGE, "enlist"), (m.PASS, "village"), (m.INGOT, "pass"), (m.ACTIVATE, "ingot"),
    (m.CAST, "activate"), (m.END, "cast"), (m.DESTROY, "end"), (m.TAKE_COMBAT, "destroy"),
    (m.TAKE_CHARACTER, "take-combat"), (m.REPEAT, "take-character"), (m.READY, "repeat"),
    (m.ATTACK, "ready"), (m.RESOLVE, "attack"), (m.COPY, "resolve"), (m.FINISH, "copy"),
    (m.SACRIFICE, "finish"), (m.AGAIN, "sacrifice"), (m.ASSIGN, "again"), (m.REVEAL, "assign"),
    (m.KILL, "reveal"), (m.MOVE_SPACE, "kill"))


def sentences() -> list[str]:
    """The sentence of each move."""
    out: list[str] = []
    for end, sentence in GROUPS:
        out += [sentence] * (int(end) - len(out))
    return out


SENTENCES: Final = sentences()


def says(s: GoldState, move: i64) -> Message:
    """A move as a sentence: what is pointed at, and what stands there."""
    name = SENTENCES[move]
    path = m.path_of(move, s.content)
    facts: Json = {"thing": path[0]}
    for ref in path[1:]:
        kind = ref.partition(":")[0]
        facts["copied" if kind == "copy" else kind] = ref
    if name in ("buy", "destroy", "take-character") and path[0].startswith("market:"):
        facts["thing"] = "card:" + s.content.kinds[s.market[int(path[0][7:]) - 1]]
    elif path[0].startswith("combat:"):
        facts["thing"] = "fighter:" + s.content.fighters[s.tops[int(path[0][7:]) - 1]]
    elif path[0].startswith("seat:"):
        name = "steal"
    elif path[0] == "act:decline":
        name = "decline"
    elif path[0] == "noble:nuggets":
        name = "destroy-nugget"
    elif name == "again":
        name = "pay-again" if path[0] == "pay:yes" else "pay-no-more"
    if "side" in facts:
        name += "-side"
    if facts.get("pay") == "pay:no":
        name += "-unpaid"
    return Message(f"goldblivion-says-{name}", facts)


def pieces(s: GoldState) -> list[str]:
    """Every component, wherever it is."""
    e = s.content
    n = s.kinds()
    out: list[str] = []
    for kind in range(n):
        count = s.deck[kind] + s.dead[kind]
        for seat in range(s.seats):
            at = seat * n + kind
            count += s.hand[at] + s.pile[at] + s.in_play[at] + s.upright[at] + s.turned[at]
        for slot in range(4):
            count += s.slots[slot * n + kind]
        count += sum([1 for entry in s.developed if (entry & 255) >> 1 == kind])
        count += sum([1 for other in s.market if other == kind])
        count += sum([1 for other in s.under if other == kind])
        count += sum([1 for frame in s.frames if f.is_assigning(frame, kind)])
        if e.category[kind] != c.NOBLE:
            out.append(f"{e.kinds[kind]}*{count}")
    nobles = sum([int(s.owned[at]) for at in range(len(s.owned))
                  if e.category[at % n] == c.NOBLE])
    out.append(f"nobles*{nobles + len(s.picking)}")
    for fighter in range(s.fighters()):
        count = s.pool[fighter] + s.dead_army[fighter] + s.fresh[fighter] + s.used[fighter]
        for seat in range(s.seats):
            count += s.army[seat * s.fighters() + fighter] + s.spent[seat * s.fighters() + fighter]
        count += sum([1 for top in s.tops if top == fighter])
        out.append(f"{e.fighters[fighter]}*{count}")
    out.append(f"combat*{sum([int(x) for x in s.pool]) - int(s.below[0] + s.below[1])}")
    tiles: i64 = len(e.tile_force)
    for tile in range(tiles):
        count = s.tile_pool[tile] + s.noble_trophies[tile]
        count += sum([1 for enemy in s.enemy if enemy == tile])
        for seat in range(s.seats):
            count += s.trophies[seat * tiles + tile]
        out.append(f"tile {e.tiles[tile]}*{count}")
    laid = sum([int(x) for x in s.tiles]) + sum([int(x) for x in s.trophies]) \
        + sum([int(x) for x in s.noble_trophies])
    tokens = s.bank() | s.face_up
    for seat in range(s.seats):
        tokens |= s.held[seat]
    return sorted([*out, f"laid*{laid}", f"tokens {tokens}"])
