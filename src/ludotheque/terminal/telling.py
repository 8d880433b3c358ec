"""What both interfaces say about choices: labels, effects, warnings. Words only."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.events import Json
from ludotheque.core.game import Choice
from ludotheque.core.text import Plain, Words
from ludotheque.terminal.boards import Board, board_of
from ludotheque.terminal.session import AnySession, Hint
from ludotheque.terminal.walk import Offer, Walk


class Teller:
    """Puts a session into words, in whatever language it is shown now."""

    def __init__(self, session: AnySession) -> None:
        self.session = session
        self.board: Board = board_of(session.game)

    @property
    def words(self) -> Words:
        return self.session.words

    def question(self, view: Json, walk: Walk) -> str:
        """What is asked now, or what is waited for."""
        if waiting := self.session.waiting():
            return waiting
        return capital(self.board.question(view, walk.path, walk.refs(), self.words))

    def label(self, view: Json, walk: Walk, offer: Offer) -> str:
        """An offer in a few words. A choice of a single step is said as a sentence."""
        if offer.completes is not None and not walk.path:
            return self.words.message(offer.completes.says)
        return capital(self.board.label(view, walk.path, offer.ref, self.words))

    def sentence(self, view: Json, walk: Walk, offer: Offer) -> str:
        """An offer as line mode says it: what it does if it is the last step."""
        if offer.completes is not None:
            return self.words.message(offer.completes.says)
        return self.label(view, walk, offer)

    def effects(self, choice: Choice) -> list[str]:
        """What is sure to happen."""
        return [self.words.event(event) for event in choice.preview]

    def warnings(self, choice: Choice) -> list[str]:
        return [self.words.message(warning) for warning in choice.warnings]

    def hint(self, hints: Sequence[Hint], place: int) -> list[str]:
        """One of the hints: the move and how the game stands then, and why."""
        hint, words = hints[place], self.words
        outlook = Plain(worth(hint.advice.outlook, hint.in_points, words))
        said = words.label("analysis-hint", place=place + 1, of=len(hints), worth=outlook,
                           move=Plain(words.message(hint.choice.says)))
        return [said, *(words.message(why) for why in hint.advice.why if words.has(why.id))]

    def goal(self) -> str:
        """What the game is about, in a sentence."""
        return self.words.label(f"{self.session.game}-goal")


def worth(value: float, in_points: bool, words: Words, digits: int = 0) -> str:
    """An outlook in words: `62 %`, or `74 points`.

    >>> worth(0.618, False, Words("en")), worth(74.2, True, Words("fr"), digits=1)
    ('62\\xa0%', '74,2 points')
    """
    if in_points:
        return words.label("analysis-points", n=round(value, digits))
    return words.label("analysis-chance", n=round(100 * value, digits))


def change(value: float, in_points: bool, words: Words) -> str:
    """The difference of two outlooks: `+4.5 %`."""
    sign = "+" if value > 0 else "−" if value < 0 else "±"
    return sign + worth(abs(value), in_points, words, digits=1)


def is_barrier(choice: Choice | None) -> bool:
    """Whether undo will not come back past this choice."""
    return choice is not None and choice.barrier


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
