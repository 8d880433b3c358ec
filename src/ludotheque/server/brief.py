"""What a page is told that wants it brief: only what is not as it was at the version it has."""

from __future__ import annotations

from ludotheque.core.changes import Shown, changes
from ludotheque.core.events import Json
from ludotheque.tables.shared import SharedTable

# What is told of every version, because it is new each time or somebody's own.
ALWAYS = ("version", "about", "you", "seq", "owner", "chat", "clocks", "story")


class Brief:
    """The parts of a table's messages and views as they were last told."""

    def __init__(self) -> None:
        self._messages: dict[int | None, Shown] = {}  # by viewer
        self._views: dict[int | None, Shown] = {}  # the public view; in a duel of each board
        self._own: dict[int | None, Shown] = {}  # the parts of a view that are a viewer's own

    def shorten(self, table: SharedTable, viewer: int | None, since: int, told: Json) -> Json:
        """A message, without its view, as who has a version needs it."""
        shown = self._messages.get(viewer)
        if shown is None:
            shown = self._messages[viewer] = Shown(ALWAYS)
        shown.look(told, table.version)
        found = shown.since(since)
        if found is not None:
            always = {key: told[key] for key in ALWAYS if key in told}
            told = always | {key: None if part.gone else part.text()
                             for key, part in found.items()}
        return told | self._view(table, viewer, since)

    def _view(self, table: SharedTable, viewer: int | None, since: int) -> Json:
        play = table.play
        seen = None if play is None else play.shown_to(viewer)
        if play is None or seen is None:
            return {}
        board, seat = seen
        printed = board.game.printed
        public = self._views.setdefault(viewer if play.duel else None, Shown(printed))
        public.look(board.public, table.version)
        own = self._own.setdefault(viewer, Shown(printed))
        mine = board.own(seat)
        own.look(mine, table.version)
        found = changes(public, own, since)
        return {"view": {**board.public, **mine}} if found is None else {"changes": found}
