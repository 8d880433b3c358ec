"""What commands say of themselves, in the language asked for; made before options are read."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ludotheque.core.text import LANGUAGES, Words, default_language


def _language_of(arguments: list[str]) -> str:
    for at, argument in enumerate(arguments):
        if argument in ("--language", "-l") and at + 1 < len(arguments):
            return arguments[at + 1] if arguments[at + 1] in LANGUAGES else "en"
        if argument.startswith("--language=") and argument[11:] in LANGUAGES:
            return argument[11:]
    return default_language()


label = Words(_language_of(sys.argv[1:])).label


def example(*lines: str) -> str:
    """A command's example, for its --help."""
    return label("cli-example") + " " + " · ".join(lines)


Language = Annotated[str, typer.Option("--language", "-l", help=label("cli-opt-language"))]
Plain = Annotated[bool, typer.Option("--plain", help=label("cli-opt-plain"))]
