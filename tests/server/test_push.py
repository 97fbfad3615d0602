"""Web push notifications: encrypted for the recipient and signed by the server."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from arizona.engine.errors import ArizonaError
from arizona.server.services.notifications import web_push as push
from arizona.server.services.notifications.web_hooks import Hooks
from arizona.server.services.notifications.web_push import (
    check_browser,
    checked_contact,
    encrypt,
    from_base64url,
    public_point,
    to_base64url,
)
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import PushRow
from arizona.server.tables.notifications import HookError
from tests.server.harness import HERE_AND_LINK, Guest, Json, Player, Running, until, with_server
from tests.server.test_accounts import register
from tests.server.test_hooks import Receiver

CONTACT = "mailto:host@example.org"
CREATED = b"HTTP/1.1 201 Created\r\n\r\n"


class Browser:
    """The browser's side of web push: a key pair, a secret and a push endpoint."""

    def __init__(self, endpoint: str, language: str = "es") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        self.wish: Json = {
            "endpoint": endpoint,
            "p256dh": to_base64url(public_point(self.key)),
            "auth": to_base64url(self.auth),
            "language": language,
        }

    def open(self, body: bytes) -> Json:
        """Decrypt a notification."""
        salt, theirs = body[:16], body[21 : 21 + body[20]]
        known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), known)
        about = b"WebPush: info\0" + public_point(self.key) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, about).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert plain.endswith(b"\2")
        found: Json = json.loads(plain[:-1])
        return found


