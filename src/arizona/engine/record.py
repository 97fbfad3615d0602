"""Records: a match as a header and a list of moves in text form, including chance events.

Replaying a record needs no random generator. Saved games, undo, replays, bug reports and golden
tests all use records. ``docs/record-format.md`` describes the file format.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Final, NamedTuple, final

from arizona.engine.errors import RecordError, unreadable, unwritable
from arizona.engine.game import OptionValue
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.state import CHANCE
from arizona.engine.text import is_plain, quoted

FORMAT: Final = "arizona-record 1"
CHANCE_MARK: Final = "*"
RESIGNS: Final = "resigns"
IS_GONE: Final = "is gone"
OUT_OF_TIME: Final = "is out of time"
AGREES: Final = "agrees on a draw"
NOBODY_LEFT: Final = "nobody plays on"
REMARKS: Final = (RESIGNS, IS_GONE, OUT_OF_TIME, AGREES, NOBODY_LEFT)
"""Record lines that are not moves of the game. No game may have a move with one of these texts."""
NO_ACTION: Final = -1
"""Action of a remark."""
KNOWN_KEYS: Final = (
    "format",
    "game",
    "rules",
    "content",
    "seats",
    "bots",
    "options",
    "date",
    "note",
    "take_back",
    "moves",
    "result",
)
MAX_BYTES: Final = 16 * 1024 * 1024
"""Maximum file size in bytes. A complete game needs far less than 1% of this."""


class Move(NamedTuple):
    """A move of a record: the seat that made it (or ``CHANCE``), its action and its text.

    Remarks such as ``2 resigns`` are stored as moves with ``NO_ACTION``.
    """

    seat: int
    action: int
    text: str

    def line(self) -> str:
        """Return the line in a record file: ``1 jump 4,-1``, or ``* deal Mesa`` for chance."""
        return f"{CHANCE_MARK if self.seat == CHANCE else self.seat + 1} {self.text}"


@final
class Record:
    """The header and the move lines of a record file."""

    def __init__(
        self,
        game: str,
        rules: int,
        content: str,
        digest: str,
        seats: list[str],
        options: dict[str, OptionValue],
        lines: list[str],
        *,
        bots: list[str] | None = None,
        date: str = "",
        note: str = "",
        take_back: bool = False,
        result: list[int] | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.content: Final = content
        self.digest: Final = digest
        self.seats: Final = seats
        self.bots: Final[list[str]] = bots or [""] * len(seats)
        """The bot that plays each seat; an empty string for a person."""
        self.options: Final = options
        self.lines: Final = lines
        self.date: Final = date
        self.note: Final = note
        self.take_back: Final = take_back
        """Whether chance events could be undone and redrawn during the match."""
        self.result: Final = result
        """Final scores if the game is finished; verified on replay."""

    def cut(self, count: int) -> Record:
        """Return a record of the first ``count`` moves, without a result.

        >>> record = arizona.new("knight", seed=7).record()
        >>> len(record.lines), record.cut(2).lines == record.lines[:2]
        (6, True)
        """
        return self._with(self.lines[:count], None)

    def with_result(self, scores: list[int]) -> Record:
        """Return a copy of the record with the final scores."""
        return self._with(list(self.lines), scores)

    def _with(self, lines: list[str], result: list[int] | None) -> Record:
        return Record(
            self.game,
            self.rules,
            self.content,
            self.digest,
            list(self.seats),
            dict(self.options),
            lines,
            bots=list(self.bots),
            date=self.date,
            note=self.note,
            take_back=self.take_back,
            result=result,
        )

    def dumps(self) -> str:
        """Return the record as JSON with one move per line."""
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": {"name": self.content, "hash": self.digest},
            "seats": self.seats,
        }
        if any(self.bots):
            head["bots"] = self.bots
        head["options"] = self.options
        if self.date:
            head["date"] = self.date
        if self.note:
            head["note"] = self.note
        if self.take_back:
            head["take_back"] = True
        rows = [f"  {_json(key)}: {_json(value)}" for key, value in head.items()]
        moves = ",\n".join(["    " + _json(line) for line in self.lines])
        rows.append('  "moves": [\n' + moves + "\n  ]" if moves else '  "moves": []')
        if self.result is not None:
            rows.append(f'  "result": {_json(self.result)}')
        return "{\n" + ",\n".join(rows) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file atomically."""
        save_atomically(Path(path), self.dumps())


def load_record(path: str | Path) -> Record:
    """Read a record file. Raises ``RecordError`` if it is invalid.

    >>> arizona.new("knight", seed=7, names=["Ann", "Ben"]).record().save("game.json")
    >>> arizona.load_record("game.json").seats
    ['Ann', 'Ben']
    """
    try:
        with Path(path).open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(unreadable(error, str(path))) from None
    except ValueError:
        raise _bad_file(quoted(str(path)), "not a valid file name", "name") from None
    if len(raw) > MAX_BYTES:
        raise _bad_file(str(path), "too large to be a game file", "too-large")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise _bad_file(str(path), "not a game file (it is not text)", "not-text") from None
    return parse_record(text, str(path))


