"""``arizona static DIR``: the offline version as a folder of files for any web server.

The folder contains the page, Python for the browser with our sources, the constant API responses
(games, rules, messages, lessons, packs, openings) as files, and the service worker that caches
everything. Large files have a content hash in their names, so that nothing is downloaded twice and
versions cannot mix.
"""

from __future__ import annotations

import asyncio
import hashlib
import html
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
import mypy_extensions

import arizona
from arizona.engine.content import available, builtin_folder
from arizona.engine.entry_points import GROUP, folder_of, package_of
from arizona.engine.errors import ArizonaError
from arizona.messages import locales
from arizona.puzzles.puzzle import SETS, set_folders
from arizona.rulebook import pictures_folder
from arizona.server.base.service_workers import fill_template, version_of
from arizona.server.base.settings import Settings
from arizona.server.offline.offline_server import OfflineServer
from arizona.server.offline.opening_positions import NullBacking, openings
from arizona.server.offline.requests import answer
from arizona.server.services.lessons import lesson_count

ENGINE: Final = Path(__file__).resolve().parents[1] / "engine"
"""Pyodide; added when the page is built."""
HERE: Final = Path(__file__).resolve().parent
PACKAGE: Final = Path(arizona.__file__).resolve().parent
BYTECODE: Final = "bytecode.zip"
"""Compiled modules by source; made by ``web/bytecode.py``."""
PYTHON: Final = "pyodide.asm.wasm"
PARTS: Final = "parts.json"
SCRIPTS: Final = (".mjs", ".js")
SELDOM: Final = ("assets/arizona-sans-kr-", "assets/do-hyeon-", "assets/gaegu-")
"""Fonts of one language in many files, cached on first use."""
LEFT_OUT: Final = (
    *("cli", "envs", "lab", "printing", "terminal"),
    *("server/static", "server/site", "server/engine"),
)
"""Packages the page does not need."""
FOR_PAPER: Final = ("drawings.json", "printing.py", "printing_art.py")
"""Files a game needs only for printing."""
PACKED: Final = (".py", ".toml", ".ftl", ".svg", ".json", ".jsonl", ".net")
MARK: Final = '<meta name="arizona-build" content="offline" />'
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
DATE: Final = (2020, 1, 1, 0, 0, 0)
"""Fixed file date in archives: the same sources produce the same bytes."""


class StaticError(ArizonaError):
    """Raised if the folder cannot be written."""


def is_available() -> bool:
    """Return whether this installation has everything the folder is built from."""
    page = Settings().static / "index.html"
    return page.is_file() and (ENGINE / PYTHON).is_file()


def write(target: Path, server: str = "", pause: int = 0) -> dict[str, int]:
    """Write the folder, replacing an earlier one, and return sizes in bytes by kind of file.

    ``server`` is the address of the server that players can move a table to, ``pause`` the
    milliseconds browsers wait between batches of files they cache. Raises ``StaticError`` if the
    target is another folder or something is not built.
    """
    home = checked_server(server)
    if target.exists() and (not target.is_dir() or not _ours(target)):
        raise StaticError(f"{target} is there already and no folder of ours")
    if not is_available():
        raise StaticError("the page or its engine is not built here: make static builds both")
    new = target.with_name(f"{target.name}.new")
    try:
        shutil.rmtree(new, ignore_errors=True)
        shutil.copytree(Settings().static, new, ignore=shutil.ignore_patterns(".stamp"))
        _engine(new / "engine")
        asyncio.run(_answers(new))
        _index(new, home)
        _offline(new, pause)
        shutil.rmtree(target, ignore_errors=True)
        new.rename(target)
    except OSError as error:
        shutil.rmtree(new, ignore_errors=True)
        raise StaticError(f"{target} cannot be written: {error.strerror}") from None
    return {
        "page": _size(target / "assets"),
        "engine": _size(target / "engine"),
        "all": _size(target),
    }


def _ours(target: Path) -> bool:
    index = target / "index.html"
    return not any(target.iterdir()) or (index.is_file() and MARK in index.read_text("utf-8"))


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


# --- the engine ---------------------------------------------------------------------------------


