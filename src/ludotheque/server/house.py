"""Everything one server process is made of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import secrets
import signal
import threading
from multiprocessing.process import BaseProcess

import msgspec

from ludotheque.core import clock
from ludotheque.server import metrics
from ludotheque.server.after import After
from ludotheque.server.helpers import Hints, Reviews
from ludotheque.server.jobs import Jobs
from ludotheque.server.keeper import Keeper
from ludotheque.server.limits import Limits
from ludotheque.server.metrics import Histogram, Number
from ludotheque.server.notify import Notifier, Target
from ludotheque.server.pages import Page
from ludotheque.server.people import People
from ludotheque.server.protocol import HEARTBEAT, RESTARTING
from ludotheque.server.rooms import FAREWELL, Rooms
from ludotheque.server.settings import Settings
from ludotheque.server.webpush import VapidKey
from ludotheque.server.workers import Workers
from ludotheque.store.commits import Unkept
from ludotheque.store.listen import Listener
from ludotheque.store.store import Store

GENERATIONS = (30_000, 20, 1_000)  # how seldom the garbage collector looks by itself
COLLECT = 300.0  # seconds between two looks of it at everything
SWEEP = 5.0  # seconds between two rounds of housekeeping

log = logging.getLogger(__name__)


class House:
    """The parts of a server, made from its settings and an open store."""

    def __init__(self, settings: Settings, limits: Limits, store: Store, key: bytes,
                 push_key: bytes) -> None:
        self.settings = settings
        self.store = store
        self.limits = limits
        self.people = People(store, key, settings.encrypted)
        self.rooms = Rooms(store, key[:32])
        self.bots = Workers(settings.bots)
        self.jobs_workers = Workers(1)
        self.jobs = Jobs(self.jobs_workers, store)
        self.helpers = Workers(1)  # for what people wait for: no bot and no job is in its way
        self.hints = Hints(self.rooms, self.helpers)
        self.reviews = Reviews(self.helpers)
        self.keeper = Keeper(self.rooms, self.bots, settings.thinking)
        self.notifier = Notifier(VapidKey(push_key), settings.address, settings.private_hooks,
                                 self._forget_target)
        self.after = After(self.rooms, self.notifier)
        self.pages: dict[str, set[Page]] = {}  # by person
        self.sockets: dict[str, int] = {}  # by address
        self.times = Histogram("ludo_act_seconds", "From an act's arrival to its acknowledgement.")
        self._dropped = 0  # tables that left the memory since the collector last saw everything
        self._collected = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: Listener | None = None

    @staticmethod
    async def build(settings: Settings, limits: Limits) -> House:
        store = await Store.open(settings.database)
        key = await store.setting("key", secrets.token_hex(32))
        push_key = await store.setting("push key", VapidKey.new().secret.hex())
        house = House(settings, limits, store, bytes.fromhex(key), bytes.fromhex(push_key))
        await house.start()
        return house

    async def start(self) -> None:
        calm_collector()
        end_with_parent()
        if self.store.shared:
            self._listener = Listener(self.store.engine.url, self.store.process, self._heard,
                                      self._missed)
            await self._listener.start()
        await self.notifier.start()
        self._tasks = [asyncio.create_task(self.keeper.watch(), name="keeper"),
                       asyncio.create_task(self._keep_house(), name="housekeeping")]

    async def stop(self) -> None:
        """Let pages come back elsewhere, end what is under way, and leave the store whole."""
        for page in [page for pages in self.pages.values() for page in pages]:
            page.drop(RESTARTING)
        self.keeper.end()
        self.after.stop()
        # The keeper's watch is not broken off at a question: SQLite has one connection only.
        await asyncio.wait(self._tasks[:1], timeout=FAREWELL)
        duties = [room.duty for room in self.rooms.rooms.values() if room.duty is not None]
        for task in [*self._tasks, *duties]:
            task.cancel()
        for task in [*self._tasks, *duties]:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.rooms.stop()
        if self._listener is not None:
            await self._listener.stop()
        await self.jobs.stop()
        await self.bots.stop()
        await self.jobs_workers.stop()
        await self.helpers.stop()
        await self.notifier.stop()
        with contextlib.suppress(Unkept):  # a lease runs out by itself
            await self.store.release()
        await self.store.close()

    async def _keep_house(self) -> None:
        spoken = 0.0
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle / 2))
            try:
                self._sweep()
                if clock.steady() > spoken + HEARTBEAT:
                    spoken = clock.steady()
                    for room in self.rooms.rooms.values():
                        if room.pages:
                            self.rooms.say_present(room)
            except Exception as error:  # the house must be kept all the same
                log.error("keeping house: %s", type(error).__name__, exc_info=error)

    def _sweep(self) -> None:
        self._dropped += self.rooms.sweep(self.settings.idle)
        if self._dropped and clock.steady() > self._collected + COLLECT:
            gc.collect()  # what old sockets left; tables leave nothing
            self._dropped, self._collected = 0, clock.steady()
        self.keeper.forget()
        for page in [page for pages in self.pages.values() for page in pages]:
            page.cut_if_stuck()

    # --- pages ---

    def enter(self, page: Page, address: str) -> bool:
        """A page connects; False if this person or address has too many."""
        pages = self.pages.get(page.person.id, set())
        if self.limits.on and (len(pages) >= self.limits.most_pages
                               or self.sockets.get(address, 0) >= self.limits.most_sockets):
            return False
        self.pages[page.person.id] = pages | {page}
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def exit(self, page: Page, address: str) -> None:
        pages = self.pages.get(page.person.id, set())
        if page in pages:
            pages.discard(page)
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
        if not pages:
            self.pages.pop(page.person.id, None)

    async def look_again(self, id: str) -> None:
        """A person was changed: let their pages know, in every process."""
        self.store.commits.tell(f"person {id}")
        await self._look_again(id)

    async def _look_again(self, id: str) -> None:
        if id in self.pages:
            person = await self.store.person(id)
            for page in self.pages.get(id, ()):
                page.look_again(person)

    def _heard(self, message: str) -> None:
        """What another process says."""
        kind, _, id = message.partition(" ")
        if kind == "person":
            self.rooms.run(self._look_again(id))
        else:
            self.rooms.heard(message)

    def _missed(self) -> None:
        """Messages of other processes may have been lost."""
        self.rooms.missed()
        for id in self.pages:
            self.rooms.run(self._look_again(id))

    async def _forget_target(self, id: str, target: Target) -> None:
        """Nobody is there any more; unless the person has named another place meanwhile."""
        person = await self.store.person(id)
        if person is not None and person.notify == msgspec.json.encode(target).decode():
            await self.store.change_person(id, notify=None)

    # --- metrics ---

    def metrics(self) -> str:
        rooms, bots, notes = self.rooms, self.bots, self.notifier
        loaded = sum(room.table is not None for room in rooms.rooms.values())
        numbers = [
            Number("ludo_sockets", "gauge", "Open sockets.", sum(self.sockets.values())),
            Number("ludo_rooms", "gauge", "Tables somebody follows or that are in use.",
                   len(rooms.rooms)),
            Number("ludo_tables_loaded", "gauge", "Tables in memory.", loaded),
            Number("ludo_entries_total", "counter", "Entries kept by this process.",
                   rooms.accepted),
            Number("ludo_refused_total", "counter", "Acts that could not be.", rooms.refused),
            Number("ludo_races_lost_total", "counter", "Another process was first.",
                   rooms.lost_races),
            Number("ludo_commits_total", "counter", "Transactions of entries.",
                   self.store.commits.transactions),
            Number("ludo_bot_moves_total", "counter", "Moves chosen by bots.", bots.thoughts),
            Number("ludo_bot_fallbacks_total", "counter", "Moves drawn because a bot failed.",
                   bots.fallbacks),
            Number("ludo_bot_crashes_total", "counter", "Bot processes lost.", bots.crashed),
            Number("ludo_bot_overdue_total", "counter", "Bots that took too long.", bots.overdue),
            Number("ludo_hints_total", "counter", "Hints given.", self.hints.given),
            Number("ludo_reviews_total", "counter", "Reviews made.", self.reviews.made),
            Number("ludo_notices_sent_total", "counter", "Notices delivered.", notes.sent),
            Number("ludo_notices_failed_total", "counter", "Notices not delivered.",
                   notes.failed + notes.dropped),
        ]
        return metrics.text(numbers, [self.times])


def end_with_parent() -> None:
    """One of several processes ends when the one that started them is gone: who starts the server
    again shall find its port free."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True, name="parent").start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    signal.raise_signal(signal.SIGTERM)


def calm_collector() -> None:
    """Tables live long and are many, and what happens at them leaves nothing to collect: looked
    through as often as Python would by itself, they cost a fifth of all time. One look at all of
    five hundred is 0.4 s, so it is seldom. The looks between take tens of ms, at what has come
    since the last one: most of that is gone soon, so the less often the less there is to look at.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GENERATIONS)
