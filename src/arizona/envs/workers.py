"""Gymnasium: many games on several cores, in processes with shared memory."""

from __future__ import annotations

import contextlib
import ctypes
import itertools
import multiprocessing
import os
import time
import traceback
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from arizona.engine.batch import joined
from arizona.engine.errors import ArizonaError, IllegalMoveError, OptionError
from arizona.engine.rng import Rng
from arizona.envs.arrays import ACTION, Number, Row, Rows, all_actions, check_known
from arizona.envs.planes import WithParts
from arizona.envs.play import make_setup
from arizona.envs.vector import METADATA, Actions, BatchEnv, Snapshot

PATIENCE = 5.0
"""Seconds to wait for a worker to end before it is terminated."""
SPIN = 200e-6
"""Seconds to poll for a signal before sleeping.

Waking a sleeping process takes as long as stepping dozens of games.
"""
POLLS = 50
"""Polls before another process that waits for this core may run."""
ALIVE = 1.0
"""Seconds a process sleeps before it checks whether the other one still runs."""
MESSAGE, CHECK, SAMPLE, STEP = range(4)
"""Commands without arguments have a number. ``MESSAGE`` means that the command is in the pipe."""
QUICK: Final = (None, True, False)
"""Answers that have a number, their index."""
ANSWER, FAILED = 3, 4
"""Numbers that mean: another answer, or an error, is in the pipe."""
COMMANDS: Final = {"check": CHECK, "sample": SAMPLE, "step": STEP}


