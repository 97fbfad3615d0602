"""Builds tournament pages for clients: standings, rounds and comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import arizona
from arizona.messages import Phrases, babel_name
from arizona.people.tournaments import duplicate, knockout
from arizona.people.tournaments.export import to_json, to_trf
from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import (
    POINT,
    ByeKind,
    Format,
    Tournament,
    TournamentError,
    points,
)
from arizona.people.tournaments.tiebreaks import Standing, number, why_ahead
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.tournaments import (
    DuplicateDeal,
    DuplicateResult,
    DuplicateTable,
    TournamentBoard,
    TournamentBye,
    TournamentCard,
    TournamentEntrant,
    TournamentLogEntry,
    TournamentPage,
    TournamentRound,
    TournamentStanding,
)
from arizona.server.services.pictures.tournament_picture import TournamentPictureData, Winner
from arizona.server.services.tournaments.formats import (
    CLOSED_AT_START,
    as_tournament,
    ends_at,
    is_finished,
    least_entrants,
    total_rounds,
)
from arizona.server.store.people_rows import FORMER
from arizona.server.store.tournament_rows import (
    BoardRow,
    EntrantRow,
    LogRow,
    StoredTournament,
    TournamentSummary,
)
from arizona.server.tables.characters import bot_name

BYE_PERCENT: Final = "≥ 60%"
"""A bye in a duplicate tournament; worth more to entrants with a higher average."""
BYE_DIFFERENCE: Final = "≥ 0"


class PageData(NamedTuple):
    """The part of a page that is the same for all visitors."""

    stored: StoredTournament
    tournament: Tournament
    rounds: int
    names: dict[str, str]
    tiebreaks: list[str]
    standings: list[TournamentStanding]
    deals: list[DuplicateDeal]
    log: list[TournamentLogEntry]
    out: frozenset[str]
    """Entrants who will not be paired again; an arena pairs everyone until it ends."""


def page_data(stored: StoredTournament, log: Sequence[LogRow]) -> PageData:
    """Compute the part that is the same for all visitors."""
    tournament = as_tournament(stored)
    game = stored.row.settings.game
    names = {one.id: _name(game, one) for one in stored.entrants}
    bots = {one.id for one in stored.entrants if one.bot}
    standings = _standings(tournament)
    return PageData(
        stored,
        tournament,
        _total(tournament),
        names,
        [kind for kind, _ in standings[0].tiebreaks] if standings else [],
        _shown_standings(standings, names, bots),
        _deals(stored, tournament),
        [TournamentLogEntry(one.at, one.actor, one.action, one.round, one.board) for one in log],
        _eliminated(stored, tournament),
    )


def _eliminated(stored: StoredTournament, tournament: Tournament) -> frozenset[str]:
    """Return entrants who lost in a knockout, or everyone once the last round is paired."""
    kind = tournament.settings.format
    if kind is Format.ARENA or not tournament.rounds:
        return frozenset()
    if is_finished(stored.row, tournament, 0):
        return frozenset(one.id for one in tournament.entrants)
    return knockout.losers(tournament) if kind is Format.KNOCKOUT else frozenset()


def _name(game: str, one: EntrantRow) -> str:
    return bot_name(game, one.bot) if one.bot else one.name or FORMER


def _total(tournament: Tournament) -> int:
    try:
        return total_rounds(tournament)
    except TournamentError:
        return 0


def _standings(tournament: Tournament) -> list[Standing]:
    if len(tournament.entrants) < 2 or not tournament.rounds:
        return []
    return FORMATS[tournament.settings.format].standings(tournament)


def _shown_standings(
    lines: Sequence[Standing], names: dict[str, str], bots: set[str]
) -> list[TournamentStanding]:
    """Number the places of people; bots that fill in have none."""
    shown: list[TournamentStanding] = []
    place = people = 0
    last: int | None = None
    for at, line in enumerate(lines):
        bot = line.player in bots
        if not bot:
            people += 1
            if line.place != last:
                place, last = people, line.place
        rival = next((one for one in lines[at + 1 :] if one.player not in bots), None)
        why = None
        if not bot and rival is not None and rival.points == line.points:
            why = _why(line, rival, names)
        shown.append(
            TournamentStanding(
                0 if bot else place,
                line.player,
                number(line.points),
                [number(value) for _, value in line.tiebreaks],
                why,
            )
        )
    return shown


def _why(line: Standing, rival: Standing, names: dict[str, str]) -> Phrase:
    message = why_ahead(line, rival)
    args = {**message.args, "player": names[line.player], "other": names[rival.player]}
    return Phrase(message.id, {key: _text(value) for key, value in args.items()})


def _text(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)


def _deals(stored: StoredTournament, tournament: Tournament) -> list[DuplicateDeal]:
    """Compare the deals that all tables of a duplicate tournament have finished."""
    if tournament.settings.format is not Format.DUPLICATE:
        return []
    matchpoints = tournament.settings.duplicate_scoring == "matchpoints"
    tables = {(board.round, board.board): board.table for board in stored.boards}
    compared: dict[tuple[int, int], list[duplicate.Board]] = {}
    for one in duplicate.boards(tournament):
        compared.setdefault((one.round, one.table), []).append(one)
    found: list[DuplicateDeal] = []
    for played, leg in duplicate.finished_deals(tournament):
        shown: list[DuplicateTable] = []
        top = 0
        for pairing in (one for one in played.pairings if one.leg == leg):
            own = sorted(compared.get((pairing.round, pairing.table), []), key=lambda one: one.seat)
            top = max([top, *(2 * len(one.others) for one in own)])
            results = [
                DuplicateResult(
                    one.player,
                    one.score,
                    round(one.value * 2 * len(one.others)) if matchpoints else 0,
                    number(one.value * 100 if matchpoints else one.value),
                )
                for one in own
            ]
            shown.append(
                DuplicateTable(
                    pairing.table,
                    tables[pairing.round, pairing.table],
                    list(pairing.seats),
                    results,
                )
            )
        shown.sort(key=lambda one: -one.results[0].score if one.results else 1_000_000)
        if shown:
            found.append(DuplicateDeal(played.number, leg, top, shown))
    return found


# --- for one visitor ------------------------------------------------------------------------------


def shown_page(
    data: PageData, person: str, now: int, *, directs: bool, wanted: int
) -> TournamentPage:
    """Return a visitor's page; ``wanted`` is a round, or 0 for the latest one."""
    stored = data.stored
    row, last = stored.row, len(stored.rounds)
    own = next((one for one in stored.entrants if person and one.person == person), None)
    table = next(
        (
            board.table
            for board in reversed(stored.boards)
            if own is not None and board.finished is None and own.id in board.seats
        ),
        "",
    )
    is_open = any(board.finished is None for board in stored.boards)
    return TournamentPage(
        card=_card(data, own),
        version=row.version,
        now=now,
        next_at=0 if is_open or row.state != "running" else row.next_at,
        own="" if own is None else own.id,
        table=table if row.state in ("running", "paused") else "",
        out=own is not None and (own.id in data.out or 0 < ends_at(row) <= now),
        may=_permissions(stored, own, person, directs=directs),
        least=least_entrants(row.settings),
        entrants=[
            TournamentEntrant(
                one.id,
                data.names[one.id],
                one.bot,
                one.rating,
                one.left_after is not None,
                own is not None and one.id == own.id,
            )
            for one in stored.entrants
        ],
        round=_round(data, wanted if 1 <= wanted <= last else last),
        tiebreaks=data.tiebreaks,
        standings=data.standings,
        deals=data.deals,
        log=data.log,
        seed=row.seed if row.state == "ended" else "",
    )


