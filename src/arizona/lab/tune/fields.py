"""Numbers in a content pack by their address, so that an optimiser can change them.

``card.tourist.points`` is the field ``points`` of the entry ``tourist`` of ``[[card]]``;
``passage.highline.card.2.gain`` with the word ``gold`` is the number before that word in a text.
Entries are found by id or name, places in lists count from 1.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from arizona.engine.content import locate
from arizona.engine.errors import ArizonaError

IDS = ("id", "name", "title")


class PackText:
    """The TOML of a pack, to be changed in place: comments and layout stay."""

    def __init__(self, game: str, pack: str) -> None:
        try:
            import tomlkit  # noqa: PLC0415 (an extra)
        except ImportError:
            raise ArizonaError(
                "tuning needs the package tomlkit: pip install 'arizona[lab]'"
            ) from None
        source = locate(game, pack)
        self.single = source.is_file()
        files = [source] if self.single else sorted(source.glob("*.toml"))
        self._docs: dict[str, Any] = {
            file.name: tomlkit.parse(file.read_text("utf-8")) for file in files
        }
        self._dumps = tomlkit.dumps

    def get(self, path: str, word: str = "") -> int:
        """The number at an address."""
        holder, key = self._find(path)
        value = holder[key]
        if word:
            return int(_before(str(value), word, path).group(1))
        if isinstance(value, bool) or not isinstance(value, int):
            raise ArizonaError(f"field {path}: expected a whole number, found {value!r}")
        return int(value)

    def set(self, path: str, number: int, word: str = "") -> None:
        """Change the number at an address."""
        holder, key = self._find(path)
        if word:
            text = str(holder[key])
            hit = _before(text, word, path)
            holder[key] = text[: hit.start(1)] + str(number) + text[hit.end(1) :]
        else:
            holder[key] = number

    def rename(self, name: str) -> None:
        """Give the pack another name."""
        for doc in self._docs.values():
            if "pack" in doc:
                doc["pack"]["name"] = name

    def write(self, target: Path) -> Path:
        """Write the pack as a folder of the same files; returns its path."""
        target.mkdir(parents=True, exist_ok=True)
        for name, doc in self._docs.items():
            (target / name).write_text(self._dumps(doc), "utf-8")
        return target / next(iter(self._docs)) if self.single else target

    def _find(self, path: str) -> tuple[Any, Any]:
        """What holds the value, and its key there."""
        parts = path.split(".")
        found: Any = None
        for doc in self._docs.values():
            if parts[0] in doc:
                found = doc
        if found is None:
            raise ArizonaError(f"field {path}: the pack has no table '{parts[0]}'")
        holder, key = found, parts[0]
        for part in parts[1:]:
            holder, key = holder[key], _step(holder[key], part, path)
        return holder, key


def _step(inside: Any, part: str, path: str) -> Any:
    """The key or place that one part of an address means."""
    if isinstance(inside, dict):
        if part in inside:
            return part
        raise ArizonaError(f"field {path}: there is no '{part}'; there are: {', '.join(inside)}")
    if isinstance(inside, list):
        for place, entry in enumerate(inside):
            if isinstance(entry, dict) and part in [entry.get(id) for id in IDS]:
                return place
        if part.isdigit() and 1 <= int(part) <= len(inside):
            return int(part) - 1
        raise ArizonaError(f"field {path}: there is no entry '{part}' among {len(inside)}")
    raise ArizonaError(f"field {path}: '{part}' has nothing to stand in")


def _before(text: str, word: str, path: str) -> re.Match[str]:
    hit = re.search(rf"(\d+)\s+{re.escape(word)}\b", text)
    if hit is None:
        raise ArizonaError(f"field {path}: no number before '{word}' in '{text}'")
    return hit
