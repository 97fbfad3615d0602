"""Encodes a Knight position as a row of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from arizona.engine.bits import bit_at, count, lowest
from arizona.engine.observer import Observer, put_bits, put_one
from arizona.engine.state import State
from arizona.games.knight.rules.actions import CHIPS, REACH
from arizona.games.knight.rules.state import FINISHED, JUMPING, TILES_PLACED, KnightState
from arizona.games.knight.rules.tiles import SPACES, TILES

PHASES: Final = FINISHED + 1
LYING: Final = 4
"""Numbers per placed tile."""


@final
class KnightObserver(Observer):
    """Encodes the whole position. Spaces are numbered as in the actions."""

    def __init__(self, tiles: int = TILES) -> None:
        super().__init__()
        self.tiles: Final[i64] = tiles
        self.apart = False  # few numbers depend on the seat, so one row per game is enough
        phases = "deal, pick, tile, turn, column, row, 3-chip, 2-chip, set, jump, over"
        self.phase: Final = self.part("phase", PHASES, 0, 1, f"one 1 for the decision: {phases}")
        self.head: Final = self.part(
            "head", 4, 0, 2, "1 if I decide, 1 if I began this game, games finished, games in all"
        )
        self.scores: Final = self.part(
            "scores", 4, 0, 150, "points of the match (mine, theirs), of this game (mine, theirs)"
        )
        self.hands: Final = self.part(
            "hands", 3 * tiles, 0, 1, "a 1 for each tile in my hand, in theirs, in the pool"
        )
        self.tile: Final = self.part("tile", tiles, 0, 1, "one 1 for the tile being placed, if any")
        self.placing: Final = self.part(
            "placing",
            2,
            -REACH,
            REACH,
            "its quarter turns and its column, as far as chosen, else 0",
        )
        self.lying: Final = self.part(
            "lying",
            LYING * TILES_PLACED,
            -REACH,
            REACH,
            "for each tile laid its number + 1, quarter turns, column, row; 0 for none",
        )
        self.columns: Final = self.part("columns", CHIPS, -REACH, REACH, "the column of each space")
        self.rows: Final = self.part("rows", CHIPS, -REACH, REACH, "the row of each space")
        self.chips: Final = self.part("chips", CHIPS, 0, 3, "the chip on each space, 0 for none")
        self.knight: Final = self.part("knight", CHIPS, 0, 1, "one 1 for the knight's space")
        self.exits: Final = self.part(
            "exits",
            CHIPS,
            0,
            8,
            "for each chip the knight can reach 1 + the chips to be reached from there, else 0",
        )
        self.phase_word: Final = self.remember()
        self.hand_words: Final = self.remember(3)
        self.tile_word: Final = self.remember()
        self.tiles_word: Final = self.remember()
        self.chip_words: Final = self.remember(3)
        self.knight_word: Final = self.remember()
        self.exit_word: Final = self.remember()

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Update a row in place."""
        assert isinstance(state, KnightState)
        table = state  # mypyc would check the type of `state` again at every use
        put_one(out, at + self.phase, memory, place + self.phase_word, table.phase)
        head: i64 = at + self.head
        mine: i64 = table.taken0
        theirs: i64 = table.taken1
        my_hand: i64 = table.hand0
        their_hand: i64 = table.hand1
        before: i64 = table.before0
        their_before: i64 = table.before1
        if seat:
            mine, theirs = theirs, mine
            my_hand, their_hand = their_hand, my_hand
            before, their_before = their_before, before
        out[head] = 1 if table.to_move() == seat else 0
        out[head + 1] = 1 if table.first == seat else 0
        out[head + 2] = i16(table.game + (1 if table.phase == FINISHED else 0))
        out[head + 3] = i16(table.games)
        scores: i64 = at + self.scores
        out[scores] = i16(before + mine)
        out[scores + 1] = i16(their_before + theirs)
        out[scores + 2] = i16(mine)
        out[scores + 3] = i16(theirs)
        self._write_jumps(table, out, at, memory, place)
        if table.phase == JUMPING and memory[place + self.tiles_word] == _stamp(table):
            return  # only the chips and the knight have changed since the last tile
        hands: i64 = at + self.hands
        words: i64 = place + self.hand_words
        put_bits(out, hands, memory, words, my_hand)
        put_bits(out, hands + self.tiles, memory, words + 1, their_hand)
        put_bits(out, hands + 2 * self.tiles, memory, words + 2, table.pool)
        put_one(out, at + self.tile, memory, place + self.tile_word, table.tile)
        out[at + self.placing] = i16(table.turned)
        out[at + self.placing + 1] = i16(table.column)
        self._write_board(table, out, at, memory, place)

    def _write_jumps(
        self, state: KnightState, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        chips: i64 = state.chips
        twos: i64 = state.twos & chips
        threes: i64 = state.threes & chips
        word: i64 = place + self.chip_words
        changed: i64 = (
            (memory[word] ^ chips) | (memory[word + 1] ^ twos) | (memory[word + 2] ^ threes)
        )
        if changed:
            memory[word] = chips
            memory[word + 1] = twos
            memory[word + 2] = threes
            first: i64 = at + self.chips
            while changed:
                space: i64 = lowest(changed)
                bit: i64 = bit_at(space)
                if threes & bit:
                    out[first + space] = 3
                elif twos & bit:
                    out[first + space] = 2
                else:
                    out[first + space] = 1 if chips & bit else 0
                changed &= changed - 1
        put_one(out, at + self.knight, memory, place + self.knight_word, state.knight)
        self._write_exits(state, out, at + self.exits, memory, place + self.exit_word)

    def _write_exits(
        self, state: KnightState, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        old: i64 = memory[place]
        new: i64 = 0
        if state.phase == JUMPING:
            board = state.board
            new = state.chips & board.reached(state.knight)
            left: i64 = new
            while left:
                space: i64 = lowest(left)
                out[at + space] = i16(1 + count(state.chips & board.reached(space)))
                left &= left - 1
        old &= ~new
        while old:
            out[at + lowest(old)] = 0
            old &= old - 1
        memory[place] = new

    def _write_board(
        self, state: KnightState, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        stamp: i64 = _stamp(state)
        before: i64 = memory[place + self.tiles_word]
        if before == stamp:
            return
        memory[place + self.tiles_word] = stamp
        board = state.board
        laid: i64 = len(board.placed)
        number: i64 = before & 7
        if before >> 3 != stamp >> 3:
            self._clear_board(out, at)
            number = 0
        flat = board.flat
        space: i64 = number * SPACES
        while space < laid * SPACES:
            out[at + self.columns + space] = i16(flat[2 * space])
            out[at + self.rows + space] = i16(flat[2 * space + 1])
            space += 1
        while number < laid:
            item = board.placed[number]
            first: i64 = at + self.lying + LYING * number
            tile: i64 = item.tile
            turn: i64 = item.shape.turn
            column: i64 = item.column
            row: i64 = item.row
            out[first] = i16(tile + 1)
            out[first + 1] = i16(turn)
            out[first + 2] = i16(column)
            out[first + 3] = i16(row)
            number += 1

    def _clear_board(self, out: vec[i16], at: i64) -> None:
        place: i64 = at + self.lying
        end: i64 = at + self.rows + CHIPS
        while place < end:
            out[place] = 0
            place += 1


def _stamp(state: KnightState) -> i64:
    """Return an identifier of the board within the match: game and number of tiles; never 0."""
    return (state.game + 1) * 8 + len(state.board.placed)
