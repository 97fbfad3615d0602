"""A position of Trail that knows what is legal, and how to go on from it.

What waits lies on a stack of frames (``frames.py``). A frame that asks something stands in the
table of questions (``asked/table.py``); one that asks nothing in the table of ``steps.py``.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from arizona.engine.bits import BIT
from arizona.engine.packing import Reduced, fill, held
from arizona.engine.state import CHANCE, OVER
from arizona.games.trail import frames as f
from arizona.games.trail.actions import RETIRE
from arizona.games.trail.asked.table import QUESTIONS
from arizona.games.trail.content import TrailContent
from arizona.games.trail.frames import frame, kind_of, seat_of
from arizona.games.trail.player import Player
from arizona.games.trail.position import Position
from arizona.games.trail.scoring import score_of, winning_seats
from arizona.games.trail.steps import carry_out_step


@final
class TrailState(Position):
    """One position of Trail."""

    # --- asking ---------------------------------------------------------------------------

    def to_move(self) -> i64:
        """The seat that decides, or chance, or over."""
        if self.depth == 0:
            return OVER
        word: i64 = self.stack[self.depth - 1]
        if kind_of(word) <= f.LAST_CHANCE:
            return CHANCE
        return seat_of(word)

    def legal(self) -> list[int]:
        """Every answer to the question on top of the stack."""
        return self.options[:]

    def answers(self, word: i64) -> list[int]:
        """Every answer to a question; none if there is nothing to ask."""
        return QUESTIONS[kind_of(word)].answers(self, word)

    def turn(self) -> i64:
        """Grows with every turn, and with every player's part of Planning."""
        return self.turns

    def scores(self) -> list[int]:
        """Gold less the position of the Grit marker, at any time (T-12.6)."""
        return [int(score_of(self, player)) for player in self.players]

    def winners(self) -> list[int]:
        """Who has won (T-12.6)."""
        return winning_seats(self) if self.depth == 0 else []

    def clone(self) -> TrailState:
        """A copy that shares the content."""
        copy = TrailState(self.content, self.seats, self.last_order, self.blossom_climbs)
        self.copy_to(copy)
        return copy

    def __reduce__(self) -> Reduced:
        fixed = ("content", "seats", "last_order", "blossom_climbs")
        values = held(self, ("log", *fixed, "players", "stack", "depth"))
        stack = [int(self.stack[place]) for place in range(self.depth)]
        players = [held(player) for player in self.players]
        given = (self.content, self.seats, self.last_order, self.blossom_climbs)
        return _again, (*given, stack, players, values)

    # --- going on -------------------------------------------------------------------------

    def begin(self) -> None:
        """Set the table (T-1.6); chance does the rest."""
        content = self.content
        for _ in range(self.seats):
            player = Player()
            player.stock = content.start_stock
            player.levels = content.start_levels
            player.trackers = content.claim_trackers
            self.players.append(player)
        for number in content.blossom_numbers:
            self.numbers_unseen |= BIT[number]
        self.push(frame(f.SET_UP, 0, 0))
        self.push(frame(f.DRAW_START))
        self.run()

    def apply(self, action: i64) -> None:
        """Answer the question on top of the stack, then go on to the next."""
        self.depth -= 1
        word: i64 = self.stack[self.depth]
        QUESTIONS[kind_of(word)].answer(self, word, action)
        self.run()

    def run(self) -> None:
        """Do what needs no answer, until a question has more than one."""
        while self.depth:
            word: i64 = self.stack[self.depth - 1]
            kind: i64 = kind_of(word)
            if kind > f.LAST_QUESTION:
                self.depth -= 1
                carry_out_step(self, word)
                continue
            question = QUESTIONS[kind]
            found = question.answers(self, word)
            if not found:
                self.depth -= 1
                question.unanswered(self, word)
            elif len(found) == 1 and (not question.commits or found[0] == RETIRE):
                self.depth -= 1
                question.answer(self, word, found[0])
            else:
                self.options = found
                return
        self.options = []


def new_state(
    content: TrailContent, seats: int, last_order: bool, blossom_climbs: bool
) -> TrailState:
    """The first position of a game."""
    state = TrailState(content, seats, last_order, blossom_climbs)
    state.begin()
    return state


def _again(
    content: TrailContent,
    seats: int,
    last_order: bool,
    blossom_climbs: bool,
    stack: list[int],
    players: list[dict[str, object]],
    values: dict[str, object],
) -> TrailState:
    """A position that was pickled."""
    state = TrailState(content, seats, last_order, blossom_climbs)
    for one in players:
        player = Player()
        fill(player, one)
        state.players.append(player)
    for word in stack:
        state.push(word)
    fill(state, values)
    return state
