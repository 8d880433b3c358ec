"""What can be agreed on before a table is opened, and what nobody could play."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

from ludotheque import BadInput, Game, Json, find, load
from ludotheque.core.content import from_source
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import MONTH, OPEN, Clock, Plan, Terms, check_name, rotated
from tests.tables.people import ANN, BEN, TWO, game_of, plan, playing, says, sit


def changed(about: Plan, **fields: Any) -> Plan:
    return msgspec.structs.replace(about, **fields)


def wrong(about: Plan | Terms) -> str:
    with pytest.raises(BadInput) as error:
        about.check()
    return error.value.where


# --- terms ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("terms", [
    Terms(), Terms(undo="ask", pause=0.0), Terms(pause=MONTH), Terms(absent="bot", grace=1.0),
    Terms(bot="random"), Terms(clock=Clock("live", 5.0)), Terms(clock=Clock("turn", MONTH)),
    Terms(clock=Clock("live", 60.0, MONTH))])
def test_terms_to_play_on(terms: Terms) -> None:
    terms.check()


@pytest.mark.parametrize(("terms", "what"), [
    (Terms(pause=-1.0), "pause"), (Terms(pause=MONTH + 1), "pause"),
    (Terms(pause=math.nan), "pause"), (Terms(grace=0.5), "grace"), (Terms(grace=math.inf), "grace"),
    (Terms(clock=Clock("live", 4.9)), "clock.seconds"),
    (Terms(clock=Clock("turn", 0.0)), "clock.seconds"),
    (Terms(clock=Clock("none", -1.0)), "clock.seconds"),
    (Terms(clock=Clock("live", 60.0, -0.1)), "clock.increment"),
    (Terms(bot="perfect"), "'perfect'")])
def test_terms_that_nobody_could_play_on(terms: Terms, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        terms.check()
    with pytest.raises(BadInput, match=what):
        plan(terms=terms).check()


@pytest.mark.parametrize("text", [
    '{"undo":"always"}', '{"absent":"laugh"}', '{"clock":{"kind":"sand"}}', '{"speed":1}',
    '{"clock":{"kind":"live","minutes":1}}', '{"pause":"long"}'])
def test_terms_from_outside_are_of_the_vocabulary(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Terms)


# --- plans ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [
    ("eden", (OPEN,)), ("goldblivion", (OPEN,) * 4), ("havresac", ("random", OPEN, "greedy:3"))])
def test_plans_to_play(game: str, seats: tuple[str, ...]) -> None:
    plan(game, seats).check()
    assert game_of(playing(plan(game, seats))).to_move()


@pytest.mark.parametrize(("about", "where"), [
    (plan(seats=()), "seats"),
    (plan(seats=(OPEN,) * 5), "seats"),
    (plan(seats=("random", "greedy")), "seats"),
    (plan(seats=(OPEN, "person")), ""),
    (plan("eden"), "eden"),
    (changed(plan(), name=" Tonight"), "name"),
    (changed(plan(), name="T" * 41), "name"),
    (plan("havresac", (OPEN,), duel=True), "duel"),
    # What does not fit together is found before anybody sits down, not when all are ready.
    (plan("goldblivion", TWO, options={"noble": "ariane"}), "goldblivion"),
    (plan("havresac", options={"night": ["thief"], "random_faces": True}), "havresac")])
def test_plans_that_nobody_could_play(about: Plan, where: str) -> None:
    assert wrong(about) == where


def test_a_duel_only_where_a_game_can_be_played_alone() -> None:
    pair = Game("pair", 2, 4, 1, 1, 1, (), ())
    eden = find("eden")
    about = Plan(pair, load(eden), {}, TWO, Terms(), "Tonight", False, ANN, b"", duel=True)
    assert wrong(about) == "pair"
    for game in ("eden", "goldblivion", "havresac"):
        plan(game, (OPEN, OPEN, "random"), duel=True).check()
    # Each plays alone there, so an automated noble has its place.
    plan("goldblivion", TWO, options={"noble": "ariane"}, duel=True).check()


def test_names_are_checked_in_one_place() -> None:
    check_name("Ann", "name")
    with pytest.raises(BadInput, match="table: ''"):
        check_name("", "table")


# --- keeping a plan -------------------------------------------------------------------------------


@pytest.mark.parametrize("about", [
    plan("eden", (OPEN,), options={"modes": ["ravage"]}),
    plan("goldblivion", (OPEN, "greedy"), Terms("ask", 5.0, "bot", 60.0, "random",
                                               Clock("live", 600.0, 5.0))),
    changed(plan("havresac", duel=True), private=True, name="Ñandú 🦊")])
def test_a_plan_is_kept_as_text_without_its_secret(about: Plan) -> None:
    text = about.text()
    assert about.secret.hex() not in text
    again = Plan.of(text, about.secret, find)
    assert again == about
    assert again.commitment == about.commitment


def test_a_plan_keeps_an_edition_of_ones_own() -> None:
    eden = find("eden")
    source: Json = load(eden).source | {"name": "mine"}
    about = changed(plan("eden", (OPEN,)), edition=from_source(eden, source, "mine"))
    again = Plan.of(about.text(), about.secret, find)
    assert (again.edition.name, again.edition.digest) == ("mine", about.edition.digest)
    assert again.edition.digest != load(eden).digest
    assert again.text() == about.text()
    one = SharedTable(again, 0.0)
    says(one, BEN, "sit", sit(0))
    says(one, BEN, "ready")
    assert game_of(one).boards[0].record.edition is again.edition


def test_everybody_moves_one_seat_on() -> None:
    assert rotated(["a", "b", "c"]) == ["c", "a", "b"]
    assert rotated(["a"]) == ["a"]
