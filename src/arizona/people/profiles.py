"""What a profile shows of a person's finished games: results, opponents and characters beaten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

Outcome = Literal["won", "drawn", "lost", "none"]
"""``none``: the person held no seat, several seats, or the result is unknown."""
Pace = Literal["live", "turn-based", "untimed"]
LIVE_SECONDS: Final = 3600
"""A clock with more time for a turn, or for a whole game, is turn-based."""
FAVORITES: Final = 5


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player at another seat: a person with an account, a guest, or a bot."""

    name: str
    account: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a person."""

    table: str
    game: str
    at: int
    """Unix time in ms of the last change."""
    outcome: Outcome
    pace: Pace
    opponents: tuple[Opponent, ...]


@dataclass(slots=True)
class Tally:
    """Counts of results."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost

    def count(self, outcome: Outcome) -> None:
        """Add a result; ``none`` changes nothing."""
        self.won += outcome == "won"
        self.drawn += outcome == "drawn"
        self.lost += outcome == "lost"


def outcome_of(seats: Sequence[int], winners: Sequence[int] | None) -> Outcome:
    """The result for the holder of some seats.

    >>> from arizona.people.profiles import outcome_of
    >>> outcome_of([0], [0]), outcome_of([0], [0, 1]), outcome_of([1], [0]), outcome_of([0, 1], [0])
    ('won', 'drawn', 'lost', 'none')
    """
    if len(seats) != 1 or not winners:
        return "none"
    if seats[0] not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "drawn"


def results(games: Iterable[Played]) -> dict[str, Tally]:
    found: dict[str, Tally] = {}
    for one in games:
        found.setdefault(one.game, Tally()).count(one.outcome)
    return {game: tally for game, tally in found.items() if tally.played}


def favorite_opponents(games: Iterable[Played]) -> list[tuple[str, Tally]]:
    """The account names played most often, with the results against them."""
    found: dict[str, Tally] = {}
    for one in games:
        for opponent in one.opponents:
            if opponent.account:
                found.setdefault(opponent.account, Tally()).count(one.outcome)
    ranked = sorted(found.items(), key=lambda item: (-item[1].played, item[0].casefold()))
    return [(name, tally) for name, tally in ranked if tally.played][:FAVORITES]


def against_characters(games: Iterable[Played]) -> dict[tuple[str, str], Tally]:
    """The results by game and bot, of two-player games."""
    found: dict[tuple[str, str], Tally] = {}
    for one in games:
        if len(one.opponents) == 1 and one.opponents[0].bot:
            found.setdefault((one.game, one.opponents[0].bot), Tally()).count(one.outcome)
    return {key: tally for key, tally in found.items() if tally.played}


def chosen(
    games: Iterable[Played], game: str = "", outcome: str = "", pace: str = "", opponent: str = ""
) -> list[Played]:
    """The games that pass all filters. ``opponent`` is part of a name, in any case."""
    part = opponent.strip().casefold()
    return [
        one
        for one in games
        if game in ("", one.game)
        and outcome in ("", one.outcome)
        and pace in ("", one.pace)
        and (not part or any(part in other.name.casefold() for other in one.opponents))
    ]
