"""The application: routes, the socket, errors in words, and what stands around it all."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

import ludotheque
from ludotheque.core.errors import LudoError
from ludotheque.server.api import ROUTES, provide_house, provide_person
from ludotheque.server.guard import LARGEST_BODY, Guard
from ludotheque.server.house import House
from ludotheque.server.limits import Limits
from ludotheque.server.rooms import NoSuchTable
from ludotheque.server.settings import Settings
from ludotheque.server.site import Site
from ludotheque.server.sockets import socket_route
from ludotheque.store.commits import Unkept
from ludotheque.tables.entry import Refused

AnyRequest = Request[Any, Any, Any]
EXPECTED = (HTTPException, LudoError, NoSuchTable, Unkept, RecursionError)

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> Guard:
    """A server as an ASGI application."""
    limits = Limits(settings.limits)

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        house = await House.build(settings, limits)
        app.state.house = house
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        [*ROUTES, socket_route], lifespan=[live],
        dependencies={"house": Provide(provide_house), "person": Provide(provide_person)},
        exception_handlers={LudoError: _bad_input, NoSuchTable: _no_table, Refused: _refused,
                            Unkept: _unkept, RecursionError: _too_deep},
        after_exception=[_log_fault],
        openapi_config=OpenAPIConfig(
            title="Ludotheque", version=ludotheque.__version__, path="/api/schema",
            use_handler_docstrings=True, render_plugins=[JsonRenderPlugin(path="/openapi.json")]),
        request_max_body_size=LARGEST_BODY, logging_config=None)
    return Guard(Site(app), settings, limits)


def from_environment() -> Guard:
    """The application of a process that `ludo serve` has started."""
    return create_app(Settings.imported())


def _answer(status: int, detail: str) -> Response[dict[str, object]]:
    return Response({"status_code": status, "detail": detail}, status_code=status)


def _bad_input(_request: AnyRequest, error: LudoError) -> Response[dict[str, object]]:
    return _answer(400, str(error))


def _no_table(_request: AnyRequest, _error: NoSuchTable) -> Response[dict[str, object]]:
    return _answer(404, "no such table")


def _refused(_request: AnyRequest, error: Refused) -> Response[dict[str, object]]:
    told = {"status_code": 403, "detail": str(error), "extra": {"reason": error.reason}}
    return Response(told, status_code=403)


def _unkept(_request: AnyRequest, _error: Unkept) -> Response[dict[str, object]]:
    return _answer(503, "the server cannot keep anything now: try again")


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[dict[str, object]]:
    return _answer(400, "too many things inside each other")


async def _log_fault(error: Exception, _scope: Scope) -> None:
    """A fault of our own leaves a trace, without what was asked: a table's address is a secret."""
    if not isinstance(error, EXPECTED):
        log.error("a request: %s", type(error).__name__, exc_info=error)
