"""The bots by name."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

from arizona.bots.bot import Bot
from arizona.bots.knight import KnightEvaluation
from arizona.bots.rails import RailsEvaluation
from arizona.bots.simple import Evaluation, GreedyBot, RandomBot
from arizona.bots.trail import TrailEvaluation
from arizona.engine.errors import ArizonaError

NAMES: Final = ("random", "greedy")


def make_bot(game: str, wanted: str, seed: int | str | None = None) -> Bot:
    """A bot by name, or of one's own by ``file.py:ClassName``."""
    if wanted == "random":
        return RandomBot(seed)
    if wanted == "greedy":
        return GreedyBot(evaluation_for(game), seed)
    if is_own_bot(wanted):
        return _own_bot(wanted)
    known = ", ".join(NAMES)
    raise ArizonaError(f"there is no bot '{wanted}'; there are: {known}, or file.py:ClassName")


def is_own_bot(wanted: str) -> bool:
    """Whether a bot is meant as ``file.py:ClassName``."""
    return ".py:" in wanted


def evaluation_for(game: str) -> Evaluation:
    """What the greedy bot of a game looks at."""
    if game == "knight":
        return KnightEvaluation()
    if game == "trail":
        return TrailEvaluation()
    if game == "rails":
        return RailsEvaluation()
    return Evaluation()


def _own_bot(wanted: str) -> Bot:
    file, _, name = wanted.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise ArizonaError(f"bot '{wanted}': there is no file {file}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        made = getattr(module, name)()
    except Exception as error:
        raise ArizonaError(f"bot '{wanted}': {type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise ArizonaError(f"bot '{wanted}': {name} is not a Bot")
    return made
