"""Typing mistakes in every file of every game's pack, and what the checker says about them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import arizona
from arizona.engine.content import builtin_folder, check_pack, read_pack
from arizona.engine.errors import ContentError

TABLE = Path(__file__).with_name("broken_packs.txt")


def blocks() -> list[tuple[str, str, str, str, list[str]]]:
    """Read the table: game, file, old text, new text and messages of each block."""
    found = []
    for block in TABLE.read_text("utf-8").split("\n\n")[1:]:
        head, *lines = block.strip().split("\n")
        game, file = head.split()
        old, new, said = (
            [line[2:] for line in lines if line[0] == sign] for sign in ("-", "+", ">")
        )
        found.append((game, file, "\n".join(old), "\n".join(new), said))
    return found


def written(game: str, folder: Path) -> Path:
    """Copy a game's default pack as one of your own."""
    source = builtin_folder(game) / "default"
    if source.is_dir():
        path = folder / "box"
        shutil.copytree(source, path)
    else:
        path = folder / "box.toml"
        shutil.copy(source.with_suffix(".toml"), path)
    for file in path.glob("*.toml") if path.is_dir() else [path]:
        text = file.read_text("utf-8")
        file.write_text(text.replace('name = "default"', 'name = "box"', 1), "utf-8")
    return path


def test_the_table_has_every_file_of_every_game() -> None:
    files = {(game, file) for game, file, *_ in blocks()}
    assert len(blocks()) >= 75
    for game in ("knight", "rails", "trail"):
        source = builtin_folder(game) / "default"
        names = [one.name for one in source.glob("*.toml")] if source.is_dir() else ["default.toml"]
        content = {
            name for name in names if name not in ("pack.toml", "es.toml", "fr.toml", "ko.toml")
        }
        assert {(game, name) for name in content} - files <= {("trail", "de.toml")}


@pytest.mark.parametrize(("game", "file", "old", "new", "said"), blocks())
def test_a_typing_mistake_is_explained(
    game: str, file: str, old: str, new: str, said: list[str], tmp_path: Path
) -> None:
    path = written(game, tmp_path)
    changed = path / file if path.is_dir() else path
    text = changed.read_text("utf-8")
    assert old in text
    changed.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        check_pack(arizona.get_game(game), read_pack(path))
    folder = path if path.is_dir() else path.parent
    found = [str(problem).removeprefix(f"{folder}/") for problem in caught.value.problems]
    for wanted, message in zip(said, found, strict=False):
        pattern = ".*".join(re.escape(part) for part in wanted.split("…"))
        assert re.fullmatch(pattern, message), message
    assert len(found) == len(said) or said[-1] == "…"
