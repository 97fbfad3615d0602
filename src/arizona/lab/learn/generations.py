"""Training generations: self-play, training, and a match against the current best network.

A run is a folder. Every step saves its result there before the next one starts, so the same
command resumes a run that was stopped or killed:

    plan.json                the parameters of the run
    1/games.jsonl            the self-play games of the first generation, one per line
    1/network.net            the network trained on them
    1/curve.json             its loss after each epoch
    1/match.jsonl            its games against the current best network
    1/verdict.json           the result of that match
    best.net                 the best network; absent until one beats the handwritten evaluation
    report.html              the report
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

import arizona
from arizona import get_game
from arizona.bots.evaluation import Evaluation
from arizona.bots.learned import (
    NO_FILE,
    PartLearner,
    learned_bot,
    learned_evaluation,
    learner_of,
)
from arizona.bots.players import players_of
from arizona.bots.rewards import RewardScale
from arizona.bots.tree import SearchOptions
from arizona.bots.weights import Learned, checked, write_learned
from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue
from arizona.engine.message import ValidationMessage
from arizona.lab.errors import wrong_file
from arizona.lab.learn.self_play import (
    PartPlayer,
    PlayedGame,
    SearchPlayer,
    SelfPlayer,
    play_game,
    read_line,
)
from arizona.lab.report.numbers import percent
from arizona.lab.run.journal import locked
from arizona.lab.run.ladder import Plan as MatchPlan
from arizona.lab.run.ladder import pairings
from arizona.lab.run.ladder import run as play_matches
from arizona.lab.run.line_files import complete_lines, open_to_append
from arizona.lab.run.workers import as_done

HELD_BACK = 10
"""One game in this many is held out of training to measure the validation loss."""
SWITCHES = (
    ("share", "explore", "cut", "priors", "sharp", "widen", "paranoid", "turns", "mast", "win")
)  # fmt: skip
"""Search options that a bot name can specify."""
Report = Callable[..., None]
"""Reports progress: takes the last part of a message id and its arguments."""


@dataclass(frozen=True)
class LearnPlan:
    """Parameters of a training run. The same plan always produces the same networks."""

    game: str
    seed: str = "learn"
    generations: int = 3
    games: int = 2000
    """Self-play games per generation."""
    iterations: tuple[int, ...] = (24,)
    """Search iterations in self-play, by generation; the last value applies to all later
    generations. 0 plays the greedy move.
    """
    exploration: float = 0.1
    seats: tuple[int, ...] = (2,)
    vary: tuple[tuple[tuple[str, str], ...], ...] = ((),)
    """Sets of game options, used in rotation."""
    content: str = "default"
    hidden: int = 0
    epochs: int = 12
    window: int = 4
    """Number of most recent generations to train on."""
    trace: float = 0.9
    """Weight of later rounds in the training target, against the search values; 1 uses only the
    final result.
    """
    match_games: int = 100
    match_iterations: int = 60
    seconds: float | None = None
    """Time per decision in matches, instead of iterations."""
    needed: float = 0.55
    """Score share in the match that a network needs to become the best one."""


@dataclass
class Verdict:
    """The result of a generation's match against the previous best."""

    generation: int
    games: int
    share: float
    low: float
    high: float
    lead: float
    """Mean lead in points."""
    adopted: bool


@dataclass
class RunState:
    """The current state of a run, for the report."""

    plan: LearnPlan
    curves: dict[int, dict[str, Any]] = field(default_factory=dict)
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    played: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Job:
    """One self-play game to play."""

    plan: LearnPlan
    generation: int
    number: int
    best: str
    """Path of the network that plays, or empty for the handwritten evaluation."""


