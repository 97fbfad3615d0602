"""Calibration of estimates: predicted leads and win chances compared with the outcomes of games.

``python -m bench.calibration play trail bobcat 300 rows.jsonl`` plays games in which a bot of this
level plays every seat, until 300 of them have an estimate. At a few random decisions per game it
stores the estimate a hint would show and, after the game, the outcome. An interrupted run continues
after the last game in the file. ``--seconds`` limits the processor time of a decision for levels
that would use their whole thinking time. ``python -m bench.calibration fit rows.jsonl …`` prints
the calibration constants of each game and writes the reliability curves to
``docs/calibration.json`` and ``docs/pictures/calibration-<game>.svg``, and the tables of
``docs/bots.md``.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.players import levels, players_of
from arizona.bots.rewards import lead
from arizona.bots.roster import make_bot, thinking_time
from arizona.bots.search import SearchBot
from arizona.engine.game import OptionValue
from arizona.engine.match import Match
from arizona.engine.rng import Rng

LOOKS = 4
LIKELY_DECISIONS = {"knight": 60, "rails": 110, "trail": 200}
"""Of so many decisions with a choice, ``LOOKS`` are estimated on average."""
SINGLE: dict[str, dict[str, OptionValue]] = {"knight": {"games": 1}}
"""Options for a match of one game, because hints do not look beyond the current one."""
STAGES = 3
"""Parts of a game with their own margin."""
COVERED = 0.8
"""Share of outcomes within the margin."""
CERTAIN = 0.001
WANTED = 300
"""Games of each level that a complete measurement has."""
DOCS = Path(__file__).parents[1] / "docs"
TITLES = {"knight": "Knight, before the jumps are solved", "rails": "Rails", "trail": "Trail"}
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"
TABLES = re.compile(f"{BEGIN}.*{END}", re.DOTALL)


class Row(NamedTuple):
    """One estimate and its outcome, for the seat to move."""

    game: str
    level: str
    match: int
    seats: int
    turn: int
    turns: int
    raw: float
    """Estimated lead before calibration, in points."""
    reward: float
    """Mean reward of the best move in the search, 0 to 1."""
    lead: int
    """Final lead."""
    won: float
    """1 for a win, a share of it for a tie, 0 for a loss."""


# --- playing ------------------------------------------------------------------------------------


def play(game: str, level: str, number: int, iterations: int, seconds: float) -> list[Row]:
    """Play a game and return its estimates with their outcomes."""
    rng = Rng(f"calibration {game} {level} {number}")
    kind = get_game(game)
    seats = min(kind.max_seats, kind.min_seats + number % 2)
    match = Match(kind.setup(seats, options=SINGLE.get(game)), seed=f"{game} {number}")
    match.settle()
    bots = [make_bot(game, level, f"{number} {seat}") for seat in range(seats)]
    found: list[tuple[int, int, float, float]] = []
    while not match.over:
        state = match.state
        legal = state.legal()
        if len(legal) > 1 and rng.below(LIKELY_DECISIONS.get(game, 80)) < LOOKS:
            raw, reward = estimate(game, state.clone(), iterations)
            found.append((match.mover, int(state.turn()), raw, reward))
        clock = Clock(seconds, time.process_time)
        match.play(bots[match.mover].decide(state.clone(), legal, clock))
    scores, winners, turns = match.state.scores(), match.winners(), int(match.state.turn())
    return [
        Row(
            game,
            level,
            number,
            seats,
            turn,
            turns,
            raw,
            reward,
            int(lead(scores, seat)),
            1.0 / len(winners) if seat in winners else 0.0,
        )
        for seat, turn, raw, reward in found
    ]


def collect(game: str, level: str, games: int, file: Path, iterations: int, seconds: float) -> None:
    """Append the estimates of further games to a file until it has enough games."""
    done = {row.match for row in read([file])} if file.exists() else set[int]()
    number = max(done, default=-1) + 1
    with file.open("a", encoding="utf-8") as rows:
        while len(done) < games:
            if found := play(game, level, number, iterations, seconds):
                rows.writelines(json.dumps(row) + "\n" for row in found)
                rows.flush()
                done.add(number)
            number += 1


def estimate(game: str, state: Any, iterations: int) -> tuple[float, float]:
    """Return the estimated lead of the mover and the reward of the best move, as in a hint."""
    players = players_of(game)
    adviser = players.adviser(1)
    options = type(adviser.options)(**(_options(adviser) | {"iterations": iterations}))
    bot = SearchBot(adviser.evaluation, options, 1)
    rows = bot.think(players.searched(state), Clock(600.0)).children()
    reward = rows[0][2]
    sure = min(1.0 - CERTAIN, max(CERTAIN, reward))
    return bot.evaluation.spread() * math.log(sure / (1.0 - sure)), reward


def _options(bot: SearchBot) -> dict[str, Any]:
    names = ["share", "explore", "cut", "priors", "sharp", "widen", "paranoid", "turns"]
    names += ["mast", "win"]
    return {name: getattr(bot.options, name) for name in names}


# --- fitting ------------------------------------------------------------------------------------


def fit(rows: list[Row]) -> dict[str, Any]:
    """Return the calibration of one game: slope, margins by stage and the scale of win chances."""
    usual = sum(row.turns for row in rows) / len(rows)
    slope = sum(row.raw * row.lead for row in rows) / sum(row.raw**2 for row in rows)
    margins = []
    for stage in range(STAGES):
        here = [row for row in rows if _stage(row, usual) == stage]
        errors = sorted(abs(row.lead - slope * row.raw) for row in here)
        margins.append(round(errors[min(len(errors) - 1, int(COVERED * len(errors)))], 1))
    scale = _scale(rows, slope)
    return {
        "games": len({(row.level, row.match) for row in rows}),
        "estimates": len(rows),
        "turns": round(usual),
        "slope": round(slope, 3),
        "margins": margins,
        "scale": round(scale, 2),
    }


def _stage(row: Row, usual: float) -> int:
    return min(STAGES - 1, int(STAGES * row.turn / usual))


def _scale(rows: list[Row], slope: float) -> float:
    """Return the lead per unit of log odds that predicts wins best (two seats only)."""
    pairs = [(slope * row.raw, row.won) for row in rows if row.seats == 2]

    def loss(scale: float) -> float:
        total = 0.0
        for ahead, won in pairs:
            chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, ahead / scale))))
            chance = min(0.999, max(0.001, chance))
            total -= won * math.log(chance) + (1.0 - won) * math.log(1.0 - chance)
        return total

    return min((0.5 * step for step in range(1, 120)), key=loss)


def curve(rows: list[Row], slope: float, bins: int = 8) -> list[dict[str, float]]:
    """Return the reliability curve: mean prediction and mean outcome of equally large bins."""
    ordered = sorted(rows, key=lambda row: row.raw)
    size = max(1, len(ordered) // bins)
    found = []
    for first in range(0, len(ordered) - size + 1, size):
        part = ordered[first : first + size]
        outcomes = [row.lead for row in part]
        mean = sum(outcomes) / len(part)
        variance = sum((one - mean) ** 2 for one in outcomes) / max(1, len(part) - 1)
        found.append(
            {
                "predicted": round(slope * sum(row.raw for row in part) / len(part), 1),
                "outcome": round(mean, 1),
                "error": round(1.96 * math.sqrt(variance / len(part)), 1),
                "won": round(sum(row.won for row in part) / len(part), 3),
                "estimates": len(part),
            }
        )
    return found


def svg(game: str, curves: dict[str, list[dict[str, float]]]) -> str:
    """Draw the reliability curves of a game: predicted lead to the right, outcome upward."""
    most = max(
        [1.0]
        + [
            abs(point[axis])
            for points in curves.values()
            for point in points
            for axis in ("predicted", "outcome")
        ]
    )
    colors = ("#b5482a", "#2f7f79", "#6b4f8a", "#c4660f", "#3c5a2e", "#274060")

    def at(value: float) -> float:
        return 160.0 + 130.0 * value / most

    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 340" font-family="sans-serif" '
        'font-size="11" fill="#2b2019">',
        f"<title>{game}: predicted and final lead</title>",
        '<rect width="460" height="340" fill="#fffaf0"/>',
        f'<path d="M{at(-most):.0f} {320 - at(-most):.0f}L{at(most):.0f} {320 - at(most):.0f}" '
        'stroke="#999" stroke-dasharray="4 4" fill="none"/>',
        f'<path d="M{at(-most):.0f} 160H{at(most):.0f}M160 {320 - at(most):.0f}V'
        f'{320 - at(-most):.0f}" stroke="#bbb" fill="none"/>',
        f'<text x="{at(most):.0f}" y="174" text-anchor="end">predicted +{most:.0f}</text>',
        f'<text x="164" y="{320 - at(most) + 4:.0f}">outcome +{most:.0f}</text>',
    ]
    for number, (level, points) in enumerate(curves.items()):
        color = colors[number % len(colors)]
        line = " ".join(
            f"{at(one['predicted']):.1f},{320 - at(one['outcome']):.1f}" for one in points
        )
        parts.append(f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2"/>')
        for one in points:
            x, low, high = (
                at(one["predicted"]),
                320 - at(one["outcome"] - one["error"]),
                320 - at(one["outcome"] + one["error"]),
            )
            parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{color}"/>')
        parts.append(f'<text x="320" y="{40 + 16 * number}" fill="{color}">{level}</text>')
    return "\n".join([*parts, "</svg>", ""])


def read(paths: list[Path]) -> list[Row]:
    return [Row(*json.loads(line)) for path in paths for line in path.read_text().splitlines()]


def write(rows: list[Row], docs: Path = DOCS) -> dict[str, Any]:
    """Fit every game and write the curves to the docs."""
    games: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        games[row.game].append(row)
    figures: dict[str, Any] = {}
    for game, own in sorted(games.items()):
        found = fit(own)
        names = dict.fromkeys(row.level for row in own)
        curves = {
            level: curve([row for row in own if row.level == level], found["slope"])
            for level in names
        }
        played = {level: len({row.match for row in own if row.level == level}) for level in names}
        figures[game] = {**found, "games-by-level": played, "curves": curves}
        (docs / "pictures").mkdir(exist_ok=True)
        (docs / "pictures" / f"calibration-{game}.svg").write_text(svg(game, curves), "utf-8")
    (docs / "calibration.json").write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    page = docs / "bots.md"
    page.write_text(TABLES.sub(lambda _: tables(figures), page.read_text("utf-8")), "utf-8")
    return figures


def tables(figures: dict[str, Any]) -> str:
    """Return the tables of ``docs/bots.md``: the constants of each game, and the games played."""
    lines = [
        BEGIN,
        "| game | estimates | final lead per estimated point "
        "| margin in the first, second and last third of a game | mean error of the curve |",
        "|---|---|---|---|---|",
    ]
    for game, one in figures.items():
        margins = ", ".join(f"{margin:.0f}" for margin in one["margins"])
        error = mean_error([point for points in one["curves"].values() for point in points])
        lines.append(
            f"| {TITLES[game]} | {one['estimates']:,} | {one['slope']:.2f} | ± {margins} "
            f"| {error:.1f} points |"
        )
    lines += ["", "| game | games by level, weakest first | mean error by level |", "|---|---|---|"]
    for game, one in figures.items():
        names = [level.name for level in levels(game) if level.name in one["curves"]]
        games = ", ".join(f"{name.title()} {one['games-by-level'][name]}" for name in names)
        errors = ", ".join(f"{mean_error(one['curves'][name]):.1f}" for name in names)
        lines.append(f"| {game.title()} | {games} | {errors} points |")
    if any(games < WANTED for one in figures.values() for games in one["games-by-level"].values()):
        lines += ["", f"Levels with fewer than {WANTED} games were stopped early."]
    return "\n".join([*lines, END])


def mean_error(points: list[dict[str, float]]) -> float:
    """Return the mean distance between prediction and outcome on a curve."""
    weight = sum(point["estimates"] for point in points)
    off = sum(abs(point["predicted"] - point["outcome"]) * point["estimates"] for point in points)
    return off / weight


def main() -> None:
    """Play games, or fit the constants to stored rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("level")
    playing.add_argument("games", type=int)
    playing.add_argument("file", type=Path)
    playing.add_argument("--iterations", type=int, default=400)
    playing.add_argument("--seconds", type=float, help="default: the thinking time of the level")
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    args = parser.parse_args()
    if args.command == "play":
        seconds = args.seconds or thinking_time(args.game, args.level)
        collect(args.game, args.level, args.games, args.file, args.iterations, seconds)
    else:
        for game, figures in write(read(args.files)).items():
            print(game, {key: figures[key] for key in figures if key != "curves"})


if __name__ == "__main__":
    main()
