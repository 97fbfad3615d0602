"""The bots by name."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

from arizona.bots.bot import Bot
from arizona.bots.levels import by_evaluation, by_playouts, levels
from arizona.bots.search import SearchBot
from arizona.bots.simple import Evaluation, GreedyBot, RandomBot
from arizona.bots.tree import SearchOptions
from arizona.engine.errors import ArizonaError
from arizona.engine.state import State
from arizona.games.knight.bot import KnightBot, KnightEvaluation, this_game_only
from arizona.games.knight.state import KnightState
from arizona.games.rails.bot import RailsEvaluation
from arizona.games.trail.bot import TrailEvaluation

NAMES: Final = ("random", "greedy", "search")
THINKING_SECONDS: Final = 1.0
"""How long a bot may think that is no character with a time of its own."""


def make_bot(game: str, wanted: str, seed: int | str | None = None, cores: int = 1) -> Bot:
    """A bot by name, or of one's own by ``file.py:ClassName``.

    With ``cores`` a search that stops by the clock thinks in as many processes.

    ``search`` may be told how: ``search:iterations=500,priors=yes,cut=0`` sets the fields of
    ``SearchOptions``.
    """
    bot = _own_bot(wanted) if is_own_bot(wanted) else _named_bot(game, wanted, seed)
    search = bot.search if isinstance(bot, KnightBot) else bot
    if isinstance(search, SearchBot) and not search.options.iterations:
        search.cores = cores
    return bot


def _named_bot(game: str, wanted: str, seed: int | str | None) -> Bot:
    for level in levels(game):
        if level.name == wanted:
            return level.make(seed)
    kind, _, rest = wanted.partition(":")
    if kind == "search":
        return SearchBot(evaluation_for(game), read_search(rest), seed)
    if wanted == "random":
        return RandomBot(seed)
    if wanted == "greedy":
        return GreedyBot(evaluation_for(game), seed)
    known = ", ".join(bot_names(game))
    raise ArizonaError(f"there is no bot '{wanted}'; there are: {known}, or file.py:ClassName")


def bot_names(game: str) -> list[str]:
    """Every bot of a game by name: its characters, the weakest first, then the plain ones."""
    return [level.name for level in levels(game)] + list(NAMES)


def thinking_time(game: str, wanted: str) -> float:
    """Seconds a bot should be given for one decision."""
    for level in levels(game):
        if level.name == wanted:
            return level.seconds
    return THINKING_SECONDS


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


def hint_search(game: str, state: State) -> tuple[SearchBot, State]:
    """The search that gives hints in a game, and the position as it should see it."""
    if isinstance(state, KnightState):
        bot = SearchBot(KnightEvaluation(), by_playouts(), 1)
        return bot, this_game_only(state)
    return SearchBot(evaluation_for(game), by_evaluation(game), 1), state


def read_search(text: str) -> SearchOptions:
    """Options of a search from ``name=value,…``."""
    whole: dict[str, int] = {}
    real: dict[str, float] = {}
    flags: dict[str, bool] = {}
    for part in text.split(",") if text else []:
        name, sign, value = part.partition("=")
        if name in ("iterations", "cut", "nodes"):
            whole[name] = int(value)
        elif name in ("priors", "paranoid", "reuse", "decisive", "early", "turns"):
            flags[name] = not sign or value in ("yes", "1", "true")
        elif name in ("share", "explore", "sharp", "widen", "mast", "win"):
            real[name] = float(value)
        else:
            raise ArizonaError(f"search: there is no option '{name}'")
    return SearchOptions(
        iterations=whole.get("iterations", 0),
        cut=whole.get("cut", -1),
        nodes=whole.get("nodes", 400_000),
        priors=flags.get("priors", False),
        paranoid=flags.get("paranoid", False),
        reuse=flags.get("reuse", True),
        decisive=flags.get("decisive", True),
        early=flags.get("early", True),
        turns=flags.get("turns", False),
        share=real.get("share", 0.9),
        explore=real.get("explore", 0.7),
        sharp=real.get("sharp", 4.0),
        widen=real.get("widen", 0.0),
        mast=real.get("mast", 0.0),
        win=real.get("win", 0.7),
    )


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
