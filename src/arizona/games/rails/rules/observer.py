"""Encodes a Rails position as a row of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from arizona.engine.bits import bit_at
from arizona.engine.observer import Observer, from_here, put_bits, put_fields, put_one
from arizona.engine.state import State
from arizona.games.rails.rules.actions import IDLE_ROUNDS, KINDS, MAX_CARDS, VALUES
from arizona.games.rails.rules.position import CHOOSING, FINISHED
from arizona.games.rails.rules.route import NUGGETS, Route
from arizona.games.rails.rules.sheet import BLOCKS, STATION_SYMBOL, WORD
from arizona.games.rails.rules.state import RailsState
from arizona.games.rails.rules.tables import OPEN_CARDS

PHASES: Final = FINISHED + 1
STOPS: Final = STATION_SYMBOL + 1
MAX_ROUNDS: Final = 9999
MAX_POINTS: Final = 999
SEAT_WORDS: Final = 12
"""Words of memory per seat."""


@final
class Place:
    """Offsets of one seat's parts in the row."""

    def __init__(self, observer: RailsObserver, who: str, cells: int, blocks: int) -> None:
        part = observer.part
        self.head: Final = part(
            f"{who} head", cells, 0, 1, "one 1 for the space where the line continues"
        )
        self.line: Final = part(f"{who} line", cells, 0, 1, "a 1 for each space with the line")
        self.strokes: Final = part(
            f"{who} strokes", blocks, 0, 1, "a 1 for each block of four spaces cut diagonally"
        )
        self.die: Final = part(f"{who} die", VALUES, 0, 1, "one 1 for the die taken this round")
        self.cargo: Final = part(f"{who} cargo", KINDS, 0, 100, "pieces of each kind aboard")
        self.sent: Final = part(f"{who} sent", KINDS, 0, 100, "pieces of each kind delivered")
        self.done: Final = part(f"{who} done", KINDS, 0, 1, "a 1 for each kind delivered")
        self.boxes: Final = part(f"{who} boxes", KINDS, 0, 255, "points in the box of each kind")
        self.stops: Final = part(f"{who} stops", STOPS, 0, 63, "stops at each kind of symbol")
        self.nuggets: Final = part(
            f"{who} nuggets", 2, 0, NUGGETS, "nuggets got, and how many of them are used"
        )
        self.points: Final = part(
            f"{who} points", 2, -MAX_POINTS, MAX_POINTS, "points from cards, score so far"
        )
        self.word: Final = observer.remember(SEAT_WORDS)


