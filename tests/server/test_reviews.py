"""Reviews on a server: computed in parts, saved, resumed and rendered."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import arizona
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.server.services.bots.worker import JobRunner
from arizona.server.services.reviews import reviews
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import WHOLE
from arizona.server.tables.bot_requests import NOBODY, Answer, BotError, BotRequester, Job
from tests.server.harness import Guest, Running, with_server


class Here:
    """Bots that run in this process. The first parts can be made to fail."""

    def __init__(self, failing: int = 0) -> None:
        self.job_runner = JobRunner()
        self.free = asyncio.Lock()
        """Allows one computation at a time, like a bot process."""
        self.failing = failing
        self.parts = 0

    async def ask(self, job: Job, asker: BotRequester = NOBODY) -> Answer:
        if job.numbers:
            self.parts += 1
            if self.failing and self.parts > self.failing:
                raise BotError("no bot process answered")
        async with self.free:
            answer = await asyncio.to_thread(self.job_runner.answer, job)
        if answer.error:
            raise BotError(answer.error)
        return answer


def record(game: str = "rails") -> str:
    """Return a short random game that ends with a resignation."""
    match = Match(arizona.get_game(game).setup(2), seed="review", names=["Ana", "Ben"])
    match.settle()
    rng = Rng("review")
    for _ in range(7):
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    match.remark(1, "resigns")
    return match.record().dumps()


async def kept_parts(live: Running, id: str) -> list[Any]:
    store = live.server.store
    assert isinstance(store, SqliteStore)
    return await store._rows("SELECT part FROM reviews WHERE table_id=?", (id,))


async def imported(guest: Guest, text: str) -> str:
    made = await guest.post("/api/tables/import", {"record": text})
    return str(made["table"])


async def ready(guest: Guest, id: str) -> dict[str, Any]:
    for _ in range(2400):
        answer = await guest.get(f"/api/tables/{id}/review")
        if answer["status"] in ("ready", "failed"):
            return answer
        await asyncio.sleep(0.05)
    raise AssertionError("the review is never ready")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PLAIN_EFFORT", 0.01)
    monkeypatch.setattr(reviews, "DECISIONS_PER_JOB", 2)


def test_a_review_is_computed_stored_and_sent(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        here = Here()
        live.server.rooms.services.extras = here
        async with Guest(live.url) as guest:
            id = await imported(guest, record())
            assert (await guest.get(f"/api/tables/{id}/review"))["status"] == "none"
            begun = await guest.post(f"/api/tables/{id}/review", {})
            assert begun["status"] == "working"
            answer = await ready(guest, id)
            review = answer["review"]
            assert review["game"] == "rails" and review["moves"] > 7
            free = [one for one in review["decisions"] if one["grade"] != "forced"]
            assert len(review["points"]) == len(free) + 1
            assert review["points"][-1]["values"] == [1.0, 0.0]
            sums = [sum(point["values"]) for point in review["points"]]
            assert sums == pytest.approx([1.0] * len(sums), abs=0.01)
            parts = here.parts
            assert parts == -(-len(free) // reviews.DECISIONS_PER_JOB)
            again = await guest.post(f"/api/tables/{id}/review", {})
            assert again["status"] == "ready" and here.parts == parts
            rows = await kept_parts(live, id)
            assert rows == [(WHOLE,)]
            for shape in ("wide", "square"):
                plate = await guest.http.get(f"/api/tables/{id}/review.svg?shape={shape}&names=0")
                assert plate.status_code == 200
                assert "Ana" not in plate.text and plate.text.endswith("</svg>")
            named = await guest.http.get(f"/api/tables/{id}/review.svg?language=es")
            assert "Ana" in named.text and "precisión" in named.text

    with_server(tmp_path, scenario)


def test_a_turning_point_is_stepped_through_and_saved_as_a_puzzle(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        live.server.rooms.services.extras = Here()
        async with Guest(live.url) as guest:
            id = await imported(guest, record())
            await guest.post(f"/api/tables/{id}/review", {})
            review = (await ready(guest, id))["review"]
            room = await live.server.rooms.get(id)
            for turning in review["moments"]:
                number = turning["decision"]
                moment = review["decisions"][number]["moment"]
                result = await guest.get(f"/api/tables/{id}/review/lines/{number}")
                for which in ("line", "instead"):
                    steps, way = turning[which], result[which]
                    assert [one["move"] for one in way] == [step["text"] for step in steps]
                    assert [one["moment"] for one in way] == [
                        moment + at for at in range(1, len(way) + 1)
                    ]
                    state = room.state.playable().state_at(moment)
                    for step, one in zip(steps, way, strict=True):
                        state.apply(step["action"])
                        assert one["scene"]["scores"] == state.scores()
                        assert one["scene"]["view"]
            free = next(
                number for number, one in enumerate(review["decisions"]) if one["grade"] != "forced"
            )
            saved = await guest.post(f"/api/tables/{id}/review/keep", {"decision": free})
            card = saved["card"]
            assert (card["table"], card["kind"]) == (id, "estimated")
            page = await guest.get(f"/api/puzzles/rails/{card['id']}")
            decision = review["decisions"][free]
            best = decision["better"] or decision["played"]
            assert page["scene"]["moment"] == 0 and page["seat"] == decision["seat"]
            body = {"moves": [], "action": best["action"]}
            solved = await guest.post(f"/api/puzzles/rails/{card['id']}/play", body, 200)
            known = [move["action"] for move in solved["answer"]["first"]]
            assert solved["solved"] and best["action"] in known
            for shape in ("wide", "square"):
                at = f"/api/puzzles/rails/{card['id']}/picture.svg?shape={shape}&language=es"
                plate = await guest.http.get(at)
                assert plate.status_code == 200 and "Encuentra" in plate.text
            missing = await guest.http.get(f"/api/tables/{id}/review/lines/9999")
            assert missing.status_code == 404
            async with Guest(live.url) as other:
                answer = await other.http.get(f"/api/puzzles/rails/{card['id']}")
                assert answer.status_code == 404

    with_server(tmp_path, scenario)


def test_an_interrupted_review_is_resumed(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        live.server.rooms.services.extras = Here(failing=3)
        async with Guest(live.url) as guest:
            id = await imported(guest, record())
            await guest.post(f"/api/tables/{id}/review", {})
            assert (await ready(guest, id))["status"] == "failed"
            rows = await kept_parts(live, id)
            saved = len(rows)
            assert saved >= 1
            here = Here()
            live.server.rooms.services.extras = here
            await guest.post(f"/api/tables/{id}/review", {})
            answer = await ready(guest, id)
            assert answer["status"] == "ready"
            free = [one for one in answer["review"]["decisions"] if one["grade"] != "forced"]
            assert here.parts == -(-len(free) // reviews.DECISIONS_PER_JOB) - saved

    with_server(tmp_path, scenario)


def test_a_running_game_is_not_reviewed(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            made = await guest.create([{"kind": "here"}, {"kind": "here"}])
            answer = await guest.http.post(f"/api/tables/{made['table']}/review")
            assert answer.status_code == 403
            assert "not over" in answer.json()["detail"]

    with_server(tmp_path, scenario)
