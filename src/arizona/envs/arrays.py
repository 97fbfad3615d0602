"""Spaces and arrays made from what a game declares about its rows."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from typing_extensions import Buffer

from arizona.engine.observer import Observer
from arizona.engine.state import State

Row = NDArray[np.int16]
Mask = NDArray[np.int8]
Number = TypeVar("Number", bound=np.generic)


def view(buffer: Buffer, kind: type[Number]) -> NDArray[Number]:
    """What lies in a buffer, without a copy; it cannot be written to."""
    return np.frombuffer(memoryview(buffer), kind)


def row_space(observer: Observer) -> spaces.Box:
    """The rows of an observer: each number in the range of its part."""
    low = np.concatenate([np.full(part.size, part.low, np.int16) for part in observer.parts])
    high = np.concatenate([np.full(part.size, part.high, np.int16) for part in observer.parts])
    return spaces.Box(low, high, dtype=np.int16)


def row_of(observer: Observer, state: State, seat: int) -> Row:
    """One position as this seat sees it."""
    return view(observer.row(state, seat), np.int16).copy()


def mask_of(legal: list[int], num_actions: int) -> Mask:
    """A 1 for every legal action."""
    mask = np.zeros(num_actions, np.int8)
    mask[legal] = 1
    return mask
