"""Words for people: Fluent texts in English, French and Spanish, and names for references.

The files are in `locale/<language>/`, one per subject; the browser reads the same ones.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.errors import BadInput
from ludotheque.core.events import Json, Message

LANGUAGES = ("en", "fr", "es")
REFERENCE = re.compile(r"[a-z][a-z-]*:[\w-]+")


class Plain(str):
    """Somebody's own words in a text, such as a person's name: never taken for a reference.

    >>> Words("en", "eden").say("eden-says-weaken", card=Plain("goomz:red"))
    'Turn goomz:red'
    """

    __slots__ = ()


class Words:
    """Says things in one language.

    >>> words = Words("en", "eden")
    >>> words.name("goomz:red")
    'the red Goomz'
    >>> words.say("eden-event-ravage", goomz="goomz:red", terrain="terrain:forest",
    ...           place="place:3")
    'The red Goomz ravages the forest (right).'
    """

    def __init__(self, language: str = "en", game: str = "",
                 names: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"unknown language {language!r}", "", "one of " + ", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.names = names or {}  # of an edition's components

    def speaking(self, language: str) -> Words:
        """The same words in another language."""
        return Words(language, self.game, self.names)

    def has(self, id: str) -> bool:
        """Whether a text of this id exists."""
        return _bundle(self.language).has_message(id)

    def label(self, id: str, **facts: object) -> str:
        """A text as it stands, for buttons and headings. `KeyError` if there is none of this id."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(id).value if bundle.has_message(id) else None
        if pattern is None:
            raise KeyError(f"no text {id!r} in {self.language}")
        text, errors = bundle.format_pattern(pattern, self._arguments(facts))
        if errors:
            raise ValueError(f"text {id!r} in {self.language}: {errors[0]}")
        return str(text)

    def say(self, id: str, **facts: object) -> str:
        """A sentence: a text that begins with a capital, whatever name it begins with."""
        text = self.label(id, **facts)
        return text[:1].upper() + text[1:]

    def message(self, message: Message) -> str:
        """A message of the engine."""
        return self.say(message.id, **message.facts)

    def event(self, event: Json) -> str:
        """An event as a viewer sees it (`events.seen`).

        Who knows more than the others may have a text of their own, with `-own` at its end.
        """
        facts = event["facts"]
        assert isinstance(facts, Mapping)
        id = f"{self.game}-event-{event['kind']}"
        if event.get("own") and self.has(f"{id}-own"):
            id += "-own"
        return self.say(id, **facts)

    def name(self, ref: str) -> str:
        """The name of a component: `goomz:red` is «the red Goomz»."""
        kind, _, name = ref.partition(":")
        whole = f"{self.game}-{kind}-{name}"
        if self.has(whole):
            return self.label(whole)
        return self.label(f"{self.game}-{kind}", name=self.names.get(name, name))

    def _arguments(self, facts: Mapping[str, object]) -> dict[str, object]:
        return {key: self._argument(value) for key, value in facts.items()}

    def _argument(self, value: object) -> object:
        if isinstance(value, str) and not isinstance(value, Plain) and REFERENCE.fullmatch(value):
            return self.name(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._argument(item)) for item in value)
        return value


def default_language() -> str:
    """The language a person has set, or English: LUDO_LANGUAGE, then the usual variables; on
    Windows, which sets none of them, the language it speaks itself."""
    for variable in ("LUDO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    language = _windows_language()[:2]
    return language if language in LANGUAGES else "en"


def _windows_language() -> str:
    import ctypes  # only now: it takes a while

    windows = getattr(ctypes, "windll", None)
    if windows is None:
        return ""
    return locale.windows_locale.get(int(windows.kernel32.GetUserDefaultUILanguage()), "")


def next_language(language: str) -> str:
    """The one after this, round and round.

    >>> next_language("es")
    'en'
    """
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("ludotheque").joinpath("locale", language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
