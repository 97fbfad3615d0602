"""Spaces and arrays from the row layout a game declares, and validation of arrays from callers."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from typing_extensions import Buffer

from arizona.engine.errors import OptionError
from arizona.engine.observer import Observer
from arizona.engine.state import State
from arizona.engine.text import quoted

Row = NDArray[Any]
Mask = NDArray[np.int8]
Number = TypeVar("Number", bound=np.generic)
ACTION = np.dtype("<i4")


def view(buffer: Buffer, kind: type[Number]) -> NDArray[Number]:
    """A read-only array on a buffer, without a copy."""
    return np.frombuffer(memoryview(buffer), kind)


class Rows:
    """Converts rows for output: integers as in the spec card, or normalized to 0…1."""

    def __init__(self, observer: Observer, normalize: bool) -> None:
        self.observer = observer
        self.normalize = normalize
        parts = observer.parts
        self.low = np.concatenate([np.full(part.size, part.low, np.int16) for part in parts])
        self.high = np.concatenate([np.full(part.size, part.high, np.int16) for part in parts])
        span = self.high.astype(np.float32) - self.low
        self.scale = 1 / np.maximum(span, 1)

    def space(self) -> spaces.Box:
        """The space of one row."""
        if self.normalize:
            return spaces.Box(0.0, 1.0, self.low.shape, np.float32)
        return spaces.Box(self.low, self.high, dtype=np.int16)

    def shown(self, rows: NDArray[np.int16]) -> Row:
        """Convert integer rows for output; copies only if they are normalized."""
        if not self.normalize:
            return rows
        return np.asarray((rows.astype(np.float32) - self.low) * self.scale, np.float32)

    def integers(self, rows: Row) -> Row:
        """Return rows of integers, from rows as they are shown."""
        if not self.normalize:
            return rows
        whole = np.rint(np.asarray(rows) / self.scale + self.low)
        return np.asarray(whole, np.int16)

    def named(self, rows: Row) -> dict[str, Row]:
        """Views of the parts of one or more rows, by the names on the spec card."""
        return {
            part.name: rows[..., part.start : part.start + part.size]
            for part in self.observer.parts
        }

    def of(self, state: State, seat: int) -> Row:
        """One position as this seat sees it."""
        return self.shown(view(self.observer.row(state, seat), np.int16).copy())


def row_of(observer: Observer, state: State, seat: int) -> NDArray[np.int16]:
    """One position as this seat sees it, in integers."""
    return view(observer.row(state, seat), np.int16).copy()


def mask_of(legal: list[int], num_actions: int) -> Mask:
    """A 1 for every legal action."""
    mask = np.zeros(num_actions, np.int8)
    mask[legal] = 1
    return mask


def one_action(given: Any) -> int:
    """Convert an action from a learner: an integer, or an array with a single one."""
    array = np.asarray(given)
    if array.dtype.kind not in "iu":
        raise OptionError(f"action: expected a whole number, found {quoted(given)}")
    if array.size != 1:
        raise OptionError(f"action: expected one whole number, found {array.size}")
    return int(array.reshape(-1)[0])


def all_actions(given: Any, games: int, num_actions: int) -> bytes:
    """Convert the actions of all games to the batch's format; the batch checks whether they are
    legal.
    """
    if type(given) is np.ndarray and given.dtype == ACTION and given.shape == (games,):
        return bytes(given.tobytes())
    array = np.asarray(given)
    if array.dtype.kind not in "iu":
        raise OptionError(f"actions: expected whole numbers, found {array.dtype.name}")
    if array.shape != (games,):
        shape = " × ".join(str(size) for size in array.shape) or "a single number"
        raise OptionError(f"actions: expected {games}, one for each game, found {shape}")
    check_known(array, num_actions)
    return array.astype(ACTION).tobytes()


def check_known(given: Any, num_actions: int) -> None:
    """Raise an error that names the first action outside the action space."""
    array = np.asarray(given)
    strange = np.flatnonzero((array < 0) | (array >= num_actions))
    if strange.size:
        game = int(strange[0])
        known = f"actions go from 0 to {num_actions - 1}"
        raise OptionError(f"game {game}: there is no action {int(array[game])}; {known}")
