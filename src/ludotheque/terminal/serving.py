"""`ludo serve` and `ludo store`: tables over the network, and what they are kept in.

The server is imported only when it is wanted: other commands start sooner without it.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.core import clock
from ludotheque.core.errors import BadInput
from ludotheque.core.text import Words, default_language
from ludotheque.terminal.help import Language, example
from ludotheque.terminal.help import label as _

if TYPE_CHECKING:
    from ludotheque.server.settings import Settings

store_app = typer.Typer(help=_("cli-store"), no_args_is_help=True, rich_markup_mode=None)

Database = Annotated[str, typer.Option("--database", help=_("cli-opt-database"))]
PORT = 8000
PATIENCE = 2.0  # seconds for an answer from this machine


def default_database() -> str:
    """A file in the user's data folder."""
    return str(user_data_path("ludotheque", appauthor=False) / "tables.db")


def serve(host: Annotated[str, typer.Option(help=_("cli-opt-host"))] = "127.0.0.1",
          port: Annotated[int | None, typer.Option(min=1, max=65535, show_default=str(PORT),
                                                   help=_("cli-opt-port"))] = None,
          database: Database = "",
          open_browser: Annotated[bool, typer.Option("--open", help=_("cli-opt-open"))] = False,
          workers: Annotated[int, typer.Option(min=1, max=64,
                                               help=_("cli-opt-server-workers"))] = 1,
          bots: Annotated[int, typer.Option(min=1, max=64, help=_("cli-opt-bots"))] = max(
              1, (os.cpu_count() or 2) // 2),
          bot_seconds: Annotated[float, typer.Option(min=0.1, max=600.0,
                                                     help=_("cli-opt-bot-seconds"))] = 10.0,
          public_url: Annotated[str, typer.Option(help=_("cli-opt-public-url"))] = "",
          proxies: Annotated[int, typer.Option(min=0, max=9, help=_("cli-opt-proxies"))] = 0,
          no_limits: Annotated[bool, typer.Option("--no-limits",
                                                  help=_("cli-opt-no-limits"))] = False,
          private_hooks: Annotated[bool, typer.Option("--private-hooks",
                                                      help=_("cli-opt-private-hooks"))] = False,
          open_metrics: Annotated[bool, typer.Option("--open-metrics",
                                                     help=_("cli-opt-open-metrics"))] = False,
          language: Language = "") -> None:
    from ludotheque.server.serve import serve as run
    from ludotheque.server.settings import Settings

    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadInput(f"{public_url!r}", "--public-url", "http://… or https://…")
    taken = port is None and open_browser and _answers(host, PORT)
    settings = Settings(database or default_database(), host,
                        _free_port(host) if taken else port or PORT, public_url, proxies,
                        not no_limits, bots, bot_seconds, private_hooks, open_metrics)
    words = Words(language or default_language())

    def started() -> None:
        print(words.label("cli-serving", url=settings.address), flush=True)
        if open_browser and not has_screen():
            print(words.label("cli-serving-no-screen"), flush=True)
        elif open_browser:
            threading.Thread(target=_show_soon, args=(settings, words), daemon=True).start()

    try:
        run(settings, workers, started)
    except BadInput:
        there = msgspec.structs.replace(settings, port=PORT)
        if not taken or not _is_ours(there.address):
            raise
        # It has our database: somebody has come back while the server they started still runs.
        print(words.label("cli-serving-already", url=there.address))
        show(there.address, words)


def has_screen() -> bool:
    """Whether a browser would have a window: one of text would fight for the terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))


def show(url: str, words: Words) -> None:
    """Open the browser, where there is one."""
    if not (has_screen() and webbrowser.open(url)):
        print(words.label("cli-serving-no-screen"), flush=True)


def _show_soon(settings: Settings, words: Words) -> None:
    """Open the browser when the server answers."""
    while not _answers(settings.host, settings.port):
        clock.sleep(0.1)
    show(settings.address, words)


def _answers(host: str, port: int) -> bool:
    """Whether somebody listens at a port of this machine."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    try:
        socket.create_connection((near, port), PATIENCE).close()
    except OSError:
        return False
    return True


def _is_ours(url: str) -> bool:
    """Whether a server of Ludotheque answers there."""
    import httpx

    try:
        return "protocol" in httpx.get(f"{url}/api/health", timeout=PATIENCE,
                                     trust_env=False).json()
    except (httpx.HTTPError, ValueError):
        return False


def _free_port(host: str) -> int:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as found:
        return int(found.getsockname()[1])


@store_app.command("check", help=_("cli-store-check"),
                   epilog=example("ludo store check", "ludo store check --database tables.db"))
def store_check(database: Database = "", language: Language = "") -> None:
    from ludotheque.store.check import Report, check
    from ludotheque.store.store import Store

    words = Words(language or default_language())
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
                   TimeRemainingColumn(), console=Console(stderr=True), transient=True)

    async def run() -> Report:
        store = await Store.open(database or default_database(), create=False)
        try:
            with bar:
                task = bar.add_task(words.label("cli-store-checking"), total=await store.count())
                return await check(store, lambda done: bar.update(task, completed=done))
        finally:
            await store.close()

    report = asyncio.run(run())
    for id, trouble in report.troubles:
        print(f"{id}: {trouble}")
    print(words.label("cli-store-checked", tables=report.tables, entries=report.entries,
                      records=report.records, troubles=len(report.troubles),
                      version=report.found))
    if report.troubles:
        raise typer.Exit(1)
