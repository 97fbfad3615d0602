"""The rooms of the house import one way, and the rules need nothing but Python."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arizona

HOUSE = Path(arizona.__file__).parent
RUNTIME = {"librt", "mypy_extensions"}
BELOW = {
    "engine": set(),
    "bots": {"engine", "games"},
    "games": {"engine", "bots"},
    "messages": {"engine"},
    "terminal": {"engine", "games", "bots", "messages"},
    "table": {"engine", "games", "bots", "messages", "rulebook", "_form"},
    "lab": {"engine", "games", "bots", "messages"},
    "envs": {"engine", "games", "bots", "messages", "terminal"},
}
"""What each room may import besides itself."""
FACES = {"terminal.py", "watch.py"}
"""What of a game is for people to look at: it may import what it is a face of."""


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "arizona":
                yield from (f"arizona.{name.name}" for name in node.names)
            else:
                yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("room", BELOW)
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    rooms = {path.stem for path in HOUSE.iterdir()} - {"__init__", "__pycache__"}
    for path in (HOUSE / room).rglob("*.py"):
        if path.name in FACES:
            continue
        ours = {name.split(".")[1] for name in imported(path) if name.startswith("arizona.")}
        assert ours & rooms <= BELOW[room] | {room}, path


def test_a_game_imports_no_other_game() -> None:
    for game in (path for path in (HOUSE / "games").iterdir() if path.is_dir()):
        for path in game.rglob("*.py"):
            for name in imported(path):
                if name.startswith("arizona.games."):
                    assert name.split(".")[2] == game.name, path


@pytest.mark.parametrize("room", ["engine", "games", "bots"])
def test_rules_and_bots_need_only_python_and_the_compilers_runtime(room: str) -> None:
    allowed = set(sys.stdlib_module_names) | RUNTIME | {"arizona"}
    for path in (HOUSE / room).rglob("*.py"):
        if path.name in FACES:
            continue
        assert {name.split(".")[0] for name in imported(path)} <= allowed, path
