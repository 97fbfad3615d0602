"""Games between bots as data: the same on every machine, compiled or not.

`python -m tests.golden.bot_games` rewrites them. This takes seconds if compiled, and 15 minutes in
plain Python.
"""

from __future__ import annotations

import hashlib
import json

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.match import Match
from tests.golden.playthrough import FOLDER

FILE = FOLDER / "bots.json"
GAMES = {
    "knight greedy": 40,
    "knight search:iterations=12": 10,
    "rails greedy": 110,
    "rails search:iterations=6": 10,
    "trail greedy": 110,
    "trail search:iterations=4": 5,
    "trail:3 greedy": 4,
}
"""Number of games, by game, rules version (if not the default) and bot."""
RULES = {"trail": 2}
"""Older rules versions that are still playable. Their decisions must not change."""
LONG = 3600.0
"""Seconds. Long enough that no decision depends on the clock."""


def bot_game(kind: str, number: int) -> str:
    """Play a full game and return one short line: a digest of its moves, and the scores."""
    named, _, bot = kind.partition(" ")
    game, _, rules = named.partition(":")
    owner = get_game(game)
    played = int(rules) if rules else RULES.get(game, owner.rules_version)
    seats = owner.min_seats + number % (owner.max_seats - owner.min_seats + 1)
    match = Match(owner.setup(seats, rules=played), seed=f"bots {number}")
    match.settle()
    bots = [make_bot(game, bot, f"bots {number} {seat}") for seat in range(seats)]
    while not match.over:
        state = match.state
        mover = int(state.to_move())
        match.play(bots[mover].decide(state.clone(), state.legal(), Clock(LONG)))
    lines = "\n".join(move.line() for move in match.moves)
    digest = hashlib.sha256(lines.encode()).hexdigest()[:12]
    return f"{digest} {':'.join(str(score) for score in match.state.scores())}"


if __name__ == "__main__":
    told = {
        kind: [bot_game(kind, number) for number in range(count)] for kind, count in GAMES.items()
    }
    FILE.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
