"""Final scoring by category, and the winner (T-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.engine.bits import bit_at, count
from arizona.engine.events import NOBODY
from arizona.games.trail.rules.counters import cubes_on_cards
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import SPACES

LINES: Final = (
    ("final-open-spaces", "T-12.1"),
    ("final-poison", "T-12.2"),
    ("final-cubes", "T-12.3"),
    ("final-stars", "T-12.4"),
    ("final-sets", "T-12.5"),
)
"""Name and rule id of each category of the final scoring, in order."""


def growing(number: i64) -> i64:
    """Return 1, 3, 6, 10, 15 for 1 to 5, plus 5 for each further one."""
    if number <= 5:
        return number * (number + 1) // 2
    return 15 + 5 * (number - 5)


def set_points(cards: i64) -> i64:
    """Return the points for sets of different terrains (T-12.5).

    Sets of 4, 3 and 2 different terrains give 7, 4 and 2 points; the largest sets are formed first.
    """
    total: i64 = 0
    left: i64 = cards
    while True:
        different: i64 = 0
        terrain: i64 = 0
        while terrain < 4:
            if byte(left, terrain):
                different += 1
                left -= bit_at(8 * terrain)
            terrain += 1
        if different < 2:
            return total
        if different == 4:
            total += 7
        else:
            total += 4 if different == 3 else 2


def final_points(player: Player, line: i64) -> i64:
    """Return the points a category of the final scoring would give the player now."""
    if line == 0:
        return count(player.mural) - SPACES
    if line == 1:
        return -growing(count(player.poison))
    if line == 2:
        return cubes_on_cards(player)
    if line == 3:
        return growing(player.stars)
    return set_points(player.cards)


def final_scoring(pos: Position) -> None:
    line: i64 = 0
    while line < len(LINES):
        seat: i64 = 0
        while seat < pos.seats:
            player = pos.players[seat]
            points = final_points(player, line)
            player.gold += points
            if pos.log is not None:
                word, rule = LINES[line]
                pos.emit(word, seat, rule, {"amount": points}, points)
            seat += 1
        line += 1
    pos.emit("game-over", NOBODY, "T-12.6")


def score_of(pos: Position, player: Player) -> i64:
    """Return Gold minus the position of the Grit marker (T-12.6)."""
    return player.gold - pos.content.position(player.grit)


def winning_seats(pos: Position) -> list[int]:
    """Return the seats with the highest score.

    Ties are broken by more Grit, then by less Poison; otherwise the win is shared (T-12.6).
    """
    ranks = [
        (int(score_of(pos, player)), int(player.grit), -int(count(player.poison)))
        for player in pos.players
    ]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
