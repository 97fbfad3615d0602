"""Checks the software bills of materials of a release: completeness, versions and licenses.

``make release`` fails if a bill lacks a component, names another version than the lock files, or
contains a license that is not on the allow list.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

ALLOWED = frozenset(
    {
        *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC-BY-4.0", "CC0-1.0", "ISC"),
        *("MIT", "MIT-0", "MIT-CMU", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Python-2.0", "Unlicense"),
        *("Zlib", "BlueOak-1.0.0"),
    }
)
"""SPDX ids of licenses that let us distribute a dependency with this project."""
NAMES = {
    "Apache Software License": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""License names in trove classifiers, as used by older packages."""


KNOWN = {"rich-click": "MIT"}
"""Packages whose metadata contains a license text but not its name; checked by hand."""


def is_allowed(expression: str) -> bool:
    """Whether an SPDX expression, or the name of a license, permits use.

    >>> is_allowed("MIT AND (Apache-2.0 OR GPL-3.0-only)"), is_allowed("GPL-3.0-only")
    (True, False)
    """
    first = expression.strip().partition("\n")[0].strip()  # some packages give the license text
    expression = NAMES.get(first.rpartition(" :: ")[2], expression)
    words = re.findall(r"[()]|[^\s()]+", expression)
    found, rest = _any_of(words)
    return found and not rest


def _any_of(words: list[str]) -> tuple[bool, list[str]]:
    found, words = _all_of(words)
    while words and words[0].upper() == "OR":
        other, words = _all_of(words[1:])
        found = found or other
    return found, words


def _all_of(words: list[str]) -> tuple[bool, list[str]]:
    found, words = _one(words)
    while words and words[0].upper() == "AND":
        other, words = _one(words[1:])
        found = found and other
    return found, words


def _one(words: list[str]) -> tuple[bool, list[str]]:
    if not words:
        return False, []
    if words[0] == "(":
        found, rest = _any_of(words[1:])
        return (found, rest[1:]) if rest[:1] == [")"] else (False, rest)
    return words[0] in ALLOWED, words[1:]


def licenses_of(component: Mapping[str, Any]) -> list[str]:
    """The licenses that a component of a CycloneDX bill declares."""
    found: list[str] = []
    for entry in component.get("licenses", []):
        license = entry.get("license", {})
        found.append(str(entry.get("expression") or license.get("id") or license.get("name") or ""))
        found.append(str(license.get("text", {}).get("content", "")))
    return [one for one in found if one]


def problems(bill: Mapping[str, Any], locked: Mapping[str, Iterable[str]]) -> list[str]:
    """Everything wrong with a bill; ``locked`` holds the allowed versions by normalized name."""
    components = bill.get("components", [])
    result = [] if components else ["the bill has no components"]
    if bill.get("bomFormat") != "CycloneDX":
        result.append("not a CycloneDX bill")
    for component in components:
        name, version = str(component.get("name", "")), str(component.get("version", ""))
        group = str(component.get("group", ""))
        full = normal(f"{group}/{name}" if group else name)
        if not name or not version or not component.get("purl"):
            result.append(f"{name or '?'}: expected a name, a version and an address (purl)")
        elif version not in set(locked.get(full, ())):
            result.append(f"{full} {version}: the lock file has no such version")
        declared = licenses_of(component) or [KNOWN[one] for one in (full,) if one in KNOWN]
        if not declared or not any(map(is_allowed, declared)):
            result.append(f"{full} {version}: license not on the allow list: {declared or 'none'}")
    return result


def normal(name: str) -> str:
    """A normalized package name."""
    return re.sub(r"[-_.]+", "-", name).lower() if "/" not in name else name.lower()


def python_versions(lock: Mapping[str, Any]) -> dict[str, set[str]]:
    """The versions in ``uv.lock``."""
    found: dict[str, set[str]] = {}
    for package in lock["package"]:
        found.setdefault(normal(package["name"]), set()).add(package.get("version", ""))
    return found


def page_versions(lock: Mapping[str, Any]) -> dict[str, set[str]]:
    """The versions in ``package-lock.json``."""
    found: dict[str, set[str]] = {}
    for path, package in lock["packages"].items():
        if path:
            name = package.get("name") or path.rpartition("node_modules/")[2]
            found.setdefault(normal(name), set()).add(package["version"])
    return found
