"""The pack editor: kinds from the schema; editing, checking, undo, sharing and playing packs."""

from __future__ import annotations

import asyncio
import io
import re
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import arizona
from arizona.engine.content import check_pack, read_pack
from arizona.messages import Phrases
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import Edit, Edited, Edits
from arizona.server.services.reviews import reviews
from arizona.server.services.workshop.face import workshop_of
from arizona.server.services.workshop.kinds import MAX_PACKS, workshop_game
from arizona.server.services.workshop.pack_reading import packed, read, unpacked
from arizona.server.services.workshop.pack_service import PackService
from arizona.server.store.sqlite import SqliteStore
from tests.server.harness import HERE_AND_BOT, Guest, running, settings
from tests.server.test_reviews import ready

ADA, BEN = "ada", "ben"


def at_desk(tmp_path: Path, game_log: Callable[[PackService], Awaitable[None]]) -> None:
    """Run a scenario with a pack service on a new store."""

    async def go() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.open()
        try:
            await game_log(PackService(store))
        finally:
            await store.close()

    asyncio.run(go())


async def edited(
    packs: PackService, state: Edited, *edits: Edit, guest: str = ADA, keep: bool = True
) -> Edited:
    return await packs.edit(state.pack.id, guest, Edits([*edits], state.revision, keep))


def test_the_kinds_of_a_game_come_from_its_schema() -> None:
    kinds = {kind.name: kind for kind in workshop_game("rails").kinds}
    assert [*kinds] == ["pack", "counts", "sheet", "card"]
    fields = {field.name: field for field in kinds["card"].fields}
    assert (fields["count"].low, fields["count"].high) == (1, 60)
    assert "most-stops" in fields["effect"].choices
    rows = next(field for field in kinds["sheet"].fields if field.name == "rows")
    assert rows.widget == "grid"
    assert [one.letter for one in rows.letters] == list("cswamo^T#")
    passage = next(kind for kind in workshop_game("trail").kinds if kind.name == "passage")
    card = next(field for field in passage.fields if field.name == "card")
    assert [field.widget for field in card.fields] == ["", "words", "words"]


def test_every_label_of_our_games_is_a_message() -> None:
    for game in ("knight", "rails", "trail"):
        for kind in workshop_game(game).kinds:
            waiting = [kind.label, *[field.label for field in kind.fields]]
            waiting += [inner.label for field in kind.fields for inner in field.fields]
            assert [label.args for label in waiting if label.id == "content-said"] == [], game


def test_every_sentence_of_a_checker_is_a_message() -> None:
    result = re.compile(r"""(?:ValidationMessage|EffectError)\(\s*f?"([a-z0-9-]+)(\{\w+\})?\"""")
    package = Path(arizona.__file__).parent
    ids = {
        found[1]
        for folder in ("engine", "games")
        for path in (package / folder).rglob("*.py")
        for found in result.finditer(path.read_text("utf-8"))
    }
    assert len(ids) > 80
    assert sorted(id for id in ids if not Phrases().has(id)) == []


