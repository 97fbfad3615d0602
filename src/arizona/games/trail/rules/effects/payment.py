"""Payments in coins and resources, and Poison for missing resources (T-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.actions import (
    ANTIDOTE,
    DECLINE,
    PAY,
    PAYMENT_COINS,
    PRICE_PAYMENTS,
    PRICE_START,
)
from arizona.games.trail.rules.answers import add_places, no_answers
from arizona.games.trail.rules.effect_language import HEALTH, SUPPLIES
from arizona.games.trail.rules.effects.gains import gain_gold, lose_stock
from arizona.games.trail.rules.frames import ASK_ANTIDOTE, ASK_COINS, DRAW_POISON, frame
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import Position

# Reductions of the pending price by abilities, in ``Position.cuts``:
#
#     bit  42       41     40      39–32    31–24   23–16    15–8      7–0
#         ┌────────┬──────┬───────┬────────┬───────┬────────┬──────────┬───────────┐
#         │no Gila │ free │ enter │ levels │ Water │ Health │ Supplies │ Turquoise │
#         └────────┴──────┴───────┴────────┴───────┴────────┴──────────┴───────────┘
CUT_COINS: Final = 0
CUT_RESOURCES: Final = 1
"""Three bytes, from here on."""
CUT_LEVELS: Final = 4
FLAG_ENTER: Final = 1 << 40
FLAG_FREE: Final = 1 << 41
FLAG_NO_GILA: Final = 1 << 42

COINS: Final = 0x7F7F7F
"""Mask of Turquoise, Copper and Silver in a stock; no track is longer than 20."""
ENOUGH: Final = 0x808080


def payments(player: Player, price: i64) -> vec[i64]:
    """Return every payment of a price the player can make without a superfluous coin (T-5.1)."""
    found = no_answers()
    # A guard bit above each coin count is borrowed, and so cleared, if coins are missing.
    coins: i64 = (player.stock & COINS) | ENOUGH
    at: i64 = PRICE_START[price]
    end: i64 = PRICE_START[price + 1]
    while at < end:
        way: i64 = PRICE_PAYMENTS[at]
        if (coins - PAYMENT_COINS[way]) & ENOUGH == ENOUGH:
            found = append(found, PAY + way)
        at += 1
    return found


def ask_coins(pos: Position, seat: i64, price: i64, cause: i64) -> None:
    """Ask for a payment in coins, unless the price is 0."""
    if price > 0:
        pos.push(frame(ASK_COINS, seat, price, cause))


def pay_coins(pos: Position, seat: i64, way: i64, price: i64, cause: i64) -> None:
    """Pay with the given coins; no change is given."""
    coins: i64 = PAYMENT_COINS[way]
    pos.players[seat].stock -= coins
    if pos.log is not None:
        turquoise: i64 = coins & 255
        copper: i64 = (coins >> 8) & 255
        silver: i64 = (coins >> 16) & 255
        pos.emit(
            "paid-coins",
            seat,
            "T-5.1",
            {
                "turquoise": turquoise,
                "copper": copper,
                "silver": silver,
                "price": price,
                "cause": causes.word(cause),
            },
        )


def charge(pos: Position, seat: i64, due: i64, cause: i64) -> None:
    """Pay resources, one byte each, and draw a Poison token for each missing unit (T-5.3)."""
    missing: i64 = 0
    place: i64 = 0
    while place < 3:
        amount: i64 = byte(due, place)
        if amount > 0:
            missing += amount - lose_stock(pos, seat, SUPPLIES + place, amount, cause, "paid")
        place += 1
    draw_poison(pos, seat, missing)


def charge_gila(pos: Position, seat: i64) -> None:
    """Pay one Health for the Gila Monster, or draw Poison (T-3.4)."""
    draw_poison(pos, seat, 1 - lose_stock(pos, seat, HEALTH, 1, causes.GILA, "paid"))


def draw_poison(pos: Position, seat: i64, tokens: i64) -> None:
    """Draw a number of tokens one by one; an empty pool gives none (T-5.4)."""
    if tokens > 0:
        pos.push(frame(DRAW_POISON, seat, tokens))


def take_poison(pos: Position, seat: i64, token: i64, tokens: i64) -> None:
    """Take one token and lose its Gold."""
    pos.poison &= ~bit_at(token)
    pos.players[seat].poison |= bit_at(token)
    if pos.log is not None:
        args: dict[str, str | int] = {"token": pos.content.poison.ids[token]}
        args["title"] = pos.content.poison.names[token]
        pos.emit("poisoned", seat, "T-5.4", args)
    gain_gold(pos, seat, -pos.content.loss(token), causes.POISON)
    draw_poison(pos, seat, tokens - 1)


def antidotes(pos: Position, seat: i64) -> vec[i64]:
    """Return each token held, even if several cost the same, and the option to decline (T-8.3)."""
    held = pos.players[seat].poison
    if not held:
        return vec[i64]()
    return append(add_places(no_answers(), held, ANTIDOTE), DECLINE)


def give_back_poison(pos: Position, seat: i64, token: i64, times: i64, cause: i64) -> None:
    """Return one token to the pool; its Gold is not refunded (T-8.3)."""
    pos.poison |= bit_at(token)
    pos.players[seat].poison &= ~bit_at(token)
    if pos.log is not None:
        args: dict[str, str | int] = {"token": pos.content.poison.ids[token]}
        args["title"] = pos.content.poison.names[token]
        pos.emit("antidote", seat, "T-8.3", args)
    if times > 1:
        pos.push(frame(ASK_ANTIDOTE, seat, times - 1, cause))
