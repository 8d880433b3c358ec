"""The `ludo` command: every part of Ludotheque from the command line.

Bad input ends with exit code 2 and one line that says what, where and what was expected.
"""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import ludotheque
from ludotheque.core import ledger, perft
from ludotheque.core.content import game_of, load
from ludotheque.core.errors import BadInput, LudoError
from ludotheque.core.events import Json
from ludotheque.core.game import Edition, Game
from ludotheque.core.record import read, verify, write_atomically
from ludotheque.core.text import Words, default_language
from ludotheque.games import GAMES, find
from ludotheque.lab.analysis import analyse
from ludotheque.lab.ladder import Rung, ladder, rung_json
from ludotheque.lab.selfplay import Interval, Summary, check_players, selfplay
from ludotheque.players import LEVELS, make
from ludotheque.players.budget import REVIEW
from ludotheque.tables.table import Table
from ludotheque.terminal import joining, saves, serving, speedrun, start
from ludotheque.terminal.challenges import Sheet, sheet_json, sheet_lines
from ludotheque.terminal.help import Language, Plain, example
from ludotheque.terminal.help import label as _
from ludotheque.terminal.session import PERSON, Session

app = typer.Typer(name="ludo", help=_("cli-about"), add_completion=False, rich_markup_mode=None,
                  pretty_exceptions_enable=False)
content_app = typer.Typer(help=_("cli-content"), no_args_is_help=True, rich_markup_mode=None)
app.add_typer(content_app, name="content")
app.command("serve", help=_("cli-serve"), epilog=example(
    "ludo serve", "ludo serve --host 0.0.0.0 --database postgresql://ludo@db/ludo --workers 4"),
    )(serving.serve)
app.add_typer(serving.store_app, name="store")
app.command("join", help=_("cli-join"), epilog=example(
    "ludo join http://localhost:8000",
    "ludo join http://localhost:8000 --game goldblivion --players me,open,greedy"))(joining.join)

GameName = Annotated[str, typer.Argument(help=_("cli-arg-game"))]
RecordFile = Annotated[Path, typer.Argument(help=_("cli-arg-record"))]
Modes = Annotated[str, typer.Option("--modes", help=_("cli-opt-modes"))]
Settings = Annotated[list[str] | None, typer.Option("--set", help=_("cli-opt-set"))]
EditionName = Annotated[str, typer.Option("--edition", help=_("cli-opt-edition"))]
AsJson = Annotated[bool, typer.Option("--json", help=_("cli-opt-json"))]
Workers = Annotated[int, typer.Option(min=1, max=256, help=_("cli-opt-workers"))]


@app.callback(invoke_without_command=True)
def alone(context: typer.Context) -> None:
    """`ludo` without a command."""
    if context.invoked_subcommand is not None:
        return
    words = Words(default_language())
    print("\n".join([*start.screen(words), ""]))
    match start.offer(words):
        case start.BROWSER:
            serving.serve(open_browser=True)
        case start.TERMINAL:
            play()


@app.command(help=_("cli-games"), epilog=example("ludo games", "ludo games --json"))
def games(language: Language = "", as_json: AsJson = False) -> None:
    words = Words(language or default_language())
    if as_json:
        print(json.dumps({name: _about(game) for name, game in GAMES.items()}))
        return
    for name, game in GAMES.items():
        least, most = game.min_seats, game.max_seats
        print(f"{name}: {words.label(f'{name}-title')}")
        print("  " + words.label(f"{name}-tagline"))
        print("  " + words.label("cli-players", least=least, most=most))
        for option in game.options:
            values = ", ".join(option.values) or "on, off"
            print(f"  {words.label(f'{name}-option-{option.name}')}: "
                  f"--set {option.name}=… ({values})")
            if words.has(about := f"{name}-option-{option.name}-about"):
                print("    " + words.label(about))
        for edition in game.editions:
            stand_ins = len(load(game, edition).stand_ins)
            print("  " + words.label("cli-edition", name=edition, n=stand_ins))


def _about(game: Game) -> Json:
    return {"seats": [game.min_seats, game.max_seats], "editions": list(game.editions),
            "options": {option.name: {"default": option.default, "values": list(option.values)}
                        for option in game.options},
            "move_space": game.move_space, "rules": game.rules_version}


@app.command(help=_("cli-play"), epilog=example(
    "ludo play eden", "ludo play eden --modes celestial,ravage --seed 7 --language fr --plain"))
