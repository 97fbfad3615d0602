"""A build hook for hatchling that compiles a game in a package of its own.

The package enables it in its ``pyproject.toml``::

    [tool.hatch.build.targets.wheel.hooks.arizona]

The modules of each game declared in ``[project.entry-points."arizona.games"]`` are compiled, except
``faces/``. Without a C compiler, or with ``ARIZONA_PURE=1``, the wheel contains plain Python. An
editable install is never compiled: a native module next to an edited source would shadow it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from arizona.engine.entry_points import GROUP
from arizona.packaging.native import MYPYC, have_compiler, package_sources

SCRIPT = Path(__file__).with_name("native.py")


class CompiledGame(BuildHookInterface[Any]):
    """Adds the native modules of the package's games to the wheel."""

    PLUGIN_NAME = "arizona"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a scratch folder and add the result to the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("ARIZONA_PURE", "") not in {"", "0"}:
            self.app.display_info("ARIZONA_PURE is set: building plain Python")
            return
        if not have_compiler():
            self.app.display_warning("no C compiler found: building plain Python, which is slower")
            return
        _require_mypyc()
        self.scratch = tempfile.TemporaryDirectory(prefix="arizona-build-")
        for number, package in enumerate(self._packages()):
            out = Path(self.scratch.name) / f"out-{number}"
            self._compile(package, Path(self.scratch.name) / f"src-{number}", out)
            for built in sorted(out.rglob("*")):
                if built.is_file():
                    build_data["force_include"][str(built)] = str(built.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch folder once the wheel is written."""
        scratch = getattr(self, "scratch", None)
        if scratch is not None:
            scratch.cleanup()

    def _packages(self) -> list[str]:
        """Return the packages of the games that this project declares, such as ``hex``."""
        declared = self.metadata.core.entry_points.get(GROUP, {})
        places = [place.partition(":")[0] for place in declared.values()]
        if not places:
            raise RuntimeError(f'there is no game in [project.entry-points."{GROUP}"]')
        alone = [place for place in places if "." not in place]
        if alone:
            raise RuntimeError(f"{alone[0]}: expected a module in a package, such as hex.game")
        return sorted({place.rpartition(".")[0] for place in places})

    def _compile(self, package: str, copy: Path, out: Path) -> None:
        top = package.partition(".")[0]
        found = [folder / top for folder in (Path(self.root), Path(self.root) / "src")]
        folder = next((path for path in found if path.is_dir()), None)
        if folder is None:
            raise RuntimeError(f"the package {top} is neither in the project's folder nor in src/")
        shutil.copytree(folder, copy / top, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        modules = package_sources(copy, package)
        self.app.display_info(f"compiling {len(modules)} modules of {package}")
        run = subprocess.run(
            [sys.executable, str(SCRIPT), str(copy), str(out), package],
            check=False,
            capture_output=True,
            text=True,
        )
        if run.returncode:
            raise RuntimeError(f"compiling {package} failed:\n{run.stdout}\n{run.stderr}")


def _require_mypyc() -> None:
    try:
        found = version("mypy")
        version("setuptools")
    except PackageNotFoundError as error:
        raise RuntimeError(f"{error.name} is missing: install arizona-core[build]") from None
    if found != MYPYC:
        raise RuntimeError(f"mypy is {found}: install arizona-core[build], which needs {MYPYC}")


@hookimpl
def hatch_register_build_hook() -> type[CompiledGame]:
    """Return the hook; hatchling calls this function."""
    return CompiledGame
