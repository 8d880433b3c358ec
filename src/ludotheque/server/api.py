"""Everything that is asked over HTTP: who I am, tables, records, jobs, rules, health."""

from __future__ import annotations

import asyncio
import gzip
import re
import secrets
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    ServiceUnavailableException,
    TooManyRequestsException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter

import ludotheque
from ludotheque.core import clock, ledger
from ludotheque.core.content import NAME, from_source, shipped
from ludotheque.core.errors import BadInput
from ludotheque.core.events import Json
from ludotheque.core.fair import new_secret
from ludotheque.core.game import Edition, Game
from ludotheque.core.text import LANGUAGES
from ludotheque.games import GAMES, find
from ludotheque.server import site
from ludotheque.server.helpers import Busy, Hint
from ludotheque.server.house import House
from ludotheque.server.jobs import Job, TooManyJobs
from ludotheque.server.limits import Limit
from ludotheque.server.notify import Target
from ludotheque.server.protocol import ID, PROTOCOL
from ludotheque.server.room import summary_of
from ludotheque.server.workers import JobFailed, WorkerLost
from ludotheque.store.schema import VERSION
from ludotheque.store.store import Line, Person
from ludotheque.tables.entry import NO_SEAT, Entry
from ludotheque.tables.review import ALL, SPECTATOR
from ludotheque.tables.terms import LONGEST_NAME, OPEN, Plan, Terms

ME = "me"  # a seat for whoever opens the table
LARGEST_NUMBER = 1_000_000  # in an edition of one's own
HOST = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
LOCAL = ("127.0.0.1", "::1", "localhost")
HOUR = 3600
# What is not understood is refused, not ignored; the schema says so too.
EXACT = Body(schema_extra={"additionalProperties": False})
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
TheHouse = NamedDependency[House]
Asker = NamedDependency[Person]  # the person who asks
Id = Annotated[str, Parameter(max_length=64, pattern=ID)]
BoardNumber = Annotated[int, Parameter(ge=0, le=3)]  # in a duel there are several
Seq = Annotated[int | None, Parameter(ge=0)]  # of a decision at a seat
Eyes = Annotated[str, Parameter(pattern=f"^({ALL}|{SPECTATOR}|[0-3])$")]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Name


class Me(msgspec.Struct):
    """Who the server takes you for."""

    name: str
    notify: str | None
    push_key: str


class Link(msgspec.Struct):
    """A code for another device, good once and until then."""

    code: str
    url: str
    until: float


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open. A seat is `me`, `open` or a bot's spec; `content` is an edition of one's
    own, as JSON; in a duel everybody plays a game of their own with the same luck."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=32)]],
                     msgspec.Meta(min_length=1, max_length=4)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    options: dict[str, Any] = {}
    edition: Annotated[str, msgspec.Meta(max_length=64)] = ""
    content: dict[str, Any] | None = None
    terms: Terms = Terms()
    private: bool = True
    duel: bool = False


class Opened(msgspec.Struct):
    """A new table: its id, and the invitation to send around."""

    id: str
    url: str
    commitment: str


class Lobby(msgspec.Struct):
    """Open tables, and one's own."""

    open: list[dict[str, Any]]
    mine: list[dict[str, Any]]


class NewJob(msgspec.Struct, forbid_unknown_fields=True):
    """A long job on a finished table; an analysis may know what was hidden (`hindsight`)."""

    kind: Literal["verify", "analyse"]
    table: Annotated[str, msgspec.Meta(max_length=64, pattern=ID)]
    board: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    hindsight: bool = False


class Section(msgspec.Struct):
    """A heading of a rulebook with what stands under it: rules, and paragraphs or tables between
    them. The letters of a rule's `marks` say where it comes from."""

    title: str
    blocks: list[ledger.Rule | str]


