"""Bots make exactly the same moves in both forms."""

from __future__ import annotations

import json

import pytest

from arizona._form import compiled
from tests.golden.bot_games import FILE, GAMES, bot_game

EVERY = 1 if compiled() else 40
"""Plain Python is slow, so it plays only some of them."""


@pytest.mark.parametrize("kind", GAMES)
def test_bots_play_as_recorded(kind: str) -> None:
    recorded = json.loads(FILE.read_text("utf-8"))[kind]
    assert len(recorded) == GAMES[kind]
    for number in range(0, len(recorded), EVERY):
        assert bot_game(kind, number) == recorded[number], f"{kind}, game {number}"
