"""Code that is duplicated for speed refers to its twin and to a test that compares the two."""

from __future__ import annotations

import re
from pathlib import Path

import arizona

SOURCES = Path(arizona.__file__).parent
TESTS = Path(__file__).resolve().parents[1]
MIN_TESTS = 5


def test_every_twin_names_code_and_a_test_that_exist() -> None:
    found = 0
    for path in sorted((SOURCES / "games").rglob("*.py")):
        text = path.read_text("utf-8")
        for match in re.finditer(r"Twin of (.*?)tests/(\S+?\.py)::(\w+)", text, re.DOTALL):
            names = re.findall(r"``(\w+)``", match[1])
            assert names, path
            for name in names:
                assert f"def {name}(" in text, f"{path.name}: there is no {name}"
            assert f"def {match[3]}(" in (TESTS / match[2]).read_text("utf-8"), match[3]
            found += 1
    assert found >= MIN_TESTS