class Health(msgspec.Struct):
    """How the server is: `version` is its database's, `release` the program's, `protocol` what its
    socket speaks, `address` where who asks finds it, `local` that nobody finds it from another
    machine, `app` whether it has the browser app."""

    status: Literal["ok", "unavailable"]
    database: str
    version: int
    release: str
    protocol: int
    address: str
    local: bool
    app: bool


# --- who I am -------------------------------------------------------------------------------------


async def provide_house(state: AppState) -> House:
    house: House = state.house
    return house


async def provide_person(request: Request[Any, Any, Any], house: TheHouse) -> Person:
    """The person who asks; nobody else goes on."""
    person = await house.people.known(request.headers.get("cookie", ""))
    if person is None:
        raise NotAuthorizedException("say who you are first: POST /api/me")
    return person


def _check(house: House, limit: Limit, key: str) -> None:
    if house.limits.on and not limit.allows(key):
        raise TooManyRequestsException("not so fast", headers={"retry-after": str(limit.wait())})


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else ""


def _here(request: Request[Any, Any, Any], house: House) -> str:
    """Where the server is for who asks: as it was told, or else as it was asked. A server that
    listens everywhere does not know by which of its addresses people reach it."""
    host = request.headers.get("host", "")
    if house.settings.public_url or not HOST.fullmatch(host):
        return house.settings.address
    return f"http://{host}"


def _me(house: House, person: Person, status: int = 200) -> Response[Me]:
    told = Me(person.name, _target_kind(person), house.notifier.application_server_key)
    return Response(told, status_code=status,
                    headers={"set-cookie": house.people.cookie(person)})


def _target_kind(person: Person) -> str | None:
    return None if person.notify is None else str(msgspec.json.decode(person.notify)["kind"])


@post("/api/me", raises=[ValidationException, TooManyRequestsException], tags=["people"])
async def new_me(request: Request[Any, Any, Any], house: TheHouse,
                 data: Annotated[Named, EXACT]) -> Response[Me]:
    """Be somebody new, with a name. The answer sets the cookie that is you."""
    _check(house, house.limits.newcomers, _address(request))
    return _me(house, await house.people.welcome(data.name), 201)


@get("/api/me", raises=[NotAuthorizedException], tags=["people"])
async def me(house: TheHouse, person: Asker) -> Me:
    """Who I am."""
    return Me(person.name, _target_kind(person), house.notifier.application_server_key)


@patch("/api/me", raises=[ValidationException, NotAuthorizedException], tags=["people"])
async def rename_me(house: TheHouse, person: Asker,
                    data: Annotated[Named, EXACT]) -> Response[Me]:
    """Have another name from now on."""
    await house.people.rename(person, data.name)
    await house.look_again(person.id)
    return _me(house, person)


@delete("/api/me", raises=[NotAuthorizedException], tags=["people"],
        responses={204: ResponseSpec(None, description="You are nobody here now.")})
async def forget_me(house: TheHouse, person: Asker) -> Response[None]:
    """Be nobody on this device any more."""
    return Response(None, status_code=204, headers={"set-cookie": house.people.cookie(None)})


@post("/api/me/devices", raises=[NotAuthorizedException], status_code=200, tags=["people"])
async def only_here(house: TheHouse, person: Asker) -> Response[Me]:
    """Be myself on this device only: every other one is nobody now."""
    await house.people.revoke(person)
    await house.look_again(person.id)
    return _me(house, person)


@post("/api/me/link", raises=[NotAuthorizedException], tags=["people"])
async def link_me(request: Request[Any, Any, Any], house: TheHouse, person: Asker) -> Link:
    """A code, and a link, that make another device me as well."""
    code, until = await house.people.link(person)
    # After the #, so that no server and no log ever sees it.
    return Link(code, f"{_here(request, house)}/claim#{code}", until)


@post("/api/me/claim", raises=[ValidationException, NotFoundException, TooManyRequestsException],
      status_code=200, tags=["people"])
async def claim_me(request: Request[Any, Any, Any], house: TheHouse,
                   data: Annotated[Claim, EXACT]) -> Response[Me]:
    """Be the person of a code."""
    _check(house, house.limits.guesses, _address(request))
    person = await house.people.claim(data.code)
    if person is None:
        raise NotFoundException("no such code: it may have been used, or be too old")
    return _me(house, person)


