"""Exports: one image per component, and decks for Tabletop Simulator."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arizona.cli.main import app
from arizona.engine.errors import ArizonaError
from arizona.printing.exports import images, write_tts
from tests.printing.paper import ordered


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def test_each_card_is_an_image_of_its_size_and_each_back_one() -> None:
    made = images(ordered("rails", "cards"), ppi=25.4)
    assert [one.facts["kind"] for one in made] == ["card"] * 18 + ["back"]
    assert len({one.name for one in made}) == 19
    assert {size_of(one.data) for one in made} == {(63, 88)}
    assert len({one.data for one in made}) == 19


def test_pieces_are_exported_without_a_background() -> None:
    made = images(ordered("knight", "chips"), "svg")
    assert [(one.name, one.facts["count"]) for one in made] == [
        *(("chip-3", 6), ("chip-2", 12), ("chip-1", 30)),
        ("knight", 1),
    ]
    assert all(one.data.startswith(b"<svg") for one in made)


def test_nothing_to_export_is_an_error() -> None:
    with pytest.raises(ArizonaError, match="nothing to export"):
        images(ordered("knight", "rules"))


def test_a_saved_object_for_tabletop_simulator_names_every_card(tmp_path: Path) -> None:
    files = write_tts(ordered("trail", "state48"), tmp_path, "Trail", "https://example.org/art/")
    assert all(path.is_file() for path in files)
    saved: dict[str, Any] = json.loads(files[-1].read_text("utf-8"))
    decks = saved["ObjectStates"]
    assert [deck["Name"] for deck in decks] == ["DeckCustom"] * 3
    assert len({deck["GUID"] for deck in decks}) == 3
    names = []
    for deck in decks:
        (custom,) = deck["CustomDeck"].values()
        cards = deck["ContainedObjects"]
        assert deck["DeckIDs"] == [card["CardID"] for card in cards]
        assert all(id // 100 == 1 for id in deck["DeckIDs"])
        assert max(deck["DeckIDs"]) - 100 < custom["NumWidth"] * custom["NumHeight"] <= 70
        for side in ("FaceURL", "BackURL"):
            folder, _, name = custom[side].rpartition("/")
            assert folder == "https://example.org/art"
            assert (tmp_path / name).is_file()
        wide, high = size_of((tmp_path / custom["FaceURL"].rpartition("/")[2]).read_bytes())
        assert abs(wide / custom["NumWidth"] / (high / custom["NumHeight"]) - 63 / 88) < 0.01
        names += [card["Nickname"] for card in cards]
    assert len(set(names)) == 12


def test_the_command_exports_into_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "chips"
    command = ["print", "knight", "--what", "chips", "--out", str(out)]
    done = CliRunner().invoke(app, [*command, "--format", "tts"])
    assert done.exit_code == 0, done.output
    assert "4 images and knight.json" in done.output
    saved = json.loads((out / "knight.json").read_text("utf-8"))
    assert [one["Name"] for one in saved["ObjectStates"]] == [
        *["Custom_Token_Stack"] * 3,
        "Figurine_Custom",
    ]
    assert saved["ObjectStates"][0]["Number"] == 6
    assert saved["ObjectStates"][0]["CustomImage"]["ImageURL"] == (out / "chip-3.png").as_uri()
    for given, result in ((["--format", "gif"], "choose one of"), (["--url", "x"], "only with")):
        refused = CliRunner().invoke(app, [*command, *given])
        assert refused.exit_code != 0
        assert result in str(refused.exception) + refused.output
