"""Seats: taking a seat, links, secrets, substitute bots, the host's permissions."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import (
    HERE_AND_BOT,
    HERE_AND_LINK,
    TWO_HERE,
    Guest,
    Player,
    Running,
    with_server,
)


def test_a_friend_sits_down_by_the_link(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as eve:
            made = await ana.create(HERE_AND_LINK)
            await ben.get("/api/me")
            async with (
                ana.sit_at(made["table"]) as one,
                ben.sit_at(made["table"]) as two,
                eve.sit_at(made["table"]) as three,
            ):
                assert one.table["status"] == "waiting"
                answer = await two.ask("sit", seat=1, name="Ben")
                assert answer["type"] == "seated"
                await two.until(lambda p: p.you["seats"] == [1])
                await one.until(lambda p: p.table["status"] == "playing")
                assert one.table["seats"][1]["name"] == "Ben"
                assert one.table["seats"][1]["connected"]
                assert (await three.ask("sit", seat=1))["reason"] == "seat-taken"
                assert (await three.ask("sit", seat=5))["reason"] == "no-such-seat"
            mine = (await ben.get("/api/my-tables"))["tables"]
            assert [card["yours"] for card in mine] == [[1]]
            assert (await eve.get("/api/my-tables"))["tables"] == []

    with_server(tmp_path, scenario)


def test_a_seat_link_works_from_another_browser_until_it_is_renewed(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as home, Guest(live.url) as phone, Guest(live.url) as thief:
            made = await home.create(TWO_HERE)
            key = made["keys"][1]
            await phone.get("/api/me")
            async with phone.sit_at(made["table"], [key]) as player:
                assert player.you["seats"] == [1]
                answer = await player.ask("new-link", seat=1)
                fresh = answer["key"]
                assert fresh["secret"] != key["secret"]
                await player.ask("say", text="x")
                assert player.you["seats"] == [1], "who holds it keeps it"
            async with thief.sit_at(made["table"], [key]) as player:
                assert player.you["seats"] == [], "the old link is void"
                assert (await player.ask("claim", key=key))["reason"] == "wrong-secret"
                wrong = {"seat": 0, "secret": fresh["secret"]}
                assert (await player.ask("claim", key=wrong))["reason"] == "wrong-secret"
                assert (await player.ask("claim", key=fresh))["type"] == "done"
                assert player.you["seats"] == [1]
            async with phone.sit_at(made["table"]) as player:
                assert player.you["seats"] == [1], "the cookie is enough now"

    with_server(tmp_path, scenario)


def test_only_hashes_of_secrets_are_stored(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            secrets.extend(key["secret"] for key in made["keys"])

    with_server(tmp_path, scenario)
    saved = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    assert len(secrets) == 2
    assert not any(secret.encode() in saved for secret in secrets)


def test_a_seat_is_handed_to_a_bot_and_reclaimed(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE, options={"games": 1})
            async with ana.sit_at(made["table"]) as player:
                first = player.scene["to_move"]
                answer = await player.ask("hand-to-bot", seat=first, bot="random")
                assert answer["type"] == "done"
                await player.until(lambda p: p.scene["to_move"] == 1 - first)
                seat = player.table["seats"][first]
                assert (seat["kind"], seat["bot"], seat["owned"]) == ("bot", "random", True)
                assert seat["name"] == "Ana"
                assert (await player.ask("reclaim-seat", seat=first))["type"] == "done"
                assert player.table["seats"][first]["kind"] == "person"
                while player.scene["to_move"] == 1 - first:
                    await player.move()
                assert player.scene["to_move"] == first, "no bot moves any more"
                assert (await player.move())["type"] == "done"
                answer = await player.ask("hand-to-bot", seat=first, bot="my.py:Bot")
                assert answer["reason"] == "no-such-bot", "no file of the host is ever run"

    with_server(tmp_path, scenario)


def test_a_seat_handed_to_a_bot_still_belongs_to_its_owner(tmp_path: Path) -> None:
    """The host may take a seat that belongs to a bot, but not one whose owner lent it to a bot."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(HERE_AND_LINK)
            await ben.get("/api/me")
            async with ana.sit_at(made["table"]) as host, ben.sit_at(made["table"]) as friend:
                await friend.ask("sit", seat=1, name="Ben")
                answer = await friend.ask("hand-to-bot", seat=1, bot="random")
                assert answer["type"] == "done"
                assert (await host.ask("sit", seat=1))["reason"] == "seat-taken"
                answer = await host.ask("hand-to-bot", seat=1, bot="greedy")
                assert answer["reason"] == "not-your-seat"
                assert (await host.ask("reclaim-seat", seat=1))["reason"] == "not-your-seat"
                answer = await friend.ask("reclaim-seat", seat=1)
                assert answer["type"] == "done"
                seat = friend.table["seats"][1]
                assert (seat["kind"], seat["name"], friend.you["seats"]) == ("person", "Ben", [1])
                await friend.ask("leave", seat=1, bot="random")
                assert (await host.ask("sit", seat=1))["type"] == "seated", "a bot's own"

    with_server(tmp_path, scenario)


