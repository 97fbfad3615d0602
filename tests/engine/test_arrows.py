"""The rooms of the house import one way, and the rules need nothing but Python."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arizona

HOUSE = Path(arizona.__file__).parent
RUNTIME = {"librt", "mypy_extensions"}
BELOW = {
    "engine": set(),
    "bots": {"engine"},
    "games": {"engine", "bots"},
    "messages": {"engine"},
    "people": {"engine"},
    "puzzles": {"engine", "games", "bots"},
    "review": {"engine", "games", "bots"},
    "terminal": {"engine", "games", "bots", "messages", "puzzles", "review"},
    "table": {
        "engine",
        "games",
        "bots",
        "lab",
        "messages",
        "people",
        "printing",
        "puzzles",
        "review",
        "rulebook",
        "_form",
    },
    "lab": {"engine", "games", "bots", "messages"},
    "envs": {"engine", "games", "bots", "messages", "terminal"},
    "printing": {"engine", "games", "bots", "messages", "rulebook"},
}
"""What each room may import besides itself."""
FACES = {
    "picture.py",
    "printing.py",
    "printing_art.py",
    "puzzles.py",
    "review.py",
    "terminal.py",
    "terminal_pack.py",
    "watch.py",
    "workshop.py",
    "workshop_words.py",
}
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


def _words(text: str) -> set[str]:
    """The words in a text or a name: ``KnightState`` and ``rails_v1`` are two each."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)}


def _named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name and text of a module, but not what docstrings show as examples."""
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if id(node) in told:
            continue
        line = getattr(node, "lineno", 0)
        for field in ("id", "attr", "name", "module", "arg", "asname", "value"):
            found = getattr(node, field, None)
            if isinstance(found, str):
                yield line, found


def test_nothing_outside_its_folder_names_a_game() -> None:
    """A game is one folder: what all games share finds it, and lists it nowhere."""
    games = {path.name for path in (HOUSE / "games").iterdir() if (path / "game.py").exists()}
    assert len(games) >= 3
    found = [
        f"{path.relative_to(HOUSE)}:{line}: {name}"
        for path in sorted(HOUSE.rglob("*.py"))
        if "games" not in path.relative_to(HOUSE).parts
        for line, name in _named(ast.parse(path.read_text("utf-8")))
        if _words(name) & games
    ]
    assert found == []


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


def test_people_need_no_server() -> None:
    """Accounts, ratings and tournaments are functions of data: no framework, no store."""
    libraries = {"confusable_homoglyphs", "openskill", "rustworkx"}
    allowed = set(sys.stdlib_module_names) | libraries | {"arizona"}
    for path in (HOUSE / "people").rglob("*.py"):
        assert {name.split(".")[0] for name in imported(path)} <= allowed, path


def modules() -> dict[str, set[str]]:
    """Every module of the house and those it imports, also for its types only."""
    paths = {module(path): path for path in HOUSE.rglob("*.py")}
    return {
        name: {target for target in targets(path) if target in paths} - {name}
        for name, path in paths.items()
    }


def module(path: Path) -> str:
    parts = ("arizona", *path.relative_to(HOUSE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def targets(path: Path) -> Iterator[str]:
    """What a module imports, at its top or under ``TYPE_CHECKING``; not what functions load."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in [item for top in tree.body for item in (*getattr(top, "body", ()), top)]:
        if isinstance(node, ast.ImportFrom) and node.module:
            # A name may be a module of a package, or something within one.
            inner = [f"{node.module}.{name.name}" for name in node.names]
            yield from inner
            if not all(
                (HOUSE.parent / one.replace(".", "/")).with_suffix(".py").is_file()
                or (HOUSE.parent / one.replace(".", "/")).is_dir()
                for one in inner
            ):
                yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring, or nothing."""
    done: set[str] = set()
    trail: list[str] = []

    def walk(name: str) -> list[str]:
        if name in trail:
            return [*trail[trail.index(name) :], name]
        if name in done:
            return []
        trail.append(name)
        for other in sorted(arrows[name]):
            if found := walk(other):
                return found
        trail.pop()
        done.add(name)
        return []

    for name in sorted(arrows):
        if found := walk(name):
            return found
    return []


def test_no_modules_import_each_other_in_a_ring() -> None:
    assert circle(modules()) == []


def test_a_ring_would_be_seen() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
