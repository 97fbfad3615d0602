"""Interfaces for turn notifications."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class HookError(Exception):
    """A URL that cannot be used, or that did not accept the notification."""


class TurnNotice(Struct, frozen=True):
    """The body of a notification. ``link`` is the path of the table's page."""

    game: str
    table: str
    seat: int
    name: str
    moment: int
    link: str
    event: str = "your-turn"


Done = Callable[[], None]
"""Called when a notification was delivered or has finally failed."""


def do_nothing() -> None:
    """Do nothing."""


class Notifier(Protocol):
    """Notifies absent guests who subscribed to turn notifications."""

    @property
    def on(self) -> bool:
        """Whether notifications are available."""

    def turn(self, guests: list[str], notice: TurnNotice, table: str, done: Done) -> None:
        """Queue a notification; ``table`` is the name of the table."""


class NullNotifier:
    """A notifier for servers without notifications."""

    on = False

    def turn(self, guests: list[str], notice: TurnNotice, table: str, done: Done) -> None:
        done()


class WebHookNotifier(Protocol):
    """Sends notifications to the URLs that players have set."""

    def check(self, url: str) -> None:
        """Raise ``HookError`` if a URL cannot be used."""

    def notify(self, url: str, notice: TurnNotice, done: Done = do_nothing) -> None:
        """Queue a notification."""
