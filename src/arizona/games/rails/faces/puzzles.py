"""Rails' puzzles: score the most points with a set of dice, used in any order."""

from __future__ import annotations

from typing import Final

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.game import OptionValue
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.games.rails.rules.actions import VALUES
from arizona.games.rails.rules.position import ROLLING
from arizona.games.rails.rules.state import RailsState
from arizona.puzzles.face import Proof
from arizona.puzzles.max_points import MostPuzzler
from arizona.puzzles.puzzle import Puzzle

PLAYERS: Final = ("quail", "burro")
MIN_DICE: Final = 3
MAX_DICE: Final = 5
FIRST_ROUND: Final = 5
"""First round to take puzzles from; before it there is hardly anything to deliver."""
TASKS: Final = 2
"""Sets of dice to try per seat and position."""


class RailsPuzzler(MostPuzzler):
    """Finds, proves and presents maximum-points puzzles."""

    game = "rails"
    limit = 20_000
    least = 6
    choices = 4
    depths = (3, 6, 9, 12, 16)  # a die takes about three decisions

    def options(self, content: Content, rng: Rng) -> dict[str, OptionValue]:
        """Use a random sheet of the pack."""
        sheets = content.choices()["sheets"]
        assert isinstance(sheets, list)
        names = [str(sheet["name"]) for sheet in sheets]
        return {"sheet": names[rng.below(len(names))]}

    def line_up(self, rng: Rng) -> list[str]:
        return [PLAYERS[rng.below(len(PLAYERS))] for _ in range(2 + rng.below(2))]

    def tasks(self, state: State, rng: Rng) -> list[tuple[int, list[int]]]:
        """Offer random sets of dice at the start of a round, for seats with goods to deliver."""
        assert isinstance(state, RailsState)
        if state.phase != ROLLING or state.rolled or state.round < FIRST_ROUND:
            return []
        found: list[tuple[int, list[int]]] = []
        for seat, route in enumerate(state.routes):
            if route.head < 0 or not route.deliverable():
                continue
            for _ in range(TASKS):
                count = MIN_DICE + rng.below(MAX_DICE - MIN_DICE + 1)
                found.append((seat, sorted(int(rng.below(VALUES)) for _ in range(count))))
        return found

    def pose(self, state: State, seat: int, task: list[int]) -> State:
        """Give all the dice to the seat; without dice, return the position as played."""
        assert isinstance(state, RailsState)
        if not task:
            return state
        return state.with_dice(seat, task)

    def accepts(self, state: State, seat: int, task: list[int]) -> bool:
        """Accept a position as played, or one with dice like those of generated puzzles."""
        assert isinstance(state, RailsState)
        if not task:
            return super().accepts(state, seat, task)
        if not (MIN_DICE <= len(task) <= MAX_DICE and 0 <= seat < len(state.routes)):
            return False
        begins = state.phase == ROLLING and not state.rolled
        return (
            begins and state.routes[seat].head >= 0 and all(0 <= value < VALUES for value in task)
        )

    def prove(self, state: State, seat: int) -> Proof | None:
        """Require a unique solution that uses more than one die."""
        found = super().prove(state, seat)
        if found is None:
            return None
        assert isinstance(state, RailsState)
        now = state.clone()
        dice = now.dice
        for action in found.line:
            now.apply(action)
        return found if _count(int(dice)) - _count(int(now.dice)) > 1 else None

    def themes(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[str]:
        """Return themes: number of deliveries, bonuses, and special moves used."""
        kinds = [event.kind for event in events]
        deliveries = kinds.count("delivered")
        found = ["one-delivery" if deliveries == 1 else "deliveries"]
        themes_by_kind = {
            "first": "first",
            "card-scored": "card",
            "went-on": "second-symbol",
            "nugget-used": "nugget",
            "die-discarded": "discard",
        }
        found += [theme for kind, theme in themes_by_kind.items() if kind in kinds]
        return [*found, f"dice-{len(puzzle.task)}"]

    # --- presentation -----------------------------------------------------------------------

    def goal(self, puzzle: Puzzle) -> Message:
        return Message("rails-puzzle-goal", {"dice": len(puzzle.task)})

    def about(self, posed: State, puzzle: Puzzle) -> Message:
        return Message("rails-puzzle-about", {"dice": len(puzzle.task), "points": puzzle.best})

    def why(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[Message]:
        """List the deliveries and bonuses of the solution."""
        messages: list[Message] = []
        for event in events:
            if event.kind in ("delivered", "first", "card-scored") and event.points:
                args = {**event.args, "points": event.points}
                messages.append(Message(f"rails-puzzle-why-{event.kind}", args))
        return messages


def _count(dice: int) -> int:
    """Return the number of dice in a packed word."""
    return sum(dice >> (4 * value) & 0xF for value in range(VALUES))


PUZZLER: Final = RailsPuzzler()
