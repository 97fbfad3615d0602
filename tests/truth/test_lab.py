"""Findings of the lab are read back and compared with the stored games.

The statistics behind them have tests of their own (``tests/lab/test_false_findings.py``); here
every number and name in a sentence must be that of the games it speaks about.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from arizona.lab.measure.counting import summarize
from arizona.lab.measure.tables import make_tables
from arizona.lab.report.findings import findings
from tests.truth import lab_claims
from tests.truth.claims import ENGLISH
from tests.truth.lab_claims import SENTENCES, certain, taken, takers_win, verdicts
from tests.truth.lab_runs import SOME, runs
from tests.truth.renderings import ids, renderings

PARTS = {"lab-find-one", "lab-find-more"}
"""Parts of the messages that list items; the checks of these read them."""
RAILS_ENDING = {"lab-find-aim-share", "lab-find-aim-share-missed"}
"""Messages that only occur with the one ending that is a target, and its name."""
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")
NAMES = (
    *(*SOME, "Magpie (greedy)", "Tumbleweed (random)", "Dealt", "Drafted", "Tourist"),
    *("1-chips", "2-chips", "3-chips", "Score", "Rounds", "winners"),
)
BETWEEN = {"few takes", "few takers"}
"""Runs with evidence that is enough for one item, but not for all of them together."""


@cache
def texts(kind: str) -> list[str]:
    run = runs()[kind]
    return [one.text for one in findings(summarize(make_tables(run.plan, run.games)), ENGLISH)]


@pytest.mark.parametrize("kind", runs())
def test_every_finding_is_true_of_the_games(kind: str) -> None:
    run = runs()[kind]
    assert len(texts(kind)) > 3
    for text in texts(kind):
        assert verdicts(text, run) == [True], text


@pytest.mark.parametrize("kind", runs())
def test_a_finding_with_another_number_or_name_is_false(kind: str) -> None:
    run = runs()[kind]
    for text in texts(kind):
        for changed in mutations(text):
            assert True not in verdicts(changed, run), changed


@pytest.mark.parametrize("kind", runs())
def test_a_finding_is_false_of_other_games(kind: str) -> None:
    for other, run in runs().items():
        if run.plan.game != runs()[kind].plan.game or other in BETWEEN:
            continue
        for text in texts(kind):
            assert text in texts(other) or True not in verdicts(text, run), (other, text)


def mutations(text: str) -> list[str]:
    """Return the sentence with each number and each name replaced in turn."""
    found = []
    for number in NUMBER.finditer(text):
        value = float(number[0].replace(",", ""))
        other = f"{value + 0.2:.1f}" if "." in number[0] else f"{int(value * 1.4) + 2}"
        found.append(text[: number.start()] + other + text[number.end() :])
    for name in NAMES:
        if re.search(rf"(?<!\w){re.escape(name)}", text):
            other = NAMES[NAMES.index(name) - 1]
            found.append(re.sub(rf"(?<!\w){re.escape(name)}", other, text, count=1))
    return found


@pytest.mark.parametrize("kind", runs())
def test_items_that_are_certain_are_listed(kind: str) -> None:
    run = runs()[kind]
    for words, figure, at_limit in (
        (" dead ", taken, lab_claims.dead),
        ("must-have", takers_win, lab_claims.must_have),
        ("rarely win", takers_win, lab_claims.rarely_wins),
    ):
        said = " ".join(one for one in texts(kind) if words in one and "Tile" in one)
        missing = {one for one in certain(run, figure, at_limit) if one not in said}
        assert not missing or "more" in said, (words, missing)


def test_every_finding_occurs() -> None:
    every = [text for kind in runs() for text in texts(kind)]
    unmet = [one for one in SENTENCES if not any(re.fullmatch(one, text) for text in every)]
    assert unmet == []
    assert any(lab_claims.MORE.search(text.removesuffix(".")) for text in every)


def test_every_finding_can_be_read() -> None:
    found = ids("lab-find-")
    assert set(found) >= PARTS | RAILS_ENDING
    for id in found:
        if id in PARTS:
            continue
        for written in renderings(id):
            text = written.replace("target: 7:", "target: Games ended by a sixth delivery:")
            text = text.replace("(7) averages", "(winners) averages")
            assert any(re.fullmatch(one, text) for one in SENTENCES), (id, text)
