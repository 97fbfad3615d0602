"""Move previews: requested in one message, correct when the move is played, rejected when stale."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.harness import (
    HERE_AND_LINK,
    TWO_HERE,
    Guest,
    Json,
    Player,
    Running,
    changed,
    with_server,
)


def told(event: Json) -> Json:
    return {key: value for key, value in event.items() if key != "moment"}


async def ask(player: Player) -> Json:
    actions = [action["action"] for action in player.scene["actions"]]
    return await player.ask("preview", seq=player.scene["seq"], actions=actions)


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_previews_are_part_of_the_update(tmp_path: Path, game: str) -> None:
    async def scenario(live: Running) -> None:
        rng = random.Random(4)
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE, game=game)
            async with ana.sit_at(made["table"], made["keys"]) as player:
                for _ in range(40):
                    answer = await ask(player)
                    assert answer["type"] == "previews"
                    assert answer["seq"] == player.scene["seq"]
                    asked = [action["action"] for action in player.scene["actions"]]
                    assert [one["action"] for one in answer["previews"]] == asked
                    sure = rng.choice(answer["previews"])
                    known = len(player.log)
                    await player.move(sure["action"])
                    happened = [told(event) for event in player.log[known:]]
                    first = [told(event) for event in sure["events"]][: len(happened)]
                    assert happened[: len(first)] == first

    with_server(tmp_path, scenario)


def test_the_view_of_a_preview_is_the_one_that_comes(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE, options={"deal": "draft"})
            async with ana.sit_at(made["table"], made["keys"]) as player:
                for _ in range(4):
                    sure = (await ask(player))["previews"][-1]
                    assert sure["changes"] is not None
                    expected = changed(player.scene["view"], sure["changes"])
                    await player.move(sure["action"])
                    assert player.scene["view"] == expected
                    assert player.scene["scores"] == sure["scores"]
                    assert player.scene["to_move"] == sure["to_move"]

    with_server(tmp_path, scenario)


def test_previews_are_for_the_current_position_and_the_seat_to_move(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(HERE_AND_LINK, options={"deal": "draft"})
            async with (
                ana.sit_at(made["table"], made["keys"]) as first,
                ben.sit_at(made["table"]) as watcher,
            ):
                action = first.scene["actions"][0]["action"]
                position = first.scene["seq"]
                answer = await watcher.ask("preview", seq=position, actions=[action])
                assert answer["reason"] == "not-your-turn"
                answer = await first.ask("preview", seq=position, actions=[action, 1])
                assert answer["reason"] == "illegal"
                answer = await first.ask("preview", seq=position + 1, actions=[action])
                assert answer["reason"] == "stale"
                answer = await first.ask("preview", seq=position, actions=[action] * 201)
                assert answer["reason"] == "malformed"
                answer = await first.ask("preview", seq=position, actions=[action])
                assert answer["type"] == "previews"

    with_server(tmp_path, scenario)
