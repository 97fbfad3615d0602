"""Citable baselines: every bot of a game against the random and the greedy bot.

    python -m bench.baselines knight --games 100 --seconds 0.02

Two-player games with alternating seats and the same seeds for every bot; a shared win counts half.
Prints a Markdown table with 95% Wilson intervals.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.players import levels
from arizona.bots.roster import make_bot
from arizona.engine.match import Match

RIVALS = ("random", "greedy")
Z = 1.96


def share_won(game: str, bot: str, rival: str, games: int, seconds: float) -> float:
    """The share of games that a bot wins."""
    won = 0.0
    for number in range(games):
        match = Match(get_game(game).setup(2), seed=f"baselines {number // 2}")
        match.settle()
        seat = number % 2
        names = [bot, rival] if seat == 0 else [rival, bot]
        players = [make_bot(game, name, f"{number} {place}") for place, name in enumerate(names)]
        while not match.over:
            state = match.state
            mover = int(state.to_move())
            clock = Clock(seconds, time.process_time)
            match.push(players[mover].decide(state.clone(), state.legal(), clock), listen=False)
            match.settle()
        winners = match.state.winners()
        won += (seat in winners) / len(winners)
    return won / games


def format_share(share: float, games: int) -> str:
    """A share with its interval."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    spread /= 1 + Z * Z / games
    return f"{share:.1%} ({middle - spread:.1%} to {middle + spread:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="games per pair of bots")
    parser.add_argument("--seconds", type=float, default=0.02, help="CPU time per decision")
    parser.add_argument("--bots", default="", help="comma-separated names (default: all)")
    given = parser.parse_args()
    bots = given.bots.split(",") if given.bots else ["random", "greedy"]
    if not given.bots:
        bots += [level.name for level in levels(given.game)]
    print(f"| {given.game.capitalize()} | against random | against greedy |\n|---|---|---|")
    for bot in bots:
        shares = [share_won(given.game, bot, rival, given.games, given.seconds) for rival in RIVALS]
        print(
            f"| {bot} | {' | '.join(format_share(share, given.games) for share in shares)} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
