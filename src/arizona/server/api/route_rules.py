"""Rules of a route: who may use it, its rate limit, its maximum body size and where it runs.

Every HTTP route is declared together with its rules: shared endpoints in this package, all other
routes next to their Litestar handler. ``web/route_inventory.py`` collects and enforces them.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from arizona.server.base.settings import Limits
from arizona.server.protocol.workshop import LARGEST_REQUEST

Access = Literal[
    "public",
    "guest",
    "person",
    "profile",
    "moderator",
    "table",
    "link",
    "owner",
    "puzzle",
    "connected",
    "seat",
    "host",
    "bot",
]
"""Who may use a route or message.

- ``public``: anyone; the answer is the same for everyone.
- ``guest``: anyone; it reads or changes only data of the cookie's guest.
- ``person``: a signed-in person; it reads or changes only that account.
- ``profile``: anyone; it shows what the owner made public, and only tables the viewer may read.
- ``moderator``: a signed-in moderator or host of the server; all others get "not found".
- ``table``: anyone who may read the table (``tables/access.py``).
- ``link``: anyone who knows the unguessable id.
- ``owner``: the guest who owns it.
- ``bot``: a bot account with a token, which opens no other route except public ones.
- ``puzzle``: anyone for puzzles that come with a game; only the owner for a saved puzzle.

Socket messages all require read access to the table. In addition, ``connected`` requires a hello,
``seat`` requires one of the connection's own seats, and ``host`` requires the host."""

Rate = Literal[
    "request",
    "read",
    "change",
    "sign-in",
    "create",
    "solve",
    "edit",
    "upload",
    "picture",
    "print",
    "review",
    "simulate",
    "message",
    "hello",
    "hint",
    "chat",
    "undo",
    "bot",
]
"""Which rate limit applies, per address, per socket or (``bot``) per bot account.

Every request counts toward ``request``, every socket message toward ``message``. The guard of the
web application enforces ``read``, ``change``, ``sign-in``, ``solve``, ``edit``, ``upload`` and
``bot``. The others are enforced where the work is queued: ``create`` in
``tables/table_creation.py``, ``picture``, ``print``, ``review`` and ``simulate`` by the service of
that name, ``hello`` by the connection, ``hint``, ``chat`` and ``undo`` by the room."""

Worker = Literal["loop", "store", "thread", "pool", "process"]
"""Where the work is done.

- ``loop``: on the event loop; bounded and short.
- ``store``: on the event loop, with a read or write of the database.
- ``thread``: in a thread.
- ``pool``: in a bot process.
- ``process``: in a worker process."""

NO_BODY: Final = 0
SMALL: Final = Limits().body_bytes
RECORD: Final = Limits().record_bytes
PACK: Final = LARGEST_REQUEST
PUZZLES: Final = 1024 * 1024
"""Maximum size in bytes of saved puzzles imported from a browser."""


class RouteRules(NamedTuple):
    """The rules of one route; ``body`` is the maximum size in bytes."""

    access: Access
    rate: Rate = "request"
    body: int = NO_BODY
    worker: Worker = "loop"
