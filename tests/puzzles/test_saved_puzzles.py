"""Positions from games saved as puzzles: proven, known exactly, or marked as estimates."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.puzzles.best_move import UNKNOWN
from arizona.puzzles.from_review import of_moment
from arizona.puzzles.puzzle import Puzzle, PuzzleSet, header_of, own_sets, place_of, puzzle_set
from arizona.puzzles.solving import Attempt, setup_of
from arizona.server.offline.offline_server import OfflineServer
from arizona.server.protocol.puzzles import BringPuzzles
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.puzzles.collection import SavedPuzzle, named, read
from tests.puzzles.test_puzzle_service import ask, with_server
from tests.puzzles.test_sets import quickest, shipped


def match_of(game: str, puzzle: Puzzle) -> Match:
    """Return the game of a puzzle, played up to its position."""
    match = Match(setup_of(shipped(game).header, puzzle), seed=0)
    for action in puzzle.moves:
        match.push(action)
    return match


def attempt_of(game: str, puzzle: Puzzle) -> Attempt:
    return Attempt(header_of(game), puzzle)


@pytest.mark.parametrize("game", ["knight", "trail"])
def test_what_can_be_proved_is_proved(game: str) -> None:
    puzzle = quickest(game)[0]
    made = of_moment(match_of(game, puzzle), [], 0.0)
    assert made.kind == ""
    assert (made.best, made.line, made.values) == (puzzle.best, puzzle.line, puzzle.values)
    assert made.rating == puzzle.rating and made.themes == puzzle.themes


def test_what_is_known_exactly_says_so_and_takes_any_of_the_best() -> None:
    puzzle = quickest("knight")[0]
    match = match_of("knight", puzzle)
    match.push(next(action for action, lead in puzzle.values[0] if lead <= 0))
    made = of_moment(match, [], 0.0)
    if made.kind == "":
        pytest.skip("the answer happens to win by force")
    assert made.kind == "exact"
    values = dict(made.values[0])
    assert set(values) == set(match.state.legal())
    attempt = attempt_of("knight", made)
    for action, value in values.items():
        verdict = attempt.judge(action)
        assert verdict.right == verdict.solved == (value == max(values.values()))
        assert (verdict.explanation is None) == verdict.right
    assert attempt.goal().id == "puzzle-saved-goal" and attempt.about().id == "puzzle-saved-exact"


def test_what_a_search_found_is_called_an_estimate() -> None:
    match = match_of("rails", quickest("rails")[0])
    while match.mover < 0 or len(match.state.legal()) < 3:
        legal = match.state.legal()
        match.push(legal[Rng(1).below(len(legal))])
    best, played, other = match.state.legal()[:3]
    made = of_moment(match, [(best, 3.44), (played, 1.61)], 0.72)
    assert made.kind == "estimated" and made.line == [best]
    attempt = attempt_of("rails", made)
    about = attempt.about()
    assert about.args == {"gain": "1.8", "margin": "0.7", "compared": 1}
    assert attempt.judge(best).solved and attempt.judge(best).explanation is None
    assert attempt.judge(played).explanation.args == {"loss": "1.8"}  # type: ignore[union-attr]
    unknown = attempt.judge(other)
    assert not unknown.right and unknown.value == UNKNOWN
    assert unknown.explanation is not None and unknown.explanation.id == "puzzle-saved-other"
    attempt.push(played)
    assert not attempt.own and not attempt.solved and attempt.answer() is None


def kept_knight() -> SavedPuzzle:
    puzzle = quickest("knight")[0]
    return SavedPuzzle(
        header=shipped("knight").header, puzzle=named(puzzle), table="table", moment=3
    )


def test_a_collection_is_saved_solved_imported_and_deleted() -> None:
    saved = kept_knight()
    id = saved.puzzle.id
    at = f"/api/puzzles/knight/{id}"

    async def scenario(server: OfflineServer) -> None:
        response = await server.puzzles.save("here", saved)
        assert read(response.data) == saved
        cards = (await ask(server, "GET", "/api/puzzles/kept"))["cards"]
        assert [(card["id"], card["table"], card["moment"]) for card in cards] == [(id, "table", 3)]
        page = await ask(server, "GET", at)
        assert page["hint"] == 0 and page["day"] == ""
        wrong = next(action for action, lead in saved.puzzle.values[0] if lead <= 0)
        missed = await ask(server, "POST", f"{at}/play", {"moves": [], "action": wrong})
        assert not missed["right"] and not missed["first"] and missed["change"] == 0
        moves: list[int] = []
        while len(moves) < len(saved.puzzle.line):
            body = {"moves": moves, "action": saved.puzzle.line[len(moves)]}
            told_move = await ask(server, "POST", f"{at}/play", body)
            moves += [step["action"] for step in told_move["steps"]]
        assert told_move["solved"] and told_move["me"]["rating"] == 1500
        values = await ask(server, "POST", f"{at}/values", {"moves": []})
        assert values["moves"][0]["value"] == saved.puzzle.best
        gone = await ask(server, "DELETE", at)
        assert gone["cards"] == []

    with_server(scenario)

    async def elsewhere(server: OfflineServer) -> None:
        body = {"solved": [], "days": [], "kept": [saved.data(), saved.data(), "nonsense"]}
        await ask(server, "POST", "/api/puzzles/bring", body)
        assert len((await ask(server, "GET", "/api/puzzles/kept"))["cards"]) == 1

    with_server(elsewhere)


def test_a_refused_position_is_not_saved() -> None:
    saved = kept_knight()
    asked: list[tuple[str, str, int]] = []

    async def check(guest: str, game: str, seats: int, actions: list[int]) -> None:
        assert actions == saved.puzzle.moves
        asked.append((guest, game, seats))
        raise Refusal("fair-play", "no")

    async def scenario(server: OfflineServer) -> None:
        brought = BringPuzzles(solved=[], days=[], kept=[saved.data()])
        with pytest.raises(Refusal):
            await server.puzzles.import_progress("here", brought, check=check)
        assert asked == [("here", "knight", 2)]
        assert await server.puzzles.collection.all("here") == []

    with_server(scenario)


def test_inconsistent_saved_puzzles_are_not_imported() -> None:
    saved = kept_knight()
    replace = msgspec.structs.replace
    puzzle = saved.puzzle
    for broken in (
        replace(saved, puzzle=replace(puzzle, id="k00000000")),
        replace(saved, puzzle=replace(puzzle, moves=puzzle.moves[:-1])),
        replace(saved, puzzle=replace(puzzle, line=[9999, *puzzle.line[1:]])),
        replace(saved, puzzle=replace(puzzle, values=puzzle.values[:1])),
        replace(saved, header=replace(saved.header, rules=99)),
        replace(saved, header=replace(saved.header, game="nothing")),
    ):
        assert read(broken.data()) is None, broken
    assert read(json.dumps({"header": {}})) is None


def test_values_need_a_try_first() -> None:
    id = quickest("knight")[0].id

    async def scenario(server: OfflineServer) -> None:
        with pytest.raises(AssertionError, match="first try"):
            await ask(server, "POST", f"/api/puzzles/knight/{id}/values", {"moves": []})
        await ask(server, "POST", f"/api/puzzles/knight/{id}/give-up")
        response = await ask(server, "POST", f"/api/puzzles/knight/{id}/values", {"moves": []})
        values = [move["value"] for move in response["moves"]]
        assert values == sorted(values, reverse=True) and values[0] > 0 >= values[1]
        off = [response["moves"][-1]["action"]]
        then = await ask(server, "POST", f"/api/puzzles/knight/{id}/values", {"moves": off})
        assert then["moves"] == []  # it is the opponent's jump

    with_server(scenario)


@pytest.mark.parametrize("folder", ["own", "along"])
def test_sets_of_other_packs_are_offered(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A user's pack, or one that came with the game, as in the offline version."""
    folders = (tmp_path / "own", tmp_path / "along")
    monkeypatch.setattr("arizona.puzzles.puzzle.set_folders", lambda _: folders)
    path = tmp_path / folder / "mine.jsonl"
    path.parent.mkdir(parents=True)
    found = puzzle_set("knight")
    assert found is not None and own_sets("knight") == {}
    puzzle = msgspec.structs.replace(quickest("knight")[0], origin="mine/1/1")
    extra = PuzzleSet(found.header, [puzzle])
    lines = [msgspec.json.encode(extra.header), *map(msgspec.json.encode, extra.puzzles)]
    path.write_bytes(b"\n".join(lines) + b"\n")
    assert list(own_sets("knight")) == ["mine"]
    assert place_of("knight", "mine") == path

    async def scenario(server: OfflineServer) -> None:
        games = (await ask(server, "GET", "/api/puzzles"))["games"]
        assert games[0]["own"] == {"mine": 1}
        response = await ask(server, "GET", "/api/puzzles/knight?own=mine")
        assert [card["id"] for card in response["cards"]] == [puzzle.id] and response["themes"]

    with_server(scenario)
    path.write_bytes(b"nonsense\n")
    assert own_sets("knight") == {}
