"""The view of Knight that a client draws."""

from __future__ import annotations

from typing import cast

import arizona
from arizona.engine.match import Match
from arizona.games.knight.words.view import KnightView


def shown(match: Match) -> KnightView:
    return cast(KnightView, match.game.view(match.state))


def test_the_view_names_the_builder_and_the_tiles_to_place() -> None:
    match = arizona.new("knight", seed=4)
    laid: list[int] = []
    filled: list[tuple[int, int]] = []
    while shown(match)["phase"] != "knight":
        filling = shown(match)["filling"]
        assert (filling is not None) == (shown(match)["phase"] in ("three", "two"))
        events = match.play(match.state.legal()[0])
        laid += [event.seat for event in events if event.kind == "tile-laid"]
        if filling is not None:
            chip = next(event for event in events if event.kind == "chip-laid")
            assert chip.args["value"] == filling["chips"][filling["laid"]]
            filled.append((filling["laid"], filling["ones"]))
    assert laid == shown(match)["builders"] == [0, 1, 0, 1, 0, 1]
    assert filled == [(number, 5) for number in range(3)] * 6


def test_the_other_player_builds_first_in_the_second_game() -> None:
    match = arizona.new("knight", seed=4)
    while shown(match)["game"] == 0:
        match.play(match.state.legal()[0])
    assert shown(match)["builders"] == [1, 0, 1, 0, 1, 0]
