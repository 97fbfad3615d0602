"""Notices that a seat is to move, whoever carries them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class HookError(Exception):
    """An address that cannot be used, or that did not take the notice."""


class TurnNotice(Struct, frozen=True):
    """The body of the request. ``link`` is the path of the table's page."""

    game: str
    table: str
    seat: int
    name: str
    moment: int
    link: str
    event: str = "your-turn"


Done = Callable[[], None]
"""Called when a notice is delivered, or when it is clear that it will not be."""


def nobody_asks() -> None:
    """Where nobody wants to know."""


class Notifier(Protocol):
    """Tells guests who are away that it is their turn, if they have asked for it."""

    @property
    def on(self) -> bool:
        """Whether anybody can be told."""

    def turn(self, guests: list[str], notice: TurnNotice, table: str, done: Done) -> None:
        """Tell them some time soon; ``table`` is what the table is called."""


class NullNotifier:
    """Where nobody can be told."""

    on = False

    def turn(self, guests: list[str], notice: TurnNotice, table: str, done: Done) -> None:
        """Tell nobody."""
        done()


class WebHookNotifier(Protocol):
    """Carries notices to the addresses that players have given."""

    def check(self, url: str) -> None:
        """Refuse an address that cannot be used, with ``HookError``."""

    def notify(self, url: str, notice: TurnNotice, done: Done = nobody_asks) -> None:
        """Send a notice some time soon."""
