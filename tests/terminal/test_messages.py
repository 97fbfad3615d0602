"""Every message that is used exists, and none is unused."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message

import arizona as package
from arizona import game_names
from arizona.engine.entry_points import folder_of
from arizona.messages import FOLDER, Phrases, files, locales
from arizona.translation.fluent_text import syntax

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(package.__file__).parent
FILES = [path for locale in locales() for path in files(locale)]


def ids(path: Path) -> list[str]:
    body = syntax(path.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def literals(*parts: str, base: Path = SOURCE) -> set[str]:
    """Return every string constant in some sources, including parts of f-strings."""
    found: set[str] = set()
    for part in parts:
        for path in sorted(base.glob(part)):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def inner(path: Path) -> set[str]:
    """Return the messages that are referenced by others."""
    return set(re.findall(r'(?:\{ |")([a-z][a-z0-9-]+)', path.read_text("utf-8")))


def parts_of(id: str) -> set[str]:
    """Return the parts of an id that a source may contain: all, its end, or its start."""
    words = id.split("-")
    ends = {"-".join(words[first:]) for first in range(len(words))}
    return ends | {re.sub(r"\d+$", "", end) for end in ends if end[-1].isdigit() and "-" in end}


def _makes_event(call: ast.Call) -> bool:
    return ast.unparse(call.func).endswith(("Event", "._log", ".emit"))


def event_kinds(game: str) -> set[str]:
    """Return the kinds of events that a game's sources create."""
    kinds: set[str] = set()
    for path in sorted(folder_of(game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _makes_event(node):
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    kinds.add(str(first.value))
    return kinds


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_message_file_has_no_errors_and_no_message_twice(path: Path) -> None:
    body = syntax(path.read_text("utf-8")).body
    assert [entry for entry in body if isinstance(entry, Junk)] == []
    assert len(set(ids(path))) == len(ids(path))


@pytest.mark.parametrize("game", game_names())
def test_every_message_a_game_asks_for_exists(game: str) -> None:
    phrases = Phrases()
    asked = {
        text
        for text in literals("**/*.py", base=folder_of(game))
        if text.startswith(f"{game}-") and not text.endswith("-")
    } - event_kinds(game)
    drawings = folder_of(game) / "faces" / "drawings.json"
    if drawings.is_file():
        asked -= set(json.loads(drawings.read_text("utf-8"))["colors"])
    assert asked
    assert [text for text in sorted(asked) if not phrases.has(text)] == []


@pytest.mark.parametrize("game", game_names())
def test_every_event_kind_has_a_sentence(game: str) -> None:
    kinds = event_kinds(game)
    assert kinds
    assert [kind for kind in kinds if not Phrases().has(f"{game}-event-{kind}")] == []


@pytest.mark.parametrize("game", game_names())
def test_no_message_of_a_game_is_unused(game: str) -> None:
    used = literals("**/*.py", base=folder_of(game))
    used |= literals(f"{game}.py", base=ROOT / "tools" / "rule_pictures")
    used |= literals("engine/schema*.py") | inner(folder_of(game) / "words" / "en.ftl")
    used |= {text.removeprefix("-") for text in literals("terminal/*.py")}
    options = {option.name for option in package.get_game(game).options}
    general = {f"{game}-title", f"{game}-about"} | {f"{game}-option-{name}" for name in options}
    unused = []
    for id in ids(folder_of(game) / "words" / "en.ftl"):
        if not id.startswith(f"{game}-") or id.startswith((f"{game}-web-", f"{game}-legend-")):
            continue  # messages of the page, the lab and the lessons are checked elsewhere
        if id not in general and not parts_of(id) & used:
            unused.append(id)
    assert unused == []


def test_the_terminal_uses_exactly_its_messages() -> None:
    used = {
        text
        for text in literals(
            "cli/*.py",
            "client/*.py",
            "engine/*.py",
            "messages/*.py",
            "printing/*.py",
            "terminal/*.py",
            "translation/*.py",
            "games/*/faces/terminal.py",
        )
        if text.startswith("terminal-")
    }
    written = set(ids(FOLDER / "en" / "terminal.ftl"))
    # A literal that ends with a hyphen is completed at run time.
    families = {text for text in used if text.endswith("-")}
    made = {family: {id for id in written if id.startswith(family)} for family in families}
    assert all(made.values()), made
    assert used - families | set[str]().union(*made.values()) == written
    assert set(ids(FOLDER / "en" / "errors.ftl")) <= literals("**/*.py")


def test_english_is_complete_and_the_fallback() -> None:
    assert "en" in locales()
    assert Phrases("xx").text("terminal-start") == "Ready to play."


def test_an_unknown_or_unfilled_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="there is no message nothing-like-that"):
        Phrases().text("nothing-like-that")
    with pytest.raises(ValueError, match="message terminal-undone"):
        Phrases().text("terminal-undone")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("1 copper, 2 gold", "1 Copper, 2 Gold"),
        ("1 terrain", "1 step on any track"),
        ("2 canyon, 1 antidote", "2 steps on Canyon, return a Poison token"),
        ("Turn Order costs nothing", "Turn Order costs nothing"),
        ("–", "nothing"),
        ("", "nothing"),
    ],
)
def test_a_list_of_amounts_is_written_amount_by_amount(given: str, said: str) -> None:
    assert Phrases().text("trail-gives", gives=given) == said
