"""The weights that go straight to the output, at one stroke.

They are found by Newton's method, which needs no rate and no epochs: how far off expectations are
has a single lowest point. They are held at 0 by a ridge, so that what a few games say by chance
counts for little. Differences between two moves are a point or two, the end of a game is off by
twenty: without it a search finds the moves that luck has made look good.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from arizona.lab.learn.samples import Floats, Samples, expectations

STEPS: Final = 4
"""Each about squares how far off it is."""
PIECE: Final = 4096
"""Positions that are held as a table at once."""


def straight(samples: list[Samples], inputs: int, points: float, ridge: float) -> Floats:
    """A weight for each feature; 1 is so many points."""
    weights = np.zeros(inputs)
    for _ in range(STEPS):
        slope = -ridge * weights
        bend = ridge * np.eye(inputs)
        for one in samples:
            for at in range(0, len(one), PIECE):
                more, steeper = _piece(one, at, weights.astype(np.float32), points)
                slope += more
                bend += steeper
        weights += np.linalg.solve(bend, slope)
    return weights.astype(np.float32)


def _piece(samples: Samples, at: int, weights: Floats, points: float) -> tuple[Floats, Floats]:
    """What some positions say about the slope, and about how it changes."""
    positions = np.arange(at, min(at + PIECE, len(samples)))
    counts = samples.dense(positions, len(weights))
    out = (counts @ weights).reshape(-1, samples.seats)
    values = samples.of(samples.base, positions) + points * out
    expected, rivals = expectations(values, points)
    rows = np.arange(len(positions))[:, None] * samples.seats
    ahead = counts - counts[(rows + rivals).ravel()]
    pull = (samples.of(samples.wanted, positions) - expected).ravel()
    sure = (expected * (1.0 - expected)).ravel().astype(np.float32)
    return ahead.T @ pull, (ahead * sure[:, None]).T @ ahead
