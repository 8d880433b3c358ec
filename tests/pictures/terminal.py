"""The full screens of the terminal, small and large, in English and in French.

They are drawn as SVG by Textual itself, without any terminal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from textual.pilot import Pilot

import ludotheque
from ludotheque import Table, Words
from ludotheque.core import record
from ludotheque.terminal.app import GameApp
from ludotheque.terminal.boardapp import BoardApp
from ludotheque.terminal.replay import Reel, ReplayApp
from ludotheque.terminal.session import Session
from tests.terminal.piloting import play

SEED = 11
SMALL, LARGE = (80, 24), (120, 40)
SEATS = {"eden": ["person"], "havresac": ["person", "medium", "medium"],
         "goldblivion": ["person", "medium"]}
MIDDLE = {"eden": 13, "havresac": 40, "goldblivion": 44}  # moves of the person
MUCH = {"eden": 6, "havresac": 6, "goldblivion": 10}  # choices to have there
NEVER = 1_000_000
# The keys that lead to a screen.
MIDGAME: dict[str, tuple[str, ...]] = {
    "board": (), "rules": ("r",), "log": ("o",), "help": ("question_mark",)}
FINISHED: dict[str, tuple[str, ...]] = {"end": (), "replay": ("pagedown",) * 4}
SCREENS = MIDGAME | FINISHED
# Fonts of ours, and of no other host.
FACES = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
FONTS = '"DejaVu Sans Mono", Menlo, Consolas, monospace'


class Shot(NamedTuple):
    """A screen of a game in a window, and what the picture is called."""

    name: str
    game: str
    screen: str
    size: tuple[int, int]
    language: str


def shots() -> list[Shot]:
    """Every picture there is: the board in both sizes and languages, the rest in one of each."""
    found = []
    for game in SEATS:
        for screen in SCREENS:
            for size, language in ((SMALL, "en"), (SMALL, "fr"), (LARGE, "en"), (LARGE, "fr")):
                if screen == "board" or (size == SMALL) == (language == "en"):
                    name = f"{game}-terminal-{screen}-{size[0]}x{size[1]}-{language}"
                    found.append(Shot(name, game, screen, size, language))
    return found


def take(wanted: Iterable[Shot]) -> Iterator[tuple[str, bytes]]:
    """The pictures, each when it is taken, as (file, content)."""
    for shot in wanted:
        svg = _drawn(_app(shot), SCREENS[shot.screen], shot.size)
        yield f"{shot.name}.svg", _without_hosts(svg).encode()


def _drawn(app: BoardApp, keys: tuple[str, ...], size: tuple[int, int]) -> str:
    drawn = []

    async def use(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        await pilot.pause()
        drawn.append(app.export_screenshot(title="ludo", simplify=True))

    play(app, use, size)
    return drawn[0]


def _without_hosts(svg: str) -> str:
    svg = re.sub(r"\s*<!--.*?-->", "", FACES.sub("", svg), flags=re.DOTALL)
    return svg.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")


def _app(shot: Shot) -> BoardApp:
    moves = NEVER if shot.screen in FINISHED else MIDDLE[shot.game]
    table = record.parse(_played(shot.game, moves), ludotheque.find)
    words = Words(shot.language, shot.game, table.edition.names)
    if shot.screen == "replay":
        return ReplayApp(Reel(table), words)
    return GameApp(Session(Table(table), words, None))


@lru_cache
def _played(game: str, moves: int) -> str:
    """The record of a game after so many moves of the person, and on until they can do much."""
    table = Table.start(ludotheque.find(game), SEATS[game], seed=SEED)
    players = [ludotheque.make_player("greedy", seed=SEED + seat)
               for seat, _ in enumerate(SEATS[game])]
    made = 0
    while not table.state.over:
        seat = table.state.to_move()[-1]  # where all play at once, the person comes last
        if seat == 0 and made >= moves and len(table.choices(0)) >= MUCH[game]:
            break
        made += seat == 0
        table.play(seat, ludotheque.choose(players[seat], table.state, seat))
    return table.record.text()
