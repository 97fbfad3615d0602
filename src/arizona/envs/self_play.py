"""Self-play with search, and its positions as training data in NumPy's ``.npz`` format."""

from __future__ import annotations

import json
import pickle
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import arizona
from arizona.bots.policy_search import PolicyTree
from arizona.engine.errors import OptionError
from arizona.engine.rng import Rng
from arizona.envs.search import Evaluator, Search, UniformEvaluator, number_of_batches
from arizona.envs.search_workers import SearchWorkers
from arizona.envs.vector import BatchEnv
from arizona.envs.workers import divided

FORMAT = 1
"""Version of the file format."""
COLUMNS = (
    *("observations", "action_mask", "policy", "values", "search_values"),
    *("seat", "game", "step"),
)
KINDS = (np.int16, np.int8, np.float32, np.float32, np.float32, np.int8, np.int64, np.int32)


@dataclass(frozen=True)
class Positions:
    """Positions of finished games, one row each in every array."""

    observations: NDArray[np.int16]
    """Rows as described by the spec card, from the point of view of the seat to move."""
    action_mask: NDArray[np.int8]
    policy: NDArray[np.float32]
    """The search's target policy over all actions."""
    values: NDArray[np.float32]
    """Outcome of the game by seat, with the seat to move first, then in turn order."""
    search_values: NDArray[np.float32]
    """The search's mean values in the same order."""
    seat: NDArray[np.int8]
    """The seat to move."""
    game: NDArray[np.int64]
    """Number of the game; the positions of a game are consecutive."""
    step: NDArray[np.int32]
    """Number of the decision within its game."""
    about: dict[str, Any]
    """Game, seats, options, pack, versions and search options."""

    def __len__(self) -> int:
        return len(self.seat)

    def save(self, path: Path | str) -> None:
        """Write a compressed ``.npz`` file with one array per field; ``about`` is JSON."""
        arrays: dict[str, Any] = {name: getattr(self, name) for name in COLUMNS}
        about = json.dumps({"format": FORMAT, **self.about}, sort_keys=True)
        np.savez_compressed(path, about=np.array(about), **arrays)

    @classmethod
    def load(cls, path: Path | str) -> Positions:
        """Read a file written by ``save``."""
        with np.load(path, allow_pickle=False) as stored:
            missing = [name for name in (*COLUMNS, "about") if name not in stored.files]
            if missing:
                raise OptionError(f"{path}: not a file of positions, {missing[0]} is missing")
            about = json.loads(str(stored["about"]))
            if about.pop("format") != FORMAT:
                raise OptionError(f"{path}: written in another format; expected {FORMAT}")
            return cls(**{name: stored[name] for name in COLUMNS}, about=about)

    @classmethod
    def joined(cls, parts: list[Positions]) -> Positions:
        """Concatenate the positions of one setup."""
        arrays = {name: np.concatenate([getattr(part, name) for part in parts]) for name in COLUMNS}
        return cls(**arrays, about=parts[0].about)


Sample = tuple[Any, ...]
"""A position of an unfinished game: row, mask, policy, search values and seat."""
Finished = tuple[list[Sample], NDArray[np.float64]]
"""The positions of a game and its outcome by seat."""


