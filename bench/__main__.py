"""`make bench`: runs all benchmarks and writes `bench/latest.json`; arguments select parts."""

from __future__ import annotations

import os
import platform
import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from importlib import import_module, metadata
from pathlib import Path

from arizona._form import compiled
from bench.common import CannotMeasure, write_latest

PARTS = (
    "engine",
    "knight",
    "rails",
    "trail",
    "bots",
    "review",
    "vec",
    "table",
    "table_memory",
    "table_harm",
    "cluster",
    "page",
    "page_trail",
    "page_play",
    "page_pocket",
)
COMPARED = ("arizona", "librt", "open_spiel", "catanatron", "litestar", "uvicorn")


def versions() -> dict[str, str]:
    """Installed versions of the compared packages; other versions stay as they were measured."""
    found: dict[str, str] = {}
    for part in COMPARED:
        with suppress(metadata.PackageNotFoundError):
            found[f"version.{part}"] = metadata.version(part)
    return found


def machine() -> dict[str, str]:
    """The machine and Python that the figures were measured on."""
    cpu = platform.processor() or platform.machine()
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as info:
            cpu = next(line.split(":")[1].strip() for line in info if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return {
        "machine": f"{cpu}, {os.cpu_count()} cores, {platform.system()}",
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "python": platform.python_version(),
    }


def measure(parts: list[str]) -> tuple[dict[str, float], dict[str, str]]:
    """The figures of these parts, and the reasons why others could not be measured."""
    figures: dict[str, float] = {}
    missing: dict[str, str] = {}
    for part in parts:
        try:
            found = import_module(f"bench.{part}").measure()
        except (CannotMeasure, ImportError) as error:
            missing[part] = str(error)
            continue
        except Exception as error:
            traceback.print_exc()
            missing[part] = f"failed: {type(error).__name__}: {error}".splitlines()[0]
            continue
        for name, value in found.items():
            print(f"{name:<40} {value:,.4g}", flush=True)
        figures.update(found)
    return figures, missing


def main(wanted: list[str]) -> int:
    if not compiled():
        print("the benchmarks want the compiled form: make bench", file=sys.stderr)
        return 1
    figures, missing = measure(wanted or list(PARTS))
    write_latest(figures, {**machine(), **versions()}, missing)
    for part, why in missing.items():
        print(f"not measured: {part} ({why})", file=sys.stderr)
    return 1 if any(why.startswith("failed:") for why in missing.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
