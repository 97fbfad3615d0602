"""The host can remove a player, and undo is limited: what players can do to each other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from arizona.server.base.settings import Limits
from tests.server.harness import HERE_AND_LINK, TWO_HERE, Guest, Json, Player, Running, with_server


@asynccontextmanager
async def seated(ana: Guest, ben: Guest) -> AsyncIterator[tuple[str, Player, Player]]:
    """Yield a table, its host and a second player, who has sat down."""
    await ben.get("/api/me")
    table = (await ana.create(HERE_AND_LINK))["table"]
    async with ana.sit_at(table) as host, ben.sit_at(table) as second:
        assert (await second.ask("sit", seat=1))["type"] == "seated"
        yield table, host, second


def test_removing_a_player_during_a_game_needs_a_confirmation(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            async with seated(ana, ben) as (table, host, second):
                mover = host if host.scene["to_move"] == 0 else second
                assert (await mover.move())["type"] == "done"
                answer = await host.ask("unseat", seat=1)
                assert answer["reason"] == "confirm"
                assert answer["message"]["id"] == "table-refused-confirm"
                assert second.you["seats"] == [1]
                answer = await host.ask("unseat", seat=1, confirm=True, why="away")
                assert answer["type"] == "done"
                await second.until(lambda _: not second.you["seats"])
                received = [one for one in second.others if one["type"] == "sent-away"]
                assert [(one["seat"], one["message"]["id"]) for one in received] == [
                    (1, "table-sent-away-away")
                ]
                assert not any(one["type"] == "sent-away" for one in host.others)
                answer = await second.ask("sit", seat=1)
                assert answer["reason"] == "sent-away"
                assert answer["message"]["id"] == "table-sent-away-away"
            # Another cookie from the same address does not help. The host may take the seat.
            async with (
                Player(live.url, table, []) as again,
                Player(live.url, table, [], address="127.0.0.2") as other,
                ana.sit_at(table) as host,
            ):
                assert (await again.ask("sit", seat=1))["reason"] == "sent-away"
                assert (await other.ask("sit", seat=1))["type"] == "seated"
                assert (await host.ask("unseat", seat=1, confirm=True))["type"] == "done"
                assert (await other.ask("sit", seat=1))["reason"] == "sent-away"
                assert (await host.ask("sit", seat=1))["type"] == "seated"

    with_server(tmp_path, scenario)


def test_before_the_first_move_no_confirmation_is_needed(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with (
            Guest(live.url) as ana,
            Guest(live.url) as ben,
            seated(ana, ben) as (_, host, second),
        ):
            assert (await host.ask("unseat", seat=1))["type"] == "done"
            await second.until(lambda _: not second.you["seats"])
            assert (await second.ask("sit", seat=1))["reason"] == "sent-away"

    with_server(tmp_path, scenario)


def test_a_bot_takes_the_seat_of_a_removed_player_if_the_host_chooses_so(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with (
            Guest(live.url) as ana,
            Guest(live.url) as ben,
            seated(ana, ben) as (_, host, second),
        ):
            assert (await host.ask("unseat", seat=1, bot="my.py:Bot"))["reason"] == "no-such-bot"
            await second.until(lambda _: second.you["seats"] == [1])
            assert (await host.ask("unseat", seat=1, bot="random"))["type"] == "done"
            await second.until(lambda _: not second.you["seats"])
            seat = host.table["seats"][1]
            assert (seat["kind"], seat["bot"], seat["owned"]) == ("bot", "random", False)
            assert (await second.ask("sit", seat=1))["reason"] == "sent-away"

    with_server(tmp_path, scenario)


def test_a_removed_player_cannot_read_a_closed_table(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with (
            Guest(live.url) as ana,
            Guest(live.url) as ben,
            Guest(live.url) as eve,
            seated(ana, ben) as (table, host, second),
        ):
            assert (await host.ask("set-watch", watch=False))["type"] == "done"
            assert (await ben.http.get(f"/api/tables/{table}/log")).status_code == 200
            assert (await host.ask("unseat", seat=1))["type"] == "done"
            # The seat is open to others, but not to the removed player.
            assert (await ben.http.get(f"/api/tables/{table}/log")).status_code == 403
            assert (await eve.http.get(f"/api/tables/{table}/log")).status_code == 200
            await second.socket.wait_closed()
            assert second.socket.close_code == 4403

    with_server(tmp_path, scenario)


def test_undo_is_limited_in_time(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                answers = []
                for _ in range(12):
                    if not player.scene["can_undo"]:
                        assert (await player.move())["type"] == "done"
                    answers.append(await player.ask("undo", seq=player.scene["seq"]))
                assert [one["type"] for one in answers] == ["done"] * 5 + ["refused"] * 7
                assert answers[-1]["reason"] == "too-fast"
                assert answers[-1]["message"]["id"] == "table-undo-too-fast"
                # The game continues.
                assert (await player.move())["type"] == "done"

    with_server(tmp_path, scenario, limits=Limits(undos_at_once=5, undos_per_minute=0.001))


def test_the_log_of_a_table_does_not_grow_without_end(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                answer: Json = {}
                for _ in range(100):
                    if player.scene["can_undo"]:
                        answer = await player.ask("undo", seq=player.scene["seq"])
                        if answer["type"] == "refused":
                            break
                    else:
                        assert (await player.move())["type"] == "done"
                assert answer["reason"] == "no-undo"
                assert answer["message"]["id"] == "table-no-undo-enough"
                assert (await player.ask("restart", seq=player.scene["seq"]))["type"] == "refused"
                log = len(await live.server.store.log(made["table"]))
                assert log - player.scene["moment"] <= 40 + player.scene["moment"]
                assert (await player.move())["type"] == "done"

    with_server(tmp_path, scenario, limits=Limits(undone_lines=40))
