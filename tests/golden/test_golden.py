"""Golden playthroughs: whole games as text, with every viewer's view, so that a change of
behaviour shows up as a change somebody can read.

After a deliberate change: python -m tests.golden.test_golden, then read the diff.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque import FairRng, Json, Log, State, Words, find, load
from ludotheque.core import events, fair
from tests.generic.games import worth

FOLDER = Path(__file__).parent
LONGEST = 60
GAMES: dict[str, tuple[str, int, int, Json]] = {
    # file name: (game, seats, seed, options). The first moves of long games will do.
    "eden-classic": ("eden", 1, 3, {}),
    "eden-all-modes": ("eden", 1, 4, {"modes": "celestial,fearless,resurrection,ravage,weakness",
                                      "shield_lasts": "off"}),
    "goldblivion-two": ("goldblivion", 2, 5, {}),
    "goldblivion-jade": ("goldblivion", 1, 6, {"noble": "jade"}),
    "havresac-winter": ("havresac", 1, 7, {"season": "winter", "random_faces": "on"}),
    "havresac-hidden": ("havresac", 2, 8, {"same_chests": "on"}),
}


def playthrough(name: str, seats: int, seed: int, options: Json) -> str:
    """The game as its best looking moves go, with the changes of each viewer's view."""
    game = find(name)
    words = Words("en", name, load(game).names)
    log = Log()
    state = game.new(load(game), FairRng(fair.key(fair.secret_of_seed(seed)), seats), seats,
                     options, log)
    seen: dict[object, Json] = {}
    lines = [f"{name}, seats {seats}, seed {seed}, {json.dumps(options)}"]
    for _ in range(LONGEST):
        lines += [f"  * {words.event(event)}" for event in events.seen(log.events, None)]
        lines += ["", state.notation(), *views(state, seats, seen)]
        if state.over:
            lines.append(json.dumps(state.result().json()))
            break
        seat = state.to_move()[0]
        lines += [f"  {' '.join(choice.path)} — {words.message(choice.says)}"
                  + "".join(f" [{words.message(warning)}]" for warning in choice.warnings)
                  + (" |" if choice.barrier else "") for choice in state.choices(seat)]
        here = state
        move = max(state.legal(seat), key=lambda move: worth(here, seat, move))
        lines.append(f"> {seat + 1} {' '.join(game.path(state, move))}")
        log = Log()
        state.play(seat, move, log)
    return "\n".join([*lines, ""])


def views(state: State, seats: int, seen: dict[object, Json]) -> list[str]:
    """What changed in each viewer's view since the last position."""
    lines = []
    for viewer in (None, *range(seats)):
        view = state.view(viewer)
        before = seen.get(viewer, {})
        changed = {key: value for key, value in view.items() if before.get(key) != value}
        who = "spectator" if viewer is None else f"seat {viewer + 1}"
        changed.pop("seat", None)
        text = json.dumps(changed, separators=(",", ":"))
        lines.append(f"  {who}: " + ("the same" if lines and lines[0].endswith(text) else text))
        seen[viewer] = view
    return lines


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    assert playthrough(*GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(*game), encoding="utf-8")
