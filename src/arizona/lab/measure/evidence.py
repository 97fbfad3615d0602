"""Strength of evidence for the claims of a report, corrected for multiple testing.

Every claim that a report could make has a *p*: the probability that chance alone would produce such
figures if the claim were false. Among hundreds of cards some have a small p by chance, so related
claims are tested together with the Benjamini-Hochberg procedure: on average over many runs, at most
5 in 100 of the claims with good evidence are false, and 1 in 100 of those with strong evidence.

The procedure is proven for independent or positively dependent claims. Cards also compete with one
another; ``tests/lab/test_false_findings.py`` verifies that the rate holds for them as well.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

STRONG = "strong"
CLEAR = "clear"
HINT = "hint"
"""The figure is on that side of the limit, possibly by chance."""
LEVELS = {STRONG: 0.01, CLEAR: 0.05}
"""Upper bound on the false discovery rate among claims of at least this strength."""


def adjusted(chances: Sequence[float]) -> list[float]:
    """The smallest false discovery rate at which each claim would still be accepted.

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
    """The name of the evidence level for an adjusted p."""
    for name, level in LEVELS.items():
        if rate <= level:
            return name
    return HINT


class Evidence:
    """Claims tested together, group by group."""

    def __init__(self, *groups: Mapping[Hashable, float]) -> None:
        self._rates: dict[Hashable, float] = {}
        for claims in groups:
            self._rates.update(zip(claims, adjusted(list(claims.values())), strict=True))

    def of(self, claim: Hashable) -> str:
        """The evidence level of a claim."""
        return strength(self._rates.get(claim, 1.0))

    def shown(self, claim: Hashable) -> bool:
        """Whether there is good or strong evidence for a claim."""
        return self.of(claim) != HINT
