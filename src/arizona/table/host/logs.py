"""One JSON object a line on the standard error: easy to read, easy to search. No secrets."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

logger = logging.getLogger("arizona.table")


class JsonLines(logging.Formatter):
    """Writes a log entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            entry.update(facts)
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def note(event: str, *, level: int = logging.INFO, **facts: object) -> None:
    """Log an event with its facts."""
    logger.log(level, event, extra={"facts": facts})


def failure(event: str, error: BaseException | None = None, **facts: object) -> None:
    """Log an error, or the one that is being handled, with where it came from."""
    logger.error(event, exc_info=error or True, extra={"facts": facts})


def set_up(level: str = "info") -> None:
    """Send everything of ours and of uvicorn to the standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("arizona.table", "uvicorn", "uvicorn.error", "litestar"):
        known = logging.getLogger(name)
        known.handlers = [handler] if name in ("arizona.table", "uvicorn", "litestar") else []
        known.propagate = name == "uvicorn.error"
        known.setLevel(level.upper() if name == "arizona.table" else "WARNING")
    logging.getLogger("uvicorn.access").disabled = True
