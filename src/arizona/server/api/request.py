"""The request that an endpoint receives, and the server that it uses."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, NamedTuple, Protocol, TypeVar

from arizona.messages import Phrases, best_language
from arizona.server.base import identity
from arizona.server.base.addresses import address_group
from arizona.server.base.fair_queue import Requester
from arizona.server.protocol.rest import ReportCard, ServerFeatures, TableCard
from arizona.server.services.pictures.table_pictures import Pictures
from arizona.server.services.puzzles.puzzle_service import PuzzleService
from arizona.server.services.reviews.reviews import Reviews
from arizona.server.store.quota import Quota
from arizona.server.store.store import Store
from arizona.server.tables.replication import Known
from arizona.server.tables.room import Room
from arizona.server.tables.room_manager import RoomManager
from arizona.server.tables.work import Work

R = TypeVar("R")


class PackNames(Protocol):
    """Resolves the names of content packs in requests."""

    async def named(self, game: str, wanted: str) -> str:
        """Return the name of a pack given by name or link, and make sure it can be loaded."""

    async def for_table(self, wanted: str, address: str) -> str:
        """Return the name under which a new table stores a pack given by name or link."""


class ApiServer(Protocol):
    """The services that endpoints use."""

    @property
    def store(self) -> Store: ...

    @property
    def rooms(self) -> RoomManager: ...

    @property
    def reviews(self) -> Reviews: ...

    @property
    def puzzles(self) -> PuzzleService: ...

    @property
    def pictures(self) -> Pictures: ...

    @property
    def packs(self) -> PackNames: ...

    @property
    def quota(self) -> Quota: ...

    @property
    def work(self) -> Work: ...

    def features(self) -> ServerFeatures:
        """Return the optional features of this server."""

    async def name(self, guest: str) -> str:
        """Return a guest's name, or a default label."""

    async def lobby(self, guest: str) -> list[TableCard]:
        """Return the tables that anyone may join or watch."""

    async def notice_count(self, guest: str) -> int:
        """Return how many moderator notices a guest has not dismissed."""

    async def report_cards(self) -> list[ReportCard]:
        """Return the lab reports of this server."""


class ApiRequest:
    """A request, independent of the framework that received it."""

    def __init__(
        self,
        server: ApiServer,
        guest: str | None,
        address: str,
        accept_language: str = "",
        seen: Known | None = None,
    ) -> None:
        self.server = server
        self.guest = guest
        """The guest of the cookie; ``None`` for an unknown browser."""
        self.address = address
        self.seen = seen or Known()
        """The newest version of the table that the page has seen."""
        self.account = ""
        """The account name of a signed-in person; empty for a guest."""
        self.identified: str | None = None
        """The guest whom the response must identify to the browser."""
        self._accept_language = accept_language

    def identify(self) -> str:
        """Return the guest, a new one for an unknown browser; the response sets the cookie."""
        self.identified = self.guest or identity.new_guest()
        return self.identified

    @property
    def address_group(self) -> str:
        """The group of addresses that shares a limit with this one."""
        return address_group(self.address)

    def requester(self, guest: str | None = None) -> Requester:
        """Return the requester that work is charged to, by default for the cookie's guest."""
        return Requester(self.address_group, guest or self.guest or "")

    def phrases(self, language: str = "") -> Phrases:
        """Return the messages in the given language, by default the browser's."""
        return Phrases(best_language(language or self._accept_language))

    async def room(self, id: str) -> Room:
        """Return a table this guest may read, at least as new as the version the page has seen."""
        room = await self.server.rooms.readable(id, self.guest or "")
        await room.replication.caught_up(self.seen)
        return room

    async def while_connected(self, work: Coroutine[Any, Any, R]) -> R:
        """Await work, canceling it if the client can disconnect and does."""
        return await work


class Content(NamedTuple):
    """The body of a response that is not JSON encoded from a struct."""

    body: str
    headers: dict[str, str] | None = None
