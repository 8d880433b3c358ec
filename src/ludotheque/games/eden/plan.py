"""A round of The Spirit of Eden worked out: what every move is worth if the rest of the round is
played as well as can be.

Between the roll and the end of a round only re-rolls are left to chance, and to re-roll before
placing a die is never worse than after. So first every way to place the dice is gone through, with
the Goomz in every order that matters, down to the worth of the next round's beginning; a table
remembers positions, since most are reached in many ways. Then the re-rolls and Noa's power are
weighed over the faces that may come.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core import clock
from ludotheque.core.rng import count_bits, mix, zeros
from ludotheque.games.eden import actions, rounds
from ludotheque.games.eden import goomz as g
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.judge import odds
from ludotheque.games.eden.pieces import NONE
from ludotheque.games.eden.worth import NOA, REROLL, noa_stage, worth

WON: Final = 30.0  # as the logarithm of odds
LOST: Final = -30.0
GLANCE: Final = 64  # positions between two looks at the clock
MOST_ROLLS: Final = 200  # that are tried before a card is turned (E65)
EMPTY: Final = -1
MOST: Final = 1_000_000  # positions of a plan that has a time


def worths(b: Board, moves: vec[i64], positions: i64, seconds: float) -> vec[float]:
    """What each move is worth, 0..1, by so many positions, or in so much time if it is given."""
    plan = Plan(b, positions, seconds)
    if b.phase == p.PLAYING:
        return plan.player_phase(moves)
    if b.phase == p.WEAKENING:
        return plan.weakness(moves)
    out = vec[float](capacity=len(moves))
    for i in range(len(moves)):
        after = cast(Board, b.copy())
        if b.phase == p.ATTACKING:
            g.goomz_acts(after, m.acting_goomz(moves[i]), m.met_ally(moves[i]), None)
            out = append(out, odds(plan.goomz_phase(after)))
        else:
            if b.phase == p.RETURNING:
                ally = rounds.due_back(b)
                after.allies[ally] = moves[i] - m.RETURN
            else:
                pair = moves[i] - m.RESURRECT
                after.health[pair // 8] = p.RAVAGED
                after.health[pair % 8] = p.RAVAGED
            out = append(out, odds(worth(b, after, b.round).sum()))
    return out


class Table:
    """Values by two numbers: a position, and what may still be done in it."""

    def __init__(self) -> None:
        self.first = vec[i64]()
        self.second = vec[i64]()
        self.values = vec[float]()
        self.mask: i64 = 0
        self.used: i64 = 0
        self.make_room(1024)

    def make_room(self, room: i64) -> None:
        self.first = vec[i64](capacity=room)
        self.second = zeros(room)
        self.values = vec[float](capacity=room)
        for _ in range(room):
            self.first = append(self.first, EMPTY)
            self.values = append(self.values, 0.0)
        self.mask = room - 1
        self.used = 0

    def slot(self, first: i64, second: i64) -> i64:
        """Where a value is, or would be."""
        at = mix((first & 0xFFFFFFFF) ^ mix((first >> 32) ^ (second << 8))) & self.mask
        while self.first[at] != EMPTY and (
                self.first[at] != first or self.second[at] != second):
            at = (at + 1) & self.mask
        return at

    def put(self, first: i64, second: i64, value: float) -> None:
        at = self.slot(first, second)
        if self.first[at] == EMPTY:
            self.used += 1
        self.first[at] = first
        self.second[at] = second
        self.values[at] = value
        if self.used * 2 > self.mask:
            self.grow()

    def grow(self) -> None:
        first = self.first
        second = self.second
        values = self.values
        self.make_room(2 * len(first))
        for i in range(len(first)):
            if first[i] != EMPTY:
                self.put(first[i], second[i], values[i])


class Plan:
    """One decision's look at its round. Inside it values are logarithms of odds, and dice are
    counts, three bits for each face.

    Beyond `limit` positions, or when it is `late`, no more dice are placed.
    """

    def __init__(self, b: Board, positions: i64, seconds: float) -> None:
        self.root = b
        self.board = cast(Board, b.copy())  # where moves are tried
        self.ends = Table()  # by position: when the player phase ends there
        self.found = Table()  # by position and dice
        self.chances = Table()  # by dice: with all that may still be done to them
        self.seen: i64 = 0  # positions looked at
        self.positions: i64 = MOST if seconds else positions
        self.limit: i64 = self.positions
        self.finish = clock.steady() + seconds if seconds else 0.0
        self.until = self.finish
        self.late = False
        self.used: i64 = 0  # bits: cards that no die may be put on
        self.start = pack(b)
        self.lucky = True  # whether free re-rolls and Noa's power are looked at
        weights = b.content.worths.of(b.modes)
        self.noa = weights[NOA + noa_stage(b)]
        self.reroll = 0.0 if b.modes & p.FEARLESS else weights[REROLL]

    def allow(self, parts: i64) -> None:
        """From now on look at one of so many equal parts of what is left."""
        self.limit = self.seen + (self.positions - self.seen) // parts
        if self.finish:
            now = clock.steady()
            self.until = now + (self.finish - now) / float(parts)
            self.late = now >= self.finish

    def may_look(self) -> bool:
        """Whether one more position may be looked at; it is counted."""
        if self.seen >= self.limit or self.late:
            return False
        self.seen += 1
        if self.finish and self.seen % GLANCE == 0:
            self.late = clock.steady() >= self.until
        return True

    # --- the player phase ---

    def player_phase(self, moves: vec[i64]) -> vec[float]:
        b = self.root
        if b.weak != NONE:
            self.used = 1 << b.weak
        dice: i64 = 0
        for card in range(4):
            if b.placed[card]:
                self.used |= 1 << card
        for die in range(1, 7):
            dice += b.free[die] << 3 * (die - 1)
        out = vec[float](capacity=len(moves))
        for i in range(len(moves)):
            self.allow(len(moves) - i if moves[i] < m.BACKUP else 1)
            out = append(out, self.move_worth(moves[i], dice))
        return out

    def move_worth(self, move: i64, dice: i64) -> float:
        if move == m.END:
            return odds(self.end(self.start))
        if move < m.BACKUP:
            die = m.die_of(move)
            unpack(self.board, self.start)
            actions.place_die(self.board, move, None)
            return odds(self.place(pack(self.board), self.used | 1 << m.card_of(move),
                                   dice - one(die)))
        gone = self.root.discarded
        if move < m.REROLL:
            kept = dice - one((move - m.BACKUP) // 6 + 1) - one((move - m.BACKUP) % 6 + 1)
            return self.rolled(kept, gone + 1, 0, 0)
        if move < m.NOA:
            return self.rolled(dice - one(move - m.REROLL + 1), gone, 1, 0)
        pair = move - m.NOA
        return self.chance(dice - one(pair // 6 + 1) + one(pair % 6 + 1), gone, 0, 1)

    def place(self, key: i64, used: i64, dice: i64) -> float:
        """The best that can be made of dice, when no more are rolled."""
        if dice == 0 or used == 15:
            return self.end(key)
        rest = used << 18 | dice
        at = self.found.slot(key, rest)
        if self.found.first[at] != EMPTY:
            return self.found.values[at]
        best = self.end(key)
        if not self.may_look():
            return best
        for card in range(4):
            if (used >> card) & 1:
                continue
            for die in range(1, 7):
                if not (dice >> 3 * (die - 1)) & 7:
                    continue
                unpack(self.board, key)
                moves = actions.row_moves(self.board, vec[i64](capacity=16), die, card)
                for i in range(len(moves)):
                    if i:
                        unpack(self.board, key)
                    actions.place_die(self.board, moves[i], None)
                    best = max(best, self.place(pack(self.board), used | 1 << card,
                                                dice - one(die)))
        self.found.put(key, rest, best)
        return best

    # --- luck ---

    def rolled(self, dice: i64, gone: i64, rerolls: i64, noa: i64) -> float:
        """What it is worth to roll one more die."""
        total = 0.0
        for die in range(1, 7):
            total += self.chance(dice + one(die), gone, rerolls, noa)
        return total / 6.0

    def chance(self, dice: i64, gone: i64, rerolls: i64, noa: i64) -> float:
        """The chance of winning with dice, when `gone` are discarded (E12) and some of the free
        re-rolls and Noa's power were used since. Of these one is looked ahead."""
        key = ((gone * 2 + rerolls) * 2 + noa) << 18 | dice
        at = self.chances.slot(key, self.used)
        if self.chances.first[at] != EMPTY:
            return self.chances.values[at]
        best = odds(self.place(self.start, self.used, dice) - self.reroll * float(rerolls)
                    - self.noa * float(noa))
        for die in range(1, 7):
            if not (dice >> 3 * (die - 1)) & 7:
                continue
            rest = dice - one(die)
            if gone < p.DISCARDS:
                for lost in range(1, 7):
                    if (rest >> 3 * (lost - 1)) & 7:
                        best = max(best, self.rolled(rest - one(lost), gone + 1, rerolls, noa))
            if rerolls or noa or not self.lucky:
                continue
            if self.root.rerolls and not self.root.modes & p.FEARLESS:
                best = max(best, self.rolled(rest, gone, 1, 0))
            if self.root.noa:
                for face in range(1, 7):
                    if face != die:
                        best = max(best, self.chance(rest + one(face), gone, 0, 1))
        self.chances.put(key, self.used, best)
        return best

    def weakness(self, moves: vec[i64]) -> vec[float]:
        """E65: each card turned, with the same rolls to come, as many as there is room for."""
        totals = vec[float]([0.0 for _ in range(len(moves))])
        self.lucky = False
        times: i64 = 0
        while times == 0 or (times < MOST_ROLLS and self.seen < self.limit and not self.late):
            times += 1
            dice: i64 = 0
            for _ in range(p.DICE):
                dice += one(self.board.rng.below(actions.DICE_STREAM, 6) + 1)
            for i in range(len(moves)):
                self.used = 1 << (moves[i] - m.WEAKEN)
                totals[i] += self.chance(dice, 0, 0, 0)
        return vec[float]([total / float(times) for total in totals])

    # --- the Goomz phase ---

    def end(self, key: i64) -> float:
        """The worth of ending the player phase."""
        at = self.ends.slot(key, 0)
        if self.ends.first[at] != EMPTY:
            return self.ends.values[at]
        unpack(self.board, key)
        value = self.goomz_phase(self.board)
        self.ends.put(key, 0, value)
        return value

    def goomz_phase(self, b: Board) -> float:
        """The best order of the Goomz that have not acted, and the best Allies for them to meet.

        Each acts where it stands, so the order matters only between those on one place; but a win
        must come before a defeat (E51): trapped Goomz go first, and who is alone goes last.
        """
        if b.over:
            return WON if b.outcome == p.WON else LOST
        next_ = self.whose_turn(b)
        if next_ == 0:
            return self.next_round(b)
        best = LOST
        for goomz in range(3):
            if not (next_ >> goomz) & 1:
                continue
            met = g.victims(b, goomz, g.situation(b, goomz))
            several = count_bits(met) > 1
            for ally in range(3):
                if (met >> ally) & 1 if several else ally == 0:
                    after = cast(Board, b.copy())
                    g.goomz_acts(after, goomz, ally if several else m.NO_ALLY, None)
                    best = max(best, self.goomz_phase(after))
        return best

    def whose_turn(self, b: Board) -> i64:
        """Bits: the Goomz that should be tried next; 0 when all have acted."""
        alone: i64 = 0
        shared: i64 = 0
        for goomz in range(3):
            if b.goomz[goomz] == NONE or (b.acted >> goomz) & 1:
                continue
            if self.shares(b, goomz):
                shared |= 1 << goomz
            elif b.trapper_of(goomz) != NONE:
                return 1 << goomz
            else:
                alone = 1 << goomz
        return shared or alone

    def shares(self, b: Board, goomz: i64) -> bool:
        for other in range(3):
            if (other != goomz and b.goomz[other] == b.goomz[goomz]
                    and not (b.acted >> other) & 1):
                return True
        return False

    def next_round(self, b: Board) -> float:
        if b.round == p.LAST_ROUND:
            return LOST
        if not b.shield_lasts:
            b.shields = 0  # E32
        return worth(self.root, b, b.round + 1).sum()


def one(die: i64) -> i64:
    """One die among dice."""
    return 1 << 3 * (die - 1)


def pack(b: Board) -> i64:
    """Everything that placing dice changes on the board, as a number below 2 ** 52."""
    key = b.shields << 3 | b.locks
    for i in range(3):
        key = key << 10 | (b.goomz[i] & 15) << 6 | (b.allies[i] & 15) << 2 | (b.traps[i] & 3)
    for place in range(8):
        key = key << 2 | b.health[place]
    return key


def unpack(b: Board, key: i64) -> None:
    for place in range(7, -1, -1):
        b.health[place] = key & 3
        key >>= 2
    for i in range(2, -1, -1):
        b.traps[i] = NONE if key & 3 == 3 else key & 3
        b.allies[i] = NONE if (key >> 2) & 8 else (key >> 2) & 15
        b.goomz[i] = NONE if (key >> 6) & 8 else (key >> 6) & 15
        key >>= 10
    b.locks = key & 7
    b.shields = key >> 3
