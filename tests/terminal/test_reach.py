"""Finds by playing whether every card of a pack can be reached in legal play."""

from __future__ import annotations

from typing import cast

from arizona import get_game
from arizona._form import compiled
from arizona.bots.coverage import check_coverage
from arizona.engine.content import check_pack, load, read_pack
from arizona.games.trail.faces.coverage import goals
from arizona.games.trail.rules.tables import TrailContent
from tests.terminal.command import Command
from tests.trail.table import GAME, PACK

DEFAULT = load(GAME, "default")


def test_everything_in_the_default_pack_is_reached() -> None:
    found = check_coverage(GAME, DEFAULT, 400 if compiled() else 2)
    assert found.goals == len(goals(DEFAULT)) == 324
    if compiled():
        assert found.missing == []
    else:
        assert len(found.missing) < 0.75 * found.goals


def test_a_passage_out_of_reach_is_named() -> None:
    pack = cast(TrailContent, check_pack(GAME, read_pack(PACK)))  # a separate copy, to be modified
    pack.passage_need[0] = 12 | 12 << 8
    found = check_coverage(GAME, pack, 2)
    assert f"passage {pack.passages.ids[0]}" in found.missing
    assert found.games == 2


def test_a_pack_of_knight_has_nothing_to_reach() -> None:
    knight = get_game("knight")
    assert check_coverage(knight, load(knight, "default"), 1).goals == 0


def test_the_checker_reports_what_was_never_reached(arizona: Command) -> None:
    done = arizona("content", "check", "trail/default", "--reach", "--games", "1")
    assert done.code == 2
    assert "fine (trail pack 'default'" in done.out
    assert "never reached: " in done.out
    assert "of 324 items." in done.err
    done = arizona("content", "check", "knight/default", "--reach")
    assert (done.code, "there is nothing to check" in done.out) == (0, True)
