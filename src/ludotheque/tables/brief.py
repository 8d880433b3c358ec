"""What a page is told that wants it brief: only what is not as it was at the version it has."""

from __future__ import annotations

import msgspec

from ludotheque.core.changes import Shown, changes, listed
from ludotheque.core.events import Json
from ludotheque.tables.shared import SharedTable

# What is told of every version, because it is new each time or somebody's own.
ALWAYS = frozenset(("version", "about", "you", "seq", "chat", "clocks", "story"))


class Brief:
    """The parts of a table's messages and views as they were last told."""

    def __init__(self) -> None:
        self._common = Shown()  # of every message
        self._messages: dict[int | None, Shown] = {}  # of a viewer's
        self._views: dict[int | None, Shown] = {}  # the public view; in a duel of each board
        self._own: dict[int | None, Shown] = {}  # the parts of a view that are a viewer's own

    def update(self, table: SharedTable, viewer: int | None, since: int, at: float) -> Json:
        """`SharedTable.update`, as who has a version needs it."""
        told, version = table.own(viewer, since, at), table.version
        mine = self._messages.get(viewer)
        if mine is None:
            mine = self._messages[viewer] = Shown(ALWAYS)
        self._common.look(table.common(), version)
        mine.look(told, version)
        common, own = self._common.since(since), mine.since(since)
        if common is None or own is None:
            return {**table.common(), **told, **self._view(table, viewer, since)}
        message: Json = {key: value for key, value in told.items() if key in ALWAYS}
        for parts in (common, own):
            for key, part in parts.items():
                message[key] = None if part.gone else msgspec.Raw(part.json())
        message.update(self._view(table, viewer, since))
        return message

    def _view(self, table: SharedTable, viewer: int | None, since: int) -> Json:
        play = table.play
        seen = None if play is None else play.shown_to(viewer)
        if play is None or seen is None:
            return {}
        board, seat = seen
        printed = board.game.printed
        public = self._views.setdefault(viewer if play.duel else None, Shown(printed))
        own = self._own.setdefault(viewer, Shown(printed))
        news = board.public_since(public.position)
        public.look(board.public if news is None else news, table.version, all=news is None)
        news = board.public_since(own.position)
        mine = board.own(seat) if news is None else board.own_since(seat, own.position)
        own.look(mine, table.version, public, board.public if news is None else news,
                 all=own.position != board.position)
        public.position = own.position = board.position
        found = changes(public, own, since)
        return {"view": {**board.public, **board.own(seat)}} if found is None \
            else {"changes": listed(found)}
