"""The Spirit of Eden as a `State`: who may do what, and what it does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.events import Log, Message
from ludotheque.core.game import Game, Result, SeatResult
from ludotheque.core.rng import Rng, count_bits, zeros
from ludotheque.games.eden import actions, goomz, rounds
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.judge import judge, weigh
from ludotheque.games.eden.pieces import NONE, EdenEdition
from ludotheque.games.eden.plan import worths


@mypyc_attr(acyclic=True)
class EdenState(Board):
    """One position of The Spirit of Eden. Solo: seat 0 is the only one."""

    def copy(self) -> EdenState:
        return EdenState(
            self.game, self.content, self.rng.copy(), self.modes, self.shield_lasts, self.kinds,
            self.twins, self.health[:], self.goomz[:], self.allies[:], self.back[:],
            self.traps[:], self.shields, self.locks, self.shown[:], self.collected[:],
            self.unseen, self.taken, self.rerolls, self.free[:], self.placed[:], self.discarded,
            self.weak, self.noa, self.round, self.phase, self.acted, self.outcome, self.over)

    def to_move(self) -> list[int]:
        return [] if self.over else [0]

    def moves(self, seat: i64) -> vec[i64]:
        if seat != 0 or self.over:
            return vec[i64]()
        if self.phase == p.PLAYING:
            return actions.player_moves(self)
        if self.phase == p.ATTACKING:
            return goomz.goomz_moves(self)
        if self.phase == p.RETURNING:
            return rounds.return_moves(self)
        if self.phase == p.WEAKENING:
            return rounds.weakness_moves()
        return rounds.resurrection_moves()

    def apply(self, seat: i64, move: i64, log: Log | None = None) -> None:
        if move < m.END:
            actions.use_dice(self, move, log)
        elif move == m.END:
            rounds.end_player_phase(self, log)
        elif move < m.RETURN:
            goomz.goomz_acts(self, m.acting_goomz(move), m.met_ally(move), log)
            if not self.over and rounds.goomz_done(self):
                rounds.end_round(self, log)
        elif move < m.RESURRECT:
            rounds.return_ally(self, move - m.RETURN, log)
        elif move < m.WEAKEN:
            pair = move - m.RESURRECT
            rounds.resurrect(self, pair // 8, pair % 8, log)
        else:
            rounds.weaken(self, move - m.WEAKEN, log)

    def score(self) -> int:
        """E52, a stand-in."""
        table = self.content.score
        points = table.objective * count_bits(self.taken)
        if self.outcome != p.WON:
            return int(points)
        for place in range(8):
            if self.health[place] == p.HEALTHY:
                points += table.healthy
            elif self.health[place] == p.RAVAGED:
                points += table.ravaged
        if self.noa:
            points += table.noa
        if self.modes & p.FEARLESS == 0:
            points += table.reroll * self.rerolls
        points += table.mode * count_bits(self.modes)
        if self.round > table.free_rounds:
            points -= table.late * (self.round - table.free_rounds)
        return int(points)

    def result(self) -> Result:
        won = self.outcome == p.WON
        seat = SeatResult(self.score(), 1 if won else 2, 1.0 if won else 0.0)
        facts: dict[str, object] = {"score": self.score(), "rounds": int(self.round)}
        return Result([seat], Message(f"eden-result-{p.OUTCOMES[self.outcome]}", facts))

    def judge(self, seat: i64) -> float:
        return judge(self)

    def work_out(self, seat: i64, moves: vec[i64], positions: i64,
                 seconds: float = 0.0) -> vec[float]:
        return worths(self, moves, positions, seconds)

    def weigh(self, seat: i64) -> dict[str, float]:
        return weigh(self)


def bare_state(game: Game, edition: EdenEdition, rng: Rng, modes: i64,
               shield_lasts: bool) -> EdenState:
    """A table with nothing on it yet but healthy land, for set-up and for reading positions."""
    nowhere = vec[i64]([NONE, NONE, NONE])
    return EdenState(
        game, edition, rng, modes, shield_lasts, zeros(8), zeros(8), zeros(8), nowhere,
        nowhere[:], zeros(3), nowhere[:], 0, 0, nowhere[:], zeros(3), (1 << 9) - 1, 0, 0,
        zeros(7), zeros(4), 0, NONE, True, 1, p.RESURRECTING, 0, p.GOING, False)
