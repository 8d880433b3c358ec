"""One line of text per position, such as

    eden base#1a2b3c4d modes=none shield_lasts=on round=4 phase=player land=WsF(m)SWFM
    goomz=0,7,6 allies=2,3^!,N5 shown=0,8,x got=1,0,3 ... rng=12,40

land: W waterfall, S swamp, F forest, M mountain; capital healthy, small ravaged, (m) destroyed.
goomz: the place of yellow, red, black; x when out of the game.
allies: water, fauna, flora: place, then ^ shield up, ! protected this round, *r traps red;
N5: on Noa, back in round 5. shown: face-up objectives by number, x for an empty deck.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadPosition
from ludotheque.core.game import Game
from ludotheque.core.notation import LIMIT, Fields, check_edition, expect, word
from ludotheque.core.rng import Rng, count_bits
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden import rounds
from ludotheque.games.eden.pieces import NONE, EdenEdition
from ludotheque.games.eden.state import EdenState, bare_state

KIND_LETTERS: Final = "WSFM"
GOOMZ_LETTERS: Final = "yrb"
ALLY: Final = re.compile(r"(?:([0-7])(\^?)(!?)(?:\*([yrb]))?|N([1-9][0-9]?))\Z")
LAND: Final = re.compile(r"[WSFMwsfm]|\([wsfm]\)")
FIELDS: Final = ("modes", "shield_lasts", "round", "phase", "land", "goomz", "allies", "shown",
                 "got", "taken", "rerolls", "noa", "dice", "cards", "discarded", "weak", "acted",
                 "outcome", "rng")


def write(s: EdenState) -> str:
    fields = (
        names(s.modes, p.MODES) or "none",
        "on" if s.shield_lasts else "off",
        str(s.round),
        p.PHASES[s.phase],
        "".join([land_text(s.kinds[place], s.health[place]) for place in range(8)]),
        numbers(s.goomz),
        ",".join([ally_text(s, ally) for ally in range(3)]),
        numbers(s.shown),
        numbers(s.collected),
        bits_text(s.taken),
        str(s.rerolls),
        "on" if s.noa else "off",
        "".join([str(n) * int(s.free[n]) for n in range(1, 7)]) or "-",
        "".join([str(die) if die else "-" for die in s.placed]),
        str(s.discarded),
        p.CARDS[s.weak] if s.weak != NONE else "-",
        "".join([GOOMZ_LETTERS[g] for g in range(3) if (s.acted >> g) & 1]) or "-",
        p.OUTCOMES[s.outcome],
        numbers(s.rng.counters),
    )
    parts = [f"{name}={value}" for name, value in zip(FIELDS, fields, strict=True)]
    return " ".join(["eden", s.edition.label(), *parts])


def names(bits: i64, all_names: tuple[str, ...]) -> str:
    return "+".join([name for i, name in enumerate(all_names) if (bits >> i) & 1])


def land_text(kind: i64, health: i64) -> str:
    letter = KIND_LETTERS[kind]
    if health == p.HEALTHY:
        return letter
    return letter.lower() if health == p.RAVAGED else f"({letter.lower()})"


def ally_text(s: EdenState, ally: i64) -> str:
    if s.allies[ally] == NONE:
        return f"N{s.back[ally]}"
    text = str(s.allies[ally])
    if s.shielded(ally):
        text += "^"
    if (s.locks >> ally) & 1:
        text += "!"
    if s.traps[ally] != NONE:
        text += "*" + GOOMZ_LETTERS[s.traps[ally]]
    return text


def numbers(values: vec[i64]) -> str:
    return ",".join(["x" if value == NONE else str(value) for value in values])


def bits_text(bits: i64) -> str:
    return "".join([str(i) for i in range(9) if (bits >> i) & 1]) or "-"


# --- reading ------------------------------------------------------------------------------------


def read(game: Game, text: str, edition: EdenEdition, rng: Rng) -> EdenState:
    """The position of a text. Anything that could not lie on a table is refused."""
    words = text.split()
    check_edition(words, "eden", edition)
    t = Fields(words, FIELDS)
    s = bare_state(game, edition, rng, flags(t.text("modes")), t.switch("shield_lasts"))
    s.round = t.number("round", 1, p.LAST_ROUND)
    s.phase = t.word("phase", p.PHASES)
    s.outcome = t.word("outcome", p.OUTCOMES)
    s.over = s.outcome != p.GOING
    read_land(s, t.text("land"))
    read_pieces(s, t)
    read_objectives(s, t)
    read_dice(s, t)
    counters = t.numbers("rng", len(rng.counters), 0, LIMIT)
    for stream in range(len(counters)):
        rng.counters[stream] = counters[stream]
    if write(s) != " ".join(words):
        raise BadPosition("not in its usual form", "position", write(s))
    check(s)
    return s


def flags(text: str) -> int:
    bits = 0
    for name in text.split("+") if text != "none" else []:
        bits |= 1 << word(name, "modes", p.MODES)
    return bits


def letters(t: Fields, name: str, allowed: str) -> int:
    """Bits from the letters of a field."""
    bits = 0
    for letter in t.text(name).replace("-", ""):
        expect(letter in allowed, f"{name} {t.text(name)[:40]!r}", f"letters of {allowed}")
        bits |= 1 << allowed.index(letter)
    return bits


def read_land(s: EdenState, text: str) -> None:
    tiles = LAND.findall(text)
    if len(tiles) != 8 or "".join(tiles) != text:
        raise BadPosition(f"land {text!r}", "position", "8 terrains such as WsF(m)SWFM")
    for place in range(8):
        tile: str = tiles[place]
        letter = tile.strip("()")
        s.kinds[place] = KIND_LETTERS.index(letter.upper())
        if tile[0] == "(":
            s.health[place] = p.DESTROYED
        else:
            s.health[place] = p.HEALTHY if letter.isupper() else p.RAVAGED
    for kind in range(4):
        if sum([1 for other in s.kinds if other == kind]) != 2:
            raise BadPosition(f"land {text!r}", "position", "two terrains of each kind (E1)")
    s.twins = rounds.twins_of(s.kinds)


def read_pieces(s: EdenState, t: Fields) -> None:
    s.goomz = vec[i64](t.numbers("goomz", 3, 0, 7, "x"))
    parts = t.text("allies").split(",")
    if len(parts) != 3:
        raise BadPosition(f"allies {t.text('allies')[:60]!r}", "position", "three Allies")
    for ally in range(3):
        match = ALLY.match(parts[ally])
        if match is None:
            raise BadPosition(f"ally {parts[ally]!r}", "position", "such as 3, 3^!, 3*r or N5")
        if match[5]:
            s.back[ally] = int(match[5])
            continue
        s.allies[ally] = int(match[1])
        if match[2]:
            s.shields |= 1 << ally
        if match[3]:
            s.locks |= 1 << ally
        if match[4]:
            s.traps[ally] = GOOMZ_LETTERS.index(match[4])
    s.acted = letters(t, "acted", GOOMZ_LETTERS)


def read_objectives(s: EdenState, t: Fields) -> None:
    s.shown = vec[i64](t.numbers("shown", 3, 0, 8, "x"))
    s.collected = vec[i64](t.numbers("got", 3, 0, 3))
    s.taken = letters(t, "taken", "012345678")
    s.rerolls = t.number("rerolls", 0, 9)
    s.noa = t.switch("noa")
    s.unseen = ((1 << 9) - 1) & ~s.taken
    for objective in s.shown:
        if objective != NONE:
            s.unseen &= ~(1 << objective)


def read_dice(s: EdenState, t: Fields) -> None:
    for letter in t.text("dice").replace("-", ""):
        if letter not in "123456":
            raise BadPosition(f"die {letter!r}", "position", "1 to 6")
        s.free[int(letter)] += 1
    if len(t.text("cards")) != 4:
        raise BadPosition(f"cards {t.text('cards')[:40]!r}", "position", "4 of 1 to 6 or -")
    for card in range(4):
        letter = t.text("cards")[card]
        if letter not in "-123456":
            raise BadPosition(f"die {letter!r} on card {p.CARDS[card]}", "position", "1 to 6 or -")
        s.placed[card] = 0 if letter == "-" else int(letter)
    s.discarded = t.number("discarded", 0, p.DISCARDS)
    s.weak = NONE if t.text("weak") == "-" else t.word("weak", p.CARDS)


def check(s: EdenState) -> None:
    """Refuse what no game can reach and the rules do not expect."""
    expect(count_bits(s.taken) == s.collected[0] + s.collected[1] + s.collected[2],
           "taken and got differ", "as many objectives taken as got")
    earned: i64 = 0
    for objective in range(9):
        if (s.taken >> objective) & 1:
            earned += s.content.has_reroll[objective]
    expect(s.rerolls <= earned, f"{s.rerolls} re-rolls", "those of objectives taken (E13)")
    shown: i64 = 0
    for g in range(3):
        expect((s.shown[g] == NONE) == (s.collected[g] == 3), f"deck of {p.GOOMZ[g]}",
               "an objective shown until three are got")
        gone = s.collected[g] == 3 and not s.modes & p.RAVAGE
        expect((s.goomz[g] == NONE) == gone, f"place of {p.GOOMZ[g]}",
               "in Eden until its deck is empty (E45, E64)")
        if s.shown[g] != NONE:
            expect(not ((shown | s.taken) >> s.shown[g]) & 1, f"objective {s.shown[g]}", "once")
            shown |= 1 << s.shown[g]
    check_allies(s)
    check_phase(s)


def check_allies(s: EdenState) -> None:
    for a in range(3):
        if s.allies[a] == NONE:
            expect(s.round <= s.back[a] <= s.round + 2, f"return of {p.ALLIES[a]}",
                   "this round or one of the next two (E44)")
            continue
        g = s.traps[a]
        if g != NONE:
            place = s.allies[a]
            expect(s.goomz[g] == place and s.shown[g] != NONE, f"trap of {p.ALLIES[a]}",
                   "a Goomz on the same place")
            expect(s.content.ally_of[s.shown[g]] == a
                   and s.content.terrain_of[s.shown[g]] == s.kinds[place]
                   and s.health[place] <= (p.HEALTHY if s.modes & p.CELESTIAL else p.RAVAGED)
                   and not (s.acted >> g) & 1,
                   f"trap of {p.ALLIES[a]}", "the Goomz's objective (E25)")
        if s.shielded(a):
            expect(s.health[s.allies[a]] != p.DESTROYED, f"shield of {p.ALLIES[a]}",
                   "a place that is not destroyed (E23)")
        expect(not (s.locks >> a) & 1 or s.shielded(a) or s.acted != 0,
               f"lock of {p.ALLIES[a]}", "a shield")


def check_phase(s: EdenState) -> None:
    rolled = s.phase == p.PLAYING or s.phase == p.ATTACKING
    dice = s.free_dice() + s.discarded
    for card in range(4):
        if s.placed[card]:
            dice += 1
            expect(s.weak != card, f"die on card {p.CARDS[card]}", "none on the turned card (E65)")
    if s.phase != p.ENDED:
        expect(dice == (p.DICE if rolled else 0), f"{dice} dice",
               f"{p.DICE} from the roll on, none before")
    expect((s.phase == p.ENDED) == s.over, "phase and outcome differ", "over with an outcome")
    expect(s.outcome != p.WON or count_bits(s.taken) == 9, "outcome won", "nine objectives")
    expect(s.outcome == p.WON or count_bits(s.taken) < 9, "nine objectives", "outcome won")
    lost = False
    for place in range(8):
        if s.health[place] == p.DESTROYED and s.health[s.twins[place]] == p.DESTROYED:
            lost = True
    expect(lost == (s.outcome == p.LAND_LOST), "outcome",
           "land-lost just when both places of a kind are destroyed (E51)")
    if s.modes & p.WEAKNESS:
        expect((s.weak != NONE) == rolled or s.over, "weak", "a card from its choice on (E65)")
    else:
        expect(s.weak == NONE and s.phase != p.WEAKENING, "weak", "Weakness only (E65)")
    expect(s.acted == 0 or s.phase == p.ATTACKING or s.over, "acted", "the Goomz phase")
    expect(s.phase != p.ATTACKING or not rounds.goomz_done(s), "acted", "a Goomz left to act")
    expect((s.phase == p.RETURNING) == (rounds.due_back(s) != NONE
                                        and s.phase not in (p.RESURRECTING, p.ENDED)),
           "phase", "return just while an Ally is due back (E44)")
    if s.phase == p.RESURRECTING:
        expect(s.modes & p.RESURRECTION != 0 and s.round == 1 and s.taken == 0,
               "phase", "resurrection before round 1 of its mode (E63)")
        expect(sum([int(h) for h in s.health]) == 0, "land", "healthy before the choice (E63)")
