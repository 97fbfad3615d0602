"""The Trail state: legal actions and transitions of a position.

Pending frames are on a stack (``frames.py``). ``questions/table.py`` handles frames that need an
answer, ``steps.py`` all others.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from arizona.engine.bits import bit_at, count, lowest, nth
from arizona.engine.packing import Reduced, attributes, set_attributes
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import RETIRE
from arizona.games.trail.rules.frames import frame, kind_of, seat_of
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import ROOM, Position
from arizona.games.trail.rules.questions.table import DRAWS, QUESTIONS
from arizona.games.trail.rules.scoring import score_of, winning_seats
from arizona.games.trail.rules.steps import carry_out_step
from arizona.games.trail.rules.tables import TrailContent


@final
@mypyc_attr(free_list_len=1)
class TrailState(Position):
    """One position of Trail."""

    # --- queries --------------------------------------------------------------------------

    def to_move(self) -> i64:
        """Return the seat to move, ``CHANCE`` or ``OVER``."""
        if self.depth == 0:
            return OVER
        word: i64 = self.stack[self.depth - 1]
        if kind_of(word) <= f.LAST_CHANCE:
            return CHANCE
        return seat_of(word)

    def legal(self) -> list[int]:
        """Return every answer to the question on top of the stack."""
        return [int(action) for action in self.listing()]

    def listing(self) -> vec[i64]:
        """Return the legal actions as a vector.

        Computed on first use, because a search never needs those of most positions.
        """
        if not self.listed:
            self.listed = True
            self.options = vec[i64]()
            if self.depth:
                word: i64 = self.stack[self.depth - 1]
                self.options = QUESTIONS[kind_of(word)].answers(self, word)
        return self.options

    def chance(self) -> list[int]:
        """Return the weights of the outcomes: all are equally likely."""
        return [1] * len(self.listing())

    def chance_key(self) -> str:
        """Return the key of a chance event: its deck or pile; Poison counts for each seat."""
        word: i64 = self.stack[self.depth - 1]
        return DRAWS[kind_of(word)].key(self, word)

    def legal_into(self, out: vec[i32], at: i64) -> i64:
        """Write the legal actions into a buffer without boxing, and return their number."""
        answers = self.listing()
        many: i64 = len(answers)
        place: i64 = 0
        while place < many:
            out[at + place] = i32(answers[place])
            place += 1
        return many

    def answers(self, word: i64) -> list[int]:
        """Return every answer to the question of a frame; empty if there is nothing to decide."""
        return [int(action) for action in QUESTIONS[kind_of(word)].answers(self, word)]

    def turn(self) -> i64:
        """Return a number that grows with each turn and each player's part of Planning."""
        return self.turns

    def scores(self) -> list[int]:
        """Return each player's Gold minus the position of the Grit marker, at any time (T-12.6)."""
        return [int(score_of(self, player)) for player in self.players]

    def winners(self) -> list[int]:
        """Return the winning seats, or an empty list while the game is running (T-12.6)."""
        return winning_seats(self) if self.depth == 0 else []

    def clone(self) -> TrailState:
        """Return a copy that shares the content."""
        copy = TrailState(self.content, self.seats, self.readings)
        self.copy_to(copy)
        return copy

    def become(self, other: State) -> bool:
        """Copy another position of the same table into this one."""
        assert isinstance(other, TrailState)
        self.log = None
        other.copy_to(self)
        return True

    def sketch(self, number: i64) -> TrailState:
        """Return one of three scratch positions for trying moves.

        They belong to this position rather than to the caller, because a position is used by one
        thread.
        """
        if not self.sketches:
            self.sketches = [self.clone(), self.clone(), self.clone()]
        found = self.sketches[number]
        assert isinstance(found, TrailState)
        return found

    def __reduce__(self) -> Reduced:
        fixed = ("content", "seats", "readings")
        here = ("players", "stack", "depth", "listed", "options", "sketches")
        values = attributes(self, ("log", *fixed, *here))
        stack = [int(self.stack[place]) for place in range(self.depth)]
        players = [attributes(player) for player in self.players]
        return _restore, (self.content, self.seats, self.readings, stack, players, values)

    # --- transitions ----------------------------------------------------------------------

    def begin(self) -> None:
        """Set up the players (T-1.6) and start the chance events of setup."""
        content = self.content
        for _ in range(self.seats):
            player = Player()
            player.stock = content.start_stock
            player.levels = content.start_levels
            player.trackers = content.claim_trackers
            self.players.append(player)
        for number in content.blossom_numbers:
            self.numbers_unseen |= bit_at(number)
        self.stack = vec[i64]([0] * ROOM)
        self.push(frame(f.SET_UP, 0, 0))
        self.push(frame(f.DRAW_START))
        self.run()

    def apply(self, action: i64) -> None:
        """Answer the question on top of the stack and advance to the next one."""
        self.depth -= 1
        word: i64 = self.stack[self.depth]
        QUESTIONS[kind_of(word)].answer(self, word, action)
        self.run()

    def run(self) -> None:
        """Handle frames until a question needs a decision.

        Forced answers are given automatically, unless the question commits the player.
        """
        self.listed = False
        while self.depth:
            word: i64 = self.stack[self.depth - 1]
            kind: i64 = kind_of(word)
            if kind > f.LAST_QUESTION:
                self.depth -= 1
                carry_out_step(self, word)
                continue
            if kind <= f.LAST_CHANCE:
                draw = DRAWS[kind]
                bits: i64 = draw.draws(self, word)
                if bits & (bits - 1):
                    return
                self.depth -= 1
                if bits:
                    draw.answer(self, word, draw.base(self, word) + lowest(bits))
                continue
            question = QUESTIONS[kind]
            if question.needs_decision(self, word):
                return
            found = question.answers(self, word)
            many: i64 = len(found)
            if many == 0:
                self.depth -= 1
                question.unanswered(self, word)
            elif many == 1 and (not question.commits or found[0] == RETIRE):
                self.depth -= 1
                question.answer(self, word, found[0])
            else:
                self.options = found
                self.listed = True
                return

    def pick(self, rng: Rng) -> i64:
        """Return a uniformly random answer or chance outcome."""
        word: i64 = self.stack[self.depth - 1]
        if kind_of(word) > f.LAST_CHANCE:
            answers = self.listing()
            return answers[rng.below(len(answers))]
        draw = DRAWS[kind_of(word)]
        bits: i64 = draw.draws(self, word)
        return draw.base(self, word) + nth(bits, rng.below(count(bits)))

    def playout(self, rng: Rng) -> i64:
        """Play random moves to the end, in place, and return their number.

        Twin of ``run``; tests/trail/test_quick.py::test_the_playout_equals_a_game_move_by_move
        """
        moves: i64 = 0
        while self.depth:
            word: i64 = self.stack[self.depth - 1]
            kind: i64 = kind_of(word)
            if kind > f.LAST_QUESTION:
                self.depth -= 1
                carry_out_step(self, word)
            elif kind <= f.LAST_CHANCE:
                moves += self._draw(word, rng)
            else:
                moves += self._decide(word, rng)
        self.listed = False
        return moves

    def _draw(self, word: i64, rng: Rng) -> i64:
        """Resolve a chance event at random; return 1 if there was more than one outcome."""
        draw = DRAWS[kind_of(word)]
        bits: i64 = draw.draws(self, word)
        self.depth -= 1
        if not bits:
            return 0
        many: i64 = count(bits)
        place: i64 = nth(bits, rng.below(many)) if many > 1 else lowest(bits)
        draw.answer(self, word, draw.base(self, word) + place)
        return 1 if many > 1 else 0

    def _decide(self, word: i64, rng: Rng) -> i64:
        """Answer a question at random; return 1 if the seat had a decision to make."""
        question = QUESTIONS[kind_of(word)]
        found = question.answers(self, word)
        many: i64 = len(found)
        self.depth -= 1
        if many == 0:
            question.unanswered(self, word)
            return 0
        if many == 1 and (not question.commits or found[0] == RETIRE):
            question.answer(self, word, found[0])
            return 0
        question.answer(self, word, found[rng.below(many)])
        return 1


def new_state(content: TrailContent, seats: int, readings: int) -> TrailState:
    """Return the first position of a game."""
    state = TrailState(content, seats, readings)
    state.begin()
    return state


def _restore(
    content: TrailContent,
    seats: int,
    readings: int,
    stack: list[int],
    players: list[dict[str, object]],
    values: dict[str, object],
) -> TrailState:
    """Restore a pickled position."""
    state = TrailState(content, seats, readings)
    for one in players:
        player = Player()
        set_attributes(player, one)
        state.players.append(player)
    for word in stack:
        state.push(word)
    set_attributes(state, values)
    return state
