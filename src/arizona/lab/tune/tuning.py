"""Tunes the numbers of a content pack with integer CMA-ES, evaluated by games between bots.

A TOML file lists the fields with their ranges and the targets. Every trial is a separate pack that
must pass the checker, and all trials are played with the same seeds. Trials are saved in a journal;
because the optimizer is seeded, a stopped search resumes by repeating the same queries.
"""

from __future__ import annotations

import re
import shutil
import tempfile
import tomllib
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from arizona import get_game
from arizona.engine.content import check_pack, load, read_pack
from arizona.engine.errors import ArizonaError, ContentError, unreadable
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.record import save_atomically
from arizona.lab.errors import missing_package, wrong_file
from arizona.lab.measure.counting import summarize
from arizona.lab.measure.pack_fields import PackText
from arizona.lab.measure.summary import Summary, fair
from arizona.lab.measure.tables import Tables, make_tables
from arizona.lab.measure.thresholds import DEAD, MUST_HAVE, SEAT_MARGIN
from arizona.lab.measure.watchers import watch
from arizona.lab.run.line_files import complete_lines, open_to_append
from arizona.lab.run.plan import Plan, make_plan
from arizona.lab.run.play import play_game
from arizona.lab.run.result import Result
from arizona.lab.run.workers import processes

REFUSED = 1000.0
"""Cost of a pack that the checker rejects."""
TRIALS = "trials.jsonl"
PACK = "pack"


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that may change."""

    path: str
    low: int
    high: int
    word: str = ""
    """For a text such as `1 copper, 2 gold`: the word that follows the number."""


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """Target range of a figure; outside it, the cost is the squared distance in range widths."""

    figure: str
    low: float
    high: float
    who: str = "winners"
    weight: float = 1.0


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights of the parts of the objective."""

    fairness: float = 1.0
    """Percentage points by which a seat or position exceeds its fair share of wins plus 3."""
    use: float = 1.0
    """Percentage points a subject is below 2% taken, or its takers are above the fair share of wins
    plus 12.
    """
    change: float = 0.02
    """Squared distance from the original numbers, to avoid pointless changes."""


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """A tuning task."""

    game: str
    field: list[Field]
    seats: int | None = None
    bots: list[str] = msgspec.field(default_factory=lambda: ["greedy"])
    content: str = "default"
    games: int = 200
    seed: str = "tune"
    target: list[Aim] = []
    """Empty for the game's own targets."""
    kinds: list[str] = []
    """Kinds of subjects whose use counts; empty for all."""
    weights: Weights = Weights()


class Heading(Struct, frozen=True):
    """First line of a journal: the task its trials belong to."""

    task: Task
    digest: str
    """Hash of the content pack, because the cost of a trial depends on all of it."""


class Trial(Struct, frozen=True):
    """One set of numbers and its cost."""

    values: list[int]
    cost: float
    parts: dict[str, float]


