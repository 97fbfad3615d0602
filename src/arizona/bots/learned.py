"""Bots that evaluate positions with a trained network.

A game that supports training declares in its ``bot/learned.py`` the network's input features and
how its bots use the network. Without a network, the handwritten evaluation is used. It also
explains hints.
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
from arizona.engine.entry_points import folder_of, game_module
from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.state import State

NO_FILE: Final = Path("none")
"""Used in place of a file to play without a network."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """Training configuration of a game, exported as ``LEARNER`` from its ``bot/learned.py``."""

    def features(self) -> Features:
        """Return the network's input features."""
        raise NotImplementedError

    def evaluation(self, network: Network) -> Evaluation:
        """Return the evaluation that uses a network."""
        raise NotImplementedError

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """Return the search options to use with a network."""
        raise NotImplementedError

    def ridge(self) -> float:
        """Return the L2 regularization of the direct weights from inputs to the output."""
        return 60.0


@mypyc_attr(allow_interpreted_subclasses=True)
class PartLearner(Learner):
    """Training configuration of a game that learns only part of its play.

    Trains linear weights from the final scores of games.
    """

    def bot(self, network: Network | None, iterations: int, seed: Seed) -> Bot:
        """Return a bot with a network or, for comparison, without one.

        With 0 iterations it thinks until the clock runs out.
        """
        raise NotImplementedError

    def options(self) -> dict[str, OptionValue]:
        """Return the default options of the training games."""
        return {}

    def explores(self, state: State) -> bool:
        """Check whether a decision belongs to the learned part and may be explored."""
        raise NotImplementedError


_learners: Final[dict[str, Learner]] = {}


def learner_of(game: str) -> Learner:
    """Return the training configuration of a game."""
    if game not in _learners:
        own = game_module(game, "bot.learned")
        found: object = getattr(own, "LEARNER", None)
        if not isinstance(found, Learner):
            english = "the game '{game}' declares no features to learn from"
            raise ArizonaError(ValidationMessage("bot-no-features", english, {"game": game}))
        _learners[game] = found
    return _learners[game]


_networks: Final[dict[tuple[str, int], Network]] = {}
"""Cache by path and modification time, since tournaments load the same network for every game."""


def learned_network(game: str, path: Path | None = None) -> Network:
    """Load a network from a file, or the network included with the game."""
    features = learner_of(game).features()
    file = path or included_network_path(game)
    if not file.is_file():
        english = "{game}: there is no network {path}; create one with `arizona learn {game}`"
        args: dict[str, Arg] = {"game": game, "path": str(file)}
        raise ArizonaError(ValidationMessage("bot-no-network", english, args))
    key = (str(file), file.stat().st_mtime_ns)
    if key not in _networks:
        _networks[key] = load_learned(file, game, features)
    return _networks[key]


def learned_evaluation(game: str, path: Path | None = None) -> Evaluation:
    """Return the evaluation that uses the network in a file, or the one included with the game."""
    learner = learner_of(game)
    return learner.evaluation(learned_network(game, path))


def included_network_path(game: str) -> Path:
    """Return the path of the network included with a game, whether or not it exists."""
    return Path(str(folder_of(game))) / "bot" / FILE


def learned_search(game: str, seed: Seed, iterations: int = 0) -> SearchBot:
    """Return the strongest search bot of a game, with its network if it has one."""
    network = learned_network(game) if included_network_path(game).is_file() else None
    return _search(game, network, iterations, seed)


def learned_bot(game: str, file: Path | None, iterations: int, seed: Seed) -> Bot:
    """Return the strongest bot with the network in a file, or the one included with the game.

    ``NO_FILE`` selects a bot without a network.
    """
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
