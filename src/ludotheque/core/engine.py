"""Whether the rules run compiled here: the results are the same, only the speed differs."""

from __future__ import annotations

from ludotheque.core import game

COMPILED = not (game.__file__ or "").endswith(".py")


def main() -> None:
    """One line for whoever has just installed."""
    if COMPILED:
        print("The rules are compiled.")
    else:
        print("No C compiler was used: the rules run as plain Python, same results, slower.")


if __name__ == "__main__":
    main()
