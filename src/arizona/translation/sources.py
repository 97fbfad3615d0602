"""Where the texts of a language are: messages, rules pages, pack texts and command help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from arizona.engine.content import available
from arizona.engine.entry_points import game_names

PACKAGE: Final = Path(__file__).resolve().parents[1]
ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class Sources:
    """The text files of a copy of Arizona; by default those of the running one."""

    root: Path = PACKAGE

    @property
    def docs(self) -> Path:
        """The folder of the glossaries. It exists in a checkout only."""
        return self.root.parents[1] / "docs" / "languages"

    def folder(self, tag: str) -> Path:
        return self.root / "messages" / tag

    def tags(self) -> list[str]:
        """All languages, English included."""
        return sorted(path.parent.name for path in (self.root / "messages").glob("*/language.toml"))

    def games(self) -> list[str]:
        """The games that come with Arizona."""
        names = game_names()
        return [name for name in names if (self.root / "games" / name / "words").is_dir()]

    def message_files(self, tag: str) -> Iterator[tuple[str, Path]]:
        """The Fluent files of a language, each with its game; shared files have none.

        Lists the files of English, with the paths they have or would have in the language.
        """
        names = {path.name for path in self.folder(ENGLISH).glob("*.ftl")}
        names |= {path.name for path in self.folder(tag).glob("*.ftl")}
        for name in sorted(names):
            yield "", self.folder(tag) / name
        for game in self.games():
            yield game, self.root / "games" / game / "words" / f"{tag}.ftl"

    def rules_file(self, game: str, tag: str) -> Path:
        return self.root / "games" / game / "words" / f"rules.{tag}.md"

    def commands_file(self, tag: str) -> Path:
        return self.folder(tag) / "commands.toml"

    def packs(self) -> Iterator[tuple[str, str, Path]]:
        """The included packs: game, name and path of each."""
        for game in self.games():
            folder = self.root / "games" / game / "content"
            for name in sorted(available(game)):
                for path in (folder / f"{name}.toml", folder / name):
                    if path.exists():
                        yield game, name, path

    def pack_words_file(self, pack: Path, tag: str) -> Path:
        """The file that has, or would have, the translations of a pack."""
        return pack / f"{tag}.toml" if pack.is_dir() else pack

    def shown(self, path: Path) -> str:
        """A path for messages, relative to the checkout if possible."""
        base = self.root.parents[1]
        return str(path.relative_to(base) if path.is_relative_to(base) else path)
