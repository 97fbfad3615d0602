"""Record files: error messages for invalid records and the effects of a failed save."""

from __future__ import annotations

import json
import os
import pickle
import re
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arizona
from arizona.engine import record as records
from arizona.engine.content import new_pack, user_folder
from arizona.engine.errors import (
    ArizonaError,
    ContentMismatchError,
    OptionError,
    RecordError,
    RulesMismatchError,
)
from arizona.engine.match import Match
from arizona.engine.record import load_record, parse_record
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.engine.state import fingerprint
from tests.engine.files import finished, record_data, tiles, write

MATCH = finished()
TEXT = MATCH.record().dumps()


def changed(**values: Any) -> str:
    data = record_data(MATCH) | values
    return json.dumps({key: value for key, value in data.items() if value is not None})


def with_moves(**lines: str) -> str:
    """Return the record with some lines replaced, given as ``m7="1 tile Mesa"``."""
    moves = list(record_data(MATCH)["moves"])
    for place, line in lines.items():
        moves[int(place.removeprefix("m")) - 1] = line
    return changed(moves=moves)


# --- reading ------------------------------------------------------------------------------


def test_a_saved_record_is_read_completely(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    MATCH.record("a note").save(path)
    record = load_record(path)
    assert record.dumps() == MATCH.record("a note").dumps()
    assert fingerprint(arizona.load(str(path)).state) == fingerprint(MATCH.state)


def test_a_record_is_readable_one_move_a_line() -> None:
    lines = TEXT.splitlines()
    assert lines[1] == '  "format": "arizona-record 1",'
    assert re.fullmatch(r'    "\* deal \w+",', lines[lines.index('  "moves": [') + 1])
    assert json.loads(TEXT)["result"] == MATCH.state.scores()


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "the file is empty"),
        (b" \n\t\n", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "it is not text"),
        (bytes(range(256)), "it is not text"),
        (b"\x00\x01\x02", "not a complete game file"),
        (b"hello", "not a complete game file"),
        (b"[1, 2]", "expected a game file (a JSON object)"),
        (b"{}", "format: expected 'arizona-record 1', found nothing"),
        (b'{"format": "pgn"}', "found 'pgn'"),
        (b"[" * 100_000, "not a game file"),
        (b'{"rules": ' + b"9" * 5000 + b"}", "not a game file"),
    ],
)
def test_an_invalid_record_is_rejected(raw: bytes, said: str, tmp_path: Path) -> None:
    path = write(tmp_path, raw, "game.json")
    with pytest.raises(RecordError, match=re.escape(said)) as caught:
        load_record(path)
    assert str(path) in str(caught.value)


def test_a_missing_file_and_a_folder_are_reported(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        load_record(tmp_path / "none.json")
    with pytest.raises(RecordError, match="Is a directory"):
        load_record(tmp_path)


def test_a_file_that_is_too_large_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as stream:
        stream.truncate(records.MAX_BYTES + 1)
    with pytest.raises(RecordError, match="too large"):
        load_record(path)


@settings(max_examples=60)
@given(st.integers(1, len(TEXT) - 3))
def test_a_truncated_record_is_refused(length: int) -> None:
    with pytest.raises(RecordError):
        parse_record(TEXT[:length])


@settings(max_examples=150)
@given(st.integers(0, len(TEXT) - 1), st.sampled_from("0123456789abZ,-[]{}\"\\ *'é\x1b"))
def test_an_edited_record_replays_or_is_refused_with_a_sentence(place: int, char: str) -> None:
    edited = TEXT[:place] + char + TEXT[place + 1 :]
    try:
        match = replay(parse_record(edited))
    except ArizonaError as error:
        assert str(error)
        assert "\x1b" not in str(error)
    else:
        assert [move.line() for move in match.moves] == parse_record(edited).lines


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"winner": "me"}, "unknown key 'winner'"),
        ({"game": 7}, "game: expected a text, found 7"),
        ({"game": None}, "game: expected a text, found nothing"),
        ({"rules": "1"}, "rules: expected a version number, found '1'"),
        ({"rules": True}, "rules: expected a version number"),
        ({"content": "default"}, "content: expected a name and a hash"),
        ({"content": {"name": "default"}}, "hash: expected a text, found nothing"),
        ({"seats": "Ann"}, "seats: expected a list of texts"),
        ({"seats": [1, 2]}, "seats: expected texts, found 1"),
        ({"seats": ["a\x1b[31m", "b"]}, "seats: expected plain text, found 'a\\x1b[31m'"),
        ({"seats": ["\ud800", "b"]}, "seats: expected plain text, found '\\ud800'"),
        ({"bots": ["greedy"]}, "bots: expected one entry per seat"),
        ({"options": []}, "options: expected names with values"),
        ({"options": {"games": 1.5}}, "options: 'games': expected a text, number or flag"),
        ({"options": {"games": "\x07"}}, "options: expected plain text"),
        ({"moves": None}, "moves: expected a list of texts, found nothing"),
        ({"moves": "1 jump 2,3"}, "moves: expected a list of texts"),
        ({"moves": [["1"]]}, "moves: expected texts"),
        ({"result": "3:2"}, "result: expected a list of scores"),
        ({"result": ["3", "2"]}, "result: expected a list of scores"),
        ({"date": 5}, "date: expected a text"),
        ({"note": "x" * 50 + "\0"}, "note: expected plain text"),
    ],
)
def test_each_wrong_field_is_named(values: dict[str, Any], said: str) -> None:
    with pytest.raises(RecordError, match=re.escape(said)):
        parse_record(changed(**values))