class SelfPlay:
    """Plays games with search for every seat and collects their positions.

    Each game searches with its own random generator, so its moves depend only on the seed, its row
    and the evaluator. In the first ``varied`` decisions of a game, actions are drawn from the
    policy; after that the best is played.

    With ``num_workers``, the games are divided among this process and ``num_workers`` − 1 others,
    which use copies of the evaluator: each call of ``play`` sends it if it has changed. Call
    ``close()`` at the end. ``batches`` is the number of batches that are searched separately, by
    default one for each worker. The same number of batches gives the same positions, in the same
    order, for any number of workers.
    """

    def __init__(
        self,
        game: str,
        evaluator: Evaluator,
        *,
        games: int = 64,
        seats: int | None = None,
        seed: int | str = 0,
        varied: int = 20,
        options: dict[str, Any] | None = None,
        num_workers: int = 1,
        batches: int | None = None,
        start_method: str | None = None,
        **search: Any,
    ) -> None:
        self.evaluator = evaluator
        many = number_of_batches(num_workers, batches)
        if games < many:
            raise OptionError(f"games: expected at least {many}, found {games}")
        search = {"noise": 0.25, **search}
        given = {"seats": seats, **(options or {})}
        parts = divided(games, many)
        shares = [
            (game, parts[first : first + count], given, seed, varied, search)
            for first, count in divided(many, num_workers)
        ]
        self.own = _Players(*shares[0], evaluator)
        self.workers = SearchWorkers(self.own, _Players, shares[1:], start_method)
        setup = self.own.groups[0].env.setup
        self.finished = 0
        self.about: dict[str, Any] = {
            "game": setup.game.name,
            "seats": setup.seats,
            "options": dict(setup.options),
            "content": setup.content.digest,
            "rules_version": setup.game.rules_version,
            "arizona": arizona.__version__,
            "search": search,
        }

    def play(self, positions: int) -> Positions:
        """Play until finished games have at least this many positions.

        Unfinished games continue in the next call.
        """
        self.workers.share(self.evaluator)
        nothing: list[tuple[Any, ...]] = [()] * (1 + len(self.workers.pipes))
        done: list[Sample] = []
        while len(done) < positions:
            for found in self.workers.call("step", nothing):
                for game in found:
                    done += self._numbered(game)
        columns = [np.array(column) for column in zip(*done, strict=True)]
        arrays = [column.astype(kind) for column, kind in zip(columns, KINDS, strict=True)]
        return Positions(**dict(zip(COLUMNS, arrays, strict=True)), about=self.about)

    def close(self) -> None:
        """End the other processes."""
        self.workers.close()

    def _numbered(self, game: Finished) -> list[Sample]:
        """Return the rows of a finished game for all columns."""
        samples, result = game
        number = self.finished
        self.finished += 1
        return [
            (seen, mask, policy, np.roll(result, -seat), searched, seat, number, step)
            for step, (seen, mask, policy, searched, seat) in enumerate(samples)
        ]


class _Players:
    """The groups of games that one process plays."""

    def __init__(
        self,
        game: str,
        parts: list[tuple[int, int]],
        given: dict[str, Any],
        seed: int | str,
        varied: int,
        search: dict[str, Any],
        evaluator: Evaluator | None = None,
    ) -> None:
        self.groups = [
            _Group(BatchEnv(game, many, None, first=first, **given), first, seed, varied, search)
            for first, many in parts
        ]
        if evaluator is not None:
            self._use(evaluator)

    def receive(self, evaluator: bytes) -> None:
        self._use(pickle.loads(evaluator))

    def step(self) -> list[Finished]:
        """Play one decision of every game; return the games that ended."""
        return [game for group in self.groups for game in group.step()]

    def _use(self, evaluator: Evaluator) -> None:
        for group in self.groups:
            group.search.use(evaluator)


class _Group:
    """Games whose positions are searched together."""

    def __init__(
        self, env: BatchEnv, first: int, seed: int | str, varied: int, search: dict[str, Any]
    ) -> None:
        self.env = env
        self.env.batch.reset(f"{seed} self-play")
        self.search = Search(env.setup, UniformEvaluator(), **search)
        self.varied = varied
        self.rngs = [Rng(f"{seed} search {first + row}") for row in range(env.num_envs)]
        self.open: list[list[Sample]] = [[] for _ in range(env.num_envs)]
        """Positions of the unfinished games."""

    def step(self) -> list[Finished]:
        env = self.env
        found = self.search.run(list(env.batch.states), rngs=self.rngs)
        actions = [self._choose(row, tree) for row, tree in enumerate(found.trees)]
        rows, masks, seats = env.observations(), env.masks.copy(), env.seats.copy()
        for row, open_samples in enumerate(self.open):
            searched = (found.policies[row], found.values[row])
            open_samples.append((rows[row], masks[row], *searched, int(seats[row])))
        _, _, ended, _, infos = env.step(np.array(actions, np.int32))
        done: list[Finished] = []
        for row in np.flatnonzero(ended).tolist():
            done.append((self.open[row], infos["rewards"][row]))
            self.open[row] = []
        return done

    def _choose(self, row: int, tree: PolicyTree) -> int:
        return tree.choose(1.0 if len(self.open[row]) < self.varied else 0.0)
