"""Bots that judge by a network that has learned.

A game that can learn says so in its ``bot/learned.py``: what a network sees of its positions, and
what its bots look at with one. Where there is no network the hand-made evaluation serves, which
also explains hints.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from arizona.bots.bot import Bot
from arizona.bots.evaluation import Evaluation
from arizona.bots.levels import Seed
from arizona.bots.network import Features, Network
from arizona.bots.players import players_of
from arizona.bots.search import SearchBot
from arizona.bots.tree import SearchOptions
from arizona.bots.weights import FILE, load_learned
from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue
from arizona.engine.places import folder_of, game_module
from arizona.engine.state import State

NO_FILE: Final = Path("none")
"""Said instead of a file: without any network."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """How one game learns; its own stands in its ``bot/learned.py`` as ``LEARNER``."""

    def features(self) -> Features:
        """What its network sees of a position."""
        raise NotImplementedError

    def evaluation(self, network: Network) -> Evaluation:
        """What its bots look at with a network."""
        raise NotImplementedError

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """How they search then."""
        raise NotImplementedError

    def ridge(self) -> float:
        """How firmly the weights that go straight to the output are held at 0."""
        return 60.0


@mypyc_attr(allow_interpreted_subclasses=True)
class PartLearner(Learner):
    """How a game learns a part of its play, for a bot that does the rest in other ways.

    It learns straight weights, from the points that games end with.
    """

    def bot(self, network: Network | None, iterations: int, seed: Seed) -> Bot:
        """Who plays with a network or, to compare, without one; 0 iterations go by the clock."""
        raise NotImplementedError

    def options(self) -> dict[str, OptionValue]:
        """Options of the games it learns from, where nothing else is asked for."""
        return {}

    def wanders(self, state: State) -> bool:
        """Whether a decision is of the part that is learned, and may be tried out."""
        raise NotImplementedError


_learners: Final[dict[str, Learner]] = {}


def learner_of(game: str) -> Learner:
    """How a game learns."""
    if game not in _learners:
        own = game_module(game, "bot.learned")
        found: object = getattr(own, "LEARNER", None)
        if not isinstance(found, Learner):
            raise ArizonaError(f"the game '{game}' declares no features to learn from")
        _learners[game] = found
    return _learners[game]


_networks: Final[dict[tuple[str, int], Network]] = {}
"""Networks by file and by when it was written: a ladder asks for the same one every game."""


def learned_network(game: str, path: Path | None = None) -> Network:
    """The network in a file, or the game's own."""
    features = learner_of(game).features()
    file = path or own_network(game)
    if not file.is_file():
        raise ArizonaError(
            f"{game}: there is no network {file}; create one with `arizona learn {game}`"
        )
    key = (str(file), file.stat().st_mtime_ns)
    if key not in _networks:
        _networks[key] = load_learned(file, game, features)
    return _networks[key]


def learned_evaluation(game: str, path: Path | None = None) -> Evaluation:
    """What a game's bots look at with the network in a file, or with the game's own."""
    learner = learner_of(game)
    return learner.evaluation(learned_network(game, path))


def own_network(game: str) -> Path:
    """Where a game's own network lies, if it has one."""
    return Path(str(folder_of(game))) / "bot" / FILE


def learned_search(game: str, seed: Seed, iterations: int = 0) -> SearchBot:
    """The strongest search of a game with its own network, or with what it has without one."""
    network = learned_network(game) if own_network(game).is_file() else None
    return _search(game, network, iterations, seed)


def learned_bot(game: str, file: Path | None, iterations: int, seed: Seed) -> Bot:
    """The strongest with the network in a file, or with the game's own; ``NO_FILE`` is without."""
    learner = learner_of(game)
    network = None if file == NO_FILE else learned_network(game, file)
    if isinstance(learner, PartLearner):
        return learner.bot(network, iterations, seed)
    return _search(game, network, iterations, seed)


def _search(game: str, network: Network | None, iterations: int, seed: Seed) -> SearchBot:
    if network is None:
        players = players_of(game)
        return SearchBot(players.evaluation(), players.search_options(iterations), seed)
    learner = learner_of(game)
    return SearchBot(learner.evaluation(network), learner.search_options(iterations), seed)
