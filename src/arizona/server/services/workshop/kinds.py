"""Editor metadata for a game's packs, derived from the validation schema."""

from __future__ import annotations

from functools import cache
from typing import Final

import arizona
from arizona.engine.message import Message
from arizona.engine.schema import ART, PACK, TEXT, Field, Table
from arizona.messages import Phrases
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import (
    LARGEST_PACK,
    FieldInfo,
    KindInfo,
    LetterInfo,
    WorkshopGame,
    WorkshopLimits,
)
from arizona.server.services.workshop.face import Workshop, workshop_of

MAX_PACKS: Final = 24
"""Maximum number of packs per guest."""
MAX_STEPS: Final = 200
"""Maximum number of steps that can be undone."""
MAX_GAMES: Final = 2000
LONG: Final = 61
"""Text fields with at least this maximum length get a multi-line editor."""


@cache
def workshop_game(game: str) -> WorkshopGame:
    """Return the editable tables and limits of a game."""
    own = workshop_of(game)
    return WorkshopGame(
        game,
        [_kind(game, own, table) for table in schema_of(game)],
        list(own.fills),
        WorkshopLimits(LARGEST_PACK, MAX_STEPS, MAX_PACKS, MAX_GAMES),
    )


def schema_of(game: str) -> tuple[Table, ...]:
    """Return all tables of a game's packs, ``[pack]`` first."""
    return (PACK, *arizona.get_game(game).schema())


def tables_of(game: str) -> tuple[Table, ...]:
    """Return all tables, including ``art``, which has its own editor."""
    return (*schema_of(game), ART)


def table_of(game: str, name: str) -> Table | None:
    """Return a table by name, or ``None``."""
    return next((table for table in tables_of(game) if table.name == name), None)


def title_field(table: Table) -> str:
    """Return the field with an entry's title; empty for a single table."""
    names = [field.name for field in table.fields]
    if table.single:
        return ""
    return next((name for name in ("title", "name", "id", "terrain") if name in names), names[0])


def key_field(table: Table) -> str:
    """Return the field that identifies an entry across edits; empty for a single table."""
    names = [field.name for field in table.fields]
    if table.single:
        return ""
    return next((name for name in ("id", "name", *table.unique) if name in names), names[0])


def phrase(message: Message) -> Phrase:
    """Convert a message to its protocol form."""
    return Phrase(message.id, message.args)


def _kind(game: str, own: Workshop, table: Table) -> KindInfo:
    return KindInfo(
        table.name,
        _label(table.name, f"{game}-pack-table-{table.name}"),
        table.single,
        table.low,
        table.high,
        title_field(table),
        list(table.unique),
        [_field(game, own, table.name, field) for field in table.fields],
    )


def _field(game: str, own: Workshop, within: str, field: Field) -> FieldInfo:
    place = f"{within}.{field.name}"
    letters = own.grids.get(place, ())
    widget = ""
    if letters:
        widget = "grid"
    elif place in own.words:
        widget = "words"
    elif field.kind == TEXT and not field.choices and (field.high or 0) >= LONG:
        widget = "long"
    return FieldInfo(
        field.name,
        _label(
            field.name,
            f"{game}-edit-field-{field.name}",
            f"{game}-pack-field-{within.replace('.', '-')}-{field.name}",
            f"content-field-{within.replace('.', '-')}-{field.name}",
            f"{game}-pack-field-{field.name}",
            f"content-field-{field.name}",
        ),
        field.kind,
        field.low,
        field.high,
        list(field.choices),
        field.required,
        field.translatable,
        widget,
        [LetterInfo(letter, phrase(label)) for letter, label in letters],
        [_field(game, own, place, inner) for inner in field.fields],
    )


def _label(plain: str, *ids: str) -> Phrase:
    """Return the first message that exists; falls back to the plain name."""
    known = Phrases()
    found = next((id for id in ids if known.has(id)), None)
    return Phrase(found, {}) if found else Phrase("content-said", {"text": plain})
