"""Records and content packs that tests modify."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import arizona
from arizona.engine.match import Match
from arizona.engine.rng import Rng

TILE = '[[tile]]\nname = "{name}"\nrows = ["ooo", "o#o", "ooo"]\n'
HEAD = '[pack]\nname = "mine"\ngame = "knight"\n'


def finished(seed: str = "finished") -> Match:
    """Return a single game of Knight, played at random to its end."""
    match = arizona.new("knight", seed=seed, games=1)
    rng = Rng(seed)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def record_data(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(match.record().dumps())
    return data


def tiles(*instead: str) -> str:
    """Return a pack of eight tiles. The given entries replace the first ones."""
    plain = [TILE.format(name=f"Tile{number}") for number in range(8)]
    return "\n".join([HEAD, *instead, *plain[len(instead) :]])


def tile(name: str, *rows: str) -> str:
    """Return one entry of a pack."""
    return f"[[tile]]\nname = {json.dumps(name)}\nrows = {json.dumps(rows)}\n"


def write(folder: Path, text: str | bytes, name: str = "mine.toml") -> Path:
    """Write a file, creating the folder if necessary."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path
