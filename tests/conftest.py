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
PATIENCE = {"browser": 600}
"""Seconds after which a test of these folders hangs, where it is not the 300 of pyproject.toml.
Every limit is many times what the slowest test takes: only what never ends should meet it."""
ONCE = {
    "docs/test_examples.py::test_examples_run_as_shown": "compiled",
    "docs/test_examples.py::test_the_public_methods_have_examples": "plain",
    "docs/test_site.py": "plain",
    "docs/test_dependencies.py": "plain",
    "docs/test_rules_pictures.py": "plain",
    "bots/test_trail.py::test_greedy_beats_random": "compiled",
    "engine/test_layers.py": "plain",
    "envs/test_open_spiel.py::test_random_simulations": "compiled",
    "envs/test_planning.py": "compiled",
    "rails/test_bots.py::test_the_default_sheet_plays_as_it_should": "compiled",
    "trail/test_hints.py::test_hints_name_causes_that_the_events_bear_out": "compiled",
    "examples": "compiled",
    "puzzles": "compiled",
    "review": "compiled",
    "lab": "compiled",
    "torture": "compiled",
    "people": "plain",
    "printing": "plain",
    "words": "plain",
    "release": "plain",
    "server": "plain",
    "cluster": "plain",
    "terminal": "compiled",
}
"""What lies above the compiled rooms is the same in both forms, and so is how strong a bot is, as
`golden/test_bots.py` holds its moves alike. `make test` runs these in one form: the compiled one
where many games are played. The first that fits counts."""
BOTH = ("lab/test_ray.py", "lab/test_run.py", "server/test_bots.py", "server/test_games.py")
"""But here is where it meets them, and where the compiled modules of the table are tried."""

FRESH_LUCK = os.environ.get("ARIZONA_LUCK") == "fresh"
"""By default luck is the same every day: a red test then tells of the change before it. Whoever
looks for what nobody thought of asks for fresh luck."""

# How long an example takes says more about the machine than about the code.
settings.register_profile(
    "arizona",
    deadline=None,
    derandomize=not FRESH_LUCK,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("arizona")


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games without a seed have the luck of their test."""
    if FRESH_LUCK:
        return
    numbers = itertools.count()

    def token_hex(size: int = 32) -> str:
        name = f"{request.node.nodeid} {next(numbers)}"
        return hashlib.sha256(name.encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr(secrets, "token_hex", token_hex)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's real folder is touched."""
    folder = tmp_path / "home"
    monkeypatch.setenv("ARIZONA_HOME", str(folder))
    monkeypatch.setenv("ARIZONA_LANGUAGE", "en")
    return folder


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process that want one."""
    from tests.services import Postgres, started

    service = Postgres()
    with started(service):
        yield service


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    """A Valkey for all tests of this process that want one."""
    from tests.services import Valkey, started

    service = Valkey()
    with started(service):
        yield service


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """One worker more than there are cores.

    A fifth of the time a test waits: for a server to start, a process, a clock, a browser's frame.
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


def form_of(item: pytest.Item) -> str | None:
    """The only form in which a test is run, if there is one."""
    name = f"{item.path.relative_to(HERE).as_posix()}::{item.name}"
    if name.startswith(BOTH):
        return None
    return next((form for start, form in ONCE.items() if name.startswith(start)), None)


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
    _leave_out(config, items, [one for one in items if form_of(one) not in (None, wanted)])


def _leave_out(config: pytest.Config, items: list[pytest.Item], gone: list[pytest.Item]) -> None:
    config.hook.pytest_deselected(items=gone)
    left = set(gone)
    items[:] = [item for item in items if item not in left]
