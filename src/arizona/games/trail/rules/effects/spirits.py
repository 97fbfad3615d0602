"""The Spirits of the Desert (T-9.7, T-9.8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at, count
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.actions import CUBE, DECLINE, SPIRIT
from arizona.games.trail.rules.answers import no_answers
from arizona.games.trail.rules.effects.effects import possible, start_script
from arizona.games.trail.rules.frames import ASK_EXTRA, frame
from arizona.games.trail.rules.player import NOWHERE, Player
from arizona.games.trail.rules.position import ONE_CUBE_A_TURN, Position
from arizona.games.trail.rules.tables import JACKALOPE


def free_spirits(pos: Position, seat: i64) -> vec[i64]:
    """Return the Spirits the player may choose; empty if they hold one.

    A Spirit held by anyone now, or by the player before, is not available.
    """
    player = pos.players[seat]
    if player.spirit != NOWHERE or pos.cubes == 0:
        return vec[i64]()
    taken: i64 = player.spirits_had
    for other in pos.players:
        if other.spirit != NOWHERE:
            taken |= bit_at(other.spirit)
    found = no_answers()
    spirit: i64 = 0
    while spirit < 4:
        if not taken & bit_at(spirit) and pos.content.spirit_cubes[spirit]:
            found = append(found, SPIRIT + spirit)
        spirit += 1
    if len(found):
        found = append(found, DECLINE)
    return found


def take_spirit(pos: Position, seat: i64, spirit: i64) -> None:
    """Take the card and load its cubes, as far as the pool allows."""
    player = pos.players[seat]
    cubes: i64 = pos.content.spirit_cubes[spirit]
    cubes = min(cubes, pos.cubes)
    pos.cubes -= cubes
    player.spirit = spirit
    player.spirit_cubes = bit_at(cubes) - 1
    player.spirits_had |= bit_at(spirit)
    player.jackalope_used = 0
    if not pos.readings & ONE_CUBE_A_TURN:
        pos.spirit_used = 0  # the limit applies per Spirit, and this one is unused (T-9.7)
    if pos.log is not None:
        names = pos.content.spirits
        pos.emit(
            "spirit-taken",
            seat,
            "T-9.7",
            {"spirit": names.ids[spirit], "title": names.names[spirit], "cubes": cubes},
        )


def cube_uses(pos: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Append the uses of Roadrunner, Javelina or Tortoise: once per turn, any cube, either side."""
    player = pos.players[seat]
    if player.spirit <= JACKALOPE or pos.spirit_used:
        return found
    cube: i64 = 0
    while cube < 3:
        if player.spirit_cubes & bit_at(cube):
            side: i64 = 0
            while side < 2:
                script: i64 = pos.content.spirit_gain[6 * player.spirit + 2 * cube + side]
                if possible(pos, seat, script):
                    found = append(found, CUBE + 2 * cube + side)
                side += 1
        cube += 1
    return found


def use_cube(pos: Position, seat: i64, cube: i64, side: i64) -> None:
    """Remove the cube, then start the reward; removing the last cube frees the Spirit first."""
    player = pos.players[seat]
    spirit = player.spirit
    pos.spirit_used = 1
    _remove(pos, seat, cube)
    start_script(pos, seat, pos.content.spirit_gain[6 * spirit + 2 * cube + side], causes.SPIRIT)


def _remove(pos: Position, seat: i64, cube: i64) -> None:
    player = pos.players[seat]
    spirit = player.spirit
    player.spirit_cubes &= ~bit_at(cube)
    pos.cubes += 1
    if pos.log is not None:
        names = pos.content.spirits
        pos.emit(
            "spirit-used",
            seat,
            "T-9.7",
            {"spirit": names.ids[spirit], "title": names.names[spirit], "cubes": 1},
        )
    _free_if_empty(pos, seat)


def _free_if_empty(pos: Position, seat: i64) -> None:
    player = pos.players[seat]
    if player.spirit_cubes:
        return
    spirit = player.spirit
    player.spirit = NOWHERE
    if pos.log is not None:
        names = pos.content.spirits
        pos.emit(
            "spirit-freed",
            seat,
            "T-9.7",
            {"spirit": names.ids[spirit], "title": names.names[spirit]},
        )


def jackalope_ready(player: Player) -> bool:
    """Return whether the player's Jackalope can act: once per week (T-9.8)."""
    return player.spirit == JACKALOPE and not player.jackalope_used


def call_jackalope(pos: Position, seat: i64) -> None:
    """Start the Jackalope's extra action; its cube is removed first."""
    player = pos.players[seat]
    player.jackalope_used = 1
    _remove(pos, seat, count(player.spirit_cubes) - 1)
    pos.push(frame(ASK_EXTRA, seat))


def recover_jackalope(pos: Position) -> None:
    """Return each unused cube of the week to the pool (T-9.8, T-11.1)."""
    seat: i64 = 0
    while seat < pos.seats:
        player = pos.players[seat]
        if player.spirit == JACKALOPE and not player.jackalope_used:
            player.spirit_cubes &= ~bit_at(count(player.spirit_cubes) - 1)
            pos.cubes += 1
            pos.emit("jackalope-unused", seat, "T-9.8", {"cubes": 1})
            _free_if_empty(pos, seat)
        player.jackalope_used = 0
        seat += 1
