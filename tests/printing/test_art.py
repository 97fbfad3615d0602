"""Pictures of a pack's own are printed and exported, for every drawing that can be replaced."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

import arizona
from arizona.engine.art import read_picture
from arizona.engine.content import Content, load, new_pack
from arizona.printing.exports import images
from arizona.printing.print_job import PrintJob, read_choices
from arizona.printing.typesetting import choices_of, parts_of, print_order

PINK = (255, 0, 170)
PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" '
    'fill="#ff00aa"/></svg>'
)
GROUPS = [
    ("knight", "tile", "tiles"),
    ("knight", "symbol.wall", "tiles"),
    ("knight", "symbol.space", "tiles"),
    ("knight", "symbol.chip-3", "chips"),
    ("knight", "symbol.knight", "chips"),
    ("rails", "card", "cards"),
    ("rails", "sheet", "sheets"),
    ("rails", "symbol.cow", "sheets"),
    ("trail", "passage", "passages"),
    ("trail", "flora", "nature"),
    ("trail", "fauna", "nature"),
    ("trail", "gateway", "gateways"),
    ("trail", "weather", "weather"),
    ("trail", "spirit", "spirits"),
    ("trail", "symbol.water", "board"),
    ("trail", "board.mural", "board"),
]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ARIZONA_HOME", str(tmp_path))
    return tmp_path


def pictured(game: str, group: str) -> Content:
    """Return a pack with a pink picture for the first drawing of a group."""
    chosen = arizona.get_game(game)
    path = new_pack(chosen, "mine")
    place = next(
        one
        for one in chosen.art_places(load(chosen).tables)
        if one == group or one.startswith(f"{group}.")
    )
    entry = f"[[art]]\nof = '{place}'\nimage = '{read_picture(PICTURE.encode())}'\n"
    if path.is_dir():
        (path / "art.toml").write_text(entry, "utf-8")
    else:
        path.write_text(f"{path.read_text('utf-8')}\n{entry}", "utf-8")
    return load(chosen, "mine")


def order(game: str, content: Content, part: str, ink: str) -> PrintJob:
    assert part in [one.name for one in parts_of(game, content)]
    choices = read_choices(choices_of(game, content), {})
    return PrintJob(arizona.get_game(game), content, ((part, 1),), ink=ink, choices=choices)


def is_pink(picture: Image.Image) -> bool:
    colors = picture.convert("RGB").getcolors(1 << 24) or []
    return any(
        max(abs(one - two) for one, two in zip(color, PINK, strict=True)) < 12
        for _, color in colors
        if isinstance(color, tuple)
    )


@pytest.mark.parametrize(("game", "group", "part"), GROUPS)
def test_pictures_are_printed(home: Path, game: str, group: str, part: str) -> None:
    """In color as they are, in gray to save ink."""
    content = pictured(game, group)
    inks = [("color", True)]
    if group in ("tile", "card"):
        inks.append(("saving", False))
    for ink, seen in inks:
        made = print_order(order(game, content, part, ink))
        assert not made.warnings
        pages = pypdfium2.PdfDocument(made.pdf)
        shown = any(is_pink(page.render(scale=0.4).to_pil()) for page in pages)
        pages.close()
        assert shown == seen, ink


def test_pictures_are_exported(home: Path) -> None:
    content = pictured("rails", "card")
    first, *others = images(order("rails", content, "cards", "color"), ppi=30)
    assert is_pink(Image.open(BytesIO(first.data)))
    assert not any(is_pink(Image.open(BytesIO(one.data))) for one in others)