@put("/api/me/notify", raises=[ValidationException, NotAuthorizedException], status_code=204,
     tags=["people"])
async def notify_me(house: TheHouse, person: Asker,
                    data: Annotated[Target, Body()]) -> None:
    """Where I want to be told that it is my turn."""
    house.notifier.check(data)
    await house.store.change_person(person.id, notify=msgspec.json.encode(data).decode())


@delete("/api/me/notify", raises=[NotAuthorizedException], tags=["people"])
async def do_not_notify_me(house: TheHouse, person: Asker) -> None:
    """Tell me no more."""
    await house.store.change_person(person.id, notify=None)


# --- tables ---------------------------------------------------------------------------------------


@get("/api/games", tags=["tables"], sync_to_thread=False)
def games() -> dict[str, Any]:
    """What can be played."""
    return {name: _about(game) for name, game in GAMES.items()}


def _about(game: Game) -> Json:
    return {"seats": [game.min_seats, game.max_seats], "duel": game.min_seats == 1,
            "editions": list(game.editions),
            "stand_ins": {name: shipped(game, name).stand_ins for name in game.editions},
            "options": [{"name": option.name, "default": option.default,
                         "values": list(option.values), "many": option.many}
                        for option in game.options]}


@get("/api/tables", raises=[NotAuthorizedException], tags=["tables"])
async def lobby(house: TheHouse, person: Asker) -> Lobby:
    """Open tables that wait for people or are being played, and where I sit."""
    return Lobby([_line(line) for line in await house.store.open_tables(clock.now())],
                 [_line(line) for line in await house.store.tables_of(person.id)])


def _line(line: Line) -> dict[str, Any]:
    summary: dict[str, Any] = msgspec.json.decode(line.summary)
    return {"id": line.id, "touched": line.touched, "you": line.seat, **summary}


@post("/api/tables", raises=[ValidationException, NotAuthorizedException,
                             TooManyRequestsException], tags=["tables"])
async def open_table(request: Request[Any, Any, Any], house: TheHouse, person: Asker,
                     data: Annotated[NewTable, EXACT]) -> Opened:
    """Open a table. Whoever has its link may watch it, and sit down where a seat is open."""
    _check(house, house.limits.tables, person.id)
    _check(house, house.limits.tables_there, _address(request))
    plan = _plan(data, person)
    id = secrets.token_urlsafe(16)
    await house.rooms.open(plan, id, _first_entries(data.seats, person))
    return Opened(id, f"{_here(request, house)}/t/{id}", plan.commitment)


def _plan(data: NewTable, person: Person) -> Plan:
    if data.seats.count(ME) > 1:
        raise BadInput("two seats for you", "seats", "at most one 'me'")
    game = find(data.game)
    plan = Plan(game, _edition(game, data), game.read_options(data.options),
                tuple(OPEN if spec == ME else spec for spec in data.seats), data.terms,
                data.name or person.name, data.private, person.id, new_secret(), data.duel)
    plan.check()
    return plan


def _edition(game: Game, data: NewTable) -> Edition:
    if data.content is None:
        return shipped(game, data.edition)
    _check_content(data.content)
    return from_source(game, data.content, "content")


def _check_content(content: dict[str, Any]) -> None:
    """What anybody may send: a name that can stand in a record, and no number out of all bounds."""
    name = content.get("name")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not NAME.fullmatch(name):
        raise BadInput(f"is {str(name)[:60]!r}", "content: name",
                       f"1 to {LONGEST_NAME} letters, digits, - _ and .")
    values: list[object] = [content]
    while values:
        value = values.pop()
        if isinstance(value, dict):
            values += value.values()
        elif isinstance(value, list):
            values += value
        elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise BadInput("a number is too large", "content", f"at most {LARGEST_NUMBER}")


