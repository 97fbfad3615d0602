"""What all tables of a server share."""

from __future__ import annotations

from arizona.table.bus import Bus
from arizona.table.hooks import Hooks
from arizona.table.metrics import Metrics
from arizona.table.pool import Pool
from arizona.table.settings import Settings
from arizona.table.store import Store


class Services:
    """What all rooms share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        pool: Pool,
        hooks: Hooks,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.pool = pool
        self.hooks = hooks
        self.metrics = metrics
