"""Logs one JSON object per line to standard error. Secrets are never logged."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

from arizona.server.base.token_buckets import Bucket, Buckets

logger = logging.getLogger("arizona.server")


MAX_LENGTH: Final = 2000
"""Maximum length of a value, since values may contain input from clients."""
PER_SECOND: Final = 5
BURST: Final = 100
TOTAL_FACTOR: Final = 4


class LogRateLimit(logging.Filter):
    """Limits the rate of log lines per kind; the next line reports how many were dropped."""

    def __init__(self) -> None:
        super().__init__()
        self.dropped = 0
        self._kinds = Buckets(PER_SECOND, BURST, most=200)
        self._all = Bucket(PER_SECOND * TOTAL_FACTOR, BURST * TOTAL_FACTOR)
        self._missing: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = str(record.msg)[:100]
        if not self._kinds.take(kind) or not self._all.take():
            self.dropped += 1
            if kind in self._missing or len(self._missing) < 200:
                self._missing[kind] = self._missing.get(kind, 0) + 1
            return False
        missing = self._missing.pop(kind, 0)
        if missing:
            facts = getattr(record, "facts", None)
            record.facts = {**(facts if isinstance(facts, dict) else {}), "left_out": missing}
        return True


log_rate_limit = LogRateLimit()


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage()[:MAX_LENGTH],
        }
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            entry.update({name: _truncate(fact) for name, fact in facts.items()})
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = self.formatException(record.exc_info)[-4 * MAX_LENGTH :]
        return msgspec.json.encode(entry).decode()


def _truncate(fact: object) -> object:
    return fact[:MAX_LENGTH] if isinstance(fact, str) else fact


def log_event(event: str, *, level: int = logging.INFO, **facts: object) -> None:
    """Log an event with structured data."""
    logger.log(level, event, extra={"facts": facts})


def log_failure(event: str, error: BaseException | None = None, **facts: object) -> None:
    """Log an error with its traceback; by default the exception being handled."""
    logger.error(event, exc_info=error or True, extra={"facts": facts})


def set_up(level: str = "info") -> None:
    """Send the logs of the server and of uvicorn to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(log_rate_limit)
    for name in ("arizona.server", "uvicorn", "uvicorn.error", "litestar"):
        known = logging.getLogger(name)
        known.handlers = [handler] if name in ("arizona.server", "uvicorn", "litestar") else []
        known.propagate = name == "uvicorn.error"
        known.setLevel(level.upper() if name == "arizona.server" else "WARNING")
    logging.getLogger("uvicorn.access").disabled = True
