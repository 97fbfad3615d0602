"""What the cards can count: one number of one player (T-10.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.bits import count
from arizona.games.trail.content import SIDE, SPACES
from arizona.games.trail.packed import byte, slot
from arizona.games.trail.player import Player
from arizona.games.trail.position import Position

ROW_MASKS: Final = vec[i64]([0x3F << (SIDE * line) for line in range(SIDE)])
COLUMN_MASKS: Final = vec[i64]([0x041041041 << line for line in range(SIDE)])


def cubes_on_cards(player: Player) -> i64:
    """The cubes on a player's Fauna and Spirit cards."""
    fauna: i64 = count(player.cubes1) + count(player.cubes2) + count(player.cubes3)
    return fauna + count(player.spirit_cubes)


def pieces_of(player: Player, size: i64) -> i64:
    """How many polyominoes of a size he has placed, of both kinds."""
    return slot(player.sizes, size - 2) + slot(player.sizes, size + 2)


def _different(word: i64) -> i64:
    found: i64 = 0
    terrain: i64 = 0
    while terrain < 4:
        if byte(word, terrain):
            found += 1
        terrain += 1
    return found


def _sum(word: i64, first: i64, size: i64) -> i64:
    total: i64 = 0
    place: i64 = first
    while place < first + size:
        total += byte(word, place)
        place += 1
    return total


def _extreme(word: i64, size: i64, highest: bool) -> i64:
    found: i64 = byte(word, 0)
    place: i64 = 1
    while place < size:
        value: i64 = byte(word, place)
        if (value > found) == highest and value != found:
            found = value
        place += 1
    return found


def _full_lines(mural: i64, columns: bool) -> i64:
    found: i64 = 0
    line: i64 = 0
    while line < SIDE:
        mask: i64 = COLUMN_MASKS[line] if columns else ROW_MASKS[line]
        if mural & mask == mask:
            found += 1
        line += 1
    return found


def counter(pos: Position, seat: i64, code: i64) -> i64:
    """The value of a counter, numbered as in ``language.COUNTERS``."""
    player = pos.players[seat]
    if code < 4:
        return byte(player.levels, code)
    if code <= 5:
        return _extreme(player.levels, 4, code == 5)
    if code == 6:
        return player.ladder
    if code == 7:
        return _sum(player.passages, 0, 4)
    if code < 12:
        return byte(player.passages, code - 8)
    if code == 12:
        return _different(player.passages)
    if code == 13:
        return _sum(player.cards, 0, 4)
    if code == 14:
        return count(player.flora)
    if code == 15:
        return count(player.fauna)
    if code < 20:
        return byte(player.cards, code - 16)
    if code == 20:
        return _different(player.cards)
    if code == 21:
        return player.stars
    if code == 22:
        return count(player.flora_pieces) + count(player.fauna_pieces)
    if code == 23:
        return count(player.flora_pieces)
    if code == 24:
        return count(player.fauna_pieces)
    if code < 29:
        return pieces_of(player, code - 23)
    if code == 29:
        return count(player.blossoms)
    if code == 30:
        return SPACES - count(player.mural)
    if code == 31:
        return count(player.mural)
    if code <= 33:
        return _full_lines(player.mural, code == 33)
    if code < 40:
        return byte(player.stock, code - 34)
    if code == 40:
        return player.worth()
    if code == 41:
        return _sum(player.stock, 3, 3)
    if code == 42:
        return _extreme(player.stock, 6, False)
    if code == 43:
        return player.gold
    if code == 44:
        return player.grit
    if code == 45:
        return count(player.poison)
    if code == 46:
        return cubes_on_cards(player)
    return pos.place_of(seat) + 1