def read_task(path: Path) -> Task:
    """Read a task file. Raises ``ArizonaError`` if it is invalid."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ArizonaError(unreadable(error, str(path))) from None
    except (UnicodeDecodeError, ValueError) as error:
        raise wrong_file(path, "toml", f"not valid TOML: {error}") from None
    try:
        task = msgspec.convert(raw, Task)
    except msgspec.ValidationError as error:
        raise wrong_file(path, "task", str(error), reason=str(error)) from None
    if not task.field:
        raise wrong_file(path, "no-fields", "no [[field]] to tune")
    for field in task.field:
        if field.low >= field.high:
            english = "field {field}: low must be below high"
            raise wrong_file(path, "range", english, field=field.path)
    pack = PackText(task.game, task.content)
    for field in task.field:
        now = pack.get(field.path, field.word)
        if not field.low <= now <= field.high:
            english = "field {field} is {now} now, outside {low} to {high}"
            args: dict[str, Arg] = {"now": now, "low": field.low, "high": field.high}
            raise wrong_file(path, "outside", english, field=field.path, **args)
    return task


def starting_values(task: Task) -> list[int]:
    """The current numbers of the pack."""
    pack = PackText(task.game, task.content)
    return [pack.get(field.path, field.word) for field in task.field]


def write_pack(task: Task, values: list[int], target: Path, name: str) -> Path:
    """Write the pack with these numbers and return its path."""
    pack = PackText(task.game, task.content)
    for field, value in zip(task.field, values, strict=True):
        if value != pack.get(field.path, field.word):
            pack.set(field.path, value, field.word)
    pack.update_texts(task.game)
    pack.rename(re.sub(r"[^\w-]+", "-", name).strip("-")[:40] or "tuned")
    return pack.write(target)


Play = Callable[[Plan], list[Result]]


def cost_of(summary: Summary, task: Task, values: list[int]) -> Trial:
    """The objective function; 0 is perfect."""
    just = fair(summary)
    shares = [one.share for one in [*summary.seats, *summary.places]]
    unfair = 100 * sum(max(0.0, share - just - SEAT_MARGIN) for share in shares)
    off = sum(
        aim.weight * _distance(_figure(summary, aim), aim.low, aim.high) ** 2
        for aim in task.target or own_targets(task.game)
    )
    subjects = [one for one in summary.used if not task.kinds or one.kind in task.kinds]
    idle = 100 * sum(max(0.0, DEAD - one.taken.share) for one in subjects)
    # The lower bound of the interval: chance in a few games is no reason to change a card.
    must = 100 * sum(max(0.0, one.wins.low - just - MUST_HAVE) for one in subjects)
    moved = sum(
        ((value - old) / (field.high - field.low)) ** 2
        for value, old, field in zip(values, starting_values(task), task.field, strict=True)
    )
    weights = task.weights
    parts = {
        "fairness": weights.fairness * unfair,
        "targets": 10 * off,
        "use": weights.use * (idle + must),
        "change": weights.change * moved,
    }
    rounded = {name: round(part, 4) for name, part in parts.items()}
    return Trial(values, round(sum(rounded.values()), 4), rounded)


def own_targets(game: str) -> list[Aim]:
    """The targets that the game's content is calibrated to."""
    return [Aim(figure, low, high, who) for figure, who, low, high in watch(game).targets]


def _distance(value: float, low: float, high: float) -> float:
    """Distance from the range, in units of its width."""
    width = max(high - low, 1e-9)
    return max(0.0, low - value, value - high) / width


def _figure(summary: Summary, aim: Aim) -> float:
    if aim.figure.startswith("ending:"):
        word = aim.figure.partition(":")[2]
        return next((one.share for one in summary.endings if one.label == word), 0.0)
    if aim.figure == "score":
        return (summary.winners_score if aim.who == "winners" else summary.score).mean
    for one in summary.figures:
        if one.figure == aim.figure:
            return (one.winners if aim.who == "winners" else one.everybody).mean
    known = ", ".join(["score", *[one.figure for one in summary.figures]])
    args: dict[str, Arg] = {"figure": aim.figure, "known": known}
    english = "target {figure}: there is no such figure; choose one of: {known}"
    raise ArizonaError(ValidationMessage("lab-tune-target", english, args))


