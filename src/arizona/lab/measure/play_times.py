"""How long people take for their decisions, by game and number of choices.

The times are measured at the tables of a server (``arizona lab times``) and saved without names.
Reports use them to estimate the playing time of people from the decisions of bots.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from arizona.lab.errors import wrong_file
from arizona.lab.measure.stats import TAIL, Sample, Spread, spread
from arizona.lab.measure.tails import student_cut

FORMAT = "arizona-times 1"
MAX_SECONDS = 300.0
"""Seconds after which a decision counts as a break and is left out."""
MIN_DECISIONS = 20
MIN_TABLES = 3
"""A kind of decision with fewer decisions or tables uses the assumed time."""
ASSUMED = 2.0
"""Assumed seconds of a person for any decision with more than one choice."""
ASSUMED_PER_DOUBLING = 1.5
"""Assumed additional seconds each time the number of choices doubles (Hick's law)."""


class Timed(NamedTuple):
    """A decision of a person: its number of choices, and the seconds it took."""

    choices: int
    seconds: float


class KindTimes(Struct, frozen=True):
    """The times of decisions with up to ``choices`` choices, and more than half as many."""

    choices: int
    decisions: int
    median: float
    sums: list[float]
    """Total seconds at each table."""
    counts: list[int]
    """Number of decisions at each table."""

    def sample(self) -> Sample:
        found = Sample()
        for table, (total, count) in enumerate(zip(self.sums, self.counts, strict=True)):
            if count:
                found.add(table, total, count)
        return found

    @property
    def sufficient(self) -> bool:
        tables = sum(count > 0 for count in self.counts)
        return self.decisions >= MIN_DECISIONS and tables >= MIN_TABLES


class PlayTimes(Struct, frozen=True):
    """The times of people in one game. Tables are numbered, not named."""

    game: str
    tables: int
    decisions: int
    breaks: int
    """Number of decisions that took longer than ``MAX_SECONDS`` and are left out."""
    kinds: list[KindTimes]
    """By the number of doublings of choices; the first kind are forced decisions."""


class TimesFile(Struct, frozen=True):
    """The file that ``arizona lab times`` writes."""

    format: str
    games: list[PlayTimes]


class Basis(Struct, frozen=True):
    """What an estimate of the playing time rests on."""

    tables: int
    decisions: int
    assumed: float
    """Share of the estimated time that rests on assumed times, for lack of measured ones."""


class Minutes(Struct, frozen=True):
    """Estimated playing time of people in minutes.

    Its interval covers the chance of the games and, as far as times are measured, that of people.
    """

    spread: Spread
    basis: Basis


def doublings(choices: int) -> int:
    """Return 0 for 1 choice, 1 for 2, 2 for up to 4, 3 for up to 8 and so on."""
    return max(0, (choices - 1).bit_length())


def play_times(game: str, tables: Sequence[Sequence[Timed]]) -> PlayTimes:
    """Summarize the decisions of people at tables of a game.

    >>> from arizona.lab.measure.play_times import Timed, play_times
    >>> found = play_times("knight", [[Timed(2, 3.0), Timed(2, 5.0), Timed(2, 1000.0)]])
    >>> found.decisions, found.breaks, found.kinds[1].median
    (2, 1, 4.0)
    """
    kept = [[one for one in table if one.seconds <= MAX_SECONDS] for table in tables]
    kept = [table for table in kept if table]
    breaks = sum(len(table) for table in tables) - sum(len(table) for table in kept)
    last = max((doublings(one.choices) for table in kept for one in table), default=-1)
    kinds: list[KindTimes] = []
    for place in range(last + 1):
        times = [
            [one.seconds for one in table if doublings(one.choices) == place] for table in kept
        ]
        every = [seconds for table in times for seconds in table]
        kinds.append(
            KindTimes(
                2**place,
                len(every),
                round(median(every), 2) if every else 0.0,
                [round(sum(table), 2) for table in times],
                [len(table) for table in times],
            )
        )
    return PlayTimes(game, len(kept), sum(len(table) for table in kept), breaks, kinds)


def assumed_seconds(place: int) -> float:
    """Return the assumed time for a decision with this many doublings; forced ones take none."""
    return ASSUMED + ASSUMED_PER_DOUBLING * place if place else 0.0


def estimate_minutes(
    widths: Sequence[Sequence[int]], seed_group: Sequence[int], times: PlayTimes | None = None
) -> Minutes:
    """Estimate the playing time of games from their decisions by number of choices.

    ``widths`` counts the decisions of each game with 1, 2, up to 4, up to 8 … choices.

    >>> from arizona.lab.measure.play_times import estimate_minutes
    >>> estimate_minutes([[10, 0, 12]], [0]).spread.mean
    1.0
    """
    kinds: Mapping[int, KindTimes] = (
        {}
        if times is None
        else {place: kind for place, kind in enumerate(times.kinds) if kind.sufficient}
    )
    last = max((len(row) for row in widths), default=0)
    samples = {place: kind.sample() for place, kind in kinds.items()}
    seconds = [
        samples[place].mean if place in samples else assumed_seconds(place) for place in range(last)
    ]
    found = spread(
        [sum(many * seconds[place] for place, many in enumerate(row)) / 60 for row in widths],
        seed_group,
    )
    counts = [
        sum(row[place] for row in widths if place < len(row)) / max(1, len(widths))
        for place in range(last)
    ]
    total = sum(count * each for count, each in zip(counts, seconds, strict=True))
    assumed = sum(counts[place] * seconds[place] for place in range(last) if place not in samples)
    tables = 0 if times is None or not samples else times.tables
    basis = Basis(
        tables,
        sum(kind.decisions for kind in kinds.values()),
        round(assumed / total, 4) if total else 1.0,
    )
    return Minutes(_with_people(found, counts, samples, tables), basis)


def _with_people(
    found: Spread, counts: Sequence[float], samples: Mapping[int, Sample], tables: int
) -> Spread:
    """Widen the interval by the error of the measured times, clustered by table."""
    if not tables or found.low is None:
        return found
    pulls: dict[int, float] = {}
    for place, one in samples.items():
        if place < len(counts):
            for table, pull in one.influences().items():
                pulls[table] = pulls.get(table, 0.0) + counts[place] * pull / 60
    people = student_cut(TAIL, tables - 1) * math.hypot(*pulls.values())
    half = math.hypot(found.mean - found.low, people)
    return replace(
        found, low=round(max(0.0, found.mean - half), 4), high=round(found.mean + half, 4)
    )


def save_times(path: Path, games: Iterable[PlayTimes]) -> None:
    """Write a file of times."""
    body = msgspec.json.format(msgspec.json.encode(TimesFile(FORMAT, list(games))))
    path.write_bytes(body + b"\n")


def load_times(path: Path, game: str) -> PlayTimes:
    """Read the times of a game from a file; raise ``ArizonaError`` if it has none."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=TimesFile)
    except (OSError, msgspec.DecodeError) as error:
        english = f"no file of `arizona lab times`: {error}"
        raise wrong_file(path, "times", english) from None
    if found.format != FORMAT:
        english = f"expected the format {FORMAT}, found {found.format}"
        raise wrong_file(path, "version", english)
    for one in found.games:
        if one.game == game:
            return one
    raise wrong_file(path, "no-times", "no times for {game}", game=game)
