"""Server-rendered images: user-supplied names and pack ids are always escaped.

Link previews are tested in ``test_sharing.py``, reports in ``tests/lab/test_report.py``.
"""

from __future__ import annotations

import copy
import json
from typing import Any
from xml.etree import ElementTree

import pytest

from arizona.engine.entry_points import face, folder_of
from arizona.engine.match import Match
from arizona.engine.registry import get_game
from arizona.engine.rng import Rng
from arizona.games.trail.faces.printing_art import piece_art
from arizona.messages import Phrases
from arizona.server.services.pictures.share_picture import ShareRequest, draw
from arizona.server.services.pictures.table_pictures import plain
from tests.server.test_share_pins import review_with_four_moments

HOSTILE = "'\"></text></svg><b onload=x>&amp;"


def elements(svg: str) -> list[str]:
    """Return the elements of a well-formed image, in order."""
    return [one.tag.rpartition("}")[2] for one in ElementTree.fromstring(svg).iter()]


def with_text(value: Any, text: str) -> Any:
    """Return a copy of a view with all free text replaced: names, titles and ids."""
    if isinstance(value, dict):
        return {
            key: text
            if key in ("id", "name", "title", "text") and isinstance(inner, str)
            else with_text(inner, text)
            for key, inner in value.items()
        }
    return [with_text(one, text) for one in value] if isinstance(value, list) else value


def test_names_stay_text_in_shared_pictures() -> None:
    review, plate = review_with_four_moments()
    hostile = plate._replace(names=[HOSTILE] * 2, title=HOSTILE, table=HOSTILE)
    for square in (False, True):
        body = ShareRequest(square=square)
        expected = elements(draw(review, plate, body, Phrases("en")))
        assert elements(draw(review, hostile, body, Phrases("en"))) == expected
    assert elements(plain(HOSTILE, [HOSTILE], [1])) == elements(plain("Go", ["Ana"], [1]))


@pytest.mark.parametrize("name", ["knight", "rails", "trail"])
def test_a_board_is_drawn_from_numbers_and_constants(name: str) -> None:
    game = get_game(name)
    match = Match(game.setup(2), seed="markup")
    rng = Rng(5)
    for _ in range(60):
        legal = match.state.legal()
        if match.over or not legal:
            break
        match.push(legal[rng.below(len(legal))], "", listen=False)
    view = copy.deepcopy(dict(game.view(match.state)))
    own = face(name, "picture")
    assert own is not None
    expected = str(own.draw(view, ["Ana", "Ben"]))
    assert len(elements(expected)) > 20
    drawn = str(own.draw(with_text(view, HOSTILE), [HOSTILE] * 2))
    assert elements(drawn) == elements(expected) and "onload" not in drawn


def test_a_printed_piece_contains_no_text_of_its_pack() -> None:
    page = json.loads((folder_of("trail") / "faces" / "drawings.json").read_text("utf-8"))
    rows = ["X" * 3, HOSTILE[:3]]
    usual = f"<svg>{piece_art(page, 'own-piece', 'flora', ['XXX', '...'])}</svg>"
    drawn = f"<svg>{piece_art(page, HOSTILE, 'flora', rows)}</svg>"
    assert set(elements(drawn)) <= {*elements(usual), "ellipse", "circle", "path", "g"}
    assert "onload" not in drawn
