"""The data of a tournament, and the changes that all formats share.

A tournament is a frozen value: entrants, the rounds that were paired and the results so far.
Functions return a new one. Points are whole numbers in twelfths (:data:`POINT` is one point), so
that ties at tables of two, three and four stay exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from arizona.engine.message import Message
from arizona.engine.rng import Rng

POINT: Final = 12
"""One point: a win at a table of two, or the first place at a larger one."""


class TournamentError(ValueError):
    """A change that the tournament does not allow; ``message`` says why."""

    def __init__(self, id: str, **args: str | int) -> None:
        super().__init__(f"{id} {args}" if args else id)
        self.message: Final = Message(id, dict(args))


class Format(StrEnum):
    """How a tournament pairs."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    PODS = "pods"
    ARENA = "arena"
    KNOCKOUT = "knockout"
    DUPLICATE = "duplicate"


class ByeKind(StrEnum):
    """Why somebody does not play in a round."""

    ODD = "odd"
    """No table was left for them: counts as a win."""
    LATE = "late"
    """They entered later: half a point, once, however many rounds they missed."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a tournament is, fixed at its start."""

    format: Format
    seed: str
    rounds: int = 0
    """Rounds to play; 0 lets the format decide."""
    seats: int = 2
    least_seats: int = 2
    """Smallest table that the game allows, for formats with tables of several sizes."""
    duplicate_scoring: str = "matchpoints"
    """``matchpoints`` or ``difference``, for the duplicate format."""
    cycles: int = 1
    """How often everybody meets everybody in a round robin."""
    boards: int = 1
    """Deals per round of a duplicate tournament. With two, at tables of two, opponents play both
    and swap seats in between.
    """
    by_lead: bool = False
    """Whether a duplicate tournament compares leads over the best opponent instead of scores."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A participant."""

    id: str
    rating: float = 1500.0
    joined: int = 1
    """First round they can play in."""
    left: int | None = None
    """Last round they play in; None while they take part."""

    def active(self, number: int) -> bool:
        """Whether they can be paired in a round."""
        return self.joined <= number and (self.left is None or number <= self.left)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round; ``seats`` are entrants in the order of their seats.

    ``leg`` is the deal of the round that they play, from 1; see :attr:`Settings.boards`.
    """

    round: int
    table: int
    seats: tuple[str, ...]
    leg: int = 1


@dataclass(frozen=True, slots=True)
class Bye:
    """An entrant without a table in a round."""

    round: int
    player: str
    kind: ByeKind = ByeKind.ODD


@dataclass(frozen=True, slots=True)
class Round:
    """The tables that are played at the same time, and the byes."""

    number: int
    pairings: tuple[Pairing, ...]
    byes: tuple[Bye, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended, by seat: places from 0, tied seats share one; scores if the game has any.

    ``absent`` are entrants who did not show up. They get nothing; an entrant who showed up alone
    wins.
    """

    round: int
    table: int
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()
    absent: frozenset[str] = frozenset()

    @property
    def played(self) -> bool:
        """Whether at least two entrants played."""
        return len(self.places) - len(self.absent) >= 2


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament at one moment."""

    settings: Settings
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    results: tuple[Result, ...] = ()

    def entrant(self, player: str) -> Entrant:
        """The entrant of that id; raises :class:`TournamentError` if there is none."""
        for one in self.entrants:
            if one.id == player:
                return one
        raise TournamentError("tournament-no-entrant", player=player)

    def active(self, number: int | None = None) -> list[Entrant]:
        """The entrants who can be paired in a round, by default the next one."""
        wanted = self.next_number if number is None else number
        return [one for one in self.entrants if one.active(wanted)]

    @property
    def next_number(self) -> int:
        """The number of the round that is paired next."""
        return len(self.rounds) + 1

    def open_pairings(self) -> list[Pairing]:
        """Tables without a result."""
        known = {(one.round, one.table) for one in self.results}
        return [
            pairing
            for one in self.rounds
            for pairing in one.pairings
            if (pairing.round, pairing.table) not in known
        ]

    def rng(self, purpose: str) -> Rng:
        """The random generator for one purpose in the next round."""
        return Rng(f"tournament {self.settings.seed} {self.next_number} {purpose}")

    def deal(self, pairing: Pairing) -> str:
        """The random seed of a table's game; the same for all tables of a duplicate deal."""
        if self.settings.format is Format.DUPLICATE:
            part = "" if pairing.leg == 1 else f" board {pairing.leg}"
        else:
            part = f" {pairing.table}"
        return f"deal {self.settings.seed} {pairing.round}{part}"


