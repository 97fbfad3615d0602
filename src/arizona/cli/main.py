"""`arizona …`: the command line."""

from __future__ import annotations

import io
import os
import sys
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.cells import cell_len
from rich.console import Console

import arizona
from arizona.bots.roster import is_own_bot, make_bot
from arizona.cli.bot import app as bot_app
from arizona.cli.content import app as content_app
from arizona.cli.content import pack_texts
from arizona.cli.daily import app as daily_app
from arizona.cli.help_texts import (
    LANG,
    LANG_HELP,
    all_texts,
    complaint,
    take_language,
    translated_help,
    with_language_option,
)
from arizona.cli.lab import app as lab_app
from arizona.cli.ladder import ladder
from arizona.cli.languages import app as languages_app
from arizona.cli.learn import learn
from arizona.cli.new_game import new_game
from arizona.cli.options import GAME_HELP, read_options, too_many, which_game
from arizona.cli.people import app as people_app
from arizona.cli.printing import print_command
from arizona.cli.puzzles import app as puzzles_app
from arizona.cli.puzzles import puzzle
from arizona.cli.review import review
from arizona.cli.tables import Bus, Store, serve, static, think
from arizona.cli.tables import app as tables_app
from arizona.cli.tournament import tournament
from arizona.engine.content import home
from arizona.engine.errors import CAUSES, ArizonaError, unreadable
from arizona.engine.game import Game
from arizona.engine.match import Match
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.record import load_record
from arizona.engine.replay import replay
from arizona.engine.text import screenful
from arizona.messages import Phrases, terminal_locale, terminal_phrases, use_language
from arizona.messages.error_texts import error_text
from arizona.terminal.pager import pager_shows_styles
from arizona.terminal.symbols import console as console_here

app = typer.Typer(
    name="arizona",
    help="Arizona, three board games: play them, modify them, study them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(content_app, name="content")
app.add_typer(lab_app, name="lab")
app.add_typer(puzzles_app, name="puzzles")
app.add_typer(languages_app, name="languages")
app.add_typer(tables_app, name="tables")
app.add_typer(people_app, name="people")
app.add_typer(daily_app, name="daily")
app.add_typer(bot_app, name="bot")
app.command("serve")(serve)
app.command("think")(think)
app.command("static")(static)
app.command()(ladder)
app.command()(tournament)
app.command()(learn)
app.command("new-game")(new_game)
app.command("print")(print_command)
app.command()(review)
app.command()(puzzle)


@app.callback(invoke_without_command=True)
def arizona_itself(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="show the version")] = False,
    lang: Annotated[str | None, typer.Option(LANG, metavar="TAG", help=LANG_HELP)] = None,
) -> None:
    """Arizona, three board games: play them, modify them, study them."""
    del lang  # taken out of the arguments before they are parsed
    if version:
        print(f"arizona {arizona.__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


GameName = Annotated[str, typer.Argument(help=GAME_HELP, metavar="GAME")]
ContentOption = Annotated[str, typer.Option("--content", help="content pack, by name or file")]
RecordContent = Annotated[
    str | None, typer.Option("--content", help="path of the game's content pack")
]


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="the game (not with --resume)")
    ] = None,
    humans: Annotated[int, typer.Option(min=0, help="number of people at this terminal")] = 1,
    seats: Annotated[int | None, typer.Option(help="total number of players")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="a bot by name (see `arizona bots`) or my_bot.py:Name (repeatable)"),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="name=value (repeatable)")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="a player's name (repeatable)")] = None,
    content: ContentOption = "default",
    seed: Annotated[
        str | None, typer.Option(help="random seed; the same seed gives the same dice and draws")
    ] = None,
    take_back: Annotated[
        bool,
        typer.Option("--take-back", help="allow undoing dice and draws; the game file notes it"),
    ] = False,
    cores: Annotated[
        int, typer.Option(min=1, help="number of cores the strongest bot may use")
    ] = 1,
    record: Annotated[Path | None, typer.Option(help="file to save the game to")] = None,
    resume: Annotated[Path | None, typer.Option(help="resume a saved game")] = None,
) -> None:
    """Play a game in this terminal.

    Examples: `arizona play knight`, `arizona play knight --humans 2 -o deal=draft`,
    `arizona play --resume game.json`
    """
    if resume is not None:
        pack = None if content == "default" else content
        match = replay(load_record(resume), content=pack, seed=seed)
        _check_own_bots(match, bot or [])
        path = record or resume
    else:
        if game is None:
            raise which_game(arizona.game_names())
        chosen = arizona.get_game(game)
        match = _new_match(chosen, humans, seats, bot, name, option, content, seed, take_back)
        path = record or default_record(chosen)
    from arizona.terminal.play import Table  # noqa: PLC0415

    bots = {
        seat: make_bot(match.game.name, kind, seed, cores)
        for seat, kind in enumerate(match.bots)
        if kind
    }
    console = console_here()
    table = Table(
        match,
        bots,
        console,
        terminal_phrases().about(match.setup.content),
        path=path,
        show_rules=lambda: _print_rules(match.game.name, console),
    )
    table.run()


