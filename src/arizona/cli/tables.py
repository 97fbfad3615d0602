"""`arizona serve` and `arizona tables …`: the server and its stored tables."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from errno import ENOENT
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.cells import cell_len

from arizona.cli.options import wrong_value
from arizona.engine.errors import ArizonaError, unreadable
from arizona.engine.message import Arg, Message, ValidationMessage
from arizona.messages import terminal_phrases
from arizona.messages.decimals import decimal
from arizona.messages.error_texts import error_text

app = typer.Typer(help="Manage the tables of a server.", no_args_is_help=True)

Data = Annotated[
    Path | None, typer.Option("--data", help="database file; by default in your Arizona folder")
]
Store = Annotated[
    str | None,
    typer.Option("--store", metavar="ADDRESS", help="PostgreSQL URL, instead of a file"),
]
Out = Annotated[Path | None, typer.Option(help="file to write; default: standard output")]
Bus = Annotated[
    str | None,
    typer.Option(
        "--bus", metavar="ADDRESS", help="Redis URL, to notify several servers of changes"
    ),
]
Port = Annotated[
    int | None,
    typer.Option(min=0, max=65535, help="port; by default 8642 or the next free one"),
]
Origins = Annotated[
    list[str] | None,
    typer.Option(help="public address, such as https://games.example (repeatable)"),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS|NETWORK",
        help="trusted proxy, such as 10.0.0.2 or 10.0.0.0/8 (repeatable)",
    ),
]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="id of a table")]
Result = TypeVar("Result")


def static(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="folder to write")],
    server: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="server to suggest to players who want to go online"),
    ] = "",
) -> None:
    """Write the games as a folder of static files for any web server.

    Example: `arizona static arizona-folder --server https://games.example`
    """
    from arizona.server.offline.static_site import write  # noqa: PLC0415 (most commands do without)

    sizes = write(folder, server)
    phrases = terminal_phrases()
    megabytes = {part: decimal(f"{size / 1e6:.1f}", phrases.locale) for part, size in sizes.items()}
    args = {"size": megabytes["all"], "engine": megabytes["engine"]}
    print(f"{folder}: {phrases.text('terminal-static-size', **args)}")
    print(phrases.text("terminal-static-try", folder=str(folder)))


def _only_https(origins: list[str]) -> bool:
    """Whether all public addresses of a server use HTTPS."""
    return bool(origins) and all(origin.lower().startswith("https://") for origin in origins)


def serve(
    host: Annotated[
        str, typer.Option(help="address to listen on; 0.0.0.0 for all interfaces")
    ] = "127.0.0.1",
    port: Port = None,
    data: Data = None,
    store: Store = None,
    bus: Bus = None,
    origin: Origins = None,
    proxy: Proxies = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="open the address in a browser")
    ] = False,
    reports: Annotated[
        Path | None,
        typer.Option(help="folder of reports to show; by default in your Arizona folder"),
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="number of bot processes")] = None,
    bot_seconds: Annotated[float, typer.Option(help="maximum thinking time of a bot")] = 3.0,
    bot_pause: Annotated[float, typer.Option(help="seconds before a bot's move")] = 0.35,
    https: Annotated[
        bool | None,
        typer.Option(
            "--https/--no-https", help="send cookies over HTTPS only (behind a TLS proxy)"
        ),
    ] = None,
    power_safe: Annotated[
        bool,
        typer.Option("--power-safe", help="survive power failures without losing a move; slower"),
    ] = False,
    push: Annotated[
        str,
        typer.Option(
            metavar="CONTACT",
            help="send turn notifications even when the page is closed; mailto:you@example.org",
        ),
    ] = "",
    allow_private_hooks: Annotated[
        bool, typer.Option(help="allow webhooks to private addresses")
    ] = False,
    allow_seeds: Annotated[
        bool, typer.Option(help="for tests: let tables set their random seed")
    ] = False,
    registration: Annotated[
        str, typer.Option(help="who can create an account: open, invitation or closed")
    ] = "open",
    words: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="words that are replaced or refused in chat"),
    ] = None,
    bots_elsewhere: Annotated[
        bool,
        typer.Option(help="leave bots to machines running `arizona think`, if there are any"),
    ] = False,
    drain: Annotated[
        float, typer.Option(min=0, help="seconds between the stop request and the stop")
    ] = 0.0,
    log_level: LogLevel = "warning",
) -> None:
    """Start the server: play in the browser, solo, together, or online.

    Example: `arizona serve --open`
    """
    from arizona.server.base.settings import (  # noqa: PLC0415
        Settings,
        checked_registration,
        default_database,
        default_workers,
        word_list,
    )
    from arizona.server.offline import static_site  # noqa: PLC0415
    from arizona.server.web import serve as server  # noqa: PLC0415

    _check_level(log_level)
    if data is not None and store is not None:
        english = "tables are stored in a file (--data) or in a database (--store), not both"
        args: dict[str, Arg] = {"known": "--data, --store"}
        raise ArizonaError(ValidationMessage("terminal-one-of", english, args))
    if bus is not None and store is None:
        english = "--bus is only for servers that share a store; add --store"
        raise ArizonaError(ValidationMessage("terminal-bus-alone", english))
    settings = Settings(
        host=host,
        port=8642 if port is None else port,
        database=data or default_database(),
        store=store or "",
        bus=bus or "",
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        secure_cookie=_only_https(origin or []) if https is None else https,
        power_safe=power_safe,
        reports=reports,
        workers=workers or default_workers(),
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        push=push,
        allow_private_hooks=allow_private_hooks,
        allow_seeds=allow_seeds,
        registration=checked_registration(registration),
        words=word_list(words),
        bot_patience=1.0 if bots_elsewhere else 0.0,
        drain=drain,
    )
    server.run(
        settings,
        exact_port=port is not None,
        open_browser=open_browser,
        log_level=log_level,
        offline=static_site,
    )


def _check_level(log_level: str) -> None:
    if log_level not in ("debug", "info", "warning", "error"):
        english = f"--log-level {log_level}: expected debug, info, warning or error"
        raise wrong_value("--log-level", english)


def think(
    store: Annotated[str, typer.Option(metavar="ADDRESS", help="PostgreSQL URL of the servers")],
    bus: Bus = None,
    workers: Annotated[int | None, typer.Option(min=1, help="number of bot processes")] = None,
    bot_seconds: Annotated[float, typer.Option(help="maximum thinking time of a bot")] = 3.0,
    bot_pause: Annotated[float, typer.Option(help="seconds before a bot's move")] = 0.35,
    log_level: LogLevel = "warning",
) -> None:
    """Run bots on this machine for servers that share a store.

    Example: `arizona think --store postgresql://db.example/arizona --bus redis://cache.example`
    """
    from arizona.server.base.settings import Settings, default_workers  # noqa: PLC0415
    from arizona.server.web import serve as server  # noqa: PLC0415

    _check_level(log_level)
    settings = Settings(
        store=store,
        bus=bus or "",
        workers=workers or default_workers(),
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        thinks_only=True,
    )
    server.think(settings, log_level=log_level)


def existing_database(data: Path | None) -> Path:
    """Return the path of the database, or raise an error if it does not exist."""
    from arizona.server.base.settings import default_database  # noqa: PLC0415

    path = data or default_database()
    if not path.exists():
        english = (
            f"{path}: no tables found; a server creates the file when it starts. If yours runs "
            "with --data or --store, pass the same here"
        )
        args: dict[str, Arg] = {"file": str(path)}
        raise ArizonaError(ValidationMessage("terminal-tables-none", english, args))
    return path


def _with_maintenance(
    data: Path | None,
    store: str | None,
    work: Callable[..., Awaitable[Result]],
    *,
    make: bool = False,
    alone: bool = False,
) -> Result:
    import asyncio  # noqa: PLC0415

    from arizona.server.base.settings import default_database  # noqa: PLC0415
    from arizona.server.services.administration.maintenance import TableMaintenance  # noqa: PLC0415

    where = store or (data or default_database() if make else existing_database(data))

    async def go() -> Result:
        async with TableMaintenance(where, alone=alone) as maintenance:
            return await work(maintenance)

    return asyncio.run(go())


@app.command("list")
def list_tables(
    data: Data = None,
    store: Store = None,
    limit: Annotated[int, typer.Option(help="maximum number")] = 50,
) -> None:
    """List the tables, most recently changed first."""
    phrases = terminal_phrases()
    for row in _with_maintenance(data, store, lambda maintenance: maintenance.rows(limit)):
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed / 1000))
        names = ", ".join(seat.name or phrases.text("terminal-tables-open") for seat in row.seats)
        status = phrases.text("store-status", value=row.progress.status)
        padded = status + " " * (9 - cell_len(status))
        print(f"{row.id}  {changed}  {row.game:<7} {padded} {row.progress.moment:>4}  {names}")


@app.command()
def show(table: TableId, data: Data = None, store: Store = None) -> None:
    """Show everything about one table except its secrets."""
    print_facts(_with_maintenance(data, store, lambda maintenance: maintenance.describe(table)), 12)


def print_facts(facts: Iterable[Message], width: int) -> None:
    """Print labeled facts: messages with the variants ``label`` and ``value`` of ``$part``."""
    phrases = terminal_phrases()
    for fact in facts:
        label, value = (
            phrases.say(Message(fact.id, {**fact.args, "part": part}))
            for part in ("label", "value")
        )
        print(f"{label}{' ' * (width - cell_len(label))} {value}")


@app.command()
def export(
    table: TableId,
    out: Out = None,
    data: Data = None,
    store: Store = None,
) -> None:
    """Export a table as a game file.

    Example: `arizona tables export k3x9… --out game.json`
    """
    record = _with_maintenance(data, store, lambda maintenance: maintenance.record(table))
    if out is None:
        print(record.dumps(), end="")
    else:
        record.save(out)


@app.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="a game file")],
    data: Data = None,
    store: Store = None,
) -> None:
    """Create a table from a game file; anyone with the link can take its seats."""
    from arizona.engine.record import load_record  # noqa: PLC0415

    record = load_record(file)
    print(_with_maintenance(data, store, lambda maintenance: maintenance.add(record), make=True))


@app.command()
def patch(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="one table; default: all that need it")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only show what would happen")] = False,
    data: Data = None,
    store: Store = None,
) -> None:
    """Migrate running tables from older rules or content to the current ones.

    A table is changed only if its moves lead to the same position and scores. Finished tables keep
    the rules they were played with. A table that stays as it is can still be viewed.
    """
    lines = _with_maintenance(
        data,
        store,
        lambda maintenance: maintenance.patch(table, dry_run=dry_run),
        alone=not dry_run,
    )
    _print_lines(lines)
    if not lines:
        print(terminal_phrases().text("terminal-tables-current"))


def _print_lines(lines: list[ValidationMessage]) -> None:
    phrases = terminal_phrases()
    for line in lines:
        print(error_text(ArizonaError(line), phrases))


@app.command()
def check(data: Data = None, store: Store = None) -> None:
    """Replay every table and report those whose moves contradict the stored result."""
    lines = _with_maintenance(data, store, lambda maintenance: maintenance.check())
    _print_lines(lines)
    if lines:
        raise _contradict(len(lines))
    print(terminal_phrases().text("terminal-tables-consistent"))


def _contradict(count: int) -> ArizonaError:
    english = "tables that contradict themselves: {count}"
    return ArizonaError(ValidationMessage("terminal-tables-contradict", english, {"count": count}))


@app.command("set-rules")
def set_rules(
    table: TableId,
    rules: Annotated[
        int, typer.Argument(metavar="RULES", help="the rules version it was played with")
    ],
    content_hash: Annotated[
        str | None, typer.Option(help="the hash of the content it was played with, if known")
    ] = None,
    data: Data = None,
    store: Store = None,
) -> None:
    """Say under which rules a finished table was played, if `check` reports that they are wrong.

    Example: `arizona tables set-rules k3x9… 1`
    """
    _with_maintenance(
        data,
        store,
        lambda maintenance: maintenance.set_rules(table, rules, content_hash),
        alone=True,
    )
    print(terminal_phrases().text("terminal-tables-rules", table=table, rules=rules))


@app.command()
def backup(out: Annotated[Path, typer.Argument(help="file to write")], data: Data = None) -> None:
    """Back up all tables to a file, even while the server is running."""
    _with_maintenance(data, None, lambda maintenance: maintenance.backup(out))
    print(terminal_phrases().text("terminal-tables-backup", path=str(out)))


@app.command()
def restore(
    backup: Annotated[Path, typer.Argument(help="a file written by `backup`")],
    data: Data = None,
) -> None:
    """Restore a backup; the current file is moved aside.

    Example: `arizona tables restore /backups/arizona.sqlite`
    """
    from arizona.server.base.settings import default_database  # noqa: PLC0415
    from arizona.server.store import repair  # noqa: PLC0415

    path = data or default_database()
    old = repair.restore(path, backup)
    args = {"backup": str(backup), "path": str(path), "old": str(old or "none")}
    print(terminal_phrases().text("terminal-tables-restored", **args))


@app.command()
def prune(
    days: Annotated[int, typer.Option(min=1, help="not changed for this many days")],
    unfinished: Annotated[bool, typer.Option(help="unfinished games too")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only show what would happen")] = False,
    data: Data = None,
    store: Store = None,
) -> None:
    """Delete old tables.

    Example: `arizona tables prune --days 365`
    """
    gone = _with_maintenance(
        data,
        store,
        lambda maintenance: maintenance.prune(days, unfinished=unfinished, dry_run=dry_run),
        alone=not dry_run,
    )
    id = "terminal-tables-prunable" if dry_run else "terminal-tables-pruned"
    print(terminal_phrases().text(id, count=len(gone)))


@app.command("step-back")
def downgrade(
    to: Annotated[
        int, typer.Argument(metavar="STEP", help="the schema step named by that version")
    ],
    data: Data = None,
    store: Store = None,
) -> None:
    """Downgrade the store for an older version. Servers must be stopped.

    An older version that finds a newer store names the schema step it supports. No table is lost.

    Example: `arizona tables step-back 5 --data tables.sqlite`
    """
    import asyncio  # noqa: PLC0415

    from arizona.server.services.administration import transfer as moving  # noqa: PLC0415

    asyncio.run(moving.downgrade(store or existing_database(data), to))
    print(terminal_phrases().text("terminal-tables-step", step=to))


@app.command()
def move(
    source: Annotated[
        str, typer.Option("--from", metavar="FILE|ADDRESS", help="store to read from")
    ],
    target: Annotated[str, typer.Option("--to", metavar="FILE|ADDRESS", help="store to write to")],
) -> None:
    """Move all tables to another store; a stopped move resumes. Servers must be stopped.

    Every table is read back and replayed, including those already in the target. Tables whose moves
    contradict their result are not moved: the command names them and fails. The source stays.

    Example: `arizona tables move --from tables.sqlite --to postgresql://db.example/arizona`
    """
    import asyncio  # noqa: PLC0415

    from arizona.server.services.administration import transfer as moving  # noqa: PLC0415

    if "://" not in source and not Path(source).exists():
        raise ArizonaError(unreadable(FileNotFoundError(ENOENT, "no tables found"), source))
    phrases = terminal_phrases()

    def tell(count: int) -> None:
        print(phrases.text("terminal-tables-count", count=count))

    moved = asyncio.run(moving.transfer(source, target, tell))
    args = {"tables": moved.tables, "guests": moved.guests, "already": moved.already}
    print(phrases.text("terminal-tables-moved", **args))
    _print_lines(moved.refused)
    if moved.refused:
        raise _contradict(len(moved.refused))