def seeded(tournament: Tournament, players: Iterable[Entrant]) -> list[Entrant]:
    """Entrants from the highest rating down; equal ratings in an order drawn from the seed."""
    listed = sorted(players, key=lambda one: one.id)
    order = list(range(len(listed)))
    Rng(f"tournament {tournament.settings.seed} seeding").shuffle(order)
    drawn = [listed[place] for place in order]
    return sorted(drawn, key=lambda one: -one.rating)


def enter(tournament: Tournament, player: str, rating: float = 1500.0) -> Tournament:
    """The tournament with one more entrant, who plays from the next round on.

    Entering again cancels a withdrawal.
    """
    begun = tournament.next_number
    if begun > 1 and tournament.settings.format in {Format.ROUND_ROBIN, Format.KNOCKOUT}:
        raise TournamentError("tournament-closed")
    known = {one.id: one for one in tournament.entrants}
    if player in known:
        if known[player].left is None:
            raise TournamentError("tournament-entered", player=player)
        back = replace(known[player], left=None)
        return replace(
            tournament,
            entrants=tuple(back if one.id == player else one for one in tournament.entrants),
        )
    entrant = Entrant(player, rating, begun)
    return replace(tournament, entrants=(*tournament.entrants, entrant))


def withdraw(tournament: Tournament, player: str) -> Tournament:
    """The tournament without an entrant from the next round on; before the first, without trace."""
    leaving = tournament.entrant(player)
    if not tournament.rounds:
        entrants = tuple(one for one in tournament.entrants if one.id != player)
        return replace(tournament, entrants=entrants)
    gone = replace(leaving, left=len(tournament.rounds))
    return replace(
        tournament,
        entrants=tuple(gone if one.id == player else one for one in tournament.entrants),
    )


def add_round(tournament: Tournament, added: Round) -> Tournament:
    """The tournament with a round that its format has paired; adding it twice changes nothing."""
    if added in tournament.rounds:
        return tournament
    if added.number != tournament.next_number:
        raise TournamentError("tournament-round-known", round=added.number)
    busy = [(player, pairing.leg) for pairing in added.pairings for player in pairing.seats]
    busy += [
        (one.player, leg + 1) for one in added.byes for leg in range(tournament.settings.boards)
    ]
    if len(set(busy)) != len(busy):
        raise TournamentError("tournament-twice-in-round", round=added.number)
    for player, _ in busy:
        tournament.entrant(player)
    return replace(tournament, rounds=(*tournament.rounds, added))


def _pairing(tournament: Tournament, result: Result) -> Pairing:
    for one in tournament.rounds[result.round - 1 : result.round]:
        for pairing in one.pairings:
            if pairing.table == result.table:
                return pairing
    raise TournamentError("tournament-no-table", round=result.round, table=result.table)


def record(tournament: Tournament, result: Result) -> Tournament:
    """The tournament with a result; repeating it changes nothing, a different one is refused."""
    pairing = _pairing(tournament, result)
    seats = len(pairing.seats)
    if (
        len(result.places) != seats
        or (result.scores and len(result.scores) != seats)
        or not result.absent <= set(pairing.seats)
    ):
        raise TournamentError("tournament-result-malformed", round=result.round, table=result.table)
    for known in tournament.results:
        if (known.round, known.table) == (result.round, result.table):
            if known == result:
                return tournament
            raise TournamentError("tournament-result-known", round=result.round, table=result.table)
    return replace(tournament, results=(*tournament.results, result))


def correct(tournament: Tournament, result: Result) -> Tournament:
    """The tournament with a result in place of an earlier one, by its director."""
    others = tuple(
        one for one in tournament.results if (one.round, one.table) != (result.round, result.table)
    )
    return record(replace(tournament, results=others), result)


