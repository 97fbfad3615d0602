"""`arizona daily verify`: the published seed and the games of a day."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

from typer.testing import CliRunner

import arizona
from arizona.cli.main import app
from arizona.engine.match import Match
from arizona.people import daily

DAY = date(2026, 11, 18)
SECRET = bytes(range(32))


def saved_day(folder: Path, seed: str) -> str:
    path = folder / "day.json"
    commitment = daily.commit(SECRET, DAY).digest
    path.write_text(json.dumps({"day": DAY.isoformat(), "commitment": commitment, "seed": seed}))
    return str(path)


def saved_game(folder: Path, name: str, deal: str) -> str:
    match = Match(arizona.get_game("rails").setup(2), deal=deal)
    match.settle()
    while len(match.moves) < 60:
        match.play(match.state.legal()[0])
    path = folder / name
    match.record().save(str(path))
    return str(path)


def test_a_day_and_its_games_are_verified(tmp_path: Path) -> None:
    seed = daily.day_seed(SECRET, DAY)
    own = saved_game(tmp_path, "own.json", daily.game_seed(seed, "rails"))
    other = saved_game(tmp_path, "other.json", "another deal")
    run = CliRunner()
    found = run.invoke(app, ["daily", "verify", saved_day(tmp_path, seed), own])
    assert (found.exit_code, found.output.count("\n")) == (0, 2), found.output
    assert "own.json: all dice" in found.output
    found = run.invoke(app, ["daily", "verify", saved_day(tmp_path, seed), own, other])
    assert found.exit_code == 1 and "other.json: move " in found.output
    found = run.invoke(app, ["daily", "verify", saved_day(tmp_path, "0" * 64)])
    assert found.exit_code == 1 and "does not match" in found.output
    assert run.invoke(app, ["daily", "verify", saved_day(tmp_path, "")]).exit_code == 2
    assert run.invoke(app, ["daily", "verify", own]).exit_code == 2
