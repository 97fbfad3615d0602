"""Builds cross tables: every entrant's games, in the order of the standings."""

from __future__ import annotations

from arizona.people.tournaments import arena, duplicate
from arizona.people.tournaments.model import (
    POINT,
    ByeKind,
    Format,
    Game,
    Result,
    Tournament,
    points,
    records,
)
from arizona.people.tournaments.tiebreaks import number
from arizona.server.protocol.tournaments import (
    CrossTable,
    CrossTableLine,
    GameOutcome,
    TournamentGame,
)
from arizona.server.services.tournaments.pages import PageData, points_text

Values = dict[tuple[int, int, str], str]
"""The points of a game by round, leg and entrant."""


def cross_table(data: PageData) -> CrossTable:
    """Return the games of all entrants of a tournament."""
    games = _games(data)
    lines = [
        CrossTableLine(line.entrant, line.place, line.points, games[line.entrant])
        for line in data.standings
    ]
    return CrossTable(data.stored.row.version, lines)


def _games(data: PageData) -> dict[str, list[TournamentGame]]:
    tournament = data.tournament
    values = _values(tournament)
    results = {(one.round, one.table): one for one in tournament.results}
    tables = {(one.round, one.board): one.table for one in data.stored.boards}
    found: dict[str, list[TournamentGame]] = {one.id: [] for one in tournament.entrants}
    played = {
        (game.round, game.leg, player): game
        for player, own in records(tournament).items()
        for game in own.games
    }
    for one in tournament.rounds:
        for pairing in one.pairings:
            for seat, player in enumerate(pairing.seats):
                key = (pairing.round, pairing.leg, player)
                found[player].append(
                    TournamentGame(
                        pairing.round,
                        pairing.leg,
                        _outcome(played.get(key), results.get((pairing.round, pairing.table))),
                        [other for other in pairing.seats if other != player],
                        seat,
                        values.get(key, ""),
                        tables[pairing.round, pairing.table],
                    )
                )
        for bye in one.byes:
            counted = points_text(POINT if bye.kind is ByeKind.ODD else POINT // 2)
            if tournament.settings.format is Format.DUPLICATE:
                counted = ""
            found[bye.player].append(TournamentGame(one.number, 1, "bye", [], 0, counted, ""))
    for games in found.values():
        games.sort(key=lambda game: (game.round, game.leg))
    return found


def _outcome(game: Game | None, result: Result | None) -> GameOutcome:
    if game is None or result is None:
        return "open"
    if not game.played and not game.won:
        return "absent"
    if game.won:
        return "won"
    return "tied" if game.first else "lost"


def _values(tournament: Tournament) -> Values:
    kind = tournament.settings.format
    if kind is Format.DUPLICATE:
        scale = 100 if tournament.settings.duplicate_scoring == "matchpoints" else 1
        return {
            (board.round, board.leg, board.player): number(board.value * scale)
            for board in duplicate.boards(tournament)
        }
    found: Values = {}
    if kind is Format.ARENA:
        for player, own in records(tournament).items():
            for game, gained in zip(own.games, arena.score(own.games).games, strict=True):
                found[game.round, game.leg, player] = str(gained)
        return found
    results = {(one.round, one.table): one for one in tournament.results}
    for one in tournament.rounds:
        for pairing in one.pairings:
            result = results.get((pairing.round, pairing.table))
            if result is not None:
                for player, twelfths in zip(pairing.seats, points(result, pairing), strict=True):
                    found[pairing.round, pairing.leg, player] = points_text(twelfths)
    return found
