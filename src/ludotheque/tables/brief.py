"""What a page is told that wants it brief: only what is not as it was at the version it has."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ludotheque.core.changes import Shown, changes
from ludotheque.core.events import Json
from ludotheque.tables.shared import SharedTable

_encode = msgspec.json.Encoder().encode


class Brief:
    """The parts of a table's messages and views as they were last told."""

    def __init__(self) -> None:
        self._common = Shown()  # of every message,
        self._told: Json | None = None  # and what of it was looked at
        self._messages: dict[int | None, Shown] = {}  # of a viewer's
        self._views: dict[int | None, Shown] = {}  # the public view; in a duel of each board
        self._own: dict[int | None, Shown] = {}  # the parts of a view that are a viewer's own

    def update(self, table: SharedTable, viewer: int | None, since: int,
               at: float) -> list[bytes]:
        """`SharedTable.update` as who has a version needs it: the members of an object in JSON."""
        texts = [_encode(table.new(viewer, since, at))[1:-1]]
        told = table.own(viewer)
        mine = _shown(self._messages, viewer)
        everybody = table.common()
        if everybody is self._told:
            self._common.still(table.version)
        else:
            self._common.look(everybody, table.version)
            self._told = everybody
        mine.look(told, table.version)
        common, own = self._common.since(since), mine.since(since)
        if common is None or own is None:
            texts.append(_encode({**everybody, **told})[1:-1])
        else:
            texts += [part.member() for part in common.values()]
            texts += [part.member() for part in own.values()]
        view = self._view(table, viewer, since)
        if view:
            texts.append(view)
        return texts

    def _view(self, table: SharedTable, viewer: int | None, since: int) -> bytes:
        """The view, or what changed of it, as a member of the message; empty if there is none."""
        play = table.play
        seen = None if play is None else play.shown_to(viewer)
        if play is None or seen is None:
            return b""
        board, seat = seen
        printed = board.game.printed
        public = _shown(self._views, viewer if play.duel else None, printed)
        own = _shown(self._own, viewer, printed)
        news = board.public_since(public.position)
        public.look(board.public if news is None else news, table.version, all=news is None)
        news = board.public_since(own.position)
        mine = board.own(seat) if news is None else board.own_since(seat, own.position)
        own.look(mine, table.version, public, board.public if news is None else news,
                 all=own.position != board.position)
        public.position = own.position = board.position
        found = changes(public, own, since)
        if found is None:
            return b'"view":' + _encode({**board.public, **board.own(seat)})
        return b'"changes":[' + b",".join(found) + b"]"


def _shown(by: dict[int | None, Shown], viewer: int | None,
           printed: Collection[str] = ()) -> Shown:
    shown = by.get(viewer)
    if shown is None:
        shown = by[viewer] = Shown(printed)
    return shown
