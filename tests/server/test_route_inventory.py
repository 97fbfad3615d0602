"""Every route and socket message is in the inventory, and the inventory is enforced."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

from arizona.server.api.route_rules import SMALL
from arizona.server.base.settings import Limits
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.client import ClientMessage, Hello
from arizona.server.tables.requests import SLOW, STEPS
from arizona.server.web.app import ROUTERS, ROUTES, application
from arizona.server.web.route_inventory import MESSAGES, RULES
from arizona.server.web.server import Server
from tests.server import harness
from tests.server.harness import PATIENCE, TWO_HERE, Guest, Running, settings, with_server
from tests.server.test_table_access import MESSAGES as CHECKED_MESSAGES
from tests.server.test_table_access import READS

BY_ROUTE = {(route.method, route.path): route for route in ROUTES}


def handlers(folder: Path) -> dict[tuple[str, str], HTTPRouteHandler | None]:
    """Return the handler of every route by method and path. Socket routes have no HTTP handler."""

    async def find() -> dict[tuple[str, str], HTTPRouteHandler | None]:
        app: Any = application(Server(settings(folder))).app
        found: dict[tuple[str, str], HTTPRouteHandler | None] = {}
        for route in app.routes:
            if isinstance(route, HTTPRoute):
                for handler in route.route_handlers:
                    for method in handler.http_methods:
                        found[str(method), route.path_format] = handler
            else:
                assert isinstance(route, WebSocketRoute)
                found["WEBSOCKET", route.path_format] = None
        return {key: handler for key, handler in found.items() if key[0] != "OPTIONS"}

    return asyncio.run(find())


def test_every_route_has_an_entry_and_every_entry_a_route(tmp_path: Path) -> None:
    found = handlers(tmp_path)
    assert len(BY_ROUTE) == len(ROUTES), "a route is listed twice"
    assert set(found) - set(BY_ROUTE) == set(), "declare the rules of the route"
    assert set(BY_ROUTE) - set(found) == set(), "this route does not exist any more"


def test_body_limits_are_those_of_the_inventory(tmp_path: Path) -> None:
    for key, handler in handlers(tmp_path).items():
        if handler is not None:
            limit = handler.resolve_request_max_body_size()
            assert limit == max(SMALL, BY_ROUTE[key].rules.body), key
            takes_body = "data" in handler.parsed_fn_signature.parameters
            assert not takes_body or BY_ROUTE[key].rules.body > 0, f"{key} takes a body"


def test_every_message_has_an_entry_and_every_entry_a_message() -> None:
    types = {one.__struct_config__.tag: one for one in get_args(ClientMessage)}
    assert set(types) == {one.type for one in MESSAGES}
    assert len(MESSAGES) == len({one.type for one in MESSAGES})
    # The dispatcher handles hello. Every other message is either queued or answered directly, never
    # both.
    assert Hello not in STEPS and Hello not in SLOW
    for kind in set(types.values()) - {Hello}:
        assert (kind in STEPS) != (kind in SLOW), kind


def test_every_read_of_a_table_is_tried_by_a_stranger() -> None:
    """The access tests cover exactly the routes that the inventory marks as reading a table."""
    reads = {(one.method, one.path) for one in ROUTES if one.rules.access == "table"}
    assert reads - {("WEBSOCKET", "/ws/tables/{id}")} == {(one[0], one[1]) for one in READS}
    assert {one.type for one in MESSAGES} - {"hello", "ping"} == set(CHECKED_MESSAGES)


@pytest.mark.parametrize("rate", ["read", "change", "edit", "upload", "solve"])
def test_rates_are_enforced_by_address(tmp_path: Path, rate: str) -> None:
    routes = [one for one in ROUTES if one.rules.rate == rate]
    assert routes

    async def scenario(live: Running) -> None:
        live.server.rates._buckets[rate] = Buckets(0.001, len(routes))  # type: ignore[index]
        async with Guest(live.url) as ana:
            for round in range(2):
                for one in routes:
                    path = one.path.replace("{number}", "0").replace("{decision}", "0")
                    path = path.replace("{", "").replace("}", "")
                    answer = await ana.http.request(one.method, path, json={})
                    reason = answer.json().get("reason") if answer.content else ""
                    assert (reason == "too-fast") == bool(round), (one, answer.text)

    with_server(tmp_path, scenario)


def test_bodies_are_refused_before_they_are_read(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        for one in ROUTES:
            if one.method == "WEBSOCKET":
                continue
            path = one.path.replace("{number}", "0").replace("{decision}", "0")
            path = path.replace("{", "").replace("}", "")
            limit = max(one.rules.body, SMALL)
            reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
            writer.write(
                f"{one.method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{live.port}\r\n"
                f"content-type: application/json\r\ncontent-length: {limit + 1}\r\n\r\n".encode()
            )
            # The response arrives even though no part of the body was sent.
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            assert b" 413 " in line, (one, line)
            writer.close()

    limits = Limits(requests_per_second=1e6, requests_at_once=10**6)
    with_server(tmp_path, scenario, limits=limits)


def test_a_route_without_an_entry_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [handler] = [
        one
        for route in ROUTERS[0].routes
        if route.path_format == "/api/games"
        for one in getattr(route, "route_handlers", ())
        if RULES in one.opt
    ]
    monkeypatch.delitem(handler.opt, RULES)
    monkeypatch.setattr(harness, "unused_routes", {})

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await ana.create(TWO_HERE)
            assert (await ana.http.get("/api/games")).status_code == 403

    with_server(tmp_path, scenario)
