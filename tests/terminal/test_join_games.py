"""Whole games between terminals over one real server, in lines; their records are proved."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Server
from tests.terminal.guests import Guest, guests, link_in

from ludotheque.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(Settings(str(folder / "tables.db"), limits=False, bots=1)) as server:
        yield server


def play_all(game: str, *players: Guest) -> None:
    """Everybody plays at once, each at their own keyboard."""
    failed: list[BaseException] = []

    def play(guest: Guest) -> None:
        try:
            guest.play(game)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=play, args=(guest,)) for guest in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


@pytest.mark.parametrize("game", ["goldblivion", "havresac"])
def test_two_people_and_a_bot(server: Server, tmp_path: Path, game: str) -> None:
    ann = Guest(tmp_path / "ann", server.url, "--name", "Ann", "--game", game, "--players",
                "me,open,random", seed=1)
    with guests(ann):
        ann.sees("/t/")
        ben = Guest(tmp_path / "ben", link_in(ann.text), "--name", "Ben", "--luck", "my own words",
                    seed=2)
        with guests(ben):
            play_all(game, ann, ben)
            assert ann.leave() == 0
            assert ben.leave() == 0
    records = [guest.record() for guest in (ann, ben)]
    assert records[0].text() == records[1].text()
    assert records[0].result is not None
    assert records[0].seats == ["person", "person", "random"]
    assert records[0].salts[1] == "my own words"
    assert "Ben" in ann.text
    assert "ludo replay" in ann.text


def test_one_plays_eden_and_another_watches(server: Server, tmp_path: Path) -> None:
    ann = Guest(tmp_path / "ann", server.url, "--name", "Ann", "--game", "eden", seed=3)
    with guests(ann):
        ann.sees("/t/")
        eve = Guest(tmp_path / "eve", link_in(ann.text), "--name", "Eve", "--watch")
        with guests(eve):
            eve.sees("You are watching.")
            play_all("eden", ann)
            eve.sees("The game is over.")
            assert eve.leave() == 0
            assert ann.leave() == 0
    assert ann.record().result is not None
    assert "The Goomz move" in eve.text or "goes on card" in eve.text
    assert not (tmp_path / "eve" / "tables").exists()
    # Everything that happened was told to both, in the same words.
    story = [line for line in ann.text.split("\n") if " goes on card " in line]
    assert story
    assert [line for line in eve.text.split("\n") if " goes on card " in line] == story


def test_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    """The terminals wait for it and go on where they were: no move is lost or made twice."""
    with Server(Settings(str(tmp_path / "tables.db"), limits=False)) as server:
        ann = Guest(tmp_path / "ann", server.url, "--name", "Ann", "--game", "havresac",
                    "--players", "me,open,random", seed=4)
        with guests(ann):
            ann.sees("/t/")
            ben = Guest(tmp_path / "ben", link_in(ann.text), "--name", "Ben", seed=5)
            with guests(ben):
                playing = threading.Thread(target=play_all, args=("havresac", ann, ben))
                playing.start()
                for size in (20_000, 40_000):
                    ann.writes(size)
                    server.kill()
                    server.start()
                playing.join()
                assert ann.leave() == 0
                assert ben.leave() == 0
    assert ann.record().text() == ben.record().text()
    assert ann.record().result is not None
