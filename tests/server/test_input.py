"""Hostile input gets a 4xx response with a reason, on every route and with both stores."""

from __future__ import annotations

import asyncio
import base64
import bz2
import io
import json
import lzma
import random
import struct
import zipfile
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from arizona.engine.errors import RecordError
from arizona.engine.record import parse_record
from arizona.engine.schema import is_id
from arizona.engine.text import parse_integer
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.text_check import check_json, is_storable
from arizona.server.services.workshop.pack_reading import packed, read, unpacked
from tests.server.harness import (
    SCENARIO_SECONDS,
    TWO_HERE,
    Guest,
    Running,
    running,
    settings,
    with_server,
)
from tests.server.test_stores import fresh_schema
from tests.services import Postgres

PACK = b"[pack]\ngame = 'knight'\nname = 'x'\n"


def zipped(
    name: str = "a.toml",
    data: bytes = PACK,
    method: int = zipfile.ZIP_DEFLATED,
    flags: int = 0,
    declared: int | None = None,
    packed_data: bytes | None = None,
    raw_name: bytes | None = None,
) -> bytes:
    """Build a zip file with one member byte by byte, so that any field can be invalid."""
    if packed_data is None:
        if method == zipfile.ZIP_DEFLATED:
            squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
            packed_data = squeeze.compress(data) + squeeze.flush()
        elif method == zipfile.ZIP_BZIP2:
            packed_data = bz2.compress(data)
        else:
            packed_data = data
    member = raw_name if raw_name is not None else name.encode()
    size = len(data) if declared is None else declared
    common = struct.pack(
        "<HHHHIIIHH", flags, method, 0, 0, zlib.crc32(data), len(packed_data), size, len(member), 0
    )
    local = b"PK\x03\x04" + struct.pack("<H", 20) + common + member + packed_data
    central = (
        b"PK\x01\x02"
        + struct.pack("<HH", 20, 20)
        + common
        + struct.pack("<HHHII", 0, 0, 0, 0, 0)
        + member
    )
    end = b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, 1, 1, len(central), len(local), 0)
    return local + central + end


LZMA_BODY = b"\x09\x04\x05\x00" + lzma.compress(
    PACK, format=lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA1}]
)
DAMAGED = {
    "deflate": zipped(packed_data=b"\xff\xff\xff\xff" * 4),
    "deflate cut short": zipped(packed_data=b"\xcb"),
    "wrong checksum": zipped(method=0).replace(b"'knight'", b"'knives'"),
    "lzma": zipped(method=zipfile.ZIP_LZMA, packed_data=LZMA_BODY),
    "lzma damaged": zipped(method=zipfile.ZIP_LZMA, packed_data=b"\x09\x04\x05\x00" + b"\xff" * 9),
    "lzma with a dictionary of 4 GiB": zipped(
        method=zipfile.ZIP_LZMA, packed_data=b"\x09\x04\x05\x00\x5d\xff\xff\xff\xff" + b"\0" * 9
    ),
    "bzip2": zipped(method=zipfile.ZIP_BZIP2),
    "bzip2 damaged": zipped(method=zipfile.ZIP_BZIP2, packed_data=b"BZh9 nothing"),
    "zstd": zipped(method=93, packed_data=b"\x28\xb5\x2f\xfd"),
    "unknown method": zipped(method=77),
    "encrypted": zipped(flags=0x1),
    "strongly encrypted": zipped(flags=0x41),
    "name is not UTF-8": zipped(flags=0x800, raw_name=b"\xff\xfe.toml"),
    "patched data": zipped(flags=0x20),
    "local header elsewhere": zipped().replace(b"PK\x03\x04", b"XX\x03\x04"),
    "end only": b"PK\x05\x06" + b"\xff" * 18,
    "zip64 locator without a record": b"PK\x06\x07" + b"\xff" * 16 + b"PK\x05\x06" + b"\xff" * 18,
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_zip_is_refused_with_a_sentence(kind: str) -> None:
    with pytest.raises(Refusal) as caught:
        read(unpacked("x.zip", DAMAGED[kind]))
    assert caught.value.reason in ("bad-content", "too-large") and caught.value.detail


def test_the_declared_size_of_a_member_is_not_trusted() -> None:
    assert unpacked("x.zip", zipped(declared=0xFFFFFFF0)) == {"a.toml": PACK.decode()}
    bomb = zipped(data=b"#" * 20_000_000, declared=10)
    with pytest.raises(Refusal):
        unpacked("x.zip", bomb)


def test_an_intact_zip_is_read_and_any_damage_is_a_refusal() -> None:
    whole = zipped()
    assert unpacked("x.zip", whole) == {"a.toml": PACK.decode()}
    roll = random.Random(7)
    for _ in range(2000):
        broken = bytearray(whole)
        for _ in range(roll.randint(1, 6)):
            broken[roll.randrange(len(broken))] = roll.randrange(256)
        try:
            unpacked("x.zip", bytes(broken[: roll.randint(1, len(broken))]))
        except Refusal:
            continue


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("../../../../tmp", "a.toml"),
        ("pack", "../../../../tmp/a.toml"),
        ("/etc", "/etc/a.toml"),
        ("C:\\x", "..\\..\\a.toml"),
        ("..", ".."),
        ("con", "nul.toml"),
        ("a\0b", "a\0.toml"),
        ("", ""),
        ("a" * 300, "b" * 300 + ".toml"),
        ("\u202egnp", "é.toml"),
    ],
)
def test_member_names_of_a_download_are_safe(folder: str, name: str) -> None:
    made = packed(folder, {name: "x = 1\n", "pack.toml": "y = 2\n"})
    with zipfile.ZipFile(io.BytesIO(made)) as archive:
        names = archive.namelist()
        assert len(names) == len({one.lower() for one in names}) == 2
        for one in names:
            first, _, last = one.partition("/")
            assert first.isascii() and first.replace("-", "").replace("_", "").isalnum()
            assert is_id(last) and last.endswith(".toml") and len(one) < 140
            assert last.partition(".")[0].lower() not in ("con", "nul")


