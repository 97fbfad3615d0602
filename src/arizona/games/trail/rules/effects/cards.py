"""Taking a Flora or Fauna card (T-8.1 to T-8.3, T-8.8)."""

from __future__ import annotations

from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.effect_language import AFTER_FAUNA, AFTER_FLORA, MOUNTAIN
from arizona.games.trail.rules.effects.effects import start_script
from arizona.games.trail.rules.effects.gains import gain_gold
from arizona.games.trail.rules.frames import ASK_ANTIDOTE, ASK_BLOSSOM, GAIN, LOAD_CUBES, frame
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import ICON_ANTIDOTE, ICON_BLOSSOM, ICON_STAR


def take_card(pos: Position, seat: i64, kind: i64, card: i64) -> None:
    """Take a card: resolve the AZ Star or antidote, its gains, and finally the Blossom (T-8.8)."""
    content = pos.content
    player = pos.players[seat]
    number: i64 = 32 * kind + card
    terrain: i64 = content.card_terrain[number]
    icon: i64 = content.card_icon[number]
    player.cards += bit_at(8 * terrain)
    if kind:
        player.fauna |= bit_at(card)
        pos.deeds |= bit_at(AFTER_FAUNA)
    else:
        player.flora |= bit_at(card)
        pos.deeds |= bit_at(AFTER_FLORA)
    if pos.log is not None:
        names = content.cards
        pos.emit(
            "card-taken",
            seat,
            "T-8.2" if kind else "T-8.1",
            {"card": names.ids[number], "title": names.names[number]},
        )
    if icon == ICON_BLOSSOM:
        pos.push(frame(ASK_BLOSSOM, seat))
    if kind:
        pos.push(frame(LOAD_CUBES, seat, card))
        pos.push(frame(GAIN, seat, MOUNTAIN + terrain, 1, causes.FAUNA))
    else:
        pos.push(frame(GAIN, seat, MOUNTAIN + terrain, 1, causes.FLORA))
        start_script(pos, seat, content.card_gain[number], causes.FLORA)
    if icon == ICON_ANTIDOTE:
        pos.push(frame(ASK_ANTIDOTE, seat, 1, causes.CORNER))
    elif icon == ICON_STAR:
        player.stars += 1
        pos.emit("star", seat, "T-8.3")
        if pos.saguaro >= 0:  # T-3.5: the holder gains 1 Gold whichever player took the card
            gain_gold(pos, pos.saguaro, 1, causes.SAGUARO)


def load_cubes(pos: Position, seat: i64, card: i64) -> None:
    """Load a Fauna card with its cubes, as far as the pool allows (T-8.2)."""
    player = pos.players[seat]
    cubes: i64 = pos.content.fauna_cubes[card]
    cubes = min(cubes, pos.cubes)
    pos.cubes -= cubes
    bit: i64 = bit_at(card)
    if cubes >= 1:
        player.cubes1 |= bit
    if cubes >= 2:
        player.cubes2 |= bit
    if cubes >= 3:
        player.cubes3 |= bit
    if pos.log is not None:
        names = pos.content.cards
        pos.emit(
            "cubes-loaded",
            seat,
            "T-8.2",
            {"card": names.ids[32 + card], "title": names.names[32 + card], "cubes": cubes},
        )
