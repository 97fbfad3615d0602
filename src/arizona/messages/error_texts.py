"""Errors that users can cause, in their language."""

from __future__ import annotations

from arizona.engine.errors import ArizonaError, ContentError
from arizona.messages import DEFAULT_LOCALE, Phrases


def error_text(error: ArizonaError, phrases: Phrases) -> str:
    """Describe invalid input; in English if it has no translation.

    English messages are those of the exception itself, which have more detail.
    """
    if phrases.locale == DEFAULT_LOCALE:
        return str(error)
    if isinstance(error, ContentError):
        return "\n".join(
            f"{problem.where()}: {phrases.say(problem.message)}" for problem in error.problems
        )
    if error.translatable is None:
        return str(error)
    said = phrases.say(error.translatable)
    file = error.translatable.args.get("file")
    return f"{file}: {said}" if file else said
