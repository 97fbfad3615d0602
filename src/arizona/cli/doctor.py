"""The output of `arizona doctor`."""

from __future__ import annotations

import asyncio
import platform
import sqlite3
import sys
from importlib import metadata
from pathlib import Path

import arizona
from arizona._form import compiled, is_compiled
from arizona.engine.content import available, home
from arizona.engine.game import Game

PARTS = ("fluent.runtime", "librt", "mypy-extensions", "rich", "typer")


FIXED_IN = (3, 51, 3)
"""The first SQLite in which a write during a checkpoint cannot damage the log."""
FIXED_BRANCHES = {(3, 44): 6, (3, 50): 7}


def sqlite(version: tuple[int, int, int] = sqlite3.sqlite_version_info) -> str:
    """Describe the SQLite version, and whether it has the checkpoint bug."""
    name = ".".join(map(str, version))
    if version >= FIXED_IN or version[2] >= FIXED_BRANCHES.get(version[:2], 1000):
        return name
    return f"{name} (has the WAL-reset bug; the server avoids what sets it off)"


def report() -> list[tuple[str, str]]:
    """Return label and value of each line."""
    form = "compiled (native modules)" if compiled() else "plain Python (slower)"
    lines = [
        ("arizona", arizona.__version__),
        ("python", f"{platform.python_version()} on {platform.platform()}"),
        ("form", form),
        ("code", str(Path(arizona.__file__).parent)),
        ("sqlite", sqlite()),
        ("your folder", f"{home()}{'' if home().exists() else ' (not made yet)'}"),
        ("records", str(home() / "records")),
    ]
    for name in arizona.game_names():
        game = arizona.get_game(name)
        packs = ", ".join(available(name))
        form = "compiled" if _has_compiled_rules(game) else "plain Python"
        lines.append((name, f"rules version {game.rules_version}, {form}; packs: {packs}"))
    for part in PARTS:
        try:
            lines.append((part, metadata.version(part)))
        except metadata.PackageNotFoundError:
            lines.append((part, "missing"))
    return lines


def _has_compiled_rules(game: Game) -> bool:
    return is_compiled(sys.modules[type(game.setup().start()).__module__])


def reported(store: str | None, bus: str | None) -> tuple[bool, list[tuple[str, str]]]:
    """Check a database and a bus for several servers; return whether they work, and the report."""
    lines = []
    fit = True
    for label, address, look in (("store", store, _store), ("bus", bus, _bus)):
        if address is not None:
            try:
                lines.append((label, asyncio.run(look(address))))
            except Exception as error:
                fit = False
                lines.append((label, f"not fit: {error or type(error).__name__}"))
    return fit, lines


async def _store(address: str) -> str:
    from arizona.server.store.backends import postgres  # noqa: PLC0415

    store = postgres(address)
    await store.open()
    try:
        return await store.summary()
    finally:
        await store.close()


async def _bus(address: str) -> str:
    from arizona.server.base.settings import Settings  # noqa: PLC0415
    from arizona.server.transport.redis_bus import RedisBus  # noqa: PLC0415
    from arizona.server.web.server import server_bus  # noqa: PLC0415

    bus = server_bus(Settings(bus=address), "doctor")
    assert isinstance(bus, RedisBus)
    try:
        return await bus.check()
    finally:
        await bus.close()
