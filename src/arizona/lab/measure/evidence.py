"""How strongly the figures of a run speak, with all that is looked at taken into account.

Every claim that a report could make has a *p*: how often luck alone would bring such figures, were
the claim not true. Of hundreds of cards some have a small p by luck, so what is looked at together
is judged together, by the false discovery rate of Benjamini and Hochberg: of the claims that count
as good evidence 5 in 100 are luck at most, on average over many runs; of the strong ones 1 in 100.

The method is proved for claims that are independent or go together. Cards also crowd one another
out; ``tests/lab/test_honesty.py`` measures that the promise holds then as well.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

STRONG = "strong"
CLEAR = "clear"
HINT = "hint"
"""The figure is on that side; luck may have brought it there."""
LEVELS = {STRONG: 0.01, CLEAR: 0.05}
"""The share of luck, on average, among the claims of that strength or more."""


def adjusted(chances: Sequence[float]) -> list[float]:
    """The least false discovery rate at which each claim would still count.

    >>> from arizona.lab.measure.evidence import adjusted
    >>> [round(one, 3) for one in adjusted([0.01, 0.02, 0.03, 0.9])]
    [0.04, 0.04, 0.04, 0.9]
    """
    many = len(chances)
    found = [1.0] * many
    least = 1.0
    for rank, place in reversed(list(enumerate(sorted(range(many), key=lambda i: chances[i]), 1))):
        least = min(least, chances[place] * many / rank)
        found[place] = least
    return found


def strength(rate: float) -> str:
    """What an adjusted chance is called."""
    for name, level in LEVELS.items():
        if rate <= level:
            return name
    return HINT


class Evidence:
    """Claims that were judged together, group by group."""

    def __init__(self, *groups: Mapping[Hashable, float]) -> None:
        self._rates: dict[Hashable, float] = {}
        for claims in groups:
            self._rates.update(zip(claims, adjusted(list(claims.values())), strict=True))

    def of(self, claim: Hashable) -> str:
        """How strong the evidence for a claim is."""
        return strength(self._rates.get(claim, 1.0))

    def shown(self, claim: Hashable) -> bool:
        """Whether there is good or strong evidence for it."""
        return self.of(claim) != HINT
