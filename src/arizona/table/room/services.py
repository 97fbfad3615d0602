"""What all tables of a server share."""

from __future__ import annotations

from arizona.table.bots.asking import Thinkers
from arizona.table.host.metrics import Metrics
from arizona.table.host.notices import NobodyTold, Notices, Told
from arizona.table.host.settings import Settings
from arizona.table.line.bus import Bus
from arizona.table.line.limits import AtOnce, Buckets
from arizona.table.store.quota import NoQuota, Quota
from arizona.table.store.store import Store
from arizona.table.work.runner import DirectWork, Work


class Services:
    """What all rooms share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        pool: Thinkers,
        hooks: Notices,
        metrics: Metrics,
        name: str = "",
        push: Told | None = None,
        quota: Quota | None = None,
        extras: Thinkers | None = None,
        work: Work | None = None,
    ) -> None:
        self.name = name
        """What this server is called among the others."""
        self.settings = settings
        self.store = store
        self.bus = bus
        self.pool = pool
        """Those who think about the moves of bots."""
        self.extras: Thinkers = extras or pool
        """Those who think about everything else: hints, reviews, puzzles."""
        self.work: Work = work or DirectWork()
        self.hooks = hooks
        self.push: Told = push or NobodyTold()
        self.quota: Quota = quota or NoQuota()
        daily = settings.limits.chat_bytes_per_day_and_address
        self.chat_bytes = Buckets(daily / 86400, daily)
        """Bytes of chat from one address."""
        self.metrics = metrics
        self.hints = AtOnce(settings.limits.hints, settings.limits.hints_per_address)
        """Hints that are being thought about."""

    def hears_others(self) -> bool:
        """Whether other servers, if there may be some, can be heard now."""
        return not self.store.shared or (self.bus.shared and self.bus.connected)
