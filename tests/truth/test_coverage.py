"""Every kind of statement has a checker that can read it.

A message that no checker knows fails here, so a new statement needs a new check.
"""

from __future__ import annotations

import re

import pytest

from tests.truth.claims import SENTENCES
from tests.truth.renderings import ids, renderings
from tests.truth.unavailable import COINS, FAR, LEVEL, SIMPLE

PARTS = {"trail-why-price"}
"""Parts of other messages."""


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_every_statement_of_a_hint_can_be_read(game: str) -> None:
    for id in ids(f"{game}-why"):
        for text in renderings(id) if id not in PARTS else ():
            assert any(re.fullmatch(one, text) for one, _ in SENTENCES[game]), (id, text)


def test_every_reason_why_something_is_not_available_can_be_read() -> None:
    for id in ids("trail-not-"):
        for text in renderings(id):
            known = text in SIMPLE or any(one.fullmatch(text) for one in (COINS, FAR, LEVEL))
            assert known, (id, text)
