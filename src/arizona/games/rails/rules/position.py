"""Positions of Rails and their legal actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from arizona.engine.bits import bit_at, count, indices, indices_into, nth
from arizona.engine.events import Event
from arizona.engine.message import Arg
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State
from arizona.games.rails.rules.actions import (
    CARD,
    DELIVER,
    DISCARD,
    DRAW,
    NONE,
    NUGGET,
    ROLL,
    SECOND,
    STARTER,
    TAKE,
    USE,
    VALUES,
)
from arizona.games.rails.rules.conditions import EXACTLY, Conditions
from arizona.games.rails.rules.route import NOWHERE, NUGGETS, Route
from arizona.games.rails.rules.scoring import Bill, scoring_pieces, winners
from arizona.games.rails.rules.shapes import OF_VALUE
from arizona.games.rails.rules.sheet import Sheet, piece
from arizona.games.rails.rules.tables import RailsTables

# Phases, named after the pending decision; the first three are chance events.
LAYING: Final = 0
STARTING: Final = 1
ROLLING: Final = 2
TAKING: Final = 3
CHOOSING: Final = 4
SETTING_OUT: Final = 5
DRAWING: Final = 6
SELECTING: Final = 7
VISITING: Final = 8
DELIVERING: Final = 9
LAST_DELIVERY: Final = 10
FINISHED: Final = 11

DIE_BITS: Final = 4
DIE_SHIFT: Final = 2
"""The dice on the table are six counters of four bits in one word:

