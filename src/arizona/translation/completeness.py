"""How much of a language is translated."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from arizona.translation.units import KINDS, Unit

ALL: Final = 100


@dataclass(slots=True)
class Completeness:
    """Counts of texts that need a translation and of those that have one."""

    needed: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    done: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    missing: list[Unit] = field(default_factory=list)

    def percent(self, kind: str = "") -> int:
        """The share that is translated; 100 only if nothing is missing."""
        kinds = [kind] if kind else list(KINDS)
        needed = sum(self.needed[one] for one in kinds)
        done = sum(self.done[one] for one in kinds)
        return ALL * done // needed if needed else ALL


def completeness(units: Iterable[Unit], same: frozenset[str] = frozenset()) -> Completeness:
    """Count what is translated.

    ``same`` are texts that are rightly the same as in English; without a translation they count
    neither as needed nor as done.
    """
    found = Completeness()
    for unit in units:
        if not unit.has_words or (unit.said is None and unit.english in same):
            continue
        found.needed[unit.kind] += 1
        if unit.said is not None:
            found.done[unit.kind] += 1
        else:
            found.missing.append(unit)
    return found