class Search:
    """Evaluates packs and saves their costs."""

    def __init__(self, task: Task, folder: Path, play: Play) -> None:
        self.task = task
        self.folder = folder
        self.play = play
        self.known: dict[tuple[int, ...], Trial] = {}
        self._scratch = Path(tempfile.mkdtemp(prefix="arizona-tune-"))
        weakref.finalize(self, shutil.rmtree, self._scratch, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        self._read_trials()

    def _read_trials(self) -> None:
        path = self.folder / TRIALS
        task = self.task
        mine = Heading(task, load(get_game(task.game), task.content).digest)
        lines = list(complete_lines(path))
        if not lines:
            save_atomically(path, msgspec.json.encode(mine).decode() + "\n")
            return
        try:
            heading = msgspec.json.decode(lines[0], type=Heading)
        except msgspec.DecodeError:
            heading = None
        if heading != mine:
            english = "belongs to another task or to a pack as it was; choose another --out"
            raise wrong_file(path, "other-task", english)
        for place, line in enumerate(lines[1:], 2):
            try:
                trial = msgspec.json.decode(line, type=Trial)
            except msgspec.DecodeError as error:
                raise wrong_file(path, "line", f"line {place}: {error}", line=place) from None
            self.known[tuple(trial.values)] = trial

    def pack(self, values: list[int]) -> Path:
        """Write a pack with these numbers and check it; it is deleted together with the search."""
        name = "-".join(map(str, values))
        pack = write_pack(self.task, values, self._scratch / name, "trial")
        check_pack(get_game(self.task.game), read_pack(pack))
        return pack

    def games(self, pack: Path, seed: str) -> Tables:
        """Play games with a pack."""
        task = self.task
        plan = make_plan(
            task.game,
            seats=task.seats,
            bots=task.bots,
            games=task.games,
            seed=seed,
            content=str(pack),
        )
        return make_tables(plan, self.play(plan))

    def cost(self, values: list[int]) -> Trial:
        """The cost of a set of numbers; played at most once."""
        key = tuple(values)
        if key not in self.known:
            try:
                pack = self.pack(values)
            except ContentError:
                trial = Trial(values, REFUSED, {"refused": REFUSED})
            else:
                found = summarize(self.games(pack, self.task.seed))
                trial = cost_of(found, self.task, values)
            self.known[key] = trial
            with open_to_append(self.folder / TRIALS) as file:
                file.write(msgspec.json.encode(trial) + b"\n")
        return self.known[key]

    def run(self, trials: int, tell: Callable[[int, Trial, Trial], None]) -> Trial:
        """Search until ``trials`` different packs were evaluated, and return the best one."""
        best = self.cost(starting_values(self.task))
        tried = {tuple(best.values)}
        optimizer = _optimizer(self.task)
        attempts = 0
        while len(tried) < trials and attempts < 20 * trials:
            answers: list[tuple[Any, float]] = []
            for _ in range(optimizer.population_size):
                for_games, for_optimizer = optimizer.ask()
                attempts += 1
                trial = self.cost(_values(self.task, for_games))
                answers.append((for_optimizer, trial.cost))
                best = min(best, trial, key=lambda one: one.cost)
                tried.add(tuple(trial.values))
                tell(len(tried), trial, best)
            optimizer.tell(answers)
        return best


def _optimizer(task: Task) -> Any:
    try:
        np: Any = import_module("numpy")  # both are optional dependencies
        cmaes: Any = import_module("cmaes")
    except ImportError:
        raise missing_package("tuning", "cmaes", "lab") from None
    spans = [field.high - field.low for field in task.field]
    start = [
        (value - field.low) / span
        for value, field, span in zip(starting_values(task), task.field, spans, strict=True)
    ]
    return cmaes.CMAwM(
        mean=np.array(start),
        sigma=0.2,
        bounds=np.array([[0.0, 1.0]] * len(spans)),
        steps=np.array([1 / span for span in spans]),
        seed=sum(task.seed.encode()),
    )


def _values(task: Task, point: Any) -> list[int]:
    return [
        min(field.high, max(field.low, field.low + round(float(part) * (field.high - field.low))))
        for part, field in zip(point, task.field, strict=True)
    ]


@contextmanager
def players(workers: int) -> Iterator[Play]:
    """A function that plays all games of a plan, on worker processes that are reused for all
    trials.
    """
    if workers <= 1:
        yield lambda plan: [play_game(plan, number) for number in range(plan.total())]
        return
    with processes(workers) as pool:

        def play(plan: Plan) -> list[Result]:
            numbers = range(plan.total())
            chunk = max(1, len(numbers) // (8 * workers))
            return list(pool.map(partial(play_game, plan), numbers, chunksize=chunk))

        yield play
