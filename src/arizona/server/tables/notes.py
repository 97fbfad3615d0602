"""Notes in the log of a table: requests of players and the answers to them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from arizona.server.protocol.parts import NoteKind, TableNote
from arizona.server.store.store import TableSettings

MAX_NOTES: Final = 40
"""Number of notes that a table remembers."""


def with_note(settings: TableSettings, moment: int, seat: int, kind: NoteKind) -> TableSettings:
    """Return the settings with another note, made at a moment of the game."""
    last = settings.notes[-1].id if settings.notes else 0
    note = TableNote(last + 1, moment, seat, kind)
    return replace(settings, notes=[*settings.notes, note][-MAX_NOTES:])


def back_to(settings: TableSettings, moment: int) -> TableSettings:
    """Return the settings after an undo, with no note beyond the moment that it went back to."""
    if all(note.moment <= moment for note in settings.notes):
        return settings
    notes = [replace(note, moment=min(note.moment, moment)) for note in settings.notes]
    return replace(settings, notes=notes)