def _permissions(
    stored: StoredTournament, own: EntrantRow | None, person: str, *, directs: bool
) -> list[Any]:
    row = stored.row
    before, started = row.state == "open", row.state in ("running", "paused")
    entered = own is not None and own.left_after is None
    found: list[str] = []
    late = row.settings.kind not in CLOSED_AT_START and (row.settings.late or own is not None)
    if not entered and (before or (started and late)):
        found.append("join")
    if entered and person and (before or started):
        found.append("withdraw")
    if directs:
        if before:
            found += ["start", "end"]
        elif started:
            found += ["pause" if row.state == "running" else "resume", "end", "correct"]
        elif row.state == "ended":
            found.append("correct")
    return found


def _card(data: PageData, own: EntrantRow | None) -> TournamentCard:
    row = data.stored.row
    people = [one for one in data.stored.entrants if not one.bot and one.left_after is None]
    joined = own is not None and own.left_after is None
    return TournamentCard(
        row.id,
        row.state,
        row.settings,
        data.stored.director,
        len(people),
        joined,
        len(data.stored.rounds),
        data.rounds,
        row.created,
        row.started,
        row.ended,
        ends_at(row),
    )


def card_of_summary(summary: TournamentSummary) -> TournamentCard:
    """Return a tournament's card in a list; the number of rounds is included if it was chosen."""
    row = summary.row
    return TournamentCard(
        row.id,
        row.state,
        row.settings,
        summary.director,
        summary.entrants,
        summary.joined,
        summary.rounds,
        row.settings.rounds,
        row.created,
        row.started,
        row.ended,
        ends_at(row),
    )


