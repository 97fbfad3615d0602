"""Figures in the docs: measured with the current benchmarks, and none is missing in the table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import figures

import arizona

ONLY_COMMANDS = {("add-a-game.md", "calibration"), ("dependencies.md", "peer")}
"""Pages that mention a benchmark without a figure."""


def test_every_figure_was_measured_with_the_current_benchmark() -> None:
    assert figures.recorded()
    assert figures.outdated() == [], "measure again; see tools/figures.py"


def test_every_page_with_figures_is_in_the_table() -> None:
    listed = {(one.page, one.benchmark) for one in figures.recorded()}
    assert listed == figures.mentioned() - ONLY_COMMANDS


def test_a_changed_benchmark_makes_its_figures_outdated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bench").mkdir()
    benchmark = tmp_path / "bench" / "speed.py"
    table = tmp_path / "performance.md"
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    monkeypatch.setattr(figures, "TABLE", table)
    benchmark.write_text('"""Measures speed."""\nGAMES = 3\n')
    row = "| [bots.md](bots.md) | `speed` | `{}` | two cores | May 1, 2026 |\n"
    table.write_text(row.format(figures.version_of("speed")))
    assert figures.outdated() == []
    benchmark.write_text('"""Measures the speed."""\n# A comment.\nGAMES = 3\n')
    assert figures.outdated() == [], "comments do not change what is measured"
    benchmark.write_text('"""Measures speed."""\nGAMES = 4\n')
    assert [one.page for one in figures.outdated()] == ["bots.md"]
    figures.accept("speed", renamed=True)
    assert figures.outdated() == [] and "May 1" in table.read_text()
    figures.accept("speed")
    assert figures.outdated() == [] and "May 1" not in table.read_text()


def test_the_balance_page_says_which_versions_its_games_were_played_with() -> None:
    folder = figures.DOCS / "balance"
    row = re.compile(
        r"^\| (\w+) \| (\d+) \| `(\w+)` \| [^|]+ \| \w+ \d+, \d{4} \| (the same|older) \|$",
        re.MULTILINE,
    )
    stated = {
        (game.lower(), int(rules), digest): word
        for game, rules, digest, word in row.findall((folder / "competent.md").read_text("utf-8"))
    }
    played = {
        (str(one["game"]), int(one["rules"]), str(one["digest"]))
        for one in (json.loads(path.read_text("utf-8")) for path in folder.glob("*.json"))
    }
    assert set(stated) == played
    for (name, rules, digest), word in stated.items():
        game = arizona.get_game(name)
        now = (game.rules_version, game.setup().content.digest)
        assert word == ("the same" if now == (rules, digest) else "older"), name
