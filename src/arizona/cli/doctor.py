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
from arizona.engine.errors import ArizonaError
from arizona.engine.game import Game
from arizona.messages import terminal_phrases
from arizona.messages.error_texts import error_text

PARTS = ("fluent.runtime", "librt", "mypy-extensions", "rich", "typer")


FIXED_IN = (3, 51, 3)
"""The first SQLite in which a write during a checkpoint cannot damage the log."""
FIXED_BRANCHES = {(3, 44): 6, (3, 50): 7}


def sqlite(version: tuple[int, int, int] = sqlite3.sqlite_version_info) -> str:
    """Describe the SQLite version, and whether it has the checkpoint bug."""
    name = ".".join(map(str, version))
    if version >= FIXED_IN or version[2] >= FIXED_BRANCHES.get(version[:2], 1000):
        return name
    return terminal_phrases().text("terminal-doctor-sqlite", version=name)


def report() -> list[tuple[str, str]]:
    """Return label and value of each line."""
    phrases = terminal_phrases()
    folder = str(home())
    if not home().exists():
        folder = phrases.text("terminal-doctor-folder", path=folder)
    python = phrases.text(
        "terminal-doctor-python",
        version=platform.python_version(),
        platform=platform.platform(),
    )
    lines = [
        ("arizona", arizona.__version__),
        ("python", python),
        (_label("form"), phrases.text("terminal-doctor-form", form=_form(compiled()))),
        (_label("code"), str(Path(arizona.__file__).parent)),
        ("sqlite", sqlite()),
        (_label("home"), folder),
        (_label("records"), str(home() / "records")),
    ]
    for name in arizona.game_names():
        game = arizona.get_game(name)
        facts = phrases.text(
            "terminal-doctor-game",
            rules=game.rules_version,
            form=_form(_has_compiled_rules(game)),
            packs=", ".join(available(name)),
        )
        lines.append((name, facts))
    for part in PARTS:
        try:
            lines.append((part, metadata.version(part)))
        except metadata.PackageNotFoundError:
            lines.append((part, phrases.text("terminal-doctor-missing")))
    return lines


def _label(line: str) -> str:
    return terminal_phrases().text("terminal-doctor-label", line=line)


def _form(native: bool) -> str:
    return "compiled" if native else "plain"


def _has_compiled_rules(game: Game) -> bool:
    return is_compiled(sys.modules[type(game.setup().start()).__module__])


def reported(store: str | None, bus: str | None) -> tuple[bool, list[tuple[str, str]]]:
    """Check a database and a bus for several servers; return whether they work, and the report."""
    phrases = terminal_phrases()
    lines = []
    fit = True
    for label, address, look in (("store", store, _store), ("bus", bus, _bus)):
        if address is not None:
            try:
                lines.append((label, asyncio.run(look(address))))
            except Exception as error:
                fit = False
                lines.append((label, phrases.text("terminal-doctor-unfit", reason=_reason(error))))
    return fit, lines


def _reason(error: Exception) -> str:
    if isinstance(error, ArizonaError):
        return error_text(error, terminal_phrases())
    return str(error) or type(error).__name__


async def _store(address: str) -> str:
    from arizona.server.store.backends import postgres  # noqa: PLC0415

    store = postgres(address)
    await store.open()
    try:
        return terminal_phrases().say((await store.summary()).message)
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
