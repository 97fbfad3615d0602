"""The pins in the image of a shared review."""

from __future__ import annotations

import re
from itertools import pairwise

from arizona.messages import Phrases
from arizona.review.model import Assessment, Review
from arizona.review.summary import build_review
from arizona.review.valuation import reviewer_of
from arizona.server.services.pictures.share_picture import APART, ShareCard, ShareRequest, draw
from tests.review.games import played


def review_with_four_moments() -> tuple[Review, ShareCard]:
    """Return a review whose mistakes are in consecutive turns."""
    game = played("rails", ["random", "random"], "pins")
    reviewer = reviewer_of(game, 0.01)
    found = {}
    slips: dict[tuple[int, int], int] = {}
    for number in game.free[10:]:
        spot = game.spots[number]
        slips.setdefault((spot.seat, int(game.states[spot.moment].turn())), number)
    for number in game.free:
        spot = game.spots[number]
        lost = 9.0 if number in list(slips.values())[:4] else 0.0
        other = next(a for a in game.states[spot.moment].legal() if a != spot.action)
        found[number] = Assessment(
            moment=spot.moment,
            seat=spot.seat,
            played=spot.action,
            better=other if lost else spot.action,
            exact=False,
            value=0.0,
            best=lost,
            loss=lost,
            risk=9.0,
            outlook=[0.0, 0.0],
        )
    match = game.match
    plate = ShareCard("Rails", "Pins", match.names, match.state.scores(), match.winners(), "")
    return build_review(reviewer, found), plate


def test_the_picture_contains_the_logo() -> None:
    review, plate = review_with_four_moments()
    for square, height in ((False, 630), (True, 1080)):
        picture = draw(review, plate, ShareRequest(square=square), Phrases("en"))
        (below,) = re.findall(r'y="(\d+)"[^>]*>ARIZONA<', picture)
        assert int(below) <= height - 36


def test_pins_of_consecutive_moments_are_side_by_side() -> None:
    review, plate = review_with_four_moments()
    assert len(review.moments) == 4
    picture = draw(review, plate, ShareRequest(slips=True), Phrases("en"))
    heads: dict[str, list[float]] = {}
    for x, y in re.findall(r'<circle cx="([\d.]+)" cy="(\d+)" r="16"', picture):
        heads.setdefault(y, []).append(float(x))
    assert sum(map(len, heads.values())) == 4
    for side in heads.values():
        assert all(b - a >= APART - 0.2 for a, b in pairwise(side))
