"""Loads the size of the board from a pack (H-1.1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arizona.engine.content import Content
from arizona.engine.schema import WHOLE_NUMBER, Field, PackData, Table

MAX_SIZE = 14
"""Maximum number of rows, and of spaces in a row."""

BOARD = Table(
    "board",
    "The size of the board.",
    (
        Field(
            "size", WHOLE_NUMBER, "number of rows, and of spaces in each row", low=3, high=MAX_SIZE
        ),
    ),
    single=True,
)


@mypyc_attr(native_class=False)
class HexContent(Content):
    """The size of the board."""

    def __init__(self, name: str, digest: str, size: int) -> None:
        super().__init__(name, digest)
        self.size = size


def build(pack: PackData, name: str, digest: str) -> HexContent:
    """Build the content."""
    return HexContent(name, digest, pack.entry(BOARD).integer("size"))