@final
class RailsObserver(Observer):
    """Encodes the shared state, the sheet and every route, starting with the observer's own."""

    def __init__(self, seats: int, size: int) -> None:
        super().__init__()
        phases = (
            "cards, start player, dice (chance); take, choose, station, draw, second symbol, "
            "symbol or delivery, delivery, last delivery, over"
        )
        self.phase: Final = self.part("phase", PHASES, 0, 1, f"one 1 for the decision: {phases}")
        self.mover: Final = self.part(
            "mover", seats, 0, 1, "one 1 for who decides: I, then the seats to my left"
        )
        self.starter: Final = self.part(
            "starter", seats, 0, 1, "one 1 for the seat with the start-player card"
        )
        self.head: Final = self.part(
            "head",
            7,
            0,
            MAX_ROUNDS,
            "round, seats served in it, 1 if it is the last, 1 if anybody drew in it, 1 if anybody "
            f"could, rounds in a row without a section (up to {IDLE_ROUNDS}), towns to deliver to",
        )
        self.dice: Final = self.part("dice", VALUES, 0, seats + 1, "dice on the table by value")
        self.value: Final = self.part("value", VALUES, 0, 1, "one 1 for the value being drawn")
        self.able: Final = self.part(
            "able", VALUES, 0, 1, "at a choice, a 1 for each value the mover could draw"
        )
        self.second: Final = self.part(
            "second", 1, 0, 1, "1 if a second symbol may still be selected"
        )
        self.cards: Final = self.part("cards", MAX_CARDS, 0, 1, "a 1 for each open card")
        self.claimed: Final = self.part(
            "claimed", OPEN_CARDS, 0, 1, "a 1 for each open card, in order of laying, that is gone"
        )
        self.firsts: Final = self.part(
            "firsts", KINDS, 0, 1, "a 1 for each kind that anybody has delivered"
        )
        cells = size * size
        self.cells: Final = cells
        self.sheet: Final = self.part(
            "sheet",
            cells,
            0,
            STATION_SYMBOL,
            "the symbol of each space, row by row: 0 to 5 goods, 6 mountain, 7 town, 8 station",
        )
        self.words0: Final = self.remember(10)
        self.places: Final = [
            Place(self, "my" if seat == 0 else f"left {seat}", cells, (size - 1) * (size - 1))
            for seat in range(seats)
        ]

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Update a row in place."""
        assert isinstance(state, RailsState)
        table = state  # mypyc would check the type of `state` again at every use
        seats = table.seats
        word: i64 = place + self.words0
        mover: i64 = table.to_move()
        if mover >= 0:
            mover = from_here(mover, seat, seats)
        starter: i64 = from_here(table.starter, seat, seats)
        # Compared inline, because a call costs more than the comparison of a value that rarely
        # changes.
        if memory[word] != table.phase + 1:
            put_one(out, at + self.phase, memory, word, table.phase)
        if memory[word + 1] != mover + 1:
            put_one(out, at + self.mover, memory, word + 1, mover)
        if memory[word + 2] != starter + 1:
            put_one(out, at + self.starter, memory, word + 2, starter)
        if memory[word + 3] != table.dice:
            put_fields(out, at + self.dice, memory, word + 3, table.dice, VALUES, 4)
        if memory[word + 4] != table.value + 1:
            put_one(out, at + self.value, memory, word + 4, table.value)
        able: i64 = 0
        if table.phase == CHOOSING:
            able = table.able
        put_bits(out, at + self.able, memory, word + 5, able)
        put_bits(out, at + self.firsts, memory, word + 6, table.firsts)
        put_bits(out, at + self.claimed, memory, word + 7, table.claimed)
        head: i64 = at + self.head
        out[head] = i16(min(table.round, MAX_ROUNDS))
        out[head + 1] = i16(table.served)
        out[head + 2] = 1 if table.last else 0
        out[head + 3] = 1 if table.drawn else 0
        out[head + 4] = 1 if table.alive else 0
        out[head + 5] = i16(table.idle)
        out[head + 6] = i16(table.towns)
        out[at + self.second] = 1 if table.continues else 0
        known: i64 = len(table.cards) + 1
        if memory[word + 8] != known:
            memory[word + 8] = known
            self._write_table(table, out, at, memory, word + 9)
        turn: i64 = seat
        for parts in self.places:
            _write_route(table.routes[turn], parts, out, at, memory, place + parts.word)
            turn += 1
            if turn == seats:
                turn = 0

    def forget(self, out: vec[i16], at: i64, memory: vec[i64], place: i64) -> None:
        """Reset for another game: only the sheet and cards must be rewritten."""
        memory[place + self.words0 + 8] = 0

    def _write_table(
        self, state: RailsState, out: vec[i16], at: i64, memory: vec[i64], word: i64
    ) -> None:
        """Write the sheet and the cards, which do not change once they are open."""
        place: i64 = at + self.sheet
        for symbol in state.sheet.symbols:
            out[place] = i16(symbol)
            place += 1
        cards: i64 = 0
        for card in state.cards:
            cards |= bit_at(card)
        put_bits(out, at + self.cards, memory, word, cards)


def _write_route(
    route: Route, parts: Place, out: vec[i16], at: i64, memory: vec[i64], word: i64
) -> None:
    # Values that change together are compared together, because most of them rarely change. With
    # the comparisons in `write`, this made a vectorized step a seventh faster.
    if (
        (memory[word] ^ (route.head + 1))
        | (memory[word + 1] ^ route.low)
        | (memory[word + 2] ^ route.high)
        | (memory[word + 3] ^ route.block_low)
        | (memory[word + 4] ^ route.block_high)
        | (memory[word + 6] ^ route.cargo)
        | (memory[word + 10] ^ route.stops)
    ):
        _write_line(route, parts, out, at, memory, word)
    if (
        (memory[word + 7] ^ route.sent)
        | (memory[word + 8] ^ route.done)
        | (memory[word + 9] ^ route.boxes)
    ):
        put_fields(out, at + parts.sent, memory, word + 7, route.sent, KINDS, 8)
        put_bits(out, at + parts.done, memory, word + 8, route.done)
        put_fields(out, at + parts.boxes, memory, word + 9, route.boxes, KINDS, 8)
    # The die, nuggets and points are small: one word shows whether any of them has changed.
    few: i64 = (route.gold & 15) | (route.spent & 15) << 4 | (route.bonus & 0xFFFF) << 8
    few |= (route.score & 0xFFFF) << 24 | (route.die + 1) << 40
    if memory[word + 11] != few:
        memory[word + 11] = few
        put_one(out, at + parts.die, memory, word + 5, route.die)
        out[at + parts.nuggets] = i16(route.gold)
        out[at + parts.nuggets + 1] = i16(route.spent)
        out[at + parts.points] = i16(route.bonus)
        out[at + parts.points + 1] = i16(route.score)


def _write_line(
    route: Route, parts: Place, out: vec[i16], at: i64, memory: vec[i64], word: i64
) -> None:
    put_one(out, at + parts.head, memory, word, route.head)
    line: i64 = at + parts.line
    put_bits(out, line, memory, word + 1, route.low)
    put_bits(out, line + WORD, memory, word + 2, route.high)
    strokes: i64 = at + parts.strokes
    put_bits(out, strokes, memory, word + 3, route.block_low)
    put_bits(out, strokes + BLOCKS, memory, word + 4, route.block_high)
    put_fields(out, at + parts.cargo, memory, word + 6, route.cargo, KINDS, 8)
    put_fields(out, at + parts.stops, memory, word + 10, route.stops, STOPS, 6)
