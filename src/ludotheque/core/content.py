"""Editions: reading TOML, resolving `extends` and `drop`, checking against a game's schema.

An edition file may start from another: `extends = "base"` takes everything of the shipped edition
of that name (or of a file beside it), tables are merged key by key, and `drop = ["cards.Boss"]`
removes what it names.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TypeVar, cast

import msgspec

from ludotheque.core.errors import BadContent
from ludotheque.core.events import Json
from ludotheque.core.game import Edition, Game

T = TypeVar("T")
_loaded: dict[tuple[str, str], Edition] = {}


def shipped(game: Game, name: str = "") -> Edition:
    """An edition that comes with the game; the default one without a name. Loaded once."""
    name = name or game.editions[0]
    if name not in game.editions:
        raise BadContent(f"unknown edition {name!r}", game.name,
                         "one of " + ", ".join(game.editions) + ", or a .toml file")
    at = (game.name, name)
    if at not in _loaded:
        source = resolve(game, _read_shipped(game, name), f"{name}.toml", None)
        _loaded[at] = game.edition_of(name, source, f"{name}.toml")
    return _loaded[at]


def load(game: Game, name: str = "") -> Edition:
    """An edition by name, or from a file when the name ends in .toml.

    >>> from ludotheque import find
    >>> load(find("eden"), "base").name
    'base'
    """
    if not name.endswith(".toml"):
        return shipped(game, name)
    path = Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise BadContent(f"cannot be read ({reason})", name, "a TOML file") from error
    source = resolve(game, parse(text, name), name, path.parent)
    return game.edition_of(str(source.get("name", path.stem)), source, name)


def from_source(game: Game, source: Json, where: str) -> Edition:
    """An edition from content that is resolved already, as a record embeds it."""
    return game.edition_of(str(source.get("name", "")), source, where)


def is_shipped(game: Game, edition: Edition) -> bool:
    """Whether an edition is exactly one that comes with the game."""
    return edition.name in game.editions and shipped(game, edition.name).digest == edition.digest


def parse(text: str, where: str) -> Json:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"not TOML: {error}", where) from error


def resolve(game: Game, source: Json, where: str, folder: Path | None,
            seen: tuple[str, ...] = ()) -> Json:
    """Content with `extends` and `drop` carried out."""
    source = dict(source)
    base_name = source.pop("extends", None)
    drops = source.pop("drop", [])
    if base_name is not None:
        if not isinstance(base_name, str) or base_name in seen:
            raise BadContent(f"extends {base_name!r}", where, "another edition, in no circle")
        source = merge(_base(game, base_name, folder, (*seen, base_name)), source)
    if not isinstance(drops, list):
        raise BadContent("drop is no list", where, 'such as drop = ["objectives.water-swamp"]')
    for dotted in drops:
        _drop(source, dotted, where)
    return source


def merge(base: Json, over: Json) -> Json:
    """`over` on top of `base`: tables are merged, anything else replaces."""
    out = dict(base)
    for key, value in over.items():
        below = out.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            out[key] = merge(below, value)
        else:
            out[key] = value
    return out


def check(source: Json, schema: type[T], where: str) -> T:
    """Convert content to its schema; an error names file, key and what was expected."""
    try:
        return msgspec.convert(source, schema)
    except msgspec.ValidationError as error:
        raise BadContent(*_explained(str(error), where)) from error


def digest_of(source: Json) -> str:
    """The fingerprint of resolved content, whatever the order of keys or the comments."""
    plain = json.dumps(source, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()


def stand_ins_of(source: Json, prefix: str = "") -> list[str]:
    """The dotted names of everything marked `source = "stand-in"`."""
    out = []
    for key, value in source.items():
        if isinstance(value, dict):
            if value.get("source") == "stand-in":
                out.append(prefix + key)
            out += stand_ins_of(value, f"{prefix}{key}.")
    return out


def _read_shipped(game: Game, name: str) -> Json:
    at = files("ludotheque").joinpath("games", game.name, "content", f"{name}.toml")
    return parse(at.read_text(encoding="utf-8"), f"{name}.toml")


def _base(game: Game, name: str, folder: Path | None, seen: tuple[str, ...]) -> Json:
    if name in game.editions:
        return resolve(game, _read_shipped(game, name), f"{name}.toml", None, seen)
    path = None if folder is None else folder / name
    if path is None or not path.is_file():
        raise BadContent(f"extends unknown edition {name!r}", game.name,
                         "one of " + ", ".join(game.editions) + ", or a file beside it")
    return resolve(game, parse(path.read_text(encoding="utf-8"), name), name, folder, seen)


def _drop(source: Json, dotted: object, where: str) -> None:
    keys = str(dotted).split(".")
    table: object = source
    for key in keys[:-1]:
        table = table.get(key) if isinstance(table, dict) else None
    if not isinstance(table, dict) or keys[-1] not in table:
        raise BadContent(f"drop names {dotted!r}, which is not there", where)
    # Copy on the way down, so that the base edition stays as it was.
    place = source
    for key in keys[:-1]:
        place[key] = dict(cast(Json, place[key]))
        place = cast(Json, place[key])
    del place[keys[-1]]


def _explained(error: str, where: str) -> tuple[str, str, str]:
    """msgspec's words, as (what, where, expected)."""
    text, _, at = error.partition(" - at `$")
    key = at.rstrip("`").lstrip(".").replace("[...]", ".*")
    spot = f"{where}: {key}" if key else where
    wrong = re.fullmatch(r"Expected `(.*)`, got `(.*)`", text)
    if wrong:
        return f"is {wrong[2]}", spot, wrong[1]
    enum = re.fullmatch(r"Invalid enum value (.*)", text)
    if enum:
        return f"unknown value {enum[1]}", spot, "a word of the vocabulary"
    return text[0].lower() + text[1:], spot, ""
