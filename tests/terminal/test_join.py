"""`ludo join` from the command line: addresses, who one is, opening tables, and what goes wrong."""

from __future__ import annotations

import http.server
import json
import re
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import free_port
from tests.server.serving import Server, Somebody
from tests.terminal.conftest import Ludo
from tests.terminal.guests import link_in

from ludotheque.core.errors import BadInput
from ludotheque.server.settings import Settings
from ludotheque.terminal.joining import read_terms
from ludotheque.terminal.remote.identity import Identities, Identity
from ludotheque.terminal.remote.server import cleaned, read_address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(Settings(str(folder / "tables.db"), limits=False)) as server:
        yield server


# --- addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "base", "table", "code"), [
    ("http://localhost:8000", "http://localhost:8000", "", ""),
    ("localhost:8000/", "http://localhost:8000", "", ""),
    (" HTTPS://Games.Example ", "https://games.example", "", ""),
    ("https://games.example/ludo/t/Ab-_9", "https://games.example/ludo", "Ab-_9", ""),
    ("http://[::1]:8000/t/x", "http://[::1]:8000", "x", ""),
    ("https://games.example/me#ABCD-EFGH-JKLM", "https://games.example", "", "ABCD-EFGH-JKLM"),
    ("http://games.example:8000/claim#ABCD", "http://games.example:8000", "", "ABCD"),
])
def test_addresses(text: str, base: str, table: str, code: str) -> None:
    assert read_address(text) == (base, table, code)


@pytest.mark.parametrize("text", [
    "", "ftp://host", "http://", "http://host:99999", "http://host:x", "http://user:secret@host",
    "http://host/t/", "http://host/t/../x", "http://host/t/a b", "http://host/t/é", "http://ho st", "http://[::1",
    "javascript:alert(1)", "http://host/t/" + "x" * 65, "http://host\x1b[2J"])
def test_what_is_no_address(ludo: Ludo, text: str) -> None:
    with pytest.raises(BadInput):
        read_address(text)
    code, out, err = ludo("join", text)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "\x1b" not in err


def test_nothing_a_terminal_would_obey_is_shown() -> None:
    told = {"name": "\x1b[31mAnn\x07", "lines": ["a\nb", "c\u2028d", "é\u00a0à", "\u202eeve"]}
    assert cleaned(told) == {"name": "[31mAnn", "lines": ["a b", "cd", "é\u00a0à", "eve"]}


# --- who one is -----------------------------------------------------------------------------------


def test_the_file_is_for_this_user_only(home: Path) -> None:
    people = Identities()
    people.keep(Identity("http://a", "Ann", "1.0.seal"))
    path = home / "people.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    people.keep(Identity("http://a", "Ben", "2.0.seal"))
    people.keep(Identity("http://b", "Ann", "3.0.seal"))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert people.find("http://a").name == "Ben"  # the last one
    assert people.find("http://a", "Ann").token == "1.0.seal"
    assert people.find("http://b").token == "3.0.seal"
    assert people.find("http://b", "Ben") is None
    people.keep(Identity("http://a", "Anna", "1.0.seal"))  # has another name now
    assert people.find("http://a", "Ann") is None
    assert people.find("http://a").name == "Anna"
    people.forget(people.find("http://a"))
    assert people.find("http://a").name == "Ben"
    assert [entry.name for entry in home.iterdir()] == ["people.json"]


@pytest.mark.parametrize("content", ["", "{}", '{"format": "other", "people": []}', "\xff"])
def test_a_damaged_file_is_one_line(ludo: Ludo, home: Path, content: str, server: Server) -> None:
    home.mkdir()
    (home / "people.json").write_text(content, encoding="latin-1")
    code, _out, err = ludo("join", server.url, "--name", "Ann")
    assert code == 2
    assert "people.json" in err
    assert err.count("\n") == 1


def test_the_name_is_asked_once(ludo: Ludo, home: Path, server: Server) -> None:
    code, _out, err = ludo("join", server.url)
    assert code == 2
    assert "--name" in err
    assert not home.exists()
    assert ludo("join", server.url, "--name", "Ann", "--link")[0] == 0
    token = Identities().find(server.url).token
    assert ludo("join", server.url, "--link")[0] == 0
    assert Identities().find(server.url).token == token


def test_two_people_on_one_machine(ludo: Ludo, server: Server) -> None:
    for name in ("Ann", "Ben", "Ann"):
        assert ludo("join", server.url, "--name", name, "--link")[0] == 0
    people = json.loads(Identities().path.read_text())["people"]
    assert [person["name"] for person in people] == ["Ann", "Ben"]