def points(result: Result, pairing: Pairing) -> tuple[int, ...]:
    """The points of each seat, in twelfths: the share of the others at the table that it beat."""
    found = []
    for seat, player in enumerate(pairing.seats):
        others = [other for other in range(len(pairing.seats)) if other != seat]
        if player in result.absent:
            found.append(0)
            continue
        halves = sum(
            2
            if pairing.seats[other] in result.absent or result.places[seat] < result.places[other]
            else int(result.places[seat] == result.places[other])
            for other in others
        )
        found.append(POINT * halves // (2 * len(others)))
    return tuple(found)


@dataclass(slots=True)
class Game:
    """One table from the point of view of one entrant."""

    round: int
    seat: int
    opponents: tuple[str, ...]
    points: int
    first: bool
    """Whether they had the first place, alone or shared."""
    won: bool
    """Whether they had the first place alone."""
    played: bool
    score: int | None
    beaten: tuple[str, ...]
    tied: tuple[str, ...]
    leg: int = 1


@dataclass(slots=True)
class PlayerRecord:
    """What an entrant has done so far."""

    entrant: Entrant
    points: int = 0
    games: list[Game] = field(default_factory=list)
    byes: int = 0
    """Byes because no table was left, and wins because nobody showed up."""
    floats: dict[int, int] = field(default_factory=dict)
    """By round: 1 if the opponents had fewer points (a float down), -1 if more, 0 if the same."""
    met: dict[str, int] = field(default_factory=dict)
    """How often each opponent was met at a table that was played, or is being played."""
    seats: dict[int, int] = field(default_factory=dict)
    """How often each seat was taken."""
    last_seat: int | None = None


def records(tournament: Tournament) -> dict[str, PlayerRecord]:
    """The record of every entrant, round by round. Open tables count as met, without points."""
    found = {one.id: PlayerRecord(one) for one in tournament.entrants}
    for one in found.values():
        if one.entrant.joined > 1:
            one.points += POINT // 2
    results = {(one.round, one.table): one for one in tournament.results}
    for number in tournament.rounds:
        before = {player: one.points for player, one in found.items()}
        for pairing in number.pairings:
            _add_pairing(found, before, pairing, results.get((pairing.round, pairing.table)))
        for bye in number.byes:
            # A bye in place of an opponent is a float down: the next one should be another's.
            found[bye.player].points += POINT if bye.kind is ByeKind.ODD else POINT // 2
            found[bye.player].byes += bye.kind is ByeKind.ODD
            found[bye.player].floats[number.number] = 1
    return found


def _add_pairing(
    found: dict[str, PlayerRecord],
    before: dict[str, int],
    pairing: Pairing,
    result: Result | None,
) -> None:
    gained = points(result, pairing) if result is not None else None
    for seat, player in enumerate(pairing.seats):
        own = found[player]
        others = tuple(other for other in pairing.seats if other != player)
        played = result is None or (result.played and player not in result.absent)
        if played:
            own.seats[seat] = own.seats.get(seat, 0) + 1
            own.last_seat = seat
            for other in others:
                if result is None or other not in result.absent:
                    own.met[other] = own.met.get(other, 0) + 1
        mean = sum(before[other] for other in others)
        own.floats[pairing.round] = (before[player] * len(others) > mean) - (
            before[player] * len(others) < mean
        )
        if result is None or gained is None:
            continue
        own.points += gained[seat]
        present = player not in result.absent
        own.byes += present and not result.played
        place = result.places[seat]
        beaten = tuple(
            other
            for at, other in enumerate(pairing.seats)
            if present and (other in result.absent or place < result.places[at])
        )
        tied = tuple(
            other
            for at, other in enumerate(pairing.seats)
            if at != seat and present and other not in result.absent and place == result.places[at]
        )
        own.games.append(
            Game(
                pairing.round,
                seat,
                others,
                gained[seat],
                present and len(beaten) + len(tied) == len(others),
                present and len(beaten) == len(others),
                played,
                result.scores[seat] if result.scores else None,
                beaten,
                tied,
                pairing.leg,
            )
        )
