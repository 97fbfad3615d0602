"""Imports go one way: between packages, inside the server and inside each game."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import arizona

PACKAGE = Path(arizona.__file__).parent
RUNTIME = {"librt", "mypy_extensions"}
"""The compiler's runtime, the only dependency of rules and bots."""
PACKAGES = {
    "engine": set[str](),
    "bots": {"engine"},
    "games": {"engine", "bots"},
    "people": {"engine"},
    "messages": {"engine"},
    "puzzles": {"engine", "games", "bots"},
    "review": {"engine", "games", "bots"},
    "terminal": {"engine", "games", "bots", "messages", "puzzles", "review"},
    "lab": {"engine", "games", "bots", "messages"},
    "printing": {"engine", "games", "bots", "messages", "rulebook"},
    "envs": {"engine", "games", "bots", "messages", "terminal"},
    "client": {"engine", "bots", "messages"},
    "translation": {"engine", "messages"},
    "packaging": {"engine"},
    "server": {
        *("engine", "games", "bots", "lab", "messages", "people", "printing", "puzzles"),
        *("quick_reference", "review", "rulebook", "_form"),
    },
}
"""The packages that each package may import, in addition to itself."""
GAME = {
    "rules": set[str](),
    "content": {"rules"},
    "bot": {"rules", "content"},
    "words": {"rules", "content"},
    "faces": {"rules", "content", "bot", "words"},
}
"""The folders of a game and the folders that each may import. ``game.py`` combines them."""
SERVER = {"base": 0, "protocol": 1, "store": 2, "transport": 3, "tables": 4, "services": 5}
SERVER |= {"api": 6, "web": 7, "offline": 7}
"""The layers of the server. A module may import from its own layer and lower ones."""


