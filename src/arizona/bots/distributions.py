"""Random numbers with the distributions that a search needs."""

from __future__ import annotations

import math

from arizona.engine.rng import Rng


def uniform(rng: Rng) -> float:
    """Return a random number between 0 and 1, both excluded."""
    return (float(rng.word()) + 0.5) / 4294967296.0


def gumbel(rng: Rng) -> float:
    """Return a random number with the standard Gumbel distribution."""
    return -math.log(-math.log(uniform(rng)))


def gamma(rng: Rng, shape: float) -> float:
    """Return a random number with the gamma distribution of this shape and scale 1.

    Uses the method of Marsaglia and Tsang.
    """
    if shape < 1.0:
        return gamma(rng, shape + 1.0) * math.exp(math.log(uniform(rng)) / shape)
    base = shape - 1.0 / 3.0
    factor = 1.0 / math.sqrt(9.0 * base)
    while True:
        # A normally distributed number (Box and Muller).
        turn = 6.283185307179586 * uniform(rng)
        normal = math.sqrt(-2.0 * math.log(uniform(rng))) * math.cos(turn)
        side = 1.0 + factor * normal
        if side > 0.0:
            cube = side * side * side
            bound = 0.5 * normal * normal + base - base * cube + base * math.log(cube)
            if math.log(uniform(rng)) < bound:
                return base * cube


def dirichlet(rng: Rng, alpha: float, size: int) -> list[float]:
    """Return random shares with the symmetric Dirichlet distribution."""
    found = [gamma(rng, alpha) for _ in range(size)]
    total = sum(found)
    if total <= 0.0:
        return [1.0 / size] * size
    return [number / total for number in found]


def softmax(logits: list[float]) -> list[float]:
    """Return the probabilities that belong to logits."""
    highest = max(logits)
    weights = [math.exp(logit - highest) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]
