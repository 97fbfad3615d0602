"""Measured times of people, as text, and the basis of an estimated playing time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import arizona
from arizona.lab.measure.play_times import (
    ASSUMED,
    ASSUMED_PER_DOUBLING,
    MAX_SECONDS,
    Basis,
    PlayTimes,
)
from arizona.lab.report.numbers import number, percent, written_in
from arizona.messages import Phrases


def times_lines(found: Sequence[PlayTimes], phrases: Phrases) -> list[str]:
    """Return the measured times, one line per game and kind of decision."""
    if not found:
        return [phrases.text("lab-times-none")]
    with written_in(phrases.locale):
        return [line for times in found for line in _game_lines(times, phrases)]


def _game_lines(times: PlayTimes, phrases: Phrases) -> Iterator[str]:
    yield phrases.text(
        "lab-times-game",
        game=arizona.get_game(times.game).title,
        tables=times.tables,
        decisions=times.decisions,
        breaks=times.breaks,
        minutes=int(MAX_SECONDS // 60),
    )
    for kind in times.kinds:
        if kind.decisions:
            yield phrases.text(
                "lab-times-kind" if kind.sufficient else "lab-times-kind-few",
                choices=_range(kind.choices),
                decisions=kind.decisions,
                median=number(kind.median, 1),
                mean=number(kind.sample().mean, 1),
            )


def _range(choices: int) -> str:
    return str(choices) if choices <= 2 else f"{choices // 2 + 1}–{choices}"


def basis_text(basis: Basis, phrases: Phrases) -> str:
    """Say whether an estimated playing time rests on measured or on assumed times."""
    kind = "assumed" if not basis.tables else "measured" if not basis.assumed else "both"
    return phrases.text(
        f"lab-report-time-{kind}",
        tables=basis.tables,
        decisions=basis.decisions,
        assumed=percent(basis.assumed, 0),
        seconds=number(ASSUMED, 0),
        more=number(ASSUMED_PER_DOUBLING, 1),
    )