def test_names_inside_an_uploaded_zip_lose_their_folders() -> None:
    assert [*unpacked("x.zip", zipped("/tmp/x/a.toml"))] == ["a.toml"]
    assert [*unpacked("x.zip", zipped("C:\\x\\b.toml"))] == ["b.toml"]
    assert [*unpacked("x.zip", zipped("../../../tmp/a.toml"))] == []
    assert [*unpacked("x.zip", zipped("..\\..\\b.toml"))] == []
    assert [*unpacked("../../x.toml", PACK)] == ["x.toml"]
    assert [*unpacked("nul.toml", PACK)] == ["pack.toml"]


@pytest.mark.parametrize("text", ["²", "١", "-1", "+1", " 1", "1_0", "", "9" * 5000, "0x1", "1.0"])
def test_only_ascii_digits_are_a_number(text: str) -> None:
    assert parse_integer(text) is None


def test_a_remark_of_a_seat_that_no_number_names_is_refused() -> None:
    whole = {
        "format": "arizona-record 1",
        "game": "knight",
        "rules": 1,
        "content": {"name": "default", "hash": ""},
        "seats": ["A", "B"],
        "moves": [],
    }
    for nul in ("A\0", "\ud800"):
        with pytest.raises(RecordError, match="plain text"):
            parse_record(json.dumps({**whole, "note": nul}))


# --- requests -------------------------------------------------------------------------------------

