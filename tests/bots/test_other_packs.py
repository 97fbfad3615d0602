"""A bot that plays with different packs must not reuse cached results of another pack.

All packs of a game use the same names, so nothing may be cached by name.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.players import players_of
from arizona.bots.roster import make_bot
from arizona.engine.content import Content, builtin_folder, check_pack, read_pack
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE
from arizona.games.rails.content.sheet_checks import Counts
from arizona.games.rails.content.sheet_generator import random_rows
from arizona.games.rails.rules.sheet import LETTERS

PACKS = 12
LONG = 3600.0
BOTS = {
    "knight": ("greedy", "search:iterations=6", "learned:iterations=2"),
    "rails": ("greedy", "search:iterations=6", "learned:iterations=6"),
    "trail": ("greedy", "search:iterations=4", "learned:iterations=4"),
}


def tables_of(game: str) -> tuple[Any, dict[str, Any]]:
    folder = builtin_folder(game) / "default"
    pack = read_pack(folder if folder.is_dir() else folder.with_suffix(".toml"))
    return pack, cast(dict[str, Any], pack.tables)


def knight_pack(number: int) -> Content:
    pack, tables = tables_of("knight")
    tables["pack"]["title"] = f"Pack {number}"
    for place, tile in enumerate(tables["tile"]):
        if (number + place) % 2:
            tile["rows"] = [row[::-1] for row in tile["rows"]]
        if (number >> 1) % 2 and place < 4 + number:
            tile["rows"] = tile["rows"][::-1]
    first = number % len(tables["tile"])
    tables["tile"] = tables["tile"][first:] + tables["tile"][:first]
    return check_pack(get_game("knight"), pack)


def rails_pack(number: int) -> Content:
    """Return sheets of three sizes; the first keeps its name."""
    pack, tables = tables_of("rails")
    size = (10, 9, 8)[number % 3]
    saved = tables["sheet"][0]
    letters = "".join(saved["rows"])
    share = size * size / len(letters)
    tally = [round(letters.count(letter) * share) for letter in LETTERS]
    goods = min(tally[:6])
    tally[:6] = [goods] * 6
    tally[6] = size * size - sum(tally[:6]) - sum(tally[7:])
    counts = Counts(size, goods, tally[7], tally[6], tally[8])
    tables["counts"] = {
        "size": size,
        "goods": goods,
        "towns": tally[7],
        "mountains": tally[6],
        "stations": tally[8],
    }
    saved["rows"] = random_rows(f"pack {number}", tally, counts)
    tables["sheet"] = [saved]
    return check_pack(get_game("rails"), pack)


def trail_pack(number: int) -> Content:
    """Return a pack in which rewards, effects and boards are permuted."""
    pack, tables = tables_of("trail")
    step = 3 * number + 1
    for table, fields in (("flora", ("gain",)), ("fauna", ("effect", "moment", "text"))):
        rows = tables[table]
        moved = [{field: rows[(at + step) % 32][field] for field in fields} for at in range(32)]
        for row, new in zip(rows, moved, strict=True):
            row.update(new)
    arrows = [dict(one) for one in tables["arrows"]]
    for place, one in enumerate(tables["arrows"]):
        other = arrows[(place + number) % 3]
        one.update({side: other[side] for side in ("left", "top", "right", "bottom")})
    tables["arrows"][0]["left"] = f"{1 + number % 4} gold"
    return check_pack(get_game("trail"), pack)


MAKE = {"knight": knight_pack, "rails": rails_pack, "trail": trail_pack}


def positions(game: str, content: Content, number: int) -> list[Match]:
    """Return some decisions of a random game with this pack."""
    match = Match(get_game(game).setup(2, None, content), seed=f"packs {number}")
    rng = Rng(f"moves {number}")
    found: list[Match] = []
    match.settle()
    while not match.over and len(found) < 3:
        legal = match.state.legal()
        if len(legal) > 1 and len(match.moves) > 30 * (len(found) + 1):
            found.append(match.snapshot())
        match.play(legal[rng.below(len(legal))])
    return found


@pytest.fixture(scope="module", params=MAKE)
def packs(request: pytest.FixtureRequest) -> tuple[str, list[Content]]:
    game = str(request.param)
    made = [MAKE[game](number) for number in range(PACKS)]
    assert len({content.digest for content in made}) == PACKS
    assert len({content.name for content in made}) == 1
    return game, made


def test_a_reused_bot_decides_like_a_new_one_in_every_pack(
    packs: tuple[str, list[Content]],
) -> None:
    game, made = packs
    for name in BOTS[game]:
        used = make_bot(game, name, "seed")
        for number, content in enumerate(made):
            for match in positions(game, content, number):
                state = match.state
                fresh = make_bot(game, name, "seed")
                for mine, theirs in zip(used.generators(), fresh.generators(), strict=True):
                    mine.take(theirs)
                expected = fresh.decide(state.clone(), state.legal(), Clock(LONG))
                decided = used.decide(state.clone(), state.legal(), Clock(LONG))
                assert decided == expected, (name, number)


def test_an_evaluation_is_the_same_in_every_pack(packs: tuple[str, list[Content]]) -> None:
    game, made = packs
    used = players_of(game).evaluation()
    for number, content in enumerate(made):
        for match in positions(game, content, number):
            assert used.values(match.state) == players_of(game).evaluation().values(match.state)


@pytest.mark.parametrize("game", MAKE)
@pytest.mark.parametrize("seats", [2, 4])
def test_an_evaluation_has_a_value_during_setup(game: str, seats: int) -> None:
    owner = get_game(game)
    seats = min(seats, owner.max_seats)
    by_hand = players_of(game).evaluation()
    bot = make_bot(game, "learned:iterations=1", "seed")
    learned = getattr(bot, "evaluation", by_hand)
    rng = Rng("setup")
    state = owner.settle_options(owner.setup(seats), rng).start()
    while state.to_move() == CHANCE:
        for evaluation in (by_hand, learned):
            assert len(evaluation.values(state)) == seats
            assert all(-1000 < value < 1000 for value in evaluation.values(state))
        state.apply(state.pick(rng))