def test_a_text_that_contradicts_its_card_is_named_and_fixed(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        state = (await packs.new(ADA, "rails", "My cards", "default")).state
        tourist = {**(await packs.page(state.pack.id, ADA)).tables["card"][3], "points": 25}
        now = await edited(packs, state, Edit("set", "card", 3, tourist))
        assert now.content is not None, "the pack can be played"
        (found,) = now.problems
        assert (found.table, found.index, found.field) == ("card", 3, "text")
        assert found.message.id == "content-text-differs"
        fixed = await edited(packs, now, found.fixes[0].edits[0])
        assert fixed.problems == []
        text = (await packs.page(state.pack.id, ADA)).tables["card"][3]["text"]
        assert text == "25 points at the end of the game for the most stops at towns."

    at_desk(tmp_path, game_log)


def test_a_tile_is_edited_checked_undone_and_compared_with_the_default(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        page = await packs.new(ADA, "knight", "My box", "default")
        state, tiles = page.state, page.tables["tile"]
        assert state.content == f"pack:{state.pack.id}"
        assert (state.changes, state.problems) == ([], [])
        broken = {**tiles[2], "rows": ["ooo", "o.o", "ooX"]}
        would = await edited(packs, state, Edit("set", "tile", 2, broken), keep=False)
        assert would.content is None and would.revision == state.revision
        places = [(one.table, one.index, one.field) for one in would.problems]
        assert places == [("tile", 2, "rows")] * 2
        assert would.problems[0].message.id == "knight-fault-symbol"
        keyhole = {"name": "Keyhole", "rows": ["ooo", "#oo", "ooo"]}
        now = await edited(packs, state, Edit("set", "tile", 2, keyhole))
        assert now.undo and not now.redo and now.problems == []
        assert sorted(one.kind for one in now.changes) == ["new", "removed"]
        with pytest.raises(Refusal, match="since"):
            await edited(packs, state, Edit("remove", "tile", 0))
        with pytest.raises(Refusal, match="belongs to someone else"):
            await edited(packs, now, Edit("remove", "tile", 0), guest=BEN)
        id = state.pack.id
        undone = await packs.undo(id, ADA, now.revision)
        assert undone.tables["tile"] == tiles and undone.state.redo
        redone = await packs.redo(id, ADA, undone.state.revision)
        assert redone.tables["tile"][2] == keyhole
        steps = (await packs.history(id)).steps
        assert [step.about.id for step in steps] == ["content-step-set"]
        seen = await packs.page(id, BEN)
        assert not seen.state.pack.mine and seen.tables["tile"][2] == keyhole
        removed = next(one for one in now.changes if one.kind == "removed")
        back = await edited(
            packs,
            redone.state,
            Edit("reset", "tile", key="Keyhole"),
            Edit("reset", "tile", key=removed.key),
        )
        assert back.changes == [] and back.content
        with pytest.raises(Refusal, match="someone else"):
            await packs.drop(id, BEN)
        await packs.drop(id, ADA)
        with pytest.raises(Refusal, match="no pack"):
            await packs.page(id, ADA)
        assert (await packs.cards(ADA)).packs == []

    at_desk(tmp_path, game_log)


def test_a_check_shows_touching_towns_and_how_to_separate_them(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        page = await packs.new(ADA, "rails", "Copper State", "default")
        sheet = page.tables["sheet"][0]
        rows = [list(row) for row in sheet["rows"]]
        row, column = next(
            (row, column)
            for row in range(10)
            for column in range(9)
            if rows[row][column] == "T" and rows[row][column + 1] == "^"
        )
        rows[row][column + 1] = "T"
        entry = {**sheet, "rows": ["".join(line) for line in rows]}
        now = await edited(packs, page.state, Edit("set", "sheet", 0, entry))
        touching = now.problems[0]
        spots = [f"{'ABCDEFGHIJ'[at]}{row + 1}" for at in (column, column + 1)]
        assert (touching.message.id, touching.spots) == ("rails-fault-touching", spots)
        fixed = await edited(packs, now, *touching.fixes[0].edits)
        assert "rails-fault-touching" not in [one.message.id for one in fixed.problems]
        change = fixed.changes[0].fields[0]
        assert change.field == "rows" and spots[1] in change.spots
        open_rows = [*sheet["rows"][:2], *["?" * 10 for _ in range(8)]]
        counts = {"counts": page.tables["counts"]}
        filled = workshop_of("rails").fill("sheet", {"rows": open_rows}, counts, "1")
        assert filled["rows"][:2] == sheet["rows"][:2]
        again = {**sheet, "rows": filled["rows"]}
        assert (await edited(packs, fixed, Edit("set", "sheet", 0, again))).problems == []

    at_desk(tmp_path, game_log)


def test_obvious_mistakes_have_a_suggested_fix(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        page = await packs.new(ADA, "trail", "Grand", "default")
        flora = page.tables["flora"][0]
        for wrong, field in (
            ({**flora, "terrain": "mountan"}, "terrain"),
            ({**flora, "gain": "2 watr"}, "gain"),
            ({key: value for key, value in flora.items() if key != "terrain"}, "terrain"),
            ({**flora, "color": "red"}, "color"),
        ):
            would = await edited(packs, page.state, Edit("set", "flora", 0, wrong), keep=False)
            found = next(one for one in would.problems if one.field == field)
            now = await edited(packs, page.state, *found.fixes[0].edits, keep=False)
            assert [one for one in now.problems if one.field == field] == []

    at_desk(tmp_path, game_log)


def test_the_word_editor_of_trail_offers_only_valid_words() -> None:
    own = workshop_of("trail")
    entry = {"moment": "after piece"}
    fine = own.worded("fauna.effect", entry, "gain 2 gold or lose 1 water")
    assert fine.fine and fine.less == "gain 2 gold"
    assert [block.kind for block in fine.blocks[:4]] == ["verb", "number", "thing", "joint"]
    verbs = {choice.text: choice for choice in fine.blocks[0].choices}
    assert verbs["pay"].whole == "pay 2 gold or lose 1 water"
    assert verbs["free"].why is not None and verbs["free"].why.id == "trail-fault-no-price"
    for choice in [*fine.next, *(one for block in fine.blocks for one in block.choices)]:
        if choice.fits:
            assert own.worded("fauna.effect", entry, choice.whole).fine, choice
    wrong = own.worded("fauna.effect", entry, "gain 2 gold or free boost")
    assert wrong.problem is not None and wrong.problem.id == "trail-fault-no-price"
    at_boost = own.worded("fauna.effect", {"moment": "boost"}, "free boost")
    ids = [phrase.id for phrase in at_boost.sentence]
    assert ids == ["trail-reads-moment", "trail-reads-price"]
    weather = own.worded("weather.two", {}, "each: lose 1 water")
    assert weather.fine and ";" in [choice.text for choice in weather.next]
    kinds = own.worded("flora.gain", {}, "2 water").blocks[1].choices
    assert [one.text for one in kinds if one.fits] == ["supplies", "health", "gold"]


def test_every_effect_of_the_default_pack_is_parsed_and_described() -> None:
    own = workshop_of("trail")
    tables: dict[str, Any] = arizona.get_game("trail").setup().content.tables
    for card in tables["fauna"]:
        result = own.worded("fauna.effect", card, card["effect"])
        assert result.fine and result.next and len(result.sentence) > 1, card["effect"]
    for card in tables["weather"]:
        assert own.worded("weather.four", card, card["four"]).sentence, card["four"]


def test_a_pack_is_downloaded_with_its_comments_and_uploaded_again(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        page = await packs.new(ADA, "rails", "Copper State", "default")
        cards = page.tables["card"]
        at = next(number for number, card in enumerate(cards) if card.get("points"))
        entry = {**cards[at], "points": 7}
        now = await edited(packs, page.state, Edit("set", "card", at, entry))
        files = (await packs.row(now.pack.id)).files
        data = packed(now.pack.name, files)
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            archive.extractall(tmp_path)
        folder = tmp_path / "copper-state"
        assert "One letter a space" in (folder / "sheets.toml").read_text("utf-8")
        content = check_pack(arizona.get_game("rails"), read_pack(folder))
        assert content.digest == now.pack.digest
        again = await packs.import_files(BEN, unpacked("copper.zip", data))
        assert again.state.pack.mine and again.state.pack.digest == content.digest
        assert len(again.state.changes) == 1
        copy = await packs.new(BEN, "rails", "Mine", f"pack:{now.pack.id}")
        assert copy.tables["card"][at]["points"] == 7
        assert copy.state.pack.name == "mine"

    at_desk(tmp_path, game_log)


def test_entries_come_and_go_and_comments_stay(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        page = await packs.new(ADA, "rails", "Copper State", "default")
        sheets = page.tables["sheet"]
        state = await edited(packs, page.state, Edit("remove", "sheet", 1))
        extra = {**sheets[2], "name": "verde", "title": "Verde Valley"}
        state = await edited(packs, state, Edit("add", "sheet", 0, extra))
        found = await packs.page(state.pack.id, ADA)
        names = [sheet["name"] for sheet in found.tables["sheet"]]
        assert names == ["verde", sheets[0]["name"], *[one["name"] for one in sheets[2:]]]
        text = (await packs.row(state.pack.id)).files["sheets.toml"]
        assert "One letter a space" in text and state.problems == []
        kinds = {change.kind for change in state.changes}
        assert kinds == {"new", "removed"}

    at_desk(tmp_path, game_log)


@pytest.mark.parametrize(
    ("game", "table", "size"),
    [("knight", "tile", 10), ("rails", "card", 20), ("trail", "gateway", 40)],
)
def test_a_pack_can_have_more_entries_than_the_base_game(
    game: str, table: str, size: int, tmp_path: Path
) -> None:
    async def game_log(packs: PackService) -> None:
        page = await packs.new(ADA, game, "Expansion", "default")
        entries = page.tables[table]
        more = []
        for number in range(size - len(entries)):
            names = {
                name: f"{entries[number][name]}-2"
                for name in ("id", "name", "title")
                if name in entries[number]
            }
            more.append(Edit("add", table, -1, {**entries[number], **names}))
        state = await edited(packs, page.state, *more)
        assert state.problems == []
        assert state.content == f"pack:{state.pack.id}"
        assert [change.kind for change in state.changes] == ["new"] * (size - len(entries))
        found = await packs.page(state.pack.id, ADA)
        assert len(found.tables[table]) == size

    at_desk(tmp_path, game_log)


def test_the_number_of_packs_per_guest_is_limited(tmp_path: Path) -> None:
    async def game_log(packs: PackService) -> None:
        for number in range(MAX_PACKS):
            await packs.new(ADA, "knight", f"Box {number}", "default")
        with pytest.raises(Refusal, match="at most"):
            await packs.new(ADA, "knight", "One more", "default")

    at_desk(tmp_path, game_log)


def _zipped(**files: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files.items():
            archive.writestr(f"x/{name}.toml", body)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\xff\xfe\x00", "bad-content"),
        (b"a = [" * 4000, "bad-content"),
        (b"a = " + b"[" * 200 + b"]" * 200, "bad-content"),
        (b"[pack]\ngame = 'knight'\nname = 'x'\nwhen = 1979-05-27\n", "bad-content"),
        (b"[pack]\ngame = 'knight'\nname = 'x'\nn = " + b"9" * 4000, "bad-content"),
        (b"n = inf", "bad-content"),
        (b"a." * 100_000 + b"a = 1", "bad-content"),
        (b"[[x]]\n" * 40_000, "bad-content"),
        (b"x" * 300_000, "too-large"),
        (b"PK\x05\x06" + b"\0" * 18, "bad-content"),
        (_zipped(bomb=b"#" * 20_000_000), "too-large"),
        (_zipped(one=b"[pack]\n", two=b"[pack]\n"), "bad-content"),
    ],
)
def test_a_file_that_is_not_a_pack_is_refused_with_a_sentence(data: bytes, reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        read(unpacked("x.toml", data))
    assert caught.value.reason == reason and caught.value.detail


def test_invalid_toml_is_refused_with_its_line_and_cause() -> None:
    with pytest.raises(Refusal) as caught:
        read(unpacked("x.toml", b"a = 1\nb = 'x"))
    assert caught.value.detail.startswith("x.toml: not valid TOML: ")
    args: dict[str, str | int] = {"file": "x.toml", "line": 2, "cause": "text"}
    assert caught.value.message == Phrase("content-refused-toml", args)


def test_a_table_keeps_its_pack_when_the_pack_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "PLAIN_EFFORT", 0.01)

    async def game_log(ada: Guest, ben: Guest) -> None:
        await ada.get("/api/me")
        page = await ada.post("/api/workshop/packs", {"game": "knight", "title": "My box"})
        state, first = page["state"], page["tables"]["tile"][0]
        edits = [{"op": "set", "table": "tile", "index": 0, "entry": {**first, "name": "Keyhole"}}]
        edits += [
            {"op": "add", "table": "tile", "index": -1, "entry": {**first, "name": name}}
            for name in ("Hoodoo", "Arch")
        ]
        body = {"edits": edits, "revision": state["revision"]}
        address = f"/api/workshop/packs/{state['pack']['id']}"
        state = await ada.post(f"{address}/edits", body, 200)
        called = f"my-box@{state['pack']['digest']}"
        options = {"games": 1}
        created = await ben.create(HERE_AND_BOT, content=state["content"], options=options)
        assert (await ada.http.delete(address)).status_code == 204
        async with ben.sit_at(created["table"], created["keys"]) as player:
            assert player.table["content"] == called
            hint = await player.ask("ask-hint", seq=player.scene["seq"])
            assert hint["type"] == "hint"
            await player.play_to_the_end()
        tables = await ben.get(f"/api/games/knight/packs/{called}/tables")
        assert tables["tables"]["tile"][0]["name"] == "Keyhole"
        assert len(tables["tables"]["tile"]) == 10
        offer = await ben.get(f"/api/games/knight/print?content={called}")
        assert offer["content"] == called
        made = await ben.http.get(f"/api/games/knight/print.pdf?content={called}&parts=aid:1")
        assert made.content.startswith(b"%PDF"), made.text[:200]
        await ben.post(f"/api/tables/{created['table']}/review", {})
        assert (await ready(ben, created["table"]))["review"]["game"] == "knight"
        record = (await ben.http.get(f"/api/tables/{created['table']}/record")).text
        await ben.post("/api/tables/import", {"record": record})
        gone = await ben.http.get(address)
        assert (gone.status_code, gone.json()["reason"]) == (404, "no-such-pack")

    async def go() -> None:
        async with (
            running(settings(tmp_path)) as live,
            Guest(live.url) as ada,
            Guest(live.url) as ben,
        ):
            await game_log(ada, ben)

    asyncio.run(go())
