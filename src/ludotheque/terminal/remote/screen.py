"""A server's tables on the full screen: everything is drawn anew with every message.

The socket is a worker in the app's own loop. A dialog that is open stays; what wants another one
waits until it is closed.
"""

from __future__ import annotations

import asyncio

from textual.binding import Binding

from ludotheque.core.events import Json
from ludotheque.terminal.app import GameApp
from ludotheque.terminal.remote.connection import Connection
from ludotheque.terminal.remote.lobby import LobbySession
from ludotheque.terminal.remote.session import AtTable, RemoteSession
from ludotheque.terminal.remote.visit import Visit
from ludotheque.terminal.widgets import AskDialog, SayDialog

LOOK = 5  # seconds between two looks at the lobby
RECENT = 8  # lines of talk above the line to write on


def run_screen(visit: Visit, token: str) -> None:
    """Visit a server until the person leaves."""
    JoinApp(visit, token).run()
    if not visit.ended and (farewell := visit.session.leave()):
        print(farewell)


class JoinApp(GameApp):
    """A visit on the full screen."""

    KEYS = (("a", "answer"), ("u", "undo"), ("h", "hint"), ("c", "chat"), ("w", "who"),
            ("n", "new"), ("p", "players"), ("f", "forecast"), ("r", "rules"), ("?", "help"),
            ("q", "quit"), ("o", "log"), ("t", "tables"), ("l", "language"), ("g", "resign"),
            ("d", "theme"))
    BINDINGS = [  # noqa: RUF012 (Textual's way)
        Binding("a", "answer", show=False), Binding("c", "chat", show=False),
        Binding("g", "resign", show=False), Binding("t", "tables", show=False),
        Binding("w", "who", show=False),
    ]

    def __init__(self, visit: Visit, token: str) -> None:
        self.visit = visit
        self._token = token
        self._seconds = 0
        self._shown_end: object = None  # the session whose end was shown
        self._put_off = False  # a request that is looked at before it is answered
        self._asking: AskDialog | None = None
        super().__init__(visit.session)

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        connection = Connection(self.visit.base, self._token, self.heard, loop)
        self.visit.begin(connection)
        self.run_worker(connection.run())
        self.set_interval(1.0, self.tick)
        self.look_again()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        named = any(name == action for _, name in self.KEYS)
        return not named or self.pointing.session.can(action)

    # --- what is heard ---

    def heard(self, message: Json) -> None:
        self.visit.hear(message)
        if self.drawable:
            self.look_again()

    @property
    def drawable(self) -> bool:
        """Not while the screen is being closed: the last words of the server may come then."""
        return self.is_running and bool(self.query("#keys"))

    def tick(self) -> None:
        if not self.drawable:
            return
        self._seconds += 1
        if isinstance(self.visit.session, LobbySession) and self._seconds % LOOK == 0:
            self.visit.look()
        self.draw_clock()
        self.attend()

    def look_again(self) -> None:
        """Show how things stand now, whatever it was that changed."""
        session = self.visit.session
        if self.visit.ended:
            self.exit()
            return
        if session is not self.pointing.session:
            self.close_dialogs()
            self.pointing.begin(session)
            self.board, self.words = self.pointing.teller.board, session.words
        else:
            self.pointing.refresh()
        if self.visit.notice:
            self.pointing.notice, self.visit.notice = self.visit.notice, ""
        self.draw()
        self.attend()

    def close_dialogs(self) -> None:
        """What was asked was about another table, or about this one before its game. Who writes or
        reads goes on."""
        self._asking = None
        if isinstance(self.screen, AskDialog):
            self.pop_screen()

    def attend(self) -> None:
        """What wants a dialog gets one, if none is open."""
        session = self.visit.session
        if not isinstance(session, RemoteSession):
            return
        if not session.asked_for_consent:
            self._put_off = False
            if self._asking is not None:
                self._asking.answer("")
                self._asking = None
        if self.screen is not self.default_screen:
            return
        if session.asked_for_consent and not self._put_off:
            self.action_answer()
        elif session.over and self._shown_end is not session and not self.visit.awaits_record:
            self._shown_end = session
            self.show_result()

    def go_on(self) -> None:
        """After a move the server says how things stand."""
        self.draw()

    # --- actions ---

    def help_parts(self) -> list[str]:
        goal, *more = super().help_parts()
        return [goal, self.words.label("network-help"), *more]

    def action_new(self) -> None:
        self.visit.again()
        self.look_again()

    def action_tables(self) -> None:
        self.visit.go_to_lobby()
        self.look_again()

    def action_who(self) -> None:
        session = self.visit.session
        assert isinstance(session, AtTable)
        link = self.words.label("gathering-link", link=self.visit.link(session.table.id))
        self.show_text("who", "\n".join([*session.people(), "", link]))

    def action_chat(self) -> None:
        session = self.visit.session
        assert isinstance(session, AtTable)
        words = self.words

        def say(text: str | None) -> None:
            if text and text.strip():
                self.visit.act("chat", text.strip())

        self.push_screen(SayDialog(words.label("terminal-title-chat"), session.talk(RECENT),
                                   words.label("network-chat-keys")), say)

    def action_resign(self) -> None:
        words = self.words

        def answer(key: str | None) -> None:
            if key == "enter":
                self.visit.act("resign")
                self.look_again()

        self.push_screen(AskDialog(words.label("terminal-title-confirm"),
                                   [words.label("network-resign")], self.yes_or_no(),
                                   "escape"), answer)

    def action_answer(self) -> None:
        """Somebody asks to take a move back: agree, refuse, or look at the board first."""
        session, words = self.visit.session, self.words
        assert isinstance(session, RemoteSession)
        self._put_off = True
        keys = {"enter": words.label("network-key-agree"), "r": words.label("network-key-refuse"),
                "escape": words.label("terminal-key-look")}

        def answer(key: str | None) -> None:
            self._asking = None
            if key in ("enter", "r"):
                self.visit.act("agree" if key == "enter" else "refuse")
                self.look_again()

        self._asking = AskDialog(words.label("network-title-asked"), [session.asker()], keys,
                                 "escape")
        self.push_screen(self._asking, answer)
