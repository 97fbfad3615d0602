"""The same games on a Ray cluster: `make test-ray`, which installs Ray."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from arizona.engine.errors import ArizonaError
from arizona.lab.measure.tables import NAMES, write_tables
from arizona.lab.run.plan import make_plan
from arizona.lab.run.runner import run


def test_a_local_ray_of_several_processes_plays_the_same_games(tmp_path: Path) -> None:
    plan = make_plan("knight", seats=2, bots=["greedy", "random"], games=12)
    found: list[dict[str, bytes]] = []
    for name, cluster in (("cores", None), ("ray", "local")):
        folder = tmp_path / name
        results = run(plan, folder, 1, Console(quiet=True), cluster)
        write_tables(folder, plan, results.values())
        found.append(
            {
                table: (folder / f"{table}.parquet").read_bytes()
                for table in NAMES
                if table != "times"
            }
        )
    assert found[0] == found[1]


def test_an_address_without_a_cluster_is_reported(tmp_path: Path) -> None:
    plan = make_plan("knight", seats=2, bots=["random"], games=1)
    with pytest.raises(ArizonaError, match="no cluster answers there"):
        run(plan, tmp_path, 1, Console(quiet=True), "127.0.0.1:1")
