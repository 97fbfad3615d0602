"""Tournament notifications by web push: a table is ready, or the director has to decide."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Final

from arizona.server.base.logs import log_event
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.notifications.web_push import Pushes, PushMessage
from arizona.server.store.store import StoreError
from arizona.server.store.tournament_rows import BoardRow, StoredTournament, TournamentRow
from arizona.server.tables.room_manager import RoomManager

NOTIFY_SECONDS: Final = 4.0
"""Time in which an open page can show a new table before its players are notified."""


def table_message(row: TournamentRow, board: BoardRow) -> PushMessage:
    """Return the message that a player's table is ready.

    It has the same tag as a turn notification, so that a browser shows only one of the two.
    """
    title = Phrase("tournament-push-title", {"round": board.round})
    body = Phrase("tournament-push-body", {"name": row.settings.name})
    return PushMessage(
        "tournament", row.settings.game, board.table, f"/t/{board.table}", title, body
    )


def director_message(row: TournamentRow, number: int) -> PushMessage:
    """Return the message that a paused tournament is waiting for its director."""
    title = Phrase("tournament-push-director-title", {"name": row.settings.name})
    body = Phrase("tournament-push-director-body", {"round": number})
    link = f"/tournaments/{row.id}"
    return PushMessage("tournament", row.settings.game, row.id, link, title, body)


class TournamentNotifications:
    """Sends tournament notifications in the background."""

    def __init__(self, rooms: RoomManager, push: Pushes | None) -> None:
        self.notify_seconds = NOTIFY_SECONDS
        self._rooms = rooms
        self._push = push
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Cancel pending notifications."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def players(self, row: TournamentRow, boards: Sequence[BoardRow]) -> None:
        """Notify the players of new tables who have not opened them."""
        if boards and self._push is not None and self._push.on:
            self._start(self._players(self._push, row, boards))

    def director(self, stored: StoredTournament) -> None:
        """Notify the director that the round is over and the tournament is paused."""
        if stored.row.director and self._push is not None:
            message = director_message(stored.row, len(stored.rounds))
            self._push.post([stored.row.director], message)

    async def _players(self, push: Pushes, row: TournamentRow, boards: Sequence[BoardRow]) -> None:
        await asyncio.sleep(self.notify_seconds)
        for board in boards:
            try:
                room = await self._rooms.get(board.table)
                state = room.state
                absent = [
                    person
                    for seat, holders in state.seating.holders.items()
                    if not state.present(seat)
                    for person in holders
                ]
                if state.status() != "over":
                    push.post(absent, table_message(row, board))
            except (StoreError, Refusal) as error:
                log_event("no notice", table=board.table, why=str(error))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = background_task("tournament calls", work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
