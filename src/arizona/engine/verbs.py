"""Verbs: the first words of move texts, each of which covers a range of actions."""

from __future__ import annotations

from collections.abc import Sequence

from arizona.engine.errors import MalformedMoveError


class Verbs:
    """The verbs of a game in the order of their action ranges."""

    def __init__(self, game: str, starts: Sequence[tuple[str, int]], num_actions: int) -> None:
        """A verb can have a second, later range for larger packs; ``run`` returns the first."""
        self.game = game
        ends = [start for _, start in starts[1:]] + [num_actions]
        self._runs: dict[str, tuple[int, int]] = {}
        self._meanings: list[tuple[str, int]] = []
        for (verb, start), end in zip(starts, ends, strict=True):
            self._runs.setdefault(verb, (start, end))
            self._meanings.extend((verb, number) for number in range(end - start))

    def meaning(self, action: int) -> tuple[str, int]:
        """Return the verb of an action and its offset within the verb's range."""
        return self._meanings[action]

    def run(self, verb: str, text: str) -> tuple[int, int]:
        """Return the half-open action range of a verb.

        ``text`` is the complete move for the error message.
        """
        if verb not in self._runs:
            known = ", ".join(self._runs)
            raise MalformedMoveError(f"'{text}': a move of {self.game} begins with one of {known}")
        return self._runs[verb]
