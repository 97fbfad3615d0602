"""The first words of move texts: each stands for a run of actions."""

from __future__ import annotations

from collections.abc import Sequence

from arizona.engine.errors import MalformedMoveError


class Verbs:
    """The verbs of a game in the order of their actions."""

    def __init__(self, game: str, starts: Sequence[tuple[str, int]], num_actions: int) -> None:
        self.game = game
        ends = [start for _, start in starts[1:]] + [num_actions]
        self._runs = {verb: (start, ends[place]) for place, (verb, start) in enumerate(starts)}
        self._meanings = [
            (verb, number)
            for verb, (start, end) in self._runs.items()
            for number in range(end - start)
        ]

    def meaning(self, action: int) -> tuple[str, int]:
        """The verb of an action and its number within the verb."""
        return self._meanings[action]

    def run(self, verb: str, text: str) -> tuple[int, int]:
        """The first action of a verb and the first behind its last; ``text`` is what was read."""
        if verb not in self._runs:
            known = ", ".join(self._runs)
            raise MalformedMoveError(f"'{text}': a move of {self.game} begins with one of {known}")
        return self._runs[verb]
