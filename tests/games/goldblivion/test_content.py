"""What is in the box: both editions, what the rulebooks print of them, and files that are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from building.rule_index import RULES

from ludotheque.core import ledger
from ludotheque.core.content import digest_of, load
from ludotheque.core.errors import BadContent, BadInput
from ludotheque.core.rng import FastRng
from ludotheque.games.goldblivion.cards import GoldEdition
from tests.games.goldblivion.table import (
    EDITIONS,
    GAME,
    PUBLISHED,
    RULEBOOK,
    category,
    fresh,
    own_edition,
)

Source = dict[str, Any]
DROPPED = {"glasstok": 1, "picassol": 2, "boss": 2, "market": 2}


def cards(e: GoldEdition) -> Source:
    return {slug: card for group in ("starting", "nobles", "characters", "buildings")
            for slug, card in cast(Source, e.source[group]).items()}


def in_box(e: GoldEdition) -> int:
    return sum(card["copies"] * (4 if slug in category(e, "starting") else 1)
               for slug, card in cards(e).items())


# --- counts -------------------------------------------------------------------------------------


@pytest.mark.rule("G1", "G3")
def test_the_boxes_are_complete() -> None:
    assert (in_box(RULEBOOK), in_box(PUBLISHED)) == (84, 91)
    assert (RULEBOOK.tokens, PUBLISHED.tokens) == (7, 8)
    for e in EDITIONS:
        assert sum(e.army.copies) == 34
        assert sum(e.army.copies) + 4 * sum(e.army.starting) == 54
        assert sum(e.tile_copies[:5]) == 8
        assert sum(e.tile_copies[5:]) == 7


def test_the_rulebook_edition_is_the_default_and_says_what_it_left_out() -> None:
    assert GAME.editions == ("rulebook", "published")
    gone = {slug: card["copies"] for slug, card in cards(PUBLISHED).items()
            if slug not in cards(RULEBOOK)}
    assert gone == DROPPED
    assert in_box(PUBLISHED) - in_box(RULEBOOK) == sum(DROPPED.values())
    assert RULEBOOK.stand_ins == ["dropped"]
    assert PUBLISHED.stand_ins == []


def test_the_editions_share_what_is_equal() -> None:
    """Whatever the rulebook edition keeps is the same, but for the differences of the table."""
    different = {slug for slug, card in cards(RULEBOOK).items()
                 if card != cards(PUBLISHED)[slug]}
    assert different == {"mine"}
    for part in ("combat", "dice", "villages", "forest", "mountain", "cow", "map"):
        assert RULEBOOK.source[part] == PUBLISHED.source[part]
    solo, other = cast(Source, RULEBOOK.source["solo"]), cast(Source, PUBLISHED.source["solo"])
    assert [name for name in solo if solo[name] != other[name]] == ["charles"]


def test_the_rows_of_the_table_of_editions() -> None:
    assert [(cards(e)["mine"]["cost"], cast(Source, e.source["solo"])["charles"]["human"][0])
            for e in EDITIONS] == [(3, "lose 1"), (4, "lose 2")]
    rules = [{name: value for name, value in cast(Source, e.source["rules"]).items()
              if name != "source"} for e in EDITIONS]
    assert rules == [
        {"draft": "tokens", "inner_access": "any", "same_buildings": 0, "tokens_held": 0,
         "noble_nuggets": False, "solo_nobles": "two", "solo_reveal": "any",
         "solo_kill_cow": False},
        {"draft": "seats", "inner_access": "reachable", "same_buildings": 1, "tokens_held": 3,
         "noble_nuggets": True, "solo_nobles": "all", "solo_reveal": "reachable",
         "solo_kill_cow": True}]


def test_every_component_has_a_source() -> None:
    def check(table: Source) -> None:
        for value in table.values():
            if isinstance(value, dict) and ("do" in value or "sides" in value or "faces" in value):
                assert value["source"] in ("rulebook", "published", "stand-in")
            elif isinstance(value, dict):
                check(value)

    check(PUBLISHED.source)
    check(RULEBOOK.source)


# --- the printed rulebooks agree with the files --------------------------------------------------


LANGUAGES = ("", ".fr", ".es")


def rows(language: str, head: int, name: str) -> list[list[str]]:
    """The cells of a table with so many columns that has a row beginning with a name."""
    text = (RULES / f"goldblivion{language}.md").read_text(encoding="utf-8")
    for section in ledger.parse(text):
        for block in section.blocks:
            if isinstance(block, str) and block.startswith("|"):
                cells = [[cell.strip() for cell in line.strip("|").split("|")]
                         for line in block.splitlines()[2:]]
                if len(cells[0]) == head and any(row[0].startswith(name) for row in cells):
                    return cells
    raise AssertionError(f"no table of {name}")


WORDS = {
    "": {"elf": "Elf", "human": "Human", "dwarf": "Dwarf", "per": "per", "tile": "tile",
         "building": "Building", "die": "Die {n}", "draw": "Draw {n}", "magic": "Magic {n}",
         "destroy": "Destroy {n}", "combat": ("Take 1 Combat card", "Take 2 Combat cards"),
         "character": "Take 1 character", "ready": "Ready a Building", "fight": "Fight",
         "force": "Fight with +{n} Force", "card": "Fight with {n} card more",
         "repeat": {"elf": "Repeat an Elf", "human": "Repeat a Human", "dwarf": "Repeat a Dwarf"}},
    ".fr": {"elf": "Elfe", "human": "Humain", "dwarf": "Nain", "per": "par", "tile": "tuile",
            "building": "Bâtiment", "die": "Dé {n}", "draw": "Piocher {n}", "magic": "Magie {n}",
            "destroy": "Détruire {n}",
            "combat": ("Prendre 1 carte Combat", "Prendre 2 cartes Combat"),
            "character": "Prendre 1 personnage", "ready": "Redresser un Bâtiment",
            "fight": "Combattre", "force": "Combattre avec +{n} Force",
            "card": "Combattre avec {n} carte de plus",
            "repeat": {"elf": "Réactiver un Elfe", "human": "Réactiver un Humain",
                       "dwarf": "Réactiver un Nain"}},
    ".es": {"elf": "Elfo", "human": "Humano", "dwarf": "Enano", "per": "por", "tile": "loseta",
            "building": "Edificio", "die": "Dado {n}", "draw": "Robar {n}", "magic": "Magia {n}",
            "destroy": "Destruir {n}",
            "combat": ("Tomar 1 carta de Combate", "Tomar 2 cartas de Combate"),
            "character": "Tomar 1 personaje", "ready": "Enderezar un Edificio",
            "fight": "Combatir", "force": "Combatir con +{n} Fuerza",
            "card": "Combatir con {n} carta más",
            "repeat": {"elf": "Repetir un Elfo", "human": "Repetir un Humano",
                       "dwarf": "Repetir un Enano"}},
}
UNITS = {"nugget": "N", "nuggets": "N", "material": "M", "materials": "M", "ingot": "G",
         "ingots": "G"}


def said(phrase: str, language: str) -> str:
    """A phrase of the vocabulary as the rulebook prints it."""
    words: Any = WORDS[language]
    parts = phrase.split()
    per = ""
    if "per" in parts:
        per = f" {words['per']} {words[parts[-1]]}"
        parts = parts[:-2]
    if parts[0].isdecimal():
        return f"+{parts[0]} {UNITS[parts[1]]}{per}"
    if parts[0] == "take":
        return str(words["character"] if parts[1] == "character"
                   else words["combat"][int(parts[2]) - 1])
    if parts[0] == "repeat":
        return str(words["repeat"][parts[1]])
    if parts[0] == "fight":
        kind = "fight" if len(parts) == 1 else parts[2]
        return str(words[kind]).format(n=parts[1].strip("+") if len(parts) > 1 else "")
    return str(words[parts[0]]).format(n=parts[-1]) + per


def power(card: Source, language: str) -> str:
    sides = card.get("sides") or [card]
    return " / ".join(cost(side) + ", ".join(said(phrase, language) for phrase in side["do"])
                      for side in sides)


def cost(side: Source) -> str:
    if not side.get("pay"):
        return ""
    n, unit = side["pay"].split()
    return f"{n} {UNITS[unit]} => "


def plain(cell: str) -> str:
    return cell.removesuffix(" (`published`)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_cards_are_those_of_the_editions(language: str) -> None:
    e = PUBLISHED.source
    for group, head, first in (("nobles", 3, "Ariane"), ("characters", 4, "Amazone"),
                               ("buildings", 3, "Bar")):
        printed = rows(language, head, first)
        assert [plain(row[0]) for row in printed] == [card["name"] for card
                                                      in cast(Source, e[group]).values()]
        for row, (slug, card) in zip(printed, cast(Source, e[group]).items(), strict=True):
            assert ("published" in row[0]) == (slug in DROPPED)
            assert row[-1] == power(card, language)
            if group != "buildings":
                assert row[-2] == ", ".join(str(WORDS[language][kind]) for kind in card["types"])
            if group != "nobles":
                price = 3 if slug == "mine" else card["cost"]
                assert row[1].startswith(f"{price} {'M' if group == 'buildings' else 'N'}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_tokens_villages_and_tiles_are_those_of_the_editions(language: str) -> None:
    e = cast(Source, PUBLISHED.source)
    assert [(plain(row[0]), row[1]) for row in rows(language, 2, "8 (")] == [
        (number, power(token, language)) for number, token in e["tokens"].items()]
    villages = rows(language, 3, {"": "left", ".fr": "gauche", ".es": "izquierda"}[language])
    for row, village in zip(villages, ("left", "right"), strict=True):
        assert row[1:] == [power({"sides": [face]}, language)
                           for face in e["villages"][village]["faces"]]
    tiles = rows(language, 3, "2 ")
    expected = [(f"{tile.get('copies', 1)}", str(tile["force"]), power(tile, language))
                for group in ("forest", "mountain") for tile in e[group].values()]
    assert [(row[0].split()[0], row[1], row[2]) for row in tiles[:-1]] == expected
    assert tiles[-1][1:] == ["10", "+3 G"]
    army = rows(language, 3, "Archer")
    assert [(row[0], row[1]) for row in army] == [
        (card["name"], str(card["copies"])) for card in e["combat"].values() if card.get("copies")]
    land = [row[1] for row in rows(language, 2, {"": "top", ".fr": "haut", ".es": "arriba"}
                                   [language])]
    assert land == e["map"]["rows"]


@pytest.mark.rule("G85")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_nobles_are_those_of_the_editions(language: str) -> None:
    words = {"": ("Kill", "Reveal", "Right", "Lose"),
             ".fr": ("Tuer", "Révéler", "Droite", "Perdre"),
             ".es": ("Matar", "Revelar", "Derecha", "Perder")}[language]

    def line(phrases: list[str], slug: str) -> str:
        out = []
        for phrase in phrases:
            first = phrase.split()[0]
            if first in ("kill", "reveal", "right"):
                out.append(words[("kill", "reveal", "right").index(first)])
            elif first == "lose":
                more = " (`published`: 2)" if slug == "charles" else ""
                out.append(f"{words[3]} {phrase.split()[1]}{more}")
            else:
                out.append(said(phrase, language).replace(" 1", "") if first == "die"
                           else said(phrase, language))
        return ", ".join(out)

    solo = cast(Source, RULEBOOK.source["solo"])
    for row, (slug, board) in zip(rows(language, 9, "Ariane"), solo.items(), strict=True):
        assert row[0] == board["name"]
        printed = [cell.replace("` : 2", "`: 2") for cell in row[2:7]]
        assert printed == [line(board[kind], slug) for kind in
                           ("human", "elf", "dwarf", "building", "magic")]
        charts = [(board["materials"], "M"), (board["nuggets"], "N")]
        assert row[7:] == [f"{chart['cost']} {unit} => {said(chart['gives'], '').strip('+')}"
                           for chart, unit in charts]
        assert board["sixth_card"] == (slug in ("ariane", "charles"))


# --- files that are wrong -----------------------------------------------------------------------


FACELESS = """
[characters.newcomer]
name = "Newcomer"
cost = 3
types = ["elf"]
do = ["1 nugget"]
copies = 2
source = "stand-in"
"""


@pytest.mark.parametrize(("text", "said"), [
    (FACELESS.replace("1 nugget", "juggle 3") + "[counts]\ngold_cards = 86",
     "own.toml: characters.newcomer: unknown power 'juggle 3' (expected a phrase such as"),
    (FACELESS.replace("cost = 3", "cost = -1") + "[counts]\ngold_cards = 86",
     "own.toml: characters.newcomer.cost: -1 (expected 0 to 99)"),
    (FACELESS, "own.toml: gold_cards: 86 in the file (expected 84)"),
    (FACELESS.replace("Newcomer", "Timmy") + "[counts]\ngold_cards = 86",
     "own.toml: characters.newcomer: the name 'Timmy' is used twice (expected a name of its own)"),
    (FACELESS.replace("copies = 2", "copies = 0"),
     "own.toml: characters.newcomer.copies: 0 (expected 1 to 99)"),
    (FACELESS.replace("do =", 'pay = "1 elf"\ndo =') + "[counts]\ngold_cards = 86",
     "own.toml: characters.newcomer: unknown cost '1 elf' (expected such as '2 nuggets'"),
    (FACELESS.replace("do =", "again = true\ndo =") + "[counts]\ngold_cards = 86",
     "own.toml: characters.newcomer: again without pay (expected a cost)"),
    (FACELESS.replace('"elf"', '"goblin"'),
     "own.toml: characters.newcomer.types.0: unknown value 'goblin' (expected one of elf, human,"),
    (FACELESS.replace('do = ["1 nugget"]', "") + "[counts]\ngold_cards = 86",
     "own.toml: characters.newcomer: its power (expected either do or two sides)"),
    (FACELESS.replace('types = ["elf"]', "") + "[counts]\ngold_cards = 86",
     "own.toml: characters.newcomer: no types (expected elf, human or dwarf)"),
    ('[tokens.8]\ndo = ["sing"]\nsource = "stand-in"\n[counts]\ntokens = 8',
     "own.toml: tokens.8: unknown power 'sing'"),
    ('[tokens.9]\ndo = ["draw 1"]\nsource = "stand-in"\n[counts]\ntokens = 8',
     "own.toml: tokens: token numbers (expected 1, 2, 3 ... each once"),
    ('[combat.champion]\ncopies = 13\n[counts]\ncombat_cards = 55',
     "own.toml: combat: an odd number of Combat cards (expected two equal market piles"),
    ('[combat.champion]\ncopies = -12\n[counts]\ncombat_cards = 30',
     "own.toml: combat.champion.copies: -12 (expected 0 to 99)"),
    ('[combat.bandit]\nsides = [{ force = 1, do = ["destroy 1"] }]',
     "own.toml: combat.bandit: unknown power 'destroy 1'"),
    ('[dice]\nfaces = ["1 nugget", "1 nugget", "1 nugget", "1 nugget", "1 nugget"]',
     "own.toml: dice.faces: 5 in the file (expected 6)"),
    ('[dice]\nfaces = ["fight", "1 nugget", "1 nugget", "1 nugget", "1 nugget", "1 nugget"]',
     "own.toml: dice.faces: unknown power 'fight'"),
    ('[villages.left]\nfaces = [{ do = ["die 1"] }]',
     "own.toml: villages.left: 1 faces (expected 2)"),
    ('[map]\nrows = ["8F 9M 10M 11M 12F", "4F 5M 6M 7F", "1F 2M 3F"]',
     "own.toml: map.rows: hex '10M' (expected such as 8F, 9M, and 10M* over the Dragon-Cow)"),
    ('[map]\nrows = ["8F 9M 10M* 11M", "4F 5M 6M 7F 12F", "1F 2M 3F"]',
     "own.toml: map.rows: rows of 4, 5, 3 (expected 5, 4 and 3 hexes)"),
    ('[solo.jade]\nelf = ["draw 1"]', "own.toml: solo.jade: unknown power 'draw 1'"),
    ('[solo.jade]\nmaterials = { cost = 1, gives = "1 material" }',
     "own.toml: solo.jade: unknown power '1 material'"),
    ('[solo.jade]\nnuggets = { cost = 0, gives = "1 ingot" }',
     "own.toml: solo.jade.nuggets.cost: 0 (expected 1 to 99)"),
    ('[forest.f2]\nforce = -1', "own.toml: tile f2.force: -1 (expected 0 to 99)"),
    ('[rules]\ndraft = "dice"', "own.toml: rules.draft: unknown value 'dice'"),
    ('drop = ["nobles.jade"]\n[counts]\ngold_cards = 83',
     "own.toml: nobles: 3 Nobles (expected 4 or more)"),
])
def test_a_wrong_edition_is_told_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadContent) as error:
        own_edition(tmp_path, text)
    assert str(error.value).replace(str(tmp_path) + "/", "").startswith(said)
    assert "\n" not in str(error.value)


def test_a_new_card_with_known_powers_is_a_few_lines(tmp_path: Path) -> None:
    own = own_edition(tmp_path, FACELESS + "[counts]\ngold_cards = 86")
    assert own.names["newcomer"] == "Newcomer"
    assert "characters.newcomer" in own.stand_ins
    state = GAME.new(own, FastRng(1, 2), 2)
    assert "newcomer*2" in GAME.pieces(state)
    assert own.digest != RULEBOOK.digest == digest_of(RULEBOOK.source)


def test_unknown_editions_players_and_nobles_are_refused() -> None:
    for seats, noble, message in (
            (5, "none", r"goldblivion: 5 players \(expected 1 to 4\)"),
            (0, "none", r"goldblivion: 0 players \(expected 1 to 4\)"),
            (1, "glasstok", r"option noble: unknown value 'glasstok' \(expected one of none, "),
            (2, "ariane", r"noble 'ariane' with 2 players \(expected an automated noble in the"),
    ):
        with pytest.raises(BadInput, match=message):
            fresh(seats, noble=noble)
    with pytest.raises(BadContent, match="unknown edition 'gold'"):
        load(GAME, "gold")


@pytest.mark.rule("G80")
def test_alone_without_a_word_the_easy_noble_sits_down() -> None:
    assert fresh(1).view(0)["options"] == {"noble": "ariane"}
    assert fresh(2).view(0)["options"] == {"noble": "none"}
