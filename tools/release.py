"""`make release`: builds sdist and wheel for this machine into `dist/` and checks them.

1. The version (defined only in `src/arizona/__init__.py`) has a section in the changelog. With
   `--tagged`, as in the public CI, the section has a date and the commit has the tag `v<version>`.
2. The sdist is built, and the wheel from the sdist, which shows if the sdist lacks a file.
3. Metadata and contents are checked.
4. The wheel, and the sdist in plain form, are each installed into an empty environment and tested
   (`tools/smoke.py`). A plain wheel is built from the sdist, so one test covers both.
5. The small wheel `arizona-core` is made from the wheel and tested in the same way.
6. Bills of materials (CycloneDX, for Python and the page) and checksums are added. Both bills are
   checked against the lock files and the list of allowed licenses (`tools/bills.py`).

Wheels for other systems and Pythons are built by the workflow `wheels.yml`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from tools import bills
from tools.core_wheel import core_wheel
from tools.pythons import INSIDE, uv

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
HEADING = re.compile(r"^## ([\d.]+\S*?), (.+)$", re.MULTILINE)
PARTS = {
    "arizona/server/static/index.html": "page",
    "arizona/server/engine/": "static",
}
"""Files that must be built before a wheel, and their make targets."""
DATE = re.compile(r"\d{4}-\d\d-\d\d")


class Problem(Exception):  # noqa: N818
    """A reason why the release cannot be published."""


def run(*command: str | Path, **settings: str) -> str:
    """Run a command in the project folder and return its output. Raises ``Problem`` if it fails."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=os.environ | settings,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Problem(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def version() -> str:
    """Read the version from its only definition."""
    text = (ROOT / "src" / "arizona" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise Problem("src/arizona/__init__.py has no __version__")
    return found[1]


def check_changelog(number: str, tagged: bool) -> None:
    """Check that the newest changelog section is for this version, with a date if it is tagged."""
    sections = HEADING.findall((ROOT / "docs" / "changelog.md").read_text("utf-8"))
    if not sections or sections[0][0] != number:
        raise Problem(f"docs/changelog.md does not begin with a section for {number}")
    if not tagged:
        return
    if not DATE.fullmatch(sections[0][1]):
        raise Problem(f"docs/changelog.md gives {number} no date: '{sections[0][1]}'")
    tags = run("git", "tag", "--points-at", "HEAD").split()
    if f"v{number}" not in tags:
        raise Problem(f"this commit has no tag v{number} (it has: {', '.join(tags) or 'none'})")


def build(out: Path, plain: bool) -> tuple[Path, Path]:
    """Build the sdist, and the wheel from it."""
    with tempfile.TemporaryDirectory(prefix="arizona-build-") as folder:
        # Build tools run with our permissions, so only files whose hashes are in uv.lock are used.
        locked = Path(folder) / "build.txt"
        locked.write_text(run(uv(), "export", "--quiet", "--locked", "--only-group", "build",
                              "--no-emit-project"))  # fmt: skip
        run(uv(), "build", "--quiet", "--out-dir", out, "--build-constraints", locked,
            "--require-hashes", ARIZONA_PURE="1" if plain else "")  # fmt: skip
    (sdist,) = out.glob("*.tar.gz")
    (wheel,) = out.glob("*.whl")
    return sdist, wheel


def check_files(sdist: Path, wheel: Path) -> None:
    """Check the metadata for package indexes and the contents of the wheel."""
    run(BIN / "twine", "check", "--strict", sdist, wheel)
    check_wheel(wheel)
    check_parts(wheel)


def check_wheel(wheel: Path) -> None:
    """Check that the wheel contains nothing unexpected."""
    # The docs contain copies of the games' rule pictures: W002.
    run(BIN / "check-wheel-contents", "--ignore", "W002,W004", wheel)


def check_parts(wheel: Path) -> None:
    """The page and Python for the browser are built, not in git, and therefore easily forgotten."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    for part, target in PARTS.items():
        if not any(name.startswith(part) for name in names):
            raise Problem(f"{wheel.name} lacks {part}: it is built by `make {target}`")


def try_out(file: Path, form: str, folder: Path, *, core: bool = False) -> Path:
    """Install one file into a new environment and test it; returns its Python."""
    place = folder / f"{'core-' if core else ''}{form}-{file.suffix.lstrip('.')}"
    run(uv(), "venv", "--quiet", "--python", sys.executable, place)
    inside = place / INSIDE
    locked = folder / "locked.txt"
    if not locked.exists():
        # The versions that the tests ran with, without development dependencies.
        names = run(uv(), "export", "--quiet", "--locked", "--no-dev", "--no-emit-project",
                    "--no-default-groups", "--no-hashes")  # fmt: skip
        locked.write_text(names)
    pure = "1" if form == "plain" else ""
    run(uv(), "pip", "install", "--quiet", "--python", inside, "-c", locked, file,
        ARIZONA_PURE=pure)  # fmt: skip
    kind = ["--core"] if core else []
    result = run(inside, "-I", ROOT / "tools" / "smoke.py", "--form", form, *kind)
    print(f"{file.name}, {form}: {result.splitlines()[-1]}", flush=True)
    return inside


def bill(python: Path, out: Path, number: str) -> None:
    """Write the bills of materials of the installed package (CycloneDX)."""
    name = f"arizona-{number}.cdx.json"
    run(BIN / "cyclonedx-py", "environment", "--pyproject", ROOT / "pyproject.toml",
        "--output-reproducible", "--of", "JSON", "-o", out / name, python)  # fmt: skip
    check_bill(json.loads((out / name).read_text("utf-8")), "uv.lock")
    page = json.loads(run(sys.executable, ROOT / "web" / "build.py", "--bill"))
    check_bill(page, "web/package-lock.json")
    page["metadata"]["component"]["version"] = number
    (out / f"arizona-page-{number}.cdx.json").write_text(json.dumps(page, indent=2) + "\n", "utf-8")


def check_bill(found: dict[str, Any], lock: str) -> None:
    """Check versions against the lock file, and licenses against the allow list."""
    text = (ROOT / lock).read_text("utf-8")
    if lock.endswith(".json"):
        locked = bills.page_versions(json.loads(text))
    else:
        locked = bills.python_versions(tomllib.loads(text))
        components = found.get("components", [])
        found = {**found, "components": [one for one in components if one["name"] != "arizona"]}
    result = bills.problems(found, locked)
    if result:
        raise Problem("\n".join([f"the bill of {lock}:", *result]))


def checksums(out: Path) -> None:
    """Write `SHA256SUMS`, for `sha256sum -c`."""
    files = sorted(path for path in out.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (out / "SHA256SUMS").write_text("".join(lines), "utf-8")


def release(out: Path, plain: bool, tagged: bool) -> None:
    number = version()
    check_changelog(number, tagged)
    shutil.rmtree(out, ignore_errors=True)
    sdist, wheel = build(out, plain)
    (out / ".gitignore").unlink(missing_ok=True)
    check_files(sdist, wheel)
    with tempfile.TemporaryDirectory(prefix="arizona-release-") as folder:
        form = "plain" if plain or wheel.name.endswith("-none-any.whl") else "compiled"
        python = try_out(wheel, form, Path(folder))
        if form != "plain":  # otherwise that wheel is what the sdist builds
            try_out(sdist, "plain", Path(folder))
        try_out(core_wheel(wheel), form, Path(folder), core=True)
        bill(python, out, number)
    checksums(out)
    for path in sorted(out.iterdir()):
        print(f"{path.stat().st_size:>10,}  {path.name}")


def main() -> int:
    parser = argparse.ArgumentParser(description="build and check a release")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument(
        "--plain", action="store_true", help="build only a plain Python wheel (fast)"
    )
    parser.add_argument(
        "--tagged", action="store_true", help="require the version tag on the commit"
    )
    given = parser.parse_args()
    try:
        release(given.out.resolve(), given.plain, given.tagged)
    except Problem as problem:
        print(f"no release: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
