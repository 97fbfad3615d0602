"""A session that ends on one server is refused by another, even on its open sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

from arizona.server.base.cookies import SESSION_COOKIE
from arizona.server.services.people.sessions import FRESH_SECONDS, SIGNED_OUT, SWEEP_SECONDS
from tests.server.authenticator import Authenticator
from tests.server.harness import TWO_HERE, Guest, Running
from tests.server.test_accounts import closed, register, sign_in
from tests.server.test_passkeys import ROOT, local, options
from tests.server.test_passkeys import register as register_passkey
from tests.server.test_servers import with_servers
from tests.services import Postgres, Valkey


def test_ending_a_session_reaches_the_other_server(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    """The other server notices at its next poll, which is due within a second."""
    assert SWEEP_SECONDS < 1 and FRESH_SECONDS < 1

    async def scenario(one: Running, two: Running) -> None:
        async with Guest(one.url) as phone, Guest(two.url) as laptop:
            await register(phone)
            table = await phone.create(TWO_HERE)
            assert (await sign_in(laptop)).status_code == 200
            async with laptop.sit_at(table["table"]) as player:
                assert player.you["seats"]
                ended = await phone.http.post("/api/account/sessions/end-others")
                assert ended.status_code == 204
                assert await closed(player) == SIGNED_OUT
            # The sweep that closed the socket has also emptied the cache of the other server.
            answer = await laptop.http.get("/api/account/export")
            assert answer.status_code == 401
            assert SESSION_COOKIE in laptop.http.cookies
            assert (await phone.get("/api/me"))["account"] == "Mara"

    with_servers(tmp_path, postgres, scenario, valkey.address)


def test_a_challenge_of_one_server_is_used_once_on_the_other(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def scenario(one: Running, two: Running) -> None:
        # Both servers are behind one name, as with a proxy in front of them.
        headers = {"origin": local(one), "host": f"localhost:{one.port}"}
        device = Authenticator(local(one), counting=False)
        async with Guest(local(one)) as first, Guest(local(one)) as guest:
            await register_passkey(first, device)
            signed = device.sign(await options(guest, "sign-in-options"))
            body = {"credential": signed}
            answers = await asyncio.gather(
                *(
                    guest.http.post(f"{local(live)}{ROOT}/sign-in", json=body, headers=headers)
                    for live in (one, two, one, two)
                )
            )
            assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400]

    with_servers(tmp_path, postgres, scenario)
