"""The rule ledger keeps its word: every rule has a test, every mark a rule, in all languages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any, cast

import pytest
from building import rule_index
from building.rule_index import RULES, games, ids_of, marked

from ludotheque.core import ledger
from ludotheque.core.content import shipped
from ludotheque.core.errors import BadInput
from ludotheque.core.text import Words
from ludotheque.games import find
from ludotheque.games.eden.pieces import ACTIONS
from ludotheque.games.havresac import kingdom as k
from tests.games.eden.table import fresh
from tests.games.eden.test_goomz import TABLE

TESTS = marked()
EDEN_IDS = [f"E{n}" for n in (*range(1, 7), *range(10, 16), *range(20, 33), *range(40, 46),
                              *range(50, 54), *range(60, 66))]
GOLD_IDS = [f"G{n}" for n in (*range(1, 7), *range(10, 17), *range(20, 24), *range(30, 44), 50,
                              *range(52, 61), *range(80, 88), 90, 91)]
HAVRESAC_IDS = [f"H{n}" for n in (*range(1, 9), *range(10, 13), *range(20, 26), *range(30, 36),
                                  *range(40, 46), 50, 51, *range(60, 63), 70, 71)]
AGREED = {"eden": EDEN_IDS, "goldblivion": GOLD_IDS, "havresac": HAVRESAC_IDS}
TITLES = {"eden": "The Spirit of Eden", "goldblivion": "GOLDblivion",
          "havresac": "Les Gardiens de Havresac"}
LANGUAGES = ("", ".fr", ".es")


def rulebook(game: str, language: str) -> list[ledger.Section]:
    """Of the checkout, whatever is installed."""
    return ledger.parse((RULES / f"{game}{language}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "id"), [(game, id) for game in games() for id in ids_of(game)])
def test_every_rule_has_a_test(game: str, id: str) -> None:
    assert id in TESTS, f'no test carries @pytest.mark.rule("{id}"), see docs/rules/{game}.md'


def test_every_mark_names_a_rule() -> None:
    known = {id for game in games() for id in ids_of(game)}
    assert {id: tests for id, tests in TESTS.items() if id not in known} == {}


@pytest.mark.parametrize("game", games())
def test_the_index_of_tests_is_read_as_it_was_written(
        game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(RULES, tmp_path / "rules", ignore=shutil.ignore_patterns("*.txt"))
    monkeypatch.setattr(rule_index, "RULES", tmp_path / "rules")
    rule_index.write()
    monkeypatch.setattr(ledger, "_read",
                        lambda name: (tmp_path / "rules" / name).read_text(encoding="utf-8"))
    assert ledger.tests_of(game) == {id: TESTS[id] for id in ids_of(game)}


@pytest.mark.parametrize("game", games())
def test_each_game_has_the_rules_agreed_on(game: str) -> None:
    assert ids_of(game) == AGREED[game]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_agree(game: str, language: str) -> None:
    """The same rules and marks in the same order, in as many sections and blocks."""
    def outline(sections: list[ledger.Section]) -> list[list[str]]:
        return [[f"{block.id} {block.marks}" if isinstance(block, ledger.Rule) else "text"
                 for block in section.blocks] for section in sections]

    assert outline(rulebook(game, language)) == outline(rulebook(game, ""))


ROW_WORDS = {
    "": ("Move", "Attract", "Repel", "Protect", "Heal", "Trap", "Shortcut", "Swap two Goomz",
         "Swap two Allies"),
    ".fr": ("Déplacement", "Attirer", "Repousser", "Protéger", "Soigner", "Piéger", "Raccourci",
            "Permuter deux Goomz", "Permuter deux Alliés"),
    ".es": ("Mover", "Atraer", "Echar", "Proteger", "Recuperar", "Emboscar", "Atajar",
            "Intercambiar dos Goomz", "Intercambiar dos Aliados"),
}


@pytest.mark.rule("E5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_cards_are_those_of_the_edition(language: str) -> None:
    cards = fresh().view()["cards"]
    for die, row in enumerate(tables_under("eden", "E5", language)[0][1:], 1):
        printed = [row_words(card["rows"][die - 1], language) for card in cards]
        assert row == [str(die), *printed]


@pytest.mark.rule("E42")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_table_of_goomz_is_the_one_tested(language: str) -> None:
    tested = {(healthy, ravaged) for _, _, healthy, ravaged in TABLE}
    printed = [(row[2].replace(", ", ""), row[3].replace(", ", ""))
               for row in tables_under("eden", "E42", language)[0][1:]]
    assert len(printed) == 19
    assert set(printed) == tested - {("EF", "EF")}


def row_words(row: dict[str, object], language: str) -> str:
    words = ROW_WORDS[language][ACTIONS.index(row["action"])]
    return f"{words} {row['amount']}" if row["amount"] else words


# --- Havresac: what is printed is what the edition says -----------------------------------------

HAVRESAC = find("havresac")
BOX = cast(dict[str, Any], shipped(HAVRESAC).source)
STRAIGHT = {"": "line", ".fr": "ligne", ".es": "línea"}


def words(language: str) -> Words:
    return Words(language.strip(".") or "en", "havresac")


def bare(language: str, ref: str) -> str:
    """What something is called, without the article: `Bow` of `the Bow`."""
    return re.split("[ ’]", words(language).name(ref))[-1]


def compare(id: str, language: str, due: list[list[object]], table: int = 0) -> None:
    """Every cell of a printed table is what is due; of those that are not, all are told."""
    head, *rows = tables_under("havresac", id, language)[table]
    assert len(rows) == len(due), f"havresac{language}.md, {id}: {len(due)} rows are due"
    old = [f"havresac{language}.md, {id}, row {row[0]}, column {name}: {cell} should be {right}"
           for row, rights in zip(rows, due, strict=True)
           for name, cell, right in zip(head, row, rights, strict=True) if cell != str(right)]
    assert not old, "\n".join(old)


@pytest.mark.rule("H2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_places_of_havresac(language: str) -> None:
    scouts = BOX["scouts"]
    compare("H2", language, [
        [bare(language, f"creature:{name}"), len(scouts[name].split()), scouts[name]]
        for name in ("fairy", "fox", "crocodile", "pig")])


@pytest.mark.rule("H3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("season", k.SEASONS)
def test_the_printed_maps_of_havresac(season: str, language: str) -> None:
    printed = under("havresac", "H3", language)[1::2][k.SEASONS.index(season)].splitlines()
    due = [f"{'':8}a b c d e  f  g h i j k"]
    due += [f"{number:6}. {row}" for number, row in enumerate(BOX["maps"][season]["rows"], 1)]
    old = [f"havresac{language}.md, {season}: {row!r} should be {right!r}"
           for row, right in zip(printed, due, strict=True) if row != right]
    assert not old, "\n".join(old)


@pytest.mark.rule("H4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_guardians_of_havresac(language: str) -> None:
    def moves(face: dict[str, object]) -> object:
        return STRAIGHT[language] if face["movement"] == "line" else face["movement"]

    compare("H4", language, [
        [bare(language, f"guardian:{name}"), tile["tokens"], tile["bag"], moves(tile["day"]),
         tile["day"]["cost"], moves(tile["night"]), tile["night"]["cost"]]
        for name, tile in BOX["guardians"].items()])


@pytest.mark.rule("H5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_chests_of_havresac(language: str) -> None:
    compare("H5", language, [[bare(language, f"item:{item}"), BOX["chests"][item]]
                             for item in k.ITEMS])


@pytest.mark.rule("H6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_gains_of_havresac(language: str) -> None:
    gains = BOX["gains"]
    compare("H6", language, [[glory, gains["gold"][glory], gains["points"][glory]]
                             for glory in range(k.MOST_GLORY + 1)])


@pytest.mark.rule("H7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_tracks_of_havresac(language: str) -> None:
    fairies, villages = BOX["fairies"]["glory"], BOX["villages"]["glory"]
    compare("H7", language, [[n, fairies[n - 1] if 0 < n <= len(fairies) else "–", glory]
                             for n, glory in enumerate(villages)])


@pytest.mark.rule("H8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_hunting_board_of_havresac(language: str) -> None:
    compare("H8", language, [
        [bare(language, f"creature:{name}"), BOX["monsters"][name], BOX["hunting"][name]]
        for name in ("fox", "crocodile", "pig")])


@pytest.mark.rule("H71")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_ranks_of_havresac(language: str) -> None:
    compare("H71", language, [[rank, words(language).name(f"rank:{rank}"), least]
                              for rank, least in enumerate([0, *BOX["solo"]["ranks"]], 1)])


@pytest.mark.rule("H71")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_challenges_of_havresac(language: str) -> None:
    """In the words of the screens; the rulebooks print straight apostrophes."""
    said = [words(language).label(f"havresac-challenge-{aim.name}", n=aim.n)
            for aim in HAVRESAC.challenges]
    compare("H71", language, [[n, text.replace("’", "'")] for n, text in enumerate(said, 1)],
            table=1)


def under(game: str, id: str, language: str) -> list[str]:
    """What stands between a rule and the next: paragraphs, tables, maps."""
    out: list[str] = []
    here = False
    for section in rulebook(game, language):
        for block in section.blocks:
            if isinstance(block, ledger.Rule):
                here = block.id == id
            elif here:
                out.append(block)
        here = False
    return out


def tables_under(game: str, id: str, language: str) -> list[list[list[str]]]:
    """The cells of the tables that follow a rule, each with its head first."""
    return [[[cell.strip() for cell in line.strip("|").split("|")]
             for line in block.splitlines() if not line.startswith("|--")]
            for block in under(game, id, language) if block.startswith("|")]


# --- reading ------------------------------------------------------------------------------------


def test_a_rulebook_is_read_into_sections() -> None:
    text = """# A game

