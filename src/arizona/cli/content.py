"""`arizona content …`: lists, checks and compares content packs."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final

import typer

import arizona
from arizona.cli.help_texts import words_of
from arizona.cli.options import GAME_HELP, wrong_choice
from arizona.engine.card_text import CardText
from arizona.engine.content import (
    DEFAULT,
    Content,
    absent,
    available,
    check_pack,
    load,
    locate,
    new_pack,
    read_pack,
    user_folder,
)
from arizona.engine.errors import ArizonaError, ContentError, Problem
from arizona.engine.game import Game
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.schema import ART, PACK, PackData, Table
from arizona.engine.schema_messages import nearest, suggestion
from arizona.engine.text import quoted
from arizona.messages import (
    DEFAULT_LOCALE,
    Phrases,
    fallback_chain,
    formatter,
    terminal_locale,
    terminal_phrases,
)
from arizona.messages.card_translations import wrong_translations
from arizona.messages.error_texts import error_text

PACK_HELP = "a pack: a .toml file, a folder, GAME/NAME, or GAME for its default pack"
CHANGES: Final = {
    "changed": "web-workshop-changed",
    "new": "web-workshop-new",
    "removed": "web-workshop-left-out",
}
"""The messages for kinds of changes."""
app = typer.Typer(
    help="Content packs: list, create, check and describe them.", no_args_is_help=True
)


@app.command("list")
def list_packs() -> None:
    """List the packs of every game and where they are.

    Example: `arizona content list`
    """
    phrases = terminal_phrases()
    for name in arizona.game_names():
        print(f"{name}  {phrases.text('terminal-content-own', folder=str(user_folder(name)))}")
        for pack, path in available(name).items():
            print(f"  {pack:<16} {path}")


@app.command()
def check(
    file: Annotated[str, typer.Argument(help=PACK_HELP)],
    reach: Annotated[
        bool, typer.Option("--reach", help="play until every card has been taken once")
    ] = False,
    games: Annotated[int, typer.Option(help="maximum number of games for --reach", min=1)] = 300,
) -> None:
    """Check a pack and list everything that is wrong with it.

    Example: `arizona content check my-tiles.toml`
    """
    game, content = _opened(file)
    differing = _mismatches(game, content)
    found = terminal_phrases().text(
        "terminal-content-differs" if differing else "terminal-content-fine",
        game=game.name,
        pack=quoted(content.name),
        hash=content.digest,
    )
    print("\n".join([f"{file}: {found}", *differing]))
    for language in sorted(content.words):
        _report_untranslated(language, content)
    if reach:
        _check_reach(game, content, games)


def _mismatches(game: Game, content: Content) -> list[str]:
    """Describe the card texts that contradict their effects."""
    phrases = terminal_phrases()
    return [
        f"  {one.table} #{one.entry + 1}, {one.field}: "
        + phrases.text("content-text-differs", said=one.said, means=one.means)
        for one in game.text_mismatches(content.tables, formatter(DEFAULT_LOCALE))
    ]


def _report_untranslated(language: str, content: Content) -> None:
    """Print the texts without a translation and the translations that are wrong or not used.

    Card texts are generated from the effects where a translation is missing or wrong.
    """
    own = content.words[language]
    missing = content.untranslated(language)
    wrong = {one.said: one.means for one in _wrong_translations(language, content)}
    absent = [text for text in missing if text not in wrong]

    def say(id: str, **args: Arg) -> None:
        print(f"[{language}]: {terminal_phrases().text(f'terminal-content-{id}', **args)}")

    if absent:
        say("untranslated", missing=len(absent), count=len(content.translatable))
        for text in absent:
            print(f"  {quoted(text)}")
    for text, means in wrong.items():
        if text in own:
            say("replaced", text=quoted(own[text]), means=quoted(means))
    generated = len([text for text in missing if text in wrong])
    if generated:
        say("generated", count=generated)
    for text in content.unused_translations(language):
        say("unused", text=quoted(text))


def _wrong_translations(language: str, content: Content) -> list[CardText]:
    """Return the card texts without a correct translation, if there are messages to generate it."""
    if fallback_chain(language)[0] == DEFAULT_LOCALE:
        return []
    return wrong_translations(
        content, content.words[language], formatter(fallback_chain(language)[0])
    )


@app.command()
def show(
    file: Annotated[str, typer.Argument(help=PACK_HELP)],
    only: Annotated[str, typer.Option("--only", help="one table of the pack, such as tile")] = "",
) -> None:
    """Draw a pack: its tiles, sheets, pieces and cards.

    Examples: `arizona content show knight`, `arizona content show rails/default --only sheet`
    """
    from rich.console import Console  # noqa: PLC0415

    from arizona.terminal.packs import draw_pack  # noqa: PLC0415

    game, content = _opened(file)
    tables = [table for table in content.tables if table not in ("pack", ART.name)]
    if only and only not in tables:
        raise wrong_choice("--only", only, tables)
    console = Console(highlight=False)
    words = words_of(terminal_locale())
    console.print(draw_pack(game, content, console.width, only, words), end="")


@app.command()
def diff(
    file: Annotated[str, typer.Argument(help=PACK_HELP)],
    against: Annotated[str, typer.Option(help="pack to compare with")] = DEFAULT,
) -> None:
    """Show what a pack changes, adds and removes.

    Example: `arizona content diff knight/crooked`
    """
    from rich.cells import cell_len, set_cell_size  # noqa: PLC0415

    from arizona.server.services.workshop.editing import changes  # noqa: PLC0415 (rarely needed)

    game, content = _opened(file)
    phrases = terminal_phrases()
    kinds = {kind: phrases.text(id) for kind, id in CHANGES.items()}
    width = max(map(cell_len, kinds.values())) + 1
    found = changes(game.name, load(game, against).tables, content.tables, head=True)
    for change in found:
        title = quoted(change.title or change.table)
        print(f"{set_cell_size(kinds[change.kind], width)} {change.table:<10} {title}")
        if change.kind == "changed":
            for one in change.fields:
                print(f"  {one.field}: {_shown(one.old)} → {_shown(one.new)}")
    args = {"game": game.name, "pack": quoted(against)}
    print(phrases.text("terminal-content-differences", count=len(found), **args))


def _shown(value: object) -> str:
    """Show a value of a pack as it is written in TOML, on one line; – if there is none."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(_shown(one) for one in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {_shown(one)}' for name, one in value.items())} }}"
    return quoted(value) if isinstance(value, str) else str(value)


