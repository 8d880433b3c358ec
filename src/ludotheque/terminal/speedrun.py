"""Speed-runs (E53): finished wins on one seed, ranked by rounds, then by time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ludotheque.core.events import Json
from ludotheque.core.record import Record
from ludotheque.core.text import Words
from ludotheque.terminal import saves


def rounds_of(record: Record) -> int:
    reason = cast(Json, cast(Json, record.result)["reason"])
    rounds = cast(Json, reason["facts"]).get("rounds")
    return rounds if isinstance(rounds, int) else 0


def seconds_of(record: Record) -> float:
    return (record.steps[-1].seconds or 0.0) if record.steps else 0.0


def won(record: Record) -> bool:
    if record.result is None:
        return False
    return cast(list[Json], record.result["seats"])[0]["rank"] == 1


def same_run(one: Record, other: Record) -> bool:
    """Two games that may be compared: the same luck, options and printed content."""
    return (one.game is other.game and one.secret == other.secret and one.salts == other.salts
            and one.options == other.options and one.edition.digest == other.edition.digest)


def ranked(records: Iterable[Record]) -> list[Record]:
    """Won speed-runs, the best first."""
    runs = [record for record in records if record.table.get("speedrun") and won(record)]
    return sorted(runs, key=lambda record: (rounds_of(record), seconds_of(record)))


def standing(record: Record, words: Words) -> str:
    """What to say when a speed-run ends: its time, and its place among those on this machine."""
    clock = clock_text(seconds_of(record))
    if not won(record):
        return words.say("cli-speedrun-lost", time=clock)
    key = (rounds_of(record), seconds_of(record))
    rivals = ranked(other for _path, other in saves.kept() if same_run(record, other))
    place = 1 + sum((rounds_of(other), seconds_of(other)) < key for other in rivals)
    return words.say("cli-speedrun-won", rounds=rounds_of(record), time=clock, place=place,
                     of=max(len(rivals), place))


def table_of(records: Iterable[Record], game: str, seed: int | None, words: Words) -> list[str]:
    """The ranking as lines of text, seed by seed."""
    groups: dict[str, list[Record]] = {}
    for record in ranked(records):
        if record.game.name == game and (seed is None or record.table.get("seed") == seed):
            groups.setdefault(_group_name(record), []).append(record)
    if not groups:
        return [words.label("cli-speedrun-none", game=game)]
    lines = []
    for name in sorted(groups):
        lines.append(name)
        lines += ["  " + words.label("cli-speedrun-line", place=place, rounds=rounds_of(record),
                                     time=clock_text(seconds_of(record)), started=record.started)
                  for place, record in enumerate(groups[name], 1)]
    return lines


def clock_text(seconds: float) -> str:
    """Minutes, seconds and tenths.

    >>> clock_text(754.32)
    '12:34.3'
    """
    tenths = int(seconds * 10)
    return f"{tenths // 600}:{tenths // 10 % 60:02d}.{tenths % 10}"


def _group_name(record: Record) -> str:
    options = " ".join(f"{option.name}={option.write(record.options[option.name])}"
                       for option in record.game.options)
    return f"seed {record.table.get('seed', record.commitment[:8])} · {options}"
