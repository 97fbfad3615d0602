"""What the page gets for a game without its own interface."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

import arizona
from arizona.server.tables import generic_view
from arizona.server.tables.compiled.game_log import GameLog


def test_games_with_an_interface_get_their_view_unchanged() -> None:
    for game in ("knight", "rails", "trail"):
        match = arizona.new(game, seed=1)
        assert not generic_view.is_generic(game)
        assert GameLog.of(match.record()).view() == match.game.view(match.state)


def test_the_order_of_integer_keys_is_kept_at_every_depth() -> None:
    view = {"b": {"12": 1, "x": {"3": 0, "1": 0}}, "a/~": [{"10": 0, "9": 0}], "c": {"z": 1}}
    assert generic_view.key_order(view) == {
        "/b": ["12", "x"],
        "/b/x": ["3", "1"],
        "/a~1~0/0": ["10", "9"],
    }
    assert generic_view.key_order({5: "a", "b": 1}) == {"": ["5", "b"]}


def test_a_drawing_that_fails_or_is_too_long_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drawing = ModuleType("picture")
    monkeypatch.setattr(generic_view, "face", lambda game, name: drawing)
    monkeypatch.setattr(generic_view, "folder_of", lambda game: tmp_path)
    monkeypatch.setattr(generic_view, "_own_interfaces", {})

    def drawn(source: str) -> object:
        drawing.draw = lambda view, names: source  # type: ignore[attr-defined]
        return generic_view.generic_view("any", {"part": 1}, ["Ada", "Ben"])["$picture"]

    assert drawn("<svg/>") == "<svg/>"
    assert drawn("x" * (generic_view.MAX_LENGTH + 1)) == ""
    del drawing.draw
    assert generic_view.generic_view("any", {"part": 1}, [])["$picture"] == ""


def test_the_page_learns_of_an_interface_in_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(generic_view, "face", lambda game, name: None)
    monkeypatch.setattr(generic_view, "folder_of", lambda game: tmp_path / game)
    monkeypatch.setattr(generic_view, "_own_interfaces", {})
    (tmp_path / "with" / "faces").mkdir(parents=True)
    (tmp_path / "with" / "faces" / "page.html").write_text("<!doctype html>")
    assert generic_view.generic_view("with", {}, [])["$page"] is True
    assert generic_view.generic_view("without", {}, [])["$page"] is False
