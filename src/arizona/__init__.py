"""Arizona: three board games to play, modify and study.

>>> import arizona
>>> match = arizona.new("knight", seed=7)
>>> match.state.to_move()
0
"""

from __future__ import annotations

from arizona import _form

_form.choose()

from arizona.engine.errors import ArizonaError  # noqa: E402
from arizona.engine.game import Game, OptionValue  # noqa: E402
from arizona.engine.match import Match  # noqa: E402
from arizona.engine.record import Record, load_record  # noqa: E402
from arizona.engine.registry import game_names, get_game  # noqa: E402
from arizona.engine.replay import replay  # noqa: E402
from arizona.engine.state import CHANCE, OVER, State  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "ArizonaError",
    "Game",
    "Match",
    "Record",
    "State",
    "game_names",
    "get_game",
    "load",
    "load_record",
    "new",
    "replay",
]


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    names: list[str] | None = None,
    content: str = "default",
    **options: OptionValue,
) -> Match:
    """Create a match and resolve initial chance events, so that a player is to move.

    >>> arizona.new("knight", seed=1, games=1).setup.options["games"]
    1
    """
    match = Match(get_game(game).setup(seats, options, content), seed=seed, names=names)
    match.settle()
    return match


def load(path: str, *, content: str | None = None) -> Match:
    """Load a match from a record file, replaying and validating every move.

    >>> arizona.new("knight", seed=7).record().save("game.json")
    >>> match = arizona.load("game.json")
    >>> len(match.moves)  # the six tiles that were dealt
    6
    """
    return replay(load_record(path), content=content)
