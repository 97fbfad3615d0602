"""Content packs: locating, reading, validating and hashing."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from arizona.engine.entry_points import folder_of, object_of
from arizona.engine.errors import ArizonaError, ContentError, Problem, unreadable, unwritable
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.packing import Reduced
from arizona.engine.schema import ART, LONGEST_NAME, PACK, Entry, PackData, Table, is_language
from arizona.engine.toml_lines import toml_message

DEFAULT: Final = "default"
AT: Final = "@"
"""Separates name and hash of a stored pack: ``my-box@0123456789abcdef``."""
STORED_SUFFIX: Final = ".json"
LONGEST_DIGEST: Final = 64
MAX_CACHED: Final = 64
"""Maximum number of stored packs in memory."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The immutable tables of a pack. Each game adds its own tables in a subclass."""

    def __init__(self, name: str, digest: str) -> None:
        self.name: Final = name
        self.digest: Final = digest
        """Hash of the values, independent of comments and layout."""
        self.game: str = ""
        self.tables: dict[str, object] = {}
        """The values the content was built from, needed for pickling."""
        self.art: dict[str, str] = {}
        """The pack's own pictures by the place of the drawing they replace, cleaned."""
        self.words: dict[str, dict[str, str]] = {}
        """Translations by language. Not part of the hash."""
        self.translatable: list[str] = []
        """All texts that are shown to players."""
        self.generated: dict[str, dict[str, str]] = {}
        """Cached card texts by language that were generated because the pack's own are missing or
        wrong.
        """

    def __copy__(self) -> Content:
        return self

    def __deepcopy__(self, memo: object) -> Content:
        return self

    def __reduce__(self) -> Reduced:
        tables = {} if self.is_included() else self.tables
        return _unpickle, (self.game, self.name, self.digest, tables)

    def is_included(self) -> bool:
        """Check whether the pack is one that is included with its game."""
        shipped = _included_pack(self.game, self.name)
        return shipped is not None and shipped.digest == self.digest

    def untranslated(self, language: str) -> list[str]:
        """Return the texts that have no translation into a language."""
        words = self.words.get(language, {})
        return [text for text in self.translatable if text not in words]

    def unused_translations(self, language: str) -> list[str]:
        """Return the translations that no text of the pack uses."""
        return [text for text in self.words.get(language, {}) if text not in self.translatable]

    def choices(self) -> dict[str, object]:
        """Return what can be chosen during setup, such as ``sheets`` and ``cards``."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class HasPacks:
    """Owner of content packs: a name, a schema and a builder. ``Game`` is a subclass."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def schema(self) -> tuple[Table, ...]:
        """Return the tables of this game's content packs, except ``[pack]``."""
        raise NotImplementedError

    def build_content(self, pack: PackData, name: str, digest: str) -> Content:
        """Build the content of a pack that matches the schema; may report further problems."""
        raise NotImplementedError

    def art_places(self, tables: Mapping[str, Any]) -> list[str]:
        """Return the drawings that a pack can replace by its own pictures, such as ``card.NAME``.

        Games list here what their page and their printing show; by default nothing.
        """
        return []


def home() -> Path:
    """Return the user's data folder: ``ARIZONA_HOME``, or the platform's default."""
    chosen = os.environ.get("ARIZONA_HOME")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "arizona"


def builtin_folder(game: str) -> Path:
    """Return the folder of the packs that are included with a game."""
    return folder_of(game) / "content"


def user_folder(game: str) -> Path:
    """Return the folder of the user's own packs for a game."""
    return home() / "content" / game


def available(game: str) -> dict[str, Path]:
    """Return the packs of a game by name. Included packs take precedence over the user's own."""
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
    """Check whether a pack is given by path rather than by name."""
    return wanted.endswith(".toml") or "/" in wanted or os.sep in wanted


def stored_pack_folder(game: str) -> Path:
    """Return the folder of the packs used by server tables, stored by hash."""
    return home() / "kept" / game


def is_known(game: str, wanted: str) -> bool:
    """Check whether a pack exists, given by name or as ``name@hash``."""
    return wanted in available(game) or (
        not is_path(wanted) and _stored_file(game, wanted) is not None
    )