def _check_own_bots(match: Match, allowed: list[str]) -> None:
    """Refuse bots from files that a record names, unless the user has allowed them."""
    for name, kind in zip(match.names, match.bots, strict=True):
        if is_own_bot(kind) and kind not in allowed:
            english = "{name} is a bot from the file {bot}; to run it, add --bot {bot}"
            args: dict[str, Arg] = {"name": name, "bot": kind}
            raise ArizonaError(ValidationMessage("terminal-own-bot", english, args))


def _new_match(
    game: Game,
    humans: int,
    seats: int | None,
    bots: list[str] | None,
    names: list[str] | None,
    options: list[str] | None,
    content: str,
    seed: str | None,
    take_back: bool,
) -> Match:
    """A match of people and bots."""
    count = max(game.min_seats, humans + len(bots or [])) if seats is None else seats
    setup = game.setup(count, read_options(options), content)
    if humans > count:
        english = f"--humans {humans}: this game has only {count} players"
        raise too_many("--humans", humans, count, english)
    given = names or []
    if len(given) > count:
        english = f"--name: {len(given)} names for {count} players"
        raise too_many("--name", len(given), count, english)
    kinds = [""] * humans + (bots or (["greedy"] if humans < count else []))
    kinds += [kinds[-1]] * (count - len(kinds))
    if len(kinds) > count:
        extra, free = len(kinds) - humans, count - humans
        raise too_many("--bot", extra, free, f"--bot: {extra} bots for {free} seats")
    labels = [_seat_name(game.name, seat, kinds, given) for seat in range(count)]
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    return Match(setup, seed=seed, names=labels, bots=kinds, date=today, take_back=take_back)


def _seat_name(game: str, seat: int, kinds: list[str], given: list[str]) -> str:
    """Return a player's name, or a default name in the language of the terminal."""
    if seat < len(given):
        return given[seat]
    kind = kinds[seat]
    phrases = terminal_phrases()
    ids = [f"bots-{game}-{kind}-name", f"table-bot-{kind}"] if kind else ["terminal-player"]
    found = [phrases.text(id) for id in ids if phrases.has(id)]
    base = found[0] if found else kind.rpartition(":")[2].capitalize()
    return base if kinds.count(kind) == 1 else f"{base} {seat + 1}"


