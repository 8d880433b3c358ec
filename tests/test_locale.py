"""The words: complete, alike and in use in every language, whatever the engine has to say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.core.events import Event, Json, Log, Message
from ludotheque.core.game import Game, State
from ludotheque.core.rng import FastRng
from ludotheque.core.text import LANGUAGES, REFERENCE, Words
from ludotheque.games import GAMES
from ludotheque.games.eden import goomz as eden_goomz
from ludotheque.games.eden import pieces as eden
from ludotheque.games.goldblivion import cards as gold
from ludotheque.games.goldblivion import frames as gold_frames
from ludotheque.games.goldblivion import vocabulary as gold_words
from ludotheque.games.goldblivion.game import GROUPS
from ludotheque.games.havresac import challenges as havresac_challenges
from ludotheque.games.havresac import kingdom as havresac
from ludotheque.games.havresac import position as havresac_position
from ludotheque.players import make
from tests.generic.games import VARIANTS, Variant

PACKAGE = Path(ludotheque.__file__).parent
BROWSER = Path(__file__).parents[1] / "web" / "src"
PLAYERS = ("random", "random", "random", "greedy:1", "greedy:1")
# A game of these says more than all of the others'.
LONG_GAMES = {"goldblivion": ("random",), "havresac": ("random",)}
OF_TERMINALS = ("cli", "terminal")  # texts whose lines are broken by hand, if at all
SPEAKERS = {".py", ".js", ".ts", ".svelte", ".html"}

# Texts that wait for the screen that will say them. A line goes when `src` mentions its texts.
AWAITED = ("eden-land-", "eden-health-", "eden-phase-", "eden-mode-", "eden-action-", "eden-ask-",
           "eden-forecast-")

# What the engine can say but a few games may not bring up. (What they do bring up is checked for
# every game.)
RARELY_SAID = {
    "eden": [
        *[f"eden-goomz-{name}" for name in eden.GOOMZ],
        *[f"eden-ally-{name}" for name in eden.ALLIES],
        *[f"eden-{kind}-{name}" for name in eden.TERRAINS for kind in ("terrain", "land")],
        *[f"eden-place-{place}" for place in range(8)],
        *[f"eden-health-{name}" for name in eden.HEALTHS],
        *[f"eden-phase-{name}" for name in eden.PHASES],
        *[f"eden-ask-{name}" for name in eden.PHASES if name != "over"],
        *[f"eden-mode-{name}" for name in ("classic", *eden.MODES)],
        *[f"eden-mode-{name}-about" for name in eden.MODES],
        *[f"eden-{kind}-{name}" for name in eden.ACTIONS for kind in ("action", "says")],
        *[f"eden-action-{name}-about" for name in eden.ACTIONS],
        *[f"eden-{kind}-{name}" for name in eden.OUTCOMES[1:] for kind in ("event", "result")],
        *[f"eden-{kind}-{letter}" for letter in eden_goomz.LETTERS
          for kind in ("says-goomz", "forecast")],
    ],
    "goldblivion": [
        "goldblivion-tile-cow", "goldblivion-played",
        *[f"goldblivion-phase-{name}" for name in gold.PHASES],
        *[f"goldblivion-type-{name}" for name in gold.TYPES],
        *[f"goldblivion-slot-{name}" for name in gold.TYPES],
        *[f"goldblivion-per-{name}" for name in gold.PER if name not in ("any", "")],
        *[f"goldblivion-letter-{name}" for name in gold.PER if name],
        *[f"goldblivion-op-repeat-{name}" for name in ("elf", "human", "dwarf", "any")],
        *[f"goldblivion-op-{name}" for name in gold_words.NAMES if name not in ("", "repeat")],
        *[f"goldblivion-event-{name}" for name in gold_words.NAMES[:3]],
        *[f"goldblivion-event-noble-{name}" for name in gold_words.NAMES[:3]],
        *[f"goldblivion-ask-{name}" for name in (*gold.PHASES[:3], "closing")],
        *[f"goldblivion-ask-{name}" for name in gold_frames.NAMES
          if name not in ("steps", "noble-steps", "noble-reward")],
        *[f"goldblivion-says-{name}" for _, name in GROUPS if name != "again"],
        *[f"goldblivion-says-{name}{end}" for name in ("play", "repeat")
          for end in ("-side", "-unpaid", "-side-unpaid")],
        *[f"goldblivion-says-{name}-side" for name in ("activate", "cast", "resolve", "copy")],
        *[f"goldblivion-says-{name}" for name in ("steal", "decline", "destroy-nugget",
                                                  "pay-again", "pay-no-more")],
        *[f"goldblivion-result-{name}" for name in ("won", "shared", "beaten", "lost", "starved")],
    ],
    "havresac": [
        "havresac-act-aside",
        *[f"havresac-guardian-{name}" for name in havresac.GUARDIANS],
        *[f"havresac-creature-{name}" for name in havresac.CREATURES[1:]],
        *[f"havresac-item-{name}{end}" for name in havresac.ITEMS for end in ("", "-about")],
        *[f"havresac-{name}" for name in havresac.TERRAINS],
        *[f"havresac-rank-{rank}" for rank in range(1, 6)],
        *[f"havresac-phase-{name}" for name in havresac_position.PHASES],
        *[f"havresac-face-{name}-{face}{end}" for name in havresac.GUARDIANS
          for face in ("day", "night") for end in ("", "-about")],
        *[f"havresac-says-{name}" for name in ("go", "fight", "fairy", "village", "chest", "send",
                                               "done", "finish")],
        *[f"havresac-says-{name}{end}" for name in ("catch", "shoot", "repair")
          for end in ("", "-item")],
        *[f"havresac-event-{name}" for name in ("go", "use", "catch", "beat", "repair", "open",
                                                "take", "shoot", "point", "send", "aside",
                                                "draw")],
        *[f"havresac-result-{name}" for name in ("won", "shared")],
        *[f"havresac-challenge-{aim.name}" for aim in havresac_challenges.CHALLENGES],
    ],
}


# --- the files ----------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """Every entry of a language with the name of its file."""
    parser = FluentParser(with_spans=False)
    return [(file.name, entry)
            for file in sorted((PACKAGE / "locale" / language).glob("*.ftl"))
            for entry in parser.parse(file.read_text(encoding="utf-8")).body]


@cache
def texts(language: str) -> dict[tuple[str, str], set[str]]:
    """The variables of every message, by file and id."""
    out: dict[tuple[str, str], set[str]] = {}
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)
            out[file, entry.id.name] = found.names
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse(language):
    junk = [(file, entry.content) for file, entry in entries(language)
            if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_defined_twice(language):
    ids = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_there_is_a_folder_for_each_language_and_no_other():
    assert {folder.name for folder in (PACKAGE / "locale").iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_texts(language):
    assert texts(language).keys() == texts("en").keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_variables(language):
    theirs = texts(language)
    differ = {at: (names, theirs[at]) for at, names in texts("en").items()
              if at in theirs and theirs[at] != names}
    assert not differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_of_any_number(language):
    words = Words(language)
    for (_, id), names in texts(language).items():
        for number in (-1, 0, 1, 2, 21):
            check(words.label(id, **dict.fromkeys(names, number)))


@pytest.mark.parametrize("name", sorted(
    file.stem for file in (PACKAGE / "locale" / "fr").iterdir() if file.stem not in OF_TERMINALS))
def test_french_spaces_do_not_break(name):
    """Before : ; ? ! » and after « stands a space at which no line is broken."""
    for line in (PACKAGE / "locale" / "fr" / f"{name}.ftl").read_text("utf-8").splitlines():
        assert line.startswith("#") or not re.search(r" [:;?!»]|« ", line), line


def check(text: str) -> None:
    assert text.strip(), "an empty text"
    assert not re.search(r"[{}]|\bNone\b", text), text
    # Where names meet prepositions: French and Spanish would contract them.
    assert not re.search(r"\b([àÀ] le|[Dd]e les?|[Dd]e el|[Aa] el)\b", text), text


# --- the engine ---------------------------------------------------------------------------------


class Heard:
    """Everything said in some games, each thing once: messages, events as seen, and names."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.messages: dict[str, Message] = {}
        self.events: dict[str, Json] = {}
        self.refs: set[str] = set()
        self.names: dict[str, str] = {}

    def say(self, message: Message) -> None:
        self.messages.setdefault(f"{message.id} {message.facts}", message)
        for fact in message.facts.values():
            self.look(fact)

    def event(self, event: Event, seats: int) -> None:
        for seat in (None, *range(seats)):
            seen = event.seen_by(seat)
            self.events.setdefault(str(seen), seen)
            self.look(seen["facts"])

    def look(self, value: object) -> None:
        """Every reference in a view, and the forecasts, which a screen says from their facts."""
        if isinstance(value, dict):
            if "letter" in value:
                self.say(Message(f"{self.game.name}-forecast-{value['letter']}", value))
            for key, part in value.items():
                if key != "printed":  # powers only, and the same in every view
                    self.look(part)
        elif isinstance(value, list):
            for part in value:
                self.look(part)
        elif isinstance(value, str) and REFERENCE.fullmatch(value):
            self.refs.add(value)

    def position(self, state: State, seats: int) -> None:
        for seat in (None, *range(seats)):
            self.look(state.view(seat))
        for seat in state.to_move():
            for move in state.legal(seat):
                self.refs.update(self.game.path(state, move))
                self.say(self.game.says(state, seat, move))
                for warning in self.game.warnings(state, seat, move):
                    self.say(warning)
        if state.over:
            self.say(state.result().reason)


