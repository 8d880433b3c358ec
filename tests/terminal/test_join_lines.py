"""Terminals in lines at one real server: talk, consent, leaving, playing again, the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Server, Somebody
from tests.terminal.guests import PROMPT, Guest, guests, link_in

from ludotheque.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(Settings(str(folder / "tables.db"), limits=False)) as server:
        yield server


def test_talk_consent_and_resigning(server: Server, tmp_path: Path) -> None:
    ann = Guest(tmp_path / "ann", server.url, "--name", "Ann", "--game", "havresac", "--terms",
                "undo=ask,pause=0s")
    with guests(ann):
        ann.sees("Waiting for somebody")
        ben = Guest(tmp_path / "ben", link_in(ann.text), "--name", "Ben")
        with guests(ben):
            ben.sees("Guardians")
            ann.sees("Ben takes seat 2.")
            ann.is_asked()
            ann.type("c \x1b[31m[bold]hello[/bold]")
            ann.sees("The server does not understand")  # it takes no signs that steer a terminal
            ann.is_asked()
            ann.type("c [bold]hello[/bold]")
            ben.sees("Ann says: “[bold]hello[/bold]”")
            ann.is_asked()
            ann.type("w")
            ann.sees("2  Ben (to move)")
            take_back_move(ann, ben, "a", "A move was taken back.")
            take_back_move(ann, ben, "d", "Nothing is taken back.")
            ben.is_asked()
            ben.type("g")
            ben.sees("(y/n)")
            ben.type("n")
            ben.is_asked()
            ben.type("g")
            ben.sees("(y/n)")
            ben.type("y")
            ann.sees("The game has ended: Ben has left.")
            ann.sees("The record is kept in")
            assert ann.leave() == 0
            assert ben.leave() == 0
    assert ann.record().table["left"] == [2]


def take_back_move(ann: Guest, ben: Guest, answer: str, said: str) -> None:
    """Ann makes a move that can be taken back, asks for it, and Ben answers."""
    for _ in range(40):
        new = ann.is_asked()
        safe = [line for line in new.split("\n")
                if line[:1].isdigit() and "no undo" not in line and "ways)" not in line]
        ann.type(safe[-1].split(".")[0] if safe else "1")
        ann.is_asked()
        ann.type("u")
        # A prompt may come again before the server's answer does.
        ann.until(lambda new: "take a move back" in new or "taken back" in new, "what became of it")
        ann.is_asked()
        if "You have asked" in ann.text[-3000:] or "asks to take" in ann.text[-3000:]:
            break
    ben.sees("Ann asks to take a move back.")
    ben.sees("Type a to agree, d to refuse.")
    ben.is_asked()
    ben.type(answer)
    ann.sees(said)
    ben.sees(said)


def test_playing_again(server: Server, tmp_path: Path) -> None:
    ann = Guest(tmp_path / "ann", server.url, "--name", "Ann", "--game", "goldblivion")
    with guests(ann):
        ann.sees("/t/")
        ben = Guest(tmp_path / "ben", link_in(ann.text), "--name", "Ben")
        with guests(ben):
            ben.sees("GOLDblivion\n")
            ben.is_asked()
            ben.type("n")
            ben.sees("nobody to play again with")
            ben.is_asked()
            ben.type("g")
            ben.is_asked()
            ben.type("y")
            for guest in (ann, ben):
                guest.sees("The game is over.")
                guest.is_asked()
            ann.type("n")
            ann.sees("You want to play again.")
            ben.sees("Ann wants to play again.")
            ben.type("n")
            for guest in (ann, ben):
                guest.sees("Choosing Nobles.")
            ann.is_asked()
            ann.type("w")
            ann.sees("1  Ben")  # everybody one seat on
            ann.sees("2  Ann (you, host")
            ben.is_asked()
            assert link_in(ben.leave_text()) != link_in(ann.text)
            assert ann.leave() == 0


def test_from_the_lobby(server: Server, tmp_path: Path) -> None:
    host = Guest(tmp_path / "ann", server.url, "--name", "Ann")
    with guests(host):
        host.choose("A new table")
        host.choose("Les Gardiens de Havresac")
        host.choose("One friend")
        host.choose("No bots")
        host.choose("for anybody")
        host.sees("Invite with this link")
        guest = Guest(tmp_path / "ben", server.url, "--name", "Ben")
        with guests(guest):
            guest.choose("Ann: Les Gardiens de Havresac, one seat free")
            host.sees("Five rounds")
            guest.is_asked()
            guest.type("t")
            guest.sees("Your tables\n")
            guest.is_asked()
            assert "your turn" in guest.text[-2000:]
            guest.choose("Ann: Les Gardiens de Havresac")
            guest.sees("Round 1")
            assert guest.leave() == 0
        assert host.leave() == 0


def test_whoever_comes_back_has_their_seat(server: Server, tmp_path: Path) -> None:
    ann = Guest(tmp_path / "ann", server.url, "--name", "Ann", "--game", "eden")
    with guests(ann):
        ann.sees("Round 1")
        ann.until(lambda new: new.endswith(PROMPT), "a question")
        assert ann.interrupt() == 0
        assert "Your seat stays yours" in ann.text
    again = Guest(tmp_path / "ann", link_in(ann.text))
    with guests(again):
        again.sees("Round 1")
        again.sees("1. Die")
        assert again.leave() == 0


def test_the_end_of_the_input_leaves(server: Server, tmp_path: Path) -> None:
    ann = Guest(tmp_path / "ann", server.url, "--name", "Ann", "--game", "eden")
    with guests(ann):
        ann.end_input()
        assert ann.wait() == 0
        assert "Your seat stays yours" in ann.text


def test_a_table_that_is_closed(server: Server, tmp_path: Path) -> None:
    ann = Somebody(server, "Ann")
    id = ann.open("havresac", ["me", "open", "open"])
    ben = Guest(tmp_path / "ben", f"{server.url}/t/{id}", "--name", "Ben")
    with guests(ben):
        ben.sees("Waiting for somebody")
        with ann.page() as page:
            page.follow(id)
            page.does(id, "close")
        ben.sees("The table was closed.")
        ben.is_asked()
        ben.type("t")
        ben.sees("Where to?")
        assert ben.leave() == 0
