"""`arizona daily verify`: checks a day's challenge against its commitment."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from arizona.engine.record import load_record
from arizona.messages import terminal_phrases
from arizona.people.daily import Commitment, Reveal, first_mismatch, game_seed, verify

app = typer.Typer(help="Check the daily challenge of a server.", no_args_is_help=True)


@app.callback()
def commands() -> None:
    """Check the daily challenge of a server."""


@app.command("verify")
def verify_day(
    day: Annotated[Path, typer.Argument(help="a day that is over, saved from /api/daily/DAY")],
    games: Annotated[
        list[Path] | None, typer.Argument(help="game files of that day's challenge")
    ] = None,
) -> None:
    """Check that a day's seed matches its commitment, and that games were dealt from it.

    Example: `arizona daily verify 2026-11-18.json game.json`
    """
    phrases = terminal_phrases()
    try:
        published = json.loads(day.read_text("utf-8"))
        when = date.fromisoformat(published["day"])
        commitment, seed = str(published["commitment"]), str(published["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        print(phrases.text("daily-verify-no-day", file=day.name))
        raise typer.Exit(2) from None
    if not seed:
        print(phrases.text("daily-verify-running", day=when.isoformat()))
        raise typer.Exit(2)
    fine = verify(Commitment(when, commitment), Reveal(when, seed))
    print(phrases.text("daily-verify-seed" if fine else "daily-verify-other-seed"))
    for file in games or []:
        record = load_record(file)
        wrong = first_mismatch(record, game_seed(seed, record.game))
        if wrong is None:
            print(phrases.text("daily-verify-game", file=file.name))
        else:
            number, line = wrong
            print(phrases.text("daily-verify-other", file=file.name, number=number, line=line))
            fine = False
    if not fine:
        raise typer.Exit(1)
