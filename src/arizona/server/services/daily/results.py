"""The results of a day: leaderboard, histogram and ranks. Pure functions of stored results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arizona.people.standing import MIN_FOR_PERCENTILE, compare, histogram
from arizona.server.base.identity import guest_label
from arizona.server.protocol.daily import DailyBar, DailyBoard, DailyRow
from arizona.server.store.daily_rows import FORMER_PERSON, DailyResult, DailyRun
from arizona.server.store.people_rows import FORMER

LEADERS: Final = 10
BARS: Final = 16


class DayResults:
    """All results of one game on one day, best first; ties are ordered by time."""

    def __init__(self, results: list[DailyResult]) -> None:
        ordered = sorted(results, key=lambda one: (-one.score, one.finished, one.person))
        self.ordered = ordered
        self.scores = [one.score for one in ordered]
        self.index = {one.person: place for place, one in enumerate(ordered)}
        self.bars = [DailyBar(*_parts) for _parts in _bars(self.scores)]
        self.average = sum(self.scores) / len(ordered) if ordered else 0.0
        self.places: list[int] = []
        for number, score in enumerate(self.scores):
            same = number > 0 and self.scores[number - 1] == score
            self.places.append(self.places[-1] if same else number + 1)

    @property
    def best(self) -> DailyResult | None:
        return self.ordered[0] if self.ordered else None

    def board(
        self,
        person: str,
        *,
        public: bool,
        friends: Sequence[DailyResult] = (),
        offline: DailyRun | None = None,
    ) -> DailyBoard:
        """Return the leaderboard as a person sees it; tables are linked once the day is over.

        ``offline`` is the person's run if it was played offline. It has no rank but is compared
        with the ranked results.
        """
        own = self.index.get(person)
        place, percentile = 0, None
        if own is not None:
            found = compare(self.scores[own], self.scores)
            place, percentile = found.place, found.percentile
        elif offline is not None:
            percentile = compare(offline.score, [*self.scores, offline.score]).percentile
        shown = list(range(min(LEADERS, len(self.ordered))))
        if own is not None and own not in shown:
            shown.append(own)
        return DailyBoard(
            players=len(self.ordered),
            place=place,
            percentile=percentile if len(self.ordered) >= MIN_FOR_PERCENTILE else None,
            average=round(self.average, 1),
            best=self.scores[0] if self.scores else 0,
            bars=self.bars,
            rows=[self._row(self.ordered[number], person, public=public) for number in shown],
            friends=[
                self._row(one, person, public=public)
                for one in sorted(friends, key=lambda one: (-one.score, one.finished, one.person))
            ],
        )

    def _row(self, one: DailyResult, person: str, *, public: bool) -> DailyRow:
        number = None if one.offline else self.index.get(one.person)
        return DailyRow(
            place=0 if number is None else self.places[number],
            name=shown_name(one),
            account=one.account or "",
            score=one.score,
            own=one.person == person,
            table=one.table if public else "",
            offline=one.offline,
        )


def shown_name(result: DailyResult) -> str:
    """Return the name to show on leaderboards."""
    if result.person.startswith(FORMER_PERSON):
        return FORMER
    return result.account or result.name or guest_label(result.person)


def _bars(scores: list[int]) -> list[tuple[int, int, int]]:
    return [(bar.low, bar.high, bar.count) for bar in histogram(scores, BARS)]