│ sixes │ fives │ fours │ threes │ twos │ ones │ (lowest bits)
"""

EACH_VALUE: Final = 0x111111
"""One die of every value."""

ROLLS: Final = [ROLL + value for value in range(VALUES)]
EVEN_ROLLS: Final = [1] * VALUES

NO_CARDS: Final[list[int]] = []
"""Shared; must not be modified."""


class Position(State):
    """A position. All data is numeric, except for shared immutable objects."""

    def __init__(
        self,
        content: RailsTables,
        sheet: Sheet,
        conditions: Conditions,
        routes: list[Route],
        redraw: bool,
    ) -> None:
        super().__init__()
        self.content: Final = content
        self.sheet: Final = sheet
        self.redraw: Final = redraw
        """Whether a card that clashes with an earlier one is replaced (R-2.2)."""
        self.routes: Final = routes
        self.seats: Final[i64] = len(routes)
        self.cards: list[int] = NO_CARDS
        """The open cards in order. The list is replaced, never modified."""
        self.conditions = conditions
        self.phase: i64 = LAYING
        self.seat: i64 = 0
        self.starter: i64 = 0
        """The seat with the start-player card."""
        self.round: i64 = 1
        self.turns: i64 = 0
        self.rolled: i64 = 0
        """Number of dice rolled in this round."""
        self.dice: i64 = 0
        """Dice not taken yet, as counters by value."""
        self.served: i64 = 0
        """Number of seats that have finished the current step: taking, drawing or the last
        delivery."""
        self.able: i64 = 0
        """Values the seat can draw, as bits."""
        self.value: i64 = NOWHERE
        """The value being drawn."""
        self.continues: bool = False
        """Whether a second symbol may still be selected (R-5.2)."""
        self.towns: i64 = 0
        """Towns just reached that can still receive a delivery (R-7.3)."""
        self.firsts: i64 = 0
        """Kinds delivered by any seat, as bits (R-7.2)."""
        self.claimed: i64 = 0
        """Open cards that have left the game, as bits (R-9.12 to R-9.14)."""
        self.alive: bool = False
        """Whether any seat could draw in this round, with any value (R-8.3)."""
        self.drawn: bool = False
        """Whether any seat drew in this round."""
        self.idle: i64 = 0
        """Consecutive rounds in which no seat drew."""
        self.last: bool = False
        """Whether this is the last round, because a seat made its sixth delivery (R-8.1)."""
        self.solo: i64 = NOWHERE
        """In a puzzle, the seat that owns all dice; ``NOWHERE`` in a game."""
        self.in_playout: bool = False
        """Whether a random game runs, which skips what its next roll overwrites."""

    # --- queries --------------------------------------------------------------------------

    def to_move(self) -> i64:
        """Return the seat to move, ``CHANCE`` for cards, start player and dice, or ``OVER``."""
        if self.phase <= ROLLING:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.seat

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == DRAWING:
            return self.routes[self.seat].paths(self.conditions.path_masks, self.value)
        if phase == ROLLING:
            return ROLLS.copy()
        if phase == TAKING:
            return self._legal_dice()
        if phase == CHOOSING:
            return indices(self._choices(self.routes[self.seat]), USE)
        if phase == SETTING_OUT:
            return self.conditions.path_masks.settings_out[self.value].copy()
        if phase == FINISHED:
            return []
        if phase == LAYING:
            return indices(self._open_cards(), CARD)
        if phase == STARTING:
            return [STARTER + seat for seat in range(self.seats)]
        actions: list[int] = []
        if phase != SELECTING:
            actions = indices(self.routes[self.seat].deliverable(), DELIVER)
        if phase in (SELECTING, VISITING):
            actions += indices(self.routes[self.seat].sides(self.conditions.path_masks), SECOND)
        actions.append(NONE)
        return actions

    def legal_into(self, out: vec[i32], at: i64) -> i64:
        """Write the legal actions into a buffer, without boxing."""
        phase = self.phase
        if phase == DRAWING:
            fitting: i64 = self.routes[self.seat].fitting(self.conditions.path_masks)
            return indices_into(fitting & OF_VALUE[self.value], DRAW, out, at)
        if phase == TAKING:
            return self._dice_into(out, at)
        if phase == CHOOSING:
            return indices_into(self._choices(self.routes[self.seat]), USE, out, at)
        if phase < SELECTING or phase == FINISHED:
            return super().legal_into(out, at)
        end: i64 = at
        if phase != SELECTING:
            end += indices_into(self.routes[self.seat].deliverable(), DELIVER, out, end)
        if phase in (SELECTING, VISITING):
            end += indices_into(
                self.routes[self.seat].sides(self.conditions.path_masks), SECOND, out, end
            )
        out[end] = i32(NONE)
        return end + 1 - at

    def _dice_into(self, out: vec[i32], at: i64) -> i64:
        many: i64 = 0
        value: i64 = 0
        left: i64 = self.dice
        while left:
            if left & 0xF:
                out[at + many] = i32(TAKE + value)
                many += 1
            left >>= 4
            value += 1
        return many

    def chance(self) -> list[int]:
        """Return equal weights: all outcomes are equally likely."""
        if self.phase == ROLLING:
            return EVEN_ROLLS.copy()
        return [1] * len(self.legal())

    def chance_key(self) -> str:
        """Return the key of a chance event: a die of a round, the cards or the start player."""
        if self.phase == ROLLING:
            return f"round {self.round} die {self.rolled}"
        return "cards" if self.phase == LAYING else "start"

    def _open_cards(self) -> i64:
        """Return the cards that can be opened next, as bits."""
        cards: i64 = bit_at(len(self.content.cards)) - 1
        clash: i64 = 0
        for card in self.cards:
            cards &= ~bit_at(card)
            clash |= self.content.clashing[card]
        # redrawing until nothing clashes equals drawing from the cards that do not clash.
        if self.redraw and cards & ~clash:
            return cards & ~clash
        return cards

    def _legal_dice(self) -> list[int]:
        actions: list[int] = []
        value: i64 = 0
        left: i64 = self.dice
        while left:
            if left & 0xF:
                actions.append(TAKE + value)
            left >>= 4
            value += 1
        return actions

    def _choices(self, route: Route) -> i64:
        """Return the options for the die as bits relative to ``USE``; codes are contiguous.

        None: the seat passes (R-6.3). One: it has no choice.
        """
        mine: i64 = bit_at(route.die)
        use: i64 = 1 if self.able & mine else 0
        if route.gold > route.spent:  # another value for a nugget
            return use | (self.able & ~mine) << NUGGET - USE
        # discard the die for a nugget; a player who cannot draw must.: no eleventh.
        if use and route.gold == NUGGETS:
            return use
        return use | bit_at(DISCARD - USE)

    # --- random choice --------------------------------------------------------------------

    def pick(self, rng: Rng) -> i64:
        """Return a uniformly random legal action without building a list.

        Consumes the same random numbers as a choice from ``legal()``.
        """
        phase = self.phase
        if phase == DRAWING:
            return DRAW + self._pick_path(self.routes[self.seat], rng)
        if phase == ROLLING:
            return ROLL + rng.below(VALUES)
        if phase == TAKING:
            return TAKE + self._pick_die(rng)
        if phase == CHOOSING:
            return self._pick_choice(self.routes[self.seat], rng)
        if phase == SETTING_OUT:
            starts = self.conditions.path_masks.settings_out[self.value]
            return starts[rng.below(len(starts))]
        if phase >= SELECTING:
            return self._pick_at_stop(rng)
        if phase == LAYING:
            cards: i64 = self._open_cards()
            return CARD + nth(cards, rng.below(count(cards)))
        if phase == STARTING:
            return STARTER + rng.below(self.seats)
        actions = self.legal()
        return actions[rng.below(len(actions))]

    def _pick_path(self, route: Route, rng: Rng) -> i64:
        paths: i64 = route.fitting(self.conditions.path_masks) & OF_VALUE[self.value]
        return nth(paths, rng.below(count(paths)))

    def _pick_die(self, rng: Rng) -> i64:
        shown: i64 = values_shown(self.dice)
        return nth(shown, rng.below(count(shown))) >> DIE_SHIFT

    def _pick_choice(self, route: Route, rng: Rng) -> i64:
        choices: i64 = self._choices(route)
        return USE + nth(choices, rng.below(count(choices)))

    def _pick_at_stop(self, rng: Rng) -> i64:
        phase = self.phase
        route = self.routes[self.seat]
        kinds: i64 = 0
        sides: i64 = 0
        if phase != SELECTING:
            kinds = route.deliverable()
        if phase in (SELECTING, VISITING):
            sides = route.sides(self.conditions.path_masks)
        loads: i64 = count(kinds)
        number: i64 = count(sides)
        place: i64 = rng.below(loads + number + 1)
        if place < loads:
            return DELIVER + nth(kinds, place)
        if place < loads + number:
            return SECOND + nth(sides, place - loads)
        return NONE

    # --- delivery preview -----------------------------------------------------------------

    def bill(self, route: Route, kind: i64) -> Bill:
        """Return the scoring of delivering a kind now (R-7.1, R-7.2, R-9.12 to R-9.17)."""
        pieces: i64 = route.aboard(kind)
        scoring: i64 = scoring_pieces(pieces, kind, self.conditions.pairs)
        bonus: i64 = 0
        if self.conditions.exactly & bit_at(kind):
            for place, number in enumerate(self.cards):
                if self.claims(place, kind, pieces):
                    bonus += self.content.cards[number].points
        return Bill(pieces, scoring, not self.firsts & bit_at(kind), bonus)

    def claims(self, place: i64, kind: i64, pieces: i64) -> bool:
        """Return whether delivering these pieces of a kind claims the open card at ``place``."""
        card = self.content.cards[self.cards[place]]
        return (
            card.effect == EXACTLY
            and card.symbols[0] == kind
            and card.count == pieces
            and not self.claimed & bit_at(place)
        )

    # --- copying --------------------------------------------------------------------------

    def copy_from(self, other: Position) -> None:
        """Copy everything except the sheet, the conditions and the routes."""
        self.cards = other.cards
        self.phase = other.phase
        self.seat = other.seat
        self.starter = other.starter
        self.round = other.round
        self.turns = other.turns
        self.rolled = other.rolled
        self.dice = other.dice
        self.served = other.served
        self.able = other.able
        self.value = other.value
        self.continues = other.continues
        self.towns = other.towns
        self.firsts = other.firsts
        self.claimed = other.claimed
        self.alive = other.alive
        self.drawn = other.drawn
        self.idle = other.idle
        self.last = other.last
        self.solo = other.solo

    # --- events ---------------------------------------------------------------------------

    def _log(
        self,
        kind: str,
        seat: i64,
        rule: str,
        args: dict[str, Arg] | None = None,
        points: int = 0,
    ) -> None:
        assert self.log is not None
        self.log.append(Event(kind, seat, rule, args, points))

    # --- results --------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the points each seat has scored so far."""
        return [int(route.score) for route in self.routes]

    def winners(self) -> list[int]:
        """Return the winning seats (R-8.5); empty before the end."""
        return winners(self.routes) if self.phase == FINISHED else []

    def turn(self) -> i64:
        """Return the turn number, which increases with every die, section and last delivery."""
        return self.turns

    def data(self) -> list[int]:
        """Return the position as plain numbers."""
        numbers: list[int] = [
            self.seats,
            int(self.redraw),
            self.phase,
            self.seat,
            self.starter,
            self.round,
            self.turns,
            self.rolled,
            self.dice,
            self.served,
            self.able,
            self.value,
            int(self.continues),
            self.towns,
            self.firsts,
            self.claimed,
            int(self.alive),
            int(self.drawn),
            self.idle,
            int(self.last),
            len(self.cards),
        ]
        numbers.extend(self.cards)
        for route in self.routes:
            numbers.extend(route.data(self.sheet))
        numbers.extend(self.sheet.kinds)
        if self.solo >= 0:
            numbers.append(self.solo)
        return numbers


def values_shown(dice: i64) -> i64:
    """Return a packed word with one die of each value present."""
    found: i64 = dice | (dice >> 1)
    return (found | (found >> 2)) & EACH_VALUE


def dice(state: Position) -> list[int]:
    """Return the values of the dice not taken yet (from 1), in ascending order."""
    return [
        value + 1 for value in range(VALUES) for _ in range(int(state.dice) >> (4 * value) & 0xF)
    ]


def line(state: Position, route: Route) -> list[tuple[int, list[int]]]:
    """Return the pieces of a route: each one's value and spaces."""
    out: list[tuple[int, list[int]]] = []
    here = int(route.start)
    for step in route.line():
        value, spaces = piece(state.sheet, here, step)
        out.append((value, spaces))
        here = spaces[-1]
    return out
