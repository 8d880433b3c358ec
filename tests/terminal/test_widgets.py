"""Dialogs: keys may come faster than a dialog goes away."""

from __future__ import annotations

import asyncio

from textual import events
from textual.app import App

from ludotheque.terminal.widgets import AskDialog


def test_a_dialog_is_answered_once() -> None:
    async def go() -> list[str | None]:
        answers: list[str | None] = []
        app: App[None] = App()
        async with app.run_test() as pilot:
            dialog = AskDialog("Sure?", ["Really?"], {"enter": "yes", "escape": "no"}, "escape")
            app.push_screen(dialog, answers.append)
            await pilot.pause()
            for _ in range(3):
                dialog.post_message(events.Key("enter", None))
            await pilot.pause()
            assert app.screen is not dialog
        return answers

    assert asyncio.run(go()) == ["enter"]
