"""Invariants of Knight positions; the fuzzer checks them after every move."""

from __future__ import annotations

from arizona.engine.bits import count
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import (
    TILES_EACH,
    TILES_PLACED,
    KnightState,
    chip_value,
)
from arizona.games.knight.rules.tiles import SPACES


def broken(state: KnightState) -> list[str]:
    """Return a description of every violated invariant."""
    out: list[str] = []
    cells = [*state.board.spaces, *state.board.walls]
    if len(set(cells)) != len(cells):
        out.append("two tiles overlap (K-2.4)")
    if len(state.board.spaces) != SPACES * len(state.board.placed):
        out.append("a tile does not cover eight spaces (K-1.4)")
    laid = 0
    for item in state.board.placed:
        laid |= 1 << item.tile
    known = state.pool | state.hand0 | state.hand1 | laid
    if known != state.content.all_tiles and state.phase < phases.SETTING:
        out.append("a tile is lost (K-1.1)")
    if state.hand0 & state.hand1 or (state.hand0 | state.hand1) & (state.pool | laid):
        out.append("a tile is in two places (K-1.1)")
    if max(count(state.hand0), count(state.hand1)) > TILES_EACH:
        out.append("a hand of more than three tiles (K-2.1)")
    if (state.twos & state.threes) or state.chips >> len(state.board.spaces):
        out.append("a chip of two values or off the board (K-1.2)")
    if len(state.board.placed) == TILES_PLACED and state.phase >= phases.SETTING:
        out.extend(_broken_chips(state))
    return out


def _broken_chips(state: KnightState) -> list[str]:
    out: list[str] = []
    for number in range(TILES_PLACED):
        mask = 0xFF << (number * SPACES)
        threes = count(state.threes & mask)
        twos = count(state.twos & mask)
        if threes != 1 or twos != 2:
            out.append(f"tile {number + 1} was filled with {threes} threes and {twos} twos (K-2.2)")
    on_board = sum(chip_value(state, space) for space in range(len(state.board.spaces)))
    taken = int(state.taken0 + state.taken1)
    if state.phase == phases.FINISHED:
        taken = 72 - on_board - 1  # the last game's chips have moved to the match score
    removed = 0 if state.phase == phases.SETTING else 1
    if on_board + taken + removed != 72:
        out.append(f"{on_board} points lie, {taken} are taken: not 72 in all (K-1.2)")
    return out
