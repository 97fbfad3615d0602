"""The bot API of a server, with nothing but the standard library."""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from typing import Any, Final

from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, Message, ValidationMessage
from arizona.engine.text import screenful

SECONDS: Final = 30.0
"""Time limit of a request. The event stream sends at least an empty line every ten seconds."""
MAX_TRANSIENT: Final = (429, 502, 503, 504)
"""Responses after which the same request may succeed later."""


class ApiError(ArizonaError):
    """A request that the server refused, or that did not reach it (status 0).

    The text is the server's ``detail``, in English; ``translatable`` is its message for players.
    """

    def __init__(
        self,
        status: int,
        reason: str,
        detail: str | ValidationMessage,
        retry_after: float = 0.0,
    ) -> None:
        super().__init__(detail or reason)
        self.status = status
        self.reason = reason
        """Such as ``stale`` or ``not-your-turn``; see docs/protocol.md."""
        self.retry_after = retry_after

    @property
    def transient(self) -> bool:
        """Whether the same request may succeed later."""
        return self.status == 0 or self.status in MAX_TRANSIENT


class Connection:
    """The account of a token on a server."""

    def __init__(self, url: str, token: str) -> None:
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            english = "'{name}' is not an address such as https://example.org"
            raise ArizonaError(_trouble("address", english, name=url))
        self._url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/api/v1"
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Send a request, such as ``GET /account``, and return the answer."""
        with self._open(method, path, body) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def events(self) -> Iterator[dict[str, Any]]:
        """Yield events until the connection ends. An empty event keeps the connection alive."""
        with self._open("GET", "/events", None) as answer:
            try:
                for line in answer:
                    yield json.loads(line) if line.strip() else {}
            except OSError as error:
                english = "the connection was lost: {reason}"
                lost = _trouble("lost", english, reason=str(error))
                raise ApiError(0, "no-answer", lost) from None

    def _open(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self._url + path, data=data, headers=self._headers, method=method
        )
        try:
            return urllib.request.urlopen(request, timeout=SECONDS)
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None
        except OSError as error:
            why = str(getattr(error, "reason", error))
            english = "no answer from {name}: {reason}"
            silent = _trouble("silent", english, name=self._url, reason=why)
            raise ApiError(0, "no-answer", silent) from None


def _trouble(cause: str, english: str, **args: Arg) -> ValidationMessage:
    named: dict[str, Arg] = {"cause": cause, **args}
    return ValidationMessage("terminal-bot-connection", english, named)


def _refusal(error: urllib.error.HTTPError) -> ApiError:
    try:
        problem = json.loads(error.read())
    except (ValueError, OSError):
        problem = {}
    if not isinstance(problem, dict):
        problem = {}
    reason, detail = str(problem.get("reason", "")), str(problem.get("detail", ""))
    later = error.headers.get("retry-after", "")
    seconds = float(later) if later.isdigit() else 0.0
    said = _known_message(problem.get("message"), detail or reason or f"HTTP {error.code}")
    return ApiError(error.code, reason, said, seconds)


def _known_message(given: object, english: str) -> str | ValidationMessage:
    """Return the server's message with its English detail, or the detail if it is unknown here."""
    from arizona.messages import Phrases  # noqa: PLC0415 (only after an error)

    if not isinstance(given, dict) or not isinstance(given.get("args"), dict):
        return english
    args: dict[str, Arg] = {
        str(name): screenful(value) if isinstance(value, str) else value
        for name, value in given["args"].items()
        if isinstance(value, str | int)
    }
    id = str(given.get("id"))
    try:
        Phrases().say(Message(id, args))
    except (KeyError, ValueError):  # of a newer server
        return english
    return ValidationMessage(id, english, args)