def play(game: GameName = "",
         players: Annotated[str, typer.Option(help=_("cli-opt-seats"))] = "",
         modes: Modes = "", settings: Settings = None,
         seed: Annotated[int | None, typer.Option(help=_("cli-opt-seed"))] = None,
         language: Language = "", plain: Plain = False, edition: EditionName = "",
         speed_run: Annotated[bool, typer.Option("--speedrun",
                                                 help=_("cli-opt-speedrun"))] = False) -> None:
    found = find(game or _choose_game(Words(language or default_language())))
    if speed_run and not found.speedruns:
        raise BadInput("--speedrun", found.name, "a game that can be won sooner or later")
    extra: Json = {"speedrun": True} if speed_run else {}
    table = Table.start(found, _seats(found, players), _options(found, modes, settings),
                        load(found, edition), seed, table=extra, started=saves.now())
    words = _words_of(table.record.edition, found, language)
    path = saves.new_path(found.name)
    with saves.Lock(path) as lock:
        _sit_down(Session(table, words, path, lock=lock, sheet=Sheet()), plain)


def _choose_game(words: Words) -> str:
    """Ask which game, if there is somebody to ask; otherwise the first."""
    names = list(GAMES)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return names[0]
    for number, name in enumerate(names, 1):
        print(f"{number}. {words.label(f'{name}-title')}: {words.label(f'{name}-tagline')}")
    while True:
        answer = input(words.label("cli-which-game") + " ").strip()
        if answer in names:
            return answer
        if answer == "" or (answer.isdecimal() and 1 <= int(answer) <= len(names)):
            return names[int(answer or 1) - 1]


def _seats(game: Game, players: str) -> list[str]:
    """Who sits where: as asked, or one person and as many programs as the game needs."""
    if not players:
        return [PERSON] + ["medium"] * (game.min_seats - 1)
    seats = [spec.strip() for spec in players.split(",")]
    for spec in seats:
        if spec != PERSON:
            make(spec, 0)
    game.check_seats(len(seats))
    if PERSON not in seats:
        raise BadInput("nobody to play here", "--players", "at least one person; see ludo selfplay")
    return seats


def _words_of(edition: Edition, game: Game, language: str) -> Words:
    """The words of a game at a table, with the names of its edition."""
    return Words(language or default_language(), game.name, edition.names)


@app.command(help=_("cli-resume"), epilog=example("ludo resume", "ludo resume my-game.ludo"))
def resume(file: Annotated[Path | None, typer.Argument(help=_("cli-arg-record"))] = None,
           language: Language = "", plain: Plain = False) -> None:
    path, record = saves.latest_unfinished() if file is None else (file, read(file, find))
    _still_open(record.result is not None, path)
    words = _words_of(record.edition, record.game, language)
    with saves.Lock(path) as lock:
        table = Table(read(path, find))  # once more: another window may have played until now
        _still_open(table.state.over, path)
        _sit_down(Session(table, words, path, lock=lock, sheet=Sheet()), plain)


def _still_open(over: bool, path: Path) -> None:
    if over:
        raise BadInput("the game is over", str(path), "an unfinished game; see ludo replay")


def _sit_down(session: Session, plain: bool) -> None:
    _must_be_kept(session)
    # Either returns the session played last: a new game may have begun.
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from ludotheque.terminal.plain import run_plain

        last = run_plain(session)
    else:
        from ludotheque.terminal.app import run_app

        last = run_app(session)
    assert isinstance(last, Session)
    _must_be_kept(last)
    if last.over and last.speedrun:
        print(speedrun.standing(last.table.record, last.words))


def _must_be_kept(session: Session) -> None:
    if session.unsaved:
        raise BadInput(session.trouble(), str(session.path))


@app.command(help=_("cli-scores"), epilog=example("ludo scores eden --seed 7"))
def scores(game: GameName = "eden",
           seed: Annotated[int | None, typer.Option(help=_("cli-opt-seed"))] = None,
           language: Language = "") -> None:
    words = Words(language or default_language(), find(game).name)
    for line in speedrun.table_of([record for _path, record in saves.kept()], game, seed, words):
        print(line)


@app.command("challenges", help=_("cli-challenges"), epilog=example(
    "ludo challenges", "ludo challenges havresac --json"))
