"""Profiles: what a person shows to others, and statistics of their finished games.

A game is counted and listed only for viewers who may read its table (``tables/access.py``), so
private tables leave no trace on a profile. Winners are not stored with a table; its record is
replayed once, in a thread, and the winners are saved as a note.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec

from arizona.engine.errors import ArizonaError
from arizona.people import profiles as people
from arizona.people.names import name_keys
from arizona.people.profiles import Opponent, Played, Tally
from arizona.people.ratings import Cause
from arizona.server.protocol.parts import ClockRule, MoveClock, NoClock, Phrase
from arizona.server.protocol.profiles import (
    CharacterResults,
    GameResults,
    OpponentResults,
    Profile,
    ProfileGame,
    ProfileGames,
    ProfilePack,
    ProfileRating,
    ProfileSeat,
    ProfileSettings,
    PuzzleResults,
    Results,
)
from arizona.server.protocol.ratings import RatingInfo
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.name_resets import names_reset
from arizona.server.services.people.ratings import PACES, rating_info
from arizona.server.services.people.sessions import now_ms
from arizona.server.services.puzzles.puzzle_service import PuzzleService
from arizona.server.store.database import Database
from arizona.server.store.people_rows import PersonRow
from arizona.server.store.store import TableRow, effective_moves
from arizona.server.tables import access
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_rows import stored_game_log

SETTINGS: Final = "profile"
"""The kind of the note with a person's profile settings."""
WINNERS: Final = "winners"
"""The kind of the note with the winners of a table."""
MAX_GAMES: Final = 500
"""Maximum number of games on a profile, newest first."""
REPLAYS: Final = 40
"""Maximum number of games that one request replays."""
PAGE: Final = 20
MAX_PACKS: Final = 24
GRAPH_GAMES: Final = 60
"""Number of games in the graph of a rating."""


class Winners(NamedTuple):
    """The winners of a finished table at a version; ``None`` if the record cannot be replayed."""

    version: int
    winners: list[int] | None


class Evaluated(NamedTuple):
    """A finished table with the data that a profile needs."""

    row: TableRow
    played: Played
    own: list[int]
    counted: bool


