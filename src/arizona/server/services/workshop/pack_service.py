"""Guests' content packs: creation, editing, undo, sharing and deletion. Only owners can write."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from secrets import token_hex
from typing import Final

import msgspec

import arizona
from arizona.engine.content import (
    Content,
    available,
    builtin_folder,
    store_pack,
)
from arizona.engine.schema import LONGEST_NAME, PACK
from arizona.server.base.requester import current_requester
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import (
    AskWhatIf,
    Edited,
    Edits,
    History,
    HistoryStep,
    PackCard,
    PackCards,
    PackPage,
)
from arizona.server.services.work import jobs
from arizona.server.services.workshop.editing import Delta, delta, redo_step, undo_step
from arizona.server.services.workshop.kinds import MAX_PACKS, MAX_STEPS
from arizona.server.services.workshop.pack_reading import Files, refused
from arizona.server.services.workshop.pack_state import LoadedPack, content_of, name_for
from arizona.server.store.database import Database
from arizona.server.store.pack_rows import PackRow, StepRow
from arizona.server.store.quota import NoQuota, Quota
from arizona.server.store.store import StaleError
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.table_content import install_content
from arizona.server.tables.work import DirectWork, Work

LINK: Final = "pack:"
"""Prefix of a pack link in a table's setup."""
CHANGED: Final = "the pack has been changed since"
CACHED: Final = 24
"""Number of packs cached in memory."""
UNUSED_MS: Final = 30 * 86_400_000
"""How long content stays in the store if no table uses it."""
_delta = msgspec.json.Decoder(Delta)
_about = msgspec.json.Decoder(Phrase)