def _round(data: PageData, wanted: int) -> TournamentRound | None:
    if not wanted:
        return None
    tournament = data.tournament
    results = {(one.round, one.table): one for one in tournament.results}
    paired = tournament.rounds[wanted - 1]
    boards: list[TournamentBoard] = []
    for board in data.stored.boards:
        if board.round != wanted:
            continue
        pairing = next(one for one in paired.pairings if one.table == board.board)
        result = results.get((board.round, board.board))
        gained = () if result is None else points(result, pairing)
        boards.append(
            TournamentBoard(
                board.board,
                pairing.leg,
                board.table,
                board.seats,
                _places(board),
                [] if board.result is None else board.result.scores,
                [points_text(value) for value in gained],
                board.result is not None and board.result.corrected,
            )
        )
    is_duplicate = tournament.settings.format is Format.DUPLICATE
    by_share = tournament.settings.duplicate_scoring == "matchpoints"
    byes = [
        TournamentBye(
            bye.player,
            (BYE_PERCENT if by_share else BYE_DIFFERENCE)
            if is_duplicate
            else points_text(POINT if bye.kind is ByeKind.ODD else POINT // 2),
        )
        for bye in paired.byes
    ]
    return TournamentRound(wanted, boards, byes)


def _places(board: BoardRow) -> list[int]:
    """Return the places of a table's seats, starting at 1; 0 for players who did not play."""
    if board.result is None:
        return []
    return [
        0 if entrant in board.result.absent else place + 1
        for entrant, place in zip(board.seats, board.result.places, strict=True)
    ]


def points_text(twelfths: int) -> str:
    """Return points as text, such as ``1`` or ``0.5``."""
    return f"{twelfths / POINT:.2f}".rstrip("0").rstrip(".")


def picture_data(data: PageData, phrases: Phrases) -> TournamentPictureData:
    """Return the data of the share picture: the first three people, and the tournament's facts."""
    from babel.dates import format_date  # noqa: PLC0415 (slow to import, rarely needed)

    row = data.stored.row
    settings = row.settings
    percent = settings.kind == "duplicate" and settings.scoring == "matchpoints"
    winners = [
        Winner(
            line.place,
            data.names[line.entrant],
            f"{line.points}%"
            if percent
            else phrases.text("tournament-share-points", points=line.points),
        )
        for line in data.standings
        if line.place
    ]
    title = phrases.title(settings.game, arizona.get_game(settings.game).title)
    kind = phrases.text(f"tournament-format-{settings.kind}")
    people = sum(not one.bot for one in data.stored.entrants)
    size = [phrases.text("tournament-players", count=people)]
    if settings.kind != "arena":
        size.append(phrases.text("tournament-rounds-played", count=len(data.stored.rounds)))
    ended = datetime.fromtimestamp(row.ended / 1000, UTC).date()
    day = format_date(ended, "medium", locale=babel_name(phrases.locale))
    return TournamentPictureData(
        settings.name, f"{title} · {kind}", " · ".join(size), winners[:3], day
    )


# --- export ---------------------------------------------------------------------------------------


def exported(data: PageData) -> dict[str, Any]:
    """Return a tournament as JSON data, with the names of the entrants.

    The seed is included only after the tournament has ended, because it determines future pairings
    and the deals of a duplicate tournament.
    """
    row = data.stored.row
    found = to_json(data.tournament)
    if row.state != "ended":
        found["settings"]["seed"] = ""
    found["name"] = row.settings.name
    found["game"] = row.settings.game
    found["names"] = data.names
    return found


def exported_text(data: PageData) -> str:
    """Return a tournament as text in a format like FIDE's TRF."""
    row = data.stored.row
    text = to_trf(data.tournament, row.settings.name, names=data.names)
    return text if row.state == "ended" else text.replace(f"XXS {row.seed}\n", "")
