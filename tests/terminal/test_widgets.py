"""Dialogs: keys may come faster than a dialog goes away."""

from __future__ import annotations

from tests.terminal.piloting import play
from textual import events
from textual.app import App
from textual.pilot import Pilot

from ludotheque.terminal.widgets import AskDialog


def test_a_dialog_is_answered_once() -> None:
    answers: list[str | None] = []
    app: App[None] = App()

    async def script(pilot: Pilot[None]) -> None:
        dialog = AskDialog("Sure?", ["Really?"], {"enter": "yes", "escape": "no"}, "escape")
        app.push_screen(dialog, answers.append)
        await pilot.pause()
        for _ in range(3):
            dialog.post_message(events.Key("enter", None))
        await pilot.pause()
        assert app.screen is not dialog

    play(app, script)
    assert answers == ["enter"]