class PackService:
    """Stores, edits and serves guests' packs."""

    def __init__(
        self, store: Database, work: Work | None = None, quota: Quota | None = None
    ) -> None:
        self._store = store
        self._work: Work = work or DirectWork()
        self._quota: Quota = quota or NoQuota()
        self._contents: OrderedDict[tuple[str, int], Content | None] = OrderedDict()
        self._loaded: OrderedDict[tuple[str, int], LoadedPack] = OrderedDict()

    async def open(self) -> None:
        """Delete stored content that no table uses anymore."""
        await self._store.forget_contents(now_ms() - UNUSED_MS)

    # --- reading ------------------------------------------------------------------------------

    async def cards(self, guest: str) -> PackCards:
        """Return a guest's packs."""
        rows = await self._store.packs_of(guest, MAX_PACKS) if guest else []
        return PackCards([_card(row, guest) for row in rows])

    async def page(self, id: str, guest: str) -> PackPage:
        """Return a pack; anyone with its link can read it."""
        return await self._page(await self.row(id), guest)

    async def row(self, id: str) -> PackRow:
        """Return a stored pack; raise ``Refusal`` if there is none."""
        found = await self._store.pack(id)
        if found is None:
            raise Refusal("no-such-pack", "there is no pack at this address")
        return found

    async def loaded(self, row: PackRow) -> LoadedPack:
        """Return a pack, read and checked once per revision."""
        key = (row.id, row.revision)
        found = self._loaded.pop(key, None)
        if found is None:
            found = await self._load(row.game, row.base, row.files)
        self._loaded[key] = found
        while len(self._loaded) > CACHED:
            self._loaded.popitem(last=False)
        return found

    async def _load(self, game: str, base: str, files: Files) -> LoadedPack:
        return await self._work.run(current_requester(), jobs.check_pack, game, base, files)

    async def _content(self, row: PackRow) -> Content | None:
        """Return a pack's content, built once per revision."""
        key = (row.id, row.revision)
        if key not in self._contents:
            self._contents[key] = await asyncio.to_thread(content_of, row.game, row.files)
        self._contents.move_to_end(key)
        while len(self._contents) > CACHED:
            self._contents.popitem(last=False)
        return self._contents[key]

    async def history(self, id: str) -> History:
        """Return a pack's edit history."""
        row = await self.row(id)
        return History(
            [
                HistoryStep(
                    step.number, step.at, _about.decode(step.about), step.number <= row.step
                )
                for step in await self._store.pack_steps(id)
            ]
        )

    # --- creating -----------------------------------------------------------------------------

    async def new(
        self, guest: str, game: str, title: str, source: str, address: str = ""
    ) -> PackPage:
        """Create a copy of a built-in pack, or of any pack by its link."""
        await self._check_room(guest)
        base = source
        if source.startswith(LINK):
            other = await self.row(source.removeprefix(LINK))
            files, game, base = other.files, other.game, other.base
        else:
            files = await asyncio.to_thread(shipped_files, game, source)
        files = await self._work.run(current_requester(), jobs.rename_pack, game, files, title)
        return await self._add(guest, game, title, base, files, address)

    async def import_files(self, guest: str, files: Files, address: str = "") -> PackPage:
        """Create a pack from files; one with problems is accepted so that it can be fixed here."""
        await self._check_room(guest)
        head = await self._work.run(current_requester(), jobs.pack_header, files)
        game = None if head is None else head.get("game")
        if head is None or game not in arizona.game_names():
            known = ", ".join(arizona.game_names())
            detail = f'expected a table [pack] with name = "…" and game = one of {known}'
            raise refused("header", detail, most=known)
        title = head.get("title", head.get("name"))
        text = title if isinstance(title, str) and title.strip() else "?"
        return await self._add(guest, str(game), text[:80], "default", files, address)

    async def _check_room(self, guest: str) -> None:
        if await self._store.count_packs(guest) >= MAX_PACKS:
            words = Phrase("content-too-many", {"most": MAX_PACKS})
            raise Refusal("too-many", f"a guest has at most {MAX_PACKS} packs", words)

    async def _add(
        self, guest: str, game: str, title: str, base: str, files: Files, address: str
    ) -> PackPage:
        now = now_ms()
        pack = await self._load(game, base, files)
        row = PackRow(
            id=token_hex(12),
            guest=guest,
            game=game,
            title=title,
            base=base,
            files=files,
            digest=pack.digest,
            fine=pack.fine,
            changes=len(pack.changes),
            created=now,
            changed=now,
        )
        await self._quota.reserve(address, "pack", row.id, size_of(files), guest)
        await self._store.add_pack(row)
        self._loaded[row.id, row.revision] = pack
        return await self._page(row, guest)

    # --- editing ------------------------------------------------------------------------------

    async def edit(self, id: str, guest: str, request: Edits) -> Edited:
        """Apply edits as one step, or only check them if ``keep`` is not set."""
        row = await self.row(id)
        requester, edits = current_requester(), request.edits
        if not request.keep:
            check = jobs.check_edits
            would = await self._work.run(requester, check, row.game, row.base, row.files, edits)
            return await self._with_undo(row, would, guest)
        self._check_owner(row, guest, request.revision)
        edit = jobs.edit_pack
        files, said = await self._work.run(requester, edit, row.game, row.base, row.files, edits)
        return await self._add_step(row, files, said, guest)

    async def rename(self, id: str, guest: str, title: str) -> PackPage:
        """Change a pack's title and the name derived from it."""
        row = await self.row(id)
        self._check_owner(row, guest, row.revision)
        rename = jobs.rename_pack
        files = await self._work.run(current_requester(), rename, row.game, row.files, title)
        row.title = title
        await self._add_step(row, files, Phrase("content-step-rename", {"title": title}), guest)
        return await self.page(id, guest)

    async def undo(self, id: str, guest: str, revision: int) -> PackPage:
        row = await self.row(id)
        self._check_owner(row, guest, revision)
        return await self._step(row, guest, row.step, undo_step, row.step - 1)

    async def redo(self, id: str, guest: str, revision: int) -> PackPage:
        row = await self.row(id)
        self._check_owner(row, guest, revision)
        return await self._step(row, guest, row.step + 1, redo_step, row.step + 1)

    async def drop(self, id: str, guest: str) -> None:
        """Delete a pack; existing tables keep the content they use."""
        row = await self.row(id)
        self._check_owner(row, guest, row.revision)
        await self._store.drop_pack(id)

    def _check_owner(self, row: PackRow, guest: str, revision: int) -> None:
        if not guest or row.guest != guest:
            words = Phrase("content-not-yours", {})
            raise Refusal("not-allowed", "this pack belongs to someone else: copy it", words)
        if row.revision != revision:
            raise Refusal("stale", CHANGED, Phrase("content-stale", {}))

    async def _step(
        self,
        row: PackRow,
        guest: str,
        number: int,
        way: Callable[[Files, Delta], Files],
        step: int,
    ) -> PackPage:
        steps = {step.number: step for step in await self._store.pack_steps(row.id)}
        if number not in steps:
            words = Phrase("content-no-step", {})
            raise Refusal("no-undo", "there is no such step", words)
        files = way(row.files, _delta.decode(steps[number].body))
        row.step = step
        await self._save(row, files, None, guest)
        return await self.page(row.id, guest)

    async def _add_step(self, row: PackRow, files: Files, said: Phrase, guest: str) -> Edited:
        """Save changed files as one step."""
        if files == row.files:
            return await self._state_of(row, guest)
        body = msgspec.json.encode(delta(row.files, files)).decode()
        row.step += 1
        step = StepRow(row.step, now_ms(), msgspec.json.encode(said).decode(), body)
        return await self._save(row, files, step, guest)

    async def _save(self, row: PackRow, files: Files, step: StepRow | None, guest: str) -> Edited:
        before = row.revision
        pack = await self._load(row.game, row.base, files)
        row.files, row.digest = files, pack.digest
        row.fine, row.changes = pack.fine, len(pack.changes)
        head = pack.read.tables.get(PACK.name)
        title = head.get("title") if isinstance(head, dict) else None
        if isinstance(title, str) and title.strip():
            row.title = title[:80]
        row.changed, row.revision = now_ms(), before + 1
        size = size_of(files) + await self._store.steps_bytes(row.id)
        size += 0 if step is None else len(step.about) + len(step.body)
        await self._quota.reserve(None, "pack", row.id, size, guest)
        try:
            await self._store.save_pack(row, before, step, row.step - MAX_STEPS + 1)
        except StaleError:
            raise Refusal("stale", CHANGED, Phrase("content-stale", {})) from None
        self._loaded[row.id, row.revision] = pack
        return await self._state_of(row, guest)

    # --- tables -------------------------------------------------------------------------------

    async def for_table(self, wanted: str, address: str = "") -> str:
        """Return the stored name of a pack for a new table; ``wanted`` is a name or link.

        The current content of a linked pack is stored, because the pack may be edited later.
        """
        if not wanted.startswith(LINK):
            return wanted
        row = await self.row(wanted.removeprefix(LINK))
        content = await self.content(row)
        called = store_pack(content)
        body = msgspec.json.encode({"tables": content.tables, "words": content.words}).decode()
        name = f"{row.game}/{content.digest}"
        await self._quota.reserve(address, "content", name, len(body.encode()))
        await self._store.save_content(row.game, content.digest, body, now_ms())
        return called

    async def content(self, row: PackRow) -> Content:
        """Return the content of a valid pack; raise ``Refusal`` if it has problems."""
        content = None
        if (await self.loaded(row)).fine:  # a worker has built it within its limits
            content = await self._content(row)
        if content is None:
            words = Phrase("content-problems", {})
            raise Refusal("bad-content", "this pack still has problems", words)
        return content

    async def with_edits(self, row: PackRow, request: AskWhatIf) -> Content:
        """Return the content with unsaved edits; raise ``Refusal`` if it has problems."""
        if row.revision != request.revision:
            raise Refusal("stale", CHANGED, Phrase("content-stale", {}))
        edit, requester = jobs.edit_pack, current_requester()
        files, _ = await self._work.run(
            requester, edit, row.game, row.base, row.files, request.edits
        )
        content = None
        if (await self._load(row.game, row.base, files)).fine:
            content = await asyncio.to_thread(content_of, row.game, files)
        if content is None:
            words = Phrase("content-problems", {})
            raise Refusal("bad-content", "with this change, the pack has problems", words)
        return content

    async def named(self, game: str, wanted: str) -> str:
        """Return the name of a pack given by name or link, and make it loadable."""
        if wanted.startswith(LINK):
            row = await self.row(wanted.removeprefix(LINK))
            if row.game != game:
                raise Refusal("bad-content", f"this is a pack for {row.game}")
            return store_pack(await self.content(row))
        await install_content(self._store, game, wanted)
        return wanted

    # --- responses ----------------------------------------------------------------------------

    async def _page(self, row: PackRow, guest: str) -> PackPage:
        pack = await self.loaded(row)
        return PackPage(await self._state_of(row, guest), pack.read.tables)

    async def _state_of(self, row: PackRow, guest: str) -> Edited:
        return await self._with_undo(row, await self.loaded(row), guest)

    async def _with_undo(self, row: PackRow, pack: LoadedPack, guest: str) -> Edited:
        steps = await self._store.step_numbers(row.id)
        state = _state(row, pack, guest)
        return msgspec.structs.replace(state, undo=row.step in steps, redo=row.step + 1 in steps)