def play_job(job: Job) -> PlayedGame:
    """Play one game; runs in any worker process."""
    plan = job.plan
    learner = learner_of(plan.game)
    options: dict[str, OptionValue] = {}
    if isinstance(learner, PartLearner):
        options.update(learner.options())
    options.update(plan.vary[job.number % len(plan.vary)])
    seats = plan.seats[job.number // len(plan.vary) % len(plan.seats)]
    setup = get_game(plan.game).setup(seats, options, plan.content)
    seed = f"{plan.seed} {job.generation} {job.number}"
    return play_game(setup, job.number, seed, self_player_of(job, seed), plan.exploration)


def self_player_of(job: Job, seed: str) -> SelfPlayer:
    """The player used for self-play: the current best."""
    game = job.plan.game
    learner = learner_of(game)
    best = Path(job.best) if job.best else None
    schedule = job.plan.iterations
    iterations = schedule[min(job.generation, len(schedule)) - 1]
    if isinstance(learner, PartLearner):
        return PartPlayer(learned_bot(game, best or NO_FILE, max(1, iterations), seed), learner)
    usual = (learner if best else players_of(game)).search_options(iterations)
    search = SearchOptions(
        iterations=iterations, reuse=False, **{name: getattr(usual, name) for name in SWITCHES}
    )
    return SearchPlayer(evaluation_of(game, best), search, seed)


def evaluation_of(game: str, network: Path | None) -> Evaluation:
    """The evaluation of a network, or the handwritten evaluation of the game if there is none."""
    return players_of(game).evaluation() if network is None else learned_evaluation(game, network)


def bot_name(game: str, network: Path | None, iterations: int) -> str:
    """The ladder name of a bot with the game's strongest search and this evaluation."""
    if network is None and isinstance(learner_of(game), PartLearner):
        network = NO_FILE
    if network is not None:
        return f"learned:file={network},iterations={iterations}"
    usual, own = SearchOptions(), players_of(game).search_options(iterations)
    said = [f"iterations={iterations}"]
    for name in SWITCHES:
        value = getattr(own, name)
        if value != getattr(usual, name):
            shown = ("no", "yes")[value] if isinstance(value, bool) else value
            said.append(f"{name}={shown}")
    return f"search:{','.join(said)}"


class Run:
    """A training run in its folder."""

    def __init__(self, plan: LearnPlan, folder: Path, workers: int, report: Report) -> None:
        self.plan = plan
        self.folder = folder
        self.workers = workers
        self.tell = report
        if isinstance(learner_of(plan.game), PartLearner) and plan.hidden:
            english = "{game} learns straight weights only: leave out the layers"
            raise ArizonaError(ValidationMessage("learn-no-layers", english, {"game": plan.game}))

    def go(self) -> RunState:
        """Run every step that is not done yet."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with locked(self.folder):
            self._settle_plan()
            for number in range(1, self.plan.generations + 1):
                self.one(number)
            return self.state()

    def one(self, number: int) -> None:
        """Run one generation, skipping the steps whose results exist."""
        home = self.folder / str(number)
        home.mkdir(exist_ok=True)
        if (home / "verdict.json").exists():
            return
        self._play(number, home)
        if not (home / "network.net").exists():
            self._train(number, home)
        self._play_match(number, home)

    def best(self, before: int) -> Path | None:
        """The best network of the generations before this one."""
        for number in range(before - 1, 0, -1):
            path = self.folder / str(number) / "verdict.json"
            if path.exists() and json.loads(path.read_text("utf-8"))["adopted"]:
                return self.folder / str(number) / "network.net"
        return None

    def state(self) -> RunState:
        state = RunState(self.plan)
        for number in range(1, self.plan.generations + 1):
            home = self.folder / str(number)
            if (home / "curve.json").exists():
                state.curves[number] = json.loads((home / "curve.json").read_text("utf-8"))
            if (home / "verdict.json").exists():
                found = json.loads((home / "verdict.json").read_text("utf-8"))
                state.verdicts[number] = Verdict(**found)
            state.played[number] = sum(1 for _ in complete_lines(home / "games.jsonl"))
        return state

    def _settle_plan(self) -> None:
        """Save the plan on the first run; later runs may only increase ``generations``."""
        path = self.folder / "plan.json"
        plan = {**asdict(self.plan), "generations": 0}
        if path.exists():
            known = json.loads(path.read_text("utf-8"))
            for name, value in json.loads(json.dumps(plan)).items():
                if known.get(name) != value:
                    what = f"{name}: {known.get(name)} → {value}"
                    english = f"this run has {name} {known.get(name)}, not {value}"
                    english += "; take another folder"
                    raise wrong_file(self.folder, "other-run", english, what=what)
            return
        write_atomically(path, json.dumps(plan, indent=1).encode())

    def _play(self, number: int, home: Path) -> None:
        """Play the missing games."""
        path = home / "games.jsonl"
        done = {game.number for game in read_games(path)}
        best = self.best(number)
        missing = [
            Job(self.plan, number, game, str(best or ""))
            for game in range(self.plan.games)
            if game not in done
        ]
        if not missing:
            return
        self.tell("plays", generation=number, games=len(missing))
        with open_to_append(path) as file:
            for played in as_done(play_job, missing, self.workers):
                file.write(played.line())
                file.flush()

    def _train(self, number: int, home: Path) -> None:
        import numpy as np  # noqa: PLC0415 (an extra)

        from arizona.lab.learn.samples import Collector  # noqa: PLC0415
        from arizona.lab.learn.train import Model, Recipe, train  # noqa: PLC0415

        plan = self.plan
        learner = learner_of(plan.game)
        features = learner.features()
        present = evaluation_of(plan.game, self.best(number))
        judge = (
            RewardScale(present, 0.0) if isinstance(learner, PartLearner) else RewardScale(present)
        )
        collector = Collector(get_game(plan.game), features, judge, plan.content, plan.trace)
        others = collector.collect(self._games(number, held_back=True), present)
        samples = collector.collect(self._games(number, held_back=False))
        positions = sum(len(one) for one in samples)
        self.tell("trains", generation=number, positions=positions)
        recipe = Recipe(
            plan.hidden, points=present.spread(), epochs=plan.epochs, ridge=learner.ridge()
        )
        rng = np.random.default_rng([number, *plan.seed.encode()])
        model = Model(features.inputs, recipe, rng)
        curve = train(model, samples, others, rng)
        history = {
            "made by": f"arizona learn {plan.game}, Arizona {arizona.__version__}",
            "seed": plan.seed,
            "generation": str(number),
            "games": str(min(number, plan.window) * plan.games),
            "positions": str(positions),
            "iterations": ", ".join(str(one) for one in plan.iterations[:number]),
        }
        learned = Learned(plan.game, features.name, model.network(), model.numbers(), history)
        checked(learned, plan.game, features, f"generation {number}")
        write_atomically(home / "curve.json", json.dumps(asdict(curve)).encode())
        write_atomically(home / "network.net", write_learned(learned))

    def _games(self, number: int, *, held_back: bool) -> Iterator[PlayedGame]:
        """The training or the held-out games of the window that ends with this generation, by
        number.
        """
        for one in range(max(1, number - self.plan.window + 1), number + 1):
            games = read_games(self.folder / str(one) / "games.jsonl")
            for game in sorted(games, key=lambda game: game.number):
                if (game.number % HELD_BACK == 0) == held_back:
                    yield game

    def _play_match(self, number: int, home: Path) -> None:
        """Play the match against the current best network."""
        plan = self.plan
        iterations = 0 if plan.seconds else plan.match_iterations
        bots = [
            bot_name(plan.game, network, iterations)
            for network in (home / "network.net", self.best(number))
        ]
        match = MatchPlan(
            plan.game,
            bots,
            plan.match_games,
            options=dict(plan.vary[0]),
            content=plan.content,
            seconds=plan.seconds,
            seed=f"{plan.seed} match {number}",
        )
        self.tell("meets", generation=number, games=plan.match_games)
        quiet = Console(quiet=True)
        results = play_matches(match, home / "match.jsonl", self.workers, quiet)
        pair = pairings(match, results)[0]
        found = pair.share()
        verdict = Verdict(
            number,
            pair.games,
            found.share,
            found.low,
            found.high,
            round(pair.points / pair.games, 2),
            found.share >= plan.needed,
        )
        if verdict.adopted:
            write_atomically(self.folder / "best.net", (home / "network.net").read_bytes())
        write_atomically(home / "verdict.json", json.dumps(asdict(verdict)).encode())
        self.tell(
            "adopted" if verdict.adopted else "rejected",
            generation=number,
            share=percent(verdict.share),
            games=verdict.games,
        )


def read_games(path: Path) -> list[PlayedGame]:
    found: list[PlayedGame] = []
    for place, line in enumerate(complete_lines(path)):
        try:
            found.append(read_line(line))
        except ValueError:
            english = "line {line} is not a game to learn from"
            raise wrong_file(path, "line", english, line=place + 1) from None
    return found


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file atomically: a reader sees either the whole file or none of it."""
    scratch = path.with_name(f".{path.name}")
    scratch.write_bytes(data)
    os.replace(scratch, path)  # noqa: PTH105 (the same on every system)
