"""A table in a terminal, however it is drawn: words, saving, time, bots, whose turn it is, hints.

The full-screen app and the plain line mode both play through `AnySession`; neither knows any rule.
`Session` is a game played here; tables on a server are in `remote`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ludotheque.core import clock
from ludotheque.core.events import Json
from ludotheque.core.game import Choice, Edition, Game, Result
from ludotheque.core.rng import derive_seed
from ludotheque.core.text import Plain, Words
from ludotheque.players import Player, make
from ludotheque.players.advice import Advice, advise
from ludotheque.players.budget import HINT
from ludotheque.tables.table import Table
from ludotheque.terminal import saves
from ludotheque.terminal.challenges import Outcome, Sheet
from ludotheque.terminal.speedrun import clock_text

PERSON = "person"
OF_ONE_GAME = ("seed", "elapsed")  # what the table noted of this game alone


class Hint(NamedTuple):
    """A choice that looks good, and what a search thinks of it."""

    choice: Choice
    advice: Advice
    in_points: bool


class AnySession:
    """What is shown and what can be done, wherever the game is played.

    `game` names the board and the words. Where several people share the keyboard, `curtain` is the
    seat to whom it must be passed. `unsaved` says why the game is not kept, if it is not.
    """

    words: Words
    game: str
    curtain: int | None = None
    unsaved: str = ""

    @property
    def over(self) -> bool:
        return False

    # --- what is seen ---

    def view(self) -> Json:
        """What the person may see."""
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        """What the person may do now."""
        raise NotImplementedError

    def story(self, last: int = 0) -> list[list[str]]:
        """What happened, move by move, as the person may know it; all of it, or the last moves."""
        return []

    def news(self) -> list[str]:
        """What happened since this person was last told."""
        return []

    def around(self) -> list[tuple[str, str]]:
        """Who is at the table, and how the connection is, each with its style; nothing where that
        is plain to see."""
        return []

    def waiting(self) -> str:
        """What is waited for while the person has nothing to choose."""
        return ""

    def trouble(self) -> str:
        """What to say when the game is not on disk; nothing if it is."""
        return ""

    def clock(self) -> str:
        """The time that counts; nothing where none does."""
        return ""

    def ending(self) -> str:
        """How the game ended, in a sentence."""
        return ""

    def epilogue(self) -> list[str]:
        """What else is to be said at the end: points, challenges."""
        return []

    # --- what is done ---

    def can(self, action: str) -> bool:
        """Whether a key or command of this name means anything now."""
        return not (action == "undo" and self.over)

    def play(self, move: int) -> None:
        """Make the person's move."""
        raise NotImplementedError

    def take_back(self) -> tuple[bool, str]:
        """Take back the person's last decision. Whether that is done, and what to say."""
        return False, self.words.label("terminal-no-undo")

    def hints(self) -> list[Hint]:
        """The choices that look best, the best first, from what the person may know."""
        return []

    def sit_down(self) -> None:
        """The person behind the curtain is ready."""

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.words = self.words.speaking(language)

    def again(self) -> AnySession:
        """Leave this game for a new one of its kind."""
        return self

    def leave(self) -> str:
        """Close; what to say to the person who goes."""
        return ""


