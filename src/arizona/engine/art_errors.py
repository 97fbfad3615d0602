"""The error for a picture that a pack cannot carry."""

from __future__ import annotations

from typing import Final

from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.text import clipped

LONGEST_NAME: Final = 60


class ArtError(ArizonaError):
    """A picture that is not a valid or safe SVG or PNG."""

    def __init__(self, id: str, english: str, args: dict[str, Arg] | None = None) -> None:
        name = f"content-art-{id}"
        self.message = ValidationMessage(name, english, args)
        super().__init__(self.message.text)


def about(id: str, english: str, name: str) -> ArtError:
    """Return an error that names a part of the picture."""
    return ArtError(id, english, {"name": clipped(name, LONGEST_NAME)})
