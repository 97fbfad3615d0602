"""Printing in worker processes with a fair queue, so that it does not delay games.

Orders are rate-limited per address; recent results are cached.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Any, Final

import arizona
from arizona.engine.content import is_known, load
from arizona.engine.errors import ArizonaError
from arizona.engine.text import clipped, parse_integer
from arizona.messages import Phrases, locales
from arizona.printing.print_job import (
    COLOR,
    INKS,
    MAX_COPIES,
    PAPERS,
    ink_named,
    read_choices,
    read_parts,
)
from arizona.printing.typesetting import choices_of, label_of, pack_title, parts_of, ready, title_of
from arizona.server.base.fair_queue import Requester
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import PrintChoice, PrintPart, Prints
from arizona.server.services.catalog import games as game_catalog
from arizona.server.services.work import jobs
from arizona.server.tables.work import Work

CACHED_BYTES: Final = 24 * 1024 * 1024
LONGEST_SEED: Final = 40
LONGEST_REASON: Final = 300


def prints(game: str, pack: str, phrases: Phrases) -> Prints:
    """List the printable parts and choices of a game and pack."""
    chosen = arizona.get_game(game_catalog.known(game))
    if not is_known(game, pack):
        raise Refusal("bad-content", "there is no pack of that name")
    content = load(chosen, pack)
    phrases_here = phrases.about(content)
    return Prints(
        game,
        pack,
        pack_title(content, phrases_here),
        ready(),
        [
            PrintPart(
                part.name,
                title_of(game, part.name, phrases),
                part.copies,
                part.usual,
                part.backs,
                part.count,
            )
            for part in parts_of(game, content)
        ],
        [
            PrintChoice(
                one.name,
                title_of(game, one.name, phrases_here),
                list(one.values),
                [label_of(game, one, at, phrases_here) for at in range(len(one.values))],
            )
            for one in choices_of(game, content)
        ],
    )


def order_of(game: str, query: dict[str, str]) -> dict[str, Any]:
    """Parse and validate a print order's query parameters; raise ``Refusal`` if invalid."""
    pack = query.get("content", "default")
    if not is_known(game_catalog.known(game), pack):
        raise Refusal("bad-content", "there is no pack of that name")
    parts: dict[str, int] = {}
    for one in query.get("parts", "").split(","):
        name, _, count = one.partition(":")
        if name:
            copies = parse_integer(count or "1", MAX_COPIES)
            if copies is None:
                raise Refusal("bad-options", f"{one[:40]}: expected a part and how often")
            parts[name] = copies
    check_page(query)
    content = load(arizona.get_game(game), pack)
    known = choices_of(game, content)
    choices = {one.name: query[one.name] for one in known if one.name in query}
    try:
        read_parts(parts_of(game, content), list(parts), parts)
        read_choices(known, choices)
    except ArizonaError as error:
        raise Refusal("bad-options", clipped(str(error), LONGEST_REASON)) from None
    return {
        "game": game,
        "content": pack,
        "parts": parts,
        "paper": query.get("paper", "a4"),
        "ink": ink_named(query.get("ink", COLOR)),
        "language": query.get("language", "en"),
        "seed": query.get("seed", "")[:LONGEST_SEED],
        "marks": query.get("marks", "1") == "1",
        "backs": query.get("backs", "0") == "1",
        "choices": choices,
    }


def check_page(query: Mapping[str, str]) -> None:
    """Reject an unknown paper size, ink or language before using a worker process."""
    known: dict[str, Collection[str]] = {"paper": PAPERS, "ink": INKS, "language": locales()}
    for name, values in known.items():
        if name in query and query[name] not in values:
            raise Refusal("bad-options", f"{name}: expected one of {', '.join(values)}")


class Printer:
    """Prints orders in worker processes and caches recent results."""

    def __init__(self, per_minute: float, work: Work) -> None:
        self._limits = Buckets(per_minute / 60, per_minute)
        self._work = work
        self._cached: OrderedDict[str, bytes] = OrderedDict()

    async def made(self, order: dict[str, Any], requester: Requester) -> bytes:
        """Return the PDF or picture of an order; raise ``Refusal`` if printing is unavailable."""
        if not ready():
            raise Refusal(
                "not-allowed", "install arizona[print]", Phrase("table-refused-no-printer", {})
            )
        if not self._limits.take(requester.address):
            raise Refusal("too-fast", "too many orders in a short time")
        text = json.dumps(order, sort_keys=True)
        made = self._cached.get(text)
        if made is None:
            made = await self._work.run(requester, jobs.print_pages, order)
            self._cache(text, made)
        return made

    def _cache(self, text: str, made: bytes) -> None:
        self._cached[text] = made
        while len(self._cached) > 1 and sum(map(len, self._cached.values())) > CACHED_BYTES:
            self._cached.popitem(last=False)
