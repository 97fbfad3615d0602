"""Builds the page and compiles engine, games and bots with mypyc when a wheel is built.

Without a C compiler, or with ``ARIZONA_PURE=1``, the wheel holds plain Python and says so.
An editable install is never compiled: a native module beside an edited source would shadow it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_ROOMS = ("engine", "games", "bots")


def sources(src: Path) -> list[str]:
    """Every module to compile, relative to ``src``; package files stay interpreted."""
    return sorted(
        str(path.relative_to(src))
        for room in COMPILED_ROOMS
        for path in (src / "arizona" / room).rglob("*.py")
        if path.name != "__init__.py"
    )


def have_compiler() -> bool:
    """Whether the C compiler that extension modules need is on this machine."""
    name = os.environ.get("CC", "").split()
    return any(shutil.which(candidate) for candidate in [*name[:1], "cc", "gcc", "clang", "cl"])


class NativeModules(BuildHookInterface[Any]):
    """The build hook: adds the native modules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a scratch folder and add what comes out to the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.page()
        if os.environ.get("ARIZONA_PURE", "") not in {"", "0"}:
            self.app.display_info("ARIZONA_PURE is set: building plain Python")
            return
        if not have_compiler():
            self.app.display_warning("no C compiler found: building plain Python, which is slower")
            return
        src = Path(self.root) / "src"
        self.scratch = tempfile.TemporaryDirectory(prefix="arizona-build-")
        work = Path(self.scratch.name)
        script = (
            "from setuptools import setup\n"
            "from mypyc.build import mypycify\n"
            f"files = {sources(src)!r}\n"
            "options = ['--strict', '--config-file=', *files]\n"
            "setup(name='arizona', packages=[], "
            "ext_modules=mypycify(options, opt_level='3', debug_level='0'))\n"
        )
        copy = work / "src"
        shutil.copytree(src, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (copy / "setup.py").write_text(script)
        out = work / "out"
        run = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(out)],
            cwd=copy,
            check=False,
            capture_output=True,
            text=True,
        )
        if run.returncode:
            raise RuntimeError(f"compiling failed:\n{run.stdout}\n{run.stderr}")
        for built in sorted(out.rglob("*")):
            if built.is_file():
                build_data["force_include"][str(built)] = str(built.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def page(self) -> None:
        """Build the browser page where its sources are; ``ARIZONA_NO_PAGE=1`` leaves it out."""
        script = Path(self.root) / "web" / "build.py"
        if os.environ.get("ARIZONA_NO_PAGE", "") not in {"", "0"}:
            self.app.display_warning("ARIZONA_NO_PAGE is set: the wheel may lack the browser page")
        elif script.is_file():
            subprocess.run([sys.executable, str(script)], check=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch folder once the wheel is written."""
        scratch = getattr(self, "scratch", None)
        if scratch is not None:
            scratch.cleanup()
