"""Spanish messages use the singular after "un" and "una"."""

from __future__ import annotations

import re

import pytest

from arizona.messages import Phrases, files

SINGULAR = {"mes", "paraguas"}
"""Singular nouns with the ending of a plural."""
PLURAL_AFTER_ONE = re.compile(r"\buna? (\w+[aeo]s)\b", re.IGNORECASE)


def plurals(text: str) -> list[str]:
    """Return the plural nouns after "un" or "una"."""
    return [word for word in PLURAL_AFTER_ONE.findall(text) if word.lower() not in SINGULAR]


def test_one_is_followed_by_the_singular() -> None:
    texts = {path: path.read_text("utf-8") for path in files("es")}
    assert {path.name: plurals(text) for path, text in texts.items() if plurals(text)} == {}


def test_a_plural_after_one_is_found() -> None:
    assert plurals("regaló cerca de un puntos") == ["puntos"]
    assert plurals("[one] una pepitas, un mes, una más") == ["pepitas"]


@pytest.mark.parametrize(("count", "said"), [(1, "un punto"), (2, "2 puntos")])
def test_a_single_point_is_singular(count: int, said: str) -> None:
    text = Phrases("es").text("rails-event-delivered", name="A", kind="wood", count=1, points=count)
    assert f"por {said}." in text
