"""Invalid packs are harmless: each upload or edit is accepted or rejected with a message."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import arizona
from arizona.engine.content import DEFAULT
from arizona.messages import Phrases, locales
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import Edit
from arizona.server.services.workshop.checks import check
from arizona.server.services.workshop.editing import (
    apply_edits,
    changes,
    delta,
    redo_step,
    undo_step,
)
from arizona.server.services.workshop.kinds import schema_of, table_of
from arizona.server.services.workshop.pack_files import rewritten
from arizona.server.services.workshop.pack_reading import check_size, read, unpacked
from arizona.server.services.workshop.pack_service import shipped_files

QUICK = settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
GAMES = ("knight", "rails", "trail")
TABLES: dict[str, dict[str, Any]] = {
    game: dict(arizona.get_game(game).setup(content=DEFAULT).content.tables) for game in GAMES
}
FILES = {game: shipped_files(game, DEFAULT) for game in GAMES}
READ = {game: read(files) for game, files in FILES.items()}
odd_texts = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["", " ", "\u202e", "🌵" * 20, "{found}", "a/../b", "x" * 5000, "\x00", "o.o\n"]
    ),
)
scalars = st.one_of(
    st.integers(-(2**53) + 1, 2**53 - 1),
    st.floats(-1e9, 1e9),
    st.booleans(),
    odd_texts,
    st.sampled_from(["gain 1 gold or free boost", "999 water", "each: lose 9 gold", "most x"]),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


@st.composite
def twisted(draw: st.DrawFn) -> tuple[str, str, int, dict[str, Any]]:
    """Return an entry of a built-in pack with something wrong in it."""
    game = draw(st.sampled_from(GAMES))
    table = draw(st.sampled_from(schema_of(game)))
    value = TABLES[game][table.name]
    rows = [value] if table.single else value
    index = draw(st.integers(0, len(rows) - 1))
    entry = copy.deepcopy(rows[index])
    fields = [*[field.name for field in table.fields], "unheard-of"]
    for name in draw(st.lists(st.sampled_from(fields), min_size=1, max_size=3)):
        if draw(st.booleans()) and name in entry:
            del entry[name]
        else:
            entry[name] = draw(values)
    return game, table.name, index, entry


@QUICK
@given(st.binary(max_size=300))
def test_an_upload_that_is_not_a_pack_is_rejected(data: bytes) -> None:
    for name in ("x.toml", "x.zip", "../../etc/x.toml", "\udc80"):
        try:
            files = unpacked(name, data)
            assert all("/" not in file and ".." not in file for file in files)
            read(files)
        except Refusal as refusal:
            assert refusal.reason in ("bad-content", "too-large") and refusal.detail


@QUICK
@given(st.text(alphabet="[]{}=.,\"'#\n abc123-_tilepackrows", max_size=200))
def test_no_toml_file_breaks_the_server(text: str) -> None:
    head = "[pack]\nname = 'x'\ngame = 'knight'\n"
    try:
        found = read({"x.toml": head + text})
    except Refusal:
        return
    checked = check("knight", found.tables, found.words, found.files)
    assert checked.content is None and checked.problems


@QUICK
@given(twisted())
def test_no_entry_breaks_the_server(case: tuple[str, str, int, dict[str, Any]]) -> None:
    game, name, index, entry = case
    base = TABLES[game]
    edit = Edit("set", name, index, entry)
    tables = apply_edits(game, base, base, [edit])
    try:
        check_size("pack", tables)
    except Refusal:
        return
    checked = check(game, tables, {}, {})
    assert (checked.content is None) == bool(checked.problems)
    for found in checked.problems:
        for locale in locales():
            assert Phrases(locale).text(found.message.id, **found.message.args)
        for fix in found.fixes:
            fixed = apply_edits(game, tables, base, fix.edits)
            check(game, fixed, {}, {})
    assert name == "pack" or tables == base or changes(game, base, tables)


@QUICK
@given(twisted())
def test_written_packs_read_back_the_same_and_can_be_undone(
    case: tuple[str, str, int, dict[str, Any]],
) -> None:
    game, name, index, entry = case
    files, found = FILES[game], READ[game]
    table = table_of(game, name)
    assert table is not None
    after = apply_edits(game, found.tables, TABLES[game], [Edit("set", name, index, entry)])
    try:
        check_size("pack", after)
        written = rewritten(files, found, table, after[name])
    except Refusal:
        return
    home = found.files[name]
    assert read({home: written[home]}).tables[name] == after[name]
    step = delta(files, written)
    assert undo_step(written, step) == files and redo_step(files, step) == written
    for file, text in files.items():
        assert (written[file] == text) == (file != home or after[name] == found.tables[name])
