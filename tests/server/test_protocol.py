"""Protocol messages: encoding and decoding round trips, and consistency with page and docs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arizona.messages import Phrases
from arizona.server.protocol.client import ClientMessage
from arizona.server.protocol.codec import client_decoder, encoder
from arizona.server.protocol.parts import Reason
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import CreateTable
from arizona.server.protocol.server import ServerMessage

ROOT = Path(__file__).resolve().parents[2]
CLIENT_TYPES: tuple[type, ...] = get_args(ClientMessage)


@settings(max_examples=40)
@given(st.data())
@pytest.mark.parametrize("kind", CLIENT_TYPES, ids=lambda kind: str(kind.__name__))
def test_a_client_message_reads_back(kind: Any, data: st.DataObject) -> None:
    message = data.draw(built(kind))
    assert client_decoder.decode(encoder.encode(message)) == message


def built(kind: Any) -> st.SearchStrategy[Any]:
    """Build an arbitrary message of a kind from the schema of its fields."""
    known = msgspec.inspect.type_info(kind)
    assert isinstance(known, msgspec.inspect.StructType)
    fields = {field.name: value_of(field.type) for field in known.fields}
    return st.builds(kind, **fields)


def value_of(type: Any) -> st.SearchStrategy[Any]:
    match type:
        case msgspec.inspect.IntType():
            return st.integers(type.ge or 0, type.le or 2**40)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.LiteralType():
            return st.sampled_from(type.values)
        case msgspec.inspect.StrType():
            if type.pattern:
                return st.from_regex(r"\A[A-Za-z0-9_-]{16,64}\Z")
            letters = st.characters(exclude_categories=["Cs"])
            return st.text(letters, min_size=type.min_length or 0, max_size=type.max_length)
        case msgspec.inspect.ListType():
            return st.lists(value_of(type.item_type), max_size=type.max_length or 4)
        case msgspec.inspect.StructType():
            return built(type.cls)
        case msgspec.inspect.UnionType():
            return st.one_of([value_of(part) for part in type.types])
        case _:
            raise AssertionError(f"no strategy for {type}")


def test_unknown_fields_and_types_are_refused() -> None:
    for text in ('{"type":"ping","more":1}', '{"type":"cheat"}', "{}", "[]", "null", '"move"'):
        with pytest.raises(msgspec.DecodeError):
            client_decoder.decode(text)


@pytest.mark.skipif(not (ROOT / "web").is_dir(), reason="no page sources here")
def test_the_types_of_the_page_are_up_to_date() -> None:
    command = [sys.executable, "-m", "arizona.server.protocol.typescript", "--check"]
    # Compiled modules have no annotations, so generate the types from the plain modules.
    env = {**os.environ, "ARIZONA_PURE": "1"}
    run = subprocess.run(command, cwd=ROOT, env=env, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_refusal_has_a_sentence() -> None:
    phrases = Phrases()
    for reason in get_args(Reason):
        assert phrases.has(Refusal(reason).message.id)


def test_the_examples_of_the_document_are_messages() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    blocks = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    lines = [line.strip() for block in blocks for line in block.strip().splitlines()]
    assert len(lines) > 10
    for line in lines:
        if '"type"' in line:
            client_decoder.decode(line)
        else:
            msgspec.json.decode(line, type=CreateTable)


def test_the_document_names_every_message() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage)):
        tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
        assert f'"{tag}"' in text or f"`{tag}`" in text, f"docs/protocol.md lacks {tag}"
