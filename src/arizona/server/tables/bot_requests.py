"""Having a bot think, wherever it does: in a process of this machine, or beside the page."""

from __future__ import annotations

from typing import Final, Protocol

from arizona.engine.errors import ArizonaError
from arizona.server.services.bots.queue import Asker
from arizona.server.services.bots.worker import Answer, Job

NOBODY: Final = Asker("")


class BotError(ArizonaError):
    """No bot could answer."""


class Thinkers(Protocol):
    """Those who think for bots."""

    async def ask(self, job: Job, asker: Asker = NOBODY) -> Answer:
        """The answer to a job, or ``BotError``."""
