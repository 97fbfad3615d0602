"""A temporary environment with a third-party game, installed as a package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
import venv
import zipfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
YACHT = ROOT / "examples" / "yacht"
HEX = ROOT / "examples" / "hex"


class Scratch:
    """A virtual environment with the packages of this one and those installed into it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=os.name != "nt")
        self.folder = folder
        scripts = "Scripts" if os.name == "nt" else "bin"
        self.python = folder / scripts / "python"
        self.site = Path(
            sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
        )
        # The parent's packages, including its .pth files, because an editable install is one.
        parent = sysconfig.get_path("purelib")
        (self.site / "parent.pth").write_text(f"import site; site.addsitedir({parent!r})\n")
        self.program = folder / scripts / "arizona"
        self.program.write_text(f"#!{self.python}\nfrom arizona.cli.main import main\nmain()\n")
        self.program.chmod(0o755)

    def install(self, package: Path, *, compiled: bool = False, level: str = "1") -> None:
        """Build a wheel as `pip install` would, without network access, and unpack it.

        ``level`` is how far compiled code is optimized.
        """
        env = {"HATCH_BUILD_HOOK_ENABLE_ARIZONA": str(compiled).lower(), "ARIZONA_OPT": level}
        wheel, _ = self.wheel(package, env)
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(self.site)

    def wheel(self, package: Path, env: Mapping[str, str]) -> tuple[Path, str]:
        """Build a wheel, and return it and the output."""
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        source = folder / package.name
        shutil.copytree(package, source, ignore=shutil.ignore_patterns("__pycache__"))
        build = ("-m", "hatchling", "build", "-t", "wheel", "-d", "..")
        output = self.run(*build, cwd=source, env=env)
        (wheel,) = folder.glob("*.whl")
        return wheel, output

    def run(
        self,
        *args: str,
        cwd: Path | None = None,
        entered: str = "",
        env: Mapping[str, str] | None = None,
    ) -> str:
        """Run the environment's Python and return its output. Raises with all output on failure."""
        done = subprocess.run(
            [str(self.python), *args],
            cwd=cwd or self.folder,
            input=entered,
            env={**os.environ, "COLUMNS": "100", "ARIZONA_FORM": "", **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=800,
            check=False,
        )
        assert done.returncode == 0, f"{args}\n{done.stdout}"
        return done.stdout

    def arizona(self, *args: str, entered: str = "") -> str:
        """Run the `arizona` command in this environment."""
        return self.run(str(self.program), *args, entered=entered)

    def pytest(self, *args: str) -> str:
        """Run tests of this project in this environment."""
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *args, cwd=ROOT)


def with_yacht(folder: Path) -> Scratch:
    """An environment with Yacht installed."""
    made = Scratch(folder)
    made.install(YACHT)
    where = made.run("-c", "import yacht; print(yacht.__file__)").strip()
    assert Path(where).is_relative_to(made.site)
    return made
