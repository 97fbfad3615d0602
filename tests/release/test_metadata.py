"""Metadata for package indexes, as hatchling computes it from pyproject.toml and the build hook."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import Any

import msgspec

from tests.docs.page import ROOT

REPOSITORY = "https://git.example/club/arizona"
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)\s]+)\)")
"""An exclamation mark for a picture, and the target of a link."""


def metadata(repository: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"],
        cwd=ROOT,
        env=os.environ | {"ARIZONA_REPOSITORY": repository},
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(run.stdout)


def test_published_metadata_links_to_the_repository() -> None:
    found = metadata(f"{REPOSITORY}/")
    assert found["authors"] == [{"name": "The makers of Arizona"}]
    assert set(found["urls"]) == {"Homepage", "Documentation", "Changelog", "Issues", "Source"}
    for url in found["urls"].values():
        place = url.removeprefix(REPOSITORY)
        assert place in {"", "/issues"} or (ROOT / place.removeprefix("/blob/HEAD/")).is_file()


def test_the_published_readme_has_absolute_links_and_pictures() -> None:
    before = (ROOT / "README.md").read_text("utf-8")
    after = metadata(REPOSITORY)["readme"]["text"]
    assert re.sub(rf"{REPOSITORY}/(?:raw|blob)/HEAD/", "", after) == before
    links = LINK.findall(after)
    assert len(links) == len(LINK.findall(before)) > 20
    assert any(picture for picture, _ in links)
    for picture, target in links:
        folder = f"{REPOSITORY}/{'raw' if picture else 'blob'}/HEAD/"
        assert target.startswith(("https:", "http:", "#")), target
        if target.startswith(REPOSITORY):
            assert (ROOT / target.removeprefix(folder)).exists(), target


def test_a_build_without_an_address_keeps_the_readme() -> None:
    found = metadata("")
    assert found["readme"]["text"] == (ROOT / "README.md").read_text("utf-8")
    assert not found.get("urls")


def test_the_release_workflow_passes_its_address_to_all_builds() -> None:
    workflow = msgspec.yaml.decode((ROOT / ".github" / "workflows" / "wheels.yml").read_bytes())
    assert workflow["env"] == {
        "ARIZONA_REPOSITORY": "${{ github.server_url }}/${{ github.repository }}",
        # Linux wheels are built in containers, which get only these variables.
        "CIBW_ENVIRONMENT_PASS_LINUX": "ARIZONA_REPOSITORY",
    }