class Session(AnySession):
    """A table here, the language it is shown in, the file that keeps it, the sheet of challenges.

    Every move is written before it is shown; where that fails, `unsaved` says why, and it is tried
    again with the next move. `seat` is whose view is shown. Before the curtain is lifted nothing
    is shown.
    """

    def __init__(self, table: Table, words: Words, path: Path | None = None,
                 lock: saves.Lock | None = None, sheet: Sheet | None = None) -> None:
        self.table = table
        self.game = table.game.name
        self.words = words
        self.path = path
        self._lock = lock
        self._sheet = sheet
        self._outcome: Outcome | None = None
        self._started = clock.steady() - _played(table)
        seats = table.record.seats
        self._bots = {seat: make(spec, derive_seed(seat, len(table.record.steps)))
                      for seat, spec in enumerate(seats) if spec != PERSON}
        self.people = [seat for seat in range(len(seats)) if seat not in self._bots]
        self._heard = [len(table.told)] * len(seats)
        self.seat = (self.people or [0])[0]
        self.save()
        self._let_bots_play()
        self._pass_on(anybody=True)

    @property
    def over(self) -> bool:
        return self.table.state.over

    @property
    def speedrun(self) -> bool:
        return bool(self.table.record.table.get("speedrun"))

    def seconds(self) -> float:
        """Playing time; a resumed game goes on where its clock stood. It stops at the end."""
        steps = self.table.record.steps
        if self.over and steps and steps[-1].seconds is not None:
            return steps[-1].seconds
        return clock.steady() - self._started

    # --- what is seen ---

    def view(self) -> Json:
        return self.table.state.view(self.seat)

    def choices(self) -> list[Choice]:
        return self.table.choices(self.seat)

    def story(self, last: int = 0) -> list[list[str]]:
        return [[self.words.event(event) for event in told.events(self.seat)]
                for told in self.table.told[-last:]]

    def news(self) -> list[str]:
        since = len(self.table.told) - self._heard[self.seat]
        self._heard[self.seat] = len(self.table.told)
        return [line for move in (self.story(since) if since else []) for line in move]

    def trouble(self) -> str:
        return self.words.label("terminal-unsaved", reason=self.unsaved) if self.unsaved else ""

    def clock(self) -> str:
        return clock_text(self.seconds()) if self.speedrun else ""

    def ending(self) -> str:
        return self.words.message(self.table.state.result().reason)

    def epilogue(self) -> list[str]:
        person = self.words.label("terminal-person")
        names = [person if spec == PERSON else Plain(spec) for spec in self.table.record.seats]
        return score_lines(self.table.state.result(), names, self.words) + self.challenges()

    def challenges(self) -> list[str]:
        """At the end: the challenges this game met. Nothing where a game has none."""
        return self._outcome.lines(self.words) if self._outcome is not None else []

    # --- what is done ---

    def play(self, move: int) -> None:
        """Make the person's move, and then those of bots."""
        self._move(self.seat, move)
        self._let_bots_play()
        self._pass_on()

    def undo(self) -> bool:
        """Take back the person's last decision, unless something was rolled or revealed since."""
        done = self.table.undo(self.seat)
        if done:
            self._heard = [min(heard, len(self.table.told)) for heard in self._heard]
            self.save()
        return done

    def take_back(self) -> tuple[bool, str]:
        done = self.undo()
        said = "terminal-undone" if done else \
            "terminal-end-is-final" if self.over else "terminal-no-undo"
        return done, self.words.label(said)

    def sit_down(self) -> None:
        if self.curtain is not None:
            self.seat, self.curtain = self.curtain, None

    def hints(self) -> list[Hint]:
        return hints_of(self.choices(), self.table.game, self.table.state.edition, self.view(),
                        self.seat)

    def again(self) -> Session:
        """Leave this game for a new one of its kind, with fresh luck and a file of its own."""
        self.close()
        old = self.table.record
        extra = {key: value for key, value in old.table.items() if key not in OF_ONE_GAME}
        table = Table.start(old.game, old.seats, old.options, old.edition, table=extra,
                            started=saves.now())
        path = None if self.path is None else saves.new_path(old.game.name)
        lock = None if self._lock is None or path is None else saves.Lock(path)
        return Session(table, self.words, path, lock, self._sheet)

    # --- keeping it ---

    def save(self) -> None:
        if self.path is None:
            return
        # Kept beside the moves, so that neither leaving nor undo gives any time back.
        self.table.record.table["elapsed"] = round(self.seconds(), 1)
        try:
            self.table.record.save(self.path)
            self.unsaved = ""
        except OSError as error:
            self.unsaved = error.strerror or str(error)

    def close(self) -> None:
        """Write it all once more, and let others open the game."""
        self.save()
        if self._outcome is not None and self._outcome.trouble:
            self._tick()
        if self._lock is not None:
            self._lock.release()

    def leave(self) -> str:
        """Close; what to say to the person who goes. Nothing if the game could not be saved."""
        self.close()
        if self.unsaved:
            return ""
        id = "terminal-bye-over" if self.over else "terminal-bye"
        return self.words.label(id, path=str(self.path) if self.path else "none")

    # --- the course of a game ---

    def _move(self, seat: int, move: int) -> None:
        self.table.play(seat, move, round(self.seconds(), 1))
        self.save()
        if self.over:
            self._tick()

    def _tick(self) -> None:
        """H71: a person who has finished a game alone ticks off the challenges met."""
        table = self.table
        alone = table.record.seats == [PERSON] and table.game.challenges
        if alone and self._sheet is not None and self.path is not None:
            met = table.game.achieved(table.state, 0)
            self._outcome = self._sheet.tick(table.record, self.path.name, met)

    def _let_bots_play(self) -> None:
        while not self.over:
            bots = [seat for seat in self.table.state.to_move() if seat in self._bots]
            if not bots:
                return
            self._move(bots[0], _choice_of(self._bots[bots[0]], self.table, bots[0]))

    def _pass_on(self, anybody: bool = False) -> None:
        """Whose turn is it? `anybody`: nobody knows yet who sits at the keyboard."""
        acting = [seat for seat in self.table.state.to_move() if seat in self.people]
        if not acting or (self.seat in acting and not anybody):
            return
        if len(self.people) > 1:
            self.curtain = acting[0]


def hints_of(choices: list[Choice], game: Game, edition: Edition, view: Json,
             seat: int) -> list[Hint]:
    """The choices that look best to whom knows no more than a view."""
    if not choices:
        return []
    by_move = {choice.move: choice for choice in choices}
    best = advise(game, game.know(view, edition), seat, list(by_move), derive_seed(1), HINT)
    return [Hint(by_move[one.move], one, game.in_points) for one in best]


def score_lines(result: Result, names: Sequence[str], words: Words) -> list[str]:
    """Everybody's points at the end. Alone, the sentence of the result tells them."""
    if len(result.seats) == 1 and result.opponent is None:
        return []
    lines = [words.label("terminal-score", seat=seat, player=name, score=end.score)
             for seat, (name, end) in enumerate(zip(names, result.seats, strict=True), 1)]
    if result.opponent is not None:
        lines.append(words.label("terminal-score-opponent", score=result.opponent.score))
    return lines


def _choice_of(bot: Player, table: Table, seat: int) -> int:
    knowledge = table.game.know(table.state.view(seat), table.state.edition)
    return bot.choose(knowledge, seat, table.state.legal(seat))


def _played(table: Table) -> float:
    """Seconds played already."""
    noted = table.record.table.get("elapsed")
    timed = [step.seconds for step in table.record.steps if step.seconds is not None]
    if isinstance(noted, (int, float)) and 0 <= noted < 1e9:
        timed.append(float(noted))
    return max(timed, default=0.0)
