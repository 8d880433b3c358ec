"""Editions: extending, dropping, checking; an error names file, key and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque import BadContent, FastRng, Table, find, load
from ludotheque.core.content import digest_of, is_shipped, merge
from ludotheque.core.record import parse

EDEN = find("eden")


def write(folder: Path, text: str, name: str = "mine.toml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_shipped_edition_names_its_stand_ins() -> None:
    edition = load(EDEN)
    assert edition.name == "base"
    assert "actions.I" in edition.stand_ins
    assert "objectives.water-mountain" not in edition.stand_ins  # attested by a rulebook
    assert is_shipped(EDEN, edition)
    assert load(EDEN) is edition, "loaded once"


def test_an_edition_changes_one_row_of_another(tmp_path: Path) -> None:
    edition = load(EDEN, write(tmp_path, 'name = "mine"\nextends = "base"\n'
                               '[actions.I]\n6 = "trap"\n'))
    assert edition.name == "mine"
    assert edition.action[5] == 5
    assert edition.action[0] == load(EDEN).action[0]
    assert edition.digest != load(EDEN).digest
    assert not is_shipped(EDEN, edition)
    EDEN.new(edition, FastRng(1, 1))


def test_an_edition_may_extend_a_file_beside_it(tmp_path: Path) -> None:
    write(tmp_path, 'name = "one"\nextends = "base"\n[score]\nnoa = 9\n', "one.toml")
    edition = load(EDEN, write(tmp_path, 'name = "two"\nextends = "one.toml"\n[score]\nlate = 2\n'))
    assert (edition.score.noa, edition.score.late) == (9, 2)


def test_an_edition_without_a_name_takes_its_files(tmp_path: Path) -> None:
    edition = load(EDEN, write(tmp_path, 'extends = "base"\n', "my eden.toml"))
    assert edition.name == edition.source["name"] == "my-eden"
    write(tmp_path, 'name = "one"\nextends = "base"\n', "one.toml")
    assert load(EDEN, write(tmp_path, 'extends = "one.toml"\n', "two.toml")).name == "two"


def test_a_base_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_bytes(b'name = "\xff"\n')
    with pytest.raises(BadContent, match=r"one\.toml: cannot be read \(not UTF-8\)"):
        load(EDEN, write(tmp_path, 'extends = "one.toml"\n'))


def test_a_position_never_makes_us_read_a_file(tmp_path: Path) -> None:
    mine = write(tmp_path, 'extends = "base"\n')
    text = Table.start(EDEN, edition=load(EDEN, mine), seed=1).state.notation()
    assert ludotheque.read_position(text, mine).notation() == text
    with pytest.raises(BadContent, match="unknown edition"):
        ludotheque.read_position(text.replace(" mine#", f" {mine}#", 1))


def test_drop_removes_and_leaves_the_base_alone(tmp_path: Path) -> None:
    text = ('name = "mine"\nextends = "base"\ndrop = ["objectives.water-swamp"]\n'
            '[objectives.water-waterfall]\nally = "water"\nterrain = "waterfall"\nreroll = false\n'
            'source = "stand-in"\n')
    edition = load(EDEN, write(tmp_path, text))
    assert len(edition.ally_of) == 9
    assert "water-swamp" in load(EDEN).source["objectives"]
    assert "water-swamp" not in edition.source["objectives"]


def test_the_digest_is_of_content_not_of_its_order() -> None:
    assert digest_of({"a": 1, "b": {"c": 2}}) == digest_of({"b": {"c": 2}, "a": 1})
    assert digest_of({"a": 1}) != digest_of({"a": 2})
    assert merge({"a": {"b": 1, "c": 2}}, {"a": {"c": 3}}) == {"a": {"b": 1, "c": 3}}


BASE = 'name = "mine"\nextends = "base"\n'


@pytest.mark.parametrize(("text", "says"), [
    ("name = ", ["mine.toml", "not TOML"]),
    ('name = "mine"', ["mine.toml", "objectives"]),
    (BASE + '[actions.I]\n6 = "fly"', ["actions.I.6", "'fly'", "one of move 1, ", "swap allies"]),
    (BASE + "[actions.I]\n6 = 3", ["actions.I.6", "is int", "expected one of move 1, "]),
    (BASE + '[objectives.water-bog]\nally = "water"', ["objectives.water-bog.terrain",
                                                       "is missing", "one of waterfall, swamp"]),
    (BASE + "drop = ['score']", ["score: is missing (expected a table)"]),
    (BASE + "drop = ['score.noa']", ["score.noa: is missing (expected int)"]),
    (BASE + "objectives = 3", ["objectives: is int (expected a table)"]),
    ('name = "my own"\nextends = "base"', ["name", "'my own'"]),
    (BASE + '[score]\nnoa = "three"', ["score.noa", "is str", "expected int"]),
    (BASE + "[score]\nnoa = -1", ["score.noa", "-1", "0 to 1000"]),
    (BASE + "[score]\nnoah = 1", ["score", "noah", "one of source, objective"]),
    (BASE + '[objectives.water-swamp]\nally = "fire"', ["objectives.water-swamp.ally", "'fire'",
                                                        "one of water, fauna, flora"]),
    (BASE + 'drop = ["objectives.water-swamp"]', ["objectives", "8 objectives", "9"]),
    (BASE + 'drop = ["objectives.nothing"]', ["objectives.nothing"]),
    (BASE + 'drop = "objectives"', ["drop"]),
    (BASE + '[objectives.water-swamp]\nterrain = "forest"', ["same Ally and terrain"]),
    (BASE + '[actions.II]\n6 = "heal"\n[actions.IV]\n6 = "heal"', ["no row is a trap"]),
    ('extends = "nothing"', ["'nothing'", "base"]),
    ('extends = "mine.toml"', ["circle"]),
])
def test_a_wrong_file_is_told_where_and_what(tmp_path: Path, text: str, says: list[str]) -> None:
    with pytest.raises(BadContent) as caught:
        load(EDEN, write(tmp_path, text))
    for part in says:
        assert part in str(caught.value)
    assert "\n" not in str(caught.value)


def test_unknown_and_unreadable_editions() -> None:
    with pytest.raises(BadContent, match="unknown edition 'gold'"):
        load(EDEN, "gold")
    with pytest.raises(BadContent, match="cannot be read"):
        load(EDEN, "no/such/file.toml")


def test_a_record_embeds_an_edition_of_ones_own(tmp_path: Path) -> None:
    edition = load(EDEN, write(tmp_path, BASE + "[score]\nnoa = 9\n"))
    table = Table.start(EDEN, edition=edition, seed=3)
    table.play(0, table.state.legal(0)[0])
    (tmp_path / "mine.toml").unlink()
    again = parse(table.record.text(), find)
    assert again.edition.digest == edition.digest
    assert again.final_state().digest() == table.state.digest()