HOSTILE = [
    "²",
    "١",
    "../../etc",
    "..%2f..%2fetc",
    "9" * 5000,
    "-1",
    "a" * 4000,
    "%ff",
    "'\"<b>",
    "%",
]
ADDRESSES = [
    "/api/games/{}/rules",
    "/api/games/knight/rules?language={}",
    "/api/games/knight/words/{}",
    "/api/games/knight/pictures/{}",
    "/api/games/knight/pictures/{}.svg",
    "/api/games/knight/packs/{}",
    "/api/games/knight/packs/default@{}",
    "/api/games/knight/packs/{}/tables",
    "/api/games/knight/packs/default/words/{}",
    "/api/games/knight/print?content={}",
    "/api/games/knight/print?language={}",
    "/api/games/knight/print.pdf?parts=tiles:{}",
    "/api/games/knight/print.pdf?parts={}",
    "/api/games/knight/print.pdf?parts=aid:1&language={}",
    "/api/games/knight/print.pdf?parts=aid:1&paper={}",
    "/api/games/knight/print.pdf?parts=aid:1&ink={}",
    "/api/games/rails/print.pdf?parts=aid:1&sheet={}",
    "/api/games/knight/print.png?content={}",
    "/api/tables/{}",
    "/api/tables/{}/log",
    "/api/tables/TABLE/moments/{}",
    "/api/tables/TABLE/board.svg?moment={}",
    "/api/tables/TABLE/keepsake.pdf?paper={}",
    "/api/tables/TABLE/keepsake.pdf?ink={}",
    "/api/tables/TABLE/keepsake.pdf?language={}",
    "/api/puzzles?day={}",
    "/api/puzzles/{}",
    "/api/puzzles/knight?page={}",
    "/api/puzzles/knight?theme={}",
    "/api/puzzles/knight?own={}",
    "/api/puzzles/knight/{}",
    "/api/puzzles/knight/{}/picture.svg?language={}",
    "/api/workshop/packs/{}",
    "/api/workshop/packs/{}/download",
    "/api/workshop/games/{}",
    "/api/reports/{}",
    "/api/games/{}/interface",
    "/docs/{}",
    "/pocket/{}",
    "/t/{}",
    "/table/{}/replay/{}",
    "/{}",
]