class Profiles:
    """The profiles of one server."""

    def __init__(self, store: Database, puzzles: PuzzleService) -> None:
        self._store = store
        self._puzzles = puzzles

    async def settings(self, person: str) -> ProfileSettings:
        """Return a person's privacy settings for their profile."""
        text = await self._store.note(SETTINGS, person)
        return (
            ProfileSettings() if text is None else msgspec.json.decode(text, type=ProfileSettings)
        )

    async def save_settings(self, person: str, settings: ProfileSettings) -> None:
        await self._store.save_note(SETTINGS, person, msgspec.json.encode(settings).decode())

    async def person(self, name: str) -> PersonRow:
        """Return the person with a current or former account name, or raise ``Refusal``."""
        folded = name.casefold()[:64]
        found = await self._store.person_named(folded)
        if found is None:
            keys = await asyncio.to_thread(name_keys, name[:64])
            owners = set((await self._store.name_owners(keys, now_ms())).values())
            former = await self._store.person(owners.pop()) if len(owners) == 1 else None
            had = former is not None and await self._had_name(former, folded)
            found = former if had else None
        if found is None or found.banned or found.delete_at is not None:
            raise Refusal("not-allowed", "", Phrase("profile-missing", {}), status=404)
        return found

    async def _had_name(self, person: PersonRow, folded: str) -> bool:
        """Whether a person once had exactly this name; look-alike names do not count."""
        if folded in (name.casefold() for name in await names_reset(self._store, person.id)):
            return False
        log = await self._store.audit_log(person.id, 1000)
        return any(
            one.action in ("register", "rename") and one.detail.casefold() == folded for one in log
        )

    async def profile(self, name: str, viewer: str) -> Profile:
        """Return a profile as a viewer may see it; ``viewer`` is a person, a guest or empty."""
        person = await self.person(name)
        own = viewer == person.id
        settings = await self.settings(person.id)
        results, listed = own or settings.results, own or settings.games
        games = await self._games(person.id, viewer) if results or listed else []
        played = [one.played for one in games]
        packs = await self.packs(person.id, own=own) if own or settings.packs else None
        return Profile(
            name=person.name,
            created=person.created,
            own=own,
            settings=settings,
            ratings=await self._ratings(person.id) if results else None,
            results=_by_game(played) if results else None,
            characters=_characters(played) if results else None,
            opponents=_opponents(played) if listed else None,
            puzzles=await self._solved(person.id) if own or settings.puzzles else None,
            packs=packs,
            uncounted=sum(not one.counted for one in games),
        )

    async def packs(self, person: str, *, own: bool = False) -> list[ProfilePack]:
        """Return a profile's packs; only its owner also sees those that moderators unlisted."""
        unlisted: set[str] = set()
        if not own:
            active = await self._store.active_sanctions([person], now_ms())
            unlisted = {row.subject for row in active if row.kind == "unlist"}
        return [
            ProfilePack(pack.id, pack.game, pack.title)
            for pack in await self._store.packs_of(person, MAX_PACKS)
            if pack.fine and pack.id not in unlisted
        ]

    async def _ratings(self, person: str) -> list[ProfileRating]:
        histories: dict[str, list[RatingInfo]] = {}
        games: dict[str, dict[str, bool]] = {}
        for entry in await self._store.rating_history(person):
            change = entry.change
            histories.setdefault(change.pool, []).append(rating_info(change.after))
            tables = games.setdefault(change.pool, {})
            if change.cause is Cause.GAME or change.table in tables:
                tables[change.table] = change.cause is not Cause.VOIDED
        found: list[ProfileRating] = []
        for pool, history in sorted(histories.items()):
            game, _, name = pool.partition("/")
            pace = next(one for one in PACES if one == name)
            latest = history[-GRAPH_GAMES:]
            counted = sum(games[pool].values())
            found.append(ProfileRating(game, pace, history[-1], counted, latest))
        return found

    async def games(
        self,
        name: str,
        viewer: str,
        *,
        game: str = "",
        outcome: str = "",
        pace: str = "",
        opponent: str = "",
        offset: int = 0,
    ) -> ProfileGames:
        """Return a page of finished games that match the filters."""
        person = await self.person(name)
        if viewer != person.id and not (await self.settings(person.id)).games:
            return ProfileGames([], 0)
        found = {one.played.table: one for one in await self._games(person.id, viewer)}
        wanted = people.chosen(
            [one.played for one in found.values()], game, outcome, pace, opponent[:64]
        )
        start = min(max(0, offset), MAX_GAMES)
        page = [_listed(found[one.table]) for one in wanted[start : start + PAGE]]
        return ProfileGames(page, len(wanted))

    async def accounts(self, seating: Seating) -> list[str]:
        """Return each seat's account name; empty for seats without an account."""
        names: dict[str, str] = {}
        found = [await self._opponent(seating, row.seat, names) for row in seating.rows]
        return [
            one.account if one.account.casefold() == one.name.casefold() else "" for one in found
        ]

    # --- games --------------------------------------------------------------------------------

    async def _games(self, person: str, viewer: str) -> list[Evaluated]:
        """Return a person's newest finished games that a viewer may read."""
        found: list[Evaluated] = []
        names: dict[str, str] = {}
        left = REPLAYS
        for row in await self._store.tables(guest=person, limit=2 * MAX_GAMES):
            if row.progress.status != "over" or len(found) == MAX_GAMES:
                continue
            seating = Seating(row.game, row.seats, await self._store.holders(row.id))
            own = [seat for seat, guests in seating.holders.items() if person in guests]
            if not own or not access.may_read(row, seating, row.progress.status, viewer):
                continue
            winners = await self._saved_winners(row)
            if winners is None and left:
                left -= 1
                winners = await self._find_winners(row, seating)
            opponents = [
                await self._opponent(seating, seat.seat, names)
                for seat in row.seats
                if seat.seat not in own
            ]
            played = Played(
                row.id,
                row.game,
                row.changed,
                people.outcome_of(own, None if winners is None else winners.winners),
                pace_of(row.clock),
                tuple(opponents),
            )
            found.append(Evaluated(row, played, own, winners is not None))
        return found

    async def _opponent(self, seating: Seating, number: int, names: dict[str, str]) -> Opponent:
        seat = seating.rows[number]
        if seat.kind == "bot" and not seat.owned:
            return Opponent(seat.name, bot=seat.bot or "")
        for holder in seating.holders[number]:
            if holder not in names:
                person = await self._store.person(holder)
                names[holder] = "" if person is None or person.banned else person.name
            if names[holder]:
                return Opponent(seat.name, account=names[holder])
        return Opponent(seat.name)

    async def _saved_winners(self, row: TableRow) -> Winners | None:
        text = await self._store.note(WINNERS, row.id)
        found = None if text is None else msgspec.json.decode(text, type=Winners)
        return found if found is not None and found.version == row.version else None

    async def _find_winners(self, row: TableRow, seating: Seating) -> Winners:
        """Replay a finished game and save its winners."""
        lines = effective_moves(await self._store.log(row.id))
        winners: list[int] | None
        try:
            game_log = await asyncio.to_thread(stored_game_log, row, seating, lines)
            winners = list(game_log.match.winners())
        except ArizonaError:
            winners = None
        found = Winners(row.version, winners)
        await self._store.save_note(WINNERS, row.id, msgspec.json.encode(found).decode())
        return found

    async def _solved(self, person: str) -> PuzzleResults:
        progress = await self._puzzles.progress(person)
        return PuzzleResults(len(progress.solved), progress.streak(datetime.now(UTC).date()))


def pace_of(clock: ClockRule) -> people.Pace:
    """Return the pace of a table with a clock."""
    if isinstance(clock, NoClock):
        return "untimed"
    seconds = clock.seconds if isinstance(clock, MoveClock) else clock.seconds + clock.increment
    return "live" if seconds <= people.LIVE_SECONDS else "turn-based"


def _results(tally: Tally) -> Results:
    return Results(tally.won, tally.drawn, tally.lost)


def _by_game(played: list[Played]) -> list[GameResults]:
    found = people.results(played)
    return [GameResults(game, _results(tally)) for game, tally in sorted(found.items())]


def _characters(played: list[Played]) -> list[CharacterResults]:
    found = people.against_characters(played)
    return [
        CharacterResults(game, bot, _results(tally)) for (game, bot), tally in sorted(found.items())
    ]


def _opponents(played: list[Played]) -> list[OpponentResults]:
    found = people.favorite_opponents(played)
    return [OpponentResults(name, _results(tally)) for name, tally in found]


def _listed(one: Evaluated) -> ProfileGame:
    others = iter(one.played.opponents)
    scores = one.row.progress.scores
    seats = []
    for seat in one.row.seats:
        mine = seat.seat in one.own
        other = Opponent(seat.name) if mine else next(others)
        score = scores[seat.seat] if seat.seat < len(scores) else None
        seats.append(ProfileSeat(other.name, other.account, other.bot, score, mine))
    played = one.played
    return ProfileGame(
        played.table,
        played.game,
        played.at,
        played.outcome,
        played.pace,
        seats,
        one.row.settings.offline,
    )
