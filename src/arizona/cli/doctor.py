"""What `arizona doctor` tells."""

from __future__ import annotations

import platform
from importlib import metadata
from pathlib import Path

import arizona
from arizona._form import compiled
from arizona.engine.content import available, home

PARTS = ("fluent.runtime", "librt", "mypy-extensions", "rich", "typer")


def report() -> list[tuple[str, str]]:
    """Label and value, one a line."""
    form = "compiled (native modules)" if compiled() else "plain Python (slower)"
    lines = [
        ("arizona", arizona.__version__),
        ("python", f"{platform.python_version()} on {platform.platform()}"),
        ("form", form),
        ("code", str(Path(arizona.__file__).parent)),
        ("your folder", f"{home()}{'' if home().exists() else ' (not made yet)'}"),
        ("records", str(home() / "records")),
    ]
    for name in arizona.game_names():
        game = arizona.get_game(name)
        packs = ", ".join(available(name))
        lines.append((name, f"rules version {game.rules_version}; packs: {packs}"))
    for part in PARTS:
        try:
            lines.append((part, metadata.version(part)))
        except metadata.PackageNotFoundError:
            lines.append((part, "missing"))
    return lines