def test_hostile_addresses_cause_no_server_error(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            for address in ADDRESSES:
                for word in (*HOSTILE, "%00", "a%00b"):
                    sent = word if "%" in word else quote(word, safe="")
                    path = address.replace("TABLE", made["table"]).replace("{}", sent)
                    answer = await ana.http.get(path)
                    not_built = answer.status_code == 503 and "not built" in answer.text
                    allowed = answer.status_code < 500 or not_built
                    assert allowed, (path[:200], answer.text[:300])
                    if "%00" in word:
                        assert answer.status_code == 400, path

    with_server(tmp_path, scenario, limits=generous_limits())


def generous_limits() -> Any:
    from arizona.server.base.settings import Limits

    return Limits(requests_per_second=1e6, requests_at_once=10**6, prints_per_minute=10**6)


@pytest.mark.parametrize(
    "query",
    ["parts=aid:²", "parts=aid:١", "parts=aid:" + "9" * 5000, "parts=aid:1&language=../../etc"],
)
def test_invalid_print_orders_get_a_400_with_a_message(tmp_path: Path, query: str) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            answer = await ana.http.get(f"/api/games/knight/print.pdf?{query}")
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-options")
            assert answer.json()["detail"]

    with_server(tmp_path, scenario)


def test_damaged_zips_and_bad_names_over_http(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await ana.get("/api/me")
            for kind, data in DAMAGED.items():
                body = {"file": "x.zip", "data": base64.b64encode(data).decode()}
                answer = await ana.http.post("/api/workshop/import", json=body)
                assert answer.status_code in (400, 413), (kind, answer.text)
                assert answer.json()["detail"], kind
            evil = b"[pack]\ngame = 'knight'\nname = '../../../../tmp/a'\n"
            both = io.BytesIO()
            with zipfile.ZipFile(both, "w") as archive:
                archive.writestr("pack.toml", evil)
                archive.writestr("words.toml", b"[es]\nA = 'B'\n")
            body = {"file": "x.zip", "data": base64.b64encode(both.getvalue()).decode()}
            made = await ana.post("/api/workshop/import", body)
            id = made["state"]["pack"]["id"]
            answer = await ana.http.get(f"/api/workshop/packs/{id}/download")
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                assert archive.namelist() == ["pack/pack.toml", "pack/words.toml"]

    with_server(tmp_path, scenario)


# --- U+0000 and lone surrogates -------------------------------------------------------------------


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_no_store_ever_sees_a_nul(
    tmp_path: Path, store: str, request: pytest.FixtureRequest
) -> None:
    changes: dict[str, Any] = {"push": "mailto:host@example.org"}
    if store == "postgres":
        service: Postgres = request.getfixturevalue("postgres")
        changes["store"] = fresh_schema(service)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await ana.get("/api/me")
            made = await ana.create(TWO_HERE)
            pack = await ana.post("/api/workshop/packs", {"game": "knight", "title": "Box"})
            link = pack["state"]["pack"]["id"]
            revision = pack["state"]["revision"]
            entry = {**pack["tables"]["tile"][0], "name": "A\0"}
            subscription = {
                "endpoint": "https://push.example.net/abc",
                "p256dh": "B" * 87,
                "auth": "x" * 22,
                "language": "e\0",
            }
            edit = {"op": "set", "table": "tile", "index": 0, "entry": entry}
            seats = [{**TWO_HERE[0], "name": "A\0"}, TWO_HERE[1]]
            toml = base64.b64encode(PACK + b'title = "a\\u0000b"\n').decode()
            bodies: list[tuple[str, str, Any]] = [
                ("PUT", "/api/me", {"name": "A\0"}),
                ("PUT", "/api/push", subscription),
                ("POST", "/api/push/end", {"endpoint": "https://x.example/\0"}),
                ("POST", "/api/tables", {"game": "knight", "seats": seats}),
                ("POST", "/api/tables", {"game": "kni\0ght", "seats": TWO_HERE}),
                ("POST", "/api/tables", {"game": "knight", "seats": TWO_HERE, "content": "w:\0"}),
                (
                    "POST",
                    "/api/tables",
                    {"game": "knight", "seats": TWO_HERE, "options": {"\0": 1}},
                ),
                ("POST", "/api/workshop/packs", {"game": "knight", "title": "a\0"}),
                ("POST", "/api/workshop/import", {"file": "a\0.toml", "data": "eA=="}),
                ("POST", "/api/workshop/import", {"file": "a.toml", "data": toml}),
                ("POST", f"/api/workshop/packs/{link}/rename", {"title": "a\0"}),
                (
                    "POST",
                    f"/api/workshop/packs/{link}/edits",
                    {"edits": [edit], "revision": revision, "keep": True},
                ),
                ("POST", "/api/puzzles/bring", {"puzzles": ["\0"]}),
            ]
            for method, path, body in bodies:
                answer = await ana.http.request(method, path, json=body)
                assert answer.status_code == 400, (path, body, answer.text)
                assert answer.json()["detail"], (path, answer.text)
            for path in (
                "/api/tables/%00",
                "/api/workshop/packs/%00",
                "/api/puzzles/knight/%00",
                "/api/puzzles/knight?own=%00",
                "/t/%00abcdefgh",
            ):
                assert (await ana.http.get(path)).status_code == 400, path
            for surrogate in (
                b'{"name":"\\ud800"}',
                b'{"name":"\\udc00x"}',
                b'{"name":"\xed\xa0\x80"}',
            ):
                headers = {"content-type": "application/json"}
                answer = await ana.http.put("/api/me", content=surrogate, headers=headers)
                assert answer.status_code == 400, answer.text
            # After an escaped backslash, the same characters are ordinary text.
            harmless = await ana.http.put("/api/me", json={"name": "A\\u0000"})
            assert harmless.status_code == 200 and harmless.json()["name"] == "A\\u0000"
            async with ana.sit_at(made["table"], made["keys"]) as player:
                await player.send({"type": "say", "ref": 77, "text": "a\0b"})
                refused = await player.answer(77)
                assert (refused["type"], refused["reason"]) == ("refused", "malformed")
                assert (await player.move())["type"] == "done"

    async def go() -> None:
        async with running(settings(tmp_path, **changes)) as live:
            async with asyncio.timeout(SCENARIO_SECONDS):
                await scenario(live)

    asyncio.run(go())


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        (r'{"a":"b"}', True),
        (r'{"a":"\\u0000"}', True),
        (r'{"a":"\u0000"}', False),
        (r'{"\u0000":1}', False),
        (r'{"a":"\\\u0000"}', False),
        (r'{"a":"\\\\u0000"}', True),
        (r'{"a":"\n\u0000"}', False),
    ],
)
def test_only_the_escape_itself_is_a_nul(text: str, fine: bool) -> None:
    for given in (text, text.encode()):
        if fine:
            check_json(given)
        else:
            with pytest.raises(Refusal, match=r"U\+0000"):
                check_json(given)
    answer = json.loads(text)
    assert all(is_storable(word) for pair in answer.items() for word in map(str, pair)) == fine