def _engine(folder: Path) -> None:
    """Write Pyodide and our sources under names with content hashes, and the list of parts."""
    left_out = {".stamp", BYTECODE, *(wheel.name for wheel in ENGINE.glob("*.whl"))}
    core = sorted(path for path in ENGINE.iterdir() if path.name not in left_out)
    home = folder / f"core-{version_of((path.name, path.read_bytes()) for path in core)}"
    home.mkdir(parents=True)
    for path in core:
        shutil.copyfile(path, home / path.name)
    libraries = dict(_libraries(folder))
    packed = sources(compiled=True)
    # The browser caches the initialized interpreter under the same version, so the version covers
    # all parts.
    version = version_of([(home.name, packed), *((name, b"") for name in libraries)])
    (folder / f"arizona-{version}.zip").write_bytes(packed)
    parts = [
        {"name": path.relative_to(folder).as_posix(), "bytes": path.stat().st_size}
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in SCRIPTS
    ]
    listed = {"core": f"{home.name}/", "parts": parts, "libraries": libraries}
    (folder / PARTS).write_text(json.dumps(listed))


def _libraries(folder: Path) -> Iterator[tuple[str, str]]:
    """Extract compiled libraries from wheels; yield file name and import path of each."""
    for wheel in sorted(ENGINE.glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            for path in filter(_is_library, opened.namelist()):
                packed = opened.read(path)
                name = f"library-{hashlib.sha256(packed).hexdigest()[:12]}.so"
                (folder / name).write_bytes(packed)
                yield name, path


def _is_library(name: str) -> bool:
    return name.endswith(".so")


def sources(*, compiled: bool = False) -> bytes:
    """Return an archive of all Python modules for the browser; equal sources give equal bytes.

    With ``compiled``, modules of which there is bytecode are in that form only.
    """
    packed: dict[str, bytes] = {
        "mypy_extensions.py": Path(mypy_extensions.__file__).read_bytes(),
        "librt/__init__.py": b"",
        "librt/vecs.py": (HERE / "librt_vecs.py").read_bytes(),
        f"arizona-{arizona.__version__}.dist-info/METADATA": _metadata(),
        f"arizona-{arizona.__version__}.dist-info/entry_points.txt": _entry_points(),
    }
    packed.update(_own_sources())
    for name in arizona.game_names():
        packed.update(_extras(name))
    for wheel in sorted(ENGINE.glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            names = [name for name in opened.namelist() if not _is_library(name)]
            packed.update({name: opened.read(name) for name in names})
    if compiled:
        packed = dict(_with_bytecode(packed))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(packed):
            archive.writestr(zipfile.ZipInfo(name, DATE), packed[name], zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _with_bytecode(packed: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield the files, with bytecode instead of the sources that were compiled unchanged."""
    known: dict[str, bytes] = {}
    if (ENGINE / BYTECODE).is_file():
        with zipfile.ZipFile(ENGINE / BYTECODE) as opened:
            known = {name: opened.read(name) for name in opened.namelist()}
    interpreter = hashlib.sha256((ENGINE / PYTHON).read_bytes()).hexdigest().encode()
    fits = known.get("python") == interpreter
    for name, data in packed.items():
        digest = hashlib.sha256(data).hexdigest()[:16]
        bytecode = known.get(f"{digest}/{name}c") if fits else None
        if bytecode is None:
            yield name, data
        else:
            yield f"{name}c", bytecode


def _own_sources() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        place = path.relative_to(PACKAGE).as_posix()
        out = any(place.startswith(f"{room}/") for room in LEFT_OUT)
        out = out or path.name in FOR_PAPER
        if not out and path.suffix in PACKED and path.is_file():
            yield f"arizona/{place}", path.read_bytes()


def _extras(name: str) -> Iterator[tuple[str, bytes]]:
    """Yield files of a third-party game package, the user's packs and the user's puzzle sets."""
    folder = folder_of(name)
    place = package_of(name).replace(".", "/")
    if not folder.is_relative_to(PACKAGE):
        yield from _files(folder, place)
    shipped = builtin_folder(name)
    for path in available(name).values():
        if not path.is_relative_to(shipped):
            yield from _files(path, f"{place}/{shipped.relative_to(folder).as_posix()}/{path.name}")
    for path in sorted(set_folders(name)[0].glob("*.jsonl")):
        yield f"{place}/faces/{SETS}/{path.name}", path.read_bytes()


def _files(found: Path, place: str) -> Iterator[tuple[str, bytes]]:
    if found.is_file():
        yield place, found.read_bytes()
    for path in sorted(found.rglob("*")):
        if path.suffix in PACKED and path.is_file():
            yield f"{place}/{path.relative_to(found).as_posix()}", path.read_bytes()


def _metadata() -> bytes:
    return f"Metadata-Version: 2.1\nName: arizona\nVersion: {arizona.__version__}\n".encode()


def _entry_points() -> bytes:
    found = sorted({f"{one.name} = {one.value}" for one in entry_points(group=GROUP)})
    return "\n".join([f"[{GROUP}]", *found, ""]).encode()


# --- constant responses -------------------------------------------------------------------------


async def _nobody(job: str) -> str:
    return job


async def _answers(folder: Path) -> None:
    server = OfflineServer(NullBacking(), {}, _nobody)
    for address in data_addresses():
        said = await answer(server, "GET", address, "")
        if said.status != 200:
            continue  # a game without a lesson or a rules page
        path = folder / file_of(address)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(said.text, "utf-8")
    for game in arizona.game_names():
        laid = msgspec.json.encode(await openings(game))
        (folder / "api" / "games" / game / "openings.json").write_bytes(laid)


def data_addresses() -> Iterator[str]:
    """Return the addresses whose responses become files of the static site."""
    yield "/api/games"
    for game in arizona.game_names():
        at = f"/api/games/{game}"
        yield from (f"{at}/lessons/{number + 1}" for number in range(lesson_count(game)))
        for picture in sorted(pictures_folder(game).glob("*.svg")):
            yield f"{at}/pictures/{picture.name}"
        for pack in available(game):
            yield from (f"{at}/packs/{pack}{part}" for part in ("", "/tables", "/art"))
        for language in locales():
            yield from (f"{at}/rules?language={language}", f"{at}/words/{language}")
            for pack in available(game):
                yield from (f"{at}/packs/{pack}/{part}/{language}" for part in ("words", "aid"))


def file_of(address: str) -> str:
    """Return the file of a response; the page applies the same rule."""
    name = address.removeprefix("/").replace("?language=", ".")
    return name if name.endswith(".svg") else f"{name}.json"


# --- the page -----------------------------------------------------------------------------------


def checked_server(address: str) -> str:
    """Validate and normalize a server address; empty means none."""
    if not address:
        return ""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise StaticError(f"{address}: a server's address begins with https:// and names a host")
    return f"{parts.scheme}://{parts.netloc}"


def _index(folder: Path, server: str) -> None:
    """Rewrite the index page: relative addresses, policy and the marks of the offline version."""
    path = folder / "index.html"
    text = path.read_text("utf-8").replace('="/', '="./')
    head = f'{MARK}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    if server:
        named = html.escape(server, quote=True)
        head += f'\n    <meta name="arizona-server" content="{named}" />'
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {head}')
    path.write_text(text, "utf-8")
    # Static hosts serve this file for unknown paths, so deep links still open the page.
    (folder / "404.html").write_text(text, "utf-8")


def _offline(folder: Path, pause: int) -> None:
    """Write the service worker with its version and file lists."""
    names = sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )
    parts = [
        name
        for name in names
        if name.startswith("engine/") and name != f"engine/{PARTS}" and not name.endswith(SCRIPTS)
    ]
    seldom = [name for name in names if name.startswith(SELDOM)]
    known = {
        "version": version_of((name, (folder / name).read_bytes()) for name in names),
        "files": [name for name in names if name not in {*parts, *seldom, "404.html"}],
        "later": [*parts, *seldom],
        "pause": pause,
    }
    (folder / "service.js").write_text(fill_template(HERE / "service.js", known), "utf-8")
