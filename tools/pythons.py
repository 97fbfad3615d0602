"""`make test-pythons`: runs the tests on every supported Python installed here, in both forms.

Each version gets an environment from the lock file (``.venv-3.12``) and a wheel compiled for it.
Versions that are not installed are reported; the public CI has all of them.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = sys.platform == "win32"
INSIDE = Path("Scripts/python.exe" if WINDOWS else "bin/python")
NOT_HERE = ("tests/browser", "tests/lab/test_ray.py", "tests/envs/test_learners.py")
"""These have their own targets in the Makefile."""
IN_WINDOWS = [f"tests/{room}" for room in ("engine", "knight", "rails", "trail", "golden", "bots")]
"""On Windows only rules and bots are tested; other tests need Unix terminals and signals."""


def claimed() -> list[str]:
    """The versions in the classifiers, oldest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = (re.fullmatch(r".* :: Python :: (3\.\d+)", line) for line in project["classifiers"])
    return [match[1] for match in found if match]


def uv() -> str:
    """The uv installed by `make`, otherwise the system's."""
    own = ROOT / ".uv" / "bin" / "uv"
    found = str(own) if own.is_file() else shutil.which("uv")
    if found is None:
        raise SystemExit("no uv here: make .uv/bin/uv, or install it")
    return found


def find(version: str) -> str | None:
    """The interpreter of a version: this one, one on the path, or one installed by pyenv."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return sys.executable
    homes = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    known = shutil.which(f"python{version}")
    places = [known] if known else []
    places += [str(place) for place in homes.glob(f"{version}.*/bin/python{version}")]
    for place in places:
        output = subprocess.run([place, "-VV"], check=False, capture_output=True, text=True)
        if output.returncode == 0 and output.stdout.startswith(f"Python {version}."):
            return place
    return None


def run(*command: str, **settings: str) -> None:
    """Run a command in the project folder; raises an error if it fails."""
    subprocess.run(command, cwd=ROOT, env=os.environ | settings, check=True)


def test(version: str, python: str, chosen: list[str]) -> None:
    """Test both forms on one Python."""
    place = f".venv-{version}"
    own = {"UV_PROJECT_ENVIRONMENT": place, "UV_PYTHON": python}
    inside = str(ROOT / place / INSIDE)
    wanted = chosen or (IN_WINDOWS if WINDOWS else ["tests"])
    left_out = [f"--ignore={place}" for place in NOT_HERE]
    pytest = [inside, "-m", "pytest", "-q", "-n", "auto", *left_out, *wanted]
    print(f"== Python {version}: plain", flush=True)
    run(uv(), "sync", "--quiet", "--locked", ARIZONA_PURE="1", **own)
    run(*pytest, ARIZONA_FORM="plain")
    print(f"== Python {version}: compiled", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        run(uv(), "build", "--quiet", "--wheel", "--out-dir", folder, **own)
        (wheel,) = Path(folder).glob("*.whl")
        install = [uv(), "pip", "install", "--quiet", "--python", inside, "--no-deps"]
        run(*install, "--reinstall", str(wheel))
    run(*pytest, ARIZONA_FORM="compiled")


def main() -> int:
    parser = argparse.ArgumentParser(description="run the tests on every supported Python")
    parser.add_argument(
        "--only", choices=claimed(), help="only this version, which must be installed"
    )
    parser.add_argument("tests", nargs="*", help="test folders and files (default: all)")
    given = parser.parse_args()
    here = {version: find(version) for version in [given.only] if version}
    here = here or {version: find(version) for version in claimed()}
    for version, python in here.items():
        if python is not None:
            test(version, python, given.tests)
    tested = [version for version, python in here.items() if python]
    missing = [version for version, python in here.items() if not python]
    if tested:
        print(f"tested, plain and compiled: {', '.join(tested)}")
    if missing:
        print(f"!!! not on this machine and not tested: {', '.join(missing)} !!!")
    return 1 if not tested or (given.only and missing) else 0


if __name__ == "__main__":
    sys.exit(main())
