"""Boards as images: the parts of a row that have a place on a board, as planes of a grid.

A game declares its planes in ``faces/planes.py``:

- ``layout(setup)`` returns the names of the planes and the height and width of the grid;
- ``fill(parts, out)`` writes the parts of many rows (``Rows.named``) to an array of zeros with the
  axes row, plane, line and column.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from arizona.engine.entry_points import face
from arizona.engine.errors import OptionError
from arizona.engine.game import Setup
from arizona.envs.arrays import Row, Rows


class Planes:
    """The planes of a setup. Raises ``OptionError`` if the game has none."""

    def __init__(self, setup: Setup) -> None:
        own = face(setup.game.name, "planes")
        if own is None:
            raise OptionError(f"{setup.game.name} has no planes (faces/planes.py)")
        names, height, width = own.layout(setup)
        self.names: Final[tuple[str, ...]] = tuple(names)
        self.shape: Final[tuple[int, int, int]] = (len(self.names), height, width)
        self.rows: Final = Rows(setup.game.observer(setup), normalize=False)
        self._fill = own.fill

    def of(self, rows: Row) -> NDArray[np.int16]:
        """Return the planes of one or more rows of integers: the last three axes are new."""
        row = len(self.rows.low)
        if rows.shape[-1] != row:
            raise OptionError(f"rows: expected {row} numbers in each, found {rows.shape[-1]}")
        flat = rows.reshape(-1, row)
        out = np.zeros((len(flat), *self.shape), np.int16)
        self._fill(self.rows.named(flat), out)
        return out.reshape(*rows.shape[:-1], *self.shape)


class WithParts:
    """What environments offer for their rows."""

    layout: Rows
    setup: Setup

    def parts(self, rows: Row) -> dict[str, Row]:
        """Return views of the parts of one or more rows, by the names on the spec card."""
        return self.layout.named(rows)

    def planes(self, rows: Row) -> NDArray[np.int16]:
        """Return the boards of one or more rows as planes, an axis each for plane, line and column.

        Raises ``OptionError`` if the game has none.
        """
        return self._planes.of(self.layout.integers(rows))

    @property
    def plane_names(self) -> tuple[str, ...]:
        """What each plane shows."""
        return self._planes.names

    @cached_property
    def _planes(self) -> Planes:
        return Planes(self.setup)
