"""Paying: coins without a superfluous one, resources, and Poison for what is missing (T-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.engine.bits import BIT, places
from arizona.games.trail import causes
from arizona.games.trail.actions import ANTIDOTE, DECLINE, PAY, POISON, PRICE_WAYS, WAY_COINS
from arizona.games.trail.frames import ASK_ANTIDOTE, ASK_COINS, DRAW_POISON, frame
from arizona.games.trail.gains import gain_gold, lose_stock
from arizona.games.trail.language import HEALTH, SUPPLIES
from arizona.games.trail.packed import byte
from arizona.games.trail.player import Player
from arizona.games.trail.position import Position

# What abilities took off the price being asked, in ``Position.cuts``:
#
#     bit  42       41     40      39–32    31–24   23–16    15–8      7–0
#         ┌────────┬──────┬───────┬────────┬───────┬────────┬──────────┬───────────┐
#         │no Gila │ free │ enter │ levels │ Water │ Health │ Supplies │ Turquoise │
#         └────────┴──────┴───────┴────────┴───────┴────────┴──────────┴───────────┘
CUT_COINS: Final = 0
CUT_RESOURCES: Final = 1
"""and the two bytes after it"""
CUT_LEVELS: Final = 4
FLAG_ENTER: Final = 1 << 40
FLAG_FREE: Final = 1 << 41
FLAG_NO_GILA: Final = 1 << 42


def ways(player: Player, price: i64) -> list[int]:
    """Every way to pay a price from which no coin can be left out (T-5.1)."""
    found: list[int] = []
    stock = player.stock
    turquoise: i64 = stock & 255
    copper: i64 = (stock >> 8) & 255
    silver: i64 = (stock >> 16) & 255
    for way in PRICE_WAYS[price]:
        coins: i64 = WAY_COINS[way]
        if (
            (coins & 255) <= turquoise
            and ((coins >> 8) & 255) <= copper
            and ((coins >> 16) & 255) <= silver
        ):
            found.append(PAY + way)
    return found


def ask_coins(pos: Position, seat: i64, price: i64, cause: i64) -> None:
    """Ask for a payment in currency; nothing is asked for nothing."""
    if price > 0:
        pos.push(frame(ASK_COINS, seat, price, cause))


def pay_coins(pos: Position, seat: i64, way: i64, price: i64, cause: i64) -> None:
    """Pay in one of the ways; no change is given."""
    coins: i64 = WAY_COINS[way]
    pos.players[seat].stock -= coins
    if pos.log is not None:
        turquoise: i64 = coins & 255
        copper: i64 = (coins >> 8) & 255
        silver: i64 = (coins >> 16) & 255
        pos.tell(
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
    """Pay resources (a byte each); each unit missing is one Poison token (T-5.3)."""
    missing: i64 = 0
    place: i64 = 0
    while place < 3:
        amount: i64 = byte(due, place)
        if amount > 0:
            missing += amount - lose_stock(pos, seat, SUPPLIES + place, amount, cause, "paid")
        place += 1
    draw_poison(pos, seat, missing)


def charge_gila(pos: Position, seat: i64) -> None:
    """One Health for the Gila Monster, or Poison (T-3.4)."""
    draw_poison(pos, seat, 1 - lose_stock(pos, seat, HEALTH, 1, causes.GILA, "paid"))


def draw_poison(pos: Position, seat: i64, tokens: i64) -> None:
    """So many tokens, drawn one by one; an empty pool gives none (T-5.4)."""
    if tokens > 0:
        pos.push(frame(DRAW_POISON, seat, tokens))


def poison_draws(pos: Position) -> list[int]:
    """The tokens in the pool."""
    return places(pos.poison, POISON)


def take_poison(pos: Position, seat: i64, token: i64, tokens: i64) -> None:
    """Take one token and pay its Gold at once."""
    pos.poison &= ~BIT[token]
    pos.players[seat].poison |= BIT[token]
    if pos.log is not None:
        args: dict[str, str | int] = {"token": pos.content.poison.ids[token]}
        args["title"] = pos.content.poison.names[token]
        pos.tell("poisoned", seat, "T-5.4", args)
    gain_gold(pos, seat, -pos.content.loss(token), causes.POISON)
    draw_poison(pos, seat, tokens - 1)


def antidotes(pos: Position, seat: i64) -> list[int]:
    """Any one of the tokens he holds, those of equal loss too, or none of them (T-8.3)."""
    found = places(pos.players[seat].poison, ANTIDOTE)
    if found:
        found.append(DECLINE)
    return found


def give_back_poison(pos: Position, seat: i64, token: i64, times: i64, cause: i64) -> None:
    """Give one token back to the pool; no Gold comes back (T-8.3)."""
    pos.poison |= BIT[token]
    pos.players[seat].poison &= ~BIT[token]
    if pos.log is not None:
        args: dict[str, str | int] = {"token": pos.content.poison.ids[token]}
        args["title"] = pos.content.poison.names[token]
        pos.tell("antidote", seat, "T-8.3", args)
    if times > 1:
        pos.push(frame(ASK_ANTIDOTE, seat, times - 1, cause))
