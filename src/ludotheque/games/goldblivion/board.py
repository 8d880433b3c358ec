"""What lies on the table in GOLDblivion: the data of a position, and small questions to it.

Piles are counts; what is next is drawn when it is drawn. Vectors of several seats are flat: seat s
has its kinds from s * kinds on. What few moves touch is replaced, never changed in place, so that
copies share it: `copy` tells which.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.game import Game, State
from ludotheque.core.rng import Rng
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion.cards import NONE, GoldEdition

COMMON: Final = 0  # the stream of markets, land and tokens; 1 + seat is that of a seat's own luck


@mypyc_attr(acyclic=True)
class Board(State):
    """The position."""

    def __init__(self, game: Game, edition: GoldEdition, rng: Rng, seats: i64, round: i64,
                 phase: i64, first_seat: i64, turn: i64, actions: i64, passed: i64,
                 hand: vec[i64], pile: vec[i64], in_play: vec[i64], upright: vec[i64],
                 turned: vec[i64], owned: vec[i64], sightings: vec[i64], developed: vec[i64],
                 gained: vec[i64], chosen: vec[i64], army: vec[i64], spent: vec[i64],
                 nuggets: vec[i64], materials: vec[i64], gold: vec[i64], trophies: vec[i64],
                 held: vec[i64], possible: vec[i64], face_up: i64, shown_tokens: vec[i64],
                 nobles: vec[i64],
                 picking: vec[i64], market: vec[i64], deck: vec[i64], under: vec[i64],
                 tops: vec[i64], below: vec[i64], pool: vec[i64], dead: vec[i64],
                 dead_army: vec[i64], tiles: vec[i64], enemy: vec[i64], tile_pool: vec[i64],
                 villages: vec[i64], frames: vec[i64], chain: vec[i64], chain_built: bool,
                 fresh: vec[i64], used: vec[i64], force: i64, hex: i64, noble: i64,
                 noble_nuggets: i64, noble_materials: i64, noble_gold: i64, slots: vec[i64],
                 noble_trophies: vec[i64], starved: bool, over: bool) -> None:
        super().__init__(game, edition, rng)
        self.content = edition
        self.seats = seats
        self.round = round
        self.phase = phase
        self.first_seat = first_seat
        self.turn = turn  # the seat that acts, in the draft, in actions and when closing
        self.actions = actions  # main actions left this turn
        self.passed = passed  # bits: seats that have passed this round
        # GOLDblivion cards of each seat, by kind.
        self.hand = hand
        self.pile = pile
        self.in_play = in_play  # characters
        self.upright = upright  # Buildings ready to be used
        self.turned = turned  # Buildings used this round
        self.owned = owned  # all but Buildings, wherever they are: public
        # What others can rule out (G90): when this many cards of a kind lay in play, at most
        # `bound` of the seat's first n developed cards are of that kind.
        # seat << 24 | kind << 16 | n << 8 | bound
        self.sightings = sightings
        # Developed cards in order: seat << 16 | round << 8 | kind << 1 | side.
        self.developed = developed
        # Characters gained in order: seat << 16 | round << 8 | kind. A card gained in a round
        # cannot lie among those developed before.
        self.gained = gained
        self.chosen = chosen  # development chosen by each seat: kind * 2 + side, or NONE
        self.army = army  # Combat pile of each seat
        self.spent = spent  # Combat cards fought this round
        self.nuggets = nuggets
        self.materials = materials
        self.gold = gold
        self.trophies = trophies  # tiles won: seat * tiles + tile
        self.held = held  # bits: Magic tokens of each seat
        # Bits: tokens each seat may hold for all that everybody has seen (G90): one that was
        # used since the seat last gained a token is none of them.
        self.possible = possible
        self.face_up = face_up  # bits: tokens used this round
        self.shown_tokens = shown_tokens  # the token each seat revealed in the draft, or NONE
        self.nobles = nobles  # Nobles left to pick from
        self.picking = picking  # seats still to pick, the next one last
        self.market = market
        self.deck = deck
        self.under = under  # Buildings put under the deck at set-up, the next one last
        self.tops = tops  # the visible card of each Combat pile
        self.below = below  # cards under it
        self.pool = pool  # Combat cards nobody has seen, in both piles together
        self.dead = dead  # destroyed GOLDblivion cards
        self.dead_army = dead_army
        self.tiles = tiles  # tiles on each hex
        self.enemy = enemy  # the face-up tile of each hex, or NONE
        self.tile_pool = tile_pool  # tiles nobody has seen, on hexes or out of play
        self.villages = villages  # the face each Village shows
        # Half-done powers and fights: a stack of small frames, see frames.py.
        self.frames = frames
        self.chain = chain  # kinds active in this chain of powers (G41)
        self.chain_built = chain_built  # the chain began with a Building
        self.fresh = fresh  # cards of this fight not resolved
        self.used = used  # cards of this fight resolved
        self.force = force
        self.hex = hex  # where the fight is
        self.noble = noble  # the automated noble, or NONE
        self.noble_nuggets = noble_nuggets
        self.noble_materials = noble_materials
        self.noble_gold = noble_gold
        self.slots = slots  # cards under the noble's board: type * kinds + kind
        self.noble_trophies = noble_trophies
        self.starved = starved  # the solo market could not be refilled (G83)
        self.over = over

    # --- frames ---------------------------------------------------------------------------------

    def push(self, frame: i64) -> None:
        self.frames = append(self.frames, frame)

    def drop(self) -> i64:
        self.frames, frame = pop(self.frames)
        return frame

    def top(self) -> i64:
        return self.frames[len(self.frames) - 1]

    def set_top(self, frame: i64) -> None:
        self.frames[len(self.frames) - 1] = frame

    # --- questions ------------------------------------------------------------------------------

    def kinds(self) -> i64:
        return len(self.content.category)

    def fighters(self) -> i64:
        return len(self.content.army.cost)

    def symbols(self, seat: i64, per: i64) -> i64:
        """How many of something a seat has in play (G34), or tiles won."""
        if per == c.NOTHING:
            return 1
        total: i64 = 0
        if per == c.TILE:
            n: i64 = len(self.content.tile_force)
            for tile in range(n):
                total += self.trophies[seat * n + tile]
            return total
        kinds = self.kinds()
        at = seat * kinds
        for kind in range(kinds):
            count = self.in_play[at + kind] + self.upright[at + kind] + self.turned[at + kind]
            if count:
                total += count * self.content.symbols[kind * 4 + per]
        return total

    def can_pay(self, seat: i64, power: i64) -> bool:
        pay = self.content.pay[power]
        if pay == c.FREE:
            return True
        amount = self.content.amount[power]
        return (self.nuggets[seat] if pay == c.NUGGET_COST else self.materials[seat]) >= amount

    def sum_of(self, counts: vec[i64], at: i64, n: i64) -> i64:
        total: i64 = 0
        for i in range(n):
            total += counts[at + i]
        return total

    def hand_size(self, seat: i64) -> i64:
        return self.sum_of(self.hand, seat * self.kinds(), self.kinds())

    def pile_size(self, seat: i64) -> i64:
        return self.sum_of(self.pile, seat * self.kinds(), self.kinds())

    def army_size(self, seat: i64) -> i64:
        return self.sum_of(self.army, seat * self.fighters(), self.fighters())

    def developed_on(self, seat: i64, side: i64) -> i64:
        total: i64 = 0
        for i in range(len(self.developed)):
            card = self.developed[i]
            if card >> 16 == seat and card & 1 == side:
                total += 1
        return total

    def developments(self, seat: i64) -> i64:
        return self.developed_on(seat, c.LEFT) + self.developed_on(seat, c.RIGHT)

    def sight(self, seat: i64, kind: i64) -> None:
        """Everybody sees the cards of a kind that a seat has in play: those are not developed."""
        at = seat * self.kinds() + kind
        bound = self.owned[at] - self.in_play[at]
        n = self.developments(seat)
        kept = vec[i64](capacity=len(self.sightings) + 1)
        for i in range(len(self.sightings)):
            old = self.sightings[i]
            if old >> 16 != seat << 8 | kind:
                kept = append(kept, old)
            elif old & 255 < bound:
                kept = append(kept, old)
                if old >> 8 & 255 == n:
                    return  # seen before, and more of them
        if bound < n:
            kept = append(kept, seat << 24 | kind << 16 | n << 8 | bound)
        self.sightings = kept

    def bank(self) -> i64:
        """Bits: tokens face down in the bank; which they are is hidden."""
        out: i64 = (1 << self.content.tokens) - 1
        for seat in range(self.seats):
            out &= ~self.held[seat]
        return out & ~self.face_up

    def solo(self) -> bool:
        return self.noble != NONE

    def cow_visible(self) -> bool:
        """G59: when hex 10's tile has left."""
        return self.tiles[c.COW_HEX] == 0

    def empty_hex(self, hex: i64) -> bool:
        """G53: hex 10 always counts as occupied, a stack until both tiles are gone."""
        return self.tiles[hex] == 0 and hex != c.COW_HEX

    def open_sides(self, hex: i64) -> i64:
        """G53: land sides and emptied neighbours; water never counts."""
        sides = self.content.land[hex]
        for i in range(6):
            near = self.content.neighbours[hex * 6 + i]
            if near != NONE and self.empty_hex(near):
                sides += 1
        return sides

    # --- drawing --------------------------------------------------------------------------------

    def draw_from(self, stream: i64, counts: vec[i64], at: i64, n: i64) -> i64:
        """Take one card at random from counts; NONE if there is none."""
        total = self.sum_of(counts, at, n)
        if total == 0:
            return NONE
        left = self.rng.below(stream, total)
        for i in range(n):
            left -= counts[at + i]
            if left < 0:
                counts[at + i] -= 1
                return i
        return NONE

    def draw_from_room(self, rng: Rng, room: vec[i64]) -> i64:
        """One of some kinds, weighed by counts, which stay as they are."""
        left = rng.below(COMMON, self.sum_of(room, 0, len(room)))
        for i in range(len(room)):
            left -= room[i]
            if left < 0:
                return i
        return NONE
