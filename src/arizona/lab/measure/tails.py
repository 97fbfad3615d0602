"""Tail probabilities of the binomial distribution and Student's t, accurate to many digits.

Both are computed from the regularized incomplete beta function.
"""

from __future__ import annotations

import math
from functools import lru_cache

TINY = 1e-300
CLOSE = 1e-15
MAX_STEPS = 100_000


def beta_share(x: float, a: float, b: float) -> float:
    """The regularized incomplete beta function, from 0 at ``x`` = 0 to 1 at ``x`` = 1.

    >>> from arizona.lab.measure.tails import beta_share
    >>> round(beta_share(0.5, 2, 3), 4)
    0.6875
    """
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_share(1 - x, b, a)
    size = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    size += a * math.log(x) + b * math.log1p(-x)
    return math.exp(size) * _fraction(x, a, b) / a


def _fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's method."""
    found = upper = 1.0
    lower = 1 / _not_zero(1 - (a + b) * x / (a + 1))
    found = lower
    for step in range(1, MAX_STEPS):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        before = found
        for part in (even, odd):
            lower = 1 / _not_zero(1 + part * lower)
            upper = _not_zero(1 + part / upper)
            found *= lower * upper
        if abs(found / before - 1) < CLOSE:
            break
    return found


def _not_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY


def at_least(count: int, total: int, share: float) -> float:
    """Probability of at least ``count`` successes in ``total`` trials with rate ``share``.

    >>> from arizona.lab.measure.tails import at_least
    >>> round(at_least(8, 10, 0.5), 4)
    0.0547
    """
    if count <= 0:
        return 1.0
    return beta_share(share, count, total - count + 1) if count <= total else 0.0


def at_most(count: int, total: int, share: float) -> float:
    """Probability of at most ``count`` successes in ``total`` trials with rate ``share``."""
    return beta_share(1 - share, total - count, count + 1) if count < total else 1.0


def student_tail(t: float, freedom: float) -> float:
    """Probability that Student's t is above ``t``.

    >>> from arizona.lab.measure.tails import student_tail
    >>> round(student_tail(2.228, 10), 4)
    0.025
    """
    if math.isinf(t):
        return 0.0 if t > 0 else 1.0
    half = beta_share(freedom / (freedom + t * t), freedom / 2, 0.5) / 2
    return half if t >= 0 else 1 - half


@lru_cache(maxsize=4096)
def student_cut(tail: float, freedom: int) -> float:
    """The value that Student's t exceeds with probability ``tail``.

    >>> from arizona.lab.measure.tails import student_cut
    >>> round(student_cut(0.025, 10), 3)
    2.228
    """
    low, high = 0.0, 2.0
    while student_tail(high, freedom) > tail:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if student_tail(middle, freedom) > tail else (low, middle)
    return (low + high) / 2
