"""Les Gardiens de Havresac as a `State`: who may do what, and what it does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.events import Log, Message
from ludotheque.core.game import Game, Result, SeatResult, State, ranked, winners
from ludotheque.core.rng import Rng, zeros
from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import moves as m
from ludotheque.games.havresac import position as pos
from ludotheque.games.havresac import rounds, turn
from ludotheque.games.havresac.adventure import Adventure, new_adventure
from ludotheque.games.havresac.judge import judge, weigh
from ludotheque.games.havresac.kingdom import HavresacEdition
from ludotheque.games.havresac.position import Position


@mypyc_attr(acyclic=True)
class HavresacState(Position):
    """One position of Les Gardiens de Havresac."""

    def copy(self) -> HavresacState:
        return HavresacState(
            self.game, self.content, self.rng.copy(), self.season, self.night, self.same_chests,
            self.round, self.phase, self.unseen, self.scouted, self.reserve, self.laid,
            [b.copy() for b in self.boards],
            # What is shown never changes: it is replaced when a phase begins or ends. So is what
            # is left in the reserve.
            self.shown, self.over)

    def trial(self, seat: i64, luck: Rng) -> State:
        """H25: while somebody else has not finished, a move touches no board but the seat's own."""
        alone = True
        for other in range(len(self.boards)):
            if other != seat and self.boards[other].stage != a.WAITING:
                alone = False
        if alone:
            return State.trial(self, seat, luck)
        boards = self.boards[:]
        boards[seat] = boards[seat].copy()
        return HavresacState(
            self.game, self.content, luck, self.season, self.night, self.same_chests, self.round,
            self.phase, self.unseen, self.scouted, self.reserve, self.laid, boards, self.shown,
            self.over)

    def to_move(self) -> list[int]:
        """H25: everybody who has not finished the phase."""
        return [seat for seat in range(len(self.boards)) if self.boards[seat].stage != a.WAITING]

    def moves(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat >= len(self.boards):
            return vec[i64]()
        b = self.boards[seat]
        if b.stage == a.WAITING:
            return vec[i64]()
        if b.stage == a.BUYING:
            return rounds.recruit_moves(self, b)
        return turn.turn_moves(self, b)

    def apply(self, seat: i64, move: i64, log: Log | None = None) -> None:
        b = self.boards[seat]
        if move == m.DONE or move == m.ASIDE:
            if move == m.ASIDE:
                turn.set_aside(self, seat, b, log)
            if b.stage == a.BUYING:
                rounds.end_recruiting(self, seat, log)
            else:
                turn.end_turn(self, seat, b, log)
            if b.stage == a.WAITING and not self.somebody_acts():
                if self.phase == pos.ADVENTURE:
                    rounds.end_adventure(self, log)
                else:
                    rounds.end_round(self, log)
        elif move >= m.RECRUIT:
            rounds.recruit(self, seat, move - m.RECRUIT, log)
        else:
            turn.take_turn(self, seat, move, log)

    def somebody_acts(self) -> bool:
        for b in self.boards:
            if b.stage != a.WAITING:
                return True
        return False

    def stretch(self) -> int:
        """H25: in the Adventure everybody plays on a board of their own, until somebody is done:
        for the last one that ends the phase."""
        if self.phase != pos.ADVENTURE:
            return 0
        acting = 0
        for seat in self.to_move():
            acting |= 1 << seat
        return int(self.round) << 4 | acting

    def result(self) -> Result:
        return result(self)

    def judge(self, seat: i64) -> float:
        return judge(self, seat)

    def weigh(self, seat: i64) -> dict[str, float]:
        return weigh(self, self.boards[seat])


def result(p: Position) -> Result:
    """H70: most points, then Chests, then Villages, then shared; H71: alone, a rank."""
    e = p.content
    keys = [(int(b.score(e)), int(b.chests), int(b.villages)) for b in p.boards]
    if len(keys) == 1:
        score = keys[0][0]
        rank = solo_rank(e, score)
        return Result([SeatResult(score, 1, solo_worth(e, score))],
                      Message("havresac-result-solo", {"points": score, "rank": f"rank:{rank}"}))
    ends = ranked(keys)
    first = winners(ends)
    return Result(ends, Message("havresac-result-won" if len(first) == 1
                                else "havresac-result-shared",
                                {"winners": first, "points": max(keys)[0]}))


def solo_rank(e: HavresacEdition, score: int) -> int:
    """H71: 1 to 5."""
    return 1 + sum([1 for least in e.ranks if score >= least])


def solo_worth(e: HavresacEdition, score: int) -> float:
    """A fixed scale: the highest rank begins at two thirds of it."""
    return min(1.0, score * 2.0 / (3.0 * float(e.ranks[3])))


def bare_state(game: Game, edition: HavresacEdition, rng: Rng, seats: i64, season: i64,
               night: i64, same_chests: bool) -> HavresacState:
    """An empty table, for set-up and for reading positions."""
    boards: list[Adventure] = [new_adventure(edition) for _ in range(seats)]
    return HavresacState(game, edition, rng, season, night, same_chests, 0, pos.ADVENTURE,
                         (1 << k.PLACES) - 1, 0, zeros(k.KINDS), vec[i64](), boards, [], False)