def test_moves_of_a_seat_that_a_bot_plays_are_refused(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                await player.ask("hand-to-bot", seat=0, bot="greedy")
                answer = await player.move()
                assert answer["reason"] in ("not-your-turn", "stale")

    with_server(tmp_path, scenario, bot_pause=0.5)


def test_leaving_opens_the_seat_and_voids_its_keys(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"], made["keys"]) as player:
                assert (await player.ask("leave", seat=1))["type"] == "done"
                await player.until(lambda p: p.you["seats"] == [0])
                assert player.table["seats"][1]["kind"] == "open"
                assert (await player.ask("claim", key=made["keys"][1]))["reason"] == "wrong-secret"
                assert (await player.ask("leave", seat=1))["reason"] == "not-your-seat"
                await ben.get("/api/me")
                async with ben.sit_at(made["table"]) as other:
                    assert (await other.ask("sit", seat=1))["type"] == "seated"
                    answer = await player.ask("hand-to-bot", seat=1, bot="random")
                    assert answer["reason"] == "not-your-seat", "also the host asks the holder"
                    await other.ask("leave", seat=1, bot="random")
                await player.until(lambda p: p.table["seats"][1]["kind"] == "bot")
                assert (await player.ask("sit", seat=1))["type"] == "seated", "the host may"

    with_server(tmp_path, scenario)


def test_names_and_the_lobby(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            answer = await ana.http.put("/api/me", json={"name": "Ana\u0000"})
            assert answer.status_code == 400
            answer = await ana.http.put("/api/me", json={"name": " Ana\u202e  María "})
            assert answer.json()["name"] == "Ana María"
            assert (await ana.get("/api/me"))["name"] == "Ana María"
            answer = await ana.http.put("/api/me", json={"name": "\u200b"})
            assert answer.json()["reason"] == "bad-name"
            made = await ana.create([{"kind": "here"}, {"kind": "link"}], open=True)
            cards = (await ben.get("/api/lobby"))["tables"]
            assert [card["table"]["id"] for card in cards] == [made["table"]]
            assert cards[0]["table"]["seats"][0]["name"] == "Ana María"
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                assert one.you["host"] and not two.you["host"]
                assert (await two.ask("set-open", open=False))["reason"] == "not-host"
                assert (await one.ask("set-open", open=False))["type"] == "done"
                assert (await one.ask("rename-seat", seat=0, name="A"))["type"] == "done"
                assert (await one.ask("rename-seat", seat=1, name="A"))["reason"] == "not-your-seat"
            assert (await ben.get("/api/lobby"))["tables"] == []

    with_server(tmp_path, scenario)


def test_my_tables_show_whose_turn_it_is(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT)
            cards = (await ana.get("/api/my-tables"))["tables"]
            assert [card["your_turn"] for card in cards] == [True]
            assert cards[0]["yours"] == [0]
            card = await ana.get(f"/api/tables/{made['table']}")
            assert card["table"]["status"] == "playing"

    with_server(tmp_path, scenario)


def test_a_forged_cookie_identifies_nobody(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            name, value = ana.cookie.split("=", 1)
            payload, _, signature = value.rpartition(".")
            for forged in (payload, f"{payload}.{signature[::-1]}", f"x{value}", "A" * 300, ""):
                player = Player(live.url, made["table"], [], f"{name}={forged}")
                async with player:
                    assert player.you["seats"] == []

    with_server(tmp_path, scenario)