def _opened(file: str) -> tuple[Game, Content]:
    """A checked pack and its game."""
    path = Path(file)
    game_name, _, pack_name = file.partition("/")
    if not path.exists() and game_name in arizona.game_names():
        game = arizona.get_game(game_name)
        return game, load(game, pack_name or DEFAULT)
    if not path.exists():
        raise ContentError([Problem(file, "", "", absent())])
    pack = read_pack(path)
    head = pack.tables.get("pack")
    wanted = head.get("game") if isinstance(head, dict) else None
    if not isinstance(wanted, str):
        raise ContentError(_no_game(pack))
    if wanted not in arizona.game_names():
        pack.complain("pack", "game", _unknown_game(wanted))
        raise ContentError(pack.problems)
    other = _made_for(pack, wanted)
    if other:
        english = "the tables are those of {other}, not of {game}"
        args: dict[str, Arg] = {"other": other, "game": wanted}
        pack.complain("pack", "game", ValidationMessage("content-tables-of", english, args))
        raise ContentError(pack.problems)
    game = arizona.get_game(wanted)
    return game, check_pack(game, pack)


def _unknown_game(wanted: str) -> ValidationMessage:
    names = arizona.game_names()
    english = f"there is no game {quoted(wanted)}; {suggestion(wanted, names)}"
    args: dict[str, Arg] = {
        "name": wanted,
        "near": nearest(wanted, names) or "none",
        "known": ", ".join(names),
    }
    return ValidationMessage("content-unknown-game", english, args)


def _made_for(pack: PackData, wanted: str) -> str:
    """Return another game that has all tables of a pack, if the expected game has none of them."""
    tables = set(pack.tables) - {"pack"}
    known = {
        name: {table.name for table in arizona.get_game(name).schema()}
        for name in arizona.game_names()
    }
    if not tables or tables & known[wanted]:
        return ""
    return next((name for name, names in known.items() if tables <= names), "")


def _no_game(pack: PackData) -> list[Problem]:
    """Return the error for a pack whose game cannot be determined."""
    games = ", ".join(arizona.game_names())
    english = 'expected a table [pack] with name = "…" and game = "…", one of {known}'
    args: dict[str, Arg] = {"table": PACK.name, "known": games}
    expected = ValidationMessage("content-no-game", english, args)
    if "pack" in pack.tables:
        pack.complain("pack", "game", expected)
        return pack.problems
    found = [Problem(pack.source, "pack", "", expected)]
    near = get_close_matches("pack", list(pack.tables), 1)
    if near:
        where = pack.file_of(near[0])
        args = {"what": "table", "near": PACK.name, "known": PACK.name}
        english = "unknown table; did you mean [pack]?"
        said = ValidationMessage("content-unknown-near", english, args)
        found.append(Problem(where, near[0], "", said))
    return found


