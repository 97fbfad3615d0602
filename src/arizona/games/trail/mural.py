"""The mural: where a piece can lie, laying it, and the icons it covers (T-8.5 to T-8.9)."""

from __future__ import annotations

from mypy_extensions import i64

from arizona.engine.bits import BIT, lowest
from arizona.games.trail import causes
from arizona.games.trail.actions import DECLINE, PLACE
from arizona.games.trail.content import SPACES, TrailContent
from arizona.games.trail.frames import ASK_ADVANCE, ASK_BOOST, CLIMB, frame
from arizona.games.trail.gains import advance, gain
from arizona.games.trail.language import AFTER_PIECE, GRIT, MOUNTAIN, TERRAIN
from arizona.games.trail.player import Player
from arizona.games.trail.position import Position

COLUMNS = "ABCDEF"


def space_name(space: int) -> str:
    """The name of a space of the mural: ``A1`` is the top left one."""
    return f"{COLUMNS[space % 6]}{space // 6 + 1}"


def can_place(content: TrailContent, player: Player, piece: i64) -> bool:
    """Whether a piece (32 × kind + number) fits anywhere (T-8.5)."""
    mural = player.mural
    spot: i64 = content.spot_start[piece]
    end: i64 = content.spot_start[piece + 1]
    if not mural:
        flag: i64 = BIT[content.flag]
        while spot < end:
            if content.spot_mask[spot] & flag:
                return True
            spot += 1
        return False
    while spot < end:
        if not content.spot_mask[spot] & mural and content.spot_near[spot] & mural:
            return True
        spot += 1
    return False


def spots(content: TrailContent, player: Player, piece: i64) -> list[int]:
    """Every place a piece fits: it covers the flag or touches, and overlaps nothing (T-8.5)."""
    found: list[int] = []
    mural = player.mural
    masks = content.spot_mask
    near = content.spot_near
    spaces = content.spot_space
    spot: i64 = content.spot_start[piece]
    end: i64 = content.spot_start[piece + 1]
    if not mural:
        flag: i64 = BIT[content.flag]
        while spot < end:
            if masks[spot] & flag:
                found.append(PLACE + spaces[spot])
            spot += 1
        return found
    while spot < end:
        if not masks[spot] & mural and near[spot] & mural:
            found.append(PLACE + spaces[spot])
        spot += 1
    return found


def blossom_spots(pos: Position, seat: i64) -> list[int]:
    """Where a Blossom can lie, or that it is left (T-8.3, T-8.7)."""
    if pos.blossoms == 0:
        return []
    content = pos.content
    player = pos.players[seat]
    mural = player.mural
    if not mural:
        return [PLACE + content.flag, DECLINE]
    found: list[int] = []
    space: i64 = 0
    while space < SPACES:
        if not mural & BIT[space] and content.space_near[space] & mural:
            found.append(PLACE + space)
        space += 1
    if found:
        found.append(DECLINE)
    return found


def place_piece(pos: Position, seat: i64, kind: i64, number: i64, space: i64) -> None:
    """Lay a polyomino, gain its icons, then climb (T-8.9)."""
    content = pos.content
    player = pos.players[seat]
    piece: i64 = 32 * kind + number
    spot: i64 = content.spot_start[piece]
    while content.spot_space[spot] != space:
        spot += 1
    mask: i64 = content.spot_mask[spot]
    player.mural |= mask
    if kind:
        player.fauna_pieces |= BIT[number]
    else:
        player.flora_pieces |= BIT[number]
    size: i64 = content.piece_size[piece]
    player.sizes += BIT[7 * (4 * kind + size - 2)]
    player.laid = [*player.laid, piece + 64 * space]
    pos.deeds |= BIT[AFTER_PIECE]
    if pos.log is not None:
        pos.tell(
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
    """Lay a Blossom; it climbs only by the option (T-8.7)."""
    player = pos.players[seat]
    pos.blossoms -= 1
    player.mural |= BIT[space]
    player.blossoms |= BIT[space]
    if pos.log is not None:
        pos.tell("blossom-placed", seat, "T-8.7", {"at": space_name(space), "spaces": 1})
    if pos.blossom_climbs:
        pos.push(frame(ASK_BOOST, seat, 0))
        pos.push(frame(CLIMB, seat))
    _gain_icons(pos, seat, BIT[space])


def _gain_icons(pos: Position, seat: i64, mask: i64) -> None:
    # T-8.6, T-4.5: all icons are one step: stock, Gold, Grit; then terrain; then free advances.
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
            later |= BIT[space]
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
