"""Worker process: reads jobs from standard input, runs them and writes the results.

The pool starts this module with ``python -m arizona.server.services.work.process``. A frame is a
four-byte length followed by the body. Calls are JSON; the first byte of a result is its kind. A
process that exceeds a job's time limit ends itself, even if the server is gone.
"""

from __future__ import annotations

import contextlib
import os
import signal
import struct
import sys
import typing
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Raw, Struct

from arizona.server.protocol.parts import Phrase, Reason
from arizona.server.protocol.refusal import Refusal

HEAD: Final = struct.Struct(">I")
RESULT: Final = b"r"
REFUSED: Final = b"n"
FAILED: Final = b"f"
OUT_OF_MEMORY: Final = b"m"
OVERTIME: Final = 2.0
"""Seconds past a job's limit after which the process ends itself; the pool acts sooner."""
NICENESS: Final = 10


class Call(Struct, frozen=True):
    """A job: the function's name, its arguments and its time limit in seconds."""

    function: str
    args: Raw
    seconds: float


class Refused(Struct, frozen=True):
    """A serialized ``Refusal``."""

    reason: Reason
    detail: str
    message: Phrase


def argument_types(function: Callable[..., Any]) -> Any:
    """Return the types of a function's parameters as one tuple type."""
    hints = typing.get_type_hints(function)
    hints.pop("return", None)
    return tuple[tuple(hints.values())] if hints else tuple[()]  # type: ignore[misc]


def result_type(function: Callable[..., Any]) -> Any:
    return typing.get_type_hints(function)["return"]


def run(call: Call) -> bytes:
    """Run a call and encode its result; exceptions are encoded too."""
    from arizona.server.services.work import jobs  # noqa: PLC0415

    function = getattr(jobs, call.function, None)
    if not getattr(function, "is_job", False):
        return FAILED + b"there is no such job"
    assert function is not None
    try:
        args = msgspec.json.decode(call.args, type=argument_types(function))
        return RESULT + msgspec.json.encode(function(*args))
    except Refusal as refusal:
        refused = Refused(refusal.reason, refusal.detail, refusal.message)
        return REFUSED + msgspec.json.encode(refused)
    except MemoryError:
        return OUT_OF_MEMORY
    except Exception as error:
        return FAILED + f"{type(error).__name__}: {error}".encode("utf-8", "replace")[:2000]


def limit_memory(most: int) -> None:
    """Limit the address space of this process where the system supports it; 0 means no limit."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 (not on every system)

        if most:
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def alarm(seconds: float) -> None:
    """End this process after ``seconds`` where the system supports it; 0 cancels the alarm."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def read_frame(source: BinaryIO) -> bytes | None:
    """Read the next frame; return ``None`` at the end of input."""
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    (size,) = HEAD.unpack(head)
    body = source.read(size)
    return body if len(body) == size else None


def main() -> None:
    """Run jobs until standard input is closed."""
    memory = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if hasattr(signal, "SIGINT"):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Redirect printed output to standard error, so it cannot mix with the frames.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    import arizona.server.services.work.jobs  # noqa: F401, PLC0415

    limit_memory(memory)
    decoder = msgspec.json.Decoder(Call)
    answer: bytes | None = b""  # ready
    while answer is not None:
        try:
            out.write(HEAD.pack(len(answer)) + answer)
            out.flush()
        except BrokenPipeError:
            os._exit(0)
        frame = read_frame(sys.stdin.buffer)
        if frame is None:
            break
        call = decoder.decode(frame)
        alarm(call.seconds + OVERTIME)
        answer = run(call)
        alarm(0)
        if answer == OUT_OF_MEMORY:
            out.write(HEAD.pack(1) + answer)
            out.flush()
            os._exit(1)  # the state of memory is unknown


if __name__ == "__main__":
    main()
