"""Bots that judge by a network that has learned.

A game that can learn says so in its ``bot_learned.py``: what a network sees of its positions, and
what its bots look at with one. Where there is no network the hand-made evaluation serves, which
also explains hints.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from arizona.bots.evaluation import Evaluation
from arizona.bots.levels import Seed
from arizona.bots.network import Features, Network
from arizona.bots.players import players_of
from arizona.bots.search import SearchBot
from arizona.bots.tree import SearchOptions
from arizona.bots.weights import FILE, load_learned
from arizona.engine.errors import ArizonaError
from arizona.engine.places import face, folder_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """How one game learns; its own stands in its ``bot_learned.py`` as ``LEARNER``."""

    def features(self) -> Features:
        """What its network sees of a position."""
        raise NotImplementedError

    def evaluation(self, network: Network) -> Evaluation:
        """What its bots look at with a network."""
        raise NotImplementedError

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """How they search then."""
        raise NotImplementedError


_learners: Final[dict[str, Learner]] = {}


def learner_of(game: str) -> Learner:
    """How a game learns."""
    if game not in _learners:
        own = face(game, "bot_learned")
        found: object = getattr(own, "LEARNER", None)
        if not isinstance(found, Learner):
            raise ArizonaError(f"the game '{game}' says of no features that it could learn by")
        _learners[game] = found
    return _learners[game]


_networks: Final[dict[tuple[str, int], Network]] = {}
"""Networks by file and by when it was written: a ladder asks for the same one every game."""


def learned_evaluation(game: str, path: Path | None = None) -> Evaluation:
    """What a game's bots look at with the network in a file, or with the game's own."""
    learner = learner_of(game)
    file = path or own_network(game)
    if not file.is_file():
        raise ArizonaError(f"{game}: there is no network {file}; `arizona learn {game}` makes one")
    key = (str(file), file.stat().st_mtime_ns)
    if key not in _networks:
        _networks[key] = load_learned(file, game, learner.features())
    return learner.evaluation(_networks[key])


def own_network(game: str) -> Path:
    """Where a game's own network lies, if it has one."""
    return Path(str(folder_of(game))) / FILE


def learned_search(game: str, seed: Seed, iterations: int = 0) -> SearchBot:
    """The strongest search of a game with its own network, or with what it has without one."""
    if own_network(game).is_file():
        options = learner_of(game).search_options(iterations)
        return SearchBot(learned_evaluation(game), options, seed)
    players = players_of(game)
    return SearchBot(players.evaluation(), players.search_options(iterations), seed)
