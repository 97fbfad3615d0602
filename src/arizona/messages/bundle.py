"""The messages of one language, each parsed when it is first used.

Parsing all messages takes most of a second per language, and every command, server and worker
process starts with it; most of them use a few dozen messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from arizona.messages.decimals import decimal
from arizona.messages.korean_particles import with_particle

ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
"""The identifier at the start of a message or term."""
REFERENCE: Final = re.compile(r"-?[a-zA-Z][\w-]*")
AMOUNT: Final = re.compile(r"([0-9]+) ([a-z]+)")
NOTHING: Final = ("", "–")


class MessageBundle:
    """Finds and formats the messages of one language.

    ``sources`` are Fluent files. If two of them define the same message, the first one counts.
    """

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        self._sources: dict[str, str] = {}
        for source in sources:
            for id, text in _entries(source):
                self._sources.setdefault(id, text)
        self._parsed: set[str] = set()
        # The type stubs expect functions of one argument.
        functions: dict[str, Any] = {
            "AMOUNTS": self._amounts,
            "DECIMAL": lambda given: decimal(str(given), locale),
            "JOSA": lambda given, pair: with_particle(str(given), str(pair)),
            "SIGNED": _signed,
        }
        self._bundle = FluentBundle([locale], use_isolating=False, functions=functions)

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def format(self, id: str, args: dict[str, Any]) -> str:
        """Format a message of this language.

        Raises ``ValueError`` if an argument is missing or has the wrong type.
        """
        self._parse(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise ValueError(f"message {id} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {id}: {errors[0]}")
        return str(text)

    def _parse(self, id: str) -> None:
        """Parse a message and everything it may refer to.

        Threads may do this at the same time: parsing a message twice has no effect, and none is
        counted as parsed before all its references are.
        """
        needed: set[str] = set()
        waiting = [id]
        while waiting:
            name = waiting.pop()
            if name in self._parsed or name in needed:
                continue
            needed.add(name)
            source = self._sources[name]
            waiting += [other for other in REFERENCE.findall(source) if other in self._sources]
            self._bundle.add_resource(FluentResource(source))
        self._parsed |= needed

    def _amounts(self, given: object, one: str, none: str) -> str:
        """The Fluent function ``AMOUNTS``.

        ``AMOUNTS($gives, one: "game-amount", none: "game-nothing")`` formats each part of ``1
        copper, 2 gold`` with the message ``one``, which gets ``$amount`` and ``$kind``; text of any
        other form is returned unchanged.
        """
        text = str(given)
        if text in NOTHING:
            return self.format(str(none), {})
        parts = [AMOUNT.fullmatch(part) for part in text.split(", ")]
        formatted = [
            self.format(str(one), {"amount": int(part[1]), "kind": part[2]})
            for part in parts
            if part
        ]
        return ", ".join(formatted) if len(formatted) == len(parts) else text


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """Split a Fluent file into the identifiers and sources of its messages and terms."""
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start[0], source[start.start() : end]


def _signed(given: object) -> str:
    """Format an integer with its sign, ``+3``, ``0`` or ``−2`` (the Fluent function ``SIGNED``)."""
    number = int(str(given))
    if number == 0:
        return "0"
    return f"−{-number}" if number < 0 else f"+{number}"
