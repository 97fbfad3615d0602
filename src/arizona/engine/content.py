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
from arizona.engine.message import Arg, Said
from arizona.engine.packing import Reduced
from arizona.engine.places import folder_of, object_of
from arizona.engine.schema import LONGEST_NAME, PACK, Entry, PackData, Table, is_language

DEFAULT: Final = "default"
AT: Final = "@"
"""Stands between the name and the hash of a pack that was kept: ``my-box@0123456789abcdef``."""
KEPT: Final = ".json"
LONGEST_DIGEST: Final = 64
MOST_KEPT: Final = 64
"""Kept packs that are held in memory."""


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


def kept_folder(game: str) -> Path:
    """Where the packs lie that tables of a server are played with, each by its hash."""
    return home() / "kept" / game


def is_known(game: str, wanted: str) -> bool:
    """Whether there is a pack of that name, or one that was kept by name and hash."""
    return wanted in available(game) or (not is_path(wanted) and _kept(game, wanted) is not None)


def is_digest(text: str) -> bool:
    """Whether a text can be the hash of a pack, and so part of a file name."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_DIGEST


def _kept(game: str, wanted: str) -> Path | None:
    """The file of a pack that was kept, ``name@hash``."""
    _, at, digest = wanted.partition(AT)
    if not at or not is_digest(digest):
        return None
    path = kept_folder(game) / f"{digest}{KEPT}"
    return path if path.is_file() else None


def keep_pack(content: Content) -> str:
    """Keep a pack as it is now, whatever becomes of its files; returns what it is called then."""
    name = content.name.partition(AT)[0]
    target = kept_folder(content.game) / f"{content.digest}{KEPT}"
    if not target.is_file():
        body = json.dumps({"tables": content.tables, "words": content.words}, ensure_ascii=False)
        keep_body(content.game, content.digest, body)
    return f"{name}{AT}{content.digest}"


def keep_body(game: str, digest: str, body: str) -> None:
    """Put the text of a kept pack where it is looked for. It is checked when it is read."""
    target = kept_folder(game) / f"{digest}{KEPT}"
    passing = target.with_suffix(f".{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        passing.write_text(body, "utf-8")
        passing.replace(target)
    except OSError as error:
        raise ArizonaError(f"cannot write {target}: {error.strerror}") from None


def locate(game: str, wanted: str) -> Path:
    """The path of a pack given by name or by path."""
    if is_path(wanted):
        path = Path(wanted)
        if not path.exists():
            raise ContentError([Problem(wanted, "", "", "no such file or folder")])
        return path
    if AT in wanted:
        kept = _kept(game, wanted)
        if kept is not None:
            return kept
        return locate(game, wanted.partition(AT)[0])  # who reads a record compares the hash
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
    if path.suffix == KEPT:
        return _read_kept(path, pack)
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            raise ContentError([Problem(str(path), "", "", "a folder without a .toml file")])
    else:
        files = [path]
    for file in files:
        add_file(pack, str(file), _read_toml(file))
    return pack


def add_file(pack: PackData, file: str, tables: dict[str, object]) -> None:
    """Add what stands in a file: tables, and words of other languages."""
    for name, value in tables.items():
        if is_language(name) and isinstance(value, dict):
            pack.words.setdefault(name, {}).update(value)
            pack.files[name] = file
            continue
        if name in pack.tables:
            expected = f"stands already in {pack.file_of(name)}"
            raise ContentError([Problem(file, name, "", expected)])
        pack.tables[name] = value
        pack.files[name] = file


def _read_kept(path: Path, pack: PackData) -> PackData:
    try:
        body = json.loads(path.read_text("utf-8"))
        pack.tables.update(body["tables"])
        pack.words.update(body["words"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        raise ContentError([Problem(str(path), "", "", "not a pack that was kept")]) from None
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
    canonical = json.dumps(
        pack.tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str
    )
    return hashlib.sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()[:16]


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
        pack = read_pack(path)
        known = _Loaded(stamp, check_pack(game, pack, _called(path, pack)))
        _loaded[key] = known
        _forget_kept()
    return known.content


def _called(path: Path, pack: PackData) -> str:
    """What records call a pack that was kept; empty for one that goes by its own name."""
    if path.suffix != KEPT:
        return ""
    head = pack.tables.get(PACK.name)
    if digest_of(pack) != path.stem or not isinstance(head, dict):
        raise ContentError([Problem(str(path), "", "", "not the pack that was kept")])
    return f"{head.get('name')}{AT}{path.stem}"


def _forget_kept() -> None:
    """Hold only so many packs of guests in memory; a table that is played holds its own."""
    kept = [key for key in _loaded if key[1].endswith(KEPT)]
    for key in kept[:-MOST_KEPT]:
        del _loaded[key]


def check_pack(game: HasPacks, pack: PackData, called: str = "") -> Content:
    """Check a pack against the game's schema and build its tables.

    ``called`` is what records call it, if that is not its own name.
    """
    pack.check((PACK, *game.schema()))
    if pack.problems:
        raise ContentError(pack.problems)
    head = pack.entry(PACK)
    if head.text("game") != game.name:
        said = "expected '{game}', found '{other}': it is a pack for {other}"
        args: dict[str, Arg] = {"game": game.name, "other": head.text("game")}
        head.complain("game", Said("content-other-game", said, args))
        raise ContentError(pack.problems)
    _check_name(game.name, pack, head)
    content = game.build_content(pack, called or head.text("name"), digest_of(pack))
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
        said = "'{name}' comes with the game; choose another name for yours"
        head.complain("name", Said("content-our-name", said, {"name": name}))
    source = Path(pack.source)
    if source.parent == user_folder(game) and _shipped(game, source.stem) is not None:
        head.complain("name", f"the file '{source.name}' has the same name as a pack of the game")


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
        return check_pack(_owner(game), pack, name if AT in name else "")
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
        raise ArizonaError(f"{target} already exists; choose another name or edit that pack")
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
