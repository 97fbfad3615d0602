"""Bots that fill tables: always fewer than seats, so that every table has a person."""

from __future__ import annotations

import pytest

from arizona.server.protocol.tournaments import TournamentSettings
from arizona.server.services.tournaments.formats import fill_with_bots, without_missing
from arizona.server.services.tournaments.progress import pair_round
from arizona.server.store.tournament_rows import EntrantRow, StoredTournament, TournamentRow


def stored(kind: str, game: str, seats: int, people: int) -> StoredTournament:
    settings = TournamentSettings("Open", kind, game, seats=seats)  # type: ignore[arg-type]
    row = TournamentRow(
        id="t", version=1, state="running", director="~0", settings=settings, seed="mesa", created=0
    )
    entrants = [
        EntrantRow(id=f"p{number}", person=f"~{number}", name=f"P{number}", rating=1500 + number)
        for number in range(1, people + 1)
    ]
    return StoredTournament(row, entrants, [], [])


@pytest.mark.parametrize(
    ("kind", "game", "seats"),
    [("swiss", "knight", 2), ("pods", "rails", 3), ("pods", "trail", 4), ("duplicate", "rails", 3)],
)
def test_tables_are_full_and_have_people(kind: str, game: str, seats: int) -> None:
    for people in range(2 * seats - 1, 3 * seats + 2):
        paired = pair_round(stored(kind, game, seats, people))
        assert not paired.round.byes
        for pairing in paired.round.pairings:
            assert len(pairing.seats) == seats
            assert any(seat.startswith("p") for seat in pairing.seats)
        assert paired.round == pair_round(stored(kind, game, seats, people)).round
        if kind == "duplicate":
            assert len({"\n".join(game_log.lines()) for game_log in paired.game_logs}) == 1


def test_bots_leave_first_and_deleted_accounts_are_withdrawn() -> None:
    odd = fill_with_bots(stored("swiss", "knight", 2, 5))
    assert [one.id for one in odd.entrants if one.bot] == ["b1"]
    gone = StoredTournament(
        odd.row,
        [EntrantRow(id="p9", person="~9", name="P9"), *odd.entrants],
        odd.rounds,
        odd.boards,
    )
    even = fill_with_bots(gone)
    assert [one.left_after for one in even.entrants if one.bot] == [0]
    deleted = StoredTournament(
        odd.row, [EntrantRow(id="p9"), *odd.entrants], odd.rounds, odd.boards
    )
    assert without_missing(deleted).entrants[0].left_after == 0
