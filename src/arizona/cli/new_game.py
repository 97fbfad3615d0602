"""`arizona new-game`: creates a package with a small working game to start from."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

import arizona
from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, ValidationMessage
from arizona.messages import terminal_phrases

FILES = Path(__file__).parent / "new_game_files"
ENDING = ".txt"
"""Ending of the template files, so that tools do not read them as code."""
NAME = re.compile(r"[a-z][a-z0-9]{1,30}")
PACKAGE = "package"
TEST = "test_game.py"


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="name of the game, such as hex")],
    title: Annotated[str | None, typer.Option(help="title for players; default: NAME")] = None,
    out: Annotated[Path | None, typer.Option(help="folder to create; default: NAME")] = None,
) -> None:
    """Create a package with a new game: four in a row, as a working start for your own rules.

    It plays in the terminal and the browser, in English and Spanish, and has tests.

    Example: `arizona new-game hex --title "Hex"`
    """
    folder = Path(name) if out is None else out
    files = create(name, title or name.capitalize(), folder)
    print(f"{folder}: {terminal_phrases().text('terminal-new-game-files', count=len(files))}")
    print(f"  pip install -e {folder}\n  arizona play {name}\n  pytest {folder}/tests")


def _refused(cause: str, name: str, english: str) -> ArizonaError:
    args: dict[str, Arg] = {"cause": cause, "name": name}
    return ArizonaError(ValidationMessage("terminal-new-game-refused", english, args))


def create(name: str, title: str, folder: Path) -> list[Path]:
    """Write the package and return its files. Raises ``ArizonaError`` if that is not possible."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise _refused("letters", name, "'{name}': expected 2 to 31 lowercase letters and digits")
    if name in arizona.game_names():
        raise _refused("game", name, "there is already a game called '{name}'")
    if name in sys.stdlib_module_names or name in ("arizona", "tests"):
        raise _refused("package", name, "'{name}' is the name of another Python package")
    if not title.strip() or any(char in title for char in '{}"\\\n'):
        raise _refused("title", title, "title: '{name}' is not plain text")
    if folder.exists():
        raise _refused("folder", str(folder), "{name} exists already")
    words = {"name": name, "Name": name.capitalize(), "NAME": name.upper(), "title": title}
    words["L"] = name[0].upper()
    made: list[Path] = []
    for source in sorted(FILES.rglob(f"*{ENDING}")):
        parts = list(source.relative_to(FILES).parts)
        parts[-1] = parts[-1].removesuffix(ENDING).replace(TEST, f"test_{name}.py")
        if parts[0] == PACKAGE:
            parts[0] = name
        text = source.read_text("utf-8")
        for word, value in words.items():
            text = text.replace(f"@{word}@", value)
        path = folder.joinpath(*parts)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        made.append(path)
    return made
