"""Positions for /gallery.html, where a board stands alone in the browser without a server.

    python -m tests.web.gallery     # `make app-dev` does it

For each game GAME-0.json, at its beginning, to GAME-3.json, near its end, in web/fixtures: what the
first seat sees of a game that bots play, the same game each time.
"""

from __future__ import annotations

import json
from pathlib import Path

import ludotheque

FOLDER = Path(__file__).parents[2] / "web" / "fixtures"
MOMENTS = 4
SEED = 7


def positions(game: str) -> list[dict[str, object]]:
    """What the first seat sees each time it has a choice, in one game of bots."""
    found = ludotheque.find(game)
    seats = min(2, found.max_seats)
    table = ludotheque.Table.start(found, ["greedy"] * seats, seed=SEED)
    bots = [ludotheque.make_player("greedy", seed=seat) for seat in range(seats)]
    seen: list[dict[str, object]] = []
    while not table.state.over:
        seat = table.state.to_move()[0]
        if seat == 0:
            seen.append({"you": 0, "view": table.state.view(0), "names": table.record.edition.names,
                         "choices": [{"path": choice.path} for choice in table.choices(0)]})
        table.play(seat, ludotheque.choose(bots[seat], table.state, seat))
    return seen


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in ludotheque.GAMES:
        seen = positions(game)
        for moment in range(MOMENTS):
            told = seen[moment * (len(seen) - 1) // (MOMENTS - 1)]
            (FOLDER / f"{game}-{moment}.json").write_text(json.dumps(told), "utf-8")
            print(f"/gallery.html?game={game}&n={moment}")


if __name__ == "__main__":
    main()
