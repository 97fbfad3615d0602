"""Adds pictures to a pack's files and removes them."""

from __future__ import annotations

from pathlib import Path

from arizona.engine.art import kilobytes, read_picture
from arizona.engine.art_errors import ArtError
from arizona.engine.content import Content, builtin_folder, check_pack, read_pack
from arizona.engine.errors import ArizonaError, unreadable, unwritable
from arizona.engine.game import Game
from arizona.engine.message import ValidationMessage
from arizona.engine.schema import ART, PackData, suggestion
from arizona.messages import terminal_phrases
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.workshop.pack_files import rewritten
from arizona.server.services.workshop.pack_reading import Files, joined, read, without_art


def list_art(game: Game, content: Content) -> None:
    """Print the drawings that can be replaced, and the size of the pictures that replace them."""
    phrases = terminal_phrases()
    for place in game.art_places(content.tables):
        picture = content.art.get(place)
        size = 0 if picture is None else kilobytes(picture)
        own = f"  {phrases.text('terminal-content-own-art', size=size)}"
        print(place if picture is None else place + own)


def change_art(game: Game, content: Content, path: Path, place: str, picture: Path | None) -> None:
    """Add a picture to a pack, replace it, or remove it if ``picture`` is ``None``."""
    if builtin_folder(game.name).resolve() in path.resolve().parents:
        english = "{path} comes with the game; `arizona content new` makes a copy of it"
        raise ArizonaError(
            ValidationMessage("terminal-content-builtin", english, {"path": str(path)})
        )
    places = game.art_places(content.tables)
    if place not in places:
        english = f"there is no drawing '{place}' in this pack; {suggestion(place, places)}"
        raise ArizonaError(ValidationMessage("content-art-place", english, {"place": place}))
    rows = [dict(row) for row in _rows(content) if row.get("of") != place]
    if picture is not None:
        rows.append({"of": place, "image": _read(picture)})
    elif len(rows) == len(_rows(content)):
        english = f"the pack has no picture of its own for '{place}'"
        raise ArizonaError(ValidationMessage("terminal-content-no-art", english, {"place": place}))
    files = _files(path)
    try:
        found = read(files)
        made = rewritten(files, found, ART, rows)
        tables = PackData(str(path))
        tables.tables.update(read(made).tables)
    except Refusal as error:
        said = ValidationMessage(error.message.id, error.detail, dict(error.message.args))
        raise ArizonaError(said) from None
    check_pack(game, tables)
    _write(path, files, made)
    id = "terminal-content-art-removed" if picture is None else "terminal-content-art-added"
    print(f"{path}: {terminal_phrases().text(id, place=place)}")


def _rows(content: Content) -> list[dict[str, object]]:
    found = content.tables.get(ART.name, [])
    return found if isinstance(found, list) else []


def _read(picture: Path) -> str:
    try:
        return read_picture(picture.read_bytes())
    except OSError as error:
        raise ArizonaError(unreadable(error, str(picture))) from None
    except ArtError as error:
        said = error.message.message
        args = {**said.args, "file": str(picture)}
        raise ArizonaError(ValidationMessage(said.id, f"{picture}: {error}", args)) from None


def _files(path: Path) -> Files:
    read_pack(path)  # reports files that cannot be read
    if path.is_dir():
        return {file.name: file.read_text("utf-8-sig") for file in sorted(path.glob("*.toml"))}
    return without_art(path.name, path.read_text("utf-8-sig"))


def _write(path: Path, before: Files, after: Files) -> None:
    """Write the files that have changed; a pack of one file stays one file."""
    folder = path if path.is_dir() else path.parent
    written = after if path.is_dir() else joined(after)
    try:
        for name in before:
            if name not in written and (folder / name).exists() and path.is_dir():
                (folder / name).unlink()
        for name, text in written.items():
            passing = folder / f".{name}.part"
            passing.write_text(text, "utf-8")
            passing.replace(folder / name)
    except OSError as error:
        raise ArizonaError(unwritable(str(folder), error)) from None
