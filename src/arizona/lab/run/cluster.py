"""Plays the games of a run on a Ray cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from arizona.engine.errors import ArizonaError
from arizona.engine.message import ValidationMessage
from arizona.engine.text import parse_integer
from arizona.lab.errors import missing_package
from arizona.lab.run.plan import Plan
from arizona.lab.run.play import play_game
from arizona.lab.run.result import Result

LOCAL = "local"
"""Starts a local Ray instance instead of joining a cluster."""


def on_ray(plan: Plan, missing: list[int], address: str, records: Path | None) -> Iterator[Result]:
    """Play games on a cluster.

    All machines need the same version of Arizona, and the packs and bot files at the paths in the
    plan. Workers return complete results, and only this process writes the journal. Records are
    written by the workers, so their folder must be shared by all machines.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise missing_package("--ray", "ray", "cluster") from None
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    _look_for(address)
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        ray.init(address=None if address == LOCAL else address, include_dashboard=False, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _unreachable(address, str(error)) from None
    try:
        job = ray.remote(_play)
        given = ray.put(plan)
        folder = records and records.absolute()
        numbers = iter(missing)
        ahead = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way = [job.remote(given, number, folder) for number in islice(numbers, ahead)]
        while under_way:
            ready, under_way = ray.wait(under_way, num_returns=1)
            try:
                yield ray.get(ready[0])
            except ray.exceptions.RayError as error:
                english = (
                    f"a machine of the cluster failed ({type(error).__name__}); "
                    "the same command continues where it stopped"
                )
                raise ArizonaError(ValidationMessage("lab-died", english)) from error
            under_way += [job.remote(given, number, folder) for number in islice(numbers, 1)]
    finally:
        ray.shutdown()


def _look_for(address: str) -> None:
    """Fail quickly if nothing listens at the address; Ray itself waits for minutes."""
    host, sign, port = address.rpartition(":")
    if not sign or "/" in host or parse_integer(port, 65_535) is None:
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise _unreachable(address, f"no cluster answers there ({error})") from None


def _unreachable(address: str, reason: str) -> ArizonaError:
    english = f"--ray {address}: {reason}"
    return ArizonaError(ValidationMessage("lab-no-cluster", english, {"address": address}))


def _play(plan: Plan, number: int, records: Path | None) -> Result:
    return play_game(plan, number, records)
