"""Planning: Gateway, Crossed Arrows, Gila Monster, Saguaro (T-3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.events import NOBODY
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.actions import ARROW, GILA
from arizona.games.trail.rules.answers import add_places, no_answers
from arizona.games.trail.rules.effects.gains import take_script
from arizona.games.trail.rules.frames import (
    ASK_ARROW,
    ASK_CLAIM,
    ASK_GILA,
    DRAW_GATEWAY,
    NEXT_TURN,
    PLAN_ARROWS,
    PLAN_GILA,
    PLAN_SAGUARO,
    frame,
)
from arizona.games.trail.rules.packed import NONE, slot
from arizona.games.trail.rules.player import NOWHERE
from arizona.games.trail.rules.position import Position

ALL_ARROWS: Final = (1 << 12) - 1


def plan_week(pos: Position) -> None:
    """Start a week: everyone gains the face-up Gateway, and the next one is drawn (T-3.1)."""
    pos.week += 1
    pos.turns += 1
    pos.emit("week", NOBODY, "T-3.1", {"week": pos.week})
    for player in pos.players:
        player.new_markers = 0
        player.new_dutchmen = 0
    place: i64 = 0
    while place < pos.seats:
        script: i64 = pos.content.gateway_gain[pos.gateway_open]
        take_script(pos, pos.seat_at(place), script, causes.GATEWAY_WEEK)
        place += 1
    pos.push(frame(PLAN_ARROWS, 0, 0))
    pos.push(frame(DRAW_GATEWAY))


def plan_arrows(pos: Position, place: i64) -> None:
    """Let each player move on the arrows, then claim, in turn order (T-3.2, T-10.7)."""
    if place == pos.seats:
        pos.push(frame(PLAN_GILA))
        return
    seat = pos.seat_at(place)
    pos.turns += 1
    pos.push(frame(PLAN_ARROWS, 0, place + 1))
    pos.push(frame(ASK_CLAIM, seat, 0))
    pos.push(frame(ASK_ARROW, seat, 1))


def arrow_moves(pos: Position, seat: i64) -> vec[i64]:
    """Return the arrow moves: any space in week 1.

    Later, an adjacent position in the ring, or the same position in another set.
    """
    arrow = pos.players[seat].arrow
    if arrow == NOWHERE:
        return add_places(no_answers(), ALL_ARROWS, ARROW)
    own: i64 = arrow >> 2
    position: i64 = arrow & 3
    found = no_answers()
    group: i64 = 0
    while group < 3:
        if group == own:
            found = append(found, ARROW + 4 * group + ((position + 1) & 3))
            found = append(found, ARROW + 4 * group + ((position + 3) & 3))
        else:
            found = append(found, ARROW + 4 * group + position)
        group += 1
    return found


def plan_gila(pos: Position) -> None:
    """Let the player with the least Gold place the Gila Monster (T-3.4)."""
    seat = behind(pos, False)
    pos.turns += 1
    pos.push(frame(PLAN_SAGUARO))
    pos.push(frame(ASK_GILA, seat))


def behind(pos: Position, on_ladder: bool) -> i64:
    """Return the seat that is last in Gold or on the Ladder.

    Ties are broken by less Grit, then by the later place in turn order.
    """
    best = pos.seat_at(0)
    place: i64 = 1
    while place < pos.seats:
        seat = pos.seat_at(place)
        mine = pos.players[seat]
        other = pos.players[best]
        less: i64 = mine.ladder - other.ladder if on_ladder else mine.gold - other.gold
        if less < 0 or (less == 0 and mine.grit <= other.grit):
            best = seat
        place += 1
    return best


def gila_places(pos: Position) -> vec[i64]:
    """Return every face-up Passage and card, and every stack of face-up polyominoes (T-3.4)."""
    found = no_answers()
    place: i64 = 0
    while place < 4:
        if slot(pos.passage_open, place) != NONE:
            found = append(found, GILA + place)
        place += 1
    place = 0
    while place < 4:
        if slot(pos.flora_open, place) != NONE:
            found = append(found, GILA + 4 + place)
        place += 1
    place = 0
    while place < 4:
        if slot(pos.fauna_open, place) != NONE:
            found = append(found, GILA + 8 + place)
        place += 1
    found = _add_stacks(pos.flora_pieces_open, GILA + 12, found)
    return _add_stacks(pos.fauna_pieces_open, GILA + 16, found)


def _add_stacks(pieces: i64, base: i64, found: vec[i64]) -> vec[i64]:
    row: i64 = 0
    while row < 4:
        if slot(pieces, 2 * row) != NONE or slot(pieces, 2 * row + 1) != NONE:
            found = append(found, base + row)
        row += 1
    return found


GILA_GROUPS = ("passage", "flora-card", "fauna-card", "flora-piece", "fauna-piece")


def place_gila(pos: Position, seat: i64, place: i64) -> None:
    pos.gila = place
    if pos.log is not None:
        pos.emit(
            "gila", seat, "T-3.4", {"group": GILA_GROUPS[place >> 2], "number": (place & 3) + 1}
        )


def plan_saguaro(pos: Position) -> None:
    """From week 2, give the Saguaro to the lowest on the Ladder; then start the Journey (T-3.5)."""
    if pos.week >= 2:
        pos.saguaro = behind(pos, True)
        pos.emit("saguaro", pos.saguaro, "T-3.5")
    pos.push(frame(NEXT_TURN, 0, 0))
