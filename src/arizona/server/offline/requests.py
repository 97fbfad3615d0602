"""API requests answered offline: the shared endpoints, and those for the user's own packs."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from arizona.server.api.endpoint import BODY, JSON, Endpoint, EndpointSet, Parameter
from arizona.server.api.endpoints import ENDPOINTS
from arizona.server.api.request import ApiRequest, Content
from arizona.server.api.route_rules import PACK, SMALL, RouteRules
from arizona.server.offline.offline_server import GUEST, OfflineServer
from arizona.server.offline.packs import AddPack, OwnPack
from arizona.server.protocol.daily import DailyTable, PlayDeal
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.text_check import check_address, check_json
from arizona.server.store.store import StoreError

OWN_ENDPOINTS: Final = EndpointSet()


class OfflineResponse(NamedTuple):
    """A response."""

    status: int
    kind: str
    text: str


class OfflineRequest(ApiRequest):
    """A request from the page."""

    def __init__(self, server: OfflineServer) -> None:
        super().__init__(server, GUEST, "local")
        self.offline = server


@OWN_ENDPOINTS.add("POST", "/api/packs", RouteRules("owner", body=PACK))
async def add_pack(request: OfflineRequest, body: AddPack) -> OwnPack:
    """Add one of the user's own packs."""
    return await request.offline.packs.add(body)


@OWN_ENDPOINTS.add("DELETE", "/api/packs/{game}/{name}", RouteRules("owner"))
async def drop_pack(request: OfflineRequest, game: str, name: str) -> None:
    """Delete one of the user's own packs."""
    await request.offline.packs.drop(game, name)


@OWN_ENDPOINTS.add("POST", "/api/daily/{game}", RouteRules("owner", body=SMALL))
async def play_deal(request: OfflineRequest, game: str, body: PlayDeal) -> DailyTable:
    """Play a deal of the daily challenge that the server has handed out."""
    return await request.offline.play_deal(game, body)


async def answer(server: OfflineServer, method: str, address: str, body: str) -> OfflineResponse:
    """Answer a request; refusals and invalid input become error responses."""
    url = urlsplit(address)
    try:
        check_address(unquote(url.path), url.query.encode())
        check_json(body)
        endpoint, given = _find(method, url.path)
        given |= _query(endpoint, parse_qs(url.query))
        if endpoint.body is not None:
            given[BODY] = msgspec.json.decode(body, type=endpoint.body)
        result = await endpoint.handler(OfflineRequest(server), **given)
    except Refusal as refusal:
        return _json(refusal.status, refusal.problem())
    except (msgspec.DecodeError, UnicodeError) as error:
        return _json(400, Refusal("malformed", str(error)[:500]).problem())
    except StoreError:
        return _json(503, Refusal("no-store").problem())
    except RecursionError:
        return _json(400, Refusal("malformed", "nested too deeply").problem())
    if result is None:
        return OfflineResponse(endpoint.status, JSON, "")
    if isinstance(result, Content):
        return OfflineResponse(endpoint.status, endpoint.media_type, result.body)
    return _json(endpoint.status, result)


def _json(status: int, value: object) -> OfflineResponse:
    return OfflineResponse(status, JSON, msgspec.json.encode(value).decode())


# --- matching -----------------------------------------------------------------------------------


def _pattern(path: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", path)  # literal text and parameter names in turn
    text = "".join(
        f"(?P<{part}>[^/]+)" if number % 2 else re.escape(part) for number, part in enumerate(parts)
    )
    return re.compile(text)


def _specificity(endpoint: Endpoint) -> list[bool]:
    """Return a sort key: paths with a literal part come before those with a parameter there."""
    return [part.startswith("{") for part in endpoint.path.split("/")]


ROUTES: Final = [
    (endpoint, _pattern(endpoint.path))
    for endpoint in sorted([*ENDPOINTS, *OWN_ENDPOINTS], key=_specificity)
]


def _find(method: str, path: str) -> tuple[Endpoint, dict[str, Any]]:
    """Return the endpoint of a path with its path parameters, or raise ``Refusal``."""
    for endpoint, pattern in ROUTES:
        found = pattern.fullmatch(path) if endpoint.method == method else None
        if found is not None:
            given = {name: unquote(part) for name, part in found.groupdict().items()}
            return endpoint, {one.name: _value(one, given) for one in endpoint.path_parameters}
    raise Refusal("malformed", "there is no such request")


def _query(endpoint: Endpoint, query: dict[str, list[str]]) -> dict[str, Any]:
    """Return the query parameters that are given; the others have defaults."""
    given = {name: values[0] for name, values in query.items()}
    return {one.name: _value(one, given) for one in endpoint.query_parameters if one.name in given}


def _value(parameter: Parameter, given: dict[str, str]) -> Any:
    return msgspec.convert(given[parameter.name], parameter.type, strict=False)
