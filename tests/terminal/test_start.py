"""`ludo` and `ludotheque` alone: one screen in any language, and a way into a game from there."""

from __future__ import annotations

import io
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.conftest import Ludo

from ludotheque.core.text import LANGUAGES, Words
from ludotheque.terminal import cli, serving, start

WIDTH, HEIGHT = 80, 24
Start = Callable[..., str]


class Typed(io.StringIO):
    """Somebody at a keyboard."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def went(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where a person was led."""
    places: list[str] = []
    monkeypatch.setattr(serving, "serve", lambda open_browser: places.append("browser"))
    monkeypatch.setattr(cli, "play", lambda: places.append("terminal"))
    monkeypatch.setattr(start, "has_app", lambda: True)
    return places


@pytest.fixture
def ludo_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Start:
    """`ludo` at a terminal, where somebody types; what it has written."""

    def run(typed: str) -> str:
        monkeypatch.setattr(sys, "argv", ["ludo"])
        monkeypatch.setattr(sys, "stdin", Typed(typed))
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        with pytest.raises(SystemExit) as left:
            cli.main()
        assert left.value.code == 0
        return capsys.readouterr().out

    return run


# --- the screen -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_screen(language: str) -> None:
    words = Words(language)
    lines = start.screen(words)
    assert len(lines) + 3 <= HEIGHT  # a line between, that there is no app, and the question
    for question in ("cli-start-offer", "cli-start-offer-here", "cli-start-no-app", "cli-opening"):
        lines.append(words.label(question))
    assert max(map(len, lines)) <= WIDTH - 3  # an answer, and where the cursor stands then
    commands = [line for line in lines if line.startswith("  ludo ")]
    assert all(line[:start.COLUMN].endswith("  ") and line[start.COLUMN] != " "
               for line in commands), "one column beside the other"


def test_every_command_it_names_is_one(ludo: Ludo) -> None:
    for command in [command for group in start.GROUPS.values() for command in group]:
        words = [word for word in command.split() if "{" not in word]
        code, out, _ = ludo(*words, "--help")
        assert code == 0
        assert "Usage: ludo " + " ".join(word for word in words if word.isalpha()) in out


def test_whoever_is_not_at_a_terminal_is_asked_nothing(ludo: Ludo, went: list[str]) -> None:
    code, out, err = ludo(typed="t\n")
    assert (code, err, went) == (0, "", [])
    assert out.rstrip() == "\n".join(start.screen(Words("en")))


# --- the offer ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "place"), [
    ("\n", ["browser"]), ("t\n", ["terminal"]), (" T \n", ["terminal"]), ("q\n", []),
    ("what\n?\nt\n", ["terminal"]), ("", []), ("play\n", []),
])
def test_it_leads_where_one_wants(ludo_alone: Start, went: list[str], typed: str,
                                  place: list[str]) -> None:
    told = ludo_alone(typed)
    assert went == place
    assert told.count(Words("en").label("cli-start-offer")) == max(1, typed.count("\n") + (
        not place and not typed.startswith("q")))


def test_without_the_browser_app_it_says_so_and_plays_here(
        ludo_alone: Start, went: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "has_app", lambda: False)
    assert "not built" in ludo_alone("\n")
    assert went == ["terminal"]


def test_a_game_is_played_from_there(ludo_alone: Start, home: Path,
                                     monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[str] = []
    monkeypatch.setattr(cli, "_sit_down",
                        lambda session, plain: sat.append(session.table.record.game.name))
    assert "2. Les Gardiens de Havresac" in ludo_alone("t\n2\n")
    assert sat == ["havresac"]


# --- the command named like the package -----------------------------------------------------------


@pytest.fixture
def ludotheque(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Start:

    def run(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["ludotheque", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        with pytest.raises(SystemExit) as left:
            runpy.run_module("ludotheque", run_name="__main__")
        assert left.value.code == 0
        return capsys.readouterr().out

    return run


def test_alone_it_opens_the_games(ludotheque: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(start, "has_app", lambda: True)
    monkeypatch.setattr(cli, "_run", lambda arguments: asked.append(arguments) or 0)
    assert "ludotheque --help" in ludotheque()
    assert asked == [["serve", "--open"]]


def test_without_the_app_it_says_what_there_is(ludotheque: Start,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "has_app", lambda: False)
    assert "ludo play" in ludotheque()


def test_with_arguments_it_is_the_other_command(ludotheque: Start) -> None:
    assert "eden: The Spirit of Eden" in ludotheque("games")