class WorkersEnv(WithParts, VectorEnv[Row, Actions, NDArray[Any]]):
    """The same as ``BatchEnv``, with the games divided among ``num_workers`` processes.

    This process is the first worker: it starts ``num_workers`` − 1 others. Each worker steps its
    share of the games and writes the results to shared memory. Games, samples and snapshots are
    identical to those of a ``BatchEnv`` with the same arguments, for any number of workers.
    Opponents are specified by name.

    The processes are started by multiprocessing's default method, or by ``start_method``. With
    ``spawn`` and ``forkserver``, the main module needs the usual
    ``if __name__ == "__main__":``. Call ``close()`` at the end.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | None = "random",
        *,
        num_workers: int = 2,
        start_method: str | None = None,
        copy: bool = True,
        normalize: bool = False,
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        if not 1 <= num_workers <= num_envs:
            raise OptionError(f"num_workers: expected 1 to {num_envs}, found {num_workers}")
        if opponents is not None and not isinstance(opponents, str):
            raise OptionError("opponents: with num_workers, specify a bot by name")
        if render_mode is not None:
            raise OptionError(f"render_mode: '{render_mode}': many games have no picture")
        self.made_with: dict[str, Any] = {
            **{"game": game, "num_envs": num_envs, "opponents": opponents, "copy": copy},
            **{"num_workers": num_workers, "start_method": start_method, "normalize": normalize},
            **given,
        }
        named = ("seat", "rewards", "seconds")
        options = {name: value for name, value in given.items() if name not in named}
        seats, content = options.pop("seats", None), options.pop("content", "default")
        setup = make_setup(game, seats, content, options)
        self.game = game
        self.setup = setup
        self.num_envs = num_envs
        self.copy = copy
        self.num_actions = setup.num_actions
        self.layout = Rows(setup.game.observer(setup), normalize)
        self.single_observation_space = self.layout.space()
        self.single_action_space = spaces.Discrete(self.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        context: Any = multiprocessing.get_context(start_method)
        row, players = len(self.layout.low), setup.seats
        shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
            "rows": ((num_envs, row), np.int16),
            "masks": ((num_envs, self.num_actions), np.int8),
            "seats": ((num_envs,), np.int32),
            "acted": ((num_envs,), np.int32),
            "all_rewards": ((num_envs, players), np.float64),
            "gained": ((num_envs,), np.float64),
            "done": ((num_envs,), np.bool_),
            "lengths": ((num_envs,), np.int64),
            "actions": ((num_envs,), np.int32),
        }
        memory = {
            name: context.RawArray(ctypes.c_uint8, int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in shapes.items()
        }
        self.arrays = {
            name: np.frombuffer(memory[name], kind).reshape(shape)
            for name, (shape, kind) in shapes.items()
        }
        self.never = np.zeros(num_envs, np.bool_)
        self.offsets = np.arange(num_envs, dtype=np.int64) * self.num_actions
        self.infos: dict[str, NDArray[Any]] = {
            "action_mask": self.arrays["masks"],
            "seat": self.arrays["seats"],
            "acted": self.arrays["acted"],
            "rewards": self.arrays["all_rewards"],
            "length": self.arrays["lengths"],
        }
        self.shares = divided(num_envs, num_workers)
        made = [
            {"game": game, "num_envs": count, "opponents": opponents, "first": first, **given}
            for first, count in self.shares
        ]
        self.own = Share(made[0], memory, shapes)
        self.open = True
        self.workers: list[Worker] = []
        spin = SPIN if num_workers <= _cores() else 0.0
        for share in made[1:]:
            self.workers.append(Worker(context, spin, self.workers, (share, memory, shapes)))
        self._ask("ready")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Start all games; with a seed, everything that follows is reproducible."""
        super().reset(seed=seed)
        self._ask("reset", seed)
        return self.observations(), self._infos()

    def step(
        self, actions: Actions
    ) -> tuple[Row, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Apply one decision in every game, then chance events, opponents and restarts."""
        given = np.frombuffer(all_actions(actions, self.num_envs, self.num_actions), ACTION)
        self.arrays["actions"][:] = given
        if not all(self._ask("check")):
            check_known(given, self.num_actions)
            legal = self.arrays["masks"].reshape(-1).take(self.offsets + given)
            game = int(np.flatnonzero(legal == 0)[0])
            raise IllegalMoveError(f"game {game}: action {int(given[game])} is not legal here")
        self._ask("step")
        rewards = self.arrays["gained"].copy()
        ended = self._given(self.arrays["done"])
        return self.observations(), rewards, ended, self.never, self._infos()

    def sample(self) -> NDArray[np.int32]:
        """A uniformly random legal action for every game."""
        self._ask("sample")
        return self.arrays["actions"].copy()

    def action_masks(self) -> NDArray[np.int8]:
        """A 1 for every legal action of every game."""
        return self._given(self.arrays["masks"])

    def observations(self) -> Row:
        """The current rows of all games, as returned by the last step."""
        return self.layout.shown(self._given(self.arrays["rows"]))

    def snapshot(self) -> Snapshot:
        """A copy of all games; ``BatchEnv`` can restore it, too."""
        parts: list[Snapshot] = self._ask("snapshot")
        generators = None
        if parts[0].generators is not None:
            own: dict[int, list[Rng]] = {}
            for part in parts:
                own |= part.generators[1] if part.generators else {}
            generators = (parts[0].generators[0], own)
        return Snapshot(self.game, joined([part.batch for part in parts]), generators)

    def restore(self, snapshot: Snapshot) -> tuple[Row, dict[str, Any]]:
        """Return to a snapshot, which remains usable; returns the observations."""
        count = len(snapshot.batch.states)
        if count != self.num_envs:
            raise OptionError(f"a snapshot of {count} games, not of {self.num_envs}")
        parts = [
            Snapshot(snapshot.game, snapshot.batch.part(first, many), snapshot.generators)
            for first, many in self.shares
        ]
        self._check_open()
        for worker, part in zip(self.workers, parts[1:], strict=True):
            worker.send("restore", part)
        self._answers("restore", parts[0])
        return self.observations(), self._infos()

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        for worker in self.workers:
            worker.close()
        self.open = False
        self.workers = []

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _restored, (self.made_with, self.snapshot())

    @property
    def processes(self) -> list[Any]:
        """The other processes."""
        return [worker.process for worker in self.workers]

    def _check_open(self) -> None:
        if not self.open:
            raise ArizonaError("the environment is closed")

    def _ask(self, command: str, argument: Any = None) -> list[Any]:
        """Send a command to all workers and return their answers."""
        self._check_open()
        for worker in self.workers:
            worker.send(command, argument)
        return self._answers(command, argument)

    def _answers(self, command: str, argument: Any) -> list[Any]:
        """Do this process's share of a command, and return the answers of all workers.

        Raises the first error after all have answered.
        """
        answers: list[Any] = []
        failed: Exception | None = None
        try:
            answers.append(self.own.answer(command, argument))
        except Exception as error:
            failed = error
        for worker in self.workers:
            try:
                answers.append(worker.answer())
            except Exception as error:
                failed = failed or error
        if failed is not None:
            raise failed
        return answers

    def _infos(self) -> dict[str, Any]:
        if not self.copy:
            return self.infos.copy()
        return {name: array.copy() for name, array in self.infos.items()}

    def _given(self, array: NDArray[Number]) -> NDArray[Number]:
        return array.copy() if self.copy else array


def divided(many: int, parts: int) -> list[tuple[int, int]]:
    """Divide numbered things evenly; return the first one and the number of each part."""
    ends = [many * number // parts for number in range(parts + 1)]
    return [(first, end - first) for first, end in itertools.pairwise(ends)]


def _restored(made_with: dict[str, Any], snapshot: Snapshot) -> WorkersEnv:
    """Rebuild an environment that was pickled."""
    env = WorkersEnv(**made_with)
    env.restore(snapshot)
    return env


def _cores() -> int:
    """Return how many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Signal:
    """A semaphore that is polled for a short time before the process sleeps.

    A pipe would need several system calls for a message; this needs none while both processes run.
    What was written to shared memory before ``send`` is visible after ``wait``.
    """

    def __init__(self, context: Any, spin: float) -> None:
        self.semaphore = context.Semaphore(0)
        self.spin: Final = spin if hasattr(os, "sched_yield") else 0.0

    def send(self) -> None:
        """Let the other process continue."""
        self.semaphore.release()

    def wait(self) -> bool:
        """Wait for the other process; false if it takes longer than ``ALIVE``."""
        acquire = self.semaphore.acquire
        if self.spin:
            end = time.perf_counter() + self.spin
            while time.perf_counter() < end:
                for _ in range(POLLS):
                    if acquire(False):
                        return True
                os.sched_yield()
        return bool(acquire(True, ALIVE))


class Worker:
    """Another process with a share of the games, as the main process sees it."""

    def __init__(
        self, context: Any, spin: float, others: Sequence[Worker], share: tuple[Any, ...]
    ) -> None:
        self.number: Final = len(others) + 1
        self.pipe, theirs = context.Pipe()
        self.called, self.done = Signal(context, spin), Signal(context, spin)
        shared = context.RawArray(ctypes.c_int64, 2)
        self.note: Final = np.frombuffer(shared, np.int64)
        """The number of the command, and how it ended."""
        inherited = [*(other.pipe for other in others), self.pipe]
        self.process: Final = context.Process(
            target=_work,
            args=(theirs, inherited, self.called, self.done, shared, share),
            daemon=True,
        )
        self.process.start()
        theirs.close()

    def send(self, command: str, argument: Any = None) -> None:
        """Let the process execute a command."""
        number = COMMANDS.get(command, MESSAGE)
        self.note[0] = number
        self.called.send()  # first, because a large message blocks until the process receives it
        if number == MESSAGE:
            try:
                self.pipe.send((command, argument))
            except OSError:
                raise self._ended() from None

    def answer(self) -> Any:
        """Wait for the end of the command. Raises its error."""
        while not self.done.wait():
            if not self.process.is_alive() and not self.done.semaphore.acquire(False):
                raise self._ended()
        how = int(self.note[1])
        if how < len(QUICK):
            return QUICK[how]
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            raise self._ended() from None
        if how == FAILED:
            raise answer
        return answer

    def close(self) -> None:
        """End the process."""
        with contextlib.suppress(ArizonaError):
            self.send("close")
        self.pipe.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join()

    def _ended(self) -> ArizonaError:
        return ArizonaError(f"worker {self.number} ended unexpectedly")


class Share:
    """The games of one worker, with its part of the shared arrays."""

    def __init__(
        self,
        made_with: dict[str, Any],
        memory: dict[str, Any],
        shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]],
    ) -> None:
        self.env = BatchEnv(**{**made_with, "copy": False})
        first = int(made_with["first"])
        own = slice(first, first + self.env.num_envs)
        arrays = {
            name: np.frombuffer(memory[name], kind).reshape(shape)[own]
            for name, (shape, kind) in shapes.items()
        }
        self.actions = arrays.pop("actions")
        self.rows = arrays.pop("rows")
        self.copied = [(array, getattr(self.env, name)) for name, array in arrays.items()]

    def answer(self, command: str, argument: Any) -> Any:
        """Execute a command of ``WorkersEnv``, and write its results to the shared arrays."""
        env = self.env
        if command == "check":
            return self._all_legal()
        if command == "step":
            env.batch.step(self.actions.tobytes())
        elif command == "sample":
            self.actions[:] = env.sample()
        elif command == "reset":
            env.reset(seed=argument)
        elif command == "snapshot":
            return env.snapshot()
        elif command == "restore":
            env.restore(argument)
        if command in ("step", "reset", "restore"):
            env.write_rows(self.rows)
            for array, values in self.copied:
                array[:] = values
        return None

    def _all_legal(self) -> bool:
        try:
            self.env.batch.check(self.actions.tobytes())
        except IllegalMoveError:
            return False
        return True