def _check_reach(game: Game, content: Content, games: int) -> None:
    from arizona.bots.coverage import check_coverage  # noqa: PLC0415 (the bots are slow to load)

    phrases = terminal_phrases()
    found = check_coverage(game, content, games)
    if not found.goals:
        print(phrases.text("terminal-content-no-goals", game=game.name))
        return
    args: dict[str, Arg] = {"goals": found.goals, "games": found.games}
    for goal in found.missing:
        print(phrases.text("terminal-content-never", goal=goal))
    if found.missing:
        args["missing"] = len(found.missing)
        english = "{missing} of {goals} things were not reached in {games} games"
        raise ArizonaError(ValidationMessage("terminal-content-unreached", english, args))
    print(phrases.text("terminal-content-reached", **args))


@app.command()
def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)],
    name: Annotated[str, typer.Argument(help="name of the new pack")],
) -> None:
    """Create your own pack as a copy of the default one.

    Example: `arizona content new knight my-box`
    """
    path = new_pack(arizona.get_game(game), name)
    args = {"path": str(path), "game": game, "pack": name}
    print(terminal_phrases().text("terminal-content-created", **args))


@app.command()
def schema(game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)]) -> None:
    """Describe every table and field of a game's packs.

    Example: `arizona content schema knight`
    """
    chosen = arizona.get_game(game)
    phrases = terminal_phrases()
    words = words_of(phrases.locale)
    for table in (PACK, *chosen.schema(), ART):
        _describe(table, phrases, words)
    groups = dict.fromkeys(place.partition(".")[0] for place in default_places(chosen))
    listed = ", ".join(f"{group}.…" for group in groups)
    print(f"  {phrases.text('terminal-content-places', groups=listed)}")


def pack_texts() -> list[str]:
    """Return the descriptions of all tables and fields, which ``commands.toml`` translates."""
    tables = [PACK, ART]
    for name in arizona.game_names():
        tables += arizona.get_game(name).schema()
    return [
        text for table in tables for text in (table.about, *[one.about for one in table.fields])
    ]


def _describe(table: Table, phrases: Phrases, words: dict[str, str]) -> None:
    about = words.get(table.about, table.about)
    if table.single:
        print(f"[{table.name}]  {about}")
    else:
        high = table.low if table.high is None else table.high
        span = "least" if table.high is None else "exactly" if high == table.low else "both"
        args: dict[str, Arg] = {"span": span, "low": table.low, "high": high}
        print(f"[[{table.name}]]  {about} ({phrases.text('terminal-content-entries', **args)})")
    for field in table.fields:
        wanted = ValidationMessage("content-wanted", field.expectation(), field.facts())
        values = error_text(ArizonaError(wanted), phrases)
        must = "" if field.required else f" {phrases.text('terminal-content-optional')}"
        print(f"  {field.name:<12} {words.get(field.about, field.about)}: {values}{must}")


def default_places(game: Game) -> list[str]:
    """Return the drawings of a game's default pack that a pack can replace."""
    return game.art_places(load(game, DEFAULT).tables)


@app.command()
def art(
    file: Annotated[str, typer.Argument(help=PACK_HELP)],
    place: Annotated[
        str, typer.Argument(help="the drawing to replace, such as card.tourist; all if left out")
    ] = "",
    picture: Annotated[Path | None, typer.Argument(help="an .svg or .png file")] = None,
    remove: Annotated[bool, typer.Option("--remove", help="remove the picture")] = False,
) -> None:
    """List, add or remove a pack's own pictures.

    Examples: `arizona content art rails/my-box`,
    `arizona content art rails/my-box card.tourist tourist.svg`,
    `arizona content art rails/my-box card.tourist --remove`
    """
    from arizona.cli.pack_art import change_art, list_art  # noqa: PLC0415 (rarely needed)

    game, content = _opened(file)
    if not place:
        list_art(game, content)
        return
    if remove == (picture is not None):
        english = "give either a picture file, or --remove"
        raise ArizonaError(ValidationMessage("terminal-content-either", english))
    path = Path(file) if Path(file).exists() else locate(game.name, content.name)
    change_art(game, content, path, place, picture)
