"""Conversion between setups and record headers."""

from __future__ import annotations

from arizona.engine import content as packs
from arizona.engine.errors import ContentError, ContentMismatchError, RulesMismatchError
from arizona.engine.game import Setup
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.record import Record
from arizona.engine.registry import get_game


def record_of(
    setup: Setup,
    names: list[str],
    lines: list[str],
    *,
    bots: list[str] | None = None,
    date: str = "",
    note: str = "",
    take_back: bool = False,
) -> Record:
    """Return the record of a match with the given setup and move lines."""
    return Record(
        setup.game.name,
        setup.rules,
        setup.content.name,
        setup.content.digest,
        names,
        dict(setup.options),
        lines,
        bots=bots,
        date=date,
        note=note,
        take_back=take_back,
    )


def setup_of(record: Record, content: str | None = None) -> Setup:
    """Return the setup a record was played with.

    ``content`` overrides where to find the content pack, whose hash must still match. Raises
    ``RulesMismatchError`` or ``ContentMismatchError`` if the setup is not available.
    """
    game = get_game(record.game)
    if not game.plays_rules(record.rules):
        english = (
            f"this record was played under {game.name} rules {record.rules}; "
            f"this program knows rules {game.playable_rules()}, so replaying it would be a guess"
        )
        args: dict[str, Arg] = {"version": record.rules}
        raise RulesMismatchError(ValidationMessage("terminal-file-rules", english, args))
    if content is None and packs.is_path(record.content):
        # Records may come from untrusted sources, so they may name packs but not local files.
        english = (
            f"this record names the content pack '{record.content}', which is a path; "
            "give its file with --content"
        )
        raise _pack_error(record, english)
    try:
        tables = packs.load(game, content or record.content)
    except ContentError as error:
        if content is not None:
            raise
        english = (
            f"this record needs the content pack '{record.content}' ({record.digest}): {error}; "
            "give its file with --content"
        )
        raise _pack_error(record, english) from None
    if not game.plays_content(tables.digest, record.digest):
        english = (
            f"this record was played with the content pack '{record.content}' ({record.digest}), "
            f"but the pack found is '{tables.name}' ({tables.digest}); give the right one with "
            "--content"
        )
        raise _pack_error(record, english)
    return game.setup(len(record.seats), record.options, tables, record.rules)


def _pack_error(record: Record, english: str) -> ContentMismatchError:
    args: dict[str, Arg] = {"pack": record.content, "hash": record.digest}
    return ContentMismatchError(ValidationMessage("terminal-file-pack", english, args))
