"""Gains and losses: stock, Gold, Grit, advances on the Terrain Tracks, Lost Dutchmen.

All of these are immediate. ``effects`` pushes a question if the player has to choose first.
"""

from __future__ import annotations

from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.effect_language import GOLD, GRIT, KINDS, MOUNTAIN, STOCKS, TERRAINS
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import TRACK_END


def gain(pos: Position, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    """Gain an amount of a kind that needs no choice: stock, Gold, Grit or a given terrain."""
    if kind < STOCKS:
        gain_stock(pos, seat, kind, amount, cause)
    elif kind == GOLD:
        gain_gold(pos, seat, amount, cause)
    elif kind == GRIT:
        gain_grit(pos, seat, amount, cause)
    else:
        while amount > 0:
            advance(pos, seat, kind - MOUNTAIN, cause)
            amount -= 1


def gain_stock(pos: Position, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    """Move a stock marker up; the excess beyond the end is lost (T-1.8)."""
    player = pos.players[seat]
    room: i64 = pos.content.stock_end - byte(player.stock, kind)
    got: i64 = amount if amount < room else room
    player.stock += got << (kind * 8)
    if pos.log is not None:
        pos.emit(
            "gained",
            seat,
            causes.rule(cause),
            {"what": KINDS[kind], "amount": got, "lost": amount - got, "cause": causes.word(cause)},
        )


def lose_stock(pos: Position, seat: i64, kind: i64, amount: i64, cause: i64, word: str) -> i64:
    """Move a stock marker down, not below 0, and return the amount lost (T-5.6)."""
    player = pos.players[seat]
    have: i64 = byte(player.stock, kind)
    lost: i64 = amount if amount < have else have
    if lost > 0:
        player.stock -= lost << (kind * 8)
        if pos.log is not None:
            pos.emit(
                word,
                seat,
                causes.rule(cause),
                {"what": KINDS[kind], "amount": lost, "cause": causes.word(cause)},
            )
    return lost


def gain_gold(pos: Position, seat: i64, amount: i64, cause: i64) -> None:
    """Add to Gold; the amount and the total may be negative (T-2.1)."""
    pos.players[seat].gold += amount
    if pos.log is not None:
        pos.emit(
            "gold",
            seat,
            causes.rule(cause),
            {"amount": amount, "cause": causes.word(cause)},
            amount,
        )


def gain_grit(pos: Position, seat: i64, amount: i64, cause: i64) -> None:
    """Gain Grit; the score changes by the spaces the marker moves (T-2.2)."""
    player = pos.players[seat]
    before: i64 = pos.content.position(player.grit)
    player.grit += amount
    if pos.log is not None:
        pos.emit(
            "grit",
            seat,
            causes.rule(cause),
            {"amount": amount, "cause": causes.word(cause)},
            before - pos.content.position(player.grit),
        )


def advance(pos: Position, seat: i64, terrain: i64, cause: i64) -> None:
    """Move a terrain tracker one space and gain the reward of the space (T-7.1, T-7.2)."""
    player = pos.players[seat]
    content = pos.content
    space: i64 = byte(player.levels, terrain)
    if space >= TRACK_END:
        if pos.log is not None:  # T-7.4: an advance beyond the end is lost
            args: dict[str, str | int] = {"terrain": TERRAINS[terrain], "cause": causes.word(cause)}
            pos.emit("advance-lost", seat, "T-7.4", args)
        return
    space += 1
    player.levels += bit_at(8 * terrain)
    if pos.log is not None:
        pos.emit(
            "advanced",
            seat,
            causes.rule(cause),
            {"terrain": TERRAINS[terrain], "space": space, "cause": causes.word(cause)},
        )
    paid: bool = True
    if space == TRACK_END:
        # T-7.1: only the first player to arrive gains the large bonus.
        paid = not pos.ends_reached & bit_at(terrain)
        pos.ends_reached |= bit_at(terrain)
    if paid:
        program = content.program
        script: i64 = content.track_gain[terrain * TRACK_END + space - 1]
        at: i64 = program.script_start[script]
        while at < program.script_end[script]:
            gain(pos, seat, program.kind[at], program.amount[at], causes.TRACK)
            at += 1
    if byte(pos.terrain_markers, terrain) == space:
        gain_dutchman(pos, seat)


def gain_dutchman(pos: Position, seat: i64) -> None:
    """Take a Lost Dutchman from the pool, usable this week (T-7.2)."""
    if pos.dutchmen == 0:
        pos.emit("no-dutchman", seat, "T-7.2")
        return
    pos.dutchmen -= 1
    player = pos.players[seat]
    player.dutchmen += 1
    player.new_dutchmen += 1
    pos.emit("dutchman", seat, "T-7.2")


def take_script(pos: Position, seat: i64, script: i64, cause: i64) -> None:
    """Execute a script without choices, such as a Gateway's."""
    program = pos.content.program
    at: i64 = program.script_start[script]
    while at < program.script_end[script]:
        gain(pos, seat, program.kind[at], program.amount[at], cause)
        at += 1
