"""Puts Python for the browser into ``src/arizona/server/engine``: Pyodide's core and wheels.

Pyodide comes from the npm package pinned in ``web/package-lock.json``, and wheels by the hashes in
``engine.txt``. Does nothing if the engine is up to date.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from build import ROOT, WEB, prepare

OUT = ROOT / "src" / "arizona" / "server" / "engine"
STAMP = OUT / ".stamp"
WANTED = WEB / "engine.txt"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"


def fingerprint() -> str:
    """Return a hash of all inputs."""
    digest = hashlib.sha256()
    for path in (WEB / "package-lock.json", WANTED, Path(__file__)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def tags(info: dict[str, str]) -> list[str]:
    """Return pip's options for Pyodide's platform."""
    python = "".join(info["python"].split(".")[:2])
    abi = info["abi_version"]
    return [
        f"--platform=pyemscripten_{abi}_wasm32",
        f"--python-version={python}",
        f"--abi=cp{python}",
        "--implementation=cp",
    ]


def lay(folder: Path) -> None:
    """Put all files into a folder."""
    pyodide = WEB / "node_modules" / "pyodide"
    for name in CORE:
        shutil.copyfile(pyodide / name, folder / name)
    lock = json.loads((pyodide / LOCK).read_text())
    # Pyodide's own packages are not used, so remove them from its lock file.
    lock["packages"] = {}
    (folder / LOCK).write_text(json.dumps(lock))
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary=:all:", "--require-hashes", *tags(lock["info"])]
    done = subprocess.run(
        [*command, "-r", str(WANTED), "-d", str(folder)],
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"the engine: its packages could not be fetched\n{done.stderr}")


def main() -> None:
    """Build the engine in a temporary folder, then move it into place."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text().strip() == wanted:
        return
    print("setting up: Python for the browser", flush=True)
    prepare()
    with tempfile.TemporaryDirectory(dir=OUT.parent) as scratch:
        folder = Path(scratch) / "engine"
        folder.mkdir()
        lay(folder)
        (folder / STAMP.name).write_text(wanted + "\n")
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.copytree(folder, OUT)


if __name__ == "__main__":
    main()
