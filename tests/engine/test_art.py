"""Pictures in packs: what is kept, what is refused, and that they stay with the pack everywhere."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

import arizona
from arizona.cli.main import app
from arizona.engine.art import MAX_BYTES, PNG, address, cleaned, read_picture
from arizona.engine.art_errors import ArtError
from arizona.engine.content import check_pack, load, new_pack, read_pack, store_pack
from arizona.engine.errors import ContentError
from arizona.engine.png import SIGNATURE
from arizona.messages import Phrases

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"'
SHAPE = '<path d="M0 0h10v10z"/>'


def svg(inside: str = SHAPE, head: str = HEAD) -> str:
    return f"{head}>{inside}</svg>"


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(
    wide: int = 2,
    high: int = 2,
    extra: bytes = b"",
    pixels: bytes | None = None,
    interlaced: int = 0,
) -> bytes:
    rows = b"".join(b"\0" + b"\x80" * 3 * wide for _ in range(high)) if pixels is None else pixels
    header = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, interlaced)
    return (
        SIGNATURE
        + chunk(b"IHDR", header)
        + extra
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def reason(picture: str | bytes) -> str:
    with pytest.raises(ArtError) as caught:
        read_picture(picture.encode() if isinstance(picture, str) else picture)
    id = caught.value.message.message.id
    assert Phrases().has(id)
    return id.removeprefix("content-art-")


def test_files_of_drawing_programs_are_accepted() -> None:
    """What draws is kept, as attributes; private data, comments and metadata are removed."""
    text = (
        '<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" '
        '"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/x" width="20mm" '
        'height="10mm" i:version="1"><metadata><i:x/></metadata><title>A hill</title><defs>'
        '<linearGradient id="a"><stop offset="0" style="stop-color:#f00;font-size:3px"/>'
        '</linearGradient></defs><g i:label="x" class="y"><rect width="20" height="10" '
        'style="fill:url(#a);stroke: #000 !important"/></g></svg>'
    )
    assert cleaned(text) == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10">'
        '<defs><linearGradient id="a">'
        '<stop offset="0" stop-color="#f00"/></linearGradient></defs><g><rect width="20" '
        'height="10" fill="url(#a)" stroke="#000"/></g></svg>'
    )


def test_cleaning_twice_changes_nothing() -> None:
    once = cleaned(svg(f'<g fill="red" opacity=".5">{SHAPE}<circle r="2"/></g>'))
    assert cleaned(once) == once
    assert cleaned(svg(head='<svg viewBox="0 0 10 10"')) == cleaned(svg())  # without a namespace


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        ("<script>alert(1)</script>", "script"),
        ('<SCRIPT xmlns="http://www.w3.org/1999/xhtml">x</SCRIPT>', "empty"),
        ('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', "script"),
        (f'<g onload="alert(1)">{SHAPE}</g>', "script"),
        ("<foreignObject><p>x</p></foreignObject>", "script"),
        ("<style>@import url(http://a.example/x.css)</style>", "style"),
        ("<text>Tourist</text>", "text"),
        ('<image href="http://a.example/x.png" width="9" height="9"/>', "element"),
        ('<image href="data:image/png;base64,AAAA" width="9" height="9"/>', "element"),
        ('<use href="#a"/>', "element"),
        ('<filter id="a"/>', "element"),
        ('<mask id="a"/>', "element"),
        ('<animate attributeName="x"/>', "element"),
        ('<a href="javascript:alert(1)"/>', "element"),
        (f"<svg>{SHAPE}</svg>", "element"),
        ('<rect width="9" height="9" fill="url(http://a.example/x#y)"/>', "outside"),
        ('<rect width="9" height="9" fill="url(#missing)"/>', "outside"),
        ('<rect width="9" height="9" style="background:url(//a.example)"/>', "outside"),
        ('<rect width="9" height="9" style="fill:\\75 rl(x)"/>', "value"),
        ('<linearGradient id="a" href="http://a.example/x#y"/>' + SHAPE, "outside"),
        (
            '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>' + SHAPE,
            "value",
        ),
        ('<rect width="1e300" height="9"/>', "value"),
        ("<g>" * 40 + SHAPE + "</g>" * 40, "complex"),
        ("<g/>" * 5000 + SHAPE, "complex"),
        ("<g/>", "empty"),
        ("<g>", "svg-damaged"),
        (
            '<clipPath id="a"><path clip-path="url(#a)" d="M0 0h9"/></clipPath>' + SHAPE,
            "element",
        ),
    ],
)
def test_hostile_svg_is_refused(inside: str, why: str) -> None:
    assert reason(svg(inside)) == why


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        (f'<!DOCTYPE svg [<!ENTITY a "x">]>{svg()}', "entities"),
        (f'<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>{svg("&a;")}', "entities"),
        (f'<!DOCTYPE svg [<!ENTITY % a SYSTEM "http://a.example/x"> %a;]>{svg()}', "entities"),
        (f'<?xml-stylesheet href="http://a.example/x.css"?>{svg()}', "style"),
        (svg(head='<svg xmlns="http://www.w3.org/2000/svg"'), "size"),
        (svg(head=HEAD.replace("0 0 10 10", "0 0 1e9 1e9")), "size"),
        (svg(head=HEAD.replace("0 0 10 10", "0 0 nan 5")), "size"),
        (svg(head=HEAD.replace("0 0 10 10", "0 0 500 1")), "size"),
        ("<html><body/></html>", "svg-damaged"),
        (svg() * 2, "svg-damaged"),
        ("hello", "kind"),
        (b"\xff\xd8\xff\xe0JFIF", "kind"),
        (svg(f'<path d="M0 0{"h1" * 40_000}"/>'), "bytes"),
        (svg("<!-- " + "x" * 600_000 + " -->" + SHAPE), "file"),
    ],
)
def test_hostile_documents_are_refused(picture: str | bytes, why: str) -> None:
    assert reason(picture) == why


def test_a_png_keeps_only_what_draws() -> None:
    private = chunk(b"tEXt", b"Author\0Ada") + chunk(b"eXIf", b"where it was taken")
    kept = base64.b64decode(read_picture(png(extra=private)).removeprefix(PNG))
    assert kept == png()
    assert read_picture(png(5, 3, pixels=interlaced(5, 3), interlaced=1))


def interlaced(wide: int, high: int) -> bytes:
    """Return the rows of the seven passes of an interlaced picture."""
    rows = b""
    for left, top, across, down in (
        (0, 0, 8, 8),
        (4, 0, 8, 8),
        (0, 4, 4, 8),
        (2, 0, 4, 4),
        (0, 2, 2, 4),
        (1, 0, 2, 2),
        (0, 1, 1, 2),
    ):
        columns = len(range(left, wide, across))
        rows += (b"\0" + b"\x80" * 3 * columns) * (len(range(top, high, down)) if columns else 0)
    return rows


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        (png()[:-4], "png-damaged"),
        (png()[:40] + b"x" + png()[41:], "png-damaged"),
        (png(2000, 1), "pixels"),
        (png(2**31, 2**31, pixels=b"\0"), "pixels"),
        (png(pixels=b"\0" * 10_000_000), "png-damaged"),  # more pixels than the header says
        (png(pixels=b"\0"), "png-damaged"),
        (png(extra=chunk(b"ABCD", b"")), "png-damaged"),
        (png(extra=chunk(b"IHDR", b"")), "png-damaged"),
        (SIGNATURE, "png-damaged"),
    ],
)
def test_damaged_and_hostile_png_is_refused(picture: bytes, why: str) -> None:
    assert reason(picture) == why


def test_a_large_png_is_refused() -> None:
    noise = bytes(zlib.crc32(bytes([at % 251, at // 251 % 251])) & 255 for at in range(300 * 900))
    rows = b"".join(b"\0" + noise[at : at + 900] for at in range(0, len(noise), 900))
    big = png(300, 300, pixels=rows)
    assert len(big) <= MAX_BYTES or reason(big) == "bytes"


@given(st.text(max_size=200), st.sampled_from([HEAD, "", "<!DOCTYPE svg [", "<svg"]))
def test_any_input_is_cleaned_or_refused(text: str, head: str) -> None:
    try:
        made = cleaned(f"{head}{text}")
    except ArtError:
        return
    assert cleaned(made) == made


# ---- packs ---------------------------------------------------------------------------------------


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ARIZONA_HOME", str(tmp_path))
    return new_pack(arizona.get_game("rails"), "mine")


def with_art(pack: Path, *rows: tuple[str, str]) -> None:
    entries = "".join(f"\n[[art]]\nof = \"{of}\"\nimage = '''{image}'''\n" for of, image in rows)
    (pack / "art.toml").write_text(entries, "utf-8")


def test_a_pack_can_contain_pictures(pack: Path) -> None:
    """They are part of the hash, and survive being stored by hash and read back."""
    rails = arizona.get_game("rails")
    plain = load(rails, "mine")
    with_art(pack, ("card.tourist", svg()), ("symbol.cow", read_picture(png())))
    content = load(rails, "mine")
    assert set(content.art) == {"card.tourist", "symbol.cow"}
    assert address(content.art["card.tourist"]).startswith("data:image/svg+xml;base64,")
    assert content.digest != plain.digest
    assert load(rails, store_pack(content)).art == content.art
    match = arizona.new("rails", seats=2, content="mine", seed=1)
    assert match.setup.content.art == content.art


def test_the_checker_reports_invalid_pictures(pack: Path) -> None:
    with_art(pack, ("card.turist", svg()), ("card.tourist", svg("<script/>")))
    with pytest.raises(ContentError) as caught:
        check_pack(arizona.get_game("rails"), read_pack(pack))
    first, second = str(caught.value).split("\n")[:2]
    assert "did you mean 'card.tourist'?" in first
    assert 'art #2 "card.tourist", image: scripts are not allowed' in second


def test_too_many_and_too_large_pictures_are_refused(pack: Path) -> None:
    large = svg(f'<path d="M0 0{"h1" * 25_000}"/>')
    names = arizona.get_game("rails").art_places(read_pack(pack).tables)
    with_art(pack, *[(place, large) for place in names[:9]])
    with pytest.raises(ContentError, match="all pictures together have"):
        check_pack(arizona.get_game("rails"), read_pack(pack))


@pytest.mark.parametrize("name", arizona.game_names())
def test_every_game_says_what_can_be_replaced(name: str) -> None:
    game = arizona.get_game(name)
    places = game.art_places(load(game).tables)
    assert len(places) == len(set(places))
    groups = {place.partition(".")[0] for place in places}
    assert {"symbol"} < groups
    assert all(len(place) <= 64 for place in places)


def test_the_command_adds_and_removes_pictures(pack: Path, tmp_path: Path) -> None:
    before = {file.name: file.read_bytes() for file in pack.iterdir()}
    file = tmp_path / "a.svg"
    file.write_text(svg(), "utf-8")

    def run(*words: str) -> str:
        result = CliRunner().invoke(app, ["content", "art", "rails/mine", *words])
        return result.output if result.exit_code == 0 else str(result.exception)

    assert "added card.tourist" in run("card.tourist", str(file))
    assert "card.tourist  (1 kB of your own)" in run()
    assert load(arizona.get_game("rails"), "mine").art == {"card.tourist": cleaned(svg())}
    assert "did you mean 'card.tourist'?" in run("card.turist", str(file))
    assert "removed card.tourist" in run("card.tourist", "--remove")
    assert {one.name: one.read_bytes() for one in pack.iterdir()} == before
    assert "no picture of its own" in run("card.tourist", "--remove")
