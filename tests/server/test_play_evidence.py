"""Moderators' comparison of a reported game with the strongest play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from arizona.review.model import Decision, Explanation, Grade, Review, ReviewMove
from arizona.server.services.people.play_evidence import seat_play
from arizona.server.services.reviews import reviews
from arizona.server.store.store import LogLine
from tests.server.harness import Guest, Running, with_server
from tests.server.test_moderation import reported
from tests.server.test_reviews import Here

NOTHING = Explanation("")


def decision(
    moment: int, seat: int, grade: Grade, *, loss: float = 0.0, margin: float = 0.0, exact: bool
) -> Decision:
    played = ReviewMove(0, "", NOTHING, [], 0.0)
    return Decision(
        moment=moment,
        seat=seat,
        where=NOTHING,
        grade=grade,
        exact=None if grade == "forced" else exact,
        loss=loss,
        margin=margin,
        risk=0.0 if grade == "forced" else 3.0,
        played=played,
    )


def review(decisions: list[Decision], *, exact: bool) -> Review:
    return Review(
        game="knight",
        rules=1,
        version=1,
        moves=len(decisions),
        curve="lead",
        exact=exact,
        error=0.0,
        luck=False,
        notes=[],
        points=[],
        decisions=decisions,
        moments=[],
        accounts=[],
    )


def test_agreement_counts_decisions_that_mattered() -> None:
    found = review(
        [
            decision(1, 0, "best", exact=True),
            decision(2, 1, "blunder", loss=4.0, exact=True),
            decision(3, 0, "best", exact=True),
            decision(4, 0, "forced", exact=True),
            decision(5, 0, "best", exact=False, margin=1.0),  # the setup of an exact review
        ],
        exact=True,
    )
    log = [LogLine(number, "1 a", 4000 * number) for number in range(6)]
    first = seat_play(found, log, 0, "Ana", bot=False)
    assert (first.decisions, first.agreed, first.high) == (2, 100, 100)
    assert first.low < 60, "two decisions say little"
    assert (first.median, first.fastest, first.slowest) == (4.0, 4.0, 4.0)
    second = seat_play(found, log, 1, "Ben", bot=False)
    assert (second.decisions, second.agreed, second.low) == (1, 0, 0)


def test_the_margin_of_an_estimate_widens_the_interval() -> None:
    clear = [decision(n, 0, "slip", loss=2.0, margin=0.5, exact=False) for n in range(1, 9)]
    open_ = [decision(n, 0, "good", loss=1.0, margin=2.0, exact=False) for n in range(1, 9)]
    log: list[LogLine] = []
    sure = seat_play(review(clear, exact=False), log, 0, "Ana", bot=False)
    unsure = seat_play(review(open_, exact=False), log, 0, "Ana", bot=False)
    assert sure.agreed == unsure.agreed == 0
    assert sure.high < 40 and unsure.high == 100


def test_a_finished_game_is_compared_on_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "PLAIN_EFFORT", 0.01)

    async def scenario(live: Running) -> None:
        here = Here()
        live.server.rooms.services.extras = here
        async with reported(live) as case:
            play = f"{case.path}/play"
            assert (await case.ines.get(play))["status"] == "running"
            assert (await case.ines.post(play, {}, 200))["status"] == "running"
            async with case.ana.sit_at(case.table) as one, case.ben.sit_at(case.table) as two:
                for _ in range(4):
                    mover = (one, two)[one.scene["to_move"]]
                    seq = (await mover.move())["seq"]
                    for player in (one, two):
                        while player.scene["seq"] < seq:
                            await player.receive()
                assert (await one.ask("resign", seat=0))["type"] == "done"
            assert (await case.ines.get(play))["status"] == "none"
            assert here.parts == 0, "nothing is computed before a moderator asks"
            assert (await case.ines.post(play, {}, 200))["status"] == "working"
            found = await ready(case.ines, play)
            assert found["status"] == "ready"
            assert [seat["seat"] for seat in found["seats"]] == [0, 1]
            assert all(0 <= one["low"] <= one["high"] <= 100 for one in found["seats"])
            parts = here.parts
            assert (await case.ines.post(play, {}, 200))["status"] == "ready"
            assert here.parts == parts, "computed once"

    with_server(tmp_path, scenario)


async def ready(moderator: Guest, path: str) -> dict[str, Any]:
    for _ in range(2400):
        found: dict[str, Any] = await moderator.get(path)
        if found["status"] in ("ready", "failed"):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("the comparison is never ready")
