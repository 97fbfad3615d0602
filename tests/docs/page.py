"""Runs the examples on a page of Markdown.

The blocks of a page run in order, in a temporary folder:

* ```` ```python ```` with ``>>>`` is a doctest, otherwise a script. A page shares its variables.
* ```` ```python name.py ```` and ```` ```toml name.toml ```` are written as files.
* ```` ```console ```` contains commands after ``$`` and their expected output, in which ``...``
  matches anything. `arizona` is run; `make` is only looked up in the Makefile. After `pip install
  ./FOLDER`, the page continues in a temporary environment with that package.

Other blocks (``text``, ``json``) are ignored.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.examples.scratch import Scratch

ROOT = Path(__file__).resolve().parent.parent.parent
BLOCK = re.compile(r"^```(\w*) ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Block(NamedTuple):
    kind: str
    name: str
    text: str
    line: int


def pages() -> list[Path]:
    """Return the README and every page of the docs."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(path: Path) -> list[Block]:
    text = path.read_text("utf-8")
    return [
        Block(found[1], found[2].strip(), found[3], text.count("\n", 0, found.start()) + 1)
        for found in BLOCK.finditer(text)
    ]


def run_page(path: Path, folder: Path) -> None:
    """Run every block of a page in the working folder ``folder``."""
    names: dict[str, object] = {}
    for block in blocks(path):
        where = f"{path.name}, line {block.line}"
        if block.name:
            (folder / block.name).write_text(block.text, "utf-8")
        elif block.kind == "python" and ">>>" in block.text:
            run_session(block.text, names, where)
        elif block.kind == "python":
            exec(compile(block.text, where, "exec"), names)
        elif block.kind == "console":
            for command, expected in commands(block.text):
                run_command(command, expected, folder, where)


def run_session(text: str, names: dict[str, object], where: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
    found: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=found.append, clear_globs=False)
    names.update(test.globs)
    assert not found, "".join(found)


def commands(text: str) -> list[tuple[str, str]]:
    """Return the commands of a console block with their expected output."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        elif found:
            command, expected = found[-1]
            found[-1] = (command, f"{expected}{line}\n")
    return found


def run_command(command: str, expected: str, folder: Path, where: str) -> None:
    program, *rest = command.split()
    env = folder / "env"
    if program == "pip":
        assert rest[0] == "install", f"{where}: '{command}' is not run here"
        Scratch(env).install(ROOT / rest[1])
        return
    if program == "make":
        targets = (ROOT / "Makefile").read_text("utf-8")
        for target in (word for word in rest if "=" not in word):
            assert re.search(rf"^{target}:", targets, re.MULTILINE), f"{where}: no target {target}"
        return
    assert program in {"arizona", "python", "cat"}, f"{where}: '{program}' is not run here"
    bin_folder = str(env / "bin" if env.is_dir() else Path(sys.executable).parent)
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=os.environ | {"PATH": f"{bin_folder}:{os.environ['PATH']}", "COLUMNS": "100"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=180,
    )
    assert "Traceback" not in done.stdout, f"{where}: {command}\n{done.stdout}"
    if expected:
        alike = doctest.OutputChecker().check_output(expected, done.stdout, FLAGS)
        assert alike, f"{where}: {command}\nexpected:\n{expected}\nfound:\n{done.stdout}"
    else:
        assert done.returncode == 0, f"{where}: {command}\n{done.stdout}"
