"""Writes the TypeScript types of the protocol and of the games' views.

``python -m arizona.server.protocol.typescript`` writes the files; with ``--check`` it only reports
whether they are up to date.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import UnionType
from typing import Any, Final, cast, get_args

import msgspec

import arizona
from arizona._form import compiled
from arizona.engine.entry_points import package_of
from arizona.server.protocol.bot_api import BOT_TYPES
from arizona.server.protocol.client import ClientMessage
from arizona.server.protocol.daily import DAILY_TYPES
from arizona.server.protocol.friends import FRIEND_TYPES
from arizona.server.protocol.moderation import MODERATION_TYPES
from arizona.server.protocol.parts import VERSION, Reason
from arizona.server.protocol.people import PEOPLE_TYPES
from arizona.server.protocol.profiles import PROFILE_TYPES
from arizona.server.protocol.puzzles import PUZZLE_TYPES
from arizona.server.protocol.ratings import RATING_TYPES
from arizona.server.protocol.rest import REST_TYPES
from arizona.server.protocol.seeks import SEEK_TYPES
from arizona.server.protocol.server import ServerMessage
from arizona.server.protocol.tournaments import TOURNAMENT_TYPES
from arizona.server.protocol.workshop import WORKSHOP_TYPES

SOURCES: Final = Path("web/src")
PROTOCOL: Final = SOURCES / "lib" / "generated" / "protocol.ts"
GAMES: Final = SOURCES / "games"
HEADER: Final = """\
// Made by `python -m arizona.server.protocol.typescript` from the message types of the server.
// Do not edit: a test compares this file with what the types say.

"""

Schema = dict[str, Any]


def view_type(game: str) -> type:
    """Return the TypedDict of a game's view: ``<Game>View`` in its ``view.py``."""
    module = importlib.import_module(f"{package_of(game)}.words.view")
    return cast(type, getattr(module, f"{game.capitalize()}View"))


def generate() -> dict[Path, str]:
    """Return the files by path: the protocol, and the view of each game the page has."""
    games = [game for game in arizona.game_names() if (GAMES / game).is_dir()]
    files = {GAMES / game / "view.ts": _view_file(game) for game in games}
    unions: dict[str, UnionType] = {
        "ServerMessage": ServerMessage,
        "ClientMessage": ClientMessage,
    }
    _, components = msgspec.json.schema_components(
        [
            *unions.values(),
            *REST_TYPES,
            *PUZZLE_TYPES,
            *WORKSHOP_TYPES,
            *PEOPLE_TYPES,
            *DAILY_TYPES,
            *FRIEND_TYPES,
            *SEEK_TYPES,
            *BOT_TYPES,
            *TOURNAMENT_TYPES,
            *RATING_TYPES,
            *PROFILE_TYPES,
            *MODERATION_TYPES,
        ],
        ref_template="#/{name}",
    )
    out = [f"{HEADER}export const PROTOCOL_VERSION = {VERSION};\n"]
    out.append(_union("Reason", [f'"{reason}"' for reason in get_args(Reason)]))
    for name, schema in components.items():
        out.append(_interface(name, schema))
    for name, union in unions.items():
        out.append(_union(name, [member.__name__ for member in get_args(union)]))
    files[PROTOCOL] = "\n".join(out)
    return files


def _view_file(game: str) -> str:
    _, components = msgspec.json.schema_components([view_type(game)], ref_template="#/{name}")
    parts = [_interface(name, schema) for name, schema in components.items()]
    return HEADER + "\n".join(parts)


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _interface(name: str, schema: Schema) -> str:
    about = _comment(schema.get("description", ""))
    if "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    rows = []
    for field, part in schema["properties"].items():
        mark = "" if field in required else "?"
        rows.append(f"  {field}{mark}: {_type(part)};\n")
    return f"{about}export interface {name} {{\n{''.join(rows)}}}\n"


def _comment(text: str) -> str:
    if not text or text.startswith("dict("):
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    body = "".join(f" * {line}".rstrip() + "\n" for line in lines)
    return f"/**\n{body} */\n"


def _type(schema: Schema) -> str:
    if "x-typescript" in schema:
        return str(schema["x-typescript"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        values = schema["enum"]
        if sorted(values, key=str) == sorted(get_args(Reason)):
            return "Reason"
        return " | ".join(f'"{value}"' for value in values)
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    names = {"integer": "number", "string": "string", "boolean": "boolean", "null": "null"}
    if isinstance(kind, list):
        return " | ".join(dict.fromkeys(names.get(str(item), "unknown") for item in kind))
    return names.get(str(kind), "number" if kind == "number" else "unknown")


def stale() -> list[Path]:
    """Return the files that differ from the generated text."""
    return [
        path
        for path, text in generate().items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Write the files, or with ``--check`` report whether they are up to date."""
    if compiled():
        print("compiled modules keep no annotations; set ARIZONA_PURE=1", file=sys.stderr)
        return 2
    if "--check" in arguments:
        old = stale()
        for path in old:
            print(f"{path} is stale: run python -m arizona.server.protocol.typescript")
        return 1 if old else 0
    for path, text in generate().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
