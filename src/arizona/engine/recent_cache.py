"""A bounded cache for parts of views."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

MAX_CACHED: Final = 1024
Part = TypeVar("Part")


class RecentCache(Generic[Part]):
    """Recently used values by everything they depend on: two generations of ``most`` entries."""

    def __init__(self, most: int = MAX_CACHED) -> None:
        self._most: Final = most
        self._new: dict[tuple[int, ...], Part] = {}
        self._old: dict[tuple[int, ...], Part] = {}

    def get(self, key: tuple[int, ...]) -> Part | None:
        known = self._new.get(key)
        if known is None:
            known = self._old.get(key)
            if known is not None:
                self.put(key, known)
        return known

    def put(self, key: tuple[int, ...], part: Part) -> None:
        if len(self._new) >= self._most:
            self._old = self._new
            self._new = {}
        self._new[key] = part

    def clear(self) -> None:
        self._new.clear()
        self._old.clear()
