"""Content packs: found, read, checked once, hashed. A wrong one tells everything wrong with it."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import tomllib
from pathlib import Path
from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.engine.errors import ArizonaError, ContentError, Problem
from arizona.engine.packing import Reduced
from arizona.engine.places import folder_of, object_of
from arizona.engine.schema import LONGEST_NAME, PACK, Entry, PackData, Table, is_language

DEFAULT: Final = "default"


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The frozen tables of one pack. A game's own class adds its tables."""

    def __init__(self, name: str, digest: str) -> None:
        self.name: Final = name
        self.digest: Final = digest
        """A hash of the values (not of comments or layout): two equal packs have the same."""
        self.game: str = ""
        self.tables: dict[str, object] = {}
        """The game it is for and the values it was made from, so that it can be made again."""
        self.words: dict[str, dict[str, str]] = {}
        """Its texts in other languages; they are no part of the hash."""
        self.told: list[str] = []
        """Every text of it that people read."""

    def __copy__(self) -> Content:
        return self

    def __deepcopy__(self, memo: object) -> Content:
        return self

    def __reduce__(self) -> Reduced:
        shipped = _shipped(self.game, self.name)
        known = shipped is not None and shipped.digest == self.digest
        return _again, (self.game, self.name, self.digest, {} if known else self.tables)

    def untold(self, language: str) -> list[str]:
        """The texts that have no words of a language yet."""
        words = self.words.get(language, {})
        return [text for text in self.told if text not in words]

    def left_over(self, language: str) -> list[str]:
        """What a language has words for although no text of the pack needs them."""
        return [text for text in self.words.get(language, {}) if text not in self.told]

    def choices(self) -> dict[str, object]:
        """What one chooses from when a game is set up: ``sheets`` and ``cards``, if any."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class HasPacks:
    """What packs are made for: a name, a schema, and how tables come from it. ``Game`` is one."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def schema(self) -> tuple[Table, ...]:
        """The tables a content pack of this game holds, besides ``[pack]``."""
        raise NotImplementedError

    def build_content(self, pack: PackData, name: str, digest: str) -> Content:
        """The frozen tables of a pack whose fields fit the schema; complains where rules fail."""
        raise NotImplementedError


def home() -> Path:
    """The user's Arizona folder: ``ARIZONA_HOME``, else the system's place for user data."""
    chosen = os.environ.get("ARIZONA_HOME")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "arizona"


def builtin_folder(game: str) -> Path:
    """Where the packs that come with the game lie."""
    return folder_of(game) / "content"


def user_folder(game: str) -> Path:
    """Where the user's own packs for a game are looked for."""
    return home() / "content" / game


def available(game: str) -> dict[str, Path]:
    """The packs of a game by name; nobody's own hides one that comes with the game."""
    packs: dict[str, Path] = {}
    for folder in (builtin_folder(game), user_folder(game)):
        if folder.is_dir():
            for path in sorted(folder.iterdir()):
                if path.suffix == ".toml":
                    packs.setdefault(path.stem, path)
                elif path.is_dir() and not path.name.startswith((".", "__")):
                    packs.setdefault(path.name, path)
    return packs


def is_path(wanted: str) -> bool:
    """Whether a pack is meant by its path, not by its name."""
    return wanted.endswith(".toml") or "/" in wanted or os.sep in wanted


def locate(game: str, wanted: str) -> Path:
    """The path of a pack given by name or by path."""
    if is_path(wanted):
        path = Path(wanted)
        if not path.exists():
            raise ContentError([Problem(wanted, "", "", "no such file or folder")])
        return path
    if wanted:
        for folder in (str(builtin_folder(game)), str(user_folder(game))):
            for place in (f"{folder}{os.sep}{wanted}.toml", f"{folder}{os.sep}{wanted}"):
                if os.path.exists(place):  # noqa: PTH110  (a record's replay waits for it)
                    return Path(place)
    known = ", ".join(sorted(available(game))) or "none"
    raise ContentError([Problem(wanted, "", "", f"no {game} pack of that name; known: {known}")])


def read_pack(path: Path) -> PackData:
    """Read the TOML of a pack, one file or a folder, without judging the values."""
    pack = PackData(str(path))
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            raise ContentError([Problem(str(path), "", "", "a folder without a .toml file")])
    else:
        files = [path]
    for file in files:
        for name, value in _read_toml(file).items():
            if is_language(name) and isinstance(value, dict):
                pack.words.setdefault(name, {}).update(value)
                pack.files[name] = str(file)
                continue
            if name in pack.tables:
                expected = f"stands already in {pack.file_of(name)}"
                raise ContentError([Problem(str(file), name, "", expected)])
            pack.tables[name] = value
            pack.files[name] = str(file)
    return pack


def _read_toml(file: Path) -> dict[str, object]:
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise ContentError([Problem(str(file), "", "", error.strerror or "unreadable")]) from None
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ContentError([Problem(str(file), "", "", "expected text in UTF-8")]) from None
    except (ValueError, RecursionError) as error:
        raise ContentError([Problem(str(file), "", "", f"not valid TOML: {error}")]) from None


