"""Services shared by all tables of a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from arizona.people.chat_words import NO_WORDS, WordList
from arizona.server.base.metrics import Metrics
from arizona.server.base.settings import Settings
from arizona.server.base.token_buckets import Buckets
from arizona.server.store.quota import NoQuota, Quota
from arizona.server.store.store import Store
from arizona.server.tables.bot_requests import BotPool
from arizona.server.tables.notifications import Notifier, NullNotifier, WebHookNotifier
from arizona.server.tables.work import DirectWork, Work
from arizona.server.transport.bus import Bus
from arizona.server.transport.rate_limits import ConcurrencyLimit


async def _nobody(person: str) -> bool:
    return False


async def _no_blocks(people: list[str]) -> bool:
    return False


class Services:
    """The shared services."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        pool: BotPool,
        hooks: WebHookNotifier,
        metrics: Metrics,
        name: str = "",
        push: Notifier | None = None,
        quota: Quota | None = None,
        extras: BotPool | None = None,
        work: Work | None = None,
        words: WordList = NO_WORDS,
    ) -> None:
        self.name = name
        """The unique name of this server."""
        self.settings = settings
        self.store = store
        self.bus = bus
        self.pool = pool
        """Computes the moves of bots."""
        self.extras: BotPool = extras or pool
        """Computes everything else: hints, reviews, puzzles."""
        self.work: Work = work or DirectWork()
        self.words = words
        """The host's list of words for the chat."""
        self.hooks = hooks
        self.push: Notifier = push or NullNotifier()
        self.quota: Quota = quota or NoQuota()
        daily = settings.limits.chat_bytes_per_day_and_address
        self.chat_bytes = Buckets(daily / 86400, daily)
        """Limit of chat bytes per address."""
        self.metrics = metrics
        self.excluded: Callable[[str], Awaitable[bool]] = _nobody
        """Whether a moderator has excluded a person from rated games."""
        self.any_blocked: Callable[[list[str]], Awaitable[bool]] = _no_blocks
        """Whether one of these people has blocked another one of them."""
        self.hints = ConcurrencyLimit(settings.limits.hints, settings.limits.hints_per_address)
        """Limit of concurrent hints."""

    def receives_messages(self) -> bool:
        """Whether messages of other servers, if there are any, are received now."""
        return not self.store.shared or (self.bus.shared and self.bus.connected)
