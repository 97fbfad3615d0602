"""The mural: legal placements, placing pieces, and the icons they cover (T-8.5 to T-8.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at, lowest
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.actions import DECLINE, PLACE
from arizona.games.trail.rules.answers import add_places, no_answers
from arizona.games.trail.rules.effect_language import AFTER_PIECE, GRIT, MOUNTAIN, TERRAIN
from arizona.games.trail.rules.effects.gains import advance, gain
from arizona.games.trail.rules.frames import ASK_ADVANCE, ASK_BOOST, CLIMB, frame
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import BLOSSOM_CLIMBS, Position
from arizona.games.trail.rules.tables import SIDE, SPACES, TrailContent

COLUMNS: Final = "ABCDEF"
ALL_SPACES: Final = (1 << SPACES) - 1
FIRST_COLUMN: Final = 0x041041041
NOT_FIRST: Final = ALL_SPACES & ~FIRST_COLUMN
NOT_LAST: Final = ALL_SPACES & ~(FIRST_COLUMN << (SIDE - 1))
CELL_BITS: Final = 6
CELL: Final = (1 << CELL_BITS) - 1


def space_name(space: int) -> str:
    """Return the name of a mural space; ``A1`` is the top left one."""
    return f"{COLUMNS[space % 6]}{space // 6 + 1}"


def edge_of(content: TrailContent, mural: i64) -> i64:
    """Return the free spaces adjacent to covered ones, or the flag on an empty mural (T-8.5)."""
    if not mural:
        return bit_at(content.flag)
    return neighbors(mural) & ~mural


def neighbors(spaces: i64) -> i64:
    """Return the spaces that share an edge with any of the given spaces."""
    sides: i64 = (spaces & NOT_LAST) << 1 | (spaces & NOT_FIRST) >> 1
    return (sides | spaces << SIDE | spaces >> SIDE) & ALL_SPACES


def fits(content: TrailContent, mural: i64, edge: i64, piece: i64) -> i64:
    """Return every legal placement of a piece (32 × kind + number), as bits (T-8.5).

    A bit stands for the top left corner of the piece's bounding box. All placements, up to thirty,
    are tested at once by shifting the whole mural under each space of the piece.
    """
    cells: i64 = content.piece_cells[piece]
    free: i64 = content.piece_corners[piece]
    touching: i64 = 0
    while cells:
        space: i64 = (cells & CELL) - 1
        free &= ~(mural >> space)
        touching |= edge >> space
        cells >>= CELL_BITS
    return free & touching


def can_place(content: TrailContent, player: Player, piece: i64) -> bool:
    """Return whether a piece (32 × kind + number) fits anywhere (T-8.5)."""
    mural = player.mural
    return fits(content, mural, edge_of(content, mural), piece) != 0


def spots(content: TrailContent, player: Player, piece: i64) -> vec[i64]:
    """Return every placement of a piece.

    It must cover the flag or touch a covered space, and must not overlap anything (T-8.5).
    """
    mural = player.mural
    corners = fits(content, mural, edge_of(content, mural), piece)
    return add_places(no_answers(), corners, PLACE + content.piece_first[piece])


def blossom_spots(pos: Position, seat: i64) -> vec[i64]:
    """Return the spaces for a Blossom, and the option to decline it (T-8.3, T-8.7)."""
    if pos.blossoms == 0:
        return vec[i64]()
    edge = edge_of(pos.content, pos.players[seat].mural)
    if not edge:
        return vec[i64]()
    return append(add_places(no_answers(), edge, PLACE), DECLINE)


def place_piece(pos: Position, seat: i64, kind: i64, number: i64, space: i64) -> None:
    """Place a polyomino, gain its icons, then climb (T-8.9)."""
    content = pos.content
    player = pos.players[seat]
    piece: i64 = 32 * kind + number
    mask: i64 = content.piece_mask[piece] << (space - content.piece_first[piece])
    player.mural |= mask
    if kind:
        player.fauna_pieces |= bit_at(number)
    else:
        player.flora_pieces |= bit_at(number)
    size: i64 = content.piece_size[piece]
    player.sizes += bit_at(7 * (4 * kind + size - 2))
    player.laid = [*player.laid, piece + 64 * space]
    pos.deeds |= bit_at(AFTER_PIECE)
    if pos.log is not None:
        pos.emit(
            "piece-placed",
            seat,
            "T-8.5",
            {
                "piece": content.pieces.ids[piece],
                "title": content.pieces.names[piece],
                "size": size,
                "at": space_name(space),
                "spaces": size,
            },
        )
    pos.push(frame(ASK_BOOST, seat, 0))
    pos.push(frame(CLIMB, seat))
    _gain_icons(pos, seat, mask)


def place_blossom(pos: Position, seat: i64, space: i64) -> None:
    """Place a Blossom; it climbs only with the option (T-8.7)."""
    player = pos.players[seat]
    pos.blossoms -= 1
    player.mural |= bit_at(space)
    player.blossoms |= bit_at(space)
    if pos.log is not None:
        pos.emit("blossom-placed", seat, "T-8.7", {"at": space_name(space), "spaces": 1})
    if pos.readings & BLOSSOM_CLIMBS:
        pos.push(frame(ASK_BOOST, seat, 0))
        pos.push(frame(CLIMB, seat))
    _gain_icons(pos, seat, bit_at(space))


def _gain_icons(pos: Position, seat: i64, mask: i64) -> None:
    # T-8.6, T-4.5: all icons are one step: stock, Gold, Grit; then terrains; then free advances.
    content = pos.content
    mask &= content.icon_mask
    if not mask:
        return
    kinds = content.icon_kind
    numbers = content.icon_amount
    later: i64 = 0
    while mask:
        space: i64 = lowest(mask)
        mask &= mask - 1
        if kinds[space] <= GRIT:
            gain(pos, seat, kinds[space], numbers[space], causes.MURAL)
        else:
            later |= bit_at(space)
    free: i64 = 0
    advances: i64 = 0
    while later:
        space = lowest(later)
        later &= later - 1
        if kinds[space] == TERRAIN:
            free += numbers[space]
        else:
            advances += numbers[space] << (8 * (kinds[space] - MOUNTAIN))
    if free:
        pos.push(frame(ASK_ADVANCE, seat, free, causes.MURAL))
    terrain: i64 = 0
    while advances:
        times: i64 = advances & 255
        while times:
            advance(pos, seat, terrain, causes.MURAL)
            times -= 1
        advances >>= 8
        terrain += 1
