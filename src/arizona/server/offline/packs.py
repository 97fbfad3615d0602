"""The user's content packs in this browser: checked, saved and installed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

import arizona
from arizona.engine.content import Content, available, check_pack, read_pack, user_folder
from arizona.engine.errors import ContentError
from arizona.engine.schema import LONGEST_NAME
from arizona.server.offline.memory_store import Backing, MemoryStore
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Fault
from arizona.server.protocol.text_check import is_storable
from arizona.server.protocol.workshop import LARGEST_ART, LARGEST_PACK
from arizona.server.services.workshop.pack_reading import refused, too_large, unpacked
from arizona.server.store.store import StoreError

PACK: Final = "pack "
"""Name prefix of saved packs, as in ``pack knight/mine``."""
MAX_BYTES: Final = LARGEST_PACK + LARGEST_ART
MAX_FAULTS: Final = 20
"""Maximum number of a pack's problems in an answer."""
LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

_stored = msgspec.json.Decoder(dict[str, str])


class AddPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack. ``POST /api/packs`` → ``OwnPack``; this request exists only offline."""

    file: Annotated[str, Meta(min_length=1, max_length=200)]
    """File name, used in error messages."""
    text: str = ""
    """A pack in one file."""
    data: bytes = b""
    """A ``.zip`` of a pack's files, in base64."""


class OwnPack(Struct, frozen=True):
    """A pack that was added."""

    game: str
    name: str


class OfflinePacks:
    """The packs of this browser."""

    def __init__(
        self, backing: Backing, stored_texts: Mapping[str, str], store: MemoryStore
    ) -> None:
        self._backing = backing
        self._store = store
        self._texts = {
            name.removeprefix(PACK): text
            for name, text in stored_texts.items()
            if name.startswith(PACK)
        }

    async def open(self) -> None:
        """Install the saved packs, setting damaged ones aside."""
        for key, text in tuple(self._texts.items()):
            if not _is_whole(key, text):
                del self._texts[key]
                await self._store.set_aside(PACK + key, text)
        lay(self._texts)

    def texts(self) -> str:
        """Return all packs by game and name, as JSON for the bot worker."""
        return msgspec.json.encode(self._texts).decode()

    def names(self) -> str:
        """Return the pack names by game, as JSON."""
        found: dict[str, list[str]] = {}
        for pack in sorted(self._texts):
            game, _, name = pack.partition("/")
            found.setdefault(game, []).append(name)
        return msgspec.json.encode(found).decode()

    async def named(self, game: str, wanted: str) -> str:
        """Return the name of a pack; there are no links offline."""
        return wanted

    async def for_table(self, wanted: str, address: str) -> str:
        """Return the name under which a table stores a pack."""
        return wanted

    async def add(self, upload: AddPack) -> OwnPack:
        """Check and save a pack; raise ``Refusal`` with all problems."""
        name = Path(upload.file.replace("\\", "/")).name or "pack.toml"
        files = unpacked(name, upload.data) if upload.data else {name: upload.text}
        if sum(len(text.encode()) for text in files.values()) > MAX_BYTES:
            raise too_large(MAX_BYTES)
        content = _checked(files)
        text = _as_one_file(files)
        key = f"{content.game}/{content.name}"
        if key in self._texts and self._texts[key] != text:
            await self._check_unused(content.game, content.name)
        await self._put(key, text)
        lay({key: text})
        return OwnPack(content.game, content.name)

    async def drop(self, game: str, name: str) -> None:
        """Delete a pack; raise ``Refusal`` if a table uses it."""
        key = f"{game}/{name}"
        if key not in self._texts:
            raise Refusal("bad-content", f"there is no pack '{name[:40]}' of your own")
        await self._check_unused(game, name)
        try:
            await self._backing.drop(PACK + key)
        except Exception as error:
            raise StoreError(f"the browser forgets nothing now: {error}") from error
        del self._texts[key]
        place_of(key).unlink(missing_ok=True)

    async def _check_unused(self, game: str, name: str) -> None:
        for row in await self._store.tables(limit=100_000):
            if (row.game, row.content) == (game, name):
                detail = f"a table of yours is played with the pack '{name}'"
                raise Refusal("not-allowed", detail, Phrase("content-in-use", {"name": name}))

    async def _put(self, key: str, text: str) -> None:
        try:
            await self._backing.put(PACK + key, text)
        except Exception as error:
            raise StoreError(f"the browser cannot store anything now: {error}") from error
        self._texts[key] = text


