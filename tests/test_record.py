"""Records: readable, checked, written in one stroke; whatever was changed is found."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludotheque import BadInput, BadRecord, FastRng, IllegalMove, Record, Table, find
from ludotheque.core.record import parse, read, verify

EDEN = find("eden")


def finished(seed: int = 5, **extra: object) -> Table:
    table = Table.start(EDEN, seed=seed, started="2026-01-02 03:04:05 UTC", **extra)
    choose = FastRng(seed, 0)
    while not table.state.over:
        moves = table.state.legal(0)
        table.play(0, moves[int(choose.below(0, len(moves)))], 0.5 * len(table.record.steps))
    return table


TEXT = finished().record.text()


def test_a_record_reads_like_this() -> None:
    lines = TEXT.splitlines()
    assert lines[:2] == ["ludotheque record 1", "game: eden"]
    assert "seats: person" in lines
    assert "options: modes=none shield_lasts=on" in lines
    assert any(line.startswith("  = roll dice=die:") for line in lines)
    assert any(line.startswith("1 @0.5 ") for line in lines)


def test_players_seeds_change_the_luck_and_are_kept() -> None:
    alone = Table.start(EDEN, seed=5)
    mixed = Table.start(EDEN, seed=5, salts=["my own words\nand a line", "é"])
    assert mixed.record.commitment == alone.record.commitment
    assert mixed.state.digest() != alone.state.digest()
    again = parse(mixed.record.text(), find)
    assert again.salts == mixed.record.salts
    assert again.first_state().digest() == mixed.state.digest()


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def line_with(start: str) -> str:
    return next(line for line in TEXT.splitlines() if line.startswith(start))


@pytest.mark.parametrize(("text", "says"), [
    ("", "ludotheque record 1"),
    ("hello", "line 1"),
    (changed("game: eden", "game: chess"), "unknown game 'chess'"),
    (changed("game: eden\n", ""), "no game"),
    (changed("game: eden", "colour: red"), "line 2"),
    (changed("game: eden", "game: eden\ngame: eden"), "line 3"),
    (changed("edition: base#", "edition: base#00"), "edition base"),
    (changed("edition: base#", "edition: gold#"), "unknown edition 'gold'"),
    (changed("rules: 1", "rules: 2"), "rules '2'"),
    (changed("rng: fair 1", "rng: fast 1"), "rng"),
    (changed("seats: person", "seats: person, person"), "2 players"),
    (changed("modes=none", "modes=celestial+easy"), "'easy'"),
    (changed("shield_lasts=on", "shield_lasts=maybe"), "on or off"),
    (changed("shield_lasts=on", "luck=on"), "unknown option 'luck'"),
    (changed("secret: ", "secret: zz"), "hex"),
    (changed("secret: ", "secret: 00"), "commitment"),
    (changed("1 @0.0 ", "2 @0.0 "), "a seat and a move"),
    (changed("1 @0.0 ", "1 @x "), "no move"),
    (changed("1 @0.0 ", "first "), "a seat and a move"),
    (changed("result: {", "result: {{"), "JSON"),
    (changed(line_with("result: "), "result: {}"), "seats, opponent and reason"),
    (changed(line_with("result: "), 'result: {"seats":[],"opponent":null,"reason":'
             '{"id":"x","facts":{}}}'), "0 seats"),
    (changed('"facts":{', '"facts":7,"more":{'), "seats, opponent and reason"),
    (changed('"rank":2', '"rank":"first"'), "seats, opponent and reason"),
    (changed("rules: 1", "rules: 0"), "rules '0'"),
    (changed("rules: 1", "rules: one"), "from 1 to 1"),
])
def test_a_broken_record_is_told_where_and_what(text: str, says: str) -> None:
    with pytest.raises((BadRecord, BadInput)) as caught:
        verify(parse(text, find, "my.ludo"))
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_verify_finds_a_die_that_was_changed() -> None:
    roll = line_with("  = roll")
    other = roll.replace("die:1", "die:6") if "die:1" in roll else roll.replace("die:", "die:1,", 1)
    with pytest.raises(BadRecord, match="roll"):
        verify(parse(changed(roll, other), find))


def test_verify_finds_a_later_die_that_was_changed() -> None:
    """Not only in the set-up: the roll of any round."""
    rolls = [line for line in TEXT.splitlines() if line.startswith("  = roll")]
    later = next(roll for roll in rolls if "round=2" in roll)
    number = TEXT.splitlines().index(later)
    moves = [at for at, line in enumerate(TEXT.splitlines(), 1) if line.startswith("1 @")]
    move = max(at for at in moves if at <= number)
    with pytest.raises(BadRecord) as caught:
        verify(parse(changed(later, later.replace("round=2", "round=9")), find, "my.ludo"))
    assert f"my.ludo, line {move}: in move {moves.index(move) + 1}" in str(caught.value)
    assert "round=9" in str(caught.value)
    with pytest.raises(BadRecord, match="nothing more"):
        verify(parse(changed(later + "\n", ""), find))


def test_errors_of_a_replay_name_file_and_line_and_stay_short() -> None:
    first = line_with("1 @0.0 ")
    number = TEXT.splitlines().index(first) + 1
    with pytest.raises(BadRecord) as caught:
        parse(changed(first, "1 @0.0 " + "die:9 " * 500 + "x"), find, "my.ludo").final_state()
    assert str(caught.value).startswith(f"my.ludo, line {number}: move 1, ")
    assert len(str(caught.value)) < 260


def test_records_of_earlier_rules_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EDEN, "rules_version", 3)
    assert parse(TEXT, find).rules == 1
    assert parse(changed("rules: 1", "rules: 3"), find).text() == changed("rules: 1", "rules: 3")
    with pytest.raises(BadRecord, match="from 1 to 3"):
        parse(changed("rules: 1", "rules: 4"), find)


def test_a_told_result_counts_for_nothing_at_a_table() -> None:
    record = parse(TEXT, find)
    record.steps = record.steps[:3]
    table = Table(record)
    assert table.record.result is None
    assert not table.state.over


def test_the_end_is_final() -> None:
    table = finished()
    assert not table.can_undo(0)
    assert not table.undo(0)
    assert table.state.over


def test_a_table_keeps_what_happened_at_each_step() -> None:
    table = Table.start(EDEN, seed=1)
    said = [event.kind for event in table.play(0, table.state.legal(0)[0])]
    table.play(0, table.state.legal(0)[0])
    assert table.undo(0)
    assert [[event["kind"] for event in told.events(0)] for told in table.told] == [said]
    again = Table(parse(table.record.text(), find))
    assert [[event["kind"] for event in told.events(0)] for told in again.told] == [said]


def test_verify_finds_a_result_that_was_changed() -> None:
    with pytest.raises(BadRecord, match="result"):
        verify(parse(changed('"rank":2', '"rank":1'), find))
    with pytest.raises(BadRecord, match="last position"):
        verify(parse(changed(line_with("digest: "), "digest: 00"), find))


def test_verify_finds_a_missing_or_foreign_move() -> None:
    move = next(line for line in TEXT.splitlines() if line.startswith("1 @") and "die:" in line)
    with pytest.raises(BadRecord):
        verify(parse(changed(move + "\n", ""), find))
    with pytest.raises(BadRecord, match="move 1"):
        verify(parse(changed("1 @0.0 " + line_with("1 @0.0 ")[7:], "1 @0.0 goomz:red"), find))


def test_states_steps_through() -> None:
    record = parse(TEXT, find)
    digests = [state.digest() for state in record.states()]
    assert len(digests) == len(record.steps) + 1
    assert digests[0] == record.first_state().digest()
    assert digests[-1] == record.digest


def test_saving_is_one_stroke(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that fails half way leaves the old file, whole, and no litter."""
    record: Record = finished().record
    path = tmp_path / "deep" / "game.ludo"
    record.save(path)
    before = path.read_text(encoding="utf-8")

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full_disk)
    record.steps = record.steps[:1]
    with pytest.raises(OSError, match="No space"):
        record.save(path)
    assert path.read_text(encoding="utf-8") == before
    assert list(path.parent.iterdir()) == [path]


def test_reading_what_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        read(tmp_path / "missing.ludo", find)
    (tmp_path / "binary.ludo").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not UTF-8"):
        read(tmp_path / "binary.ludo", find)


def test_windows_line_ends_and_a_missing_last_one_do_no_harm() -> None:
    assert verify(parse(TEXT.replace("\n", "\r\n"), find)).over
    assert verify(parse(TEXT.rstrip("\n"), find)).over


def test_a_table_refuses_and_keeps_its_state() -> None:
    table = Table.start(EDEN, seed=1)
    before = table.record.text(), table.state.digest()
    for seat, move in ((0, -1), (0, 10**9), (1, table.state.legal(0)[0])):
        with pytest.raises(IllegalMove):
            table.play(seat, move)
    assert (table.record.text(), table.state.digest()) == before
    assert not table.undo(0)


def test_kept_records_of_earlier_versions_replay() -> None:
    """Old records replay for ever: these files are never edited."""
    kept = sorted((Path(__file__).parent / "records").glob("*.ludo"))
    assert kept
    for path in kept:
        assert verify(read(path, find)).over


def test_the_module_writes_what_chance_brought() -> None:
    table = Table.start(EDEN, seed=1)
    assert table.opening[-1].words().startswith("roll dice=die:")