def _first_entries(seats: list[str], person: Person) -> list[Entry]:
    if ME not in seats:
        return []
    sitting = msgspec.json.encode({"seat": seats.index(ME), "name": person.name}).decode()
    return [Entry(0, clock.now(), person.id, NO_SEAT, 0, "open", "sit", sitting)]


@get("/api/tables/{id:str}", raises=[NotFoundException], tags=["tables"])
async def table(house: TheHouse, id: Id) -> dict[str, Any]:
    """How a table stands, as everybody with its link may know."""
    shared = (await house.rooms.room(id)).table
    assert shared is not None
    return {"id": id, **msgspec.json.decode(summary_of(shared)), "about": shared.about()}


@post("/api/tables/{id:str}/hint", status_code=200, tags=["tables"],
      raises=[NotAuthorizedException, PermissionDeniedException, NotFoundException,
              TooManyRequestsException, ServiceUnavailableException])
async def hint(house: TheHouse, person: Asker, id: Id, seq: Seq = None) -> Hint:
    """What the best player there is would do in my place, knowing what I know: in my turn only.
    With the `seq` of the decision that is meant: nothing, if that has been made meanwhile."""
    _check(house, house.limits.hints, person.id)
    try:
        return await house.hints.give(id, person.id, seq)
    except Busy as error:
        raise TooManyRequestsException("one hint at a time",
                                       headers={"retry-after": "1"}) from error
    except (JobFailed, WorkerLost) as error:
        raise ServiceUnavailableException("no hint could be found") from error


def _told_as_json(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Json]:
    """Errors are JSON also where the answer itself would be a text."""
    told: Json = {"status_code": error.status_code, "detail": error.detail}
    if error.extra:
        told["extra"] = error.extra
    return Response(told, status_code=error.status_code, media_type="application/json")


@get("/api/tables/{id:str}/record", media_type="text/plain", tags=["records"],
     raises=[ValidationException, NotFoundException, PermissionDeniedException],
     exception_handlers={HTTPException: _told_as_json})
async def record(house: TheHouse, id: Id, board: BoardNumber = 0) -> Response[str]:
    """The record of a finished game, with the secret of its dice; `ludo verify` proves it."""
    return Response(await _record(house, id, board), media_type="text/plain", headers={
        "content-disposition": f'attachment; filename="ludotheque-{id[:8]}.ludo"'})


async def _record(house: House, id: str, board: int) -> str:
    texts = await _records(house, id)
    if board >= len(texts):
        raise NotFoundException(f"this table has {len(texts)} record(s)")
    return texts[board]


async def _records(house: House, id: str) -> list[str]:
    texts = await house.store.records_of(id)
    if texts:
        return texts
    shared = (await house.rooms.room(id)).table
    assert shared is not None
    if shared.phase != "ended":
        raise PermissionDeniedException("the game is not over")
    return await house.after.keep_records(id, shared)


@get("/api/tables/{id:str}/review", tags=["records"],
     raises=[ValidationException, NotFoundException, PermissionDeniedException,
             TooManyRequestsException, ServiceUnavailableException],
     responses={200: ResponseSpec(dict[str, Any], description="See docs/protocol.md.")})
async def review(request: Request[Any, Any, Any], house: TheHouse, id: Id, seat: Eyes = SPECTATOR,
                 board: BoardNumber = 0) -> Response[bytes]:
    """A finished game, step by step, through the eyes of a seat (from 0), a spectator, or all."""
    packed = house.reviews.kept(id, board, seat)
    if packed is None:
        _check(house, house.limits.reviews, _address(request))
        packed = await _new_review(house, id, board, seat)
    # Nothing changes in it any more; but nobody on the way keeps it, and not for ever.
    headers = {"cache-control": f"private, max-age={HOUR}", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type="application/json", headers=headers)