def test_a_notice_is_encrypted_as_in_the_standard() -> None:
    """The example from RFC 8291, appendix A, byte for byte."""
    row = PushRow(
        "ana",
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        "",
    )
    own = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    text = b"When I grow up, I want to be a watermelon"
    key = ec.derive_private_key(own, ec.SECP256R1())
    assert to_base64url(encrypt(text, row, key, from_base64url("DGv6ra1nlYgDCS1FRnbzlw"))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def check_signature(header: str, public: str, audience: str) -> None:
    result = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    assert result["k"] == public
    head, claims, signature = result["t"].split(".")
    raw = from_base64url(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(public))
    known.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    answer = json.loads(from_base64url(claims))
    assert (answer["aud"], answer["sub"]) == (audience, CONTACT)


async def taken(receiver: Receiver, count: int) -> None:
    await until(lambda: len(receiver.got) >= count)


async def give_turn(one: Player) -> None:
    while one.scene["to_move"] == 0:
        await one.move()


async def ben_is_away(ana: Guest, ben: Guest, made: Json) -> None:
    async with ben.sit_at(made["table"]) as two:
        await two.ask("sit", seat=1, name="Ben")


def test_an_absent_player_is_notified_even_after_a_restart(tmp_path: Path) -> None:
    keys: list[str] = []
    cookies: list[str] = []

    async def first(live: Running) -> None:
        async with (
            Receiver(CREATED).open() as service,
            Guest(live.url) as ana,
            Guest(live.url) as ben,
        ):
            await ben.get("/api/me")
            public = (await ben.get("/api/features"))["push"]
            keys.append(public)
            browser = Browser(f"http://127.0.0.1:{service.port}/send/1")
            made = await ana.create(HERE_AND_LINK)
            await ben_is_away(ana, ben, made)
            assert (await ben.http.put("/api/push", json=browser.wish)).status_code == 204
            cookies.append(ben.cookie)
            async with ana.sit_at(made["table"]) as one:
                await give_turn(one)
            await taken(service, 1)
            head, _, body = service.got[0].partition(b"\r\n\r\n")
            fields = dict(
                line.split(": ", 1) for line in head.decode().split("\r\n")[1:] if ": " in line
            )
            assert fields["Content-Encoding"] == "aes128gcm" and int(fields["TTL"]) > 0
            site = f"http://127.0.0.1:{service.port}"
            check_signature(fields["Authorization"], public, site)
            result = browser.open(body)
            assert result["title"] == "Ben, te toca" and result["link"] == f"/t/{made['table']}"
            for word in (result["title"], result["link"]):
                assert word.encode() not in service.got[0], "the service in between reads nothing"

    async def second(live: Running) -> None:
        async with Guest(live.url) as ben:
            assert (await ben.get("/api/features"))["push"] == keys[0]
        guest = live.server._guests
        assert guest is not None
        who = guest.read(cookies[0].partition("=")[2])
        assert len(await live.server.store.pushes(who or "")) == 1

    with_server(tmp_path, first, push=CONTACT, allow_private_hooks=True)
    with_server(tmp_path, second, push=CONTACT, allow_private_hooks=True)


def test_a_connected_player_is_not_notified_and_expired_subscriptions_are_removed(
    tmp_path: Path,
) -> None:
    async def scenario(live: Running) -> None:
        gone = b"HTTP/1.1 410 Gone\r\n\r\n"
        live.server.push.retries = ()
        async with (
            Receiver(gone).open() as service,
            Guest(live.url) as ana,
            Guest(live.url) as ben,
        ):
            await ben.get("/api/me")
            browser = Browser(f"http://127.0.0.1:{service.port}/x")
            assert (await ben.http.put("/api/push", json=browser.wish)).status_code == 204
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as one:
                async with ben.sit_at(made["table"]) as two:
                    await two.ask("sit", seat=1, name="Ben")
                    await give_turn(one)
                    await two.until(lambda seen: seen.scene["to_move"] == 1)
                    while two.scene["to_move"] == 1:
                        await two.move()
                    assert service.got == []
                await one.until(lambda seen: not seen.table["seats"][1]["connected"])
                await give_turn(one)
                await taken(service, 1)
                await until(lambda: live.server.push.failed)
                assert [row[0] for row in await live.server.store.all_pushes()] == []

    with_server(tmp_path, scenario, push=CONTACT, allow_private_hooks=True)


def test_an_invalid_subscription_is_refused(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await ana.get("/api/me")
            browser = Browser("https://push.example.net/abc")
            for change in (
                {"endpoint": "https://127.0.0.1/x"},
                {"endpoint": "http://push.example.net/abc"},
                {"auth": "short"},
                {"p256dh": "!!"},
                {
                    "p256dh": to_base64url(b"\x04" + b"x" * 64)
                },  # the right length, but not on the curve
                {"p256dh": to_base64url(b"\x04" + bytes(64))},
                {"p256dh": to_base64url(b"\0" * 65)},
                {"p256dh": to_base64url(public_point(browser.key)[:33])},
                {"auth": to_base64url(b"x" * 15)},
                {"auth": to_base64url(b"x" * 17)},
            ):
                answer = await ana.http.put("/api/push", json={**browser.wish, **change})
                assert (answer.status_code, answer.json()["reason"]) == (400, "bad-hook"), change
            assert (await ana.http.put("/api/push", json=browser.wish)).status_code == 204
            end = {"endpoint": browser.wish["endpoint"]}
            assert (await ana.http.post("/api/push/end", json=end)).status_code == 204
            assert await live.server.store.all_pushes() == []

    with_server(tmp_path, scenario, push=CONTACT)


def test_one_bad_recipient_does_not_affect_the_others(tmp_path: Path) -> None:
    """An older version saved a subscription whose key is not a point on the curve."""

    async def scenario(live: Running) -> None:
        live.server.push.retries = ()
        async with (
            Receiver(CREATED).open() as service,
            Guest(live.url) as ana,
            Guest(live.url) as ben,
        ):
            await ben.get("/api/me")
            made = await ana.create(HERE_AND_LINK)
            await ben_is_away(ana, ben, made)
            browser = Browser(f"http://127.0.0.1:{service.port}/good")
            guests = live.server._guests
            assert guests is not None
            who = guests.read(ben.cookie.partition("=")[2]) or ""
            bad = PushRow(
                who,
                f"http://127.0.0.1:{service.port}/bad",
                to_base64url(b"x" * 65),
                to_base64url(b"x" * 16),
                "",
            )
            await live.server.store.add_push(bad, 1)
            assert (await ben.http.put("/api/push", json=browser.wish)).status_code == 204
            async with ana.sit_at(made["table"]) as one:
                await give_turn(one)
            await taken(service, 1)
            await until(lambda: live.server.push.failed and live.server.push.sent)
            assert service.got[0].startswith(b"POST /good ")
            assert (live.server.push.sent, live.server.push.failed) == (1, 1)
            assert [row.endpoint for row in await live.server.store.pushes(who)] == [
                browser.wish["endpoint"]
            ]

    with_server(tmp_path, scenario, push=CONTACT, allow_private_hooks=True)


def test_it_is_off_until_a_host_asks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await ana.get("/api/me")
            assert (await ana.get("/api/features"))["push"] == ""
            request = Browser("https://push.example.net/abc").wish
            assert (await ana.http.put("/api/push", json=request)).status_code == 403

    with_server(tmp_path, scenario)
    with pytest.raises(ArizonaError, match="mailto:"):
        checked_contact("host@example.org")
    with pytest.raises(HookError, match="private"):
        row = PushRow(
            "a", "https://10.0.0.1/", to_base64url(b"x" * 65), to_base64url(b"x" * 16), ""
        )
        check_browser(row, Hooks(allow_private=False))

    async def without() -> None:
        def missing(raw: bytes) -> None:
            raise ImportError

        monkeypatch.setattr(push, "private_key", missing)
        store = SqliteStore(tmp_path / "other.sqlite")
        await store.open()
        try:
            with pytest.raises(ArizonaError, match=r"arizona\[push\]"):
                await push.Pushes(store, Hooks(allow_private=False), CONTACT).open()
        finally:
            await store.close()

    asyncio.run(without())


def test_texts_that_are_not_bytes() -> None:
    assert from_base64url(to_base64url(bytes(range(256)))) == bytes(range(256))
    with pytest.raises(ValueError, match=r".+"):
        from_base64url("a b c")
    assert base64.urlsafe_b64encode(b"\xff\xfe").decode().startswith(to_base64url(b"\xff\xfe"))


def messages(service: Receiver, browser: Browser) -> list[Json]:
    """The notices that a push service has for one browser."""
    path = browser.wish["endpoint"].partition("127.0.0.1")[2].partition("/")[2]
    head = f"POST /{path} ".encode()
    return [
        browser.open(one.partition(b"\r\n\r\n")[2]) for one in service.got if one.startswith(head)
    ]


def test_an_invitation_notifies_unless_blocked_or_switched_off(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with (
            Receiver(CREATED).open() as service,
            Guest(live.url) as ana,
            Guest(live.url) as ben,
            Guest(live.url) as eve,
            Guest(live.url) as fay,
        ):
            browsers: dict[str, Browser] = {}
            for guest, name in ((ana, "Ana"), (ben, "Ben"), (eve, "Eve"), (fay, "Fay")):
                await register(guest, name)
                browsers[name] = Browser(f"http://127.0.0.1:{service.port}/{name}", "en")
                kinds = ["turn", "found"] if name == "Fay" else ["invitation"]
                request = {**browsers[name].wish, "kinds": kinds}
                assert (await guest.http.put("/api/push", json=request)).status_code == 204
            await eve.post("/api/blocks", {"name": "Ana"})
            table = (await ana.create(HERE_AND_LINK))["table"]
            for name in ("Eve", "Fay", "Ben", "Ben"):
                await ana.post("/api/invitations", {"table": table, "name": name})
            await taken(service, 1)
            [result] = messages(service, browsers["Ben"])
            assert result["title"] == "Ana invites you to a game of Arizona Knight"
            assert result["link"] == f"/t/{table}"
            await until(lambda: not live.server.push._tasks)
            assert len(service.got) == live.server.push.sent == 1, "nobody else, and Ben once"

    with_server(tmp_path, scenario, push=CONTACT, allow_private_hooks=True)


def test_a_round_of_a_tournament_notifies_players_and_its_director(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        server = live.server
        server.tournaments.progress.notifications.notify_seconds = 0.0
        async with (
            Receiver(CREATED).open() as service,
            Guest(live.url) as ana,
            Guest(live.url) as ben,
        ):
            browsers: dict[str, Browser] = {}
            for guest, name in ((ana, "Ana"), (ben, "Ben")):
                await register(guest, name)
                browsers[name] = Browser(f"http://127.0.0.1:{service.port}/{name}", "en")
                kinds = ["tournament"] if name == "Ana" else ["invitation"]
                request = {**browsers[name].wish, "kinds": kinds}
                assert (await guest.http.put("/api/push", json=request)).status_code == 204
            swiss = {"name": "Copper State Open", "kind": "swiss", "game": "knight", "rounds": 2}
            id = (await ana.post("/api/tournaments", swiss))["card"]["id"]
            assert await ana.get("/api/tournament-games") == {"entered": 0, "games": []}
            for one in (ana, ben):
                await one.post(f"/api/tournaments/{id}/entry", {}, 200)
            await ana.post(f"/api/tournaments/{id}/actions", {"action": "start"}, 200)
            table = (await ana.get(f"/api/tournaments/{id}"))["table"]
            for guest in (ana, ben):
                found = await guest.get("/api/tournament-games")
                assert found["entered"] == 1
                [game] = found["games"]
                assert (game["table"], game["name"], game["round"]) == (table, swiss["name"], 1)
            await taken(service, 1)
            [result] = messages(service, browsers["Ana"])
            assert result["title"] == "Round 1: your table is ready"
            assert result["body"] == "Arizona Knight, Copper State Open"
            assert result["link"] == f"/t/{table}"
            # A paused tournament waits for its director when the round is over.
            await ana.post(f"/api/tournaments/{id}/actions", {"action": "pause"}, 200)
            async with ben.sit_at(table) as player:
                seat = player.you["seats"][0]
                assert (await player.ask("resign", seat=seat))["type"] == "done"
            await taken(service, 2)
            result = messages(service, browsers["Ana"])[-1]
            assert result["title"] == "Copper State Open is waiting for you"
            assert result["link"] == f"/tournaments/{id}"
            assert (await ana.get("/api/tournament-games")) == {"entered": 1, "games": []}
            await until(lambda: not server.push._tasks)
            assert len(service.got) == 2, "Ben has switched it off"

    with_server(tmp_path, scenario, push=CONTACT, allow_private_hooks=True)


DAY_MS = 86_400_000


def test_a_slow_game_over_a_week_with_the_page_closed(tmp_path: Path) -> None:
    """A search by days finds players, every turn notifies, and a forgotten turn loses the game."""

    async def scenario(live: Running) -> None:
        live.server.matchmaking.notify_seconds = 0.0
        clock = live.server.store.server_clock
        began = clock.now()
        async with (
            Receiver(CREATED).open() as service,
            Guest(live.url) as ana,
            Guest(live.url) as ben,
        ):
            guests, browsers = {"Ana": ana, "Ben": ben}, dict[str, Browser]()
            for name, guest in guests.items():
                await register(guest, name)
                browsers[name] = Browser(f"http://127.0.0.1:{service.port}/{name}", "en")
                request = browsers[name].wish
                assert (await guest.http.put("/api/push", json=request)).status_code == 204
            for guest in guests.values():
                request = {"game": "knight", "pace": "days"}
                assert (await guest.http.post("/api/seek", json=request)).status_code == 200
            await taken(service, 2)
            found = [messages(service, browser)[0] for browser in browsers.values()]
            assert [one["title"] for one in found] == ["Players found"] * 2
            link = found[0]["link"]
            assert found[1]["link"] == link
            table = link.removeprefix("/t/")
            seats = (await ana.get(f"/api/tables/{table}"))["table"]["seats"]
            room = live.server.rooms.rooms[table]
            for day in range(5):
                clock.adopt(clock.now() + DAY_MS)
                mover = seats[room.state.playable().to_move]["name"]
                other = next(name for name in guests if name != mover)
                before = len(messages(service, browsers[other]))
                # The player opens the page for one turn, and closes it again.
                async with guests[mover].sit_at(table) as player:
                    own = player.scene["to_move"]
                    while player.scene["to_move"] == own:
                        await player.move()
                while len(messages(service, browsers[other])) == before:
                    await asyncio.sleep(0.01)
                last = messages(service, browsers[other])[-1]
                assert (last["title"], last["link"]) == (f"{other}, it’s your turn", link), day
            card = await guests[other].get(f"/api/tables/{table}")
            assert card["your_turn"] and DAY_MS < card["left_ms"] <= 2 * DAY_MS
            # Two days later nobody has moved: the time is up, and the rated game is lost.
            clock.adopt(clock.now() + 2 * DAY_MS)
            assert clock.now() - began >= 7 * DAY_MS
            room.automation.advance()
            while (card := await ana.get(f"/api/tables/{table}"))["table"]["status"] != "over":
                await asyncio.sleep(0.01)
            ratings = await ana.get(f"/api/tables/{table}/ratings")
            assert ratings["state"] == "counted"
            after = {seats[one["seat"]]["name"]: one["after"]["points"] for one in ratings["seats"]}
            assert after[mover] > 1500 > after[other]

    with_server(tmp_path, scenario, push=CONTACT, allow_private_hooks=True)


def test_people_whom_a_killed_server_did_not_notify_are_notified_later(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        live.server.matchmaking.notify_seconds = 1e6  # as if the server had died before
        async with (
            Receiver(CREATED).open() as service,
            Guest(live.url) as ana,
            Guest(live.url) as ben,
        ):
            browser = Browser(f"http://127.0.0.1:{service.port}/ana", "de")
            request = {"game": "rails", "pace": "days"}
            for guest, name in ((ana, "Ana"), (ben, "Ben")):
                await register(guest, name)
                assert (await guest.http.post("/api/seek", json=request)).status_code == 200
            assert (await ana.http.put("/api/push", json=browser.wish)).status_code == 204
            await live.server.matchmaking.notify_missed()
            [result] = messages(service, browser)
            assert result["title"] == "Leute gefunden"
            await live.server.matchmaking.notify_missed()
            assert len(service.got) == 1, "once"

    with_server(tmp_path, scenario, push=CONTACT, allow_private_hooks=True)
