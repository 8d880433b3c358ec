"""What a position is worth at the beginning of a round, before anything is rolled.

Everything that matters is counted, and each count has a weight: what one of it adds to the
logarithm of the odds of winning. A mode changes the weights, so each has weights of its own that
are added. Nothing hidden is used: an objective that was turned up since `before` counts as any of
those that were unseen then.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.rng import count_bits
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.pieces import NONE

# Where the weights of each count begin.
ALWAYS: Final = 0
COLLECTED: Final = 1  # + objectives collected of all
DECK: Final = 11  # + objectives collected of a Goomz that is still to be trapped
DONE: Final = 14  # + Goomz with an empty deck
CHASE: Final = 18  # + steps of the Goomz * 6 + steps of the Ally to where it may be trapped
NOWHERE: Final = 48  # there is no such place: + 0 unless two are ravaged
SECOND: Final = 50  # + steps of both to the other such place; 9 if there is none
PAIR: Final = 60  # + which pair of stances * 2 + whether an objective still wants the terrain
NEED: Final = 402  # + objectives that want a terrain * 6 + the health of its pair
AWAY: Final = 426  # + shown objectives that want an Ally on Noa
SHIELD: Final = 430
ON_RUINS: Final = 431  # an Ally there
REROLL: Final = 432
NOA: Final = 433  # + 0..2: few or many objectives are left
ROUND: Final = 436  # in sixtieths; + 1: late
WANDER: Final = 438  # a Goomz leaves ruins: + health of the next place * 3 + health of its twin
RUINS: Final = 447  # + destroyed places

# The parts of it for people.
OBJECTIVES: Final = 0
LAND: Final = 1
GOOMZ: Final = 2
HUNT: Final = 3
ALLIES: Final = 4
LUCK: Final = 5
DICE: Final = 6
PARTS: Final = ("objectives", "land", "goomz", "chase", "allies", "luck", "dice")

STANCES: Final = 6  # of Goomz and Allies on a place: see `stance`
FAR: Final = 99


@mypyc_attr(acyclic=True)
class Tally:
    """What is counted adds up, each part of it by itself."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.parts = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])

    def add(self, part: i64, at: i64, amount: float = 1.0) -> None:
        self.parts[part] += self.weights[at] * amount

    def sum(self) -> float:
        total = 0.0
        for part in range(7):
            total += self.parts[part]
        return total


