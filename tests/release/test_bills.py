"""Dependencies: licenses on the allow list, versions and hashes in the lock files."""

from __future__ import annotations

import json
import tomllib
from importlib.metadata import distribution
from typing import Any

import pytest
from tools import bills

from tests.docs.page import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCK = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
PAGE = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("expression", "allowed"),
    [
        ("MIT", True),
        ("MIT License", True),
        ("(MIT AND Zlib)", True),
        ("Apache-2.0 OR GPL-3.0-only", True),
        ("Apache-2.0 AND GPL-3.0-only", False),
        ("GPL-3.0", False),
        ("MIT AND", False),
        ("(MIT", False),
        ("MIT MIT", False),
        ("", False),
    ],
)
def test_an_expression_is_read(expression: str, allowed: bool) -> None:
    assert bills.is_allowed(expression) == allowed


def component(**changes: Any) -> dict[str, Any]:
    usual = {
        "name": "x",
        "version": "1.0",
        "purl": "pkg:pypi/x@1.0",
        "licenses": [{"license": {"id": "MIT"}}],
    }
    return {**usual, **changes}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, ""),
        ({"version": "1.1"}, "no such version"),
        ({"purl": ""}, "purl"),
        ({"licenses": []}, "allow list"),
        ({"licenses": [{"license": {"id": "GPL-3.0-only"}}]}, "allow list"),
        ({"licenses": [{"expression": "MIT OR GPL-3.0-only"}]}, ""),
        ({"name": "stranger"}, "no such version"),
    ],
)
def test_a_bill_is_checked(changes: dict[str, Any], said: str) -> None:
    bill = {"bomFormat": "CycloneDX", "components": [component(**changes)]}
    found = bills.problems(bill, {"x": ["1.0"]})
    assert [said in one for one in found] == ([True] if said else [])
    assert bills.problems({"bomFormat": "CycloneDX", "components": []}, {})


def test_the_packages_of_the_page_have_allowed_licenses_and_hashes() -> None:
    packages = {path: found for path, found in PAGE["packages"].items() if path}
    odd = {p: f.get("license") for p, f in packages.items() if not bills.is_allowed(f["license"])}
    assert odd == {}
    assert [path for path, found in packages.items() if not found.get("integrity")] == []


def needed(names: list[str]) -> set[str]:
    """Return these packages and all their dependencies in the lock file."""
    known = {package["name"]: package for package in LOCK["package"]}
    found: set[str] = set()
    waiting = [bills.normal(name) for name in names]
    while waiting:
        name = waiting.pop()
        if name not in found and name in known:
            found.add(name)
            waiting += [one["name"] for one in known[name].get("dependencies", [])]
    return found


def test_what_we_install_for_players_has_allowed_licenses() -> None:
    (project,) = [package for package in LOCK["package"] if package["name"] == "arizona"]
    odd = {}
    for name in sorted(needed([one["name"] for one in project["dependencies"]])):
        try:
            about = distribution(name).metadata
        except ModuleNotFoundError:
            continue  # for another system
        trove = about.get_all("Classifier") or []
        result = [*(about.get_all("License-Expression") or []), *(about.get_all("License") or [])]
        result += [one.split(" :: ")[-1] for one in trove if one.startswith("License ::")]
        if not any(bills.is_allowed(one) for one in result if one):
            odd[name] = [one[:60] for one in result if one]
    assert odd == {}


def test_every_locked_package_has_hashes() -> None:
    for package in LOCK["package"]:
        if "registry" in package["source"]:
            files = [
                *package.get("wheels", []),
                *([package["sdist"]] if "sdist" in package else []),
            ]
            assert files and all(file["hash"].startswith("sha256:") for file in files)


def test_build_requirements_are_locked() -> None:
    """`make release` builds with exactly these versions, by hash."""
    assert PYPROJECT["dependency-groups"]["build"] == PYPROJECT["build-system"]["requires"]