def test_moving_to_another_device(ludo: Ludo, server: Server, tmp_path: Path,
                                  monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _err = ludo("join", server.url, "--name", "Ann", "--link")
    assert code == 0
    asked = out.split("--claim ")[1].split()[0]
    first = Identities().find(server.url)
    monkeypatch.setenv("LUDO_HOME", str(tmp_path / "other"))
    code, out, _err = ludo("join", server.url, "--claim", asked, "--link")
    assert code == 0
    assert "You are Ann here now." in out
    assert Identities().find(server.url).id == first.id
    code, _out, err = ludo("join", server.url, "--claim", asked, "--link")
    assert code == 2  # it was good once
    assert "code" in err


def test_the_link_of_a_device_may_be_pasted(ludo: Ludo, server: Server) -> None:
    ben = Somebody(server, "Ben")
    told = ben.ask("POST", "/api/me/link", 201, {})
    assert ludo("join", told["url"], "--link")[0] == 0
    assert Identities().find(server.url).id == ben.id


def test_who_is_forgotten_is_new(ludo: Ludo, server: Server) -> None:
    Identities().keep(Identity(server.url, "Ann", "nobody.0.seal"))
    code, out, _err = ludo("join", server.url, "--link")
    assert code == 0
    assert "does not know Ann any more" in out
    assert Identities().find(server.url).token != "nobody.0.seal"


# --- tables ---------------------------------------------------------------------------------------


def test_opening_a_table_prints_its_link(ludo: Ludo, server: Server) -> None:
    code, out, _err = ludo("join", server.url, "--name", "Ann", "--game", "havresac", "--players",
                           "me,open,greedy", "--set", "season=winter", "--terms",
                           "undo=ask,absent=bot,grace=2m,clock=10m+5s", "--public")
    assert code == 0
    link = link_in(out)
    assert out.startswith(f"Your table: {link}\n")
    assert out.rstrip().endswith(f"ludo join {link}")
    told = Somebody(server).ask("GET", "/api/tables/" + link.rpartition("/")[2])
    assert [seat["spec"] for seat in told["seats"]] == ["person", "open", "greedy"]
    assert told["options"]["season"] == "winter"
    assert told["private"] is False
    assert told["about"]["terms"]["clock"] == {"kind": "live", "seconds": 600.0, "increment": 5.0}
    assert told["about"]["terms"]["undo"] == "ask"


def test_whom_to_expect_without_a_word(ludo: Ludo, server: Server) -> None:
    for game, more, seats in (("eden", (), ["person"]), ("goldblivion", (), ["person", "open"]),
                              ("goldblivion", ("--watch",), ["open", "open"])):
        _code, out, _err = ludo("join", server.url, "--name", "Ann", "--game", game, *more)
        told = Somebody(server).ask("GET", "/api/tables/" + link_in(out).rpartition("/")[2])
        assert [seat["spec"] for seat in told["seats"]] == seats


def test_a_seat_of_ones_own_choice(ludo: Ludo, server: Server) -> None:
    id = Somebody(server, "Ben").open("havresac", ["me", "open", "open"])
    assert ludo("join", f"{server.url}/t/{id}", "--name", "Ann", "--seat", "3")[0] == 0
    told = Somebody(server).ask("GET", f"/api/tables/{id}")
    assert [seat["name"] for seat in told["seats"]] == ["Ben", "", "Ann"]
    code, _out, err = ludo("join", f"{server.url}/t/{id}", "--seat", "4")
    assert code == 2
    assert "1 to 3" in err


@pytest.mark.parametrize("arguments", [
    ("--game", "chess"), ("--game", "eden", "--players", "me,me"),
    ("--game", "eden", "--players", "me,open"), ("--game", "eden", "--players", "me,hal"),
    ("--game", "eden", "--players", "random"), ("--game", "havresac", "--set", "season"),
    ("--game", "havresac", "--set", "season=autumn"), ("--players", "me,open"), ("--set", "a=b"),
    ("--public",), ("--terms", "undo=maybe"), ("--terms", "clock=soon"), ("--terms", "undo"),
    ("--terms", "undo=ask,undo=free"), ("--terms", "colour=red"), ("--terms", "clock=1s"),
    ("--luck", "x" * 65), ("--luck", "\x1b[2J"), ("--seat", "5"), ("--seat", "0"),
    ("--claim", "no such code"), ("--name", "x" * 41), ("--name", " "), ("--language", "de")])
def test_what_cannot_be_is_one_line(ludo: Ludo, server: Server, arguments: tuple[str, ...]) -> None:
    name = () if "--name" in arguments else ("--name", "Ann")
    code, out, err = ludo("join", server.url, *name, *arguments)
    assert code == 2
    assert err.startswith("ludo: ")
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


def test_terms() -> None:
    terms = read_terms("undo=never,pause=1m,absent=end,grace=2h,bot=random,clock=3d")
    assert (terms.undo, terms.pause, terms.absent, terms.grace, terms.bot) == (
        "never", 60.0, "end", 7200.0, "random")
    assert (terms.clock.kind, terms.clock.seconds) == ("turn", 259200.0)
    assert read_terms("").undo == "free"


def test_the_commands_of_the_readme_work(ludo: Ludo, server: Server) -> None:
    readme = Path(__file__).parent.parent.parent / "README.md"
    commands = re.findall(r"^ludo join (.*?)(?:  .*)?$", readme.read_text("utf-8"), re.MULTILINE)
    assert len(commands) >= 5
    table = Somebody(server, "Ben").open("eden", ["me"])
    for command in commands:
        here = command.replace("http://192.168.1.20:8000", server.url).replace("LINK", table)
        code, _out, err = ludo("join", *here.split(), "--name", "Ann")
        assert (code, err) == (0, ""), command


# --- servers --------------------------------------------------------------------------------------


def test_no_such_table(ludo: Ludo, server: Server) -> None:
    code, _out, err = ludo("join", f"{server.url}/t/nowhere", "--name", "Ann")
    assert code == 2
    assert "no such table" in err
    assert err.count("\n") == 1


def test_no_server(ludo: Ludo) -> None:
    code, out, err = ludo("join", f"127.0.0.1:{free_port()}", "--name", "Ann")
    assert (code, out) == (2, "")
    assert "no answer" in err
    assert "ludo serve" in err
    assert err.count("\n") == 1


class Stranger(http.server.BaseHTTPRequestHandler):
    """Some other site."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>\x1b[2J hello")

    do_POST = do_GET

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_of_something_else(ludo: Ludo) -> None:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        code, _out, err = ludo("join", f"127.0.0.1:{other.server_port}", "--name", "Ann")
        other.shutdown()
    assert code == 2
    assert "not as a server of Ludotheque" in err
    assert err.count("\n") == 1
