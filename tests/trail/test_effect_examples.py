"""Every example on the page about the effect language is valid."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arizona.games.trail.rules.effect_language import MOMENTS, ability, directions

PAGE = (Path(__file__).parents[2] / "docs" / "trail-effects.md").read_text("utf-8")
EXAMPLES = PAGE[PAGE.index("## Examples") : PAGE.index("## Counters")]
ABILITIES = re.findall(r"^\| `([a-z ]+)` \| `([^`]+)` \|", EXAMPLES, re.MULTILINE)
WEATHER = re.findall(r"^\| `([^`]+:[^`]+)` \|", EXAMPLES, re.MULTILINE)


def test_there_are_examples_of_every_kind() -> None:
    words = " ".join(effect for _, effect in ABILITIES)
    for verb in ("gain", "pay", "exchange", "discount", "free", "lower", "enter", "copy", " per "):
        assert verb in words
    assert len(WEATHER) >= 4


@pytest.mark.rule("T-8.4")
@pytest.mark.parametrize(("moment", "effect"), ABILITIES)
def test_abilities_are_parsed(moment: str, effect: str) -> None:
    assert ability(MOMENTS.index(moment), effect)


@pytest.mark.rule("T-9.3")
@pytest.mark.parametrize("text", WEATHER)
def test_directions_are_parsed(text: str) -> None:
    assert len(directions(text)) == text.count(";") + 1
