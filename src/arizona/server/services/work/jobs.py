"""Registers all functions that worker processes can run; a worker imports only this module.

Code that also runs offline imports the individual job modules instead, because the Workshop is not
available offline.
"""

from __future__ import annotations

from arizona.server.services.pictures.page_jobs import (
    LONGEST_SECONDS,
    answer_part,
    answer_soon,
    print_pages,
    render_png,
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
    check_edits,
    check_pack,
    edit_pack,
    explain_words,
    fill_entry,
    pack_header,
    rename_pack,
    unpack,
    zip_pack,
)
from arizona.server.tables.record_jobs import check_record

__all__ = [
    "LONGEST_SECONDS",
    "answer_part",
    "answer_soon",
    "check_edits",
    "check_pack",
    "check_record",
    "edit_pack",
    "explain_words",
    "fill_entry",
    "pack_header",
    "play_puzzle",
    "print_pages",
    "puzzle_hint",
    "puzzle_picture",
    "puzzle_previews",
    "puzzle_solution",
    "puzzle_values",
    "read_puzzles",
    "rename_pack",
    "render_png",
    "show_puzzle",
    "unpack",
    "zip_pack",
]
