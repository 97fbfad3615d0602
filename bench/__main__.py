"""`make bench`: runs all benchmarks and writes `bench/latest.json`; arguments select parts.

The file is written after every part, so a run can be interrupted. Parts that this machine cannot
measure are listed with the reason.
"""

from __future__ import annotations

import os
import platform
import sys
import traceback
from datetime import UTC, datetime
from importlib import import_module, metadata
from pathlib import Path

from arizona._form import compiled
from bench.common import CannotMeasure, forget_parts, write_latest, write_skipped

PARTS = (
    "engine",
    "knight",
    "rails",
    "trail",
    "bots",
    "review",
    "vec",
    "over_openspiel",
    "over_catanatron",
    "table",
    "table_memory",
    "table_harm",
    "cluster",
    "page",
    "page_trail",
    "page_hover",
    "page_clicks",
    "page_play",
    "page_offline",
)
VERSIONS_OF = {
    "over_openspiel": "open-spiel",
    "over_catanatron": "catanatron",
    "table": "uvicorn",
    "cluster": "asyncpg",
}
"""The package whose version matters for a part, in addition to Arizona's."""


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


def facts_of(part: str) -> dict[str, str]:
    """What is recorded with every figure of a part."""
    facts = {**machine(), "arizona": metadata.version("arizona")}
    package = VERSIONS_OF.get(part)
    if package is not None:
        facts[package] = metadata.version(package)
    return facts


def measure(part: str) -> str:
    """Measure a part and record its figures; returns why that was not possible, if so."""
    try:
        found = import_module(f"bench.{part}").measure()
    except (CannotMeasure, ImportError) as error:
        why = str(error)
    except Exception as error:
        traceback.print_exc()
        why = f"failed: {type(error).__name__}: {error}".splitlines()[0]
    else:
        for name, value in found.items():
            print(f"{name:<40} {value:,.4g}", flush=True)
        write_latest(part, found, facts_of(part))
        return ""
    write_skipped(part, why)
    return why


def main(wanted: list[str]) -> int:
    if not compiled():
        print("the benchmarks want the compiled form: make bench", file=sys.stderr)
        return 1
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"no such part: {', '.join(unknown)}; parts: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    forget_parts(PARTS)
    missing = {part: why for part in wanted or PARTS if (why := measure(part))}
    for part, why in missing.items():
        print(f"not measured: {part} ({why})", file=sys.stderr)
    return 1 if any(why.startswith("failed:") for why in missing.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
