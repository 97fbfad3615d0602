"""Blocks, and the standing of everyone who is connected.

Every server polls for changed blocks and sanctions twice a second and updates its open connections,
so a change takes effect within a second on all servers without the bus.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_urlsafe
from typing import Final

from arizona.people.blocks import blocked_between, blocked_with
from arizona.server.base.logs import log_event, log_failure
from arizona.server.protocol.moderation import BlockedPerson, Blocks
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.sessions import now_ms
from arizona.server.store.database import Database
from arizona.server.store.moderation_rows import BlockRow, SanctionRow
from arizona.server.store.store import StoreError
from arizona.server.transport.connection import Client
from arizona.server.transport.standing import Standing

NEW_DAYS: Final = 3
"""Age in days up to which an account counts as new."""
DAY_MS: Final = 86_400_000
FOREVER: Final = 2**62
MAX_BLOCKS: Final = 500
"""Maximum number of people that one person can block."""
SWEEP_SECONDS: Final = 0.5


class Standings:
    """Everyone's blocks, and the standing of those who are connected to this server."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self._clients: dict[str, set[Client]] = {}
        self._revision = ""

    # --- blocks -------------------------------------------------------------------------------

    async def blocked_between(self, a: str, b: str) -> bool:
        """Whether one of two people has blocked the other."""
        return blocked_between(await self._store.block_pairs([a]), a, b)

    async def any_blocked(self, people: list[str]) -> bool:
        """Whether any of these people has blocked another of them."""
        known = set(people)
        if len(known) < 2:
            return False
        pairs = await self._store.block_pairs(sorted(known))
        return any(one in known and other in known for one, other in pairs)

    async def blocked_with(self, person: str) -> frozenset[str]:
        """Return the people and guests who have blocked a person or are blocked by them."""
        if person in self._clients:
            return next(iter(self._clients[person])).standing.blocked
        return blocked_with(await self._store.block_pairs([person]), person)

    async def blocks(self, person: str | None) -> Blocks:
        """Return the people and guests whom a person has blocked."""
        rows = [] if person is None else await self._store.blocks_of(person)
        return Blocks([BlockedPerson(row.id, row.name, row.at) for row in rows])

    async def block(self, blocker: str, others: list[str], name: str) -> None:
        """Block someone, who may have several ids at a table."""
        known = {row.blocked for row in await self._store.blocks_of(blocker)}
        new = [one for one in dict.fromkeys(others) if one != blocker and one not in known]
        if len(known) + len(new) > MAX_BLOCKS:
            words = Phrase("moderation-blocks-many", {"most": MAX_BLOCKS})
            raise Refusal("too-many", "too many blocks", words)
        if new:
            now = now_ms()
            rows = [BlockRow(token_urlsafe(12), blocker, one, name, now) for one in new]
            await self._store.add_blocks(rows)
            await self.sweep()

    async def block_name(self, blocker: str, name: str) -> None:
        """Block the person with this account name."""
        person = await self._store.person_named(name.strip().casefold()[:64])
        if person is None:
            words = Phrase("moderation-block-unknown", {})
            raise Refusal("bad-name", "there is no account with this name", words, status=404)
        if person.id == blocker:
            raise not_oneself()
        await self.block(blocker, [person.id], person.name)

    async def unblock(self, blocker: str, id: str) -> None:
        """Remove a block, together with those of the same name that were created with it."""
        rows = await self._store.blocks_of(blocker)
        wanted = next((row for row in rows if row.id == id), None)
        for row in rows:
            if wanted is not None and (row.name, row.at) == (wanted.name, wanted.at):
                await self._store.remove_block(blocker, row.id)
        await self.sweep()

    # --- connections --------------------------------------------------------------------------

    async def of(self, person: str) -> Standing:
        """Return the standing of a person or guest."""
        [found] = await self._load([person])
        return found

    @contextmanager
    def connected(self, client: Client) -> Iterator[None]:
        """Update the standing of a client when it changes, for the duration of the block."""
        clients = self._clients.setdefault(client.guest, set())
        clients.add(client)
        try:
            yield
        finally:
            clients.discard(client)
            if not clients:
                self._clients.pop(client.guest, None)

    async def sweep(self) -> None:
        """Update all connections if a block or sanction has changed on any server."""
        revision = await self._store.moderation_revision()
        if revision == self._revision:
            return
        self._revision = revision
        people = list(self._clients)
        for person, standing in zip(people, await self._load(people), strict=True):
            for client in self._clients.get(person, ()):
                client.standing = standing

    async def watch(self) -> None:
        """Sweep until canceled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if not self._clients:
                continue
            try:
                await self.sweep()
            except StoreError as error:
                log_event("standings not checked", why=str(error))
            except Exception as error:
                log_failure("standings not checked", error)

    async def _load(self, people: list[str]) -> list[Standing]:
        pairs = await self._store.block_pairs(people)
        sanctions = await self._store.active_sanctions(people, now_ms())
        mutes = [one for one in sanctions if one.kind == "mute"]
        excluded = {one.person for one in sanctions if one.kind == "exclude"}
        created = await self._store.created(people)
        return [
            Standing(
                blocked_with(pairs, one),
                _muted_until(mutes, one),
                created[one] + NEW_DAYS * DAY_MS if one in created else FOREVER,
                one in excluded,
            )
            for one in people
        ]


def _muted_until(mutes: list[SanctionRow], person: str) -> int:
    ends = [one.until or FOREVER for one in mutes if one.person == person]
    return max(ends, default=0)


def not_oneself() -> Refusal:
    """Return the refusal for blocking or reporting oneself."""
    return Refusal("not-allowed", "this is you", Phrase("moderation-block-self", {}))
