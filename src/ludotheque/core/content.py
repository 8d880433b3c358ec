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
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Literal, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from ludotheque.core.errors import BadContent
from ludotheque.core.events import Json
from ludotheque.core.game import Edition, Game

T = TypeVar("T")
NAME = re.compile(r"[\w.-]+")  # a name stands in positions and records, between blanks
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
    """An edition by name, or from a file when the name ends in .toml; the default one without a
    name. `BadContent` says what is wrong in which file, and where.

    >>> from ludotheque import find
    >>> load(find("eden"), "base").name
    'base'
    """
    if not name.endswith(".toml"):
        return shipped(game, name)
    path = Path(name)
    own = _read_file(path, name)
    # Without a name of its own it takes the file's, never that of the edition it extends.
    own.setdefault("name", re.sub(r"[^\w.-]+", "-", path.stem))
    if isinstance(own["name"], str) and not NAME.fullmatch(own["name"]):
        raise BadContent(f"is {own['name']!r}", f"{name}: name", "letters, digits, - _ and .")
    return game.edition_of(str(own["name"]), resolve(game, own, name, path.parent), name)


def game_of(name: str, games: Mapping[str, Game]) -> str:
    """The game whose content has most of a file's tables; the first if none has any."""
    own = set(_read_file(Path(name), name))
    return max(games, key=lambda game: len(own & set(shipped(games[game]).source)))


def from_source(game: Game, source: Json, where: str) -> Edition:
    """An edition from content that is resolved already, as a record embeds it."""
    return game.edition_of(str(source.get("name", "")), source, where)


def is_shipped(game: Game, edition: Edition) -> bool:
    """Whether an edition is exactly one that comes with the game, in the same order too."""
    if edition.name not in game.editions:
        return False
    ours = shipped(game, edition.name)
    return edition is ours or (edition.digest == ours.digest
                               and json.dumps(edition.source) == json.dumps(ours.source))


def parse(text: str, where: str) -> Json:
    """A file's tables as plain JSON; `BadContent` where it is no TOML."""
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
        raise _explained(str(error), source, schema, where) from error


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


def _read_file(path: Path, name: str) -> Json:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise BadContent(f"cannot be read ({reason})", name, "a TOML file") from error
    return parse(text, name)


def _base(game: Game, name: str, folder: Path | None, seen: tuple[str, ...]) -> Json:
    if name in game.editions:
        return resolve(game, _read_shipped(game, name), f"{name}.toml", None, seen)
    path = None if folder is None else folder / name
    if path is None or not path.is_file():
        raise BadContent(f"extends unknown edition {name!r}", game.name,
                         "one of " + ", ".join(game.editions) + ", or a file beside it")
    return resolve(game, _read_file(path, name), name, folder, seen)


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


def _explained(error: str, source: Json, schema: object, where: str) -> BadContent:
    """msgspec's words, as what, where and what was expected."""
    text, _, at = error.partition(" - at `$")
    steps = re.findall(r"\[\.\.\.\]|\[\d+\]|[^.\[\]]+", at.rstrip("`"))
    keys, kind = _locate(source, schema, steps)
    spot = f"{where}: {'.'.join(keys)}" if keys else where
    if wrong := re.fullmatch(r"Expected `(.*)`, got `(.*)`", text):
        expected = _expected(kind)
        return BadContent(f"is {wrong[2]}", spot, expected if expected else wrong[1])
    if enum := re.fullmatch(r"Invalid enum value (.*)", text):
        return BadContent(f"unknown value {enum[1]}", spot,
                          _expected(kind) or "a word of the vocabulary")
    if missing := re.fullmatch(r"Object missing required field `(.*)`", text):
        return BadContent("is missing", f"{where}: {'.'.join([*keys, missing[1]])}",
                          _expected(_fields(kind).get(missing[1])))
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", text):
        return BadContent(f"unknown key {unknown[1]!r}", spot,
                          "one of " + ", ".join(_fields(kind)) if _fields(kind) else "")
    return BadContent(text[0].lower() + text[1:], spot)


def _locate(value: object, kind: object, steps: list[str]) -> tuple[list[str], object]:
    """Where an error is, as keys, and the type wanted there.

    msgspec says `[...]` for whichever key of a table: the first whose value does not fit is meant.
    """
    keys: list[str] = []
    for step in steps:
        kind = _optional(kind)
        if step == "[...]":
            kind = get_args(kind)[-1] if get_args(kind) else None
            step = next((key for key, item in value.items() if not _fits(item, kind)), "*") \
                if isinstance(value, dict) else "*"
        elif step.startswith("["):
            step = step.strip("[]")
            kind = get_args(kind)[0] if get_args(kind) else None
        else:
            kind = _fields(kind).get(step)
        keys.append(step)
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
    return keys, _optional(kind)


def _fits(value: object, kind: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _optional(kind: object) -> object:
    """`int` of `int | None`."""
    some = [part for part in get_args(kind) if part is not type(None)]
    return some[0] if type(None) in get_args(kind) and len(some) == 1 else kind


def _fields(kind: object) -> dict[str, object]:
    """The keys of a table, as a file writes them, with their types."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return {}
    hints = get_type_hints(kind)
    return {written: hints[name] for name, written in zip(
        kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)}


def _expected(kind: object) -> str:
    """What a type wants, in the words of an error."""
    kind = _optional(kind)
    if get_origin(kind) is Literal:
        return "one of " + ", ".join(str(value) or '""' for value in get_args(kind))
    if _fields(kind) or get_origin(kind) is dict:
        return "a table"
    if get_origin(kind) is list:
        return "a list"
    return kind.__name__ if isinstance(kind, type) else ""