@mypyc_attr(acyclic=True)
class Counts(Tally):
    """Remembers how often each thing was counted, whatever it weighs: for who learns weights."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.amounts = vec[float]([0.0 for _ in range(len(weights))])

    def add(self, part: i64, at: i64, amount: float = 1.0) -> None:
        self.amounts[at] += amount


def counts_of(b: Board) -> vec[float]:
    """How much there is of everything that counts, at the beginning of a round."""
    counts = Counts(b.content.worths.of(b.modes))
    count(b, b, b.round, counts)
    return counts.amounts


def worth(before: Board, after: Board, round: i64) -> Tally:
    """A position at the beginning of a round, when the Allies have returned as is best (E44)."""
    for ally in range(3):
        if after.allies[ally] == NONE and after.back[ally] <= round:
            return best_return(before, after, round, ally)
    return tally(before, after, round)


def best_return(before: Board, after: Board, round: i64, ally: i64) -> Tally:
    then = cast(Board, after.copy())
    best: Tally | None = None
    most = 0.0
    for place in range(8):
        if then.kinds[place] == p.FOREST and then.health[place] != p.DESTROYED:
            then.allies[ally] = place
            counts = worth(before, then, round)
            total = counts.sum()
            if best is None or total > most:
                best = counts
                most = total
    return tally(before, after, round) if best is None else best


def tally(before: Board, after: Board, round: i64) -> Tally:
    counts = Tally(after.content.worths.of(after.modes))
    count(before, after, round, counts)
    return counts


def count(before: Board, after: Board, round: i64, counts: Tally) -> None:
    """Everything that counts in a position in which all Allies are back that will be."""
    counts.add(OBJECTIVES, ALWAYS)
    wanted = add_objectives(before, after, counts)
    add_land(after, wanted, counts)
    add_allies(before, after, counts)
    collected = after.collected[0] + after.collected[1] + after.collected[2]
    if not after.modes & p.FEARLESS:
        counts.add(LUCK, REROLL, float(after.rerolls))
    if after.noa:
        counts.add(LUCK, NOA + noa_stage(before))
    counts.add(LAND, ROUND, float(round) / 60.0)
    if round > 40:
        counts.add(LAND, ROUND + 1, float((round - 40) * (9 - collected)) / 180.0)


def noa_stage(b: Board) -> i64:
    """How much is left to do, for what Noa's power is worth."""
    return min((8 - b.collected[0] - b.collected[1] - b.collected[2]) // 3, 2)


def is_new(before: Board, after: Board, goomz: i64) -> bool:
    """Whether a Goomz's objective was turned up since, so that nobody knows it yet."""
    return after.collected[goomz] != before.collected[goomz]


def add_objectives(before: Board, after: Board, counts: Tally) -> i64:
    """What is collected, and how near the next ones are. Gives back how often each terrain is
    still wanted: four bits each."""
    collected: i64 = 0
    done: i64 = 0
    wanted: i64 = 0
    content = after.content
    for goomz in range(3):
        collected += after.collected[goomz]
        if after.collected[goomz] == 3:
            done += 1
            continue
        counts.add(OBJECTIVES, DECK + after.collected[goomz])
        if not is_new(before, after, goomz):
            objective = after.shown[goomz]
            wanted += 1 << 4 * content.terrain_of[objective]
            add_chase(after, goomz, objective, 1.0, counts)
    share = 1.0 / float(max(count_bits(before.unseen), 1))
    for objective in range(9):
        if not (before.unseen >> objective) & 1:
            continue
        wanted += 1 << 4 * content.terrain_of[objective]
        for goomz in range(3):
            if after.collected[goomz] < 3 and is_new(before, after, goomz):
                add_chase(after, goomz, objective, share, counts)
    counts.add(OBJECTIVES, COLLECTED + collected)
    counts.add(OBJECTIVES, DONE + done)
    return wanted


def add_chase(b: Board, goomz: i64, objective: i64, share: float, counts: Tally) -> None:
    """How many steps a Goomz and the Ally of an objective are from where it can be trapped."""
    ally = b.allies[b.content.ally_of[objective]]
    kind = b.content.terrain_of[objective]
    worst: i64 = p.HEALTHY if b.modes & p.CELESTIAL else p.RAVAGED
    ravaged: i64 = 0
    nearest: i64 = FAR
    second: i64 = FAR
    at: i64 = 0
    for place in range(8):
        if b.kinds[place] != kind:
            continue
        if b.health[place] == p.RAVAGED:
            ravaged += 1
        if b.health[place] > worst:
            continue
        mine = ring_distance(b.goomz[goomz], place)
        theirs: i64 = 5 if ally == NONE else ring_distance(ally, place)
        steps = (mine + theirs) * 8 + mine  # of equals the one nearer to the Goomz
        if steps < nearest:
            second = nearest
            nearest = steps
            at = mine * 6 + theirs
        else:
            second = min(second, steps)
    if nearest == FAR:
        counts.add(HUNT, NOWHERE + (1 if ravaged == 2 else 0), share)
    else:
        counts.add(HUNT, CHASE + at, share)
    counts.add(HUNT, SECOND + (9 if second == FAR else min(second // 8, 8)), share)


def add_land(b: Board, wanted: i64, counts: Tally) -> None:
    """Each pair of places once, with who stands there: losing both is losing the game (E51)."""
    ruins: i64 = 0
    for place in range(8):
        if b.health[place] == p.DESTROYED:
            ruins += 1
        twin = b.twins[place]
        if twin < place:
            continue
        wants = (wanted >> 4 * b.kinds[place]) & 15
        one = b.health[place] * STANCES
        other = b.health[twin] * STANCES
        empty = PAIR + pair_of(one, other) * 2 + (1 if wants else 0)
        stands = pair_of(one + stance(b, place), other + stance(b, twin))
        counts.add(LAND, empty)
        counts.add(GOOMZ, PAIR + stands * 2 + (1 if wants else 0))
        counts.add(GOOMZ, empty, -1.0)
        counts.add(LAND, NEED + min(wants, 3) * 6 + health_of(b.health[place], b.health[twin]))
    counts.add(LAND, RUINS + ruins)
    for goomz in range(3):
        here = b.goomz[goomz]
        if here != NONE and b.health[here] == p.DESTROYED:
            then = (here + 1) & 7
            counts.add(GOOMZ, WANDER + b.health[then] * 3 + b.health[b.twins[then]])


def stance(b: Board, place: i64) -> i64:
    """0: no Goomz. One of them: 1 alone, 2 with an Ally, 3 with a shield. Several: 4 alone, 5
    with an Ally."""
    several: i64 = 0
    for goomz in range(3):
        if b.goomz[goomz] == place:
            several += 1
    if several == 0:
        return 0
    here = b.allies_on(place)
    if several > 1:
        return 5 if here else 4
    if not here:
        return 1
    return 3 if here & b.shields else 2


def pair_of(one: i64, other: i64) -> i64:
    """Which of the pairs of two out of 18, whatever their order."""
    low = min(one, other)
    return low * (37 - low) // 2 + max(one, other) - low


def health_of(one: i64, other: i64) -> i64:
    """Both healthy, one ravaged, both; one destroyed, and the other ravaged."""
    worse = max(one, other)
    return worse * (worse + 1) // 2 + min(one, other)


def add_allies(before: Board, after: Board, counts: Tally) -> None:
    for ally in range(3):
        place = after.allies[ally]
        if place == NONE:
            wanted: i64 = 0
            for goomz in range(3):
                if (after.collected[goomz] < 3 and not is_new(before, after, goomz)
                        and after.content.ally_of[after.shown[goomz]] == ally):
                    wanted += 1
            counts.add(ALLIES, AWAY + wanted)
            continue
        if after.shielded(ally):
            counts.add(ALLIES, SHIELD)
        if after.health[place] == p.DESTROYED:
            counts.add(ALLIES, ON_RUINS)


def ring_distance(a: i64, b: i64) -> i64:
    away = (a - b) & 7
    return min(away, 8 - away)
