"""What lies on the table in Havresac: each player's Adventure, and what all have in common."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.events import COMMON_BARRIER, EVERYBODY, NO_BARRIER, Json, Log, seat_ref
from ludotheque.core.game import Game, State
from ludotheque.core.rng import Rng
from ludotheque.games.havresac.adventure import Adventure
from ludotheque.games.havresac.kingdom import HavresacEdition

# The phases in which somebody chooses; the other three happen by themselves (H20, H22, H24).
ADVENTURE: Final = 0
RECRUITMENT: Final = 1
OVER: Final = 2
PHASES: Final[tuple[str, ...]] = ("adventure", "recruitment", "over")


@mypyc_attr(acyclic=True)
class Position(State):
    """The position. `night` has a bit for each Guardian whose tile shows its Night face.

    Of the Scout cards only the unseen set is kept: a card is drawn when it is turned. So are the
    items of Chests, unless all players have the same ones (`laid`, H11).
    """

    def __init__(self, game: Game, edition: HavresacEdition, rng: Rng, season: i64, night: i64,
                 same_chests: bool, round: i64, phase: i64, unseen: i64, scouted: i64,
                 reserve: vec[i64], laid: vec[i64], boards: list[Adventure],
                 shown: list[Adventure], over: bool) -> None:
        super().__init__(game, edition, rng)
        self.content = edition
        self.season = season
        self.land = edition.kingdoms[season]
        self.night = night
        self.same_chests = same_chests
        self.round = round
        self.phase = phase
        self.unseen = unseen  # bits: Scout cards not turned yet
        self.scouted = scouted  # bits: those turned this round
        self.reserve = reserve  # Guardians of each kind nobody has yet
        self.laid = laid  # the item in each Chest of the board, where it is the same for all
        self.boards = boards  # by seat
        self.shown = shown  # the boards as the others still see them, if they are hidden (H11)
        self.over = over

    def is_night(self, kind: i64) -> bool:
        return (self.night >> kind) & 1 != 0

    def cost(self, kind: i64) -> i64:
        return self.content.cost[kind * 2 + ((self.night >> kind) & 1)]

    def tell(self, log: Log, seat: i64, kind: str, facts: Json,
             barrier: int = NO_BARRIER) -> None:
        """What a player does; the others see nothing of it while boards are hidden (H11)."""
        told: Json = {"seat": seat_ref(seat)}
        told.update(facts)
        log.add(kind, told, barrier, None, int(seat) if len(self.shown) else EVERYBODY)

    def end_of_phase(self) -> int:
        """Once all have finished a phase nobody goes back into it; alone one may."""
        return COMMON_BARRIER if len(self.boards) > 1 else NO_BARRIER
