"""docs/versions.md tells the versions that are in the sources; what was released stays as it is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import ludotheque
from ludotheque.core import record, rng
from ludotheque.server.protocol import PROTOCOL
from ludotheque.store import schema

ROOT = Path(__file__).parents[1]
POLICY = (ROOT / "docs" / "versions.md").read_text("utf-8")


def told() -> dict[str, str]:
    """The rows of both tables: what, and which version or digest."""
    rows = re.findall(r"^\| ([^|]+) \| `([^`]+)` \|", POLICY, re.MULTILINE)
    return {what.replace("`", ""): version for what, version in rows}


def test_the_policy_tells_the_versions_that_are() -> None:
    expected = {
        "the package": ludotheque.__version__,
        "records": record.FORMAT,
        "the generator of luck": f"fair {rng.RNG_VERSION}",
        "the protocol of the socket": str(PROTOCOL),
        "the store": str(schema.VERSION),
    }
    for game in ludotheque.GAMES:
        found = ludotheque.find(game)
        expected[f"rules of {game}"] = str(found.rules_version)
        # A digest that differs is a released edition that was edited: it wants a name of its own.
        expected |= {f"{game} {edition}": ludotheque.load(found, edition).digest
                     for edition in found.editions}
    assert told() == expected


def test_the_version_is_said_in_one_way() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == ludotheque.__version__
    browser = (ROOT / "web" / "src" / "wire" / "socket.ts").read_text("utf-8")
    assert f"const PROTOCOL = {PROTOCOL};" in browser
