"""`make pictures`: regenerates the pictures of the README and the docs from the real program."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import arizona
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.messages import Phrases
from arizona.terminal.play import Table

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 60

NIGHT, SAND, PAPER = (36, 31, 41), (233, 213, 184), (255, 246, 229)
TERRACOTTA, SUNSET, SAGE, TURQUOISE = (196, 98, 67), (238, 142, 66), (157, 178, 122), (96, 178, 172)
DUSK, ROSE = (92, 102, 143), (186, 120, 137)
ARIZONA = TerminalTheme(
    NIGHT,
    SAND,
    [NIGHT, TERRACOTTA, SAGE, SUNSET, DUSK, ROSE, TURQUOISE, SAND],
    [DUSK, TERRACOTTA, SAGE, SUNSET, DUSK, ROSE, TURQUOISE, PAPER],
)
OTHER_COLORS = {
    "#3a3a3a": "#4b3b3c",  # the two board tones
    "#262626": "#3a2e35",
    "#ff5f57": "#c46243",  # the three window buttons
    "#febc2e": "#e9d5b8",
    "#28c840": "#9db27a",
}

# Rich's own frame loads a remote font; this one uses the reader's.
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>A game of Arizona Knight in a terminal</title>
<style>
.{unique_id}-matrix {{ font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font: bold 16px sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


LAID = (
    ("Mitten", "", 0, 0),
    ("Mesa", "turn 1", 3, 1),
    ("Rim", "turn 2", 6, 0),
    ("Spire", "turn 0", 0, 3),
    ("Butte", "", 3, 4),
    ("Needle", "turn 1", 6, 3),
)
"""Each tile with its rotation and place: a board that fits into a picture."""


def knight_game(jumps: int, seed: int) -> Match:
    """A game on a chosen board, with random chips and jumps."""
    match = arizona.new("knight", names=["Ann", "Ben"], deal="draft")
    for tile, *_ in LAID:
        match.play(f"pick {tile}")
    rng = Rng(seed)
    for number, (tile, turn, column, row) in enumerate(LAID):
        place = [f"column {column}", f"row {row}"] if number else []
        for text in (f"tile {tile}" if number < 4 else "", turn, *place):
            if text:
                match.play(text)
        for _ in range(3):
            play_any(match, rng)
    match.play("knight 1,2")
    for _ in range(jumps):
        play_any(match, rng)
    return match


def play_any(match: Match, rng: Rng) -> None:
    legal = match.state.legal()
    match.play(legal[rng.below(len(legal))])


def knight_terminal() -> str:
    """What a player sees in the middle of a game."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="256",
        highlight=False,
    )
    match = knight_game(jumps=13, seed=25)
    table = Table(match, {}, console, Phrases(), path=Path("unused"), show_rules=lambda: None)
    console.print("$ arizona play knight --humans 2 --name Ann --name Ben", style="dim")
    table.show_board()
    console.print()
    table.show_moves()
    console.print("[bold cyan]> [/]1")
    table.print_events(match.play(match.state.legal()[0]))
    svg = console.export_svg(
        title="Arizona Knight", theme=ARIZONA, code_format=FRAME, unique_id="knight"
    )
    for old, new in OTHER_COLORS.items():
        svg = svg.replace(old, new)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main() -> None:
    path = FOLDER / "knight-terminal.svg"
    path.write_text(knight_terminal(), "utf-8")
    print(path.name)


if __name__ == "__main__":
    main()
