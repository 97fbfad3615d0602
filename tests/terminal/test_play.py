"""Playing in a real terminal: by numbers, with undo, saving, leaving and resuming."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pexpect
import pytest

from arizona.engine.record import load_record
from arizona.engine.replay import replay
from tests.terminal.command import PROGRAM, Command, run

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ASK = r"> (?:\x1b\[0m)?$"
END = r"Game file:"
COLOR = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|4[0-7]|9[0-7]|[34]8;)[0-9;]*m")


class Terminal:
    """An `arizona …` process in a pseudo-terminal."""

    def __init__(
        self, *args: str, columns: int = 90, rows: int = 50, env: dict[str, str] | None = None
    ) -> None:
        plain = {key: value for key, value in os.environ.items() if key not in {"COLUMNS", "LINES"}}
        self.child: pexpect.spawn[str] = pexpect.spawn(
            PROGRAM,
            list(args),
            env=plain | {"TERM": "xterm-256color", "PAGER": "cat"} | (env or {}),
            encoding="utf-8",
            timeout=100,
            dimensions=(rows, columns),
        )
        self.child.delaybeforesend = None
        self.raw = ""

    def answer(self, text: str | None = None) -> str:
        """Type a line (if any) and read until the next prompt or the end."""
        if text is not None:
            self.child.sendline(text)
        self.child.expect([ASK, pexpect.EOF])
        heard = self.child.before or ""
        self.raw += heard
        return ESCAPE.sub("", heard).replace("\r", "")

    def interrupt(self) -> str:
        """Press Ctrl-C and read to the end. Retry if it came between prompt and input.

        Python's ``input`` loses an interrupt that arrives just before it waits for a key.
        """
        for _ in range(5):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=6) == 0:
                break
        return self.end()

    def end(self) -> str:
        """Read until the program exits."""
        if self.child.after is not pexpect.EOF:
            self.child.expect(pexpect.EOF)
        heard = self.child.before or ""
        self.raw += heard
        self.child.close()
        return ESCAPE.sub("", heard).replace("\r", "")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_a_whole_game_by_numbers(path: Path) -> None:
    table = Terminal("play", "knight", "-o", "games=1", "--seed", "8", "--record", str(path))
    heard = table.answer()
    assert "Player: Choose one of your tiles to place." in heard
    for _ in range(80):
        if not table.child.isalive() or END in heard:
            break
        heard = table.answer("1")
    assert re.search(r"(Player|Magpie) wins!|share the victory", heard)
    assert f"Game file: {path}" in heard
    table.child.close()
    assert table.child.exitstatus == 0
    match = replay(load_record(path))
    assert match.over
    assert match.names == ["Player", "Magpie"]


def test_undo_restart_save_quit_and_resume(path: Path, tmp_path: Path) -> None:
    table = Terminal(
        "play", "knight", "--humans", "2", "-o", "deal=draft", "--seed", "1", "--record", str(path)
    )
    table.answer()
    for tile in ("Mitten", "Mesa", "Butte", "Bench", "Spire", "Rim"):
        heard = table.answer(tile)
    assert "Player 1: Choose one of your tiles to place." in heard
    assert "Place the 3-chip" in table.answer("tile Mitten")
    assert "Undone: tile Mitten." in table.answer("undo")
    assert "Which way should Spire face?" in table.answer("spire")
    table.answer("turn 1")
    assert "Turn restarted (2 steps undone)." in table.answer("restart")
    assert "Another player has moved since then" in table.answer("undo")
    copy = tmp_path / "copy.json"
    assert f"Saved to {copy}." in table.answer(f"save {copy}")
    heard = " ".join(table.answer(f"save {tmp_path}/none/copy.json").split())
    assert "Can’t be written: the folder doesn’t exist." in heard
    table.answer("mitten")
    table.child.sendline("quit")
    assert f"arizona play --resume {path}" in table.end()
    assert len(load_record(copy).lines) == 6
    assert load_record(path).lines[-1] == "1 tile Mitten"

    again = Terminal("play", "--resume", str(path))
    assert "Player 1: Place the 3-chip on a space of the new tile." in again.answer()
    assert "Undone: tile Mitten." in again.answer("u")
    again.child.sendline("q")
    again.end()
    assert load_record(path).lines[-1] == "2 pick Rim"


def test_wrong_input_is_explained(path: Path) -> None:
    table = Terminal("play", "knight", "--seed", "1", "--record", str(path))
    table.answer()
    assert "there is no move 99; choose 1 to 3" in table.answer("99")
    assert "there is no move 0; choose" in table.answer("0")
    assert "there is no move 999999999; choose" in table.answer("9" * 3000)
    assert "“tile” is ambiguous: tile " in table.answer("tile")
    assert "“castle” is not a move in this game" in table.answer("castle")
    assert "[/bold] [red]" in table.answer("[/bold] [red]")
    assert "Type the number of a move" in table.answer("?")
    assert "Place " in table.answer("moves")
    assert "game 1 of 2" in table.answer("board")
    assert "is dealt" in table.answer("log")
    assert "Arizona Knight" in table.answer("rules")
    table.answer("")
    table.child.sendeof()
    assert "Your game is saved." in table.end()


def test_ctrl_c_leaves_a_resumable_record(path: Path) -> None:
    table = Terminal("play", "knight", "--seed", "2", "--record", str(path))
    table.answer()
    table.answer("1")
    heard = table.interrupt()
    assert "Your game is saved." in heard
    assert "Traceback" not in heard
    record = load_record(path)
    assert len(record.lines) >= 7
    again = Terminal("play", "--resume", str(path))
    assert "Player: " in again.answer()
    again.interrupt()
    assert load_record(path).lines == record.lines


def test_forty_columns_are_enough(path: Path) -> None:
    table = Terminal(
        "play", "knight", "--seed", "3", "-o", "games=1", "--record", str(path), columns=40
    )
    heard = table.answer()
    for _ in range(9):
        heard += table.answer("1")
    assert "Traceback" not in heard
    pictures = [line for line in heard.splitlines() if not line.startswith(">")]
    assert max(len(line) for line in pictures) <= 40
    assert "column" in heard
    table.child.sendline("q")
    table.end()


@pytest.mark.parametrize(("env", "colored"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_color_is_left_out_if_disabled(env: dict[str, str], colored: bool, path: Path) -> None:
    table = Terminal("play", "knight", "--seed", "4", "--record", str(path), env=env)
    table.answer()
    table.answer("1")
    assert bool(COLOR.search(table.raw)) is colored
    table.child.sendline("q")
    table.end()


def test_an_unwritable_path_is_reported_once_and_the_game_continues(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    table = Terminal(
        "play", "knight", "--seed", "5", "--record", str(tmp_path / "file" / "game.json")
    )
    assert "Continuing without saving" in table.answer()
    assert "Continuing without saving" not in table.answer("1")
    table.child.sendline("q")
    assert "This game was not saved." in table.end()


def test_without_a_terminal_the_end_of_the_input_leaves(path: Path) -> None:
    code, out, err = run("play", "knight", "--seed", "6", "--record", str(path), entered="1\n1\n")
    assert (code, err) == (0, "")
    assert "Your game is saved." in out
    assert "\x1b" not in out
    assert load_record(path).lines


def test_stepping_through_a_record(path: Path, arizona: Command) -> None:
    arizona(
        "play", "knight", "--humans", "0", "-o", "games=1", "--seed", "7", "--record", str(path)
    )
    last = len(load_record(path).lines)
    table = Terminal("replay", str(path))
    assert f"Step 0 of {last}" in table.answer()
    assert f"Step 1 of {last}" in table.answer("")
    assert f"Step 9 of {last}" in table.answer("9")
    assert f"Step 8 of {last}" in table.answer("b")
    assert f"Step {last} of {last}" in table.answer("9" * 2000)
    assert f"Step {last} of {last}" in table.answer("e")
    table.child.sendline("")
    table.end()
    assert table.child.exitstatus == 0


def test_undo_against_a_bot_includes_the_players_own_move(path: Path) -> None:
    table = Terminal(
        *("play", "knight", "-o", "deal=draft", "--seed", "1"),
        *("--bot", "random", "--record", str(path)),
    )
    table.answer()
    table.answer("Mitten")
    table.answer("1")
    lines = load_record(path).lines
    assert len(lines) == 4
    assert "Undone: pick" in table.answer("undo")
    assert load_record(path).lines == lines[:2]
    assert "Undone: pick Mitten, pick" in table.answer("undo")
    assert load_record(path).lines == []
    assert "You haven’t made a move yet." in table.answer("undo")
    table.child.close()


def test_resigning_needs_one_confirmation_and_is_recorded(path: Path) -> None:
    table = Terminal("play", "knight", "--seed", "8", "--record", str(path))
    table.answer()
    assert "Type resign again" in table.answer("resign")
    assert "Put the" in table.answer("1") or load_record(path).result is None, "played on"
    assert "Only two people can agree to a draw" in table.answer("agree")
    table.answer("resign")
    table.child.sendline("resign")
    heard = table.end()
    assert "Player resigned." in heard and "Magpie wins!" in heard
    match = replay(load_record(path))
    assert (match.over, match.winners()) == (True, [1])
    assert match.moves[-1].line() == "1 resigns"


def test_chance_events_are_undone_if_the_game_allows_it(path: Path) -> None:
    wanted = ("play", "rails", "--seed", "3", "--bot", "random", "--record", str(path))
    for more, heard in (((), "Something was rolled or drawn"), (("--take-back",), "Undone:")):
        table = Terminal(*wanted, *more)
        table.answer()
        while not any(line.startswith("1 ") for line in load_record(path).lines) or (
            not load_record(path).lines[-1].startswith("*")
        ):
            table.answer("1")
        assert heard in table.answer("undo")
        assert load_record(path).take_back == bool(more)
        table.child.close()
