"""Terminal drawing of a position."""

from __future__ import annotations

from rich.text import Text

from arizona.terminal.drawing import Scene, score_line

STYLES = {"●": "cyan", "▲": "red", "·": "dim"}


def draw(scene: Scene) -> Text:
    """Return the board, with the letters of the columns above it and the numbers of the rows."""
    out = score_line(scene)
    board = scene.view["board"]
    size = len(board)
    letters = "  ".join(chr(ord("a") + column) for column in range(size))
    out.append(f"\n\n    {letters}\n", style="dim")
    for row, marks in enumerate(board):
        # A row is half a space further right: three characters in two rows.
        indent = row * 3 // 2
        out.append(f"{' ' * indent}{row + 1:>2}  ", style="dim")
        for mark in marks:
            out.append(f"{mark}  ", style=STYLES[mark])
        out.append("\n")
    return out