def challenges_command(game: GameName = "", language: Language = "",
                       as_json: AsJson = False) -> None:
    language = language or default_language()
    having = [one for one in GAMES.values() if one.challenges]
    if game and find(game) not in having:
        raise BadInput("has no challenges", game, "one of " + ", ".join(one.name for one in having))
    sheets = [(one, Sheet().ticks(one)) for one in having if game in ("", one.name)]
    if as_json:
        print(json.dumps({one.name: sheet_json(one, ticks) for one, ticks in sheets}))
        return
    for one, ticks in sheets:
        for line in sheet_lines(one, ticks, Words(language, one.name)):
            print(line)


@app.command(help=_("cli-replay"), epilog=example("ludo replay my-game.ludo",
                                                   "ludo replay my-game.ludo --plain --auto"))
def replay(file: RecordFile, language: Language = "", plain: Plain = False,
           auto: Annotated[bool, typer.Option("--auto", help=_("cli-opt-auto"))] = False) -> None:
    from ludotheque.terminal.replay import run_replay

    record = read(file, find)
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    record.final_state()  # a record that does not replay is refused before anything is shown
    run_replay(record, _words_of(record.edition, record.game, language),
               plain=plain or not terminal, auto=auto)


@app.command("verify", help=_("cli-verify"), epilog=example("ludo verify my-game.ludo"))
def verify_command(file: RecordFile, language: Language = "") -> None:
    words = Words(language or default_language())
    record = read(file, find)
    state = verify(record)
    draws = sum(int(counter) for counter in state.rng.counters)
    print(words.label("cli-verified", moves=len(record.steps), draws=draws,
                      commitment=record.commitment))
    if not state.over:
        print(words.label("cli-verified-unfinished"))
    elif record.result is None:
        print(words.label("cli-verified-no-result"))


@app.command("analyse", help=_("cli-analyse"), epilog=example(
    "ludo analyse my-game.ludo", "ludo analyse my-game.ludo --simulations 5000 --html game.html"))
def analyse_command(
        file: RecordFile,
        simulations: Annotated[int, typer.Option(help=_("cli-opt-simulations"))] = REVIEW,
        seed: Annotated[int, typer.Option(help=_("cli-opt-seed"))] = 1, workers: Workers = 1,
        hindsight: Annotated[bool, typer.Option("--hindsight",
                                                help=_("cli-opt-hindsight"))] = False,
        as_json: AsJson = False,
        html: Annotated[Path | None, typer.Option("--html", help=_("cli-opt-html"))] = None,
        language: Language = "", plain: Plain = False) -> None:
    from ludotheque.lab.report import page, template
    from ludotheque.terminal.analysing import report

    record = read(file, find)
    words = _words_of(record.edition, record.game, language)
    empty = template() if html else ""  # what is missing is told before the work, not after it
    with _bar() as bar:
        task = bar.add_task(words.label(f"{record.game.name}-title"), total=len(record.steps))
        analysis = analyse(record, simulations, seed, workers, hindsight,
                           lambda done: bar.update(task, completed=done))
    if html:
        write_atomically(html, page(record, analysis, words.language, empty))
    if as_json:
        print(json.dumps(analysis.json(), ensure_ascii=False))
    elif html:
        print(words.label("analysis-page", path=str(html)))
    else:
        for line in report(analysis, record, words, Console().width, plain):
            print(line)
    if not analysis.complete:
        raise typer.Exit(130)


@app.command(help=_("cli-show"), epilog=example("ludo show 'eden base#… round=4 …'",
                                                 "ludo show my-game.ludo"))
def show(position: Annotated[str, typer.Argument(help=_("cli-arg-position"))],
         language: Language = "", edition: EditionName = "", as_json: AsJson = False) -> None:
    from ludotheque.terminal.boards import describe

    if position.endswith(saves.SUFFIX):
        state = read(Path(position), find).final_state()
    else:
        state = ludotheque.read_position(position, edition)
    if as_json:
        print(json.dumps(state.view(0), ensure_ascii=False))
        return
    for line in describe(state.view(0), _words_of(state.edition, state.game, language)):
        print(line)
    print(state.notation())


