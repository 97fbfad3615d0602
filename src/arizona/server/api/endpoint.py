"""Declares HTTP endpoints without a web framework.

An endpoint is an async function. Its first parameter is the ``ApiRequest``. Parameters named in the
path template are path parameters, ``body`` is the decoded JSON body, and all others are query
parameters. Their types and the return type are read from the annotations.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_type_hints

from arizona.server.api.route_rules import RouteRules

Handler = Callable[..., Awaitable[Any]]
Method = Literal["GET", "POST", "PUT", "DELETE"]
H = TypeVar("H", bound=Handler)

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
BODY: Final = "body"
REQUIRED: Final = inspect.Parameter.empty
DEFAULT_STATUS: Final[dict[Method, int]] = {"GET": 200, "POST": 201, "PUT": 200, "DELETE": 204}


class Parameter(NamedTuple):
    """A path or query parameter; path parameters have no default."""

    name: str
    type: Any
    default: Any = REQUIRED


class Endpoint(NamedTuple):
    """One HTTP request: how it is addressed, what it accepts and returns, and its rules."""

    method: Method
    path: str
    """A template such as ``/api/tables/{id}``."""
    rules: RouteRules
    status: int
    media_type: str
    handler: Handler
    path_parameters: tuple[Parameter, ...]
    query_parameters: tuple[Parameter, ...]
    body: Any
    """The type of the body; ``None`` if there is none."""
    returns: Any


class EndpointSet:
    """The endpoints of one module."""

    def __init__(self) -> None:
        self._endpoints: list[Endpoint] = []

    def __iter__(self) -> Iterator[Endpoint]:
        return iter(self._endpoints)

    def add(
        self,
        method: Method,
        path: str,
        rules: RouteRules,
        *,
        status: int | None = None,
        media_type: str = JSON,
    ) -> Callable[[H], H]:
        """Declare the decorated function as an endpoint."""

        def declare(handler: H) -> H:
            types = get_type_hints(handler)
            given = list(inspect.signature(handler).parameters.values())[1:]
            named = {part[1:-1] for part in path.split("/") if part.startswith("{")}
            all = [Parameter(one.name, types[one.name], one.default) for one in given]
            self._endpoints.append(
                Endpoint(
                    method,
                    path,
                    rules,
                    status or DEFAULT_STATUS[method],
                    media_type,
                    handler,
                    tuple(one for one in all if one.name in named),
                    tuple(one for one in all if one.name not in named and one.name != BODY),
                    types.get(BODY),
                    types["return"],
                )
            )
            return handler

        return declare
