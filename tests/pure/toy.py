"""A toy game with what Eden lacks: several seats at once, hidden hands, barriers of one seat.

Each round every seat may draw tokens (hidden from the others, each worth 0 or 1) and count (which
only says a number), then is done; when all are done the hands are shown and scored.
Moves: 0 draw, 1 count, 2 done.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque import Edition, Game, Json, Knowledge, Log, Message, Result, Rng, SeatResult, State
from ludotheque.core.errors import BadPosition
from ludotheque.core.events import COMMON_BARRIER, SEAT_BARRIER
from ludotheque.core.rng import FastRng

ROUNDS = 3
DRAWS = 2
COUNTS = 2
PATHS = ("act:draw", "act:count", "act:done")


class ToyState(State):
    def __init__(self, game: Game, edition: Edition, rng: Rng, seats: int) -> None:
        super().__init__(game, edition, rng)
        self.round = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.counts = [0] * seats
        self.done = [False] * seats
        self.scores = [0] * seats

    def copy(self) -> ToyState:
        other = ToyState(self.game, self.edition, self.rng.copy(), len(self.hands))
        other.round = self.round
        other.hands = [hand[:] for hand in self.hands]
        other.counts = self.counts[:]
        other.done = self.done[:]
        other.scores = self.scores[:]
        other.over = self.over
        return other

    def to_move(self) -> list[int]:
        return [seat for seat, done in enumerate(self.done) if not done and not self.over]

    def moves(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.over or seat not in self.to_move():
            return out
        if len(self.hands[seat]) < DRAWS:
            out = append(out, 0)
        if self.counts[seat] < COUNTS:
            out = append(out, 1)
        return append(out, 2)

    def apply(self, seat: i64, move: i64, log: Log | None = None) -> None:
        who = f"seat:{seat}"
        if move == 0:
            token = int(self.rng.below(1 + seat, 2))
            self.hands[seat].append(token)
            if log is not None:
                log.add("draw", {"seat": who}, SEAT_BARRIER, {int(seat): {"token": token}})
        elif move == 1:
            self.counts[seat] += 1
            if log is not None:
                log.add("count", {"seat": who, "n": self.counts[seat]})
        else:
            self.done[seat] = True
            if log is not None:
                log.add("done", {"seat": who})
            if all(self.done):
                self.end_round(log)

    def end_round(self, log: Log | None) -> None:
        if log is not None:
            log.add("shown", {"hands": [",".join(map(str, hand)) for hand in self.hands]},
                    COMMON_BARRIER)
        for seat, hand in enumerate(self.hands):
            self.scores[seat] += sum(hand)
            self.hands[seat] = []
            self.counts[seat] = 0
            self.done[seat] = False
        self.round += 1
        self.over = self.round == ROUNDS

    def result(self) -> Result:
        ranks = [1 + sum(other > mine for other in self.scores) for mine in self.scores]
        ends = [SeatResult(score, rank, score / (ROUNDS * DRAWS))
                for score, rank in zip(self.scores, ranks, strict=True)]
        return Result(ends, Message("toy-result", {}))

    def judge(self, seat: i64) -> float:
        return (self.scores[seat] + sum(self.hands[seat])) / (ROUNDS * DRAWS + DRAWS)


class ToyKnowledge(Knowledge):
    def __init__(self, seen: ToyState, seat: int, sizes: list[int]) -> None:
        self.seen, self.seat, self.sizes = seen, seat, sizes

    def imagine(self, rng: Rng) -> State:
        state = self.seen.copy()
        state.rng = rng
        for other, size in enumerate(self.sizes):
            if other != self.seat:
                state.hands[other] = [int(rng.below(0, 2)) for _ in range(size)]
        return state


class Toy(Game):
    def __init__(self) -> None:
        super().__init__("toy", 2, 3, 1, 3, ROUNDS * 3 * (DRAWS + COUNTS + 1), (), ())

    def edition_of(self, name: str, source: Json, where: str) -> Edition:
        return Edition(name, "0" * 32, source, [])

    def start(self, seats: int, options: Json, edition: Edition, rng: Rng,
              log: Log | None) -> State:
        return ToyState(self, edition, rng, seats)

    def public(self, state: State, since: State | None = None) -> Json:
        s = cast(ToyState, state)
        return {"round": s.round, "seat": None, "counts": s.counts[:], "done": s.done[:],
                "scores": s.scores[:], "sizes": [len(hand) for hand in s.hands],
                "hand": None, "over": s.over}

    def own(self, state: State, seat: int, public: Json, since: State | None = None) -> Json:
        return {"seat": seat, "hand": cast(ToyState, state).hands[seat][:]}

    def know(self, view: Json, edition: Edition) -> Knowledge:
        sizes = cast(list[int], view["sizes"])
        seen = ToyState(self, edition, FastRng(0, len(sizes)), len(sizes))
        seen.round = cast(int, view["round"])
        seen.counts = cast(list[int], view["counts"])[:]
        seen.done = cast(list[bool], view["done"])[:]
        seen.scores = cast(list[int], view["scores"])[:]
        seen.over = bool(view["over"])
        seat = cast(int, view["seat"])
        seen.hands[seat] = cast(list[int], view["hand"])[:]
        return ToyKnowledge(seen, seat, sizes)

    def path(self, state: State, move: int) -> list[str]:
        return [PATHS[move]]

    def says(self, state: State, seat: int, move: int) -> Message:
        return Message(f"toy-{PATHS[move]}", {})

    def warnings(self, state: State, seat: int, move: int) -> list[Message]:
        return []

    def write(self, state: State) -> str:
        s = cast(ToyState, state)
        seats = "/".join(
            f"{''.join(map(str, s.hands[i])) or '-'},{s.counts[i]},{int(s.done[i])},{s.scores[i]}"
            for i in range(len(s.hands)))
        return f"toy {s.round} {seats} {','.join(str(c) for c in s.rng.counters)}"

    def read(self, text: str, edition: Edition, rng: Rng) -> State:
        try:
            _, round_text, seats, counters = text.split(" ")
            parts = [part.split(",") for part in seats.split("/")]
            s = ToyState(self, edition, rng, len(parts))
            s.round, s.over = int(round_text), int(round_text) == ROUNDS
            for i, (hand, count, done, score) in enumerate(parts):
                s.hands[i] = [int(token) for token in hand.replace("-", "")]
                s.counts[i], s.done[i], s.scores[i] = int(count), done == "1", int(score)
            for stream, counter in enumerate(counters.split(",")):
                rng.counters[stream] = int(counter)
        except (ValueError, IndexError) as error:
            raise BadPosition("toy", "position", "a toy position") from error
        return s

    def pieces(self, state: State) -> list[str]:
        return [f"seat:{i}" for i in range(len(cast(ToyState, state).hands))]


TOY = Toy()
TOY_EDITION = TOY.edition_of("base", {}, "toy")
