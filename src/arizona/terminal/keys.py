"""Reads a line from the terminal, or one of the keys that act immediately."""

from __future__ import annotations

import sys

from rich.console import Console

KEYS = {
    **{"[C": "next", "[D": "back", "[A": "back", "[B": "next", "OC": "next", "OD": "back"},
    **{"[H": "first", "[F": "last", "OH": "first", "OF": "last", "[1~": "first", "[4~": "last"},
    **{"[5~": "page back", "[6~": "page on"},
}
"""Escape sequences of arrows, Home, End and the page keys, and their commands."""
ESCAPE = "\x1b"
ERASE = ("\x7f", "\b")


def ask(console: Console) -> str:
    """Return the typed line, or ``next``, ``back``, ``first``, ``last`` … for a key.

    If standard input is not a terminal with single-key input, only lines are read.
    """
    console.print("> ", style="bold cyan", end="")
    try:
        import termios  # noqa: PLC0415 (not on every system)
        import tty  # noqa: PLC0415

        before = termios.tcgetattr(sys.stdin)
    except (ImportError, OSError, ValueError):
        return console.input("")
    except Exception as error:
        if type(error).__name__ != "error":  # termios.error, if termios is available
            raise
        return console.input("")
    try:
        tty.setcbreak(sys.stdin, termios.TCSADRAIN)  # keep what was typed ahead
        return _read(console)
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def _read(console: Console) -> str:
    typed = ""
    while True:
        char = sys.stdin.read(1)
        if not char or char == "\x04":
            raise EOFError
        if char in "\r\n":
            console.print()
            return typed
        if char == ESCAPE:
            meant = KEYS.get(_sequence())
            if meant and not typed:
                console.print()
                return meant
        elif char in ERASE:
            if typed:
                typed = typed[:-1]
                console.print("\b \b", end="", markup=False)
        elif char.isprintable():
            typed += char
            console.print(char, end="", markup=False)


def _sequence() -> str:
    """Read the rest of an escape sequence."""
    text = sys.stdin.read(1)
    if text not in ("[", "O"):
        return text
    while True:
        char = sys.stdin.read(1)
        text += char
        if not char or char.isalpha() or char == "~":
            return text
