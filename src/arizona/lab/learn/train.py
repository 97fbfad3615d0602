"""Trains a network on samples, in plain NumPy because the networks are small.

The network predicts how many points a seat will have beyond what the handwritten evaluation sees. A
seat's lead over the best other seat, passed through a sigmoid, is its expectation, exactly as a
search reads it. The target blends the final result with the search values before it.

The direct weights are fitted first (``linear_fit.py``); then the layers learn the residual.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from arizona.bots.network import DIRECT, FINE, LANES, MAX_SUM, ONE, PAIR, Network
from arizona.bots.weights import MAX_WEIGHT
from arizona.lab.learn.linear_fit import fit_direct_weights
from arizona.lab.learn.samples import Floats, Samples, Wholes, expectations

FIRST, START, STRAIGHT, BETWEEN, BETWEEN_START, LAST, LAST_START = range(7)
"""Indices of the network's parts, in file order."""


@dataclass
class Recipe:
    """Shape and training parameters of a network."""

    hidden: int = 0
    """Size of the first layer; 0 for a linear network with direct weights only."""
    second: int = 16
    points: float = 10.0
    """Points that an output of 1 represents; also the spread of the game's evaluation."""
    epochs: int = 12
    batch: int = 512
    """Positions per training step."""
    rate: float = 0.002
    ridge: float = 60.0
    """Ridge penalty of the direct weights."""
    decay: float = 1e-4
    """Weight decay per step, as a fraction of the learning rate."""

    def __post_init__(self) -> None:
        self.hidden += -self.hidden % LANES
        self.second = self.second + -self.second % PAIR if self.hidden else 0


@dataclass
class Curve:
    """Loss after each epoch, on training games and on held-out games."""

    learned: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    """Mean error of the predicted final score, in points, on held-out games."""
    guessed: float = 0.0
    """Loss of the current best evaluation on the held-out games."""


class Model:
    """A network in floating point with its optimizer state."""

    def __init__(self, inputs: int, recipe: Recipe, rng: np.random.Generator) -> None:
        self.inputs = inputs
        self.recipe = recipe
        hidden, second = recipe.hidden, recipe.second
        shapes = [(inputs, hidden), (hidden,), (inputs,), (hidden, second), (second,), (second,)]
        self.parts: list[Floats] = [np.zeros(shape, np.float32) for shape in [*shapes, (1,)]]
        self.parts[FIRST] += rng.normal(0.0, 0.1, shapes[FIRST]).astype(np.float32)
        self.parts[START] += 0.2
        wide = max(1, hidden) ** -0.5
        self.parts[BETWEEN] += rng.normal(0.0, wide, shapes[BETWEEN]).astype(np.float32)
        self.parts[BETWEEN_START] += 0.2
        self.limits = limits(recipe)
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def outputs(self, counts: Floats) -> tuple[Floats, Floats, Floats]:
        """Return both hidden layers before clipping, and the output."""
        parts = self.parts
        first = counts @ parts[FIRST] + parts[START]
        second = np.clip(first, 0.0, 1.0) @ parts[BETWEEN] + parts[BETWEEN_START]
        out = np.clip(second, 0.0, 1.0) @ parts[LAST] + parts[LAST_START]
        return first, second, out + counts @ parts[STRAIGHT]

    def learn(self, samples: Samples, positions: Wholes, rate: float) -> float:
        """Do one training step for the layers and return the loss."""
        counts = samples.dense(positions, self.inputs)
        first, second, out = self.outputs(counts)
        loss, slope = self.loss_and_gradient(samples, positions, out)
        parts = self.parts
        inner = np.clip(second, 0.0, 1.0)
        outer = np.clip(first, 0.0, 1.0)
        back = np.where((second > 0.0) & (second < 1.0), slope[:, None] * parts[LAST], 0.0)
        far = np.where((first > 0.0) & (first < 1.0), back @ parts[BETWEEN].T, 0.0)
        self._step(
            [
                counts.T @ far,
                far.sum(0),
                np.zeros_like(parts[STRAIGHT]),
                outer.T @ back,
                back.sum(0),
                inner.T @ slope,
                slope.sum(keepdims=True),
            ],
            rate,
        )
        return loss

    def loss_and_gradient(
        self, samples: Samples, positions: Wholes, out: Floats
    ) -> tuple[float, Floats]:
        """The loss of the outputs and its gradient."""
        recipe = self.recipe
        scale = recipe.points
        values = samples.of(samples.base, positions) + scale * out.reshape(-1, samples.seats)
        expected, rivals = expectations(values, scale)
        wanted = samples.of(samples.wanted, positions)
        loss = cross_entropy(expected, wanted)
        pull = expected - wanted
        slope = pull.copy()
        places = np.arange(len(values))
        for seat in range(samples.seats):
            slope[places, rivals[:, seat]] -= pull[:, seat]
        return loss, (slope / values.size).ravel().astype(np.float32)

    def _step(self, slopes: list[Floats], rate: float) -> None:
        """Do one Adam step, then clip the weights to their limits."""
        self.steps += 1
        short, long = 1.0 - 0.9**self.steps, 1.0 - 0.999**self.steps
        for place, (part, slope) in enumerate(zip(self.parts, slopes, strict=True)):
            mean, square = self.means[place], self.squares[place]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = rate * (mean / short / (np.sqrt(square / long) + 1e-8))
            shrink = self.recipe.decay if place in (FIRST, BETWEEN, LAST) else 0.0
            most = self.limits[place]
            np.clip(part * (1.0 - rate * shrink) - step, -most, most, out=part)

    def numbers(self) -> list[int]:
        """The weights as integers, in file order."""
        scales = (ONE, ONE, DIRECT, FINE, FINE, FINE, FINE)
        found: list[int] = []
        for part, scale in zip(self.parts, scales, strict=True):
            found.extend(int(number) for number in np.rint(part * scale).ravel())
        return found

    def network(self) -> Network:
        """The network with integer weights."""
        recipe = self.recipe
        return Network(self.inputs, recipe.hidden, recipe.second, recipe.points, self.numbers())


