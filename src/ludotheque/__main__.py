"""`python -m ludotheque`: the same as `ludotheque`."""

from ludotheque.terminal.cli import open_games

if __name__ == "__main__":
    open_games()
