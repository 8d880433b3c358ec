"""GOLDblivion positions for tests, laid out as a person would, and ways to play on them.

Positions are built through the notation, which refuses impossible ones. What a test does not
mention lies where it does no harm: starting cards and a Noble in their owner's pile, the armies
full, nobody owns anything, the market and both Combat tops known. `rolls` chooses a seed whose
dice come out as wanted. Playing a move checks what must hold after any move of any game.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, cast

from ludotheque.core.content import load, shipped
from ludotheque.core.events import Event, Log
from ludotheque.core.notation import counts, counts_text
from ludotheque.core.rng import FastRng
from ludotheque.games.goldblivion.cards import GoldEdition
from ludotheque.games.goldblivion.game import Goldblivion
from ludotheque.games.goldblivion.notation import FIELDS
from ludotheque.games.goldblivion.state import GoldState

GAME = Goldblivion()
RULEBOOK = cast(GoldEdition, shipped(GAME, "rulebook"))
PUBLISHED = cast(GoldEdition, shipped(GAME, "published"))
EDITIONS = (RULEBOOK, PUBLISHED)
FACES = {"N": (0, 1), "NN": (2, 3), "magic": (4,), "M": (5,), "?": (0, 1, 2, 3, 4, 5)}
FULL_ARMY = "arthur*3+xena*2"
SPARE_NOBLES = ("jade", "blaze", "charles", "ariane")
Seen = dict[str, Any]


def fresh(seats: int = 2, edition: GoldEdition = RULEBOOK, seed: int = 1, noble: str = "none",
          log: Log | None = None) -> GoldState:
    """A game just set up: the draft begins."""
    return cast(GoldState, GAME.new(edition, FastRng(seed, seats), seats, {"noble": noble}, log))


def own_edition(folder: Path, text: str, extends: str = "rulebook") -> GoldEdition:
    """A test-only edition: a few lines on top of a shipped one."""
    path = folder / "own.toml"
    path.write_text(f'extends = "{extends}"\n{text}', encoding="utf-8")
    return cast(GoldEdition, load(GAME, str(path)))


# --- laying out a position ----------------------------------------------------------------------


def table(seats: int = 2, edition: GoldEdition = RULEBOOK, *, noble: str = "ariane",
          seed: int = 1, rolls: str = "", hand: str = "", pile: str | None = None,
          play: str = "", upright: str = "", turned: str = "", developed: str = "",
          army: str | None = None, spent: str = "", nuggets: str = "", materials: str = "",
          gold: str = "", trophies: str = "", tokens: str = "", used: str = "-",
          market: str = "timmy,wanda,goldie,magda", deck: str | None = None, under: str = "-",
          tops: str = "champion,champion", pool: str | None = None, cleared: str = "",
          enemies: str = "", villages: str = "0,0", round: int = 1, first: int = 1,
          turn: int = 1, actions: int = -1, passed: str = "-", phase: str = "actions",
          slots: str = "///", solo: str = "0,0,0", kills: str = "-") -> GoldState:
    """A position. Things of several seats are parted by `/`; `tom*2+naya` is three cards.

    pile: what is left of it; the other cards of a first deck then are developed, on the left.
    deck, pool: all that is left of the GOLDblivion deck and under the Combat tops; everything
    else is destroyed. cleared: hexes without a tile. enemies: `2:m9`, a tile that lies face up.
    """
    e = edition
    hands, plays = each(hand, seats, e.kinds), each(play, seats, e.kinds)
    ups, downs = each(upright, seats, e.kinds), each(turned, seats, e.kinds)
    history = [[item.split(":") for item in part.split("+") if item]
               for part in (developed + "/" * seats).split("/")[:seats]]
    piles = each(pile or "", seats, e.kinds)
    gained: list[str] = []
    named = " ".join([hand, play, pile or "", developed])
    spare = [kind for kind in SPARE_NOBLES if kind not in named and (seats > 1 or kind != noble)]
    for seat in range(seats):
        own = hands[seat] + plays[seat] + piles[seat] + Counter(kind for _, kind, _ in
                                                                history[seat])
        rest = starting(e) - own
        if not any(kind in own for kind in category(e, "nobles")):
            rest += Counter([spare.pop(0)])
        if pile is None or len(pile.split("/")) <= seat:
            piles[seat] += rest
        else:
            done = len(history[seat])
            history[seat] += [[str(done + n + 1), kind, "left"] for n, kind in
                              enumerate(sorted(rest.elements()))]
        own += rest
        gained.append("+".join(f"0:{kind}" for kind in sorted((own - starting(e)).elements()))
                      or "-")
        round = max([round, *(int(when) for when, _, _ in history[seat])])
    armies = each(army if army is not None else "", seats, e.fighters)
    for seat in range(seats):
        if army is None or len(army.split("/")) <= seat:
            armies[seat] = Counter(arthur=3, xena=2)
    gone = each(spent, seats, e.fighters)
    fallen, below = combat(e, seats, armies + gone, tops, pool)
    places = Counter(kind for kind in market.split(",") if kind != "-")
    elsewhere = sum([*hands, *plays, *piles, *ups, *downs, places], Counter())
    elsewhere += Counter(kind for part in history for _, kind, _ in part)
    elsewhere += Counter(item for item in under.split("+") if item != "-")
    for part in slots.split("/"):
        elsewhere += bag(part, e.kinds)
    fields = {
        "seats": seats, "noble": noble if seats == 1 else "-", "round": round, "phase": phase,
        "first": first, "turn": turn,
        "actions": actions if actions >= 0 else 3 if seats == 1 else 2, "passed": passed,
        "hand": all_text(hands, e.kinds), "pile": all_text(piles, e.kinds),
        "play": all_text(plays, e.kinds), "upright": all_text(ups, e.kinds),
        "turned": all_text(downs, e.kinds), "seen": "/".join("-" * seats),
        "developed": "/".join("+".join(":".join(one) for one in part) or "-"
                              for part in history),
        "gained": "/".join(gained), "chosen": "/".join("-" * seats),
        "army": all_text(armies, e.fighters), "spent": all_text(gone, e.fighters),
        "nuggets": numbers(nuggets, seats), "materials": numbers(materials, seats),
        "gold": numbers(gold, seats),
        "trophies": all_text(each(trophies, seats, e.tiles), e.tiles),
        "tokens": "/".join(part or "-" for part in (tokens + "/" * seats).split("/")[:seats]),
        "possible": "/".join(["+".join(str(n) for n in range(1, int(e.tokens) + 1)
                                       if str(n) not in used.split("+")) or "-"] * seats),
        "used": used, "draft": ",".join("-" * seats), "nobles": "-", "picking": "-",
        "market": market, "under": under, "dead": text(dead(e, deck, elsewhere), e.kinds),
        "tops": tops, "below": below, "fallen": text(fallen, e.fighters),
        **land(e, seats, cleared, enemies), "villages": villages, "frames": "-", "chain": "-",
        "built": "off", "fight": "0,0", "fresh": "-", "resolved": "-", "solo": solo,
        "slots": "/".join(text(bag(part, e.kinds), e.kinds) for part in slots.split("/")),
        "kills": kills, "starved": "off", "rng": ",".join("0" * (seats + 1)),
    }
    line = " ".join(["goldblivion", e.label(), *(f"{name}={fields[name]}" for name in FIELDS)])
    if rolls:
        seed = seed_for(0 if seats == 1 and noble_rolls(rolls) else turn,
                        rolls.removeprefix("noble ").split(), seats)
    return cast(GoldState, GAME.read(line, e, FastRng(seed, seats)))


def noble_rolls(rolls: str) -> bool:
    return rolls.startswith("noble ")


def seed_for(stream: int, faces: list[str], seats: int) -> int:
    """A seed whose dice fall as wanted; `?` is any face, or a draw of something else."""
    for seed in range(200_000):
        rng = FastRng(seed, seats)
        if all(rng.word(stream, at) % 6 in FACES[face] for at, face in enumerate(faces)):
            return seed
    raise AssertionError(f"no seed rolls {faces}")


def combat(e: GoldEdition, seats: int, placed: list[Counter[str]], tops: str,
           pool: str | None) -> tuple[Counter[str], str]:
    """Which Combat cards are destroyed, and how many lie under each top."""
    box = Counter({kind: e.army.copies[i] + e.army.starting[i] * seats
                   for i, kind in enumerate(e.fighters)})
    left = box - sum([*placed, Counter(kind for kind in tops.split(",") if kind != "-")],
                     Counter())
    if pool is None:
        under = Counter({kind: n for kind, n in left.items() if kind not in ("arthur", "xena")})
    else:
        under = bag(pool, e.fighters)
    assert under <= left, "more Combat cards than the box holds"
    n = under.total()
    first, second = tops.split(",")
    if first == "-" or second == "-":
        halves = (0, n) if first == "-" else (n, 0)
    else:
        halves = (n - n // 2, n // 2)
    return left - under, f"{halves[0]},{halves[1]}"


def dead(e: GoldEdition, deck: str | None, elsewhere: Counter[str]) -> Counter[str]:
    if deck is None:
        return Counter()
    box = Counter({kind: e.copies[i] for i, kind in enumerate(e.kinds)
                   if kind in category(e, "characters") or kind in category(e, "buildings")})
    return box - elsewhere - bag(deck, e.kinds)


def land(e: GoldEdition, seats: int, cleared: str, enemies: str) -> dict[str, str]:
    tiles = [2 if seats == 4 and n < 3 else 1 for n in range(12)]
    for item in cleared.split():
        hex, _, left = item.partition("=")
        tiles[int(hex) - 1] = int(left or 0)
    shown = ["-"] * 12
    for item in enemies.split():
        hex, tile = item.split(":")
        shown[int(hex) - 1] = tile
    return {"tiles": ",".join(str(n) for n in tiles), "enemies": ",".join(shown)}


def each(things: str, seats: int, names: list[str]) -> list[Counter[str]]:
    parts = (things + "/" * seats).split("/")[:seats]
    return [bag(part, names) for part in parts]


def bag(things: str, names: list[str]) -> Counter[str]:
    found = counts(things or "-", "table", names)
    return Counter({name: n for name, n in zip(names, found, strict=True) if n})


def text(things: Counter[str], names: list[str]) -> str:
    return counts_text([things[name] for name in names], names)


def all_text(things: list[Counter[str]], names: list[str]) -> str:
    return "/".join(text(part, names) for part in things)


def numbers(given: str, seats: int) -> str:
    return "/".join(part or "0" for part in (given + "/" * seats).split("/")[:seats])


def category(e: GoldEdition, name: str) -> list[str]:
    return list(cast(Seen, e.source[name]))


@cache
def starting(e: GoldEdition) -> Counter[str]:
    return Counter({kind: card["copies"] for kind, card in
                    cast(Seen, e.source["starting"]).items()})


# --- what is offered, and playing ---------------------------------------------------------------


def paths(s: GoldState, seat: int | None = None) -> list[str]:
    """Every legal move of a seat (the one to move) as a path in one string."""
    seat = s.to_move()[0] if seat is None else seat
    found = [" ".join(GAME.path(s, move)) for move in s.legal(seat)]
    assert len(found) == len(set(found)), "a move is offered twice"
    return found


def offered(s: GoldState, prefix: str = "") -> set[str]:
    return {path for path in paths(s) if path.startswith(prefix)}


def play(s: GoldState, *moves: str, seat: int | None = None) -> list[Event]:
    """Make moves given as paths; returns what happened."""
    log = Log()
    for path in moves:
        who = s.to_move()[0] if seat is None else seat
        assert path in paths(s, who), f"{path!r} is not offered: {', '.join(paths(s, who))}"
        pieces = GAME.pieces(s)
        s.play(who, GAME.move_of(s, who, path.split()), log)
        sound(s, pieces)
    return log.events


def sound(s: GoldState, pieces: list[str]) -> None:
    """Nothing is lost or doubled, nothing below zero, and the text gives the position again."""
    assert GAME.pieces(s) == pieces
    assert GAME.read(s.notation(), s.edition, s.rng.copy()).notation() == s.notation()
    for seat in range(s.seats):
        assert min(s.nuggets[seat], s.materials[seat], s.gold[seat]) >= 0
        assert s.materials[seat] <= 4
    assert min(s.noble_nuggets, s.noble_materials) >= 0


def mine(s: GoldState, seat: int = 0) -> Seen:
    """What a seat has, as it sees it itself."""
    return cast(Seen, cast(list[Seen], s.view(seat)["seats"])[seat])


def means(s: GoldState, seat: int = 0) -> tuple[int, int, int]:
    """Nuggets, materials and gold."""
    return int(s.nuggets[seat]), int(s.materials[seat]), int(s.gold[seat])


def noble(s: GoldState) -> Seen:
    return cast(Seen, s.view(0)["noble"])


def noble_means(s: GoldState) -> tuple[int, int, int]:
    return int(s.noble_nuggets), int(s.noble_materials), int(s.noble_gold)


def market(s: GoldState) -> list[str | None]:
    return [None if card is None else card["card"] for card in cast(list[Any],
                                                                    s.view(0)["market"])]


def tops(s: GoldState) -> list[str | None]:
    return [pile["card"] for pile in cast(list[Seen], s.view(0)["combat"])]


def hex(s: GoldState, number: int) -> Seen:
    return cast(list[Seen], s.view(0)["land"])[number - 1]


def asking(s: GoldState) -> str:
    """What is half done and asks, if anything."""
    frames = cast(list[Seen], s.view(0)["asking"])
    return cast(str, frames[-1]["frame"]) if frames else ""


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def facts(events: list[Event], kind: str, seat: int | None = None) -> list[Seen]:
    """The facts of all events of a kind, as a viewer sees them."""
    return [cast(Seen, event.seen_by(seat)["facts"]) for event in events if event.kind == kind]


def barred(s: GoldState, path: str, seat: int | None = None) -> bool:
    """Whether undo will not come back past a move (G91)."""
    who = s.to_move()[0] if seat is None else seat
    return s.describe(who, GAME.move_of(s, who, path.split())).barrier


def draft(s: GoldState) -> None:
    """Everybody picks the first Noble offered."""
    while s.view(0)["phase"] == "draft":
        play(s, paths(s)[0])


def develop(s: GoldState, *choices: str) -> list[Event]:
    """Everybody develops, from seat 1 on: a path, or the first card to the left."""
    events = []
    for seat in list(s.to_move()):
        path = choices[seat] if seat < len(choices) else paths(s, seat)[0]
        events += play(s, path, seat=seat)
    return events


def pass_all(s: GoldState) -> list[Event]:
    """Everybody passes, without stopping where a new round asks."""
    events: list[Event] = []
    round = s.round
    while not s.over and s.round == round and s.view(0)["phase"] == "actions":
        events += play(s, "act:pass")
    return events
