"""The benchmarks: a failing one is reported without losing the rest, and comparisons are fair."""

from __future__ import annotations

import itertools
import random
import sys
from pathlib import Path
from types import ModuleType

import pytest
from bench import __main__ as runner
from bench import common, reference_programs
from bench.compare import FIGURES, Side, compare, interval

from tests.docs.page import ROOT


def part(monkeypatch: pytest.MonkeyPatch, name: str, work: object) -> None:
    module = ModuleType(f"bench.{name}")
    module.measure = work  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, f"bench.{name}", module)


def test_unavailable_measurements_are_named_and_the_rest_saved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(common, "LATEST", tmp_path / "latest.json")
    monkeypatch.setattr(runner, "compiled", lambda: True)
    monkeypatch.setattr(runner, "PARTS", ("page", "page_trail", "broken", "one"))
    old = {"machine": "an old one", "date": "2020-01-01"}
    common.write_latest("page", {"page.first_paint_ms": 1.0}, old)
    common.write_latest("one", {"one.rate": 1.0, "one.former": 1.0}, old)
    common.write_latest("removed", {"removed.rate": 1.0}, old)
    common.write_skipped("removed", "it was too slow")
    part(monkeypatch, "one", lambda: {"one.rate": 12345.678})
    part(monkeypatch, "broken", lambda: dict[str, int]()["nothing"])

    assert runner.main([]) == 1
    assert "not measured: page (no chromium on this machine)" in capsys.readouterr().err
    written = common.read_latest()
    assert written["not_measured"] == {
        "page": "no chromium on this machine",
        "page_trail": "no chromium on this machine",
        "broken": "failed: KeyError: 'nothing'",
    }
    assert set(written["figures"]) == {"one.rate", "page.first_paint_ms"}
    new = written["figures"]["one.rate"]
    assert new["value"] == 12350.0
    assert new["date"] == runner.machine()["date"] and "cores" in new["machine"]
    assert written["figures"]["page.first_paint_ms"]["date"] == "2020-01-01"

    part(monkeypatch, "broken", lambda: {"broken.rate": 2.0})
    assert runner.main(["broken"]) == 0
    assert "broken" not in common.read_latest()["not_measured"]
    assert runner.main(["nonsense"]) == 2


def test_every_recorded_figure_belongs_to_a_part_and_has_its_machine_and_date() -> None:
    figures = common.read_latest()["figures"]
    assert figures
    for name, one in figures.items():
        assert one["part"] in runner.PARTS, name
        assert one["machine"] and one["date"], name


def test_the_interval_holds_the_median_as_often_as_it_says() -> None:
    rng = random.Random(1)
    for count in (6, 15, 30):
        runs = [interval([rng.lognormvariate(0, 0.3) for _ in range(count)]) for _ in range(800)]
        held = sum(run.low <= 1 <= run.high for run in runs) / len(runs)
        assert 0.93 < held <= 1.0
    assert interval([3.0, 1.0, 2.0]) == (2.0, 1.0, 3.0)


TOY = """
from bench.common import best_rate

def spin(times):
    def work():
        for _ in range(times * {slow}):
            pass
        return times
    return best_rate(work)
"""
COMMON = "def best_rate(work, rounds=5):\n    raise NotImplementedError\n"


def test_two_checkouts_are_compared_sample_by_sample(tmp_path: Path) -> None:
    """A checkout that does three times the work is detected, and missing benchmarks are named."""
    sides = []
    for name, slow in (("new", 1), ("base", 3)):
        folder = tmp_path / name / "bench"
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "common.py").write_text(COMMON)
        (folder / "toy.py").write_text(TOY.format(slow=slow))
        figures = ["toy: spin(20000)", "toy: fly()"]
        sides.append(Side(folder.parent, Path(sys.executable), figures))
    new, base = sides
    assert [complaint.split(":")[0] for complaint in new.complaints] == ["ready", "NameError"]
    (ratio,) = compare(new, base, [0], rounds=6).values()
    new.close()
    base.close()
    assert 2 < ratio.median < 4.5
    assert ratio.low <= ratio.median <= ratio.high


def test_every_compared_figure_can_be_measured() -> None:
    """The patterns match the current benchmarks."""
    quick = [figure for figure in FIGURES.values() if figure.startswith(("knight", "engine"))]
    side = Side(ROOT, Path(sys.executable), quick[:1] + quick[-1:])
    side.close()
    assert side.complaints == ["ready", "ready"]


def test_comparison_with_a_program_reports_pairs_and_bests(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rates = iter([30.0, 10.0, 20.0])
    race = reference_programs.Race("a game", lambda: next(rates), "knight", ("--games", "7"))
    monkeypatch.setattr(reference_programs, "RACES", (race, race._replace(program="rails")))
    seconds = itertools.count()  # the program has the processor for half of the time
    monkeypatch.setattr(
        reference_programs,
        "clocks",
        lambda: reference_programs.Clocks(2.0 * (now := next(seconds)), float(now)),
    )
    program = tmp_path / "knight"
    program.write_text('#!/bin/sh\necho "games $2"\necho "decisions_per_second  100"\n')
    program.chmod(0o755)
    assert reference_programs.main([str(tmp_path), "--rounds", "3"]) == 0
    output = " ".join(capsys.readouterr().out.split())
    assert output == "a game × 0.100 0.050 to 0.150 best by best 0.150"


def test_a_program_without_a_rate_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no program named knight or rails"):
        reference_programs.main([str(tmp_path)])
    program = tmp_path / "rails"
    program.write_text("#!/bin/sh\nexit 3\n")
    program.chmod(0o755)
    with pytest.raises(SystemExit, match=r"rails: no decisions_per_second \(exit 3\)"):
        reference_programs.theirs(program, ())
