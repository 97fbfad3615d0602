"""Checks the statements of hints, previews and tooltips in random positions: ``make truth``.

``python -m tests.truth 1000`` examines 1,000 positions per game and prints the share of true
statements; names of games restrict it to these. It ends with an error if a statement is false.
"""

from __future__ import annotations

import sys
from itertools import islice

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.hints import hints
from tests.truth.claims import ENGLISH, restated, untrue
from tests.truth.positions import positions
from tests.truth.previews import false_previews
from tests.truth.unavailable import false_reasons

GAMES = ("knight", "rails", "trail")


def main(wanted: int, games: tuple[str, ...] = GAMES, seed: str = "many") -> int:
    """Print the results of every game and return the number of false statements."""
    false = 0
    for game in games:
        kind = get_game(game)
        stated = previewed = refused = 0
        for state in islice(positions(game, seed), wanted):
            for hint in hints(game, state.clone(), Clock(0.02)):
                counted, wrong = untrue(game, state, hint)
                label = ENGLISH.say(kind.words(state, hint.action).label)
                again = restated(game, label, hint)
                stated += counted
                false += len(wrong) + len(again)
                for text in wrong + again:
                    print(f"{game}: {label}: {text}")
            counted, wrong = false_previews(game, state)
            previewed += counted
            false += len(wrong)
            for text in wrong:
                print(f"{game}: preview: {text}")
            counted, wrong = false_reasons(state)
            refused += counted
            false += len(wrong)
            for text in wrong:
                print(f"{game}: not available: {text}")
        result = (
            f"{game}: {wanted} positions, {stated} statements, {previewed} previewed effects, "
            f"{refused} reasons why something is not available"
        )
        print(result, flush=True)
    print(f"false: {false}")
    return false


if __name__ == "__main__":
    sys.exit(1 if main(int(sys.argv[1]), tuple(sys.argv[2:]) or GAMES) else 0)
