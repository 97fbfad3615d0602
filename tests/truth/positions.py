"""Random positions in which a player has a choice, from all phases of many different games."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import tomlkit

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.content import DEFAULT, Content, available, load
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import State
from tests.conformance.packs import PACKS, default_tables, write_pack

EVERY = {"knight": 7, "rails": 9, "trail": 14}
"""One of this many decisions is used."""
SLIPS = 25
"""Percentage of random moves, so that unusual positions occur."""
EDITED = ("gain", "pay", "effect", "two", "three", "four", "rewards", "points", "count")
"""Fields in which numbers are changed. The texts of the cards stay as they are."""
AMOUNT = re.compile(r"(?<![<>=] )\b[1-9](?= [a-z])")
"""An amount in the language of effects, except a threshold (``canyon-level >= 5``)."""


def positions(game: str, seed: str) -> Iterator[State]:
    """Yield an endless stream of positions.

    Every second game has the default setup; the others vary options, packs and rules versions.
    """
    number = 0
    while True:
        rng = Rng(f"{seed} {game} {number}")
        match = Match(setup_of(game, number, rng), seed=f"{seed} {number}")
        match.settle()
        bot = make_bot(game, "greedy", seed=f"{seed} {number}")
        while not match.over:
            legal = match.state.legal()
            if len(legal) > 1 and rng.below(EVERY[game]) == 0:
                yield match.state.clone()
            if rng.below(100) < SLIPS:
                match.play(legal[rng.below(len(legal))])
            else:
                match.play(bot.decide(match.state.clone(), legal, Clock(600.0)))
        number += 1


def setup_of(game: str, number: int, rng: Rng) -> Setup:
    """Return the setup of the game with this number."""
    kind = get_game(game)
    sizes = kind.max_seats - kind.min_seats + 1
    if number % 2 == 0:
        return kind.setup(kind.min_seats + number // 2 % sizes)
    versions = (*kind.older_rules, kind.rules_version)
    rules = versions[rng.below(len(versions))]
    packs = contents(game)
    content = packs[rng.below(len(packs))]
    options = {
        option.name: option.trials[rng.below(len(option.trials))]
        for option in kind.options
        # A sheet or card that is named may be missing in another pack.
        if option.since <= rules and (option.choices or content.name == DEFAULT)
    }
    return kind.setup(kind.min_seats + rng.below(sizes), options, content, rules)


@cache
def contents(game: str) -> list[Content]:
    """Return the included packs, larger and smaller ones, and three with changed numbers."""
    kind = get_game(game)
    found = [load(kind, name) for name in available(game)]
    with tempfile.TemporaryDirectory() as folder:
        names = [name for owner, name in PACKS if owner == game]
        found += [load(kind, str(write_pack(game, name, Path(folder)))) for name in names]
        found += [edited_pack(game, f"edited-{number}", Path(folder)) for number in range(3)]
    return found


def edited_pack(game: str, name: str, folder: Path) -> Content:
    """Return the default pack with other numbers on about every third card."""
    kind = get_game(game)
    tables = default_tables(game)
    tables["pack"] = {"name": name, "game": game, "title": name}
    path = folder / f"{game}-{name}.toml"
    rng = Rng(name)
    for table, entries in tables.items():
        if isinstance(entries, list):
            tables[table] = [
                {key: changed(key, value, rng) for key, value in entry.items()}
                if rng.below(3) == 0
                else entry
                for entry in entries
            ]
    path.write_text(tomlkit.dumps(tables), encoding="utf-8")
    return load(kind, str(path))


def changed(field: str, value: Any, rng: Rng) -> Any:
    """Change the amounts in a field of a pack, also in nested ones."""
    if isinstance(value, dict):
        return {key: changed(key, inner, rng) for key, inner in value.items()}
    if isinstance(value, list):
        return [changed(field, inner, rng) for inner in value]
    if field not in EDITED or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return 1 + rng.below(6) if value else value
    if isinstance(value, str):
        return AMOUNT.sub(lambda _: str(1 + rng.below(3)), value)
    return value