@cache
def heard(name: str) -> Heard:
    """Random games, and some with a sense of purpose: random players hardly ever trap."""
    game = GAMES[name]
    out = Heard(game)
    variants = [variant for variant in VARIANTS if variant.game is game]
    for number, variant in enumerate(variants):
        for turn, spec in enumerate(LONG_GAMES.get(name, PLAYERS)):
            play(variant, spec, 100 * number + turn, out)
    return out


def play(variant: Variant, spec: str, seed: int, out: Heard) -> None:
    log = Log()
    game, seats = variant.game, variant.seats
    out.names.update(variant.edition.names)
    state = game.new(variant.edition, FastRng(seed, seats), seats, variant.options, log)
    player = make(spec, seed)
    while not state.over:
        out.position(state, seats)
        seat = state.to_move()[0]
        knowledge = game.know(state.view(seat), state.edition)
        move = player.choose(knowledge, seat, state.legal(seat))
        state.apply(seat, move, log)
    out.position(state, seats)
    for event in log.events:
        out.event(event, seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_said_in_a_game_has_words(name, language):
    said = heard(name)
    words = Words(language, name, said.names)
    assert len(said.messages) > 100
    for message in said.messages.values():
        check(words.message(message))
    for event in said.events.values():
        check(words.event(event))
    for ref in sorted(said.refs):
        check(words.name(ref))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_may_say_has_words(name, language):
    """Also what rarely happens: the kinds of event named in the rules, and the vocabulary."""
    words = Words(language, name)
    wanted = [f"{name}-title", f"{name}-tagline", f"{name}-goal", *RARELY_SAID.get(name, ())]
    for option in GAMES[name].options:
        wanted.append(f"{name}-option-{option.name}")
    for file in sorted((PACKAGE / "games" / name).glob("*.py")):
        source = file.read_text(encoding="utf-8")
        wanted += [f"{name}-event-{kind}" for kind in re.findall(r'log\.add\("([\w-]*\w)"', source)]
        wanted += re.findall(rf'Message\("({name}-[\w-]+)"', source)
    assert [id for id in wanted if not words.has(id)] == []


# --- the use of it ------------------------------------------------------------------------------


def mentions() -> tuple[set[str], list[re.Pattern[str]]]:
    """What the sources mention: ids as they stand, and patterns for those put together.

    A pattern is `{game}-event-{kind}`, or a beginning such as `eden-says-`; a text without a
    letter of its own (`{game}-{kind}-{name}`) says nothing about what is used.
    """
    plain: set[str] = set()
    made: set[str] = set()
    for file in (*PACKAGE.rglob("*"), *BROWSER.rglob("*")):
        # The built app holds all texts and says nothing of its own: its sources are looked at.
        if file.suffix not in SPEAKERS or file.is_relative_to(PACKAGE / "web"):
            continue
        source = file.read_text(encoding="utf-8")
        plain |= set(re.findall(r"""['"]([\w-]+)['"]""", source))  # also inside of {...}
        for found in re.findall(r"(?:[\w-]|\$?\{[^{}\n]*\})+", source):
            own = re.split(r"\$?\{[^{}]*\}", found)
            if "-" not in found or not re.search("[a-z]", "".join(own)):
                continue
            if found.endswith("-"):
                own.append("")
            if len(own) == 1:
                plain.add(found)
            else:
                made.add(".+".join(re.escape(part) for part in own))
    return plain, [re.compile(pattern) for pattern in sorted(made)]


def test_every_text_is_used():
    plain, made = mentions()
    refs = [(game, ref) for game in GAMES for ref in heard(game).refs]
    names = {f"{game}-{ref.replace(':', '-')}" for game, ref in refs}
    names |= {f"{game}-{ref.partition(':')[0]}" for game, ref in refs}
    names |= {id for ids in RARELY_SAID.values() for id in ids}
    unused = [id for _, id in texts("en") if id not in plain and id not in names
              and not id.startswith(AWAITED)
              and not any(pattern.fullmatch(id) for pattern in made)]
    assert unused == []
