"""Every dependency is documented with its purpose."""

from __future__ import annotations

import json
import re
import tomllib

from tests.docs.page import ROOT

TOLD = (ROOT / "docs" / "dependencies.md").read_text("utf-8")


def test_every_package_is_documented() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    peer = json.loads((ROOT / "bench" / "boardgameio" / "package.json").read_text("utf-8"))
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *[name for extra in project["project"]["optional-dependencies"].values() for name in extra],
        *[name for group in project["dependency-groups"].values() for name in group],
    ]
    names = {re.split(r"[<>=;\[ ]", name)[0] for name in wanted}
    names |= {*page["dependencies"], *page["devDependencies"], *peer["dependencies"]}
    rows = "\n".join(line for line in TOLD.splitlines() if line.startswith("|"))
    missing = [name for name in sorted(names) if name.rpartition("fontsource/")[2] not in rows]
    assert missing == []


def test_every_table_has_its_heading() -> None:
    """A row after an empty line is not rendered as part of a table."""
    lines = TOLD.splitlines()
    starts = [
        place for place, line in enumerate(lines) if line.startswith("|") and not lines[place - 1]
    ]
    assert all(lines[place + 1].startswith("|---") for place in starts)
