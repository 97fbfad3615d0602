"""Reads back why components of Trail are not available, and compares that with the position."""

from __future__ import annotations

import re
from collections.abc import Callable

from arizona.engine.state import State
from arizona.games.trail.rules.actions import ARROW, CARD, GATEWAY, ORDER, PIECE, WALK
from arizona.games.trail.rules.effect_language import KINDS, TERRAINS
from arizona.games.trail.rules.effects.mural import can_place
from arizona.games.trail.rules.frames import ASK_EXTRA, frame, kind_of
from arizona.games.trail.rules.packed import filled, slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import POSITIONS
from arizona.games.trail.words.unavailable import why_not
from arizona.games.trail.words.view import view
from tests.truth.claims import ENGLISH

LEVEL = re.compile(
    r"It needs (\w+) (\d+); you are on (\d+)(?:: |\. (Even with your cards) you are )(\d+) steps? "
    r"short\."
)
SIDES = tuple(ENGLISH.text("trail-side", side=side) for side in POSITIONS)
FULL = "This week only a Lost Dutchman or the Jackalope can still act here."
AGAIN = (
    "You already have a marker in this group. Only a Lost Dutchman, the Jackalope or a card’s "
    "ability can bring you here again."
)
SIMPLE: dict[str, Callable[[TrailState, Player, int], object]] = {
    f"There is already a marker here. {FULL}": (
        lambda state, player, action: (
            action == GATEWAY and state.gateway_space > 0 and others_may_act(state, action)
        )
    ),
    f"There is already a marker at this set. {FULL}": (
        lambda state, player, action: (
            state.arrow_spaces >> 4 * ((action - ARROW) // 4) & 15 and others_may_act(state, action)
        )
    ),
    AGAIN: (
        lambda state, player, action: (
            player.groups >> row_of(action) & 1 and not row_is_full(state, row_of(action))
        )
    ),
    "All spaces of this group are taken this week.": (
        lambda state, player, action: row_is_full(state, row_of(action))
    ),
    "All Passage spaces are taken this week.": (
        lambda state, player, action: (
            filled(state.passage_spaces, 0, 5) == state.content.passage_spaces[state.seats - 2]
        )
    ),
    "It doesn’t fit anywhere on your mural.": (
        lambda state, player, action: not can_place(state.content, player, piece_at(state, action))
    ),
    "The Jackalope can’t choose Turn Order.": (
        lambda state, player, action: (
            ORDER <= action < WALK and kind_of(int(state.top())) == ASK_EXTRA
        )
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
FAR = re.compile(
    r"From (.+), (.+), you can only reach a neighboring space or the same side of another set\."
)
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
    if found := FAR.fullmatch(text):
        here, there = divmod(int(player.arrow), 4), divmod(action - ARROW, 4)
        name = state.content.arrow_names[here[0]]
        side = (here[1] - there[1]) % 4
        apart = side == 2 if here[0] == there[0] else side != 0
        return found[1] == name and found[2] == SIDES[here[1]] and apart
    return bool(SIMPLE[text](state, player, action))


def others_may_act(state: TrailState, action: int) -> bool:
    """Check whether the player could act here with a Dutchman, and with the Jackalope."""
    seat = int(state.to_move())
    richer = state.clone()
    richer.players[seat].dutchmen, richer.players[seat].new_dutchmen = 1, 0
    with_dutchman = richer.answers(int(state.top()))
    return action in with_dutchman and action in state.answers(frame(ASK_EXTRA, seat))


def row_of(action: int) -> int:
    """Return the number of a row: Flora rows, then Fauna rows."""
    if action < PIECE:
        return action - CARD
    kind, at = divmod(action - PIECE, 8)
    return 4 * kind + at // 2


def row_is_full(state: TrailState, row: int) -> bool:
    spaces = state.fauna_spaces if row >= 4 else state.flora_spaces
    return bool(filled(spaces, 3 * (row % 4), 3) == state.content.row_spaces[state.seats - 2])


def piece_at(state: TrailState, action: int) -> int:
    kind, at = divmod(action - PIECE, 8)
    return 32 * kind + int(slot(state.fauna_pieces_open if kind else state.flora_pieces_open, at))


def gila_place(action: int) -> int:
    """Return the number of the group that a component belongs to, as the Gila Monster counts."""
    if action < CARD:
        return action - WALK
    if action < PIECE:
        return 4 + action - CARD
    kind, at = divmod(action - PIECE, 8)
    return 12 + 4 * kind + at // 2
