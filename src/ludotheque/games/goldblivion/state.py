"""GOLDblivion as a `State`: who may do what, and what it does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.events import Log, Message, seat_ref
from ludotheque.core.game import Game, Result, SeatResult, ranked, winners
from ludotheque.core.rng import Rng, put, zeros
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import fight, market, noble, powers, rounds
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import moves as m
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.board import Board
from ludotheque.games.goldblivion.cards import NONE, GoldEdition
from ludotheque.games.goldblivion.judge import judge, weigh


@mypyc_attr(acyclic=True)
class GoldState(Board):
    """One position of GOLDblivion."""

    def copy(self) -> GoldState:
        return GoldState(
            self.game, self.content, self.rng.copy(), self.seats, self.round, self.phase,
            self.first_seat, self.turn, self.actions, self.passed, self.hand[:], self.pile[:],
            self.in_play[:], self.upright[:], self.turned[:], self.owned, self.sightings,
            self.developed, self.gained, self.chosen, self.army[:], self.spent, self.nuggets[:],
            self.materials[:], self.gold, self.trophies, self.held[:], self.possible,
            self.face_up, self.shown_tokens, self.nobles, self.picking, self.market[:],
            self.deck[:], self.under, self.tops[:], self.below[:], self.pool[:], self.dead,
            self.dead_army, self.tiles, self.enemy, self.tile_pool, self.villages,
            self.frames[:], self.chain[:], self.chain_built, self.fresh[:], self.used[:],
            self.force, self.hex, self.noble, self.noble_nuggets, self.noble_materials,
            self.noble_gold, self.slots, self.noble_trophies, self.starved, self.over)

    def to_move(self) -> list[int]:
        if self.over:
            return []
        if self.phase == c.DEVELOPING:
            return [int(seat) for seat in range(self.seats) if rounds.may_develop(self, seat)]
        return [int(self.turn)]

    def moves(self, seat: i64) -> vec[i64]:
        if self.over or seat < 0 or seat >= self.seats:
            return vec[i64]()
        if self.phase == c.DEVELOPING:
            if rounds.may_develop(self, seat):
                return rounds.develop_moves(self, seat)
            return vec[i64]()
        if seat != self.turn:
            return vec[i64]()
        if self.phase == c.DRAFTING:
            return rounds.pick_moves(self)
        if len(self.frames):
            return frame_moves(self)
        return action_moves(self)

    def apply(self, seat: i64, move: i64, log: Log | None = None) -> None:
        if move < m.DEVELOP:
            rounds.pick(self, move - m.PICK, log)
        elif move < m.PLAY:
            rounds.develop(self, seat, move - m.DEVELOP, log)
        elif move < m.DESTROY:
            act(self, move, log)
        else:
            decide(self, move, log)
        advance(self, log)

    def result(self) -> Result:
        return result(self)

    def judge(self, seat: i64) -> float:
        return judge(self, seat)

    def weigh(self, seat: i64) -> dict[str, float]:
        return weigh(self, seat)


# --- what may be done -----------------------------------------------------------------------------


def action_moves(b: Board) -> vec[i64]:
    """G14, G15: main actions while there are any, bonus actions always, then the end of turn."""
    out = vec[i64](capacity=32)
    seat = b.turn
    kinds = b.kinds()
    if b.actions > 0:
        holding = False
        for kind in range(kinds):
            if b.hand[seat * kinds + kind]:
                holding = True
                out = powers.character_moves(b, out, m.PLAY, kind)
        out = market.buy_moves(b, out)
        for village in range(2):
            if b.can_pay(seat, b.content.village_power[village * 2 + b.villages[village]]):
                out = append(out, m.VILLAGE + village)
        if not (b.solo() and holding):  # G81
            out = append(out, m.PASS)
    else:
        out = append(out, m.END)
    return bonus_moves(b, out)


def bonus_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G30-G32; a cost must be paid, so a side that cannot be is not offered (G37)."""
    seat = b.turn
    if b.nuggets[seat] >= c.INGOT_COST:
        out = append(out, m.INGOT)
    kinds = b.kinds()
    for kind in range(kinds):
        if b.upright[seat * kinds + kind]:
            for side in range(b.content.sides[kind]):
                if b.can_pay(seat, kind * 2 + side):
                    out = append(out, m.ACTIVATE + kind * 2 + side)
    held = b.held[seat]
    token: i64 = 0
    while held:
        if held & 1:
            for side in range(b.content.token_sides[token]):
                if b.can_pay(seat, b.content.token_power[token * 2 + side]):
                    out = append(out, m.CAST + token * 2 + side)
        held >>= 1
        token += 1
    return out


