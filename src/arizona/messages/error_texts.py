"""Errors that users can cause, in their language."""

from __future__ import annotations

from typing import Final

from arizona.engine.errors import ArizonaError, ContentError
from arizona.messages import DEFAULT_LOCALE, Phrases

GENERIC: Final = {"content-wanted", "terminal-command-value"}
"""Messages with less detail than the exception itself, which is shown in English."""


def error_text(error: ArizonaError, phrases: Phrases) -> str:
    """Describe invalid input; as the exception itself does if it has no message."""
    if isinstance(error, ContentError):
        return "\n".join(
            f"{problem.where()}: {phrases.say(problem.message)}" for problem in error.problems
        )
    if error.translatable is None:
        return str(error)
    if error.translatable.id in GENERIC and phrases.locale == DEFAULT_LOCALE:
        return str(error)
    said = phrases.say(error.translatable)
    file = error.translatable.args.get("file")
    return f"{file}: {said}" if file else said
