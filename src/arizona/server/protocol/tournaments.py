"""Requests and responses of the HTTP API for tournaments."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from arizona.server.protocol.parts import Phrase, ShortText
from arizona.server.protocol.seeks import SeekPace

TournamentKind = Literal["round-robin", "swiss", "pods", "knockout", "arena", "duplicate"]
TournamentState = Literal["open", "running", "paused", "ended", "canceled"]
"""Before the start, during the rounds, paused by the director, over, or called off."""
TournamentAction = Literal["start", "pause", "resume", "end"]
DuplicateScoring = Literal["matchpoints", "difference"]
GameOutcome = Literal["won", "tied", "lost", "bye", "absent", "open"]


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a tournament. ``POST /api/tournaments``

    ``rounds`` 0 lets the format decide. ``minutes`` is the length of an arena. ``starts`` is a Unix
    time in ms; with 0 the director starts it. ``bots``: bots fill the last table. ``late``: people
    may enter after the start, where the format allows it. A tournament that is not ``listed`` can
    be found only by its link. ``scoring`` is for duplicate tournaments. The server sets ``boards``:
    in a duplicate tournament with tables of two, opponents play two boards per round, with seats
    swapped, and their leads are compared.
    """

    name: Annotated[str, Meta(min_length=3, max_length=60)]
    kind: TournamentKind
    game: ShortText
    pace: SeekPace = "normal"
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    minutes: Annotated[int, Meta(ge=10, le=360)] = 60
    starts: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    rated: bool = True
    bots: bool = True
    late: bool = True
    listed: bool = True
    scoring: DuplicateScoring = "matchpoints"
    boards: Annotated[int, Meta(ge=1, le=2)] = 1


class DirectTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Start, pause, resume or end a tournament. ``POST /api/tournaments/{id}/actions``"""

    action: TournamentAction


class CorrectResult(Struct, frozen=True, forbid_unknown_fields=True):
    """Decide the result of a table. ``PUT /api/tournaments/{id}/results``

    ``places`` is indexed by seat: 1 is the best, tied players share a place, and 0 means that a
    player did not play.
    """

    round: Annotated[int, Meta(ge=1, le=10_000)]
    board: Annotated[int, Meta(ge=1, le=10_000)]
    places: Annotated[list[Annotated[int, Meta(ge=0, le=4)]], Meta(min_length=2, max_length=4)]


class TournamentCard(Struct, frozen=True):
    """A tournament in a list.

    ``round`` is the last round that was paired, ``rounds`` how many there are, 0 if that is open.
    """

    id: str
    state: TournamentState
    settings: TournamentSettings
    director: str
    entrants: int
    joined: bool
    round: int
    rounds: int
    created: int
    started: int
    ended: int
    ends: int
    """When an arena stops pairing; otherwise 0."""


class TournamentList(Struct, frozen=True):
    """The tournaments of this server. ``GET /api/tournaments``

    ``now`` is the server's time, so that the page can show the time until the start.
    """

    now: int
    current: list[TournamentCard]
    ended: list[TournamentCard]


class TournamentEntrant(Struct, frozen=True):
    """A participant. ``bot`` is the character that fills in, otherwise empty."""

    id: str
    name: str
    bot: str
    rating: int
    left: bool
    you: bool


class TournamentBoard(Struct, frozen=True):
    """A table of a round; lists are indexed by seat. ``places`` is empty while the table is open.

    ``places`` has 1 for the best, and 0 for a player who did not play. ``points`` are what the
    format counts, such as ``1`` or ``0.5``. ``leg`` is the deal of a duplicate round, from 1.
    """

    board: int
    leg: int
    table: str
    seats: list[str]
    places: list[int]
    scores: list[int]
    points: list[str]
    corrected: bool


class TournamentBye(Struct, frozen=True):
    """An entrant without a table, and the points for it."""

    entrant: str
    points: str


class TournamentRound(Struct, frozen=True):
    """A round with its tables."""

    number: int
    boards: list[TournamentBoard]
    byes: list[TournamentBye]


class TournamentStanding(Struct, frozen=True):
    """A line of the standings. Bots have place 0.

    ``why`` says what decides between this entrant and the next one, if their points are equal.
    """

    place: int
    entrant: str
    points: str
    tiebreaks: list[str]
    why: Phrase | None


class DuplicateResult(Struct, frozen=True):
    """One entrant's result on a deal, next to the others in the same seat.

    ``score`` is the lead over the best opponent if ``boards`` of the settings is 2. ``value`` is
    the percentage of matchpoints, or the difference.
    """

    entrant: str
    score: int
    points: int
    """Matchpoints: 2 for every table that was beaten, 1 for a tie."""
    value: str


class DuplicateTable(Struct, frozen=True):
    """A table that played a deal. ``results`` are by seat; empty if the score does not count."""

    board: int
    table: str
    seats: list[str]
    results: list[DuplicateResult]


class DuplicateDeal(Struct, frozen=True):
    """The comparison of all tables of a round that has ended; ``leg`` is the deal of the round."""

    round: int
    leg: int
    top: int
    """The maximum number of matchpoints."""
    tables: list[DuplicateTable]


class TournamentGame(Struct, frozen=True):
    """A game of an entrant in the cross table; without a table for byes.

    ``points`` are what the format counts; a percentage in a duplicate tournament.
    """

    round: int
    leg: int
    outcome: GameOutcome
    opponents: list[str]
    seat: int
    points: str
    table: str


class CrossTableLine(Struct, frozen=True):
    """The games of an entrant, in the order of the standings."""

    entrant: str
    place: int
    points: str
    games: list[TournamentGame]


class CrossTable(Struct, frozen=True):
    """The games of all entrants. ``GET /api/tournaments/{id}/cross-table``"""

    version: int
    lines: list[CrossTableLine]


class OwnTournamentGame(Struct, frozen=True):
    """An open game of yours in a tournament. ``since`` is the start of its round."""

    tournament: str
    name: str
    game: str
    round: int
    table: str
    since: int


class OwnTournamentGames(Struct, frozen=True):
    """Your open games in tournaments. ``GET /api/tournament-games``

    ``entered`` counts the tournaments that you take part in and that have not ended.
    """

    entered: int
    games: list[OwnTournamentGame]


class TournamentLogEntry(Struct, frozen=True):
    """A decision of the director; ``actor`` is empty if the server decided by the rules."""

    at: int
    actor: str
    action: Literal["started", "paused", "resumed", "ended", "canceled", "corrected"]
    round: int
    board: int


class TournamentPage(Struct, frozen=True):
    """A tournament. ``GET /api/tournaments/{id}?round=``

    ``round`` is the requested one, by default the last. ``own`` is your entrant, ``table``
    the table where you play now; empty if there is none. ``may`` lists what you may do.
    ``tiebreaks`` are the tie-breaks in their order; the messages are ``tiebreak-<name>``.
    ``seed`` is published at the end.
    """

    card: TournamentCard
    version: int
    """Changes with every change of the tournament."""
    now: int
    next_at: int
    """The earliest time at which the next round is paired; 0 if that depends on open tables."""
    own: str
    table: str
    out: bool
    """Whether you are not paired again, because you have lost or the last round is paired."""
    may: list[Literal["join", "withdraw", "start", "pause", "resume", "end", "correct"]]
    least: int
    """Number of entrants needed to start."""
    entrants: list[TournamentEntrant]
    round: TournamentRound | None
    tiebreaks: list[str]
    standings: list[TournamentStanding]
    deals: list[DuplicateDeal]
    log: list[TournamentLogEntry]
    seed: str


TOURNAMENT_TYPES: Final = (
    TournamentSettings,
    DirectTournament,
    CorrectResult,
    TournamentList,
    TournamentPage,
    CrossTable,
    OwnTournamentGames,
)
