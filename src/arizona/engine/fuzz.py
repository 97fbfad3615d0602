"""Fuzzer: plays random games and checks all invariants. Failing games are saved as records."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from arizona.engine.content import DEFAULT
from arizona.engine.errors import RecordError, unwritable
from arizona.engine.game import Game, OptionValue
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw, fingerprint
from arizona.engine.text import is_plain


class InvariantError(Exception):
    """Raised if a position or move violates an invariant."""


BrokenPromiseError: Final = InvariantError
"""The former name of ``InvariantError``."""


@final
class Failure:
    """A game that violated an invariant and the path of its record."""

    def __init__(self, seed: str, reason: str, path: Path) -> None:
        self.seed: Final = seed
        self.reason: Final = reason
        self.path: Final = path


def random_setup_options(game: Game, rng: Rng, content: str) -> dict[str, OptionValue]:
    """Return random option values.

    Options with free-form values have samples for the default pack only, so they are omitted for
    other packs.
    """
    return {
        option.name: option.trials[rng.below(len(option.trials))]
        for option in game.options
        if option.choices or content == DEFAULT
    }


def fuzz_game(game: Game, seed: str, folder: Path, content: str = "default") -> Failure | None:
    """Play and check one random game. Save its record and return the failure if a check fails."""
    rng = Rng(seed)
    seats = game.min_seats + int(rng.below(game.max_seats - game.min_seats + 1))
    setup = game.setup(seats, random_setup_options(game, rng, content), content)
    match = Match(setup, seed=seed)
    try:
        _play(match, rng)
        again = replay(match.record(), content=content)
        if fingerprint(again.state) != fingerprint(match.state):
            raise InvariantError("replaying the record gives another position")
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        return Failure(seed, reason, _save_record(match, f"seed {seed}: {reason}", folder, seed))
    return None


def _save_record(match: Match, note: str, folder: Path, seed: str) -> Path:
    plain = "".join(char if is_plain(char) else " " for char in note)
    path = folder / f"{match.game.name}-{seed}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(unwritable(str(path), error)) from None
    # A failing move may leave the position in an inconsistent state, so do not compute a result.
    match.record(plain, with_result=False).save(path)
    return path


def _play(match: Match, rng: Rng) -> None:
    game = match.game
    start = match.state.scores()
    points = [0] * match.setup.seats
    while True:
        state = match.state
        check_position(game, state, match.setup.num_actions)
        mover = state.to_move()
        if mover == OVER:
            break
        if len(match.moves) >= game.longest:
            raise InvariantError(f"longer than the declared {game.longest} moves")
        actions = state.legal()
        if mover == CHANCE:
            action = int(draw(state, actions, rng))
        else:
            action = actions[rng.below(len(actions))]
        text = game.text(state, action)
        if game.read(state, text) != action:
            raise InvariantError(f"'{text}' reads back to another action")
        try:
            events = match.push(action)
        except Exception as error:
            raise InvariantError(f"'{text}' fails: {type(error).__name__}: {error}") from error
        for event in events:
            if event.seat >= 0:
                points[event.seat] += event.points
            elif event.points:
                raise InvariantError(f"{event!r}: points for nobody")
        expected = [start[seat] + points[seat] for seat in range(match.setup.seats)]
        if match.state.scores() != expected:
            raise InvariantError(
                f"after '{text}' the scores are {match.state.scores()}, the events give {expected}"
            )


def check_position(game: Game, state: State, num_actions: int | None = None) -> None:
    """Check the invariants of a position; ``num_actions`` is that of its setup, if not the game's.

    Raises ``InvariantError`` if one of them does not hold.
    """
    mover = state.to_move()
    actions = state.legal()
    known = game.num_actions if num_actions is None else num_actions
    if mover == OVER:
        if actions:
            raise InvariantError("a finished game with legal actions")
        if not state.winners():
            raise InvariantError("a finished game without a winner")
    else:
        if not actions:
            raise InvariantError("no legal action, but the game is not over")
        if state.winners():
            raise InvariantError("a winner before the end")
    if len(set(actions)) != len(actions):
        raise InvariantError("legal() repeats an action")
    for action in actions:
        if not 0 <= action < known:
            raise InvariantError(f"action {action} is out of range")
    if mover == CHANCE:
        weights = state.chance()
        if len(weights) != len(actions) or min(weights) <= 0:
            raise InvariantError("chance() does not fit legal()")
    broken = game.check(state)
    if broken:
        raise InvariantError("; ".join(broken))