First words
wrapped.

- **R** a mark explained

## Play

- **X1 R** One thing
  and another:
  1. first
     of two
  2. second
- **X2 P S** More.
- **X3 R U W** Three marks.

| a | b |
|---|---|
"""
    sections = ledger.parse(text)
    assert [section.title for section in sections] == ["A game", "Play"]
    assert sections[0].blocks == ["First words wrapped.", "- **R** a mark explained"]
    assert sections[1].blocks == [
        ledger.Rule("X1", "R", "One thing and another:\n  1. first of two\n  2. second"),
        ledger.Rule("X2", "PS", "More."),
        ledger.Rule("X3", "RUW", "Three marks."),
        "| a | b |\n|---|---|"]
    assert [rule.id for rule in sections[1].rules] == ["X1", "X2", "X3"]


def test_text_before_a_heading_is_refused() -> None:
    with pytest.raises(BadInput, match="before the first heading"):
        ledger.parse("lost words\n")


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_rules_are_found_where_the_package_is(game: str, language: str) -> None:
    assert [rule.id for rule in ledger.rules_of(game, language)] == AGREED[game]
    assert all(rule.text and set(rule.marks) <= set(ledger.MARKS)
               for rule in ledger.rules_of(game, language))
    assert ledger.rulebook_of(game, language)[0].title == TITLES[game]


def test_the_tests_of_a_rule_are_found() -> None:
    assert "tests/games/eden/test_goomz.py::test_several_goomz_on_one_place" in (
        ledger.tests_of("eden")["E42"])
    assert ledger.tests_of("chess") == {}


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(BadInput, match="no rules of 'eden' in 'xx'"):
        ledger.rules_of("eden", "xx")
