"""The pack numbers that a finding is about, which a designer could change."""

from __future__ import annotations

from arizona import get_game
from arizona.engine.content import load
from arizona.engine.errors import ArizonaError
from arizona.lab.measure.pack_fields import Number, PackText
from arizona.lab.measure.summary import Summary
from arizona.lab.measure.watchers import watch

MAX_NUMBERS = 12
"""Maximum count of numbers listed for a figure of the whole game."""


class Levers:
    """The numbers of the pack that a run was played with."""

    def __init__(self, summary: Summary) -> None:
        self._watch = watch(summary.game)
        self._pack = _pack(summary)

    def of_subject(self, kind: str, id: str) -> list[Number]:
        """Numbers of one card, tile or choice."""
        address = self._watch.address(kind, id)
        return self._under(address) if address else []

    def of_figure(self, figure: str) -> list[Number]:
        """Numbers that affect a figure, according to the game."""
        found: list[Number] = []
        for lever in self._watch.levers.get(figure, ()):
            path, _, word = lever.partition(" ")
            found += [one for one in self._under(path) if not word or one.word == word]
        return found[:MAX_NUMBERS]

    def _under(self, path: str) -> list[Number]:
        return self._pack.numbers(path, self._watch.labels) if self._pack is not None else []


def _pack(summary: Summary) -> PackText | None:
    """The text of the pack, if it is unchanged since the run."""
    try:
        if load(get_game(summary.game), summary.content).digest != summary.digest:
            return None
        return PackText(summary.game, summary.content)
    except ArizonaError:
        return None
