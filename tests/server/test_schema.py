"""The API is what its OpenAPI document says, whatever it is asked: Schemathesis asks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import SOAK
from tests.server.serving import Server, Somebody, client
from tests.timing import HANG

EXAMPLES = 200 * SOAK or 20
# What no schema can say: that an edition holds together, or a code was used. A job that was stopped
# may still be looked at. And the web framework answers OPTIONS for one of a path's methods.
BEYOND = "positive_data_acceptance,use_after_free,allow_header_conformance"
# With words that mean something, so that not all is refused at the door.
WORDS = """
[dictionaries]
games = {{ values = ["eden", "havresac", "goldblivion"] }}
seats = {{ values = ["me", "open", "random", "greedy"] }}
tables = {{ values = {tables} }}
[parameters]
"body.game" = {{ dictionary = "games", probability = 0.9 }}
"body.seats[*]" = {{ dictionary = "seats", probability = 0.9 }}
"body.table" = {{ dictionary = "tables", probability = 0.7 }}
"path.game" = {{ dictionary = "games", probability = 0.7 }}
"query.game" = {{ dictionary = "games", probability = 0.7 }}
"path.id" = {{ dictionary = "tables", probability = 0.7 }}
"""


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = client(server).get("/api/schema/openapi.json").json()
    return found


def test_every_answer_is_as_the_document_says(server: Server, tmp_path: Path) -> None:
    """For every operation but the one that makes the cookie worthless that all others need."""
    ann = Somebody(server, "Ann")
    gathering, ended = ann.open("havresac", ["me", "open"]), ann.open("eden", ["me"])
    with ann.page() as page:
        page.follow(ended)
        page.sit(ended, 0)
        page.does(ended, "resign")
    config = tmp_path / "schemathesis.toml"
    config.write_text(WORDS.format(tables=json.dumps([gathering, ended])), "utf-8")
    before = len(server.log())
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "--no-color",
         "run", f"{server.url}/api/schema/openapi.json", "--header", f"Cookie: ludo={ann.token}",
         "--exclude-path", "/api/me/devices", "--checks", "all", "--exclude-checks", BEYOND,
         "--max-examples", str(EXAMPLES), "--phases", "coverage,fuzzing,stateful", "--seed", "5",
         "--generation-database", "none", "--warnings", "off", "--suppress-health-check", "all",
         "--request-timeout", str(HANG)],
        cwd=tmp_path, capture_output=True, text=True, timeout=HANG * (SOAK or 1), check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in server.log()[before:]
    ann.ask("GET", "/api/me")


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [(method.upper(), path, told) for path, methods in document["paths"].items()
            for method, told in methods.items()]


def test_who_has_to_say_who_they_are_is_told_so(server: Server, document: dict[str, Any]) -> None:
    """Without a cookie exactly those operations answer 401 that say they may."""
    asked = client(server)
    bodies = {"/api/me": {"name": "Ann"}, "/api/me/claim": {"code": "AAAA-AAAA-AAAA"}}
    for method, path, told in operations(document):
        body = bodies.get(path, {}) if "requestBody" in told else None
        asked.cookies.clear()
        answer = asked.request(method, path.replace("{id}", "none").replace("{game}", "none"),
                               json=body)
        if body != {}:  # what is sent is looked at first
            assert ("401" in told["responses"]) == (answer.status_code == 401), (method, path)
        assert str(answer.status_code) in told["responses"], (method, path)


def test_the_document_tells_what_each_operation_is_for(document: dict[str, Any]) -> None:
    for method, path, told in operations(document):
        assert told["description"], (method, path)
        assert told["tags"], (method, path)
    for schema in ("Named", "Claim", "NewTable", "NewJob"):
        assert document["components"]["schemas"][schema]["additionalProperties"] is False
