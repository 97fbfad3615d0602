"""Transitions between positions of Rails."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from arizona.engine.bits import bit_at, count, lowest, nth
from arizona.engine.events import NOBODY
from arizona.engine.message import Arg
from arizona.engine.packing import Reduced, attributes, set_attributes
from arizona.engine.rng import Rng
from arizona.engine.state import State, move_by_move
from arizona.games.rails.rules.actions import (
    ALL_KINDS,
    CARD,
    DELIVER,
    DISCARD,
    DRAW,
    IDLE_ROUNDS,
    KINDS,
    NONE,
    NUGGET,
    ROLL,
    SECOND,
    STARTER,
    STATION,
    TAKE,
    USE,
    VALUES,
)
from arizona.games.rails.rules.position import (
    CHOOSING,
    DELIVERING,
    DIE_BITS,
    DIE_SHIFT,
    DRAWING,
    FINISHED,
    LAST_DELIVERY,
    LAYING,
    ROLLING,
    SELECTING,
    SETTING_OUT,
    STARTING,
    TAKING,
    VISITING,
    Position,
    values_shown,
)
from arizona.games.rails.rules.route import KIND_BITS, NOWHERE, NUGGETS, STOP_BITS, Route, unpacked
from arizona.games.rails.rules.scoring import (
    MISSING,
    card_winners,
    winners,
    worth,
)
from arizona.games.rails.rules.shapes import OF_VALUE
from arizona.games.rails.rules.sheet import SYMBOLS, TOWN, Sheet
from arizona.games.rails.rules.tables import OPEN_CARDS, RailsTables


@final
@mypyc_attr(free_list_len=1)
class RailsState(Position):
    """A position to which actions can be applied."""

    def open_cards(self, cards: list[int]) -> None:
        """Open the cards that the players have chosen (R-2.2)."""
        self.cards = cards
        self.conditions = self.content.conditions(self.sheet, cards)
        self.phase = STARTING

    # --- actions --------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == DRAWING:
            self._draw(self.routes[self.seat], action - DRAW)
        elif phase == ROLLING:
            self._roll(action - ROLL)
        elif phase == TAKING:
            self._take(action - TAKE)
        elif phase == CHOOSING:
            self._choose(self.routes[self.seat], action)
        elif phase == SETTING_OUT:
            self._set_out(action - STATION)
        elif phase == LAYING:
            self._open_card(action - CARD)
        elif phase == STARTING:
            self._start(action - STARTER)
        elif action == NONE:
            self._leave()
        elif action >= DELIVER:
            self._unload(action - DELIVER)
        else:
            self._select(action - SECOND)

    def playout(self, rng: Rng) -> i64:
        """Play random moves to the end.

        Consumes the same random numbers as choosing each move from ``legal``. Frequent moves are
        applied without encoding them as actions.
        """
        if self.log is not None or self.solo >= 0:
            return move_by_move(self, rng)
        self.in_playout = True
        moves: i64 = 0
        while True:
            phase = self.phase
            if phase == ROLLING:
                moves += self._roll_and_take(rng)
                continue
            if phase == FINISHED:
                self.in_playout = False
                return moves
            route = self.routes[self.seat]
            if phase == DRAWING:
                value: i64 = self.value
            elif phase == CHOOSING:
                moves += 1
                choices: i64 = self._choices(route)
                choice: i64 = nth(choices, rng.below(count(choices)))
                if choice == DISCARD - USE:
                    self._discard(route)
                    continue
                # Adding 0 or 1 avoids a branch, which would often be mispredicted.
                value = route.die
                paid: i64 = 0
                if choice:
                    value = choice - (NUGGET - USE)
                    paid = 1
                route.spent += paid
                if route.head < 0:
                    self._begin_section(route, value)
                    continue
            else:
                self.apply(self.pick(rng))
                moves += 1
                continue
            paths: i64 = route.fitting(self.conditions.path_masks) & OF_VALUE[value]
            self._draw(route, nth(paths, rng.below(count(paths))))
            moves += 1

    # --- setup ----------------------------------------------------------------------------

    def _open_card(self, card: i64) -> None:
        self.cards = [*self.cards, card]
        if self.log is not None:
            laid = self.content.cards[card]
            self._log("card-laid", NOBODY, "R-2.1", {"card": laid.title, "does": laid.text})
        if len(self.cards) == OPEN_CARDS:
            self.open_cards(self.cards)

    def _start(self, seat: i64) -> None:
        self.starter = seat
        if self.log is not None:
            self._log("start-player", seat, "R-2.1")
        self.phase = ROLLING

    # --- dice -----------------------------------------------------------------------------

    def _roll(self, value: i64) -> None:
        self.dice += bit_at(DIE_BITS * value)
        self.rolled += 1
        if self.log is not None:
            args: dict[str, Arg] = {"value": value + 1, "round": self.round}
            self._log("die-rolled", self.starter, "R-3.1", args)
        if self.rolled > self.seats:
            self.seat = self.starter
            self.served = 0
            self._ask_die()

    def _ask_die(self) -> None:
        self.turns += 1
        value: i64 = lowest(self.dice) >> DIE_SHIFT
        if self.dice >> DIE_BITS * value > 0xF:
            self.phase = TAKING
        else:
            self._take(value)  # all dice are equal, so there is no choice

    def _take(self, value: i64) -> None:
        self.dice -= bit_at(DIE_BITS * value)
        self.routes[self.seat].die = value
        if self.log is not None:
            self._log("die-taken", self.seat, "R-3.2", {"value": value + 1})
        if self.solo >= 0:
            self._ask_section()
            return
        self._pass_left()
        if self.served < self.seats:
            self._ask_die()
        else:
            self.served = 0
            self._ask_section()

    def _roll_and_take(self, rng: Rng) -> i64:
        """Roll and take all dice of a round; return the number of moves.

        Twin of ``_roll`` and ``_take``, which do it move by move;
        tests/rails/test_quick.py::test_a_playout_is_the_game_that_lists_of_legal_moves_give

        Makes a random game a tenth faster.
        """
        moves: i64 = 0
        dice: i64 = self.dice
        while self.rolled + moves <= self.seats:
            dice += bit_at(DIE_BITS * rng.below(VALUES))
            moves += 1
        self.rolled = self.seats + 1
        seat: i64 = self.starter
        served: i64 = 0
        while served < self.seats:
            shown: i64 = values_shown(dice)
            place: i64 = 0
            if shown & (shown - 1):
                place = nth(shown, rng.below(count(shown)))
                moves += 1
            else:
                place = lowest(shown)
            dice -= bit_at(place)
            self.routes[seat].die = place >> DIE_SHIFT
            seat += 1
            if seat == self.seats:
                seat = 0
            served += 1
        self.dice = dice
        self.turns += self.seats
        self.seat = self.starter
        self.served = 0
        self._ask_section()
        return moves

    def _pass_left(self) -> None:
        self.served += 1
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0

    # --- choice of value ------------------------------------------------------------------

    def _ask_section(self) -> None:
        self.turns += 1
        route = self.routes[self.seat]
        able: i64 = route.able(self.conditions.path_masks)
        self.able = able
        if able:
            self.alive = True
        choices: i64 = self._choices(route)
        if choices & (choices - 1):
            self.phase = CHOOSING
        elif choices:
            self._choose(route, USE + lowest(choices))
        else:
            # a nugget, but nothing to draw.
            if self.log is not None:
                self._log("passed", self.seat, "R-6.3")
            self._end_turn()

    def alone(self, seat: i64) -> RailsState:
        """Return a copy in which this seat is the last to draw in the round, with its die.

        For bots that evaluate a die before the other seats have drawn.
        """
        copy = self.clone()
        copy.draw_alone(seat)
        return copy

    def draw_alone(self, seat: i64) -> None:
        """Make this seat the next to draw, with its die, and the last in the round."""
        self.seat = seat
        self.served = self.seats - 1
        self._ask_section()

    def with_dice(self, seat: i64, dice: list[int]) -> RailsState:
        """Return a copy in which one seat owns all these dice (from 0) and uses them in any order.

        For puzzles: the other seats have no turns, and chance moves after the last die.
        """
        copy = self.clone()
        copy.solo = seat
        copy.seat = seat
        copy.starter = seat
        copy.dice = 0
        for value in dice:
            copy.dice += bit_at(DIE_BITS * value)
        copy.rolled = len(dice)
        copy.served = 0
        copy._ask_die()
        return copy

    def _choose(self, route: Route, action: i64) -> None:
        if action == USE:
            self._begin_section(route, route.die)
        elif action == DISCARD:
            self._discard(route)
        else:
            self._use_nugget(route, action - NUGGET)

    def _use_nugget(self, route: Route, value: i64) -> None:
        route.spent += 1
        if self.log is not None:
            args: dict[str, Arg] = {
                "value": value + 1,
                "die": route.die + 1,
                "left": route.gold - route.spent,
            }
            self._log("nugget-used", self.seat, "R-6.1", args)
        self._begin_section(route, value)

    def _discard(self, route: Route) -> None:
        if self.log is not None:
            self._log("die-discarded", self.seat, "R-6.2", {"value": route.die + 1})
        self._get_nugget(route, "R-6.2")
        self._end_turn()

    def _get_nugget(self, route: Route, rule: str) -> None:
        if route.gold == NUGGETS:
            return
        route.gold += 1
        if self.log is not None:
            args: dict[str, Arg] = {"count": route.gold, "left": route.gold - route.spent}
            self._log("nugget-got", self.seat, rule, args)

    def _begin_section(self, route: Route, value: i64) -> None:
        self.value = value
        self.phase = SETTING_OUT if route.head < 0 else DRAWING

    # --- sections and stops ---------------------------------------------------------------

    def _set_out(self, cell: i64) -> None:
        self.routes[self.seat].begin(cell)
        if self.log is not None:
            self._log("set-out", self.seat, "R-4.1", {"at": self.sheet.names[cell]})
        self.phase = DRAWING

    def _draw(self, route: Route, path: i64) -> None:
        if self.log is not None:
            self._log_section(route.head, path)
        route.draw(self.conditions.path_masks, path)
        self.drawn = True
        self.value = NOWHERE
        self.continues = False
        self.towns = 0
        self._stop(route, False)

    def _log_section(self, head: i64, path: i64) -> None:
        names = [self.sheet.names[cell] for cell in [int(head), *self.sheet.entered(head, path)]]
        args: dict[str, Arg] = {
            "value": self.value + 1,
            "cells": " ".join(names),
            "at": names[-1],
            "passed": len(names) - 2,
        }
        self._log("section-drawn", self.seat, "R-4.2", args)

    def _select(self, direction: i64) -> None:
        route = self.routes[self.seat]
        if self.log is not None:
            before = self.sheet.names[route.head]
            beside = self.sheet.names[self.sheet.neighbor(route.head, direction)]
            args: dict[str, Arg] = {"cells": f"{before} {beside}", "at": beside}
            self._log("went-on", self.seat, "R-5.2", args)
        route.extend(self.conditions.path_masks, direction)
        self.continues = False
        self._stop(route, True)

    def _stop(self, route: Route, second: bool) -> None:
        # the symbol is circled and takes effect.
        symbol: i64 = self.sheet.symbols[route.head]
        route.stops += bit_at(STOP_BITS * symbol)
        if symbol < KINDS:
            route.cargo += bit_at(KIND_BITS * symbol)
        elif symbol == TOWN:
            self.towns += 1
        if self.log is not None:
            self._log_stop(route, symbol)
        bit: i64 = bit_at(symbol)
        if self.conditions.gold & bit:
            self._get_nugget(route, "R-9.2")
        # a second symbol does not give a third one.
        self.continues = not second and (self.conditions.second & bit) != 0
        self._ask_stop(route)

    def _log_stop(self, route: Route, symbol: i64) -> None:
        args: dict[str, Arg] = {"at": self.sheet.names[route.head], "symbol": SYMBOLS[symbol]}
        self._log("circled", self.seat, "R-4.5", args)
        if symbol < KINDS:
            load: dict[str, Arg] = {"kind": SYMBOLS[symbol], "count": route.aboard(symbol)}
            self._log("loaded", self.seat, "R-5.1", load)

    def _ask_stop(self, route: Route) -> None:
        """Enter the phase of the next decision at this stop, or end the turn if there is none."""
        more = self.continues and route.sides(self.conditions.path_masks) != 0
        if self.towns and route.deliverable():
            self.phase = VISITING if more else DELIVERING
        elif more:
            self.phase = SELECTING
        else:
            self._end_turn()

    def _leave(self) -> None:
        if self.phase == LAST_DELIVERY:
            self._pass_left()
            self._ask_last_delivery()
            return
        if self.phase != SELECTING:
            self.towns = 0
        self.continues = False
        self._ask_stop(self.routes[self.seat])

    # --- deliveries -----------------------------------------------------------------------

    def _unload(self, kind: i64) -> None:
        if self.phase == LAST_DELIVERY:
            self._deliver(kind, "R-8.2")
            self._pass_left()
            self._ask_last_delivery()
            return
        self._deliver(kind, "R-7.1")
        self.towns -= 1
        self._ask_stop(self.routes[self.seat])

    def _deliver(self, kind: i64, rule: str) -> None:
        route = self.routes[self.seat]
        bit: i64 = bit_at(kind)
        bill = self.bill(route, kind)
        if self.log is not None:
            args: dict[str, Arg] = {
                "kind": SYMBOLS[kind],
                "count": bill.pieces,
                "scoring": bill.scoring,
                "at": self.sheet.names[route.head],
            }
            self._log("delivered", self.seat, rule, args, bill.points)
            if bill.first:
                self._log("first", self.seat, "R-7.2", {"kind": SYMBOLS[kind]}, bill.first)
        one: i64 = bit_at(KIND_BITS * kind)
        route.cargo -= one * bill.pieces
        route.sent += one * bill.pieces
        route.boxes += one * (bill.points + bill.first)
        route.done |= bit
        route.score += bill.points + bill.first
        self.firsts |= bit
        # scored at the delivery, then the card leaves the game.
        if self.conditions.exactly & bit:
            for place, number in enumerate(self.cards):
                if self.claims(place, kind, bill.pieces):
                    self.claimed |= bit_at(place)
                    self._score_card(self.seat, number)
        if route.done == ALL_KINDS and not self.last and self.phase != LAST_DELIVERY:
            self.last = True
            if self.log is not None:
                self._log("sixth-delivery", self.seat, "R-8.1", {"round": self.round})

    def _score_card(self, seat: i64, number: i64) -> None:
        card = self.content.cards[number]
        route = self.routes[seat]
        route.bonus += card.points
        route.score += card.points
        if self.log is not None:
            self._log("card-scored", seat, card.rule, {"card": card.title}, card.points)

    # --- end of turn, round and game ------------------------------------------------------

    def _end_turn(self) -> None:
        if self.solo >= 0:
            self._end_solo()
            return
        self._pass_left()
        if self.served < self.seats:
            self._ask_section()
        else:
            self._end_round()

    def _end_solo(self) -> None:
        self.routes[self.seat].die = NOWHERE
        if self.dice:
            self._ask_die()
        else:
            self.rolled = 0
            self.phase = ROLLING

    def _end_round(self) -> None:
        self.idle += 1
        if self.drawn:
            self.idle = 0
        over = self.last or not self.alive or self.idle == IDLE_ROUNDS
        if self.log is not None:
            self._log_round(over)
        if over:
            # in the turn order of the last round.
            self.served = 0
            self.seat = self.starter
            self._ask_last_delivery()
            return
        if not self.in_playout:
            for route in self.routes:
                route.die = NOWHERE
        self.starter += 1
        if self.starter == self.seats:
            self.starter = 0
        self.round += 1
        self.rolled = 0
        self.dice = 0
        self.alive = False
        self.drawn = False
        self.phase = ROLLING

    def _log_round(self, over: bool) -> None:
        left = (lowest(self.dice) >> DIE_SHIFT) + 1
        self._log("round-over", NOBODY, "R-3.4", {"round": self.round, "left": left})
        if over and not self.last:
            kind = "all-stuck" if not self.alive else "nobody-draws"
            self._log(kind, NOBODY, "R-8.3", {"round": self.round})

    def _ask_last_delivery(self) -> None:
        while self.served < self.seats:
            if self.routes[self.seat].deliverable():
                self.turns += 1
                self.phase = LAST_DELIVERY
                return
            self._pass_left()
        self._finish()

    def _finish(self) -> None:
        self.phase = FINISHED
        for seat, route in enumerate(self.routes):
            self._score_sheet(seat, route)
        for number in self.cards:
            card = self.content.cards[number]
            if card.final:
                for winner in card_winners(card, self.routes):
                    self._score_card(winner, number)
        if self.log is not None:
            for winner in winners(self.routes):
                score: dict[str, Arg] = {"score": self.routes[winner].score}
                self._log("won", winner, "R-8.5", score)

    def _score_sheet(self, seat: i64, route: Route) -> None:
        # undelivered kinds and unused nuggets.
        kind: i64 = 0
        while kind < KINDS:
            if not route.done & bit_at(kind):
                route.score += MISSING
                if self.log is not None:
                    self._log("missing", seat, "R-8.4", {"kind": SYMBOLS[kind]}, MISSING)
            kind += 1
        left: i64 = route.gold - route.spent
        points: i64 = worth(left)
        route.score += points
        if self.log is not None and left:
            self._log("nuggets-left", seat, "R-8.4", {"count": left}, points)

    # --- copying --------------------------------------------------------------------------

    def __reduce__(self) -> Reduced:
        routes = [route.packed() for route in self.routes]
        values = attributes(
            self,
            ("log", "content", "sheet", "redraw", "routes", "seats", "cards", "conditions"),
        )
        sheet = (self.sheet.name, self.sheet.form)
        return _restore, (self.content, sheet, self.redraw, self.cards, routes, values)

    def clone(self) -> RailsState:
        """Return a copy that shares the sheet, cards and conditions."""
        routes = [route.copy() for route in self.routes]
        copy = RailsState(self.content, self.sheet, self.conditions, routes, self.redraw)
        copy.copy_from(self)
        return copy

    def become(self, other: State) -> bool:
        """Copy another position of the same game into this one, reusing its objects."""
        assert isinstance(other, RailsState)
        for seat, route in enumerate(self.routes):
            route.become(other.routes[seat])
        self.conditions = other.conditions
        self.copy_from(other)
        return True


def first_position(
    content: RailsTables, sheet: Sheet, seats: int, cards: list[int], redraw: bool
) -> RailsState:
    """Return the position before the cards are opened, or with chosen cards (R-2.1, R-2.2)."""
    routes = [Route() for _ in range(seats)]
    state = RailsState(content, sheet, content.conditions(sheet, []), routes, redraw)
    if cards:
        state.open_cards(cards)
    return state


def _restore(
    content: RailsTables,
    sheet: tuple[str, int],
    redraw: bool,
    cards: list[int],
    routes: list[dict[str, object]],
    values: dict[str, object],
) -> RailsState:
    """Restore a pickled position."""
    name, form = sheet
    lying = content.sheet(name)
    if form:
        lying = content.sheet_in(lying, form)
    open_cards = cards if len(cards) == OPEN_CARDS else []
    conditions = content.conditions(lying, open_cards)
    state = RailsState(content, lying, conditions, [unpacked(one) for one in routes], redraw)
    state.cards = cards
    set_attributes(state, values)
    return state
