"""Error responses."""

from __future__ import annotations

from litestar import Response
from litestar.exceptions import HTTPException

from arizona.server.base.logs import log_failure
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Problem
from arizona.server.store.store import StoreError
from arizona.server.web.request_context import AnyRequest, ClientDisconnectedError, server_of


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """Convert a refusal to a response with its status and ``Retry-After``."""
    server_of(request).metrics.refused[refusal.reason] += 1
    later = 1 if refusal.reason == "behind" else refusal.retry_after
    headers = {} if later is None else {"retry-after": str(later)}
    return Response(refusal.problem(), status_code=refusal.status, headers=headers)


def store_error(request: AnyRequest, error: StoreError) -> Response[Problem]:
    """Answer 503 and log the store error."""
    log_failure("store failed", error, path=request.url.path)
    return refused(request, Refusal("no-store"))


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Convert an error raised by the framework."""
    status = error.status_code
    reason = Refusal("too-large" if status == 413 else "malformed", str(error.detail)[:500])
    extra = error.extra
    if isinstance(extra, list) and extra:
        said = [str(item.get("message", item)) for item in extra if isinstance(item, dict)]
        reason = Refusal(reason.reason, "; ".join(said)[:500])
    server_of(request).metrics.refused[reason.reason] += 1
    return Response(reason.problem(), status_code=status)


def disconnected(request: AnyRequest, error: ClientDisconnectedError) -> Response[Problem]:
    """Count an abandoned request; nobody reads the response."""
    server_of(request).metrics.counts["abandoned_requests"] += 1
    return Response(Refusal("no-answer", str(error)).problem(), status_code=499)


def server_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Log an unexpected error and answer 500, or 400 for a body that is nested too deeply."""
    if isinstance(error, RecursionError):
        return refused(request, Refusal("malformed", "nested too deeply"))
    log_failure("request failed", path=request.url.path)
    return Response(Refusal("server-error").problem(), status_code=500)
