"""Pictures in the Workshop: uploaded, cleaned, undone, downloaded and shown at tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from arizona.engine.art import address
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import Edit
from arizona.server.services.catalog.packs import pack_art, pack_tables
from arizona.server.services.workshop.pack_reading import (
    ART_FILE,
    joined,
    read,
    unpacked,
    without_art,
)
from arizona.server.services.workshop.pack_service import PackService
from tests.server.test_workshop import ADA, BEN, at_desk, edited

RAW = (
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">'
    '<!-- mine --><rect width="20" height="10" style="fill:#f0a"/></svg>'
)
CLEAN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10">'
    '<rect width="20" height="10" fill="#f0a"/></svg>'
)


def picture(of: str, image: str = RAW) -> Edit:
    return Edit("add", "art", -1, {"of": of, "image": image})


def test_a_picture_is_cleaned_saved_undone_and_copied(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        state = (await packs.new(ADA, "knight", "My box", "default")).state
        assert "tile.Mitten" in state.places
        now = await edited(packs, state, picture("tile.Mitten"))
        assert (now.problems, now.content) == ([], f"pack:{state.pack.id}")
        assert now.pack.digest != state.pack.digest
        assert [(one.kind, one.table, one.key) for one in now.changes] == [
            ("new", "art", "tile.Mitten")
        ]
        page = await packs.page(state.pack.id, BEN)
        assert page.tables["art"] == [{"of": "tile.Mitten", "image": CLEAN}]
        copy = await packs.new(BEN, "knight", "A copy", f"pack:{state.pack.id}")
        assert copy.tables["art"] == page.tables["art"]
        back = await packs.undo(state.pack.id, ADA, now.revision)
        assert "art" not in back.tables
        assert back.state.pack.digest == state.pack.digest
        again = await packs.redo(state.pack.id, ADA, back.state.revision)
        gone = await edited(packs, again.state, Edit("remove", "art", 0))
        assert gone.changes == []

    at_desk(tmp_path, game_log)


def test_hostile_and_misplaced_pictures(tmp_path: Path) -> None:
    """An unsafe picture is not saved; one of an unknown drawing is, as a problem to fix."""

    async def game_log(packs: PackService) -> None:
        state = (await packs.new(ADA, "rails", "Mine", "default")).state
        hostile = RAW.replace("<!-- mine -->", "<script>alert(1)</script>")
        with pytest.raises(Refusal) as refused:
            await edited(packs, state, picture("card.tourist", hostile))
        assert refused.value.message.id == "content-art-script"
        assert "art" not in (await packs.page(state.pack.id, ADA)).tables
        now = await edited(packs, state, picture("card.turist"))
        assert now.content is None
        assert [(one.table, one.field, one.message.id) for one in now.problems] == [
            ("art", "of", "content-art-place")
        ]

    at_desk(tmp_path, game_log)


def test_a_table_is_played_with_the_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARIZONA_HOME", str(tmp_path))

    async def game_log(packs: PackService) -> None:
        state = (await packs.new(ADA, "rails", "Mine", "default")).state
        now = await edited(packs, state, picture("card.tourist"))
        assert now.content is not None
        called = await packs.for_table(now.content)
        assert pack_art("rails", called).art == {"card.tourist": address(CLEAN)}
        assert "art" not in pack_tables("rails", called).tables
        assert pack_art("rails", "default").art == {}

    at_desk(tmp_path, game_log)


def test_a_pack_of_one_file_is_downloaded_and_uploaded_as_one(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        state = (await packs.new(ADA, "knight", "My box", "default")).state
        await edited(packs, state, picture("tile.Mitten"), picture("symbol.wall"))
        row = await packs.row(state.pack.id)
        assert ART_FILE in row.files
        [(name, text)] = joined(row.files).items()
        files = unpacked(name, text.encode())
        assert set(files) == set(row.files)
        assert read(files).tables == read(row.files).tables
        page = await packs.import_files(BEN, files)
        assert page.state.pack.digest == (await packs.row(state.pack.id)).digest

    at_desk(tmp_path, game_log)


def test_a_file_whose_pictures_are_not_at_its_end_stays_as_it_is() -> None:
    text = "\n[[art]]\nof = 'symbol.wall'\n\n[pack]\nname = 'x'\n"
    assert without_art("x.toml", text) == {"x.toml": text}
