"""Processes that search with copies of an evaluator.

Each worker searches whole batches of positions by itself, with its own copy of the evaluator, so
that workers only wait for each other at the end of a decision.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import pickle
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from arizona.engine.errors import ArizonaError, OptionError
from arizona.envs.workers import PATIENCE, portable

Make = Callable[..., Any]


class SearchWorkers:
    """This process and others that serve the same calls.

    ``own`` is the servant of this process. Each of the others is made from a share of arguments.
    """

    def __init__(
        self, own: Any, make: Make, shares: list[tuple[Any, ...]], start_method: str | None
    ) -> None:
        context: Any = multiprocessing.get_context(start_method)
        self.own: Final = own
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self.open = True
        self.sent = b""
        """The evaluator that the other processes have."""
        for share in shares:
            pipe, theirs = context.Pipe()
            process = context.Process(
                target=_serve, args=(theirs, [*self.pipes, pipe], make, share), daemon=True
            )
            process.start()
            theirs.close()
            self.pipes.append(pipe)
            self.processes.append(process)

    def share(self, evaluator: object) -> None:
        """Send the evaluator to the other processes if it has changed."""
        if not self.pipes:
            return
        try:
            packed = pickle.dumps(evaluator)
        except Exception as error:
            message = "evaluator: with num_workers, it must be possible to pickle it"
            raise OptionError(f"{message}: {error}") from error
        if packed != self.sent:
            self._send([("receive", (packed,))] * len(self.pipes))
            self._receive([])
            self.sent = packed

    def call(self, method: str, arguments: list[tuple[Any, ...]]) -> list[Any]:
        """Call a method of all servants at the same time; return their results in order.

        ``arguments`` are those of each servant. Raises the first error after all have answered.
        """
        if not self.open:
            raise ArizonaError("the workers are closed")
        self._send([(method, given) for given in arguments[1:]])
        try:
            own = (True, getattr(self.own, method)(*arguments[0]))
        except Exception as error:
            own = (False, error)
        return self._receive([own])

    def _send(self, calls: list[tuple[str, tuple[Any, ...]]]) -> None:
        try:
            for pipe, call in zip(self.pipes, calls, strict=True):
                pipe.send(call)
        except OSError:
            raise self._ended() from None

    def _receive(self, answers: list[tuple[bool, Any]]) -> list[Any]:
        """Add the answers of the other processes; return all, or raise the first error."""
        try:
            answers += [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError):
            raise self._ended() from None
        for done, answer in answers:
            if not done:
                raise answer
        return [answer for _, answer in answers]

    def close(self) -> None:
        """End the other processes."""
        self.open = False
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            with contextlib.suppress(OSError):
                pipe.send(None)
            pipe.close()
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()
        self.pipes = []
        self.processes = []

    def _ended(self) -> ArizonaError:
        self.close()
        return ArizonaError("a worker ended unexpectedly")


def _serve(
    pipe: Connection, inherited: list[Connection], make: Make, share: tuple[Any, ...]
) -> None:
    """Serve calls until the main process closes the connection."""
    for other in inherited:  # otherwise a worker would not notice the end of the main process
        other.close()
    servant: Any = None
    broken: Exception | None = None
    try:
        servant = make(*share)
    except Exception as error:
        broken = portable(error)
    while True:
        try:
            called = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if called is None:
            return
        method, arguments = called
        try:
            if broken is not None:
                raise broken
            answer = (True, getattr(servant, method)(*arguments))
        except Exception as error:
            answer = (False, portable(error))
        pipe.send(answer)
