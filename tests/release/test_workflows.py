"""CI workflows: valid by their schemas, secure, and testing what the docs claim."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.pythons import claimed

from tests.docs.page import ROOT
from tests.release.schemas import check_schema

FOLDER = ROOT / ".github"
WORKFLOWS = sorted((FOLDER / "workflows").glob("*.yml"))
BIN = Path(sys.executable).parent


def read(path: Path) -> Any:
    return msgspec.yaml.decode(path.read_bytes())


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_workflows_keep_to_the_schema() -> None:
    check_schema("github-workflows", WORKFLOWS)


def test_workflows_have_minimal_permissions() -> None:
    run(str(BIN / "zizmor"), "--offline", "--no-progress", "--pedantic", str(FOLDER))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_commit_with_its_version(path: Path) -> None:
    used = re.findall(r"^\s*(?:- )?uses: (.*)$", path.read_text("utf-8"), re.MULTILINE)
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_an_action_has_one_version_everywhere() -> None:
    pins: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for action, pin in re.findall(
            r"uses: ([\w./-]+)@(.*)$", path.read_text("utf-8"), re.MULTILINE
        ):
            pins.setdefault(action, set()).add(pin)
    assert {action: sorted(found) for action, found in pins.items() if len(found) > 1} == {}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_use_existing_targets(path: Path) -> None:
    """Makefile targets and modules exist, and uv has the same version as in `make`."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    text = path.read_text("utf-8")
    for target in re.findall(r"\bmake ([a-z][a-z-]*)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for module in re.findall(r"python -m (tools\.\w+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module
    pinned = re.search(r"^UV_VERSION := (.*)$", makefile, re.MULTILINE)
    assert pinned is not None
    assert set(re.findall(r"\buv==([\d.]+)", text)) <= {pinned[1]}


def test_every_python_we_claim_is_tested_on_three_systems() -> None:
    matrix = read(FOLDER / "workflows" / "tests.yml")["jobs"]["pythons"]["strategy"]["matrix"]
    assert matrix["python"] == claimed()
    systems = {system.split("-")[0] for system in matrix["system"]}
    assert systems == {"ubuntu", "macos", "windows"}