@cache
def imported(path: Path) -> frozenset[str]:
    return frozenset(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "arizona" or _is_package(node.module):
                yield from (f"{node.module}.{name.name}" for name in node.names)
            else:
                yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def _is_package(name: str) -> bool:
    return name.startswith("arizona.") and (PACKAGE.parent / name.replace(".", "/")).is_dir()


def faces(path: Path) -> bool:
    return path.is_relative_to(PACKAGE / "games") and "faces" in path.parts


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_imports_only_lower_packages(package: str) -> None:
    known = {path.stem for path in PACKAGE.iterdir()} - {"__init__", "__pycache__"}
    for path in (PACKAGE / package).rglob("*.py"):
        if faces(path):
            continue  # a face may import the shared package it adapts to
        ours = {name.split(".")[1] for name in imported(path) if name.startswith("arizona.")}
        assert ours & known <= PACKAGES[package] | {package}, path


def test_every_package_has_a_place_in_the_order() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages - {"cli"} == set(PACKAGES)


@pytest.mark.parametrize("layer", SERVER)
def test_a_server_layer_imports_only_lower_layers(layer: str) -> None:
    for path in (PACKAGE / "server" / layer).rglob("*.py"):
        for name in imported(path):
            if name.startswith("arizona.server."):
                other = name.split(".")[2]
                assert other == layer or SERVER[other] < SERVER[layer], f"{path}: {name}"


def test_every_server_module_is_in_a_layer() -> None:
    server = PACKAGE / "server"
    assert [path.name for path in server.glob("*.py")] == ["__init__.py"]
    assert {path.parent.name for path in server.glob("*/__init__.py")} == set(SERVER)


def test_only_the_web_layer_imports_the_web_framework() -> None:
    for path in (PACKAGE / "server").rglob("*.py"):
        if path.relative_to(PACKAGE / "server").parts[0] != "web":
            found = [name for name in runtime_imports(path) if name.split(".")[0] == "litestar"]
            assert found == [], path


def runtime_imports(path: Path) -> Iterator[str]:
    """Yield what a module imports, except for types only."""
    tree = ast.parse(path.read_text("utf-8"))
    tree.body = [node for node in tree.body if not isinstance(node, ast.If)]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def games() -> list[Path]:
    return [path.parent for path in sorted((PACKAGE / "games").glob("*/game.py"))]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_folders_of_a_game_import_one_way(game: Path) -> None:
    assert {path.name for path in game.glob("*.py")} == {"__init__.py", "game.py"}
    assert {path.parent.name for path in game.glob("*/__init__.py")} == set(GAME)
    start = f"arizona.games.{game.name}."
    for folder, below in GAME.items():
        for path in (game / folder).rglob("*.py"):
            for name in imported(path):
                if name.startswith(start):
                    assert name.removeprefix(start).split(".")[0] in below | {folder}, path


def test_a_game_imports_no_other_game() -> None:
    for game in games():
        for path in game.rglob("*.py"):
            for name in imported(path):
                if name.startswith("arizona.games."):
                    assert name.split(".")[2] == game.name, path


@pytest.mark.parametrize("package", ["engine", "games", "bots"])
def test_rules_and_bots_need_only_python_and_the_compilers_runtime(package: str) -> None:
    allowed = set(sys.stdlib_module_names) | RUNTIME | {"arizona"}
    for path in (PACKAGE / package).rglob("*.py"):
        if not faces(path):
            assert {name.split(".")[0] for name in imported(path)} <= allowed, path


def test_people_need_no_server() -> None:
    libraries = {"confusable_homoglyphs", "openskill", "rustworkx"}
    allowed = set(sys.stdlib_module_names) | libraries | {"arizona"}
    for path in (PACKAGE / "people").rglob("*.py"):
        assert {name.split(".")[0] for name in imported(path)} <= allowed, path


def _words(text: str) -> set[str]:
    """Return the words in a text or identifier: ``KnightState`` and ``rails_v1`` have two each."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)}


@cache
def _text_fields(fields: tuple[str, ...]) -> list[str]:
    """Select the fields of a node that may be identifiers or strings."""
    texts = ("id", "attr", "name", "module", "arg", "asname", "value")
    return [field for field in texts if field in fields]


def _named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield every identifier and string of a module, except docstrings."""
    nodes = list(ast.walk(tree))
    docstrings = {
        id(node.value)
        for node in nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in nodes:
        if id(node) in docstrings:
            continue
        line = getattr(node, "lineno", 0)
        for field in _text_fields(node._fields):
            found = getattr(node, field)
            if isinstance(found, str):
                yield line, found


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = {game.name for game in games()}
    assert len(names) >= 3
    mentioned = re.compile("|".join(names), re.IGNORECASE)  # faster than finding all words
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if "games" not in path.relative_to(PACKAGE).parts
        for line, name in _named(ast.parse(path.read_text("utf-8")))
        if mentioned.search(name) and _words(name) & names
    ]
    assert found == []


def modules() -> dict[str, set[str]]:
    """Return the modules that each module imports, including imports for types only."""
    paths = {module(path): path for path in PACKAGE.rglob("*.py")}
    return {
        name: {target for target in targets(path) if target in paths} - {name}
        for name, path in paths.items()
    }


def module(path: Path) -> str:
    parts = ("arizona", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def targets(path: Path) -> Iterator[str]:
    """Yield what a module imports at the top level or under ``TYPE_CHECKING``."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in [item for top in tree.body for item in (*getattr(top, "body", ()), top)]:
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{name.name}" for name in node.names]
            yield from inner
            if not all(
                (PACKAGE.parent / one.replace(".", "/")).with_suffix(".py").is_file()
                or (PACKAGE.parent / one.replace(".", "/")).is_dir()
                for one in inner
            ):
                yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def cycle(imports: dict[str, set[str]]) -> list[str]:
    """Return a cycle of modules that import each other, or an empty list."""
    done: set[str] = set()
    trail: list[str] = []

    def walk(name: str) -> list[str]:
        if name in trail:
            return [*trail[trail.index(name) :], name]
        if name in done:
            return []
        trail.append(name)
        for other in sorted(imports[name]):
            if found := walk(other):
                return found
        trail.pop()
        done.add(name)
        return []

    for name in sorted(imports):
        if found := walk(name):
            return found
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycle(modules()) == []


def test_a_cycle_would_be_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