def digest_of(pack: PackData) -> str:
    """The content hash: over the values in a canonical order, so layout does not matter."""
    canonical = json.dumps(pack.tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


@final
class _Loaded:
    """A pack read before: it is read again when one of its files changes."""

    def __init__(self, stamp: int, content: Content) -> None:
        self.stamp: Final = stamp
        self.content: Final = content


_loaded: Final[dict[tuple[str, str], _Loaded]] = {}


def load(game: HasPacks, wanted: str = DEFAULT) -> Content:
    """The checked content of a game, by pack name or path; read once while it stays the same."""
    path = locate(game.name, wanted)
    key = (game.name, os.path.abspath(path))  # noqa: PTH100  (follows a change of folder)
    stamp = _stamp(path)
    known = _loaded.get(key)
    if known is None or known.stamp != stamp:
        known = _Loaded(stamp, check_pack(game, read_pack(path)))
        _loaded[key] = known
    return known.content


def check_pack(game: HasPacks, pack: PackData) -> Content:
    """Check a pack against the game's schema and build its tables."""
    pack.check((PACK, *game.schema()))
    if pack.problems:
        raise ContentError(pack.problems)
    head = pack.entry(PACK)
    if head.text("game") != game.name:
        other = head.text("game")
        head.complain("game", f"expected '{game.name}', found '{other}': it is a pack for {other}")
        raise ContentError(pack.problems)
    _check_name(game.name, pack, head)
    content = game.build_content(pack, head.text("name"), digest_of(pack))
    if pack.problems:
        raise ContentError(pack.problems)
    content.game = game.name
    content.tables = pack.tables
    content.words = pack.translations()
    content.told = list(pack.told)
    return content


def _check_name(game: str, pack: PackData, head: Entry) -> None:
    """A pack of one's own hides none that comes with the game: records name packs."""
    name = head.text("name")
    folder = builtin_folder(game)
    if folder.resolve() in Path(pack.source).resolve().parents:
        return
    shipped = _shipped(game, name)
    if shipped is not None and shipped.digest != digest_of(pack):
        head.complain("name", f"'{name}' comes with the game; choose another name for yours")
    source = Path(pack.source)
    if source.parent == user_folder(game) and _shipped(game, source.stem) is not None:
        head.complain("name", f"the file '{source.name}' is named like a pack of the game")


def _owner(game: str) -> HasPacks:
    found = object_of(game)
    assert isinstance(found, HasPacks), game
    return found


def _shipped(game: str, name: str) -> Content | None:
    """The pack of this name that came with the game."""
    for file in (f"{name}.toml", name):
        path = builtin_folder(game) / file
        if name and path.exists():
            return load(_owner(game), str(path))
    return None


def _again(game: str, name: str, digest: str, tables: dict[str, object]) -> Content:
    """A pack that was pickled: one we know already, one that came with the game, or a new one."""
    for (known, _), loaded in _loaded.items():
        if known == game and loaded.content.digest == digest:
            return loaded.content
    if tables:
        pack = PackData(name)
        pack.tables.update(tables)
        return check_pack(_owner(game), pack)
    content = _shipped(game, name)
    if content is None or content.digest != digest:
        raise ContentError([Problem(name, "", "", f"not the {game} pack ({digest}) it was here")])
    return content


def _stamp(path: Path) -> int:
    """A number that changes when a file of the pack does; 0 when it is gone."""
    try:
        facts = path.stat()
        newest, size = facts.st_mtime_ns, facts.st_size
        if stat.S_ISDIR(facts.st_mode):
            with os.scandir(path) as files:
                for file in files:
                    facts = file.stat()
                    newest = max(newest, facts.st_mtime_ns)
                    size += facts.st_size
    except OSError:
        return 0
    return (newest << 32) + size


def new_pack(game: HasPacks, name: str) -> Path:
    """Start a pack of one's own as a copy of the default one, in the user's folder."""
    if not name or not all(char.isalnum() or char in "-_" for char in name):
        raise ArizonaError(f"'{name}': a pack name is made of letters, digits, '-' and '_'")
    if len(name) > LONGEST_NAME:
        raise ArizonaError(f"'{name}': a pack name has at most {LONGEST_NAME} characters")
    if _shipped(game.name, name) is not None:
        raise ArizonaError(f"'{name}' comes with the game; choose another name for yours")
    source = locate(game.name, DEFAULT)
    target = user_folder(game.name) / (name if source.is_dir() else f"{name}.toml")
    if target.exists():
        raise ArizonaError(f"{target} exists already; choose another name or edit that pack")
    old = f'name = "{DEFAULT}"'
    try:
        if source.is_dir():
            target.mkdir(parents=True)
            for file in sorted(source.glob("*.toml")):
                text = file.read_text("utf-8")
                (target / file.name).write_text(text.replace(old, f'name = "{name}"'), "utf-8")
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            text = source.read_text("utf-8").replace(old, f'name = "{name}"', 1)
            target.write_text(text, "utf-8")
    except OSError as error:
        raise ArizonaError(f"cannot write {target}: {error.strerror}") from None
    return target
