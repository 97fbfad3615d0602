"""View data of a Knight position."""

from __future__ import annotations

from typing import Final, TypedDict, final

from arizona.engine import bits
from arizona.engine.recent_cache import RecentCache
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import REACH
from arizona.games.knight.rules.board import Placed
from arizona.games.knight.rules.state import KnightState, chip_value
from arizona.games.knight.rules.tiles import Shape

PHASES = (
    "deal",
    "pick",
    "tile",
    "turn",
    "column",
    "row",
    "three",
    "two",
    "knight",
    "jump",
    "over",
)


class CellView(TypedDict):
    """One cell of a tile on the board. ``chip`` is 0 if there is none."""

    column: int
    row: int
    wall: bool
    chip: int


class TileView(TypedDict):
    """A tile on the board."""

    name: str
    turn: int
    column: int
    row: int
    cells: list[CellView]


class PlaceView(TypedDict):
    """A location by column and row."""

    column: int
    row: int


class HandTileView(TypedDict):
    """A tile in a hand: its rows as in the pack, not turned."""

    name: str
    rows: list[str]


class TurnView(TypedDict):
    """A turn of a tile: cells relative to the top left one, and legal locations of that cell."""

    turn: int
    cells: list[CellView]
    places: list[PlaceView]


class PlacingView(TypedDict):
    """The tile being placed and its possible turns; only one once the turn is chosen."""

    name: str
    turns: list[TurnView]


class FillingView(TypedDict):
    """The tile being filled: chips placed by the player, how many are placed, 1-chips to follow."""

    chips: list[int]
    laid: int
    ones: int


class KnightView(TypedDict):
    """The whole position."""

    phase: str
    seat: int
    game: int
    games: int
    first: int
    builders: list[int]
    """The seat that places each tile, in order."""
    tiles: list[TileView]
    knight: PlaceView | None
    hands: list[list[HandTileView]]
    pool: list[HandTileView]
    placing: PlacingView | None
    filling: FillingView | None
    scores: list[int]
    game_scores: list[int]


def view(state: KnightState) -> KnightView:
    """Return the view. Parts are cached, so callers must not modify it."""
    mover = int(state.to_move())
    return {
        "phase": PHASES[state.phase],
        "seat": mover,
        "game": int(state.game),
        "games": int(state.games),
        "first": int(state.first),
        "builders": [(int(state.first) + tile) % 2 for tile in range(phases.TILES_PLACED)],
        "tiles": _tiles(state),
        "knight": _knight(state),
        "hands": [_hand(state, state.hand0), _hand(state, state.hand1)],
        "pool": _hand(state, state.pool),
        "placing": _placing(state),
        "filling": _filling(state),
        "scores": state.scores(),
        "game_scores": [int(state.taken0), int(state.taken1)],
    }


@final
class SeenTile:
    """View of a tile on the board. Holds the shape, since its id is in the key."""

    def __init__(self, shape: Shape, view: TileView) -> None:
        self.shape: Final = shape
        self.view: Final = view


_seen: Final[RecentCache[SeenTile]] = RecentCache()


def _tiles(state: KnightState) -> list[TileView]:
    out: list[TileView] = []
    chips, twos, threes = int(state.chips), int(state.twos), int(state.threes)
    first = 0
    for item in state.board.placed:
        many = len(item.shape.spaces)
        mask = (1 << many) - 1
        here = chips >> first & mask
        key = (
            id(item.shape),
            item.column,
            item.row,
            here,
            twos >> first & here,
            threes >> first & here,
        )
        seen = _seen.get(key)
        if seen is None:
            seen = SeenTile(item.shape, _tile(state, item, first))
            _seen.put(key, seen)
        out.append(seen.view)
        first += many
    return out


def _tile(state: KnightState, item: Placed, first: int) -> TileView:
    """Return the view of a tile whose spaces start at ``first``."""
    cells: list[CellView] = [
        {
            "column": column + item.column,
            "row": row + item.row,
            "wall": False,
            "chip": chip_value(state, first + number),
        }
        for number, (column, row) in enumerate(item.shape.spaces)
    ]
    cells.extend(
        {"column": column + item.column, "row": row + item.row, "wall": True, "chip": 0}
        for column, row in item.shape.walls
    )
    return {
        "name": state.content.tiles[item.tile].name,
        "turn": item.shape.turn,
        "column": item.column,
        "row": item.row,
        "cells": cells,
    }


def _knight(state: KnightState) -> PlaceView | None:
    if state.knight < 0:
        return None
    flat, at = state.board.flat, 2 * state.knight
    return {"column": int(flat[at]), "row": int(flat[at + 1])}


def _hand(state: KnightState, tiles: int) -> list[HandTileView]:
    return [
        {"name": tile.name, "rows": list(tile.rows)}
        for number, tile in enumerate(state.content.tiles)
        if tiles >> number & 1
    ]


def _placing(state: KnightState) -> PlacingView | None:
    if state.phase not in (phases.TURNING, phases.COLUMNS, phases.ROWS):
        return None
    tile = state.content.tiles[state.tile]
    turns = tile.turns() if state.phase == phases.TURNING else [int(state.turned)]
    return {"name": tile.name, "turns": [_turn(state, tile.shapes[turn]) for turn in turns]}


def _filling(state: KnightState) -> FillingView | None:
    if state.phase not in (phases.THREES, phases.TWOS):
        return None
    tile = phases.TILE_BITS[len(state.board.placed) - 1]
    laid = int(bits.count(state.chips & tile))
    return {"chips": list(phases.BY_HAND), "laid": laid, "ones": phases.ONES}


def _turn(state: KnightState, shape: Shape) -> TurnView:
    places: list[PlaceView] = [{"column": 0, "row": 0}]
    if state.board.placed:
        places = [
            {"column": column, "row": row - REACH}
            for row, columns in enumerate(state.board.places(shape))
            for column in bits.indices(columns, -REACH)
            if state.phase != phases.ROWS or column == state.column
        ]
    cells: list[CellView] = [
        {"column": column, "row": row, "wall": (column, row) in shape.walls, "chip": 0}
        for column, row in shape.cells
    ]
    return {"turn": shape.turn, "cells": cells, "places": places}
