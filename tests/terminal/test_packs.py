"""Packs drawn in a terminal: all contents are shown, within the available width."""

from __future__ import annotations

from pathlib import Path

import pytest

from arizona import game_names, get_game
from arizona.engine.content import load
from arizona.engine.entry_points import face
from arizona.terminal.packs import draw_pack
from tests.terminal.command import Command


@pytest.mark.parametrize("name", ["knight", "rails", "trail"])
@pytest.mark.parametrize("width", [80, 140])
def test_every_entry_of_a_pack_is_drawn(name: str, width: int) -> None:
    game = get_game(name)
    content = load(game, "default")
    drawn = draw_pack(game, content, width).plain
    for table, entries in content.tables.items():
        for entry in entries if isinstance(entries, list) else []:
            title = next((entry[key] for key in ("title", "name", "id") if key in entry), "")
            assert str(title) in drawn, table
    assert max(len(line) for line in drawn.splitlines()) <= width


def test_a_game_draws_its_entries_in_its_own_way(arizona: Command) -> None:
    tiles = arizona("content", "show", "knight/default").out
    assert "□ ▓▓□" in tiles
    assert arizona("content", "show", "knight").out == tiles
    sheets = arizona("content", "show", "rails/default", "--only", "sheet").out
    assert "s s T c # c m T m m" in sheets
    assert "Tourist" not in sheets
    pieces = arizona("content", "show", "trail/default", "--only", "piece").out
    assert "■ ■" in pieces
    passages = arizona("content", "show", "trail/default", "--only", "passage").out
    assert "mountain 2; 1 supplies → 1 copper, 2 gold" in passages


def test_packs_of_a_game_without_adapters_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "arizona.terminal.packs.face",
        lambda game, room: None if room == "terminal_pack" else face(game, room),
    )
    assert "knight" in game_names()
    game = get_game("knight")
    drawn = draw_pack(game, load(game, "default"), 80).plain
    assert "o # o" in drawn


def test_what_cannot_be_shown_is_reported(arizona: Command, tmp_path: Path) -> None:
    assert "no such file" in arizona("content", "show", str(tmp_path / "none")).err
    done = arizona("content", "show", "knight/default", "--only", "card")
    assert done.code == 2
    assert "“card” is not a value of the option --only. Choose one of: tile." in done.err
