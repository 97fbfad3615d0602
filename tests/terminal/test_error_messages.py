"""Versions, and clear error messages for hosts and designers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arizona import __version__, get_game, new
from arizona.engine.match import Match
from tests.terminal.command import Command


def test_the_version_is_shown(arizona: Command) -> None:
    assert arizona("--version").out == f"arizona {__version__}\n"
    done = subprocess.run(
        [sys.executable, "-m", "arizona", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"arizona {__version__}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--port", "99999"), "--port"),
        (("serve", "--port", "-1"), "--port"),
        (
            ("serve", "--port", "0", "--data", "HERE/text"),
            "This is not a database, or it is",
        ),
        (("serve", "--port", "0", "--data", "HERE/text/in.db"), "can’t be read"),
        (("serve", "--port", "0", "--data", "HERE"), "This is a folder."),
        (("tables", "list", "--data", "HERE/text"), "This is not a database, or it is"),
        (("tables", "list", "--data", "HERE/typo"), "typo: No tables found."),
        (("tables", "backup", "HERE/b", "--data", "HERE/typo"), "typo: No tables found."),
    ],
)
def test_a_hosts_mistake_gets_one_sentence(
    arizona: Command, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    (tmp_path / "text").write_text("this is no database\n")
    before = sorted(tmp_path.iterdir())
    done = arizona(*[word.replace("HERE", str(tmp_path)) for word in words])
    assert done.code == 2
    assert said in done.err
    assert done.err.startswith("arizona: ") and done.err.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == before


def test_a_backup_that_cannot_be_written_is_one_sentence(arizona: Command, tmp_path: Path) -> None:
    new("knight", seed=1).record().save(tmp_path / "game.json")
    data = ("--data", str(tmp_path / "tables"))
    assert arizona("tables", "import", str(tmp_path / "game.json"), *data).code == 0
    done = arizona("tables", "backup", str(tmp_path / "none" / "copy"), *data)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "copy: Can’t be written: the folder doesn’t exist." in done.err


def test_a_record_of_an_unknown_bot_can_be_shown(arizona: Command, tmp_path: Path) -> None:
    match = Match(get_game("knight").setup(), seed=1, bots=["", "hal-9000"])
    match.settle()
    path = tmp_path / "game.json"
    match.record().save(path)
    assert "Step 6 of 6" in arizona("show", str(path)).out
    assert "is dealt" in arizona("replay", str(path)).out
    assert "There is no bot “hal-9000”" in arizona("play", "--resume", str(path)).err


def test_a_pack_that_is_misspelled_is_explained(arizona: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[pakc]\nname = "mine"\ngame = "knight"\n')
    assert "did you mean ‘pack’?" in arizona("content", "check", str(path)).err
    path.write_text('[pack]\nname = "mine"\ngame = "night"\n')
    assert "did you mean ‘knight’?" in arizona("content", "check", str(path)).err
    path.write_text('[pack]\nname = "mine"\ngame = "knight"\n[[card]]\nname = "gold"\n')
    output = arizona("content", "check", str(path)).err
    assert "game: The tables are those of rails, not of knight" in output
