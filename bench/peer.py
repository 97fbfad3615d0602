"""The strongest Arizona bot against OpenSpiel's MCTS, with equal time per decision.

``python -m bench.peer knight --games 100 --seconds 1`` plays games one by one through the OpenSpiel
adapter, with alternating seats. Both are timed by CPU time, so that the load of the machine does
not matter. Every game is a line of a file, so a stopped run resumes, and several processes can
share the work (``--part 1/2`` and ``--part 2/2``).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import thread_time as now
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from arizona.bots.bot import Clock
from arizona.bots.players import levels
from arizona.engine.batch import outcome
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.envs.open_spiel import PREFIX, SpielState
from arizona.lab.measure.rating import wilson
from arizona.lab.run.line_files import complete_lines, open_to_append

FOLDER = Path(__file__).resolve().parent / "peer"
EXPLORATION = 2.0
"""OpenSpiel's usual constant for utilities between −1 and 1."""
ENDLESS = 10**9
OWN, NATIVE = "openspiel", "native"


class TimeIsUpError(Exception):
    """Ends a search between two simulations."""


class TimedMCTS(mcts.MCTSBot):
    """OpenSpiel's search, limited by time instead of a number of simulations."""

    def __init__(self, game: pyspiel.Game, evaluator: mcts.Evaluator, seed: int) -> None:
        super().__init__(
            game,
            EXPLORATION,
            ENDLESS,
            evaluator,
            solve=True,
            random_state=np.random.RandomState(seed),
        )
        self.seconds = 1.0
        self.end = 0.0
        self.simulations = 0
        self.root: Any = None

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        # Called once at the start of every simulation; the second one expands the root.
        self.root = root
        if self.simulations > 1 and now() >= self.end:
            raise TimeIsUpError
        self.simulations += 1
        return super()._apply_tree_policy(root, state)

    def mcts_search(self, state: Any) -> Any:
        """The tree after the time limit, or earlier if it is solved."""
        self.simulations = 0
        self.end = now() + self.seconds
        try:
            return super().mcts_search(state)
        except TimeIsUpError:
            return self.root


class NativePlayouts(mcts.RandomRolloutEvaluator):
    """Random playouts in Arizona's compiled loop, which is many times faster than Python."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.rng = Rng(seed)

    def evaluate(self, state: SpielState) -> list[float]:
        """The result of one random game from here."""
        ours = state.arizona.clone()
        ours.playout(self.rng)
        return outcome(ours, state.num_players())


def play_game(name: str, number: int, seconds: float, playouts: str) -> dict[str, Any]:
    """Play one game; Arizona has the first seat in even games. Pairs of games share a seed."""
    spiel = pyspiel.load_game(PREFIX + name)
    strongest = levels(name)[-1]
    seed = f"peer {number // 2}"
    ours = strongest.make(f"{seed} ours")
    evaluator = (
        NativePlayouts(f"{seed} playouts")
        if playouts == NATIVE
        else mcts.RandomRolloutEvaluator(1, np.random.RandomState(number))
    )
    theirs = TimedMCTS(spiel, evaluator, number)
    theirs.seconds = seconds
    seat = number % 2
    rng = Rng(seed)
    state = spiel.new_initial_state()
    simulations, decisions = 0, 0
    used = [0.0, 0.0]
    while not state.is_terminal():
        position: State = state.arizona
        mover = position.to_move()
        legal = position.legal()
        if mover == CHANCE:
            state.apply_action(int(draw(position, legal, rng)))
            continue
        start = now()
        if len(legal) == 1:
            action = legal[0]
        elif mover == seat:
            action = ours.decide(position.clone(), legal, Clock(seconds, now))
            used[0] += now() - start
        else:
            action = int(theirs.step(state))
            simulations += theirs.simulations
            decisions += 1
            used[1] += now() - start
        state.apply_action(action)
    assert state.arizona.to_move() == OVER
    return {
        "game": name,
        "number": number,
        "seconds": seconds,
        "playouts": playouts,
        "ours": strongest.name,
        "seat": seat,
        "scores": state.arizona.scores(),
        "won": (state.returns()[seat] + 1) / 2,
        "simulations": round(simulations / max(1, decisions)),
        "used": [round(amount, 1) for amount in used],
    }


def known_games(path: Path) -> dict[int, dict[str, Any]]:
    """The games played so far."""
    found: dict[int, dict[str, Any]] = {}
    for place, line in enumerate(complete_lines(path)):
        try:
            game = json.loads(line)
            found[game["number"]] = game
        except (ValueError, KeyError, TypeError):
            raise SystemExit(f"{path}: line {place + 1} is not a game of a match") from None
    return found


def report(name: str, games: list[dict[str, Any]]) -> str:
    """The result in one line, with its 95% interval."""
    won = sum(game["won"] for game in games)
    low, high = wilson(won, len(games))
    share = won / len(games) if games else 0.0
    simulations = sum(game["simulations"] for game in games) / max(1, len(games))
    by_seat = [sum(game["won"] for game in games if game["seat"] == seat) for seat in range(2)]
    return (
        f"{name}: {won:g} of {len(games)} games won, {share:.1%} ({low:.1%} to {high:.1%}); "
        f"{by_seat[0]:g} as first, {by_seat[1]:g} as second seat; "
        f"{simulations:,.0f} simulations a decision for OpenSpiel"
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m bench.peer")
    parser.add_argument("game", choices=("knight", "rails", "trail"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument(
        "--playouts",
        choices=(OWN, NATIVE),
        default=OWN,
        help="OpenSpiel's own random playouts, or Arizona's faster compiled ones",
    )
    parser.add_argument("--part", default="1/1", help="play only every n-th game: 1/2, 2/2")
    parser.add_argument("--out", type=Path, default=None, help="file for the played games")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.seconds <= 0:
        parser.error("--games and --seconds must be above 0")
    part, _, parts = given.part.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        parser.error(f"--part: expected 1/1, 1/2, 2/2 …, found '{given.part}'")
    file = f"{given.game}-{given.playouts}-{given.seconds:g}s.jsonl"
    path: Path = given.out or FOLDER / file
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in range(int(part) - 1, given.games, int(parts)):
        known = known_games(path)
        if number in known:
            continue
        game = play_game(given.game, number, given.seconds, given.playouts)
        with open_to_append(path) as out:
            out.write(json.dumps(game).encode() + b"\n")
        print(report(given.game, list(known_games(path).values())), flush=True)
    games = [game for number, game in known_games(path).items() if number < given.games]
    print(report(given.game, games))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
