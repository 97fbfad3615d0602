"""What a host can set."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

from arizona.engine.content import home

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]", "::1")


class Limits(Struct, frozen=True, kw_only=True):
    """How much one guest, socket or address may use."""

    running_tables: int = 60
    """Unfinished tables a guest may have made."""
    new_tables_per_minute: float = 20
    """By one guest."""
    new_tables_per_minute_and_address: float = 40
    """By one address, whoever its guests say they are."""
    new_tables_per_day_and_address: float = 2000
    names_per_minute_and_address: float = 60
    messages_per_second: float = 20
    messages_at_once: int = 100
    refusals_before_close: int = 200
    hellos_per_second: float = 2
    hellos_at_once: int = 10
    waiting_messages: int = 256
    """Messages that may wait for a client that does not read."""
    waiting_bytes: int = 512 * 1024
    """And bytes; one message may be larger."""
    waiting_bytes_in_all: int = 64 * 1024 * 1024
    seconds_to_read: float = 20
    """How long something may wait for a client that reads nothing at all."""
    sockets: int = 12_000
    sockets_per_address: int = 250
    connections: int = 1000
    """Connections that are no sockets: requests, and those that idle."""
    connections_per_address: int = 64
    seconds_for_headers: float = 10
    seconds_for_body: float = 30
    seconds_for_answer: float = 60
    header_bytes: int = 32 * 1024
    hints_per_address: int = 4
    """Hints that may be asked for at once."""
    hints: int = 32
    """By everybody."""
    reviews_per_address: int = 8
    """Reviews that may be under way at once."""
    reviews: int = 64
    """By everybody."""
    pictures_per_minute: float = 240
    """Drawings of tables that one address may ask for."""
    prints_per_minute: float = 40
    """Pages and PDFs that one address may have set."""
    simulations_per_address: int = 2
    """Simulations of packs that may be under way at once."""
    simulations: int = 16
    """By everybody."""
    packs_per_minute: float = 20
    """Packs of the workshop that one address may make or upload."""
    requests_per_second: float = 40
    requests_at_once: int = 200
    seconds_to_say_hello: float = 10
    chat_lines: int = 200
    """Lines of chat that a newcomer gets."""
    kept_chat_lines: int = 2000
    record_bytes: int = 1024 * 1024
    body_bytes: int = 16 * 1024
    stored_bytes_per_address: int = 64 * 1024 * 1024
    """What one address may have stored: tables, packs, puzzles, reviews, names, subscriptions."""
    counted_days: float = 90
    """How long tables and reviews count for that: a club with one address plays for years."""
    stored_bytes: int = 16 * 1024 * 1024 * 1024
    """The whole database."""
    reserved_bytes: int = 256 * 1024 * 1024
    """The part of that, and of the free space on the disk, that is for moves only."""
    chat_bytes_per_day_and_address: int = 512 * 1024
    unstarted_days: float = 14
    """After which a table is removed at which nothing was played."""
    one_visit_days: float = 30
    """After which packs, puzzles, names and subscriptions of a guest go who never came back."""
    unused_days: float = 180
    """The same for a guest who did, and after which a pack goes that nobody opens."""
    undos_per_minute: float = 30
    """At one table."""
    undos_at_once: int = 60
    undone_lines: int = 4000
    """Lines of a table's log that undoing may have left behind; then nothing more is undone."""
    rooms: int = 2000
    """Tables held in memory; those that nobody looks at go first."""


class Settings(Struct, frozen=True, kw_only=True):
    """One server."""

    host: str = "127.0.0.1"
    port: int = 8642
    database: Path = Path("tables.sqlite")
    store: str = ""
    """Where the tables are kept, if not in that file: the address of a PostgreSQL."""
    bus: str = ""
    """By what several servers hear from each other: the address of a Redis."""
    power_safe: bool = False
    """Force every move onto the disk itself before it is acknowledged."""
    origins: tuple[str, ...] = ()
    """Other origins that may use this server, such as ``https://games.example``."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of the proxies that are believed who asks."""
    secure_cookie: bool = False
    """HTTPS only, for the guest cookie and for browsers that come back; behind a proxy with TLS."""
    workers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 3.0
    """The longest a bot may think about one decision."""
    bot_pause: float = 0.35
    """Seconds before a bot's move, so that people can follow."""
    bot_patience: float = 0.0
    """Seconds in which machines that only think may take a bot's decision, before this one does."""
    thinks_only: bool = False
    """Whether it is no server but a machine on which bots think."""
    drain: float = 0.0
    """Seconds between the word to stop and the stop: a proxy sees that it is not ready any more."""
    stand_in: str = "greedy"
    """The bot that decides when a seat's time is up."""
    push: str = ""
    """Whom push services may ask about this server's notices, such as ``mailto:…``; none: off."""
    allow_private_hooks: bool = False
    """Let web hooks go to loopback and private addresses."""
    allow_seeds: bool = False
    """Let the maker of a table fix its luck; for tests only."""
    static: Path = Path(__file__).resolve().parents[1] / "static"
    site: Path = Path(__file__).resolve().parents[1] / "site"
    """The documentation."""
    reports: Path | None = None
    """Where reports of the laboratory lie; the user's folder if nothing is said."""
    limits: Limits = Limits()

    def hosts(self) -> frozenset[str] | None:
        """The host names this server answers to; ``None`` means any.

        A server on a loopback address answers to loopback names only, so that a name that was
        pointed at it from outside leads nowhere.
        """
        if self.host not in LOOPBACK_NAMES:
            return None
        named = {
            origin.partition("://")[2].rpartition(":")[0] or origin.partition("://")[2]
            for origin in self.origins
        }
        return frozenset({*LOOPBACK_NAMES, *named})


def default_database() -> Path:
    """Where tables are kept if nothing else is said."""
    return home() / "tables.sqlite"


def default_workers() -> int:
    """One process less than there are cores, at most four; two at least, as one is for people."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))
