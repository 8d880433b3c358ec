"""The full-screen game without a screen: where the cursor is, what was pointed at, what is asked.

The app draws this and passes keys and clicks to it; so it can be tested without a terminal.
"""

from __future__ import annotations

from ludotheque.core.events import Json
from ludotheque.core.game import Choice
from ludotheque.terminal.canvas import Marks
from ludotheque.terminal.session import AnySession, Hint
from ludotheque.terminal.telling import Teller
from ludotheque.terminal.walk import Offer, Walk


class Pointing:
    """A session, the walk through its choices, a cursor among what is offered, a hint."""

    def __init__(self, session: AnySession) -> None:
        self.begin(session)

    def begin(self, session: AnySession) -> None:
        """Sit down at a session, the first or another one."""
        self.session = session
        self.teller = Teller(session)
        self.notice = session.trouble()
        self.renew()

    def renew(self) -> None:
        """Look at the position anew, after anything changed it."""
        self.view: Json = self.session.view()
        self.walk = Walk(self.session.choices())
        self.hints: list[Hint] = []
        self.hint_at = 0  # the one of them that is shown
        self.offers: list[Offer] = []
        self.cursor = 0
        self.others: dict[str, Json] = self.teller.board.others(self.view)
        self.looking = ""  # the seat whose board is shown instead of one's own
        self._look()

    def refresh(self) -> None:
        """Look again at a position that others may have changed, without losing one's place."""
        path, looking = self.walk.path, self.looking
        hints, hint_at = self.hints, self.hint_at
        current = self.current.ref if self.current else ""
        self.renew()
        if looking in self.others:
            self.looking = looking
        for ref in path:
            if not self.walk.step(ref):
                self.walk.restart()
                break
        else:
            self.hints, self.hint_at = hints, hint_at
        self._look()
        self._to(current)

    def _look(self) -> None:
        """After a step: what is offered now. The cursor goes where the hint says."""
        self.offers = self.walk.options()
        refs = self.walk.refs()
        self.cursor = 0
        if self.hinted is not None:
            at = len(self.walk.path)
            path = self.hinted.path
            if tuple(path[:at]) == self.walk.path and at < len(path) and path[at] in refs:
                self.cursor = refs.index(path[at])

    # --- what is shown ---

    @property
    def hinted(self) -> Choice | None:
        """The choice that the hint shows."""
        return self.hints[self.hint_at].choice if self.hints else None

    @property
    def current(self) -> Offer | None:
        """The offer under the cursor."""
        return self.offers[self.cursor] if self.offers else None

    @property
    def shown(self) -> Json:
        """The view that is drawn: one's own, or another seat's board."""
        return self.others.get(self.looking, self.view)

    def marks(self) -> Marks:
        """What stands out. On another's board nothing does: it is only looked at."""
        if self.looking:
            return Marks()
        hinted = frozenset(self.hinted.path) if self.hinted is not None else frozenset()
        return Marks(frozenset(offer.ref for offer in self.offers),
                     self.current.ref if self.current else "", frozenset(self.walk.path), hinted,
                     way_of(self.current))

    def question(self) -> str:
        if self.looking:
            return self.session.words.label("terminal-players-keys")
        if self.session.over:
            return self.session.ending()
        done = self.walk.done  # complete, but to be confirmed first
        if done is not None:
            return self.session.words.message(done.says)
        return self.teller.question(self.view, self.walk)

    def label(self, offer: Offer) -> str:
        return self.teller.label(self.view, self.walk, offer)

    # --- what the person does ---

    def look_on(self) -> None:
        """At the next board, and after the last at one's own again."""
        seats = ["", *self.others]
        self.looking = seats[(seats.index(self.looking) + 1) % len(seats)]

    def look_at(self, seat: str) -> bool:
        """At one seat's board. False if it has none of its own."""
        if seat not in self.others:
            return False
        self.looking = seat
        return True

    def look_back(self) -> bool:
        """At one's own board again. False if one looks at it already: then a key may do more."""
        away = bool(self.looking)
        self.looking = ""
        return away

    def move_cursor(self, by: int) -> None:
        if self.look_back():
            return
        if self.offers:
            self.cursor = (self.cursor + by) % len(self.offers)
        self.notice = self.session.trouble()

    def put_cursor(self, ref: str) -> bool:
        """Move the cursor to a component, if it is offered."""
        return not self.looking and self._to(ref)

    def _to(self, ref: str) -> bool:
        for at, offer in enumerate(self.offers):
            if offer.ref == ref:
                self.cursor = at
                return True
        return False

    def point(self, ref: str) -> Choice | None:
        """Point at a component; the choice, if that completes one."""
        if self.look_back() or not self.walk.step(ref):
            return None
        self.notice = self.session.trouble()
        self._look()
        return self.walk.done

    def back(self) -> bool:
        """One step back; the cursor returns to what was pointed at."""
        if self.look_back():
            return True
        if not self.walk.path:
            return False
        last = self.walk.path[-1]
        self.walk.back()
        self._look()
        self.put_cursor(last)
        self.notice = self.session.trouble()
        return True

    def play(self, choice: Choice) -> None:
        self.session.play(choice.move)
        self.notice = self.session.trouble()
        self.renew()

    def sit_down(self) -> None:
        """The next person has taken the keyboard."""
        self.session.sit_down()
        self.notice = self.session.trouble()
        self.renew()

    def undo(self) -> None:
        done, said = self.session.take_back()
        self.notice = self.session.trouble() or said
        if done:
            self.renew()

    def hint(self) -> None:
        """Ask for a good choice and go to its beginning; ask again for the next best."""
        self.look_back()
        if self.hints:
            self.hint_at = (self.hint_at + 1) % len(self.hints)
        else:
            self.hints = self.session.hints()
        self.walk.restart()
        self._look()
        self.notice = " ".join(self.teller.hint(self.hints, self.hint_at)) if self.hints \
            else self.session.words.label("terminal-no-hint")

    def speak(self, language: str) -> None:
        self.session.speak(language)
        self.notice = self.session.words.label("terminal-language")


def way_of(offer: Offer | None) -> frozenset[str]:
    """The components that a choice would pass, where it moves something along a way."""
    passed: set[str] = set()
    if offer is not None and offer.completes is not None:
        for event in offer.completes.preview:
            facts = event["facts"]
            way = facts.get("way") if isinstance(facts, dict) else None
            passed.update(way or ())
    return frozenset(passed)