def is_digest(text: str) -> bool:
    """Check whether a text is a valid hash, which makes it safe in a file name."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_DIGEST


def _stored_file(game: str, wanted: str) -> Path | None:
    """Return the file of a stored pack given as ``name@hash``."""
    _, at, digest = wanted.partition(AT)
    if not at or not is_digest(digest):
        return None
    path = stored_pack_folder(game) / f"{digest}{STORED_SUFFIX}"
    return path if path.is_file() else None


def store_pack(content: Content) -> str:
    """Store a copy of a pack that later changes to its files do not affect.

    Returns its ``name@hash``.
    """
    name = content.name.partition(AT)[0]
    target = stored_pack_folder(content.game) / f"{content.digest}{STORED_SUFFIX}"
    if not target.is_file():
        body = json.dumps({"tables": content.tables, "words": content.words}, ensure_ascii=False)
        store_pack_body(content.game, content.digest, body)
    return f"{name}{AT}{content.digest}"


def store_pack_body(game: str, digest: str, body: str) -> None:
    """Write the file of a stored pack. It is validated when it is read."""
    target = stored_pack_folder(game) / f"{digest}{STORED_SUFFIX}"
    passing = target.with_suffix(f".{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        passing.write_text(body, "utf-8")
        passing.replace(target)
    except OSError as error:
        raise ArizonaError(unwritable(str(target), error)) from None


def locate(game: str, wanted: str) -> Path:
    """Return the path of a pack given by name or by path."""
    if is_path(wanted):
        path = Path(wanted)
        if not path.exists():
            raise _bad_pack(wanted, absent())
        return path
    if AT in wanted:
        stored = _stored_file(game, wanted)
        if stored is not None:
            return stored
        return locate(game, wanted.partition(AT)[0])  # the caller compares the hash
    if wanted:
        for folder in (str(builtin_folder(game)), str(user_folder(game))):
            for place in (f"{folder}{os.sep}{wanted}.toml", f"{folder}{os.sep}{wanted}"):
                if os.path.exists(place):  # noqa: PTH110  (faster; replays depend on it)
                    return Path(place)
    known = ", ".join(sorted(available(game))) or "none"
    english = "no {game} pack of that name; known: {known}"
    args: dict[str, Arg] = {"game": game, "known": known}
    raise _bad_pack(wanted, ValidationMessage("content-no-pack", english, args))


def absent() -> ValidationMessage:
    """Return the message for a path where nothing is."""
    return ValidationMessage("content-unreadable", "no such file or folder", {"cause": "missing"})


def _bad_pack(source: str, said: ValidationMessage, line: int = 0) -> ContentError:
    """Return the error for a pack or file that cannot be read at all."""
    return ContentError([Problem(source, "", "", said, line=line)])


def _not_stored(source: str, english: str) -> ContentError:
    return _bad_pack(source, ValidationMessage("content-not-stored", english))


def read_pack(path: Path) -> PackData:
    """Read a pack from a TOML file or a folder of them, without validating its values."""
    pack = PackData(str(path))
    if path.suffix == STORED_SUFFIX:
        return _read_stored(path, pack)
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            said = ValidationMessage("content-empty-folder", "a folder without a .toml file")
            raise _bad_pack(str(path), said)
    else:
        files = [path]
    for file in files:
        add_file(pack, str(file), _read_toml(file))
    pack.on_disk = True
    return pack


def add_file(pack: PackData, file: str, tables: dict[str, object]) -> None:
    """Add the tables and translations of a file."""
    for name, value in tables.items():
        if is_language(name) and isinstance(value, dict):
            pack.words.setdefault(name, {}).update(value)
            pack.files[name] = file
            continue
        if name in pack.tables:
            args: dict[str, Arg] = {"file": pack.file_of(name)}
            said = ValidationMessage("content-twice", "is already in {file}", args)
            raise ContentError([Problem(file, name, "", said)])
        pack.tables[name] = value
        pack.files[name] = file


def _read_stored(path: Path, pack: PackData) -> PackData:
    try:
        body = json.loads(path.read_text("utf-8"))
        pack.tables.update(body["tables"])
        pack.words.update(body["words"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        raise _not_stored(str(path), "not a stored pack") from None
    return pack


def _read_toml(file: Path) -> dict[str, object]:
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise _bad_pack(str(file), unreadable(error)) from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        args: dict[str, Arg] = {"cause": "not-text"}
        said = ValidationMessage("content-unreadable", "expected text in UTF-8", args)
        raise _bad_pack(str(file), said) from None
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        said = toml_message(error, text)
        raise _bad_pack(str(file), said, int(said.message.args["line"])) from None


def digest_of(pack: PackData) -> str:
    """Return the hash of the values in canonical order, so that layout does not matter."""
    canonical = json.dumps(
        pack.tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str
    )
    return hashlib.sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()[:16]


@final
class _Loaded:
    """A cached pack, valid until one of its files changes."""

    def __init__(self, stamp: int, content: Content) -> None:
        self.stamp: Final = stamp
        self.content: Final = content


_loaded: Final[dict[tuple[str, str], _Loaded]] = {}


def load(game: HasPacks, wanted: str = DEFAULT) -> Content:
    """Load and validate a pack given by name or path. Cached until its files change."""
    path = locate(game.name, wanted)
    key = (game.name, os.path.abspath(path))  # noqa: PTH100  (the working directory may change)
    stamp = _stamp(path)
    known = _loaded.get(key)
    if known is None or known.stamp != stamp:
        pack = read_pack(path)
        known = _Loaded(stamp, check_pack(game, pack, _stored_name(path, pack)))
        _loaded[key] = known
        _evict_stored()
    return known.content


def _stored_name(path: Path, pack: PackData) -> str:
    """Return the ``name@hash`` of a stored pack, or an empty string for any other pack."""
    if path.suffix != STORED_SUFFIX:
        return ""
    head = pack.tables.get(PACK.name)
    if digest_of(pack) != path.stem or not isinstance(head, dict):
        raise _not_stored(str(path), "not the stored pack")
    return f"{head.get('name')}{AT}{path.stem}"


def _evict_stored() -> None:
    """Evict the oldest stored packs from the cache. Tables in use keep a reference to theirs."""
    stored = [key for key in _loaded if key[1].endswith(STORED_SUFFIX)]
    for key in stored[:-MAX_CACHED]:
        del _loaded[key]


def check_pack(game: HasPacks, pack: PackData, called: str = "") -> Content:
    """Validate a pack against the game's schema and build its content.

    ``called`` is the name for records if it differs from the pack's own.
    """
    pack.check((PACK, *game.schema(), ART))
    if pack.problems:
        raise ContentError(pack.problems)
    head = pack.entry(PACK)
    if head.text("game") != game.name:
        said = "expected '{game}', found '{other}'; this pack is for {other}"
        args: dict[str, Arg] = {"game": game.name, "other": head.text("game")}
        head.complain("game", ValidationMessage("content-other-game", said, args))
        raise ContentError(pack.problems)
    _check_name(game.name, pack, head)
    content = game.build_content(pack, called or head.text("name"), digest_of(pack))
    if ART.name in pack.tables:
        from arizona.engine.art import check_art  # noqa: PLC0415  (few packs have pictures)

        content.art = check_art(pack, game.art_places(pack.tables))
    if pack.problems:
        raise ContentError(pack.problems)
    content.game = game.name
    content.tables = pack.tables
    content.words = pack.translations()
    content.translatable = list(pack.translatable)
    return content


def _check_name(game: str, pack: PackData, head: Entry) -> None:
    """Reject packs that shadow a pack of the game, since records refer to packs by name."""
    name = head.text("name")
    folder = builtin_folder(game)
    if folder.resolve() in Path(pack.source).resolve().parents:
        return
    shipped = _included_pack(game, name)
    if shipped is not None and shipped.digest != digest_of(pack):
        said = "'{name}' comes with the game; choose another name for yours"
        head.complain("name", ValidationMessage("content-our-name", said, {"name": name}))
    source = Path(pack.source)
    if source.parent == user_folder(game) and _included_pack(game, source.stem) is not None:
        said = "the file '{file}' has the same name as a pack of the game"
        args: dict[str, Arg] = {"file": source.name}
        head.complain("name", ValidationMessage("content-same-file", said, args))


def _pack_owner(game: str) -> HasPacks:
    found = object_of(game)
    assert isinstance(found, HasPacks), game
    return found


def _included_pack(game: str, name: str) -> Content | None:
    for file in (f"{name}.toml", name):
        path = builtin_folder(game) / file
        if name and path.exists():
            return load(_pack_owner(game), str(path))
    return None


def _unpickle(game: str, name: str, digest: str, tables: dict[str, object]) -> Content:
    """Restore a pickled pack from the cache, from the included packs or from its tables."""
    for (known, _), loaded in _loaded.items():
        if known == game and loaded.content.digest == digest:
            return loaded.content
    if tables:
        pack = PackData(name)
        pack.tables.update(tables)
        return check_pack(_pack_owner(game), pack, name if AT in name else "")
    content = _included_pack(game, name)
    if content is None or content.digest != digest:
        raise _not_stored(name, f"not the {game} pack ({digest}) it was here")
    return content


def _stamp(path: Path) -> int:
    """Return a number that changes with the files of the pack; 0 if it does not exist."""
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
    """Create a copy of the default pack in the user's folder and return its path."""
    if not name or not all(char.isalnum() or char in "-_" for char in name):
        english = "'{name}': a pack name is made of letters, digits, '-' and '_'"
        raise ArizonaError(ValidationMessage("content-name-letters", english, {"name": name}))
    if len(name) > LONGEST_NAME:
        raise ArizonaError(f"'{name}': a pack name has at most {LONGEST_NAME} characters")
    if _included_pack(game.name, name) is not None:
        english = "'{name}' comes with the game; choose another name for yours"
        raise ArizonaError(ValidationMessage("content-our-name", english, {"name": name}))
    source = locate(game.name, DEFAULT)
    target = user_folder(game.name) / (name if source.is_dir() else f"{name}.toml")
    if target.exists():
        english = "{path} already exists; choose another name or edit that pack"
        raise ArizonaError(ValidationMessage("content-exists", english, {"path": str(target)}))
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
        raise ArizonaError(unwritable(str(target), error)) from None
    return target
