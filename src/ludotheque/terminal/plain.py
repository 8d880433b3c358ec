"""Line mode: the whole game in lines of words and numbers, for screen readers and scripts.

Each decision is asked step by step. The end of the input, or ctrl-C, saves and leaves.
"""

from __future__ import annotations

import builtins
import shutil
from collections.abc import Callable

from ludotheque.core.game import Choice
from ludotheque.core.text import next_language
from ludotheque.terminal.rulebook import rules_text
from ludotheque.terminal.session import AnySession
from ludotheque.terminal.telling import Teller, is_barrier
from ludotheque.terminal.walk import Offer, Walk

Input = Callable[[str], str]
Print = Callable[[str], None]


class Leave(Exception):
    """The person wants to stop."""


def run_plain(session: AnySession, input: Input = builtins.input,
              print: Print = builtins.print) -> AnySession:
    """Play in lines until the game is over and left, or the input ends.

    Returns the session played last (`n` begins another).
    """
    game = PlainGame(session, input, print)
    game.run()
    return game.session


class PlainGame:
    """A session in line mode."""

    def __init__(self, session: AnySession, input: Input, print: Print) -> None:
        self.input = input
        self.print = print
        self.take_up(session)

    def take_up(self, session: AnySession) -> None:
        """Sit down at a session, the first or another one."""
        self.session = session
        self.teller = Teller(session)
        self.walk = Walk([])
        self.told_cards = False

    # --- the course of a game ---

    def run(self) -> None:
        try:
            self.begin()
            while True:
                self.take_turn()
        except (EOFError, KeyboardInterrupt):
            self.print("")
            self.farewell()
        except Leave:
            self.farewell()

    def take_turn(self) -> None:
        """Tell how things stand, and ask for one decision."""
        if self.session.curtain is not None:
            self.draw_curtain()
        self.tell_news()
        self.tell_position()
        if self.session.over:
            self.after_the_end()
        else:
            self.decide()

    def begin(self) -> None:
        self.print(self.session.words.label(f"{self.session.game}-title"))
        self.print(self.teller.goal())
        for notice in self.teller.board.notices(self.session.view(), self.session.words):
            self.print(notice)
        self.say("terminal-plain-help-hint")

    def draw_curtain(self) -> None:
        """Another person takes the keyboard: what was told goes out of sight first."""
        for _ in range(shutil.get_terminal_size().lines):
            self.print("")
        seat = (self.session.curtain or 0) + 1
        self.input(self.session.words.label("terminal-curtain", seat=seat) + " ")
        self.session.sit_down()

    def tell_news(self) -> None:
        """What happened since, and whether it is kept."""
        news = self.session.news()
        if news:
            self.print("")
        for line in news:
            self.print(line)
        if trouble := self.session.trouble():
            self.print(trouble)

    def tell_position(self, full: bool = False) -> None:
        view = self.session.view()
        self.print("")
        # What never changes is told once, and whenever the person asks.
        full = full or not self.told_cards
        self.told_cards = True
        for line in self.teller.board.describe(view, self.session.words, full):
            self.print(line)
        if clock := self.session.clock():
            self.say("terminal-clock", time=clock)

    def decide(self) -> None:
        """Ask until a choice is made, or the position changed some other way."""
        self.walk = Walk(self.session.choices())
        while True:
            self.ask()
            answer = self.input(self.session.words.label("terminal-plain-prompt") + " ").strip()
            if answer.isdecimal():
                if self.take(int(answer)):
                    return
            elif self.command(answer):
                return

    def ask(self) -> None:
        view = self.session.view()
        self.print("")
        self.print(self.teller.question(view, self.walk))
        for number, offer in enumerate(self.walk.options(), 1):
            self.print(f"{number}. {self.line(offer)}")

    def line(self, offer: Offer) -> str:
        """An offer in words, with what a person should know before taking it."""
        words = self.session.words
        parts = [self.teller.sentence(self.session.view(), self.walk, offer)]
        if offer.completes is None:
            parts.append(words.label("terminal-plain-behind", count=offer.count))
        else:
            parts += self.teller.warnings(offer.completes)
        if is_barrier(offer.completes):
            parts.append(words.label("terminal-plain-no-undo"))
        return " ".join(part if part[-1] in ".!?)" else part + "." for part in parts)

    def take(self, number: int) -> bool:
        """Take the numbered offer. True when a move was made."""
        offers = self.walk.options()
        if not 1 <= number <= len(offers):
            self.say("terminal-plain-no-such", count=len(offers))
            return False
        self.walk.step(offers[number - 1].ref)
        choice = self.walk.done
        if choice is None:
            return False
        if choice.warnings and not self.confirmed(choice):
            self.walk.back()
            return False
        self.session.play(choice.move)
        return True

    def confirmed(self, choice: Choice) -> bool:
        for warning in self.teller.warnings(choice):
            self.print(warning)
        return self.sure("terminal-plain-confirm")

    def sure(self, id: str) -> bool:
        answer = self.input(self.session.words.label(id) + " ")
        return answer.strip().lower() in self.session.words.label("terminal-plain-yes").split()

    def after_the_end(self) -> None:
        self.print("")
        for line in (self.session.ending(), *self.session.epilogue()):
            self.print(line)
        while True:
            answer = self.input(self.session.words.label("terminal-plain-over") + " ").strip()
            if self.command(answer):
                return

    def farewell(self) -> None:
        if farewell := self.session.leave():
            self.print(farewell)

    # --- commands ---

    def command(self, answer: str) -> bool:
        """Carry out a command. True when the position changed."""
        letter = answer[:1].lower()
        if letter == "u":
            return self.undo()
        if letter == "n":
            return self.new()
        if letter == "q":
            raise Leave
        commands = {"b": self.back, "h": self.hint, "f": self.forecast, "s": self.state,
                    "r": self.rules, "o": self.log, "l": self.language, "?": self.help}
        if letter in commands:
            commands[letter]()
        elif letter == "x":
            self.explain(answer[1:].strip())
        elif letter == "p":
            self.players(answer[1:].strip())
        else:
            self.say("terminal-plain-unknown")
        return False

    def explain(self, which: str) -> None:
        """What the numbered offer is and does, or all of them."""
        offers = self.walk.options()
        numbers = range(1, len(offers) + 1)
        if which.isdecimal() and int(which) in numbers:
            numbers = range(int(which), int(which) + 1)
        told = False
        for number in numbers:
            ref = offers[number - 1].ref
            for line in self.teller.board.explain(self.session.view(), ref, self.session.words):
                self.print(f"{number}. {line}")
                told = True
        if not told:
            self.say("terminal-plain-plain")

    def players(self, which: str) -> None:
        """The other players' boards, or that of the numbered player."""
        others = self.teller.board.others(self.session.view())
        asked = f"seat:{which}"
        told = {asked: others[asked]} if asked in others else others
        if not told:
            self.say("terminal-no-players")
        for view in told.values():
            self.print("")
            for line in self.teller.board.describe(view, self.session.words, False):
                self.print(line)

    def undo(self) -> bool:
        done, said = self.session.take_back()
        if said:
            self.print(said)
        return done

    def new(self) -> bool:
        """Another game of the same kind, if the person is sure."""
        if not self.sure("terminal-plain-confirm-new"):
            return False
        self.take_up(self.session.again())
        self.begin()
        return True

    def language(self) -> None:
        self.session.speak(next_language(self.session.words.language))
        self.say("terminal-language")

    def back(self) -> None:
        if not self.walk.back():
            self.say("terminal-plain-first-step")

    def hint(self) -> None:
        hints = self.session.hints()
        if not hints:
            self.say("terminal-no-hint")
        for place in range(len(hints)):
            for line in self.teller.hint(hints, place):
                self.print(line)

    def forecast(self) -> None:
        lines = self.teller.board.forecast(self.session.view(), self.session.words)
        for line in lines or [self.session.words.label("terminal-no-forecast")]:
            self.print(line)

    def state(self) -> None:
        self.tell_position(full=True)

    def rules(self) -> None:
        self.print(rules_text(self.session.words))

    def log(self) -> None:
        lines = [line for move in self.session.story() for line in move]
        for line in lines or [self.session.words.label("terminal-log-empty")]:
            self.print(line)

    def help(self) -> None:
        self.print(self.session.words.label("terminal-plain-help"))

    def say(self, id: str, **facts: object) -> None:
        self.print(self.session.words.say(id, **facts))