@app.command(help=_("cli-rules"), epilog=example("ludo rules eden", "ludo rules eden E42"))
def rules(game: GameName = "eden",
          id: Annotated[str, typer.Argument(help=_("cli-arg-rule"))] = "",
          language: Language = "") -> None:
    language = language or default_language()
    tests, tables = ledger.tests_of(find(game).name), ledger.tables_of(game, language)
    found = [rule for rule in ledger.rules_of(game, language) if id in ("", rule.id)]
    if not found:
        raise BadInput(f"unknown rule {id!r}", game, "an id such as E42")
    for rule in found:
        print(f"{rule.id} [{', '.join(rule.marks)}] {rule.text}")
        for line in tables.get(rule.id, "").splitlines():
            print(f"  {line}")
        for test in tests.get(rule.id, []):
            print(f"    {test}")


@content_app.command("check", help=_("cli-content-check"),
                     epilog=example("ludo content check my-eden.toml --game eden"))
def content_check(file: Annotated[str, typer.Argument(help=_("cli-arg-edition"))],
                  game: Annotated[str, typer.Option("--game", help=_("cli-arg-game"))] = "",
                  language: Language = "") -> None:
    words = Words(language or default_language())
    file = file if file.endswith(".toml") else file + ".toml"
    edition = load(find(game or game_of(file, GAMES)), file)
    print(words.label("cli-content-fine", label=edition.label(), n=len(edition.stand_ins)))
    for name in edition.stand_ins:
        print("  " + words.label("cli-content-stand-in", name=name))


@app.command("perft", help=_("cli-perft"), epilog=example("ludo perft eden --seed 7 --depth 3",
                                                           "ludo perft eden --divide"))
def perft_command(game: GameName = "eden",
                  seed: Annotated[int, typer.Option(min=0, help=_("cli-opt-seed"))] = 7,
                  depth: Annotated[int, typer.Option(min=0, max=12,
                                                     help=_("cli-opt-depth"))] = 3,
                  seats: Annotated[int, typer.Option(min=0, max=9,
                                                     help=_("cli-opt-number"))] = 0,
                  modes: Modes = "", settings: Settings = None, edition: EditionName = "",
                  divide: Annotated[bool, typer.Option("--divide",
                                                       help=_("cli-opt-divide"))] = False) -> None:
    options = _options(find(game), modes, settings)
    state = ludotheque.new_game(game, seed, seats, edition, **options)
    if divide:
        for move, count in perft.divide(state, max(depth, 1)):
            print(f"{' '.join(state.game.path(state, move))}: {count}")
    for level in range(depth + 1):
        print(f"{level}: {perft.perft(state, level)}", flush=True)


@app.command("selfplay", help=_("cli-selfplay"), epilog=example(
    "ludo selfplay eden --players greedy --games 1000 --seed 1 --json"))
def selfplay_command(
        game: GameName = "eden",
        players: Annotated[str, typer.Option(help=_("cli-opt-players"))] = "greedy",
        games: Annotated[int, typer.Option(min=1, help=_("cli-opt-games"))] = 100,
        seed: Annotated[int, typer.Option(help=_("cli-opt-seed"))] = 1, modes: Modes = "",
        settings: Settings = None, edition: EditionName = "",
        workers: Workers = 1, language: Language = "", as_json: AsJson = False) -> None:
    words = Words(language or default_language(), find(game).name)
    check_players(find(game), players.split(","))
    with _bar() as bar:
        task = bar.add_task(words.label(f"{game}-title"), total=games)
        summary = selfplay(find(game), players.split(","), games, seed,
                           _options(find(game), modes, settings), load(find(game), edition),
                           workers, lambda done: bar.update(task, completed=done))
    if as_json:
        print(json.dumps(summary.json()))
    else:
        _print_summary(summary, words)
    if summary.games < summary.asked:
        raise typer.Exit(130)


@app.command("ladder", help=_("cli-ladder"), epilog=example(
    "ludo ladder goldblivion --games 100 --workers 2",
    "ludo ladder eden --players greedy,tree:500 --json"))
def ladder_command(
        game: GameName = "eden",
        players: Annotated[str, typer.Option(help=_("cli-opt-ladder-players"))] = "",
        games: Annotated[int, typer.Option(min=2, help=_("cli-opt-games"))] = 40,
        seed: Annotated[int, typer.Option(help=_("cli-opt-seed"))] = 1,
        edition: EditionName = "", workers: Workers = 1, language: Language = "",
        as_json: AsJson = False) -> None:
    words = Words(language or default_language(), find(game).name)
    specs = players.split(",") if players else list(LEVELS)
    for spec in specs:
        make(spec, 0)
    rungs: list[Rung] = []
    with _bar() as bar:
        task = bar.add_task("", total=games)
        for rung in ladder(find(game), specs, games, seed, load(find(game), edition), workers,
                           lambda match, done: bar.update(task, completed=done, description=(
                               f"{match.player} – {match.against or words.label('cli-alone')}"))):
            rungs.append(rung)
            if not as_json:
                print(_rung_line(rung, words), flush=True)
    if as_json:
        print(json.dumps({"game": game, "seed": seed, "rungs": [rung_json(one) for one in rungs]}))
    if rungs and rungs[-1].games < games // 2 * 2:
        raise typer.Exit(130)


