"""`arizona people …`: the accounts of a server."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from arizona.cli.tables import Data, Out, Store, existing_database
from arizona.engine.errors import ArizonaError
from arizona.engine.message import ValidationMessage
from arizona.messages import terminal_phrases
from arizona.messages.error_texts import error_text

if TYPE_CHECKING:
    from arizona.server.services.administration.people import PeopleAdministration

app = typer.Typer(help="Manage the accounts of a server.", no_args_is_help=True)

reports = typer.Typer(help="List and close reports of players.", no_args_is_help=True)
app.add_typer(reports, name="reports")

Name = Annotated[str, typer.Argument(metavar="NAME", help="username of an account")]
Result = TypeVar("Result")


def _administer(
    data: Path | None,
    store: str | None,
    work: Callable[[PeopleAdministration], Awaitable[Result]],
) -> Result:
    import asyncio  # noqa: PLC0415

    from arizona.server.services.administration.people import (  # noqa: PLC0415
        PeopleAdministration,
    )

    async def go() -> Result:
        async with PeopleAdministration(store or existing_database(data)) as people:
            return await work(people)

    return asyncio.run(go())


@app.command()
def invite(
    role: Annotated[str, typer.Option(help="person, moderator or host")] = "person",
    data: Data = None,
    store: Store = None,
) -> None:
    """Print an invitation code, with which one account can be created within 14 days.

    Example: `arizona people invite`
    """
    print(_administer(data, store, lambda people: people.invite(role)))


@app.command("list")
def list_people(data: Data = None, store: Store = None) -> None:
    """List all accounts."""
    phrases = terminal_phrases()
    for person in _administer(data, store, lambda people: people.all()):
        created = time.strftime("%Y-%m-%d", time.localtime(person.created / 1000))
        notes: list[str] = [person.role] if person.role != "person" else []
        if person.banned:
            banned = phrases.text("terminal-people-banned")
            notes.append(f"{banned}: {person.ban_reason}" if person.ban_reason else banned)
        if person.delete_at is not None:
            day = time.strftime("%Y-%m-%d", time.localtime(person.delete_at / 1000))
            notes.append(phrases.text("terminal-people-deleted", day=day))
        print(f"{person.name:<20} {created}  {', '.join(notes)}".rstrip())


@app.command()
def reset(name: Name, data: Data = None, store: Store = None) -> None:
    """Restore access for someone who lost password and codes: print new recovery codes.

    The old codes become invalid, and all devices are signed out.
    """
    for code in _administer(data, store, lambda people: people.reset(name)):
        print(code)


@app.command()
def role(
    name: Name,
    new: Annotated[str, typer.Argument(metavar="ROLE", help="person, moderator or host")],
    data: Data = None,
    store: Store = None,
) -> None:
    """Change the role of an account."""
    _administer(data, store, lambda people: people.set_role(name, new))


@app.command()
def ban(
    name: Name,
    reason: Annotated[str, typer.Option(help="shown to the person")] = "",
    data: Data = None,
    store: Store = None,
) -> None:
    """Ban an account; all its devices are signed out within a second."""
    _administer(data, store, lambda people: people.ban(name, reason))


@app.command()
def bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="username that ends in -bot")],
    owner: Annotated[str, typer.Option(help="username of the person it belongs to")] = "",
    chat: Annotated[bool, typer.Option("--chat", help="let it write in the chat")] = False,
    data: Data = None,
    store: Store = None,
) -> None:
    """Create a bot account, or replace the token of an existing one, and print the token.

    A program with the token can play as the bot over the network: `arizona bot serve`.
    """
    print(_administer(data, store, lambda people: people.bot(name, owner, chat=chat)))


@app.command()
def unban(name: Name, data: Data = None, store: Store = None) -> None:
    """Lift a ban."""
    _administer(data, store, lambda people: people.unban(name))


@app.command()
def void(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="id of a table")],
    reason: Annotated[str, typer.Option(help="written to the audit log")],
    restore: Annotated[bool, typer.Option("--restore", help="let the game count again")] = False,
    data: Data = None,
    store: Store = None,
) -> None:
    """Void the result of a rated game: everyone's rating becomes what it is without the game.

    Nothing is deleted, and `--restore` reverses it.
    """
    _administer(data, store, lambda people: people.void(table, reason, restore=restore))


@app.command()
def recount(data: Data = None, store: Store = None) -> None:
    """Recompute all ratings from the counted games, and check that the stored ones agree.

    Nothing is changed. If a number differs, the command fails and lists the first differences.
    """
    found = _administer(data, store, lambda people: people.recount())
    phrases = terminal_phrases()
    args = {"games": found.games, "changes": found.changes}
    print(phrases.text("terminal-people-rated", **args))
    for problem in found.problems:
        print(error_text(ArizonaError(problem), phrases))
    if found.problems:
        english = "the stored ratings differ from the recount"
        raise ArizonaError(ValidationMessage("terminal-people-differ", english))
    print(phrases.text("terminal-people-agree"))


@app.command()
def export(
    name: Name,
    out: Out = None,
    data: Data = None,
    store: Store = None,
) -> None:
    """Export everything that is stored about a person as JSON."""
    found = _administer(data, store, lambda people: people.export(name))
    text = json.dumps(found, ensure_ascii=False, indent=2)
    if out is None:
        print(text)
    else:
        out.write_text(text + "\n", "utf-8")


@reports.command("list")
def list_reports(
    closed: Annotated[bool, typer.Option("--closed", help="list closed reports instead")] = False,
    data: Data = None,
    store: Store = None,
) -> None:
    """List the reports of players."""
    phrases = terminal_phrases()
    for one in _administer(data, store, lambda people: people.reports(closed=closed)):
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.at / 1000))
        text = f" {one.text}" if one.text else ""
        args = {"name": one.target_name, "reason": one.reason, "table": one.table_id}
        said = phrases.text("terminal-people-report", **args)
        args = {"resolution": one.resolution, "name": one.closed_by}
        done = f" {phrases.text('terminal-people-closed', **args)}" if one.closed else ""
        print(f"{one.id}  {at}  {said}{done}{text}")


@reports.command("close")
def close_report(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="id of a report")],
    reason: Annotated[str, typer.Option(help="written to the audit log")],
    data: Data = None,
    store: Store = None,
) -> None:
    """Close a report without an action."""
    _administer(data, store, lambda people: people.close_report(report, reason))
