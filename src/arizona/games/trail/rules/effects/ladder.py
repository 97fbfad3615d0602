"""The Elevation Ladder: climbing after placing a piece, and boosts (T-9.1, T-9.2, T-9.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.games.trail.rules import causes
from arizona.games.trail.rules.effects.effects import start_script
from arizona.games.trail.rules.effects.payment import CUT_COINS, FLAG_FREE, ask_coins
from arizona.games.trail.rules.frames import ASK_BOOST, CLIMB, frame
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import LEVELS

MAX_BOOSTS: Final = 2


def climb(pos: Position, seat: i64) -> None:
    """Climb one level and start its reward; do nothing at the top (T-9.5)."""
    player = pos.players[seat]
    if player.ladder >= LEVELS:
        return
    player.ladder += 1
    if pos.log is not None:
        pos.emit("climbed", seat, "T-9.1", {"level": player.ladder})
    if player.ladder == LEVELS:
        place = pos.tops
        pos.tops += 1
        if place < len(pos.content.top_gain):
            start_script(pos, seat, pos.content.top_gain[place], causes.TOP)
    else:
        start_script(pos, seat, pos.content.ladder_gain[player.ladder], causes.LADDER)


def boost_price(pos: Position, seat: i64, boosts: i64) -> i64:
    """Return the price of the next boost at the current level, after reductions."""
    if pos.cuts & FLAG_FREE:
        return 0
    level = pos.players[seat].ladder
    price: i64 = pos.content.boost_price[level + 32 * boosts] - byte(pos.cuts, CUT_COINS)
    return max(price, 0)


def can_boost(pos: Position, seat: i64, boosts: i64) -> bool:
    """Return whether another boost is available, regardless of its price."""
    return boosts < MAX_BOOSTS and pos.players[seat].ladder < LEVELS


def buy_boost(pos: Position, seat: i64, boosts: i64) -> None:
    """Start the payment of a boost, then the climb, then the offer of the next boost (T-9.1)."""
    price = boost_price(pos, seat, boosts)
    pos.cuts = 0
    if pos.log is not None:
        pos.emit("boosted", seat, "T-9.1", {"price": price, "boost": boosts + 1})
    pos.push(frame(ASK_BOOST, seat, boosts + 1))
    pos.push(frame(CLIMB, seat))
    ask_coins(pos, seat, price, causes.BOOST)
