"""Positions of Knight and the transitions between them.

The spaces of the board are the bits of one word, eight per tile in the order of placement. The
spaces of a tile are numbered in reading order, after turning:

    bit  47      40 39     32 31     24 23     16 15      8 7       0
        ┌──────────┬─────────┬─────────┬─────────┬─────────┬─────────┐
        │  tile 6  │ tile 5  │ tile 4  │ tile 3  │ tile 2  │ tile 1  │
        └──────────┴─────────┴─────────┴─────────┴─────────┴─────────┘

``chips`` has a bit for every chip; ``twos`` and ``threes`` give its value. Taking a chip changes
``chips`` only. The phase determines the pending decision: ``legal`` lists its actions and ``apply``
executes one. A new phase must be added to both and to ``notation.PROMPTS``.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from arizona.engine.bits import bit_at, count, indices, indices_into, lowest, nth
from arizona.engine.events import NOBODY, Event
from arizona.engine.packing import Reduced, attributes, set_attributes
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State
from arizona.games.knight.rules.actions import (
    COLUMN,
    JUMP,
    REACH,
    ROW,
    SET,
    THREE,
    TURN,
    TWO,
)
from arizona.games.knight.rules.board import Board
from arizona.games.knight.rules.scoring import winners
from arizona.games.knight.rules.tiles import SPACES, KnightContent, Shape

# Phases, named after the pending decision.
DEALING: Final = 0
PICKING: Final = 1
TILING: Final = 2
TURNING: Final = 3
COLUMNS: Final = 4
ROWS: Final = 5
THREES: Final = 6
TWOS: Final = 7
SETTING: Final = 8
JUMPING: Final = 9
FINISHED: Final = 10

TILES_EACH: Final = 3
TILES_PLACED: Final = 6
BY_HAND: Final = (3, 2, 2)
"""Chips that the player places on every tile, in this order (K-2.2)."""
ONES: Final = SPACES - len(BY_HAND)
"""1-chips, which then fill the tile automatically."""
ANY_SPACE: Final = (1 << SPACES) - 1
TILE_BITS: Final = vec[i64]([0xFF << (SPACES * tile) for tile in range(TILES_PLACED)])
"""Bits of the eight spaces of each placed tile."""
NOWHERE: Final = -1
EMPTY: Final = Board()


@final
@mypyc_attr(free_list_len=1)
class KnightState(State):
    """A position. Clones share the content and the board, which do not change.

    The free list reuses the memory of the last freed position, because a search allocates one for
    every descent of its tree.
    """

    def __init__(self, content: KnightContent, draft: bool, games: i64, board: Board) -> None:
        super().__init__()
        self.content: Final = content
        self.draft: Final = draft
        self.games: Final[i64] = games
        self.board = board
        self.phase: i64 = PICKING if draft else DEALING
        self.seat: i64 = 0
        self.first: i64 = 0
        """First player of the current game."""
        self.game: i64 = 0
        """Index of the current game in the match."""
        self.turns: i64 = 0
        self.pool: i64 = content.all_tiles
        """Tiles in no hand, as bits."""
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.tile: i64 = NOWHERE
        """The tile being placed, followed by its turn and column."""
        self.turned: i64 = 0
        self.column: i64 = 0
        self.chips: i64 = 0
        """Spaces with a chip, followed by the spaces of 2-chips and 3-chips, as bits."""
        self.twos: i64 = 0
        self.threes: i64 = 0
        self.knight: i64 = NOWHERE
        """Space of the knight."""
        self.ahead: i64 = 0
        """Chips the knight can jump to, as bits."""
        self.taken0: i64 = 0
        self.taken1: i64 = 0
        """Points of each seat in the current game."""
        self.before0: i64 = 0
        self.before1: i64 = 0
        """Points of each seat in earlier games."""
        self.playing: bool = False
        """Whether a playout is running; the position is not observed until it ends."""
        self.alone: bool = False
        """Whether this playout owns the board and may modify it."""

    # --- queries --------------------------------------------------------------------------

    def to_move(self) -> i64:
        """Return the seat to move, ``CHANCE`` while dealing, or ``OVER``."""
        if self.phase == FINISHED:
            return OVER
        if self.phase == DEALING:
            return CHANCE
        return self.seat

    def chance_key(self) -> str:
        """Return the key of a chance event: all are tiles from the same pile."""
        return "tiles"

    def legal(self) -> list[int]:
        return indices(self._open(), self.content.first_action[self.phase])

    def _open(self) -> i64:
        """Return the legal actions as bits, relative to the first action of the phase.

        Lists and random choices both use this word. With lists, a playout from the first tile took
        three times as long.
        """
        phase = self.phase
        if phase == JUMPING:
            return self.ahead
        if phase == SETTING:  # K-3.1: any space that holds a 1-chip
            return self.chips & ~(self.twos | self.threes)
        if phase == THREES:
            return ANY_SPACE
        if phase == TWOS:
            return ANY_SPACE & ~((self.threes | self.twos) >> self._filling())
        if phase == TILING:
            return self.hand()
        if phase == TURNING:
            return self.content.tiles[self.tile].ways
        if phase == COLUMNS:
            return self.board.columns(self._shape())
        if phase == ROWS:
            return self.board.rows(self._shape(), bit_at(self.column + REACH))
        if phase <= PICKING:
            return self.pool
        return 0

    def hand(self) -> i64:
        """Return the tiles of the seat to move, as bits."""
        return self.hand1 if self.seat else self.hand0

    def places(self) -> vec[i64]:
        """Return the legal columns of the tile being placed, as one bit mask per row (K-2.4)."""
        return self.board.places(self._shape())

    def _shape(self) -> Shape:
        """Return the tile being placed, turned."""
        return self.content.tiles[self.tile].turned[self.turned]

    def _filling(self) -> i64:
        """Return the first space of the tile being filled."""
        return self.board.size - SPACES

    def legal_into(self, out: vec[i32], at: i64) -> i64:
        """Write the legal actions into a buffer, without boxing."""
        return indices_into(self._open(), self.content.first_action[self.phase], out, at)

    def pick(self, rng: Rng) -> i64:
        """Return a uniformly random legal action.

        Consumes the same random numbers as a choice from ``legal``.
        """
        if self.phase == JUMPING:  # most moves are jumps: skip the general lookup
            ahead = self.ahead
            return JUMP + nth(ahead, rng.below(count(ahead)))
        answers = self._open()
        return self.content.first_action[self.phase] + nth(answers, rng.below(count(answers)))

    # --- actions --------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if self.phase == JUMPING:
            self._jump(action - JUMP)
        else:
            self._prepare(action)

    def _prepare(self, action: i64) -> None:
        """Apply an action of any phase before the jumps."""
        phase = self.phase
        if phase == SETTING:
            self._set_knight(action - SET)
        elif phase == THREES:
            self._fill(3, action - THREE)
        elif phase == TWOS:
            self._fill(2, action - TWO)
        elif phase == TILING:
            self.tile = action - self.content.tile_action
            self._ask_turn()
        elif phase == TURNING:
            self.turned = action - TURN
            self._ask_place()
        elif phase == COLUMNS:
            self.column = action - COLUMN - REACH
            self.phase = ROWS
        elif phase == ROWS:
            self._place_tile(self.column, action - ROW - REACH)
        elif phase == PICKING:
            self._receive(action - self.content.pick_action, "tile-picked")
        else:
            self._receive(action - self.content.deal_action, "tile-dealt")

    def _receive(self, tile: i64, kind: str) -> None:
        # K-2.1: dealt or picked one at a time, alternating from the first player, three each.
        bit: i64 = bit_at(tile)
        self.pool &= ~bit
        if self.seat:
            self.hand1 |= bit
        else:
            self.hand0 |= bit
        if self.log is not None:
            name = self.content.tiles[tile].name
            self.log.append(Event(kind, self.seat, "K-2.1", {"tile": name}))
        self.seat = 1 - self.seat
        if self.draft:
            self.turns += 1
        if count(self.hand0 | self.hand1) == TILES_PLACED:
            self._ask_tile()

    def _ask_tile(self) -> None:
        self.turns += 1
        self.tile = NOWHERE
        hand = self.hand()
        if count(hand) == 1:
            self.tile = lowest(hand)
            self._ask_turn()
        else:
            self.phase = TILING

    def _ask_turn(self) -> None:
        ways = self.content.tiles[self.tile].ways
        self.turned = 0
        if ways & (ways - 1):
            self.phase = TURNING
        else:
            self._ask_place()

    def _ask_place(self) -> None:
        if self.board.size:
            self.phase = COLUMNS
        else:
            self._place_tile(0, 0)  # K-2.5: the first tile is at the origin

    def _place_tile(self, column: i64, row: i64) -> None:
        tile = self.content.tiles[self.tile]
        shape = tile.turned[self.turned]
        if self.alone:
            self.board.add(self.tile, shape, column, row)
        else:
            self.board = self.board.with_tile(self.tile, shape, column, row)
            self.alone = self.playing
        bit: i64 = bit_at(self.tile)
        if self.seat:
            self.hand1 &= ~bit
        else:
            self.hand0 &= ~bit
        self.phase = THREES
        if self.log is not None:
            self.log.append(
                Event(
                    "tile-laid",
                    self.seat,
                    "K-2.4",
                    {"tile": tile.name, "turn": self.turned, "column": column, "row": row},
                )
            )
        self.tile = NOWHERE
        self.turned = 0
        self.column = 0

    def _fill(self, value: i64, space: i64) -> None:
        # K-2.2: one 3-chip, two 2-chips, then 1-chips automatically.
        start = self._filling()
        bit: i64 = bit_at(start + space)
        self.chips |= bit
        if self.log is not None:
            where = self.board.names[start + space]
            self.log.append(Event("chip-laid", self.seat, "K-2.2", {"value": value, "at": where}))
        if value == 3:
            self.threes |= bit
            self.phase = TWOS
            return
        self.twos |= bit
        tile: i64 = TILE_BITS[start // SPACES]
        if count(self.twos & tile) == 1:
            return
        self.chips |= tile
        if self.log is not None:
            self.log.append(Event("ones-laid", self.seat, "K-2.2", {"count": ONES}))
        self.seat = 1 - self.seat
        if self.board.size < TILES_PLACED * SPACES:
            self._ask_tile()
        else:
            self.turns += 1
            self.board.link()
            self.phase = SETTING

    def _set_knight(self, space: i64) -> None:
        # K-3.1: this chip leaves the game and scores for neither player.
        self.chips &= ~bit_at(space)
        self.knight = space
        if self.log is not None:
            where = self.board.names[space]
            self.log.append(Event("knight-set", self.seat, "K-3.1", {"at": where}))
        self.seat = 1 - self.seat
        self.turns += 1
        self.phase = JUMPING
        self.look_ahead()
        if not self.ahead:
            self._end_game()

    def look_ahead(self) -> None:
        """Compute the chips the knight can jump to (K-3.2, K-3.3)."""
        self.ahead = self.chips & self.board.reached(self.knight)

    def _jump(self, space: i64) -> None:
        # Branchless, because chip values defeat branch prediction.
        value: i64 = 1 + (self.twos >> space & 1) + 2 * (self.threes >> space & 1)
        chips: i64 = self.chips ^ bit_at(space)
        self.chips = chips
        self.knight = space
        self.turns += 1
        if self.log is not None:
            self._log_jump(space, value)
        if self.seat:
            self.taken1 += value
            self.seat = 0
        else:
            self.taken0 += value
            self.seat = 1
        # ``look_ahead`` inlined.
        near: i64 = self.board.reach[space]
        if not near:
            near = self.board.reached(space)
        self.ahead = chips & near
        if not self.ahead:
            self._end_game()

    def _log_jump(self, space: i64, value: i64) -> None:
        assert self.log is not None
        args: dict[str, str | int] = {"at": self.board.names[space], "value": value}
        self.log.append(Event("chip-taken", self.seat, "K-3.2", args, value))

    def _end_game(self) -> None:
        # K-3.4: no chip can be reached; the remaining chips score for neither player.
        if self.log is not None:
            left = count(self.chips)
            args: dict[str, str | int] = {
                "game": self.game + 1,
                "left": left,
                "one": self.taken0,
                "two": self.taken1,
            }
            self.log.append(Event("game-over", NOBODY, "K-3.4", args))
        self.before0 += self.taken0
        self.before1 += self.taken1
        self.taken0 = 0
        self.taken1 = 0
        if self.game + 1 < self.games:
            self._next_game()
        else:
            self.phase = FINISHED
            if self.log is not None:
                total: dict[str, str | int] = {"one": self.before0, "two": self.before1}
                self.log.append(Event("match-over", NOBODY, "K-4.2", total))

    def _next_game(self) -> None:
        # K-4.1: an empty board and a new deal; the other player goes first.
        self.game += 1
        self.first = 1 - self.first
        self.seat = self.first
        self.board = EMPTY
        self.alone = False
        self.pool = self.content.all_tiles
        self.chips = 0
        self.twos = 0
        self.threes = 0
        self.knight = NOWHERE
        self.turns += 1
        self.phase = PICKING if self.draft else DEALING

    # --- results --------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the points of each seat in all games so far (K-3.5, K-4.2)."""
        return [self.before0 + self.taken0, self.before1 + self.taken1]

    def winners(self) -> list[int]:
        """Return the seat with the higher total, or both after a draw (K-4.2)."""
        return winners(self.scores()) if self.phase == FINISHED else []

    # --- copying --------------------------------------------------------------------------

    def turn(self) -> i64:
        """Return the turn number, which increases with every tile, setting and jump."""
        return self.turns

    def __reduce__(self) -> Reduced:
        lying: list[tuple[int, int, int, int]] = [
            (item.tile, item.shape.turn, item.column, item.row) for item in self.board.placed
        ]
        apart = ("log", "content", "draft", "games", "board", "playing", "alone")
        values = attributes(self, apart)
        return _restore, (self.content, self.draft, self.games, lying, values)

    def clone(self) -> KnightState:
        """Return a copy that shares the content and the board."""
        copy = KnightState(self.content, self.draft, self.games, self.board)
        copy.become(self)
        return copy

    def become(self, other: State) -> bool:
        """Copy another position into this one; the number of games may differ."""
        assert isinstance(other, KnightState)
        here: KnightState = other
        self.board = here.board
        self.phase = here.phase
        self.seat = here.seat
        self.first = here.first
        self.game = here.game
        self.turns = here.turns
        self.pool = here.pool
        self.hand0 = here.hand0
        self.hand1 = here.hand1
        self.tile = here.tile
        self.turned = here.turned
        self.column = here.column
        self.chips = here.chips
        self.twos = here.twos
        self.threes = here.threes
        self.knight = here.knight
        self.ahead = here.ahead
        self.taken0 = here.taken0
        self.taken1 = here.taken1
        self.before0 = here.before0
        self.before1 = here.before1
        return True

    def data(self) -> list[int]:
        """Return the position as plain numbers."""
        numbers: list[int] = [
            self.phase,
            self.seat,
            self.first,
            self.game,
            self.games,
            int(self.draft),
            self.turns,
            self.pool,
            self.hand0,
            self.hand1,
            self.tile,
            self.turned,
            self.column,
            self.chips,
            self.twos,
            self.threes,
            self.knight,
            self.taken0,
            self.taken1,
            self.before0,
            self.before1,
        ]
        for item in self.board.placed:
            numbers.extend([item.tile, item.shape.turn, item.column, item.row])
        return numbers

    # --- random play ----------------------------------------------------------------------

    def playout(self, rng: Rng) -> i64:
        """Play random moves to the end of the match without building lists.

        Twin of ``legal`` and ``apply``, with other random numbers;
        tests/knight/test_jumping.py::test_the_quick_playout_and_the_plain_one_agree_on_average
        """
        moves: i64 = 0
        self.playing = self.log is None
        while self.phase != FINISHED:
            if self.phase == JUMPING and self.log is None:
                moves += self._jump_to_the_end(rng)
            else:
                answers = self._open()
                chosen = nth(answers, rng.below(count(answers)))
                self.apply(self.content.first_action[self.phase] + chosen)
                moves += 1
        self.playing = False
        self.alone = False
        return moves

    def _jump_to_the_end(self, rng: Rng) -> i64:
        board = self.board
        reach = board.reach
        chips = self.chips
        knight = self.knight
        # Spaces of the chips each player took; their values are added up at the end.
        mover: i64 = 0
        other: i64 = 0
        while True:
            near: i64 = reach[knight]
            if not near:
                near = board.reached(knight)
            left: i64 = chips & near
            if not left:
                break
            knight = nth(left, rng.below(count(left)))
            bit: i64 = bit_at(knight)
            chips ^= bit
            bit |= mover
            mover = other
            other = bit
        jumped: i64 = count(mover | other)
        swapped: bool = bool(jumped & 1)
        mine: i64 = self._value_of(other if swapped else mover)
        theirs: i64 = self._value_of(mover if swapped else other)
        if self.seat:
            self.taken1 += mine
            self.taken0 += theirs
        else:
            self.taken0 += mine
            self.taken1 += theirs
        if swapped:
            self.seat = 1 - self.seat
        self.chips = chips
        self.knight = knight
        self.ahead = 0
        self.turns += jumped
        self._end_game()
        return jumped

    def _value_of(self, taken: i64) -> i64:
        """Return the total value of the chips on these spaces."""
        return count(taken) + count(taken & self.twos) + 2 * count(taken & self.threes)


def _restore(
    content: KnightContent,
    draft: bool,
    games: int,
    lying: list[tuple[int, int, int, int]],
    values: dict[str, object],
) -> KnightState:
    """Restore a pickled position."""
    board = EMPTY
    for tile, turn, column, row in lying:
        board = board.with_tile(tile, content.tiles[tile].shapes[turn], column, row)
    state = KnightState(content, draft, games, board)
    set_attributes(state, values)
    if state.phase >= SETTING and lying:
        board.link()
    return state


def chip_value(state: KnightState, space: int) -> int:
    """Return the value of the chip on a space, or 0 if there is none."""
    bit = 1 << space
    if not state.chips & bit:
        return 0
    if state.threes & bit:
        return 3
    return 2 if state.twos & bit else 1
