"""Comparison of two runs: real differences are reported, random ones are not."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replace_field
from rich.console import Console

from arizona.engine.content import builtin_folder
from arizona.engine.errors import ArizonaError
from arizona.lab.measure.evidence import STRONG
from arizona.lab.measure.tables import Tables, make_tables, read_tables
from arizona.lab.report.compare import compare, comparison_lines
from arizona.lab.run.plan import Plan, make_plan
from arizona.lab.run.runner import run
from arizona.messages import Phrases
from tests.lab.test_report import game
from tests.terminal.command import Command

PHRASES = Phrases()


def made(winner: int, taken: int, games: int = 300, seed: str = "lab") -> Tables:
    """Return games with this winning score in which Mesa is taken once in ``taken`` games."""
    plan = make_plan("knight", seats=2, bots=["greedy"], games=games, seed=seed)
    return make_tables(
        plan,
        [
            game(
                number,
                [winner + number % 5, 10] if number % 2 else [10, winner + number % 5],
                {"Mesa": [number % 2] if number % taken == 0 else []},
            )
            for number in range(games)
        ],
    )


def test_a_change_is_reported_with_its_interval() -> None:
    found = compare(made(20, 1), made(23, 2, seed="other"), PHRASES)
    assert found.paired == 0
    by_name = {(change.group, change.name): change for change in found.changes}
    score = by_name["course", "Winning score"]
    assert score.difference.value == 3
    assert score.difference.low is not None
    assert score.difference.low > 2.5
    assert score.strength == STRONG
    tile = by_name["taken", "Tile Mesa"]
    assert (tile.one, tile.two, tile.strength) == (1, 0.5, STRONG)
    lines = comparison_lines(found, PHRASES)
    assert any("Winning score: 22.0 → 25.0, +3.0 (" in line for line in lines)
    assert any("Tile Mesa: 100.0% → 50.0%, −50.0 points" in line for line in lines)


def test_the_same_games_show_no_change() -> None:
    found = compare(made(20, 2), made(20, 2), PHRASES)
    assert {change.strength for change in found.changes} == {""}
    assert comparison_lines(found, PHRASES)[0] == "Both runs have the same setup."


def test_used_spaces_are_not_compared_as_figures() -> None:
    used = [{"place:A1": 1, "rounds": 3}, {"place:B2": 1, "rounds": 4}]
    plan = make_plan("knight", seats=2, bots=["greedy"], games=4)
    games = [replace_field(game(number, [20, 10], {}), figures=used) for number in range(4)]
    found = compare(make_tables(plan, games), make_tables(plan, games), PHRASES)
    assert [change.name for change in found.changes if change.group == "figure"] == ["Rounds"]


def with_plan(tables: Tables, **changed: Any) -> Plan:
    return replace_field(tables.plan, **changed)


def test_runs_that_cannot_be_compared_are_refused() -> None:
    one = made(20, 2, games=4)
    with pytest.raises(ArizonaError, match="knight and rails"):
        compare(one, replace(one, plan=with_plan(one, game="rails")), PHRASES)
    with pytest.raises(ArizonaError, match="2 and 3 seats"):
        compare(one, replace(one, plan=with_plan(one, seats=3)), PHRASES)


def test_the_command_names_what_was_set_up_differently(arizona: Command, tmp_path: Path) -> None:
    for name, games in (("one", 2), ("two", 1)):
        plan = make_plan("knight", seats=2, bots=["random"], games=4, options={"games": games})
        run(plan, tmp_path / name, 1, Console(quiet=True))
    paths = [str(tmp_path / name) for name in ("one", "two")]
    done = arizona("lab", "compare", *paths)
    assert done.out.startswith("options: Games: Two → Games: One\n")
    data = json.loads(arizona("lab", "compare", *paths, "--json").out)
    decisions = next(one for one in data["changes"] if one["name"] == "Decisions")
    assert decisions["difference"]["high"] < 0


def test_bots_that_do_not_react_to_a_change_are_named(tmp_path: Path) -> None:
    """Random bots make the same moves whatever a card is worth."""
    pack = tmp_path / "dear"
    shutil.copytree(builtin_folder("rails") / "default", pack)
    for path in pack.glob("*.toml"):
        text = path.read_text("utf-8").replace('name = "default"', 'name = "dear"')
        path.write_text(text.replace("points = 5\n", "points = 25\n"), "utf-8")
    tables: list[Tables] = []
    for content in ("default", str(pack)):
        plan = make_plan("rails", seats=2, bots=["random"], games=3, seed="x", content=content)
        run(plan, tmp_path / f"run{len(tables)}", 1, Console(quiet=True))
        tables.append(read_tables(tmp_path / f"run{len(tables)}"))
    found = compare(tables[0], tables[1], PHRASES)
    assert found.unchanged == 3
    assert PHRASES.text("lab-compare-unchanged", count=3) in comparison_lines(found, PHRASES)
    again = compare(tables[0], tables[0], PHRASES)
    lines = comparison_lines(again, PHRASES)
    assert again.unchanged == 3 and not [line for line in lines if "react" in line]
