"""A fair, bounded queue: round robin across addresses, then across the guests of an address."""

from __future__ import annotations

import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from typing import Final, Generic, NamedTuple, TypeVar

INTERACTIVE: Final = 0
"""Someone is waiting for the result: a hint, a puzzle move, a page to print."""
BACKGROUND: Final = 1
"""Long-running work split into parts, such as a review or a simulation."""
RANKS: Final = 2


class Requester(NamedTuple):
    """The address and guest that a job counts against."""

    address: str
    guest: str = ""


class Bounds(NamedTuple):
    """Maximum numbers of waiting jobs."""

    per_guest: int = 24
    per_address: int = 48
    total: int = 512


UNBOUNDED: Final = Bounds(sys.maxsize, sys.maxsize, sys.maxsize)


class Ticket:
    """A job's entry in the queue."""

    __slots__ = ("rank", "requester")

    def __init__(self, requester: Requester, rank: int = INTERACTIVE) -> None:
        self.requester = requester
        self.rank = rank


class QueueFullError(Exception):
    """Raised when the queue accepts no more jobs from a requester.

    ``waiting`` is the number of jobs already waiting.
    """

    def __init__(self, waiting: int) -> None:
        super().__init__(f"{waiting} jobs are waiting")
        self.waiting = waiting


Entry = TypeVar("Entry", bound=Ticket)
Key = TypeVar("Key")
Guests = OrderedDict[str, deque[Entry]]


class FairQueue(Generic[Entry]):
    """Hands out tickets: the lowest rank first, then round robin within a rank.

    ``most_running`` limits the concurrent jobs of one address, and also all concurrent jobs that
    are not interactive, so that one worker always remains available.
    """

    def __init__(
        self,
        most_running: int,
        bounds: Bounds = Bounds(),  # noqa: B008 (frozen)
        ranks: int = RANKS,
    ) -> None:
        self.most_running = most_running
        self.bounds = bounds
        self._ranks: list[OrderedDict[str, Guests[Entry]]] = [OrderedDict() for _ in range(ranks)]
        self._waiting_by_guest: Counter[Requester] = Counter()
        self._waiting_by_address: Counter[str] = Counter()
        self._waiting = 0
        self._running: Counter[str] = Counter()
        self._background = 0

    def __len__(self) -> int:
        return self._waiting

    @property
    def running(self) -> int:
        """Number of jobs that were taken and have not finished."""
        return self._running.total()

    def put(self, ticket: Entry) -> Entry | None:
        """Add a ticket, or raise ``QueueFullError``.

        If the whole queue is full, a job from an address with few waiting jobs displaces the newest
        job of the address with the most. The displaced ticket is returned.
        """
        requester, bounds = ticket.requester, self.bounds
        mine = self._waiting_by_address[requester.address]
        if self._waiting_by_guest[requester] >= bounds.per_guest or mine >= bounds.per_address:
            raise QueueFullError(mine)
        displaced = None
        if self._waiting >= bounds.total:
            crowded, most = self._waiting_by_address.most_common(1)[0]
            if most <= mine + 1:
                raise QueueFullError(self._waiting)
            displaced = self._newest_of(crowded)
            self.remove(displaced)
        guests = self._ranks[ticket.rank].setdefault(requester.address, OrderedDict())
        guests.setdefault(requester.guest, deque()).append(ticket)
        self._waiting_by_guest[requester] += 1
        self._waiting_by_address[requester.address] += 1
        self._waiting += 1
        return displaced

    def take(self) -> Entry | None:
        """Return the next ticket, or ``None`` if none can run now."""
        for rank, addresses in enumerate(self._ranks):
            if rank != INTERACTIVE and self._background >= self.most_running:
                break
            for address, guests in addresses.items():
                if self._running[address] >= self.most_running:
                    continue
                guest = next(iter(guests))
                ticket = guests[guest].popleft()
                guests.move_to_end(guest)
                addresses.move_to_end(address)
                self._update_counts(ticket)  # also removes empty entries
                self._running[address] += 1
                self._background += rank != INTERACTIVE
                return ticket
        return None

    def done(self, ticket: Entry) -> None:
        """Mark a job returned by ``take`` as finished."""
        self._background -= ticket.rank != INTERACTIVE
        _decrement(self._running, ticket.requester.address)

    def remove(self, ticket: Entry) -> bool:
        """Remove a waiting ticket; return whether it was in the queue."""
        guests = self._ranks[ticket.rank].get(ticket.requester.address, OrderedDict())
        mine = guests.get(ticket.requester.guest)
        if mine is None or ticket not in mine:
            return False
        mine.remove(ticket)
        self._update_counts(ticket)
        return True

    def ahead_of(self, ticket: Entry) -> int:
        """Return how many waiting jobs would start before this one if no more arrive."""
        requester = ticket.requester
        addresses = self._ranks[ticket.rank]
        guests = addresses.get(requester.address, OrderedDict())
        if ticket not in guests.get(requester.guest, ()):
            return 0
        place = guests[requester.guest].index(ticket)
        sizes = [(guest == requester.guest, len(mine)) for guest, mine in guests.items()]
        within = place + _before(sizes, place)
        sizes = [
            (address == requester.address, sum(map(len, found.values())))
            for address, found in addresses.items()
        ]
        earlier = sum(len(one) for rank in self._ranks[: ticket.rank] for one in _deques(rank))
        return within + _before(sizes, within) + earlier

    def first_of(self, requester: Requester) -> Entry | None:
        """Return the requester's next job to start, or ``None`` if none is waiting."""
        for addresses in self._ranks:
            guests: Guests[Entry] = addresses.get(requester.address, OrderedDict())
            if requester.guest in guests:
                return guests[requester.guest][0]
        return None

    def drain(self) -> list[Entry]:
        """Remove and return all waiting tickets."""
        found = [one for rank in self._ranks for mine in _deques(rank) for one in mine]
        for ticket in found:
            self.remove(ticket)
        return found

    def _newest_of(self, address: str) -> Entry:
        for rank in reversed(self._ranks):
            if address in rank:
                return max(rank[address].values(), key=len)[-1]
        raise KeyError(address)

    def _update_counts(self, ticket: Entry) -> None:
        """Update the counts after a ticket left the queue."""
        requester = ticket.requester
        addresses = self._ranks[ticket.rank]
        guests = addresses[requester.address]
        if not guests[requester.guest]:
            del guests[requester.guest]
        if not guests:
            del addresses[requester.address]
        self._waiting -= 1
        _decrement(self._waiting_by_guest, requester)
        _decrement(self._waiting_by_address, requester.address)


def _decrement(counter: Counter[Key], key: Key) -> None:
    """Decrement a counter and remove it at zero."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


def _before(sizes: list[tuple[bool, int]], rounds: int) -> int:
    """Return how many other jobs start before one that waits ``rounds`` rounds."""
    found, passed = 0, False
    for own, size in sizes:
        if own:
            passed = True
        else:
            found += min(size, rounds if passed else rounds + 1)
    return found


def _deques(rank: OrderedDict[str, Guests[Entry]]) -> Iterator[deque[Entry]]:
    for guests in rank.values():
        yield from guests.values()