async def _new_review(house: House, id: str, board: int, eyes: str) -> bytes:
    text = await _record(house, id, board)
    try:
        return await house.reviews.make(id, board, eyes, text)
    except Busy as error:
        raise TooManyRequestsException("too many reviews are being made",
                                       headers={"retry-after": "5"}) from error
    except JobFailed as error:
        raise NotFoundException(str(error)) from error
    except WorkerLost as error:
        raise ServiceUnavailableException("the game could not be replayed") from error


@get("/api/records", tags=["records"], raises=[ValidationException])
async def records(house: TheHouse, game: Annotated[str, Parameter(max_length=32)] = ""
                  ) -> list[dict[str, Any]]:
    """Finished games of open tables, the latest first."""
    if game:
        find(game)
    return [_line(line) for line in await house.store.open_records(game)]


# --- jobs -----------------------------------------------------------------------------------------


@post("/api/jobs", status_code=202, tags=["jobs"],
      raises=[ValidationException, NotAuthorizedException, PermissionDeniedException,
              NotFoundException, TooManyRequestsException])
async def new_job(house: TheHouse, person: Asker, data: Annotated[NewJob, EXACT]) -> Job:
    """Begin a long job; ask for it again to see how far it is."""
    text = await _record(house, data.table, data.board)
    try:
        return await house.jobs.start(person.id, data.kind,
                                      {"record": text, "hindsight": data.hindsight})
    except TooManyJobs as error:
        raise TooManyRequestsException(str(error), headers={"retry-after": "10"}) from error


@get("/api/jobs/{id:str}", raises=[NotAuthorizedException, NotFoundException], tags=["jobs"])
async def job(house: TheHouse, person: Asker, id: Id) -> Job:
    """How far one of my jobs is."""
    return _mine(await house.jobs.get(id, person.id))


@delete("/api/jobs/{id:str}", raises=[NotAuthorizedException, NotFoundException],
        status_code=200, tags=["jobs"])
async def cancel_job(house: TheHouse, person: Asker, id: Id) -> Job:
    """Stop one of my jobs."""
    return _mine(await house.jobs.cancel(id, person.id))


def _mine(found: Job | None) -> Job:
    if found is None:
        raise NotFoundException("no such job of yours")
    return found


# --- rules ----------------------------------------------------------------------------------------


@get("/api/rules/{game:str}", tags=["rules"], raises=[ValidationException, NotFoundException],
     sync_to_thread=False, cache_control=CacheControlHeader(public=True, max_age=HOUR))
def rules(game: Annotated[str, Parameter(max_length=32)],
          language: Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en"
          ) -> list[Section]:
    """The rulebook of a game: every rule with its id and where it comes from."""
    if game not in GAMES:
        raise NotFoundException("no such game")
    return _rulebook(game, language)


@cache
def _rulebook(game: str, language: str) -> list[Section]:
    return [Section(section.title, section.blocks)
            for section in ledger.rulebook_of(game, language)]


# --- how the server is ----------------------------------------------------------------------------


@get("/api/health", tags=["server"])
async def health(request: Request[Any, Any, Any], house: TheHouse) -> Response[Health]:
    """Whether the server can serve: 503 if its database does not answer."""
    kind = "postgresql" if house.store.shared else "sqlite"
    local = not house.settings.public_url and house.settings.host in LOCAL
    told = Health("ok", kind, VERSION, ludotheque.__version__, PROTOCOL, _here(request, house),
                  local, site.is_built())
    try:
        await house.store.ping()
    except Exception:
        told.status = "unavailable"
    return Response(told, status_code=200 if told.status == "ok" else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: TheHouse) -> str:
    """Numbers for Prometheus, for this machine alone unless the server was told otherwise."""
    local = _address(request) in LOCAL and "x-forwarded-for" not in request.headers
    if not local and not house.settings.open_metrics:
        raise NotFoundException
    return house.metrics()


ROUTES = [new_me, me, rename_me, forget_me, only_here, link_me, claim_me, notify_me,
          do_not_notify_me, games, lobby, open_table, table, hint, record, review, records,
          new_job, job, cancel_job, rules, health, metrics]
