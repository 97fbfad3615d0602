"""Counters: the numbers of a player that cards can count (T-10.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.bits import count
from arizona.games.trail.rules import counter_names as n
from arizona.games.trail.rules.effect_language import STOCKS, SUPPLIES
from arizona.games.trail.rules.packed import byte, slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import SIDE, SPACES

ROW_MASKS: Final = vec[i64]([0x3F << (SIDE * line) for line in range(SIDE)])
COLUMN_MASKS: Final = vec[i64]([0x041041041 << line for line in range(SIDE)])


def cubes_on_cards(player: Player) -> i64:
    """Return the number of cubes on a player's Fauna and Spirit cards."""
    fauna: i64 = count(player.cubes1) + count(player.cubes2) + count(player.cubes3)
    return fauna + count(player.spirit_cubes)


def pieces_of(player: Player, size: i64) -> i64:
    """Return the number of placed polyominoes of a size, Flora and Fauna together."""
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
    """Return the value of a counter, numbered as in ``counter_names.py``."""
    return counter_of(pos, pos.players[seat], seat, code)


def counter_of(pos: Position, player: Player, seat: i64, code: i64) -> i64:
    """Like ``counter``, for a caller that already has the player object."""
    if code < n.STARS:
        return _progress_counter(player, code)
    if code < n.TURQUOISE:
        return _on_the_mural(player, code)
    if code < n.CURRENCY:
        return byte(player.stock, code - n.TURQUOISE)
    if code == n.CURRENCY:
        return player.worth()
    if code == n.RESOURCES:
        return _sum(player.stock, SUPPLIES, 3)
    if code == n.LOWEST_STOCK:
        return _extreme(player.stock, STOCKS, False)
    if code == n.GOLD:
        return player.gold
    if code == n.GRIT:
        return player.grit
    if code == n.POISON:
        return count(player.poison)
    if code == n.CUBES:
        return cubes_on_cards(player)
    return pos.place_of(seat) + 1


def _progress_counter(player: Player, code: i64) -> i64:
    """Counters of tracks, the Ladder, Passages and cards."""
    if code < n.LOWEST_LEVEL:
        return byte(player.levels, code - n.MOUNTAIN_LEVEL)
    if code <= n.HIGHEST_LEVEL:
        return _extreme(player.levels, 4, code == n.HIGHEST_LEVEL)
    if code == n.LADDER:
        return player.ladder
    if code == n.PASSAGES:
        return _sum(player.passages, 0, 4)
    if code < n.PASSAGE_TERRAINS:
        return byte(player.passages, code - n.MOUNTAIN_PASSAGES)
    if code == n.PASSAGE_TERRAINS:
        return _different(player.passages)
    if code == n.CARDS:
        return _sum(player.cards, 0, 4)
    if code == n.FLORA_CARDS:
        return count(player.flora)
    if code == n.FAUNA_CARDS:
        return count(player.fauna)
    if code < n.CARD_TERRAINS:
        return byte(player.cards, code - n.MOUNTAIN_CARDS)
    return _different(player.cards)


def _on_the_mural(player: Player, code: i64) -> i64:
    """Counters of stars, pieces, Blossoms and mural spaces."""
    if code == n.STARS:
        return player.stars
    if code == n.PIECES:
        return count(player.flora_pieces) + count(player.fauna_pieces)
    if code == n.FLORA_PIECES:
        return count(player.flora_pieces)
    if code == n.FAUNA_PIECES:
        return count(player.fauna_pieces)
    if code < n.BLOSSOMS:
        return pieces_of(player, code - n.SIZE_2 + 2)
    if code == n.BLOSSOMS:
        return count(player.blossoms)
    if code == n.OPEN_SPACES:
        return SPACES - count(player.mural)
    if code == n.COVERED_SPACES:
        return count(player.mural)
    return _full_lines(player.mural, code == n.FULL_COLUMNS)
