"""Compiles the Python modules that every offline start imports, so that browsers need not.

``python web/bytecode.py SOURCES.zip`` writes ``bytecode.zip`` into the engine's folder, and
replaces the standard library there by one with the same modules compiled. Compiling took most of
the time of a first start. Names in ``bytecode.zip`` begin with a hash of the source, so bytecode
of an older source is not used.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from build import WEB, prepare

from engine import OUT

PYTHON = "pyodide.asm.wasm"
MADE_WITH = "python"
"""The entry with the hash of the interpreter, which decides about the format of bytecode."""


def main(sources: Path) -> None:
    """Run Pyodide in Node, and move what it has compiled into place."""
    print("setting up: bytecode for the browser", flush=True)
    node = prepare() / "node"
    (wheel,) = OUT.glob("*.whl")
    with tempfile.TemporaryDirectory(dir=OUT.parent) as scratch:
        bytecode, library = Path(scratch) / "bytecode.zip", Path(scratch) / "python_stdlib.zip"
        command = [node, WEB / "bytecode.mjs", sources, wheel, bytecode, library]
        done = subprocess.run(
            [str(word) for word in command], check=False, capture_output=True, text=True
        )
        if done.returncode:
            raise SystemExit(f"the bytecode could not be compiled\n{done.stderr[-2000:]}")
        with zipfile.ZipFile(bytecode, "a") as archive:
            archive.writestr(MADE_WITH, hashlib.sha256((OUT / PYTHON).read_bytes()).hexdigest())
        for made in (bytecode, library):
            made.replace(OUT / made.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