def limits(recipe: Recipe, most: int = 400) -> list[float]:
    """Largest absolute weight of each part that cannot overflow the integer network."""
    row = (MAX_SUM / ONE - 1.0) / (most + 1)
    later = MAX_WEIGHT / FINE - 1.0
    return [row, row, MAX_WEIGHT / DIRECT - 1.0, 8.0, later, later, later]


def cross_entropy(expected: Floats, wanted: Floats) -> float:
    """Mean cross-entropy between expectations and targets."""
    sure = np.clip(expected, 1e-6, 1.0 - 1e-6)
    return float(-np.mean(wanted * np.log(sure) + (1.0 - wanted) * np.log(1.0 - sure)))


def batches(
    samples: list[Samples], size: int, rng: np.random.Generator
) -> Iterator[tuple[Samples, Wholes]]:
    """Yield all positions once in random order, in batches with one number of seats."""
    pieces: list[tuple[int, Wholes]] = []
    for place, one in enumerate(samples):
        order = rng.permutation(len(one))
        pieces += [(place, order[at : at + size]) for at in range(0, len(order), size)]
    for place in rng.permutation(len(pieces)):
        yield samples[pieces[place][0]], pieces[place][1]


def validation_losses(model: Model, samples: list[Samples]) -> tuple[float, float]:
    """Loss and score error of a model on held-out games, measured against final results only."""
    loss = error = 0.0
    many = 0
    for one in samples:
        for at in range(0, len(one), 4096):
            positions = np.arange(at, min(at + 4096, len(one)))
            out = model.outputs(one.dense(positions, model.inputs))[2]
            scale = model.recipe.points
            values = one.of(one.base, positions) + scale * out.reshape(-1, one.seats)
            expected, _ = expectations(values, scale)
            loss += cross_entropy(expected, one.of(one.rewards, positions)) * values.size
            error += float(np.sum((values - one.of(one.scores, positions)) ** 2))
            many += values.size
    return loss / max(1, many), (error / max(1, many)) ** 0.5


def baseline_loss(samples: list[Samples]) -> float:
    """Loss of the evaluation that was applied when the samples were collected."""
    loss = 0.0
    many = 0
    for one in samples:
        if len(one) and one.guessed[0] >= 0.0:
            loss += cross_entropy(one.guessed, one.rewards) * len(one.guessed)
            many += len(one.guessed)
    return loss / many if many else 0.0


def train(
    model: Model, samples: list[Samples], others: list[Samples], rng: np.random.Generator
) -> Curve:
    """Fit the direct weights, then train the layers with a decreasing learning rate.

    Keeps the weights that did best on the held-out games, because later epochs overfit.
    """
    recipe = model.recipe
    curve = Curve(guessed=baseline_loss(others))
    most = model.limits[STRAIGHT]
    found = fit_direct_weights(samples, model.inputs, recipe.points, recipe.ridge)
    np.clip(found, -most, most, out=model.parts[STRAIGHT])
    _record_losses(curve, model, samples, others)
    if not recipe.hidden:
        return curve
    best = [part.copy() for part in model.parts]
    total = recipe.epochs * sum(-(-len(one) // recipe.batch) for one in samples)
    done = 0
    for _ in range(recipe.epochs):
        for one, positions in batches(samples, recipe.batch, rng):
            rate = recipe.rate * (0.02 + 0.98 * 0.5 * (1.0 + float(np.cos(np.pi * done / total))))
            model.learn(one, positions, rate)
            done += 1
        _record_losses(curve, model, samples, others)
        if curve.others[-1] <= min(curve.others):
            best = [part.copy() for part in model.parts]
    model.parts = best
    return curve


def _record_losses(
    curve: Curve, model: Model, samples: list[Samples], others: list[Samples]
) -> None:
    """Append the current losses to the curve."""
    curve.learned.append(validation_losses(model, samples)[0])
    loss, error = validation_losses(model, others)
    curve.others.append(loss)
    curve.points.append(error)
