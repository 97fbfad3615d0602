"""Fits the weights that connect the features directly to the output.

Uses Newton's method, which needs neither a learning rate nor epochs, because the loss is convex. A
ridge penalty pulls the weights toward 0, so that a few chance results count for little: two moves
differ by a point or two, while final scores vary by twenty. Without it, a search would prefer moves
that only looked good by chance.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from arizona.lab.learn.samples import Floats, Samples, expectations

STEPS: Final = 4
"""Newton steps; each roughly squares the error."""
PIECE: Final = 4096
"""Positions expanded to a dense matrix at a time."""


def fit_direct_weights(samples: list[Samples], inputs: int, points: float, ridge: float) -> Floats:
    """Return a weight for each feature; 1 is worth ``points`` points."""
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
    """The gradient and Hessian contributions of one chunk of positions."""
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