def _work(
    pipe: Connection,
    inherited: list[Connection],
    called: Signal,
    done: Signal,
    shared: Any,
    share: tuple[Any, ...],
) -> None:
    """Serve the commands of the main process, until it closes the connection."""
    for other in inherited:  # otherwise a worker would not notice the end of the main process
        other.close()
    note = np.frombuffer(shared, np.int64)
    names = {number: name for name, number in COMMANDS.items()}
    received: list[tuple[str, Any]] = []
    try:
        own = Share(*share)
        failed: Exception | None = None
    except Exception as error:
        failed = portable(error)
    while True:
        try:
            if not called.wait():
                if not received and pipe.poll():
                    received.append(pipe.recv())  # fails if the main process has ended
                continue
            number, argument = int(note[0]), None
            if number == MESSAGE:
                command, argument = received.pop() if received else pipe.recv()
            else:
                command = names[number]
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if command == "close":
            return
        try:
            if failed is not None:
                raise failed
            answer = own.answer(command, argument)
            how = QUICK.index(answer) if answer in QUICK else ANSWER
        except Exception as error:
            how, answer = FAILED, portable(error)
        note[1] = how
        done.send()
        if how >= len(QUICK):
            pipe.send(answer)


def portable(error: Exception) -> Exception:
    """Return an error that can be sent to another process."""
    if isinstance(error, ArizonaError):
        return type(error)(*error.args)
    name = type(error).__name__  # comes first, because long messages are cut
    return ArizonaError("".join([f"{name}: {error}\n", *traceback.format_exception(error)]))
