"""Reads back why components of Trail are not available, and compares that with the position."""

from __future__ import annotations

import re
from collections.abc import Callable

from arizona.engine.state import State
from arizona.games.trail.rules.actions import ARROW, CARD, GATEWAY, ORDER, PIECE, WALK
from arizona.games.trail.rules.effect_language import KINDS, TERRAINS
from arizona.games.trail.rules.packed import slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.words.unavailable import why_not
from arizona.games.trail.words.view import view
from tests.truth.claims import ENGLISH

LEVEL = re.compile(
    r"It needs (\w+) (\d+); you are on (\d+)(?:: |\. (Even with your cards) you are )(\d+) steps? "
    r"short\."
)
FULL = "This week only a Lost Dutchman can be placed as well."
SIMPLE: dict[str, Callable[[TrailState, Player, int], object]] = {
    f"There is already a marker here. {FULL}": (
        lambda state, player, action: action == GATEWAY and state.gateway_space > 0
    ),
    f"There is already a marker at this set. {FULL}": (
        lambda state, player, action: state.arrow_spaces >> 4 * ((action - ARROW) // 4) & 15
    ),
    "You are already here.": lambda state, player, action: player.arrow == action - ARROW,
    "Another player has chosen this place.": (
        lambda state, player, action: state.order_spaces >> 4 * (action - ORDER) & 15
    ),
    "You have already chosen your place for next week.": (
        lambda state, player, action: player.ordered
    ),
    "This is the last week, so Turn Order is not chosen.": (
        lambda state, player, action: state.week == len(state.content.week_terrain)
    ),
    "Your last marker must go to Turn Order.": (
        lambda state, player, action: not player.ordered and player.markers == 1
    ),
    "Turn Order needs an Adventure Marker, and you have none to use.": (
        lambda state, player, action: player.markers <= player.new_markers
    ),
    "You can use the marker you got this turn from your next turn on.": (
        lambda state, player, action: player.new_markers == player.markers > 0
    ),
    "You can use the Dutchman you found this turn from your next turn on.": (
        lambda state, player, action: player.new_dutchmen == player.dutchmen > 0
    ),
    "The Gila Monster is on it, so nobody can take it this week.": (
        lambda state, player, action: state.gila == gila_place(action)
    ),
}
"""Texts without numbers, and what makes them true."""
COINS = re.compile(r"It costs (\d) Turquoise\. Your coins are worth (\d+)\.")


def false_reasons(state: State) -> tuple[int, list[str]]:
    """Return the number of reasons, and those that are false."""
    if not isinstance(state, TrailState):
        return 0, []
    counted = 0
    wrong: list[str] = []
    for action, reasons in why_not(state).items():
        texts = [ENGLISH.say(one) for one in reasons]
        counted += len(texts)
        wrong += [f"{action}: {text}" for text in texts if not _true(state, action, text)]
    return counted, wrong


def _true(state: TrailState, action: int, text: str) -> bool:
    seat = int(state.to_move())
    player = state.players[seat]
    if found := COINS.fullmatch(text):
        row = (action - CARD) % 4 if action < PIECE else (action - PIECE) % 8 // 2
        stock = view(state)["players"][seat]["stock"]
        coins = sum(stock[coin] * worth for worth, coin in enumerate(KINDS[:3], 1))
        return int(found[1]) == row + 1 and int(found[2]) == coins < row + 1
    if found := LEVEL.fullmatch(text):
        terrain, need, have, away = found[1], int(found[2]), int(found[3]), int(found[5])
        card = state.content.passage_need[slot(state.passage_open, action - WALK)]
        at = TERRAINS.index(terrain.lower())
        known = int(card >> (8 * at)) & 255 == need and int(player.level(at)) == have
        return known and (need - have > away if found[4] else need - have == away > 0)
    simple = SIMPLE.get(text)
    return simple is None or bool(simple(state, player, action))


def gila_place(action: int) -> int:
    """Return the number of the group that a component belongs to, as the Gila Monster counts."""
    if action < CARD:
        return action - WALK
    if action < PIECE:
        return 4 + action - CARD
    kind, at = divmod(action - PIECE, 8)
    return 12 + 4 * kind + at // 2
