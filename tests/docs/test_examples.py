"""All examples in the README, the docs and the docstrings work as written."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import arizona
from tests.docs.page import ROOT, blocks, pages, run_page, run_session

SOURCE = Path(arizona.__file__).parent
LINK = re.compile(r"\]\(([^)#]+)(#[^)]*)?\)")
PUBLIC = {
    "engine/match.py": [
        "Match.play",
        "Match.undo",
        "Match.restart_turn",
        "Match.record",
        "Match.at",
    ],
    "engine/game.py": ["Game.setup", "Game.parse"],
    "engine/record.py": ["load_record"],
    "engine/rng.py": ["Rng.below"],
    "engine/state.py": ["perft", "divide", "fingerprint"],
    "__init__.py": ["new", "load"],
}


@cache
def docstrings() -> list[tuple[str, str]]:
    """Return every docstring with an example, from the sources: compiled modules have none."""
    found: list[tuple[str, str]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        file, source = path.relative_to(SOURCE).as_posix(), path.read_text("utf-8")
        if ">>>" in source:
            found += [
                (f"{file}:{name}", text)
                for name, text in _inside(ast.parse(source), "")
                if ">>>" in text
            ]
    return found


def _inside(node: ast.AST, name: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
        found.append((name, ast.get_docstring(node) or ""))
        for child in node.body:
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                found += _inside(child, f"{name}.{child.name}".lstrip("."))
    return found


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_examples_run_as_shown(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARIZONA_HOME", "home")
    run_page(path, tmp_path)


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_links_have_targets(path: Path) -> None:
    for target, _ in LINK.findall(path.read_text("utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_the_readme_shows_the_library_and_the_command_line() -> None:
    kinds = [block.kind for block in blocks(ROOT / "README.md")]
    assert {"python", "console"} <= set(kinds)


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    for path in pages():
        if path.parent.name == "docs" and path.name != "README.md":
            assert f"({path.name})" in index, f"{path.name} is not in docs/README.md"


@pytest.mark.parametrize(("name", "text"), docstrings(), ids=[name for name, _ in docstrings()])
def test_docstring_examples_run_as_shown(
    name: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run_session(text, {"arizona": arizona}, name)


@pytest.mark.parametrize("file", PUBLIC)
def test_the_public_methods_have_examples(file: str) -> None:
    shown = {name for name, _ in docstrings()}
    assert [name for name in PUBLIC[file] if f"{file}:{name}" not in shown] == []


def test_docs_quote_the_example_game_correctly() -> None:
    shown = [block for block in blocks(ROOT / "docs" / "add-a-game.md") if block.kind == "text"]
    assert len(shown) >= 4
    for block in shown:
        (file,) = (ROOT / "examples" / "yacht").rglob(block.name)
        assert block.text in file.read_text("utf-8"), f"{block.name}, line {block.line}"
