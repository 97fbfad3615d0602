"""Registers all functions that worker processes can run; a worker imports only this module.

Code that also runs offline imports the individual job modules instead, because the Workshop is not
available offline.
"""

from __future__ import annotations

from arizona.server.services.pictures.page_jobs import (
    LONGEST_SECONDS,
    print_pages,
    render_pixels,
    think_ahead,
    think_long,
)
from arizona.server.services.puzzles.puzzle_jobs import (
    play_puzzle,
    puzzle_hint,
    puzzle_picture,
    puzzle_previews,
    puzzle_solution,
    puzzle_values,
    read_puzzles,
    show_puzzle,
)
from arizona.server.services.workshop.pack_jobs import (
    edit_pack,
    explain_words,
    fill_entry,
    look_at_edits,
    look_at_pack,
    pack_head,
    pack_up,
    rename_pack,
    unpack,
)
from arizona.server.tables.record_jobs import check_record

__all__ = [
    "LONGEST_SECONDS",
    "check_record",
    "edit_pack",
    "explain_words",
    "fill_entry",
    "look_at_edits",
    "look_at_pack",
    "pack_head",
    "pack_up",
    "play_puzzle",
    "print_pages",
    "puzzle_hint",
    "puzzle_picture",
    "puzzle_previews",
    "puzzle_solution",
    "puzzle_values",
    "read_puzzles",
    "rename_pack",
    "render_pixels",
    "show_puzzle",
    "think_ahead",
    "think_long",
    "unpack",
]