# --- replaying ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (with_moves(m1="1 deal Mesa"), "move 1 '1 deal Mesa': expected a move of *"),
        (with_moves(m7="2 tile Mesa"), "move 7 '2 tile Mesa': expected a move of 1"),
        (with_moves(m7="tile Mesa"), "move 7 'tile Mesa': expected a move of 1"),
        (with_moves(m7="1"), "move 7 '1': '': a move of knight begins with one of"),
        (with_moves(m7="1 castle"), "move 7 '1 castle': 'castle': a move of knight begins"),
        (with_moves(m7="1 tile Nowhere"), "expected the name of a tile of this pack"),
        (with_moves(m7="1 jump 0,0"), "move 7 '1 jump 0,0': "),
        (with_moves(m7="1 turn 01"), "expected a whole number"),
        (with_moves(m1="* deal Mesa", m2="* deal Mesa"), "move 2 '* deal Mesa': action"),
        (changed(moves=[*record_data(MATCH)["moves"], "1 jump 0,0"]), "the game is over before it"),
        (changed(result=[1, 2]), "the record says the result was [1, 2], but its moves give"),
        (changed(moves=[], result=[0, 0]), "but its moves give an unfinished game"),
        (changed(seats=["alone"]), "knight is for 2 players, not 1"),
        (changed(options={"games": 3}), "option games: '3' is not one of 2, 1"),
        (changed(options={"speed": 3}), "knight has no option 'speed'"),
    ],
)
def test_moves_that_cannot_be_are_named(text: str, said: str) -> None:
    with pytest.raises(RecordError, match=re.escape(said)):
        replay(parse_record(text))


def test_a_record_of_an_unknown_game_is_rejected() -> None:
    with pytest.raises(ArizonaError, match="there is no game called 'chess'; choose one of: "):
        replay(parse_record(changed(game="chess")))


def test_an_unknown_rules_version_is_reported() -> None:
    with pytest.raises(
        RulesMismatchError, match="under knight rules 0; this program knows rules 1"
    ):
        replay(parse_record(changed(rules=0)))


def test_a_different_content_hash_is_reported() -> None:
    text = changed(content={"name": "default", "hash": "0123456789abcdef"})
    with pytest.raises(ContentMismatchError, match=r"'default' \(0123456789abcdef\).*but the pack"):
        replay(parse_record(text))


def test_a_missing_pack_is_reported_and_can_be_supplied(tmp_path: Path) -> None:
    own = write(tmp_path, tiles())
    match = arizona.new("knight", seed=3, content=str(own))
    match.play(match.state.legal()[0])
    record = parse_record(match.record().dumps())
    with pytest.raises(ContentMismatchError, match=r"needs the content pack 'mine'.*--content"):
        replay(record)
    assert fingerprint(replay(record, content=str(own)).state) == fingerprint(match.state)
    with pytest.raises(ContentMismatchError, match="give the right one"):
        replay(record, content="crooked")


def test_a_record_names_a_pack_never_a_file(tmp_path: Path) -> None:
    own = write(tmp_path, tiles())
    digest = arizona.new("knight", content=str(own)).setup.content.digest
    text = changed(content={"name": str(own), "hash": digest}, moves=[], result=None)
    with pytest.raises(ContentMismatchError, match="which is a path"):
        replay(parse_record(text))


