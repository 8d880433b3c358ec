"""What `ludo` alone says: on one screen, what it can do; and what it offers to do at once.

`ludotheque` alone, as `pipx run ludotheque` starts it, opens the games without asking.
"""

from __future__ import annotations

import sys

from ludotheque.core.text import Words
from ludotheque.games import GAMES

# What most people come for, in the order in which they do. `ludo --help` knows all.
GROUPS = {
    "play": ("serve --open", "play", "resume", "challenges"),
    "friends": ("serve --host 0.0.0.0", "join {address}"),
    "look-back": ("replay {file}", "analyse {file}", "verify {file}"),
    "study": ("rules {game}", "selfplay {game}", "content check {file}"),
}
COLUMN = 30  # where the texts beside the commands begin
BROWSER, TERMINAL, NOTHING = "browser", "terminal", ""


def screen(words: Words) -> list[str]:
    """What there is, in lines that fit the smallest of terminals."""
    own = {name: words.label(f"cli-start-{name}") for name in ("address", "file", "game")}
    lines = [words.label("cli-start-title"),
             " · ".join(words.label(f"{name}-title") for name in GAMES), ""]
    for group, commands in GROUPS.items():
        lines.append(words.label(f"cli-start-{group}"))
        for number, command in enumerate(commands, 1):
            text = words.label(f"cli-start-{group}-{number}")
            lines.append(f"  ludo {command.format(**own)}".ljust(COLUMN) + text)
    return [*lines, "", words.label("cli-start-more")]


def offer(words: Words) -> str:
    """Where the person wants to play, if anybody is there who can be asked."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return NOTHING
    if has_app():
        question, answers = "cli-start-offer", {"": BROWSER, "t": TERMINAL, "q": NOTHING}
    else:
        print(words.label("cli-start-no-app"))
        question, answers = "cli-start-offer-here", {"": TERMINAL, "t": TERMINAL, "q": NOTHING}
    while True:
        try:
            answer = input(words.label(question) + " ").strip().lower()
        except EOFError:
            print()
            return NOTHING
        if answer in answers:
            return answers[answer]


def has_app() -> bool:
    """Whether the games can be opened in a browser: a checkout may have no app built in it."""
    from ludotheque.server.site import is_built  # only now: nothing else here needs the server

    return is_built()
