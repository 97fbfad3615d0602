"""`arizona tournament`: every format with bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arizona.cli.main import app
from arizona.engine.errors import ArizonaError
from arizona.people.tournaments.export import from_json

BOTS = ["--bot", "random", "--bot", "greedy", "--bot", "random", "--bot", "random"]


def run(*given: str) -> str:
    command = ["tournament", *given, *BOTS, "--workers", "1"]
    found = CliRunner().invoke(app, command, catch_exceptions=False)
    assert found.exit_code == 0
    return found.output


@pytest.mark.parametrize(
    ("game", "format"),
    [
        ("knight", "round-robin"),
        ("knight", "swiss"),
        ("rails", "pods"),
        ("knight", "arena"),
        ("knight", "knockout"),
        ("rails", "duplicate"),
    ],
)
def test_every_format_prints_rounds_and_standings(game: str, format: str, tmp_path: Path) -> None:
    rounds = [] if format in {"round-robin", "knockout"} else ["--rounds", "2"]
    saved = tmp_path / "t.json"
    out = run(game, "--format", format, *rounds, "--json", str(saved), "--trf", f"{saved}.trf")
    assert "Round 2" in out
    table = out[out.index("Place") :].splitlines()[1:5]
    assert {line.split()[1] for line in table} == {"random", "greedy"}
    assert table[0].split()[0] == "1"
    tournament = from_json(json.loads(saved.read_text("utf-8")))
    assert {one.id for one in tournament.entrants} == {
        "random",
        "greedy",
        "random #2",
        "random #3",
    }
    assert tournament.open_pairings() == []
    assert Path(f"{saved}.trf").read_text("utf-8").startswith("012 ")


def test_the_same_seed_plays_the_same_tournament() -> None:
    one, two = (run("knight", "--rounds", "2", "--seed", "again") for _ in range(2))
    assert one == two
    assert one != run("knight", "--rounds", "2", "--seed", "other")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["knight", "--format", "chess"], "--format chess"),
        (["knight", "--format", "pods"], "three or four"),
        (["rails", "--format", "swiss", "--seats", "3"], "tables of two"),
        (["knight", "--format", "duplicate", "--scoring", "luck"], "--scoring luck"),
        (["rails", "--format", "arena", "--seats", "9"], "does not allow"),
    ],
)
def test_impossible_arguments_are_explained(given: list[str], said: str) -> None:
    with pytest.raises(ArizonaError, match=said):
        CliRunner().invoke(app, ["tournament", *given, *BOTS], catch_exceptions=False)
