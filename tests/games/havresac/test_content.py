"""Edition files: an owner's own plays, a wrong one is told in one clear line."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import ludotheque
from ludotheque.core.content import digest_of
from ludotheque.core.errors import BadContent
from ludotheque.core.rng import FastRng
from tests.games.havresac.table import (
    BASE,
    EDGE_OF_THE_WORLD,
    GAME,
    Seen,
    drawn,
    own_edition,
    play_on,
)

SUMMER = cast(list[str], cast(Seen, BASE.source["maps"])["summer"]["rows"])


def with_rows(rows: list[str]) -> str:
    return "[maps.summer]\nrows = [" + ", ".join(f'"{row}"' for row in rows) + "]"


def redrawn(*changes: tuple[str, str]) -> str:
    """The plain with some squares overwritten, whatever was there."""
    signs = [row.split() for row in EDGE_OF_THE_WORLD]
    for name, sign in changes:
        signs[int(name[1:]) - 1]["abcdefghijk".index(name[0])] = sign
    return with_rows([" ".join(row) for row in signs])


MAP = "own.toml: maps.summer.rows: "
WRONG = {
    "a row too short": (with_rows([*EDGE_OF_THE_WORLD[:4], "$ . . . a . b . . .",
                                   *EDGE_OF_THE_WORLD[5:]]),
                        MAP + "row 5 has 10 squares (expected 11, separated by blanks)"),
    "a row too long": (with_rows([EDGE_OF_THE_WORLD[0] + " .", *EDGE_OF_THE_WORLD[1:]]),
                       MAP + "row 1 has 12 squares (expected 11"),
    "a row missing": (with_rows(EDGE_OF_THE_WORLD[:-1]), MAP + "10 rows (expected 11)"),
    "a row too many": (with_rows([*EDGE_OF_THE_WORLD, ". . . . . . . . . . ."]),
                       MAP + "12 rows (expected 11)"),
    "a hut twice": (redrawn(("d4", "A")), MAP + "hut A twice, at a1 and d4 (expected each"),
    "a grove twice": (redrawn(("d4", "7")), MAP + "grove 7 twice, at d4 and k8"),
    "a hut missing": (redrawn(("a1", ".")), MAP + "hut A is missing (expected each place once)"),
    "a grove missing": (redrawn(("k2", ".")), MAP + "grove 1 is missing"),
    "a start space missing": (redrawn(("e5", ".")), MAP + "start space a is missing"),
    "a start space twice": (redrawn(("e4", "a")), MAP + "start space a twice, at e4 and e5"),
    "no castle": (redrawn(("f6", ".")), MAP + "castle @ is missing"),
    "two castles": (redrawn(("f5", "@")), MAP + "castle @ twice, at f5 and f6"),
    "the castle elsewhere": (redrawn(("f6", "."), ("f5", "@")),
                             MAP + "the castle is at f5 (expected the middle, f6)"),
    "a village too few": (redrawn(("e10", ".")), MAP + "9 villages (expected 10 (H1))"),
    "a village too many": (redrawn(("e4", "%")), MAP + "11 villages (expected 10 (H1))"),
    "a chest too few": (redrawn(("b10", ".")), MAP + "9 chests (expected 10 (H1))"),
    "a chest too many": (redrawn(("e4", "$")), MAP + "11 chests (expected 10 (H1))"),
    "an unknown sign": (redrawn(("d4", "?")), MAP + "unknown sign '?' at d4 (expected . ^ ~ % $ @"),
    "two signs together": (redrawn(("d4", "..")), MAP + "unknown sign '..' at d4"),
    "a small letter": (redrawn(("d4", "d")), MAP + "unknown sign 'd' at d4"),
    "grove eight": (redrawn(("d4", "8")), MAP + "unknown sign '8' at d4"),
    "a hut behind a lake": (redrawn(("d2", "~")), MAP + "hut C at d1 cannot be reached (expected "
                            "a way from the castle over no lake and no hut)"),
    "a hut behind a hut": (redrawn(("a1", "."), ("d2", "A")), MAP + "hut C at d1 cannot be"),
    "a hut behind a start space": (redrawn(("e5", "."), ("d2", "a")),
                                   MAP + "hut C at d1 cannot be reached"),
    "a village behind lakes": (redrawn(("a1", "."), ("b2", "A"), ("c1", "~"), ("a2", "B"),
                                       ("c4", "S")), MAP + "village % at b1 cannot be reached"),
    "a chest behind lakes": (redrawn(("b10", "."), ("c9", "."), ("d4", "$"), ("c4", "~"),
                                     ("d3", "~"), ("e4", "~"), ("d5", "~")),
                             MAP + "chest $ at d4 cannot be reached"),
    "a grove behind lakes": (redrawn(("k2", "."), ("d4", "1"), ("c4", "~"), ("d3", "~"),
                                     ("e4", "~"), ("d5", "~")),
                             MAP + "grove 1 at d4 cannot be reached"),
    "a start space behind lakes": (redrawn(("e5", "."), ("d4", "a"), ("c4", "~"), ("d3", "~"),
                                           ("e4", "~"), ("d5", "~")),
                                   MAP + "start a at d4 cannot be reached"),
    "one place too few": ('[scouts]\nfox = "A B D F G I K L N P Q S"',
                          "own.toml: scouts.fox: 12 places (expected 13 (H1))"),
    "one place too many": ('[scouts]\npig = "C H M R"\nfox = "A B D F G I K L N P Q S U E"\n'
                           'crocodile = "J O T"',
                           "own.toml: scouts.fox: 14 places (expected 13 (H1))"),
    "a place twice": ('[scouts]\npig = "C H M A"', "own.toml: scouts.pig: place A twice"),
    "a place twice in a row": ('[scouts]\npig = "C H M M"', "own.toml: scouts.pig: place M twice "
                               "(expected each place once)"),
    "an unknown place": ('[scouts]\npig = "C H M V"',
                         "own.toml: scouts.pig: unknown place 'V' (expected A to U)"),
    "a monster on a grove": ('[scouts]\npig = "C H M 1"',
                             "own.toml: scouts.pig: unknown place '1'"),
    "a fairy on a hut": ('[scouts]\nfairy = "1 2 3 4 5 6 A"',
                         "own.toml: scouts.fairy: unknown place 'A' (expected 1 to 7)"),
    "places run together": ('[scouts]\npig = "C H MR"',
                            "own.toml: scouts.pig: unknown place 'MR'"),
    "nine chests": ("[chests]\nboots = 1\ncup = 2\nsword = 2\nnet = 1\nbow = 1\nfeather = 1\n"
                    "hammer = 1", "own.toml: chests: 9 Chests (expected 10 (H1))"),
    "a chest below nothing": ("[chests]\nboots = -1",
                              "own.toml: chests.boots: is -1 (expected 0 to 99)"),
    "a gains table too short": ("[gains]\ngold = [1, 2, 3]",
                                "own.toml: gains.gold: 3 numbers (expected 16)"),
    "a points table too long": (f"[gains]\npoints = {[0] * 17}",
                                "own.toml: gains.points: 17 numbers (expected 16)"),
    "gold below nothing": (f"[gains]\ngold = {[-1] + [0] * 15}",
                           "own.toml: gains.gold: is -1 (expected 0 to 99)"),
    "a fairy track too short": ("[fairies]\nglory = [2, 2, 3]",
                                "own.toml: fairies.glory: 3 numbers (expected 7)"),
    "a village column too short": (f"[villages]\nglory = {list(range(10))}",
                                   "own.toml: villages.glory: 10 numbers (expected 11)"),
    "glory below nothing": ("[monsters]\nfox = -1",
                            "own.toml: monsters.fox: is -1 (expected 0 to 99)"),
    "hunting too high": ("[hunting]\npig = 100",
                         "own.toml: hunting.pig: is 100 (expected 0 to 99)"),
    "a chest's points": ("[final]\nchest = -2",
                         "own.toml: final.chest: is -2 (expected 0 to 99)"),
    "ranks that do not grow": ("[solo]\nranks = [10, 30, 20, 40]",
                               "own.toml: solo.ranks: ranks [10, 30, 20, 40] (expected 4 growing"),
    "equal ranks": ("[solo]\nranks = [10, 20, 20, 40]", "own.toml: solo.ranks: ranks [10, 20, 20"),
    "three ranks": ("[solo]\nranks = [10, 20, 30]", "own.toml: solo.ranks: ranks [10, 20, 30] ("),
    "a rank of nothing": ("[solo]\nranks = [0, 20, 30, 40]", "own.toml: solo.ranks: ranks [0, 20"),
    "a rank out of sight": ("[solo]\nranks = [1, 20, 30, 1000]",
                            "own.toml: solo.ranks: ranks [1, 20, 30, 1000]"),
    "no movement": ("[guardians.guide]\nday = { movement = 0, cost = 4, source = 'box' }",
                    "own.toml: guardians.guide.day.movement: is 0 (expected 1 to 11)"),
    "too much movement": ("[guardians.guide]\nnight = { movement = 12, cost = 4, source = 'box' }",
                          "own.toml: guardians.guide.night.movement: is 12 (expected 1 to 11)"),
    "a Guardian for nothing": ("[guardians.thief]\nday = { movement = 3, cost = 0, source='box' }",
                               "own.toml: guardians.thief.day.cost: is 0 (expected 1 to 99)"),
    "too many tokens": ("[guardians.druid]\ntokens = 61",
                        "own.toml: guardians.druid.tokens: is 61 (expected 0 to 60)"),
    "a bag four cannot fill": ("[guardians.druid]\nbag = 3",
                               "own.toml: guardians.druid.bag: is 3 (expected 0 to 2)"),
    "an empty bag": ("".join(f"[guardians.{kind}]\nbag = 0\n"
                             for kind in ("guide", "warrior", "thief", "priestess")),
                     "own.toml: guardians: no Guardian in the first bag (expected at least one)"),
    "an unknown key": ("[chests]\nshield = 1", "own.toml: chests: unknown key 'shield'"),
    "an unknown table": ("[dragons]\nn = 1", "own.toml: unknown key 'dragons'"),
    "a wrong type": ('[chests]\nboots = "two"', "own.toml: chests.boots: is str (expected int"),
    "a wrong movement": ("[guardians.guide]\nday = { movement = 'jump', cost = 4, source='box' }",
                         "own.toml: guardians.guide.day.movement: "),
    "a wrong source": ("[chests]\nsource = 'hearsay'",
                       "own.toml: chests.source: unknown value 'hearsay'"),
    "a missing key": ('drop = ["chests.boots"]',
                      "own.toml: chests.boots: is missing (expected int)"),
    "rows as one text": ('[maps.winter]\nrows = "abc"', "own.toml: maps.winter.rows: is str"),
}


@pytest.mark.rule("H1", "H3", "H4", "H5", "H6", "H71")
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_edition_is_told_in_one_line(tmp_path: Path, name: str) -> None:
    text, said = WRONG[name]
    with pytest.raises(BadContent) as error:
        own_edition(tmp_path, text)
    line = str(error.value).replace(str(tmp_path) + "/", "")
    assert line.startswith(said)
    assert "\n" not in line


@pytest.mark.rule("H3")
def test_lakes_are_no_mistake_where_there_is_another_way(tmp_path: Path) -> None:
    own = own_edition(tmp_path, redrawn(("d4", "~"), ("e4", "~"), ("b9", "~")))
    assert list(own.kingdoms[0].terrain).count(2) == 3


@pytest.mark.rule("H3")
def test_winter_is_checked_too(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"maps\.winter\.rows: hut A is missing"):
        own_edition(tmp_path, redrawn(("a1", ".")).replace("summer", "winter"))


OWN = """
name = "mine"
[guardians.thief]
day = { movement = 2, cost = 3, source = "box" }
night = { movement = "line", cost = 7, source = "box" }
[guardians.druid]
tokens = 20
bag = 2
day = { movement = 4, cost = 4, source = "box" }
[chests]
source = "box"
boots = 1
cup = 3
[gains]
source = "box"
gold = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
[solo]
ranks = [5, 6, 7, 8]
[scouts]
pig = "A B D F"
fox = "C H M R G I K L N P Q S U"
"""


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_owners_edition_plays_to_its_end(tmp_path: Path, seats: int) -> None:
    path = tmp_path / "mine.toml"
    rows = with_rows(drawn("f5=^ d6=~ e4=$ g4=%"))
    path.write_text('extends = "base"\n' + OWN + rows.replace("[maps.summer]", "[maps.summer]\n"
                    'source = "box"'), encoding="utf-8")
    game = ludotheque.find("havresac")
    own = ludotheque.load(game, str(path))
    assert own.name == "mine"
    assert own.digest != BASE.digest == digest_of(BASE.source)
    assert not {"chests", "gains", "maps.summer", "guardians.thief.day"} & set(own.stand_ins)
    assert "maps.winter" in own.stand_ins
    for seed in range(3):
        s = game.new(own, FastRng(seed, seats), seats, {"random_faces": True})
        pieces, choose = game.pieces(s), FastRng(seed, 0)
        while play_on(cast(Any, s), choose):
            assert game.pieces(s) == pieces
        assert s.over
        assert len(s.result().seats) == seats
        assert game.read(s.notation(), own, FastRng(seed, seats)).notation() == s.notation()


def test_an_owners_map_and_tiles_are_those_played(tmp_path: Path) -> None:
    own = own_edition(tmp_path, OWN + with_rows(drawn("f5=^")))
    s = GAME.new(own, FastRng(1, 2), 2)
    view = cast(Seen, s.view(0))
    assert view["printed"][49]["terrain"] == "forest"
    tile = view["tiles"][2]
    assert (tile["movement"], tile["cost"]) == (2, 3)
    assert view["tables"]["gold"] == list(range(1, 17))
    assert view["tables"]["ranks"] == [5, 6, 7, 8]
    assert view["boards"][0]["left"]["cup"] == 3
    assert view["edition"]["name"] == "mine"


def test_unknown_editions_are_refused() -> None:
    with pytest.raises(BadContent, match="unknown edition 'box'"):
        ludotheque.load(GAME, "box")
