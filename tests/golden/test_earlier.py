"""Records written by the version before the third edition still replay, move by move.

The files were saved by that version. Since then, the texts in the default packs of Rails and Trail
have changed (``Game.rewordings``), and Trail has rules version 3.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arizona
from arizona.engine.errors import ContentMismatchError
from arizona.engine.record import load_record
from arizona.engine.replay import replay

FILES = sorted((Path(__file__).parent / "earlier").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_earlier_record_replays_to_its_result(path: Path) -> None:
    match = arizona.load(str(path))
    saved = json.loads(path.read_text("utf-8"))
    assert match.over
    assert [move.line() for move in match.moves] == saved["moves"]
    assert match.state.scores() == saved["result"]
    again = replay(match.record())
    assert again.state.scores() == match.state.scores()


@pytest.mark.parametrize("game", arizona.game_names())
def test_rewordings_name_the_current_pack(game: str) -> None:
    """After another text change, its table must be extended, or earlier records cannot load."""
    rewordings = arizona.get_game(game).rewordings
    digest = arizona.get_game(game).setup().content.digest
    assert set(rewordings) <= {digest}
    for path in FILES:
        record = load_record(str(path))
        if record.game == game:
            assert arizona.get_game(game).plays_content(digest, record.digest)


def test_another_pack_is_still_refused(tmp_path: Path) -> None:
    saved = json.loads(FILES[0].read_text("utf-8"))
    saved["content"]["hash"] = "0" * 16
    path = tmp_path / "other.json"
    path.write_text(json.dumps(saved))
    with pytest.raises(ContentMismatchError):
        arizona.load(str(path))
