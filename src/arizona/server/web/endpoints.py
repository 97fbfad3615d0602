"""Mounts the shared endpoints on Litestar."""

from __future__ import annotations

import inspect
from typing import Any, Final

from litestar import Response, Router
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Empty

from arizona.server.api.endpoint import BODY, Endpoint, Parameter
from arizona.server.api.endpoints import ENDPOINTS
from arizona.server.api.request import Content
from arizona.server.api.route_rules import SMALL
from arizona.server.web.request_context import AnyRequest, WebRequest, server_of
from arizona.server.web.route_inventory import RULES

KEYWORD_ONLY: Final = inspect.Parameter.KEYWORD_ONLY
DATA: Final = "data"
"""Litestar's name of the parameter that receives the body."""


def mounted(endpoint: Endpoint) -> HTTPRouteHandler:
    """Return a Litestar handler for an endpoint."""

    async def handle(request: AnyRequest, **given: Any) -> Response[Any] | None:
        if DATA in given:
            given[BODY] = given.pop(DATA)
        web_request = WebRequest(request)
        result = await endpoint.handler(web_request, **given)
        if result is None:
            return None
        if isinstance(result, Content):
            response: Response[Any] = Response(
                result.body, media_type=endpoint.media_type, headers=result.headers
            )
        else:
            response = Response(result)
        if web_request.identified is not None and not web_request.account:
            response.set_cookie(server_of(request).cookie(web_request.identified))
        return response

    _describe(handle, endpoint)
    return HTTPRouteHandler(
        _litestar_path(endpoint),
        http_method=endpoint.method,
        status_code=endpoint.status,
        media_type=endpoint.media_type,
        opt={RULES: endpoint.rules},
        request_max_body_size=endpoint.rules.body if endpoint.rules.body > SMALL else Empty,
    )(handle)


def _describe(handle: Any, endpoint: Endpoint) -> None:
    """Give a function the name, parameters and types from which Litestar makes its schema."""
    handle.__name__ = handle.__qualname__ = endpoint.handler.__name__
    handle.__doc__ = endpoint.handler.__doc__
    handle.__module__ = endpoint.handler.__module__
    parameters = [inspect.Parameter("request", KEYWORD_ONLY, annotation=AnyRequest)]
    parameters += [_parameter(one, FromPath) for one in endpoint.path_parameters]
    parameters += [_parameter(one, FromQuery) for one in endpoint.query_parameters]
    if endpoint.body is not None:
        parameters.append(
            inspect.Parameter(DATA, KEYWORD_ONLY, annotation=_of(JSONBody, endpoint.body))
        )
    returns = str if endpoint.returns is Content else endpoint.returns
    returned = None if returns is type(None) else _of(Response, returns)
    handle.__signature__ = inspect.Signature(parameters, return_annotation=returned)
    handle.__annotations__ = {one.name: one.annotation for one in parameters}
    handle.__annotations__["return"] = returned


def _parameter(parameter: Parameter, source: Any) -> inspect.Parameter:
    annotation = _of(source, parameter.type)
    name, default = parameter.name, parameter.default
    return inspect.Parameter(name, KEYWORD_ONLY, default=default, annotation=annotation)


def _of(generic: Any, type: Any) -> Any:
    return generic[type]


def _litestar_path(endpoint: Endpoint) -> str:
    path = endpoint.path
    for one in endpoint.path_parameters:
        path = path.replace(f"{{{one.name}}}", f"{{{one.name}:{one.type.__name__}}}")
    return path


SHARED: Final = Router("/", route_handlers=[mounted(endpoint) for endpoint in ENDPOINTS])
