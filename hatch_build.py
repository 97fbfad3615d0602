"""The build hooks: build the page, compile the hot packages, and complete the metadata.

Without a C compiler, or with ``ARIZONA_PURE=1``, the wheel contains plain Python and says so. An
editable install is never compiled: a native module next to an edited source would shadow it.

``ARIZONA_REPOSITORY`` is the public address of the repository, such as the one on GitHub that runs
the release workflow. It becomes the project's links in the metadata, and package indexes resolve
the links and pictures of the README with it. Without it, the README stays as it is.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE_LINK = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)")
"""A Markdown link or picture with a path: an exclamation mark for a picture, label, and path."""


class Metadata(MetadataHookInterface):
    """Adds the project's links and the long description."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what depends on the address of the repository."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        repository = os.environ.get("ARIZONA_REPOSITORY", "").rstrip("/")
        metadata["urls"] = project_urls(repository) if repository else {}
        text = absolute_links(readme, repository) if repository else readme
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def project_urls(repository: str) -> dict[str, str]:
    """Return the links that package indexes show, with the labels that they know."""
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/blob/HEAD/docs/README.md",
        "Changelog": f"{repository}/blob/HEAD/docs/changelog.md",
        "Issues": f"{repository}/issues",
        "Source": repository,
    }


def absolute_links(readme: str, repository: str) -> str:
    """Return the README with links and pictures that work outside the repository."""

    def absolute(found: re.Match[str]) -> str:
        picture, label, path = found.groups()
        return f"{picture}{label}({repository}/{'raw' if picture else 'blob'}/HEAD/{path})"

    return RELATIVE_LINK.sub(absolute, readme)


class NativeModules(BuildHookInterface[Any]):
    """Adds the native modules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a scratch folder and add the result to the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.page()
        if os.environ.get("ARIZONA_PURE", "") not in {"", "0"}:
            self.app.display_info("ARIZONA_PURE is set: building plain Python")
            return
        script = Path(self.root) / "src" / "arizona" / "packaging" / "native.py"
        if not _load(script).have_compiler():
            self.app.display_warning("no C compiler found: building plain Python, which is slower")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="arizona-build-")
        copy, out = Path(self.scratch.name) / "src", Path(self.scratch.name) / "out"
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(Path(self.root) / "src", copy, ignore=ignored)
        run = subprocess.run(
            [sys.executable, str(script), str(copy), str(out)],
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


def _load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