def parse_record(text: str, source: str = "record") -> Record:
    """Parse the text of a record. Raises ``RecordError`` if it is invalid."""
    if not text.strip():
        raise _bad_file(source, "the file is empty", "empty")
    try:
        data = json.loads(text, object_pairs_hook=_unique_keys)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        english = f"not a complete game file: {error.msg} ({where})"
        raise _no_record(source, english, error.lineno) from None
    except RecordError as error:
        raise _no_record(source, str(error)) from None
    except (ValueError, RecursionError):
        raise _no_record(source, "not a game file") from None
    if not isinstance(data, dict):
        raise _no_record(source, "expected a game file (a JSON object)")
    return _read_object(data, source)


def _error(id: str, source: str, english: str, args: dict[str, Arg]) -> RecordError:
    return RecordError(ValidationMessage(id, f"{source}: {english}", {"file": source, **args}))


def _bad_file(source: str, english: str, cause: str) -> RecordError:
    return _error("content-unreadable", source, english, {"cause": cause})


def _no_record(source: str, english: str, line: int = 0) -> RecordError:
    return _error("terminal-file-no-record", source, english, {"line": line})


def _bad_field(source: str, field: str, english: str) -> RecordError:
    return _error("terminal-file-field", source, f"{field}: {english}", {"field": field})


def _unknown_field(source: str, place: str, field: object) -> RecordError:
    english = f"{place}unknown key {_short(field)}"
    return _error("terminal-file-unknown-field", source, english, {"field": _short(field)})


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Build a JSON object. Raises ``RecordError`` for duplicate keys, which are ambiguous."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"the key {_short(key)} appears twice")
        found[key] = value
    return found


def _read_object(data: dict[str, object], source: str) -> Record:
    found = data.get("format")
    if found != FORMAT:
        raise _bad_field(source, "format", f"expected '{FORMAT}', found {_short(found)}")
    for key in data:
        if key not in KNOWN_KEYS:
            raise _unknown_field(source, "", key)
    content = data.get("content")
    if not isinstance(content, dict):
        raise _bad_field(source, "content", "expected a name and a hash")
    for key in content:
        if key not in ("name", "hash"):
            raise _unknown_field(source, "content: ", key)
    rules = data.get("rules")
    if isinstance(rules, bool) or not isinstance(rules, int):
        raise _bad_field(source, "rules", f"expected a version number, found {_short(rules)}")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise _bad_field(source, "options", "expected names with values")
    values: dict[str, OptionValue] = {}
    for key, value in options.items():
        if not isinstance(value, (str, int, bool)):
            english = f"{_short(key)}: expected a text, number or flag"
            raise _bad_field(source, "options", english)
        for text in (key, value):
            if isinstance(text, str) and not is_plain(text):
                raise _bad_field(source, "options", f"expected plain text, found {_short(text)}")
        values[str(key)] = value
    seats = _texts(data, "seats", source)
    bots = _texts(data, "bots", source) if "bots" in data else [""] * len(seats)
    if len(bots) != len(seats):
        raise _bad_field(source, "bots", "expected one entry per seat, empty for a person")
    take_back = data.get("take_back", False)
    if not isinstance(take_back, bool):
        raise _bad_field(source, "take_back", f"expected a flag, found {_short(take_back)}")
    result = data.get("result")
    scores: list[int] | None = None
    if result is not None:
        if not isinstance(result, list) or not all(isinstance(item, int) for item in result):
            raise _bad_field(source, "result", "expected a list of scores")
        scores = [int(item) for item in result]
    return Record(
        _text(data, "game", source),
        rules,
        _text(content, "name", source),
        _text(content, "hash", source),
        seats,
        values,
        _texts(data, "moves", source),
        bots=bots,
        date=_text(data, "date", source, ""),
        note=_text(data, "note", source, ""),
        take_back=take_back,
        result=scores,
    )


def _text(data: dict[str, object], key: str, source: str, default: str | None = None) -> str:
    value = data.get(key, default)
    if not isinstance(value, str):
        raise _bad_field(source, key, f"expected a text, found {_short(value)}")
    if not is_plain(value):
        raise _bad_field(source, key, f"expected plain text, found {_short(value)}")
    return value


def _texts(data: dict[str, object], key: str, source: str) -> list[str]:
    value = data.get(key)
    if not isinstance(value, list):
        raise _bad_field(source, key, f"expected a list of texts, found {_short(value)}")
    for item in value:
        if not isinstance(item, str):
            raise _bad_field(source, key, f"expected texts, found {_short(item)}")
        if not is_plain(item):
            raise _bad_field(source, key, f"expected plain text, found {_short(item)}")
    return value


def _short(value: object) -> str:
    return quoted(value, 40)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def save_atomically(path: Path, text: str) -> None:
    """Write a text file atomically."""
    try:
        handle, scratch = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise RecordError(unwritable(str(path), error)) from None
    except ValueError:
        args: dict[str, Arg] = {"file": quoted(str(path)), "cause": "name"}
        english = "cannot write {file}: not a valid file name"
        said = ValidationMessage("terminal-file-unwritable", english, args)
        raise RecordError(said) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(scratch).chmod(0o644)
        Path(scratch).replace(path)
    except BaseException as error:
        Path(scratch).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise RecordError(unwritable(str(path), error)) from None
        raise