def _is_whole(key: str, text: str) -> bool:
    """Return whether a saved pack can be installed: a known game, a safe name, and TOML."""
    game, _, name = key.partition("/")
    if game not in arizona.game_names() or not 0 < len(name) <= LONGEST_NAME:
        return False
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return set(name) <= LETTERS and is_storable(text)


def place_of(key: str) -> Path:
    """Return the file of a pack such as ``knight/mine``."""
    game, _, name = key.partition("/")
    return user_folder(game) / f"{name}.toml"


def lay(texts: Mapping[str, str]) -> None:
    """Write packs to the folder where games look for them; others are left alone."""
    for key, text in texts.items():
        place = place_of(key)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")


def lay_only(texts: str) -> None:
    """Write packs, given as JSON, and delete all others."""
    wanted = _stored.decode(texts)
    keep = {place_of(key) for key in wanted}
    for game in arizona.game_names():
        for path in _own(game):
            if path not in keep:
                path.unlink()
    lay(wanted)


def _own(game: str) -> Iterable[Path]:
    folder = user_folder(game)
    return list(folder.glob("*.toml")) if folder.is_dir() else []


def _checked(files: Mapping[str, str]) -> Content:
    """Return the content of a pack; raise ``Refusal`` with all its problems."""
    if not files:
        raise refused("no-files", "there is no .toml file in it")
    first = min(files)
    with TemporaryDirectory() as folder:
        for file, text in files.items():
            (Path(folder) / file).write_text(text, "utf-8")
        try:
            pack = read_pack(Path(folder) / first if len(files) == 1 else Path(folder))
            head = pack.tables.get("pack")
            game = head.get("game") if isinstance(head, dict) else None
            if game not in arizona.game_names():
                known = ", ".join(arizona.game_names())
                file = Path(pack.files.get("pack", first)).name
                raise refused("header", f"[pack] names its game: one of {known}", file, known)
            content = check_pack(arizona.get_game(str(game)), pack)
        except ContentError as error:
            faults = [
                Fault(
                    _without(folder, first, problem.where()),
                    Phrase(problem.message.id, problem.message.args),
                )
                for problem in error.problems[:MAX_FAULTS]
            ]
            message = _without(folder, first, str(error))
            raise Refusal("bad-content", message[:4000], faults=faults) from None
    name = content.name
    if not set(name) <= LETTERS or len(name) > LONGEST_NAME:
        detail = f"'{name}': a pack name is made of letters, digits, - and _"
        raise Refusal("bad-content", detail, Phrase("content-name-letters", {"name": name}))
    if name in available(content.game) and not place_of(f"{content.game}/{name}").is_file():
        detail = f"'{name}' comes with the game; choose another name for yours"
        raise Refusal("bad-content", detail, Phrase("content-our-name", {"name": name}))
    return content


def _without(folder: str, first: str, text: str) -> str:
    """Return a text with the names of the pack's files instead of those of a folder."""
    return text.replace(f"{folder}/", "").replace(folder, first)


def _as_one_file(files: Mapping[str, str]) -> str:
    """Join the files of a pack; raise ``Refusal`` if that changes their values."""
    texts = [text for _, text in sorted(files.items())]
    if len(texts) == 1:
        return texts[0]
    joined = "\n".join(f"{text.rstrip()}\n" for text in texts)
    values: dict[str, object] = {}
    for text in texts:
        values |= tomllib.loads(text)
    try:
        same = tomllib.loads(joined) == values
    except ValueError:
        same = False
    if not same:
        detail = "begin each of its files with a [table], and have no table in two of them"
        raise refused("joining", detail)
    return joined
