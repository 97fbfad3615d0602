"""Settings of a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal, cast, get_args

from msgspec import Struct

from arizona.engine.content import home
from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, ValidationMessage
from arizona.people.chat_words import NO_WORDS, WordList

Registration = Literal["open", "invitation", "closed"]
"""Who can create an account: anyone, people with an invitation, or no one."""
LARGEST_WORD_LIST = 256 * 1024
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]", "::1")


class Limits(Struct, frozen=True, kw_only=True):
    """Limits per guest, socket and address."""

    running_tables: int = 60
    """Maximum number of unfinished tables created by one guest."""
    new_tables_per_minute: float = 20
    """Per guest."""
    new_tables_per_minute_and_address: float = 40
    """Per address, regardless of the guests behind it."""
    new_tables_per_day_and_address: float = 2000
    names_per_minute_and_address: float = 60
    sign_ins_per_minute_and_address: float = 30
    """Requests that check or hash a password, or check a name."""
    accounts_per_day_and_address: float = 30
    messages_per_second: float = 20
    messages_at_once: int = 100
    refusals_before_close: int = 200
    hellos_per_second: float = 2
    hellos_at_once: int = 10
    waiting_messages: int = 256
    """Maximum number of messages queued for a slow client."""
    waiting_bytes: int = 512 * 1024
    """Maximum number of bytes queued for a slow client; a single message may be larger."""
    waiting_bytes_in_all: int = 64 * 1024 * 1024
    seconds_to_read: float = 20
    """Time after which a client that reads nothing is disconnected."""
    sockets: int = 12_000
    sockets_per_address: int = 250
    connections: int = 1000
    """Maximum number of connections other than WebSockets, active or idle."""
    connections_per_address: int = 64
    seconds_for_headers: float = 10
    seconds_for_body: float = 30
    seconds_for_answer: float = 60
    header_bytes: int = 32 * 1024
    hints_per_address: int = 4
    """Maximum number of concurrent hints."""
    hints: int = 32
    """Across all addresses."""
    reviews_per_address: int = 8
    """Maximum number of concurrent reviews."""
    reviews: int = 64
    """Across all addresses."""
    pictures_per_minute: float = 240
    """Table pictures, per address."""
    prints_per_minute: float = 40
    """Typeset pages and PDFs, per address."""
    simulations_per_address: int = 2
    """Maximum number of concurrent pack simulations."""
    simulations: int = 16
    """Across all addresses."""
    packs_per_minute: float = 20
    """Workshop packs created or uploaded, per address."""
    requests_per_second: float = 40
    requests_at_once: int = 200
    files_per_second: float = 200
    """Requests for the page's files, per address. A first visit loads about 250 of them, and a
    school or a club may share one address.
    """
    files_at_once: int = 3000
    seconds_to_say_hello: float = 10
    chat_lines: int = 200
    """Number of chat lines sent to a new connection."""
    stored_chat_lines: int = 2000
    record_bytes: int = 1024 * 1024
    body_bytes: int = 16 * 1024
    stored_bytes_per_address: int = 64 * 1024 * 1024
    """Storage quota of an address: tables, packs, puzzles, reviews, names, subscriptions."""
    counted_days: float = 90
    """Days for which tables and reviews count toward the quota; limited so that a club behind one
    address can play for years.
    """
    stored_bytes: int = 16 * 1024 * 1024 * 1024
    """Maximum size of the whole database."""
    reserved_bytes: int = 256 * 1024 * 1024
    """Part of ``stored_bytes``, and of the free disk space, that is reserved for moves."""
    chat_bytes_per_day_and_address: int = 512 * 1024
    unstarted_days: float = 14
    """Age at which a table without any move is deleted."""
    one_visit_days: float = 30
    """Age at which packs, puzzles, names and subscriptions of a guest who never returned are
    deleted.
    """
    unused_days: float = 180
    """Like ``one_visit_days``, for a guest who did return; also for a pack that nobody opens."""
    undos_per_minute: float = 30
    """Per table."""
    undos_at_once: int = 60
    undone_lines: int = 4000
    """Maximum number of undone lines in a table's log; beyond that, undo is disabled."""
    rooms: int = 2000
    """Maximum number of tables in memory; those without connections are evicted first."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    host: str = "127.0.0.1"
    port: int = 8642
    database: Path = Path("tables.sqlite")
    store: str = ""
    """PostgreSQL URL of the store; empty for the SQLite file ``database``."""
    bus: str = ""
    """Redis URL of the bus between several servers."""
    power_safe: bool = False
    """Sync each move to disk before it is acknowledged."""
    origins: tuple[str, ...] = ()
    """Other origins that may use this server, such as ``https://games.example``."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of trusted proxies, whose ``X-Forwarded-For`` is used."""
    secure_cookie: bool = False
    """Restrict the guest cookie to HTTPS and send HSTS; for servers behind a TLS proxy."""
    workers: int = 1
    """Number of bot processes."""
    bot_seconds: float = 3.0
    """Maximum time a bot may take for one decision."""
    bot_pause: float = 0.35
    """Seconds before a bot's move, so that people can follow the game."""
    bot_patience: float = 0.0
    """Seconds in which bot-only machines may take a bot's decision before this server does."""
    thinks_only: bool = False
    """Run only bots, without serving clients."""
    drain: float = 0.0
    """Seconds between the stop signal and shutdown, in which a proxy can notice that the server
    is no longer ready.
    """
    stand_in: str = "greedy"
    """The bot that decides when a seat's time runs out."""
    push: str = ""
    """Contact for push services, such as ``mailto:…``; empty disables push."""
    allow_private_hooks: bool = False
    """Allow webhooks to loopback and private addresses."""
    registration: Registration = "open"
    words: WordList = NO_WORDS
    """Words that are replaced or refused in chat."""
    allow_seeds: bool = False
    """Allow the creator of a table to set its random seed; for tests only."""
    static: Path = Path(__file__).resolve().parents[1] / "static"
    site: Path = Path(__file__).resolve().parents[1] / "site"
    reports: Path | None = None
    """Folder of lab reports; defaults to the user's folder."""
    limits: Limits = Limits()

    def hosts(self) -> frozenset[str] | None:
        """Return the host names this server answers to; ``None`` means any.

        A server on a loopback address answers only to loopback names, to prevent DNS rebinding.
        """
        if self.host not in LOOPBACK_NAMES:
            return None
        named = {
            origin.partition("://")[2].rpartition(":")[0] or origin.partition("://")[2]
            for origin in self.origins
        }
        return frozenset({*LOOPBACK_NAMES, *named})


def checked_registration(wanted: str) -> Registration:
    """Return a value of ``--registration``, or raise ``ArizonaError``."""
    for known in get_args(Registration):
        if wanted == known:
            return cast("Registration", wanted)
    english = f"--registration {wanted}: expected open, invitation or closed"
    args: dict[str, Arg] = {"option": "--registration", "value": wanted}
    args["known"] = ", ".join(get_args(Registration))
    raise ArizonaError(ValidationMessage("terminal-option-value", english, args))


def word_list(file: Path | None) -> WordList:
    """Return the word list of ``--words``, or raise ``ArizonaError``."""
    if file is None:
        return NO_WORDS
    try:
        if file.stat().st_size > LARGEST_WORD_LIST:
            raise ValueError(f"at most {LARGEST_WORD_LIST // 1024} kB")
        return WordList.parse(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        english = f"--words {file}: {error}"
        args: dict[str, Arg] = {"what": "--words"}
        raise ArizonaError(ValidationMessage("terminal-command-value", english, args)) from None


def default_database() -> Path:
    return home() / "tables.sqlite"


def default_workers() -> int:
    """Return the number of cores minus one, but 2 to 4; one worker is reserved for people."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))