def test_a_changed_pack_is_noticed() -> None:
    game = arizona.get_game("knight")
    path = new_pack(game, "mine")
    match = arizona.new("knight", seed=3, content="mine")
    record = match.record()
    assert replay(record).moves == match.moves
    path.write_text(path.read_text("utf-8").replace("Mitten", "Mittens"), "utf-8")
    with pytest.raises(ContentMismatchError):
        replay(record)
    path.unlink()
    assert user_folder("knight") == path.parent
    with pytest.raises(ContentMismatchError, match="no knight pack of that name"):
        replay(record)


def test_names_that_no_file_could_hold_are_refused() -> None:
    for name in ("bad\x1b[0m", "half\ud800", "two\nlines"):
        with pytest.raises(OptionError, match="is not plain text"):
            arizona.new("knight", names=[name, "Bo"])
    assert arizona.new("knight", names=["Jose María", "지은"]).names == ["Jose María", "지은"]


# --- saving -------------------------------------------------------------------------------


def test_a_failing_write_leaves_the_old_file_and_no_scratch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    MATCH.record("old").save(path)
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match=re.escape(f"cannot write {path}: No space left")):
        MATCH.record("new").save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.glob(".*")) == []


def test_an_interrupted_write_leaves_the_old_file_and_no_scratch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    MATCH.record("old").save(path)

    def interrupted(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        MATCH.record("new").save(path)
    assert load_record(path).note == "old"
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["game.json"]


def test_unwritable_paths_are_reported(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot write"):
        MATCH.record().save(tmp_path / "none" / "game.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(RecordError, match="cannot write"):
        MATCH.record().save(tmp_path / "folder.json")
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == []


def test_a_read_only_folder_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "fixed"
    folder.mkdir()
    if os.geteuid() == 0:  # root can write everywhere, so simulate the error

        def refuse(*args: object, **options: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(tempfile, "mkstemp", refuse)
    folder.chmod(0o555)
    with pytest.raises(RecordError, match=r"cannot write .*: Permission denied"):
        MATCH.record().save(folder / "game.json")
    folder.chmod(0o755)


def test_a_record_of_older_playable_rules_replays_by_them() -> None:
    game = arizona.get_game("trail")
    match = Match(game.setup(2, rules=2), seed=3)
    rng = Rng(3)
    for _ in range(120):
        match.settle()
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    text = match.record().dumps()
    data = json.loads(text)
    assert data["rules"] == 2
    assert data["options"] == {"last_turn_order": False, "blossom_climbs": False}
    again = replay(parse_record(text))
    assert again.setup.rules == 2
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.record().dumps() == text
    assert pickle.loads(pickle.dumps(again)).setup.rules == 2
    # The same moves lead to a different position under the current rules.
    current = replay(parse_record(json.dumps({**data, "rules": 3, "moves": data["moves"][:40]})))
    assert fingerprint(current.state) != fingerprint(match.at(40).state)
    with pytest.raises(OptionError, match="another game"):
        match.restore(Match(game.setup(2), seed=3))


def test_options_exist_from_their_rules_version_on() -> None:
    game = arizona.get_game("trail")
    assert "jackalope_moves_tracker" in game.setup().options
    with pytest.raises(OptionError, match="has no option 'jackalope_moves_tracker'; it has: last_"):
        game.setup(2, {"jackalope_moves_tracker": True}, rules=2)
    with pytest.raises(OptionError, match="trail is played by rules 2 and 3, not 1"):
        game.setup(2, rules=1)


@pytest.mark.parametrize("name", arizona.game_names())
def test_records_are_exact_in_every_game(name: str) -> None:
    """Records require exact capitalization, and the error shows it; user input may differ."""
    match = arizona.new(name, seed=7)
    rng = Rng(1)
    seen: set[str] = set()
    while not match.over and len(match.moves) < 200:
        state = match.state
        action = state.legal()[rng.below(len(state.legal()))]
        text = match.game.text(state, action)
        verb = text.partition(" ")[0]
        for other in (text.lower(), text.upper()):
            if verb not in seen and other != text:
                mover = int(state.to_move()) + 1
                with pytest.raises(RecordError, match=re.escape(f"expected '{text}'; capitals")):
                    match.snapshot().follow(f"{mover} {other}")
                assert match.game.parse(state, other) == action
        seen.add(verb)
        match.play(action)
    assert len(seen) > 2