def default_record(game: Game) -> Path:
    """Return an unused path for a record in the user's folder."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return home() / "records" / f"{game.name}-{stamp}-{os.getpid()}.json"


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="a game file")], content: RecordContent = None
) -> None:
    """Step through a saved game, or print its log if the output is not a terminal.

    Example: `arizona replay game.json`
    """
    from arizona.terminal.replay import print_log, step_through  # noqa: PLC0415

    match = replay(load_record(file), content=content)
    phrases = terminal_phrases().about(match.setup.content)
    console = console_here()
    if console.is_terminal and sys.stdin.isatty():
        step_through(match, console, phrases)
    else:
        print_log(match, console, phrases)


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="a game file")],
    at: Annotated[int | None, typer.Option(help="number of moves to play; default: all")] = None,
    content: RecordContent = None,
) -> None:
    """Show one position of a saved game.

    Example: `arizona show game.json --at 40`
    """
    from arizona.terminal.replay import show_moment  # noqa: PLC0415

    match = replay(load_record(file), content=content)
    moment = len(match.moves) if at is None else at
    phrases = terminal_phrases().about(match.setup.content)
    show_moment(match, moment, console_here(), phrases)


@app.command()
def rules(game: GameName) -> None:
    """Show the rules of a game, with rule ids and rulings.

    Example: `arizona rules knight`
    """
    _print_rules(game, console_here())


def _print_rules(game: str, console: Console) -> None:
    from rich.markdown import Markdown  # noqa: PLC0415

    from arizona.rulebook import rules_page  # noqa: PLC0415

    text = rules_page(game, terminal_phrases().locale)
    if console.is_terminal:
        with console.pager(styles=pager_shows_styles(os.environ)):
            console.print(Markdown(text), width=min(console.width, 100))
    else:
        print(text)


@app.command()
def games() -> None:
    """List the games with their player counts and options.

    Example: `arizona games`
    """
    phrases = terminal_phrases()
    for name in arizona.game_names():
        game = arizona.get_game(name)
        seats = (
            f"{game.min_seats}"
            if game.min_seats == game.max_seats
            else (f"{game.min_seats}–{game.max_seats}")
        )
        about = _message_if_any(phrases, f"{name}-about")
        print(f"{name}: {phrases.title(name, game.title)}. {about}")
        facts = phrases.text(
            "terminal-game-facts",
            seats=seats,
            actions=str(game.num_actions),
            version=game.rules_version,
        )
        print(f"  {facts}")
        for option in game.options:
            choices = ", ".join(str(choice).lower() for choice in option.choices)
            said = phrases.text(
                "terminal-game-option",
                choices=choices or phrases.text("terminal-game-text"),
                default=str(option.default).lower(),
                about=_message_if_any(phrases, f"{name}-option-{option.name}"),
            )
            print(f"  -o {option.name}=… {said}")


def _message_if_any(phrases: Phrases, id: str) -> str:
    """A sentence that a third-party game may not have."""
    return phrases.text(id) if phrases.has(id) else ""


@app.command()
def bots(game: GameName) -> None:
    """List the bots you can play against, weakest first.

    Example: `arizona bots knight`
    """
    from arizona.bots.players import levels  # noqa: PLC0415
    from arizona.bots.roster import NAMES  # noqa: PLC0415
    from arizona.messages.decimals import decimal  # noqa: PLC0415

    phrases = terminal_phrases()
    arizona.get_game(game)
    for level in levels(game):
        name, temper = phrases.say(level.title()), phrases.say(level.temper())
        most = decimal(f"{level.seconds:g}", phrases.locale)
        said = phrases.text("terminal-bot", name=name, temper=temper, seconds=most)
        print(f"{level.name:<14} {said}")
    print(phrases.text("terminal-bots-also", names=", ".join(NAMES)))


@app.command()
def fuzz(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="one game; default: all")
    ] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="number of games of each")] = 200,
    seed: Annotated[
        str, typer.Option(help="first random seed; the same seed gives the same games")
    ] = "1",
    out: Annotated[Path, typer.Option(help="folder for failed games")] = Path("fuzz-failures"),
    content: ContentOption = "default",
) -> None:
    """Play random games and check every invariant; a failure leaves a game file you can import.

    Example: `arizona fuzz knight --games 1000`
    """
    from arizona.engine.fuzz import fuzz_game  # noqa: PLC0415

    phrases = terminal_phrases()
    failures = 0
    for name in [game] if game else arizona.game_names():
        chosen = arizona.get_game(name)
        for number in range(count):
            failure = fuzz_game(chosen, f"{seed}-{number}", out, content)
            if failure is not None:
                failures += 1
                saved = phrases.text("terminal-saved", path=str(failure.path))
                print(f"{name}: {failure.reason}\n  {saved}")
        print(f"{name}: {phrases.text('terminal-fuzz-played', count=count)}")
    if failures:
        english = "{count} games broke an invariant"
        raise ArizonaError(ValidationMessage("terminal-fuzz-broken", english, {"count": failures}))


def _print_facts(facts: list[tuple[str, str]]) -> None:
    for label, value in facts:
        print(f"{label}{' ' * (14 - cell_len(label))} {value}")


@app.command()
def doctor(store: Store = None, bus: Bus = None) -> None:
    """Show versions, whether the native modules run, and where files are.

    With URLs, also check whether a database and a message bus can serve several servers.

    Example: `arizona doctor --store postgresql://db.example/arizona`
    """
    from arizona.cli.doctor import report, reported  # noqa: PLC0415

    _print_facts(report())
    fit, lines = reported(store, bus)
    _print_facts(lines)
    if not fit:
        raise typer.Exit(1)


def main() -> None:
    """Run the command line. User errors are shown as messages, not as tracebacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    args, tag = take_language(sys.argv[1:])
    try:
        with use_language(tag):
            _run(args)
    except ArizonaError as error:
        _complain(error_text(error, terminal_phrases()))
    except typer.Exit as error:
        sys.exit(error.exit_code)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output has closed the pipe.
        _stop_writing()
        sys.exit(141)


def command_texts() -> list[str]:
    """Every text of the command line that is translated, in English."""
    return list(dict.fromkeys([*all_texts(typer.main.get_command(app)), *pack_texts()]))


def _run(args: list[str]) -> None:
    """Run a command; help and usage errors are in the language of the terminal."""
    command = with_language_option(typer.main.get_command(app))
    try:
        with translated_help(command, terminal_locale()):
            command(args, standalone_mode=False, obj=command_texts)
        sys.stdout.flush()
    except (typer.Exit, typer.Abort, BrokenPipeError):
        raise
    except ArizonaError as error:
        _complain(error_text(error, terminal_phrases()))
    except OSError as error:
        _stop_writing()
        file = str(error.filename or "")
        if file and error.errno in CAUSES:
            _complain(error_text(ArizonaError(unreadable(error, file)), terminal_phrases()))
        _complain(f"{file}: {error.strerror or error}" if file else error.strerror or str(error))
    except ModuleNotFoundError as error:
        if find_spec("arizona.server") is not None:
            raise
        # The small distribution `arizona-core` has no server.
        _complain(Phrases(terminal_locale()).text("terminal-whole-package", name=error.name or ""))
    except Exception as error:
        show = getattr(error, "format_message", None)
        if show is None:
            raise
        _complain(complaint(error, str(show()), terminal_locale()))


def _stop_writing() -> None:
    """Discard buffered output, so that the interpreter exits without an error message."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(text: str) -> NoReturn:
    if text:  # without a command, only the help is shown
        print(f"arizona: {screenful(text)}", file=sys.stderr)
    sys.exit(2)