def frame_moves(b: Board) -> vec[i64]:
    """The choices of whatever is half done."""
    out = vec[i64](capacity=16)
    code = f.code_of(b.top())
    if code == f.TARGET:
        return fight.target_moves(b, out)
    if code == f.FIGHT:
        return fight.fight_moves(b, out)
    if code == f.SACRIFICE:
        return fight.sacrifice_moves(b, out)
    if code == f.ASSIGN:
        return noble.assign_moves(b, out)
    if code == f.KILL:
        return noble.kill_moves(b, out)
    if code == f.REVEAL:
        return noble.reveal_moves(b, out)
    return powers.power_moves(b, out)


# --- doing it -------------------------------------------------------------------------------------


def act(b: Board, move: i64, log: Log | None) -> None:
    """A main or bonus action."""
    seat = b.turn
    if move < m.INGOT:
        b.actions -= 1
    if move < m.BUY:
        play_card(b, move - m.PLAY, log)
    elif move < m.ENLIST:
        market.buy(b, move - m.BUY, log)
    elif move < m.VILLAGE:
        market.enlist(b, move - m.ENLIST, log)
    elif move < m.PASS:
        visit(b, move - m.VILLAGE, log)
    elif move == m.PASS:
        rounds.pass_round(b, log)
    elif move == m.INGOT:
        b.nuggets[seat] -= c.INGOT_COST
        powers.gain(b, seat, v.INGOTS, 1, log)
    elif move < m.CAST:
        activate(b, move - m.ACTIVATE, log)
    elif move < m.END:
        cast_token(b, move - m.CAST, log)
    else:
        rounds.end_turn(b, log)


def play_card(b: Board, at: i64, log: Log | None) -> None:
    """G20: it enters play, then its power resolves, so it counts itself."""
    kind = at // 4
    place = b.turn * b.kinds() + kind
    b.hand[place] -= 1
    b.in_play[place] += 1
    b.sight(b.turn, kind)
    if log is not None:
        log.add("play", {"seat": seat_ref(b.turn), "card": "card:" + b.content.kinds[kind]})
    powers.activate_character(b, at, log)


def visit(b: Board, village: i64, log: Log | None) -> None:
    """G22: pay, resolve, flip."""
    face = b.villages[village]
    b.villages = put(b.villages, village, 1 - face)
    if log is not None:
        log.add("village", {"seat": seat_ref(b.turn),
                            "village": "village:" + c.SIDES[village]})
    powers.start_power(b, b.content.village_power[village * 2 + face], log)


def activate(b: Board, at: i64, log: Log | None) -> None:
    """G31: a Building turns."""
    kind = at // 2
    place = b.turn * b.kinds() + kind
    b.upright[place] -= 1
    b.turned[place] += 1
    b.chain_built = True
    if log is not None:
        log.add("activate", {"seat": seat_ref(b.turn),
                             "card": "card:" + b.content.kinds[kind]})
    powers.start_power(b, at, log)


