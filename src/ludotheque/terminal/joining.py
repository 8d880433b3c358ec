"""`ludo join`: the tables of a server, in this terminal.

What speaks to servers is imported only when it is wanted: other commands start sooner without it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ludotheque.core import text
from ludotheque.core.errors import BadInput
from ludotheque.core.events import Json
from ludotheque.core.text import Words, default_language
from ludotheque.games import find
from ludotheque.tables.gathering import LONGEST_SALT
from ludotheque.tables.terms import OPEN, Clock, Terms
from ludotheque.terminal.help import Language, Plain
from ludotheque.terminal.help import label as _

if TYPE_CHECKING:
    from ludotheque.terminal.remote.identity import Identity
    from ludotheque.terminal.remote.server import Server
    from ludotheque.terminal.remote.visit import Visit

ME = "me"
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}


def join(url: Annotated[str, typer.Argument(help=_("cli-arg-url"))],
         name: Annotated[str, typer.Option(help=_("cli-opt-name"))] = "",
         game: Annotated[str, typer.Option(help=_("cli-opt-open-game"))] = "",
         players: Annotated[str, typer.Option(help=_("cli-opt-open-seats"))] = "",
         settings: Annotated[list[str] | None, typer.Option("--set", help=_("cli-opt-set"))] = None,
         terms: Annotated[str, typer.Option(help=_("cli-opt-terms"))] = "",
         public: Annotated[bool, typer.Option("--public", help=_("cli-opt-public"))] = False,
         duel: Annotated[bool, typer.Option("--duel", help=_("cli-opt-duel"))] = False,
         seat: Annotated[int | None, typer.Option(min=1, max=4, help=_("cli-opt-seat"))] = None,
         luck: Annotated[str, typer.Option(help=_("cli-opt-luck"))] = "",
         watch: Annotated[bool, typer.Option("--watch", help=_("cli-opt-watch"))] = False,
         link: Annotated[bool, typer.Option("--link", help=_("cli-opt-link"))] = False,
         claim: Annotated[str, typer.Option(help=_("cli-opt-claim"))] = "",
         language: Language = "", plain: Plain = False) -> None:
    from ludotheque.terminal.remote.lobby import GameLine
    from ludotheque.terminal.remote.server import Server, read_address
    from ludotheque.terminal.remote.visit import Visit, Wishes

    words = Words(language or default_language())
    address = read_address(url)
    agreed = msgspec.to_builtins(read_terms(terms))
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if len(luck) > LONGEST_SALT or not luck.isprintable():
        raise BadInput(f"{luck!r}", "--luck", f"at most {LONGEST_SALT} printable signs")
    if (players or settings or public or duel) and not game:
        raise BadInput("no game for a new table", "ludo join", "--game with its other options")
    with Server(address.base) as server:
        person = _person(server, name, claim or address.code, terminal, words)
        if link:
            _print_link(server, words)
            return
        table = address.table
        if game:
            table = _open(server, {"game": find(game).name, "seats": _seats(game, players, watch),
                                   "options": _options(settings), "terms": agreed,
                                   "private": not public, "duel": duel})
        elif table:
            _check_table(server, table, seat)
        games = msgspec.convert(server.ask("GET", "/api/games"), dict[str, GameLine])
    wishes = Wishes(None if seat is None else seat - 1, luck, watch, agreed)
    visit = Visit(address.base, person.name, wishes, games, words.language, table)
    if game:
        print(words.label("network-opened", url=visit.link(table)), flush=True)
    _sit_down(visit, person.token, plain or not terminal)


def _sit_down(visit: Visit, token: str, plain: bool) -> None:
    if plain:
        from ludotheque.terminal.remote.lines import Inbox, run_lines

        run_lines(visit, Inbox(visit.base, token))
    else:
        from ludotheque.terminal.remote.screen import run_screen

        run_screen(visit, token)
    if visit.ended:
        raise BadInput(visit.session.words.label(f"network-end-{visit.ended}"), visit.base)


# --- who I am -------------------------------------------------------------------------------------


def _person(server: Server, name: str, code: str, terminal: bool, words: Words) -> Identity:
    """Who the person is on this server: as last time, as a code says, or somebody new."""
    from ludotheque.terminal.remote.identity import Identities, Identity
    from ludotheque.terminal.remote.server import Unknown

    identities = Identities()
    known = identities.find(server.base, name)
    if code:
        told = server.ask("POST", "/api/me/claim", {"code": code})
        print(words.label("network-claimed", name=text.Plain(told["name"])))
    elif known is not None:
        server.token = known.token
        try:
            told = server.ask("GET", "/api/me")
        except Unknown:
            identities.forget(known)
            print(words.label("network-forgotten", name=text.Plain(known.name)))
            told = _newcomer(server, known.name)
    else:
        told = _newcomer(server, name or _ask_name(terminal, words))
    person = Identity(server.base, str(told["name"]), server.token)
    identities.keep(person)
    return person


def _newcomer(server: Server, name: str) -> Json:
    server.token = ""
    told: Json = server.ask("POST", "/api/me", {"name": name})
    return told


def _ask_name(terminal: bool, words: Words) -> str:
    if not terminal:
        raise BadInput("nobody to ask", "--name", "how you want to be called")
    answer = ""
    while not answer:
        answer = input(words.label("network-ask-name") + " ").strip()
    return answer


def _print_link(server: Server, words: Words) -> None:
    told = server.ask("POST", "/api/me/link", {})
    print(words.label("network-link", code=text.Plain(told["code"]), url=server.base))


# --- a table --------------------------------------------------------------------------------------


def _open(server: Server, plan: Json) -> str:
    return str(server.ask("POST", "/api/tables", plan)["id"])


def _check_table(server: Server, table: str, seat: int | None) -> None:
    """`BadInput` if it is not there, or has no such seat."""
    seats = len(server.ask("GET", f"/api/tables/{table}")["seats"])
    if seat is not None and seat > seats:
        raise BadInput(f"seat {seat}", "--seat", f"1 to {seats}")


def _seats(game: str, players: str, watch: bool) -> list[str]:
    """Who sits where: as asked, or the person and somebody to come."""
    if not players:
        players = f"{ME},{OPEN}" if find(game).max_seats > 1 else ME
    return [OPEN if watch and spec.strip() == ME else spec.strip() for spec in players.split(",")]


def _options(settings: list[str] | None) -> Json:
    given: Json = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals or name in given:
            raise BadInput(f"{setting!r}", "--set", "name=value, each name once")
        given[name] = value
    return given


def read_terms(given: str) -> Terms:
    """What a table agrees on, from the command line.

    >>> read_terms("undo=ask,absent=bot,clock=10m+5s").clock
    Clock(kind='live', seconds=600.0, increment=5.0)
    >>> read_terms("clock=3d").clock
    Clock(kind='turn', seconds=259200.0, increment=0.0)
    """
    chosen: Json = {}
    for part in given.split(",") if given else []:
        name, _, value = part.strip().partition("=")
        if name in chosen or name not in ("undo", "pause", "absent", "grace", "bot", "clock"):
            raise BadInput(f"{part!r}", "--terms", "each once of undo, pause, absent, grace, bot, "
                                                   "clock, such as undo=ask,clock=10m+5s")
        chosen[name] = _clock(value) if name == "clock" else \
            _length(value) if name in ("pause", "grace") else value
    try:
        terms = msgspec.convert(chosen, Terms)
    except msgspec.ValidationError as error:
        raise BadInput(str(error), "--terms", "such as undo=ask,absent=bot,grace=2m") from error
    terms.check()
    return terms


def _clock(value: str) -> Json:
    """`10m+5s` for the whole game, `3d` for each decision."""
    whole, plus, more = value.partition("+")
    clock: Json = msgspec.to_builtins(Clock("live" if plus else "turn", _length(whole),
                                            _length(more) if plus else 0.0))
    return clock


def _length(value: str) -> float:
    number, unit = value[:-1], value[-1:]
    if unit not in SECONDS or not number.isdecimal() or len(number) > 6:
        raise BadInput(f"{value!r}", "--terms", "a time such as 30s, 10m, 2h or 3d")
    return float(int(number) * SECONDS[unit])