def shipped_files(game: str, name: str) -> Files:
    """Return the files of a built-in pack; raise ``Refusal`` if there is none."""
    if game not in arizona.game_names():
        raise Refusal("no-such-game", f"there is no game called '{game[:40]}'")
    path = available(game).get(name)
    if path is None or builtin_folder(game) not in path.parents:
        raise Refusal("bad-content", f"there is no pack '{name[:40]}' of {game}")
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    return {file.name: file.read_text("utf-8") for file in files}


def size_of(files: Files) -> int:
    """Return the size of a pack's files in bytes."""
    return sum(len(name.encode()) + len(body.encode()) for name, body in files.items())


def _card(row: PackRow, guest: str) -> PackCard:
    return PackCard(
        row.id,
        row.game,
        name_for(row.game, row.title),
        row.title,
        row.base,
        row.changed,
        row.changes,
        bool(guest) and row.guest == guest,
        row.fine,
        row.digest,
    )


def _state(row: PackRow, pack: LoadedPack, guest: str) -> Edited:
    head = pack.read.tables.get(PACK.name)
    name = head.get("name") if isinstance(head, dict) else None
    card = msgspec.structs.replace(
        _card(row, guest),
        name=str(name or "")[:LONGEST_NAME],
        fine=pack.fine,
        changes=len(pack.changes),
        digest=pack.digest,
    )
    playable = f"{LINK}{row.id}" if pack.fine else None
    return Edited(
        card, row.revision, False, False, pack.problems, pack.changes, playable, pack.places
    )
