from __future__ import annotations

import hashlib
import itertools
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from arizona._form import compiled

if TYPE_CHECKING:
    from tests.services import Postgres, Valkey

HERE = Path(__file__).resolve().parent
PATIENCE = {"browser": 600, "docs": 800}
"""Timeouts in seconds by folder, if they differ from the 300 of pyproject.toml.

Each is many times what the slowest test takes, so only a test that hangs reaches it.
"""
ONCE = {
    "docs/test_examples.py::test_examples_run_as_shown": "compiled",
    "docs/test_examples.py::test_the_public_methods_have_examples": "plain",
    "docs/test_site.py": "plain",
    "docs/test_dependencies.py": "plain",
    "docs/test_figures.py": "plain",
    "docs/test_rules_pictures.py": "plain",
    "bots/test_trail.py::test_greedy_beats_random": "compiled",
    "bots/test_hints.py": "compiled",
    "bots/test_knight_tiles.py": "compiled",
    "bots/test_network.py": "compiled",
    "bots/test_other_packs.py": "compiled",
    "bots/test_search.py": "compiled",
    "engine/test_layers.py": "plain",
    "words/test_drafts.py": "plain",
    "envs/test_open_spiel.py": "compiled",
    "envs/test_planning.py": "compiled",
    "envs/test_properties.py::test_an_environment_repeats_its_game": "compiled",
    "envs/test_reproducible.py": "compiled",
    "envs/test_search.py::test_the_search_example_runs": "compiled",
    "envs/test_text.py": "compiled",
    "rails/test_bots.py::test_the_default_sheet_plays_as_it_should": "compiled",
    "examples": "compiled",
    "puzzles": "compiled",
    "review": "compiled",
    "lab": "compiled",
    "torture": "compiled",
    "truth": "compiled",
    "server/test_sharing.py": "compiled",
    "server/test_simulations.py": "compiled",
    "people": "plain",
    "printing": "plain",
    "words": "plain",
    "release": "plain",
    "server": "plain",
    "cluster": "plain",
    "terminal": "compiled",
}
"""Tests that `make test` runs in one form only: the compiled one if they play many games.

Code outside the compiled packages is identical in both forms, and so is the strength of bots, since
`golden/test_bots.py` compares their moves. The first matching prefix applies.
"""
BOTH = ("lab/test_ray.py", "lab/test_run.py", "server/test_bots.py", "server/test_games.py")
"""Exceptions to ``ONCE``: tests that cover the interface to the compiled modules."""

FRESH_SEEDS = os.environ.get("ARIZONA_SEEDS") == "fresh"
"""Whether to use a new random seed for each run.

By default tests are deterministic, so that a failure points to the last change. Use
`ARIZONA_SEEDS=fresh` to search for new problems.
"""

# The duration of an example depends more on the machine than on the code.
settings.register_profile(
    "arizona",
    deadline=None,
    derandomize=not FRESH_SEEDS,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("arizona")


@pytest.fixture(autouse=True)
def same_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed games that have no seed with the name of the test."""
    if FRESH_SEEDS:
        return
    numbers = itertools.count()

    def token_hex(size: int = 32) -> str:
        name = f"{request.node.nodeid} {next(numbers)}"
        return hashlib.sha256(name.encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr(secrets, "token_hex", token_hex)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Redirect the user's data folder to a temporary one."""
    folder = tmp_path / "home"
    monkeypatch.setenv("ARIZONA_HOME", str(folder))
    monkeypatch.setenv("ARIZONA_LANGUAGE", "en")
    return folder


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server shared by all tests of this process."""
    from tests.services import Postgres, started

    service = Postgres()
    with started(service):
        yield service


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    """A Valkey server shared by all tests of this process."""
    from tests.services import Valkey, started

    service = Valkey()
    with started(service):
        yield service


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Use one worker more than there are cores.

    Tests spend about a fifth of their time waiting: for servers, processes, clocks and browser
    frames.
    """
    if os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS"):
        return None
    ours = getattr(os, "sched_getaffinity", None)
    return 1 + (len(ours(0)) if ours else os.cpu_count() or 1)


def pytest_report_header() -> str:
    return f"arizona: {'compiled' if compiled() else 'plain'} form"


def pytest_sessionstart() -> None:
    wanted = os.environ.get("ARIZONA_FORM") or None
    if wanted is not None and (wanted == "compiled") != compiled():
        pytest.exit(f"these tests were to run in the {wanted} form and do not", returncode=3)


def form_of(path: Path, test: str = "") -> str | None:
    """Return the only form in which a test or all tests of a file run, or ``None``."""
    name = f"{path.relative_to(HERE).as_posix()}::{test}"
    if name.startswith(BOTH) or (not test and any(one.startswith(name) for one in ONCE)):
        return None
    return next((form for start, form in ONCE.items() if name.startswith(start)), None)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Do not import files without tests for this form: each worker imports all files."""
    wanted = os.environ.get("ARIZONA_FORM") or None
    if wanted is None or not collection_path.name.startswith("test_"):
        return None
    return form_of(collection_path) not in (None, wanted) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("ARIZONA_LONG") != "1":
        _leave_out(config, items, [one for one in items if one.get_closest_marker("long")])
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        if folder in PATIENCE and item.get_closest_marker("timeout") is None:
            longer = 3 if os.environ.get("ARIZONA_LONG") == "1" else 1
            item.add_marker(pytest.mark.timeout(longer * PATIENCE[folder]))
    wanted = os.environ.get("ARIZONA_FORM") or None
    if wanted is None:
        return
    gone = [one for one in items if form_of(one.path, one.name) not in (None, wanted)]
    _leave_out(config, items, gone)


def _leave_out(config: pytest.Config, items: list[pytest.Item], gone: list[pytest.Item]) -> None:
    config.hook.pytest_deselected(items=gone)
    left = set(gone)
    items[:] = [item for item in items if item not in left]
