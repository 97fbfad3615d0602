"""All game setups used by the conformance tests."""

from __future__ import annotations

from arizona import game_names, get_game
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, draw


def setups() -> list[Setup]:
    """Yield a setup for each game, seat count and single changed option."""
    found: list[Setup] = []
    for name in game_names():
        game = get_game(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            found.append(game.setup(seats))
            found.extend(
                game.setup(seats, {option.name: choice})
                for option in game.options
                for choice in option.trials
                if choice != option.default
            )
    return found


def title(setup: Setup) -> str:
    changed = [
        f"{option.name}={setup.options[option.name]}"
        for option in setup.game.options
        if setup.options[option.name] != option.default
    ]
    return "-".join([setup.game.name, str(setup.seats), *changed])


def random_match(setup: Setup, seed: str, upto: int | None = None) -> Match:
    """Play a random game to the end, or only its first moves."""
    match = Match(setup, seed=seed)
    rng = Rng(f"moves of {seed}")
    while not match.over and (upto is None or len(match.moves) < upto):
        actions = match.state.legal()
        if match.state.to_move() == CHANCE:
            match.push(int(draw(match.state, actions, rng)))
        else:
            match.push(actions[rng.below(len(actions))])
    return match