def _rung_line(rung: Rung, words: Words) -> str:
    """One comparison, as a row of a table in Markdown: so that it can be kept as it is."""
    settings = " ".join(f"{name}={'+'.join(value) if isinstance(value, list) else value}"
                        for name, value in rung.options.items())
    against = rung.against or words.label("cli-alone")
    wins = f"{rung.wins.value:.0%} ({rung.wins.low:.0%} – {rung.wins.high:.0%})"
    theirs = "" if rung.theirs is None else _mean_text(rung.theirs)
    return (f"| {rung.player} | {against} | {settings} | {rung.games} | {wins} "
            f"| {_mean_text(rung.score)} | {theirs} |")


def _bar() -> Progress:
    """How far a long computation is, for whoever sits at the terminal."""
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
                    TimeRemainingColumn(), console=Console(stderr=True), transient=True,
                    disable=not sys.stderr.isatty())


def _print_summary(summary: Summary, words: Words) -> None:
    grid = Grid(title=words.label("cli-summary", games=summary.games, asked=summary.asked,
                                  seed=summary.seed, moves=round(summary.moves, 1)),
                title_justify="left")
    for column in ("player", "wins", "interval", "score"):
        grid.add_column(words.label(f"cli-column-{column}"))
    for seat in summary.seats:
        grid.add_row(seat.player, f"{seat.wins.value:.1%}",
                     f"{seat.wins.low:.1%} – {seat.wins.high:.1%}", _mean_text(seat.score))
    console = Console()
    with console.capture() as drawn:
        console.print(grid)
    print(drawn.get(), end="")


def _mean_text(mean: Interval) -> str:
    return f"{mean.value:.1f} ({mean.low:.1f} – {mean.high:.1f})"


def _options(game: Game, modes: str, settings: list[str] | None) -> dict[str, Any]:
    """The table's options from --modes and --set name=value."""
    given: dict[str, Any] = {"modes": modes} if modes else {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadInput(f"{setting!r}", "--set", "name=value")
        if name in given:
            raise BadInput(f"option {name!r} twice", "--set", "each option once, such as a+b")
        given[name] = value
    return game.read_options(given)


def open_games() -> None:
    """The command `ludotheque`: alone it opens the games, and with arguments it is `ludo`."""
    arguments = sys.argv[1:]
    if not arguments and start.has_app():
        print(_("cli-opening"))
        arguments = ["serve", "--open"]
    main(arguments)


def main(arguments: list[str] | None = None) -> None:
    """The command `ludo`: one clear line and exit code 2 for anything a person can mend."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # where a terminal lacks a sign, show a ?
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except OSError as error:
        _drop_output()
        if _had_enough(error):
            code = 0
        else:  # such as `ludo rules > /dev/full`
            code = _fail(f"{error.filename or 'output'}: {error.strerror or error}")
    sys.exit(code)


def _had_enough(error: OSError) -> bool:
    """Whether who reads went away, such as in `ludo rules | head`. Windows has another word."""
    return isinstance(error, BrokenPipeError) or (
        sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None)


def _run(arguments: list[str]) -> int:
    """Carry out a command; its exit code. Not Typer's own way, which ends at a closed pipe."""
    command = typer.main.get_command(app)
    try:
        with command.make_context("ludo", arguments) as context:
            command.invoke(context)
        return 0
    except typer.Exit as end:
        return end.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except typer.TyperException as error:
        message = getattr(error, "format_message", error.__str__)()
        if message.startswith("Usage:"):  # a command without arguments asks for help
            print(message)
            return 0
        return _fail(message + " (" + _("cli-see-help") + ")")
    except LudoError as error:
        return _fail(str(error))


def _drop_output() -> None:
    """What is still to be written goes nowhere, so that leaving does not fail as well."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(line: str) -> int:
    print("ludo: " + " ".join(line.split()), file=sys.stderr)
    return 2
