"""Creates bots by name."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any, Final

from arizona.bots.bot import Bot
from arizona.bots.learned import learned_bot
from arizona.bots.players import levels, players_of
from arizona.bots.search import SearchBot
from arizona.bots.simple import GreedyBot, RandomBot
from arizona.bots.tree import SearchOptions
from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, ValidationMessage

NAMES: Final = ("random", "greedy", "search")
LEARNED: Final = "learned"
THINKING_SECONDS: Final = 1.0
"""Thinking time of bots that are not characters."""
NO_CLOCK_SECONDS: Final = 600.0
"""Time limit of bots that do not use the clock."""


def make_bot(game: str, wanted: str, seed: int | str | None = None, cores: int = 1) -> Bot:
    """Create a bot by name, or a custom one by ``file.py:ClassName``.

    ``search`` accepts the fields of ``SearchOptions``: ``search:iterations=500,priors=yes,cut=0``.
    ``learned`` is the game's strongest bot with a network: ``learned:file=my.net,iterations=500``.
    The default file is the network included with the game; ``file=none`` means no network.

    ``cores`` is the number of processes for searches that are limited by time.
    """
    bot = _own_bot(wanted) if is_own_bot(wanted) else _named_bot(game, wanted, seed)
    bot.use_cores(cores)
    return bot


def _named_bot(game: str, wanted: str, seed: int | str | None) -> Bot:
    for level in levels(game):
        if level.name == wanted:
            return level.make(seed)
    kind, _, rest = wanted.partition(":")
    if kind == "search":
        return SearchBot(players_of(game).evaluation(), read_search(rest), seed)
    if kind == LEARNED:
        file, iterations = read_learned_bot(rest)
        return learned_bot(game, file, iterations, seed)
    if wanted == "random":
        return RandomBot(seed)
    if wanted == "greedy":
        return GreedyBot(players_of(game).evaluation(), seed)
    known = ", ".join(bot_names(game))
    english = "there is no bot '{name}'; choose one of: {known}, or file.py:ClassName"
    raise _refused("none", english, name=wanted, known=known)


def _refused(cause: str, english: str, **args: Arg) -> ArizonaError:
    """Return the error for a bot that cannot be made; ``cause`` is a variant of the message."""
    return ArizonaError(ValidationMessage("bot-refused", english, {"cause": cause, **args}))


def bot_names(game: str) -> list[str]:
    """Return all bot names of a game: its characters, weakest first, then the generic bots."""
    return [level.name for level in levels(game)] + list(NAMES)


def thinking_time(game: str, wanted: str) -> float:
    """Return the thinking time of a bot for one decision, in seconds."""
    for level in levels(game):
        if level.name == wanted:
            return level.seconds
    return NO_CLOCK_SECONDS if plays_without_clock(wanted) else THINKING_SECONDS


def plays_without_clock(wanted: str) -> bool:
    """Check whether a bot's decisions depend only on the position and its seed."""
    kind, _, rest = wanted.partition(":")
    if kind == "search" and not is_own_bot(wanted):
        return read_search(rest).iterations > 0
    if kind == LEARNED and not is_own_bot(wanted):
        return read_learned_bot(rest)[1] > 0
    return wanted in ("random", "greedy")


def is_own_bot(wanted: str) -> bool:
    """Check whether a bot is given as ``file.py:ClassName``."""
    return ".py:" in wanted


def read_search(text: str) -> SearchOptions:
    """Parse search options from ``name=value,…``. Missing options get their defaults."""
    usual = SearchOptions()
    said: dict[str, Any] = {}
    for part in text.split(",") if text else []:
        name, sign, value = part.partition("=")
        known: object = getattr(usual, name, None)
        if isinstance(known, bool):
            said[name] = not sign or value in ("yes", "1", "true")
        elif isinstance(known, int):
            said[name] = int(_number(name, value, whole=True))
        elif isinstance(known, float):
            said[name] = _number(name, value, whole=False)
        else:
            raise _refused("option", "search: there is no option '{name}'", name=name)
    return SearchOptions(**said)


def read_learned_bot(text: str) -> tuple[Path | None, int]:
    """Parse the optional network file and iterations from ``file=…,iterations=…``."""
    file: Path | None = None
    iterations = 0
    for part in text.split(",") if text else []:
        name, _, value = part.partition("=")
        if name == "file":
            file = Path(value)
        elif name == "iterations":
            iterations = int(_number(name, value, whole=True))
        else:
            raise _refused("option", "learned: there is no option '{name}'", name=name)
    return file, iterations


def _number(name: str, value: str, whole: bool) -> float:
    try:
        return float(int(value)) if whole else float(value)
    except ValueError:
        kind = "a whole number" if whole else "a number"
        english = f"{{name}}: expected {kind}, found '{{value}}'"
        cause = "whole" if whole else "number"
        raise _refused(cause, english, name=name, value=value) from None


def _own_bot(wanted: str) -> Bot:
    file, _, name = wanted.rpartition(":")
    path = Path(file)
    if not path.is_file():
        english = f"bot '{wanted}': there is no file {file}"
        raise _refused("file", english, name=file)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        made = getattr(module, name)()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise _refused("failed", "bot '{name}': {reason}", name=wanted, reason=reason) from error
    if not isinstance(made, Bot):
        raise _refused("class", f"bot '{wanted}': {name} is not a Bot", name=name)
    return made