def cast_token(b: Board, at: i64, log: Log | None) -> None:
    """G32: a Magic token goes face up to the bank until the round ends."""
    bit: i64 = 1 << (at // 2)
    b.held[b.turn] &= ~bit
    b.face_up |= bit
    for seat in range(b.seats):
        b.possible = put(b.possible, seat, b.possible[seat] & ~bit)
    if log is not None:
        log.add("cast", {"seat": seat_ref(b.turn), "token": f"magic:{at // 2 + 1}"})
    powers.start_power(b, b.content.token_power[at], log)


def decide(b: Board, move: i64, log: Log | None) -> None:
    """A choice inside a power, a fight or the noble's turn."""
    if move < m.TAKE_COMBAT:
        market.destroy(b, move - m.DESTROY, log)
    elif move < m.TAKE_CHARACTER:
        market.take_combat(b, move - m.TAKE_COMBAT, log)
    elif move < m.REPEAT:
        market.take_character(b, move - m.TAKE_CHARACTER, log)
    elif move < m.READY:
        powers.repeat(b, move - m.REPEAT, log)
    elif move < m.ATTACK:
        powers.ready(b, move - m.READY, log)
    elif move < m.RESOLVE:
        fight.attack(b, move - m.ATTACK, log)
    elif move < m.COPY:
        fight.resolve(b, (move - m.RESOLVE) // 2, move - m.RESOLVE, log)
    elif move < m.FINISH:
        fight.resolve(b, fight.joker(b), move - m.COPY, log)
    elif move == m.FINISH:
        fight.finish(b, log)
    elif move < m.AGAIN:
        fight.sacrifice(b, move - m.SACRIFICE, log)
        b.drop()
        fight.disband(b)
    elif move < m.ASSIGN:
        powers.pay_again(b, move - m.AGAIN, log)
    elif move < m.REVEAL:
        noble.assign(b, f.a_of(b.drop()), move - m.ASSIGN, log)
    elif move < m.KILL:
        b.drop()
        fight.turn_tile(b, move - m.REVEAL, log)
    else:
        noble.kill(b, move - m.KILL, log)


def advance(b: Board, log: Log | None) -> None:
    """Run on until somebody has to choose."""
    while not b.over:
        if len(b.frames) == 0:
            if len(b.chain):
                b.chain = vec[i64]()
            b.chain_built = False
            if b.phase == c.CLOSING:
                rounds.begin_round(b, log)
            elif b.phase == c.NOBLE_TURN:
                rounds.after_noble(b, log)
            else:
                return
            continue
        code = f.code_of(b.top())
        if code == f.STEPS:
            powers.run_steps(b, log)
        elif code == f.NOBLE_STEPS:
            noble.run_noble_steps(b, log)
        elif code == f.NOBLE_REWARD:
            noble.run_noble_reward(b, log)
        elif len(frame_moves(b)):
            return
        elif code == f.FIGHT:
            fight.finish(b, log)
        elif code == f.SACRIFICE:
            b.drop()
            fight.disband(b)
        else:
            powers.close_power(b, log)
    # A game may end in the middle of a power (G83).
    b.frames = vec[i64]()
    b.chain = vec[i64]()
    b.chain_built = False


# --- the end --------------------------------------------------------------------------------------


def result(b: Board) -> Result:
    """G60: most gold, then nuggets, then tiles; G86: in solo a complete tie is your loss."""
    keys = [(int(b.gold[s]), int(b.nuggets[s]), int(b.symbols(s, c.TILE)))
            for s in range(b.seats)]
    if b.solo():
        return solo_result(b, keys[0])
    ends = ranked(keys)
    first = winners(ends)
    return Result(ends, Message("goldblivion-result-won" if len(first) == 1
                                else "goldblivion-result-shared",
                                {"winners": first, "gold": max(keys)[0],
                                 "rounds": int(b.round)}))


def solo_result(b: Board, mine: tuple[int, int, int]) -> Result:
    tiles = b.sum_of(b.noble_trophies, 0, len(b.noble_trophies))
    theirs = (int(b.noble_gold), int(b.noble_nuggets), int(tiles))
    won = mine > theirs and not b.starved
    reason = "goldblivion-result-beaten" if won else "goldblivion-result-lost"
    if b.starved:
        reason = "goldblivion-result-starved"
    facts: dict[str, object] = {"gold": mine[0], "other": theirs[0], "rounds": int(b.round),
                                "noble": "noble:" + b.content.nobles[b.noble].slug}
    return Result([SeatResult(mine[0], 1 if won else 2, 1.0 if won else 0.0)],
                  Message(reason, facts),
                  SeatResult(theirs[0], 2 if won else 1, 0.0 if won else 1.0))


def bare_state(game: Game, edition: GoldEdition, rng: Rng, seats: i64, noble: i64) -> GoldState:
    """An empty table, for set-up and for reading positions."""
    kinds: i64 = len(edition.category)
    fighters: i64 = len(edition.army.cost)
    tiles: i64 = len(edition.tile_force)
    return GoldState(
        game, edition, rng, seats, 0, c.DRAFTING, 0, 0, 0, 0, zeros(seats * kinds),
        zeros(seats * kinds), zeros(seats * kinds), zeros(seats * kinds), zeros(seats * kinds),
        zeros(seats * kinds), vec[i64](), vec[i64](), vec[i64](), nones(seats),
        zeros(seats * fighters), zeros(seats * fighters), zeros(seats), zeros(seats),
        zeros(seats), zeros(seats * tiles), zeros(seats), zeros(seats), 0, nones(seats), vec[i64](),
        vec[i64](), nones(c.SLOTS), zeros(kinds), vec[i64](), nones(2), zeros(2),
        zeros(fighters), zeros(kinds), zeros(fighters), zeros(c.HEXES), nones(c.HEXES),
        zeros(tiles), zeros(2), vec[i64](), vec[i64](), False, zeros(fighters), zeros(fighters),
        0, NONE, noble, 0, 0, 0, zeros(4 * kinds), zeros(tiles), False, False)


def nones(n: i64) -> vec[i64]:
    out = vec[i64](capacity=n)
    for _ in range(n):
        out = append(out, NONE)
    return out
