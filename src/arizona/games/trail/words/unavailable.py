"""Explains why a visible component cannot be taken now, using the same rules as ``legal``.

``legal()`` is the only source of what is allowed. This module gives the reasons for every target it
leaves out, in the order in which a player would resolve them. ``tests/trail/test_why_not.py``
checks that the two agree.
"""

from __future__ import annotations

from mypy_extensions import i64

from arizona.engine.message import Arg, Message
from arizona.games.trail.rules.actions import ARROW, CARD, GATEWAY, ORDER, PIECE, WALK
from arizona.games.trail.rules.effect_language import TERRAINS
from arizona.games.trail.rules.effects.abilities import level_cut, level_steps, row_reach
from arizona.games.trail.rules.effects.mural import can_place
from arizona.games.trail.rules.frames import ASK_EXTRA, ASK_TURN, kind_of
from arizona.games.trail.rules.packed import NONE, byte, nibble, slot
from arizona.games.trail.rules.phases.journey import (
    BY_DUTCHMAN,
    BY_EXTRA,
    IN_FLORA,
    IN_FLORA_PIECES,
    arrow_means,
    hands,
    passage_means,
    row_means,
)
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import POSITIONS

Reasons = dict[int, list[Message]]
"""By action: why it is not possible, the most important reason first."""


def why_not(state: TrailState) -> Reasons:
    """Return the reasons for every visible action the player to move cannot take."""
    word = int(state.top())
    if word < 0 or kind_of(word) not in (ASK_TURN, ASK_EXTRA):
        return {}
    player = state.players[state.to_move()]
    extra = kind_of(word) == ASK_EXTRA
    means = BY_EXTRA if extra else int(hands(state, player))
    legal = set(state.legal())
    found: Reasons = {}
    for action in _visible_actions(state):
        if action not in legal:
            found[action] = _reasons(state, player, means, action)
    return found


def _visible_actions(state: TrailState) -> list[int]:
    """Return every action whose component is on the table."""
    found = [ORDER + place for place in range(4)]
    found += [WALK + place for place in range(4) if slot(state.passage_open, place) != NONE]
    for kind in range(2):
        cards = state.fauna_open if kind else state.flora_open
        pieces = state.fauna_pieces_open if kind else state.flora_pieces_open
        found += [CARD + 4 * kind + row for row in range(4) if slot(cards, row) != NONE]
        found += [PIECE + 8 * kind + at for at in range(8) if slot(pieces, at) != NONE]
    found += [ARROW + space for space in range(12)]
    if state.gateway_open != NONE:
        found.append(GATEWAY)
    return found


def _reasons(state: TrailState, player: Player, means: int, action: int) -> list[Message]:
    if ORDER <= action < WALK:
        return [_order(state, player, means, action - ORDER)]
    if _barred(state, action):
        return [Message("trail-not-gila")]
    if not means:
        return [_no_hand(state, player)]
    if action == GATEWAY:
        return [Message("trail-not-gateway")]
    if action >= ARROW:
        return [_arrow(state, player, means, action - ARROW)]
    if action >= PIECE:
        kind, at = divmod(action - PIECE, 8)
        found = _row(state, player, means, kind, at // 2)
        pieces = state.fauna_pieces_open if kind else state.flora_pieces_open
        if not can_place(state.content, player, 32 * kind + slot(pieces, at)):
            found.append(Message("trail-not-fitting"))
        return found
    if action >= CARD:
        kind, row = divmod(action - CARD, 4)
        return _row(state, player, means, kind, row)
    return _passage(state, player, means, action - WALK)


def _barred(state: TrailState, action: int) -> bool:
    """Return whether the Gila Monster blocks the action (T-3.4)."""
    if action == GATEWAY or action >= ARROW:
        return False
    if action >= PIECE:
        kind, at = divmod(action - PIECE, 8)
        return bool(state.gila == 4 * (IN_FLORA_PIECES + kind) + at // 2)
    if action >= CARD:
        kind, row = divmod(action - CARD, 4)
        return bool(state.gila == 4 * (IN_FLORA + kind) + row)
    return bool(state.gila == action - WALK)


def _no_hand(state: TrailState, player: Player) -> Message:
    """No marker or Dutchman can act elsewhere (T-4.2, T-9.6, T-9.9)."""
    if player.markers - player.new_markers > 0:
        return Message("trail-not-last-marker")
    return Message("trail-not-new-marker" if player.markers else "trail-not-new-dutchman")


def _order(state: TrailState, player: Player, means: int, place: int) -> Message:
    """T-6.1: once per week, one player per space, Adventure Markers only."""
    if means & BY_EXTRA:
        return Message("trail-not-order-extra")
    if not state.order_due():
        return Message("trail-not-order-due")
    if player.ordered:
        return Message("trail-not-order-twice")
    if nibble(state.order_spaces, place):
        return Message("trail-not-order-taken")
    return Message("trail-not-order-marker")


def _arrow(state: TrailState, player: Player, means: int, space: int) -> Message:
    """T-6.4: an adjacent position, or the same one in another set; one marker per set."""
    near = space & 3 == player.arrow & 3
    if space >> 2 == player.arrow >> 2:
        near = (space - player.arrow) & 1 == 1
    if near and not arrow_means(state, means, space >> 2):
        return Message("trail-not-arrow-taken")
    here = int(player.arrow)
    if here == space:
        return Message("trail-not-arrow-here")
    args: dict[str, Arg] = {
        "set": state.content.arrow_names[here // 4],
        "side": POSITIONS[here % 4],
    }
    return Message("trail-not-arrow-far", args)


def _row(state: TrailState, player: Player, means: int, kind: int, row: int) -> list[Message]:
    """T-6.3: a free space, one marker per group, the price in coins."""
    found: list[Message] = []
    if not row_means(state, player, means, kind, row):
        again = bool(row_means(state, player, BY_DUTCHMAN, kind, row))
        found.append(Message("trail-not-again" if again else "trail-not-row-full"))
    if row >= row_reach(state, player, kind):
        args: dict[str, Arg] = {"price": row + 1, "worth": int(player.worth())}
        found.append(Message("trail-not-coins", args))
    return found


def _passage(state: TrailState, player: Player, means: int, place: int) -> list[Message]:
    """T-6.2: a free space, and the required levels."""
    found: list[Message] = []
    if not passage_means(state, means):
        found.append(Message("trail-not-passages-full"))
    need = int(state.content.passage_need[slot(state.passage_open, place)])
    cut = int(level_cut(state, player))
    reached: i64 = player.levels + level_steps(state, player)
    for terrain, word in enumerate(TERRAINS):
        needed, have = int(byte(need, terrain)), int(byte(player.levels, terrain))
        away = needed - cut - int(byte(reached, terrain))
        if away > 0:
            args: dict[str, Arg] = {"terrain": word, "need": needed, "have": have, "away": away}
            helped = needed - have > away  # by an ability or an advance of a card
            found.append(Message("trail-not-level-helped" if helped else "trail-not-level", args))
    return found
