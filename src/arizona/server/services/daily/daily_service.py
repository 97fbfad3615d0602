"""The daily challenge of a server: starts runs, counts results and serves the results of a day.

The seed of a day is derived from a secret in the store, which all servers share. It cannot be
predicted and is published when the day is over. Results are read from the logs of finished tables
when someone opens the day and when a server starts, so none is lost if a server is killed, and each
is saved only once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from datetime import date, timedelta
from typing import Final

from msgspec.structs import replace

from arizona.engine.match import Match
from arizona.engine.record import REMARKS
from arizona.people import daily
from arizona.people.standing import streak
from arizona.server.base.identity import guest_label, new_table_id
from arizona.server.protocol.daily import (
    DailyComparison,
    DailyDay,
    DailyDeal,
    DailyGame,
    DailyLog,
    DailyOfflineGame,
    DailyState,
    DailyStreak,
    DailyTable,
)
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.daily.challenge import (
    SEAT,
    Challenge,
    challenge,
    challenge_games,
    check_record,
)
from arizona.server.services.daily.gains import first_choice, gains
from arizona.server.services.daily.results import DayResults, shown_name
from arizona.server.store.daily_rows import DailyRun
from arizona.server.store.database import Database
from arizona.server.store.store import NewTable, StaleError, effective_lines
from arizona.server.tables.characters import bot_infos
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.room_manager import RoomManager
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_rows import stored_game_log
from arizona.server.tables.work import Work

FIRST_DAY: Final = date(2026, 1, 1)
"""The first day that can be played."""
CALENDAR_DAYS: Final = 62
COUNTED_DAYS: Final = 2
"""Number of past days searched for finished games when a day is opened."""
CACHED: Final = 24
"""Maximum number of cached day results."""


class DailyService:
    """The daily challenge."""

    def __init__(
        self,
        store: Database,
        rooms: RoomManager,
        work: Work,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.now = now
        """The current Unix time in seconds."""
        self._store = store
        self._rooms = rooms
        self._work = work
        self._secret = b""
        self._results: dict[tuple[str, str], tuple[int, DayResults]] = {}

    async def open(self) -> None:
        """Load the secret, and count the games that ended while no server was running."""
        self._secret = await self._store.key("daily")
        await self.count_ended("")

    def today(self) -> date:
        return daily.day_at(self.now())

    def is_over(self, day: date) -> bool:
        """Whether a day is over; its seed is then public."""
        return self.now() >= daily.revealed_at(day)

    def parsed(self, text: str) -> date:
        """Parse a requested day (empty for today); raise ``Refusal`` if it is invalid."""
        if not text:
            return self.today()
        try:
            day = date.fromisoformat(text)
        except ValueError:
            day = date.max
        if day.isoformat() != text or not FIRST_DAY <= day <= self.today():
            words = Phrase("daily-no-such-day", {})
            raise Refusal("malformed", "there is no challenge of this day", words, status=404)
        return day

    # --- playing ------------------------------------------------------------------------------

    async def start(
        self, game: str, wanted: str, guest: str, name: str, address: str = ""
    ) -> DailyTable:
        """Return the table of a person's run, creating it on the first request.

        For a day that is over, create an uncounted table with the same deal.
        """
        which, day = challenge(game), self.parsed(wanted)
        ranked = not self.is_over(day)
        if ranked:
            known = await self._store.daily_run(day.isoformat(), game, guest)
            if known is not None:
                return await self._started(known)
        await self._rooms.creation.allow(guest, address)
        match = Match(which.setup, deal=which.deal(daily.day_seed(self._secret, day)))

        async def save(new: NewTable) -> None:
            row = new.row
            row.settings = replace(row.settings, daily=day.isoformat(), watch=False)
            run = DailyRun(
                day=day.isoformat(), game=game, person=guest, table=row.id, started=row.created
            )
            await self._store.add_daily_run(run, new)

        try:
            made = await self._rooms.creation.add(
                GameLog.new(match),
                guest,
                name,
                which.seats(),
                address=address,
                save=save if ranked else None,
            )
        except StaleError:  # the same person started at the same time elsewhere
            known = await self._store.daily_run(day.isoformat(), game, guest)
            if known is None:
                raise
            return await self._started(known)
        return DailyTable(made.table, made.keys, ranked)

    async def _started(self, run: DailyRun) -> DailyTable:
        """Return the table of a run that was already started, or raise ``Refusal``."""
        if run.offline and run.finished is None:
            words = Phrase("daily-playing-offline", {})
            raise Refusal("not-allowed", "this deal is being played offline", words)
        if await self._store.table(run.table) is None:
            raise Refusal("not-allowed", "one try per day", Phrase("daily-once", {}))
        return DailyTable(run.table, [], ranked=not run.offline)

    # --- playing offline ----------------------------------------------------------------------

    async def start_offline(self, game: str, guest: str, address: str = "") -> DailyDeal:
        """Start today's challenge offline and return its deal; repeating it returns the same one.

        From then on the browser knows the deal, so the result is not ranked.
        """
        which, day = challenge(game), self.today()
        run = await self._store.daily_run(day.isoformat(), game, guest)
        if run is None:
            await self._rooms.creation.allow(guest, address)
            run = DailyRun(
                day=day.isoformat(),
                game=game,
                person=guest,
                table=new_table_id(),
                started=int(1000 * self.now()),
                offline=True,
            )
            try:
                await self._store.add_offline_run(run)
            except StaleError:  # the same person started at the same time elsewhere
                run = await self._store.daily_run(day.isoformat(), game, guest)
                if run is None:
                    raise
        if not run.offline or run.finished is not None:
            raise Refusal("not-allowed", "one try per day", Phrase("daily-begun", {}))
        deal = which.deal(daily.day_seed(self._secret, day))
        return DailyDeal(run.table, run.day, game, deal, which.setup.content.digest)

    async def finish_offline(
        self, game: str, sent: DailyOfflineGame, address: str = ""
    ) -> DailyTable:
        """Save a game that was played offline; submitting it again has no effect.

        The run's id proves that the sender received the deal. The game belongs to the run's current
        owner, because a guest may have signed in since.
        """
        run = await self._store.daily_run_of_table(sent.run)
        if run is None or not run.offline or run.game != game:
            raise Refusal("bad-record", "there is no such game", Phrase("daily-not-offline", {}))
        if run.finished is not None:
            return DailyTable(run.table, [], ranked=False)
        which, day = challenge(game), date.fromisoformat(run.day)
        deal = which.deal(daily.day_seed(self._secret, day))
        game_log = await self._rooms.creation.read_finished(sent.record, run.person, address)
        await self._work.in_thread(check_record, which, deal, game_log)
        account = await self._store.person(run.person)
        name = account.name if account else await self._store.guest_name(run.person)
        score, lead = which.result(game_log.scores[-1])

        async def save(new: NewTable) -> None:
            new.row.settings = replace(
                new.row.settings, daily=run.day, deal=deal, offline=True, watch=False
            )
            ended = int(1000 * self.now())
            await self._store.finish_offline_run(run, new, ended, score, lead)

        with suppress(StaleError):  # another tab was faster
            await self._rooms.creation.add(
                game_log,
                run.person,
                name or guest_label(run.person),
                which.seats(),
                address=address,
                save=save,
                id=run.table,
            )
        return DailyTable(run.table, [], ranked=False)

    # --- results ------------------------------------------------------------------------------

    async def count_ended(self, since: str) -> None:
        """Save the results of games that ended on or after a day and are not counted yet."""
        for run in await self._store.ended_daily_runs(since):
            table = await self._store.load(run.table, 0)
            if table is None or table.row.progress.status != "over":
                continue
            lines = effective_lines(table.log)
            ended = lines[-1].at if lines else table.row.changed
            remarks = any(line.line.partition(" ")[2] in REMARKS for line in lines)
            in_time = ended < 1000 * daily.revealed_at(date.fromisoformat(run.day))
            score, lead = challenge(run.game).result(table.row.progress.scores)
            unranked = remarks or not in_time
            await self._store.save_daily_result(run.table, ended, score, lead, unranked=unranked)

    async def _day_results(self, day: str, game: str, players: int) -> DayResults:
        """Return a game's results, cached until another player finishes."""
        known = self._results.get((day, game))
        if known is not None and known[0] == players:
            return known[1]
        results = await self._store.daily_results(day, game)
        found = await self._work.in_thread(DayResults, results)
        while len(self._results) >= CACHED:
            del self._results[next(iter(self._results))]
        self._results[day, game] = (players, found)
        return found

    async def day(self, wanted: str, guest: str) -> DailyDay:
        """Return a day as a person sees it; results are hidden until the person has finished."""
        day = self.parsed(wanted)
        await self.count_ended((self.today() - timedelta(days=COUNTED_DAYS)).isoformat())
        runs = await self._store.daily_runs_of(guest) if guest else []
        counts = await self._store.count_daily_results(day.isoformat())
        own = {run.game: run for run in runs if run.day == day.isoformat()}
        finished = [run for run in runs if run.finished is not None and not run.unranked]
        days = [date.fromisoformat(run.day) for run in finished]
        found = streak(days, self.today())
        calendar: dict[str, int] = {}
        first = self.today() - timedelta(days=CALENDAR_DAYS)
        for one in days:
            if one >= first:
                calendar[one.isoformat()] = calendar.get(one.isoformat(), 0) + 1
        commitment = daily.commit(self._secret, day)
        over = self.is_over(day)
        return DailyDay(
            day=day.isoformat(),
            today=self.today().isoformat(),
            now=int(1000 * self.now()),
            ends=int(1000 * daily.revealed_at(day)),
            commitment=commitment.digest,
            seed=daily.reveal(self._secret, day, self.now()).seed if over else "",
            games=[
                await self._game(challenge(game), day, guest, own.get(game), counts.get(game, 0))
                for game in challenge_games()
            ],
            streak=DailyStreak(found.current, found.longest, len(set(days))),
            calendar=calendar,
        )

    async def _game(
        self, which: Challenge, day: date, guest: str, run: DailyRun | None, players: int
    ) -> DailyGame:
        over = self.is_over(day)
        done = run is not None and run.finished is not None
        board = None
        if done or over:
            results = await self._day_results(day.isoformat(), which.game, players)
            friends = []
            if guest:
                friends = await self._store.daily_results_of_friends(
                    day.isoformat(), which.game, guest
                )
            offline = run if run is not None and run.offline and done else None
            board = results.board(guest, public=over, friends=friends, offline=offline)
        return DailyGame(
            game=which.game,
            bots=[info for info in bot_infos(which.game) if info.id in which.bots],
            content=which.setup.content.name,
            options=which.setup.options,
            compares=which.compares,
            state=await self._state(run, over=over),
            offline=run is not None and run.offline,
            table="" if run is None else run.table,
            score=0 if run is None else run.score,
            lead=0 if run is None else run.lead,
            players=players,
            board=board,
        )

    async def _state(self, run: DailyRun | None, *, over: bool) -> DailyState:
        if run is None:
            return "missed" if over else "open"
        if run.finished is not None:
            return "unranked" if run.unranked else "finished"
        if run.offline:
            return "offline"
        return "gone" if await self._store.table(run.table) is None else "playing"

    async def best(self, wanted: str, game: str, guest: str) -> DailyComparison:
        """Compare a person's finished game with the best one, or raise ``Refusal``."""
        which, day = challenge(game), self.parsed(wanted)
        run = await self._store.daily_run(day.isoformat(), game, guest)
        counts = await self._store.count_daily_results(day.isoformat())
        results = await self._day_results(day.isoformat(), game, counts.get(game, 0))
        if run is None or run.finished is None or results.best is None:
            raise Refusal("not-allowed", "finish first", Phrase("daily-finish-first", {}))
        best = results.best
        own_log = await self._game_log(run.table)
        best_log = await self._game_log(best.table)
        public = self.is_over(day) or best.table == run.table
        return await self._work.in_thread(
            lambda: DailyComparison(
                own=_log(own_log, own_log.match.names[SEAT], run.table, run.score),
                best=_log(best_log, shown_name(best), best.table if public else "", best.score),
                gains=gains(
                    own_log,
                    best_log,
                    SEAT,
                    lambda scores: which.result(scores)[0],
                    opponents=which.compares == "lead",
                ),
                first=first_choice(own_log, best_log, SEAT),
            )
        )

    async def _game_log(self, table: str) -> GameLog:
        loaded = await self._store.load(table, 0)
        if loaded is None:
            raise Refusal("no-such-table", "the table of this game was deleted")
        lines = [line.line for line in effective_lines(loaded.log)]
        seating = Seating(loaded.row.game, loaded.row.seats, {})
        return await self._work.in_thread(stored_game_log, loaded.row, seating, lines)


def _log(game_log: GameLog, name: str, table: str, score: int) -> DailyLog:
    events = [one for one in game_log.events if one.points or one.kind.endswith("over")]
    return DailyLog(name, table, SEAT, score, game_log.scores[-1], events)
