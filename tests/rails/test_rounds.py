"""R-1.1, R-2, R-3 and R-6: setup, dice, turn order and nuggets."""

from __future__ import annotations

from pathlib import Path

import pytest

import arizona
from arizona.engine.content import builtin_folder
from arizona.engine.errors import OptionError
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.state import RailsState
from tests.rails.tables import choosing, content, kinds, land, run, table, texts_of

OPEN = land(station="E5")
STUCK = "E4 F5 E6 D5 D4 F4 F6 D6"
"""The spaces around E5. With a line on them, nothing can be drawn from there."""
NO_ONE = "E4 F5 E6 D5"
"""With a line on these, only the diagonal 5 can be drawn from E5."""


def rails(match: Match) -> RailsState:
    assert isinstance(match.state, RailsState)
    return match.state


@pytest.mark.rule("R-1.1", "R-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_die_more_than_players_is_rolled(seats: int) -> None:
    state = table(OPEN, seats=seats)
    for _ in range(seats + 1):
        assert state.to_move() == CHANCE
        assert [text.split()[1] for text in texts_of(state)] == list("123456")
        assert state.chance() == [1] * 6
        run(state, "roll 1" if state.rolled % 2 else "roll 2")
    assert state.to_move() == 0
    assert state.phase == phases.TAKING


@pytest.mark.rule("R-1.1", "R-2.1")
def test_seventeen_cards_three_open_one_after_the_other() -> None:
    assert len(content().cards) == 17
    state = arizona.get_game("rails").setup(3).start()
    assert isinstance(state, RailsState)
    for left in (17, 16, 15):
        assert state.to_move() == CHANCE
        assert len(state.legal()) == left == len(state.chance())
        assert all(text.startswith("card ") for text in texts_of(state))
        state.apply(state.legal()[left // 2])
    assert len(set(state.cards)) == 3
    assert texts_of(state) == ["start 1", "start 2", "start 3"]
    run(state, "start 2")
    assert state.starter == 1


@pytest.mark.rule("R-2.2")
def test_clashing_cards_may_come_together_unless_they_are_redrawn() -> None:
    game = arizona.get_game("rails")
    clashes = {
        "bad-weather": {"gold", "mountain-climber"},
        "gold": {"bad-weather"},
        "mountain-climber": {"bad-weather"},
        "closed-stations": {"inspector"},
        "inspector": {"closed-stations"},
    }
    for card in content().card_index:
        saved = game.setup(2).start()
        assert isinstance(saved, RailsState)
        run(saved, f"card {card}")
        assert len(saved.legal()) == 16
        redrawn = game.setup(2, {"clashes": "redraw"}).start()
        assert isinstance(redrawn, RailsState)
        run(redrawn, f"card {card}")
        offered = {text.split()[1] for text in texts_of(redrawn)}
        assert offered == set(content().card_index) - {card} - clashes.get(card, set())


@pytest.mark.rule("R-2.2")
def test_where_everything_clashes_any_card_left_is_drawn(tmp_path: Path) -> None:
    names = list(content().card_index)
    folder = tmp_path / "quarrel"
    folder.mkdir()
    for file in sorted((builtin_folder("rails") / "default").glob("*.toml")):
        lines = [line for line in file.read_text("utf-8").split("\n") if "clashes" not in line]
        text = "\n".join(lines).replace('name = "default"', 'name = "quarrel"')
        for name in names:
            others = [other for other in names if other != name]
            line = f'name = "{name}"\n'
            text = text.replace(line, f"{line}clashes = {others}\n", 1)
        (folder / file.name).write_text(text, "utf-8")
    game = arizona.get_game("rails")
    state = game.setup(2, {"clashes": "redraw"}, content=str(folder)).start()
    assert isinstance(state, RailsState)
    drawn = ["gold", "tourist"]
    for number, card in enumerate(drawn):
        run(state, f"card {card}")
        offered = {text.split()[1] for text in texts_of(state)}
        assert offered == set(names) - set(drawn[: number + 1])
    run(state, "card farmer")
    assert texts_of(state) == ["start 1", "start 2"]


@pytest.mark.rule("R-2.2")
def test_the_option_cards_fixes_the_three() -> None:
    match = arizona.new("rails", seed=1, cards="gold, bad-weather,tourist", clashes="redraw")
    names = [content().cards[card].name for card in rails(match).cards]
    assert names == ["gold", "bad-weather", "tourist"]
    assert match.moves[0].text.startswith("start ")


@pytest.mark.parametrize(
    ("cards", "word"),
    [
        ("gold,tourist,blizzard", "blizzard"),
        ("gold,gold,tourist", "twice"),
        ("gold,tourist", "expected 3 cards, found 2"),
        ("gold,tourist,miner,farmer", "expected 3 cards, found 4"),
        ("", "there is no card ''"),
        ("Gold,tourist,miner", "there is no card 'Gold'"),
    ],
)
def test_wrong_cards_are_named(cards: str, word: str) -> None:
    with pytest.raises(OptionError, match=word):
        arizona.new("rails", cards=cards)


@pytest.mark.rule("R-3.2")
def test_dice_are_taken_clockwise_from_the_start_player() -> None:
    state = table(OPEN, seats=3, starter=1)
    run(state, "roll 1", "roll 2", "roll 3", "roll 2")
    assert (state.to_move(), texts_of(state)) == (1, ["take 1", "take 2", "take 3"])
    run(state, "take 3")
    assert (state.to_move(), texts_of(state)) == (2, ["take 1", "take 2"])
    run(state, "take 2")
    assert (state.to_move(), texts_of(state)) == (0, ["take 1", "take 2"])
    run(state, "take 1")
    assert [route.die + 1 for route in state.routes] == [1, 3, 2]


@pytest.mark.rule("R-3.2")
def test_equal_dice_are_taken_automatically() -> None:
    state = table(OPEN)
    run(state, "roll 4", "roll 4")
    events = run(state, "roll 4")
    assert kinds(events) == ["die-rolled", "die-taken", "die-taken"]
    assert state.phase == phases.CHOOSING


@pytest.mark.rule("R-3.3")
def test_sections_are_drawn_in_the_same_order_after_all_dice_are_taken() -> None:
    state = table(OPEN, seats=3, starter=2)
    run(state, "roll 1", "roll 2", "roll 6", "roll 5", "take 1", "take 2")
    assert state.phase == phases.TAKING
    run(state, "take 6")
    order = []
    for _ in range(3):
        order.append(int(state.to_move()))
        run(state, "discard")
    assert order == [2, 0, 1]


@pytest.mark.rule("R-3.4")
def test_the_start_card_goes_left_and_the_die_left_over_is_unused() -> None:
    state = table(OPEN, seats=3, starter=2)
    run(state, "roll 1", "roll 2", "roll 6", "roll 5", "take 1", "take 2", "take 6")
    events = run(state, "discard", "discard", "discard")
    over = next(event for event in events if event.kind == "round-over")
    assert over.args["left"] == 5
    assert (state.starter, state.round, state.to_move()) == (0, 2, CHANCE)
    run(state, "roll 1", "roll 1", "roll 2", "roll 1")
    assert state.to_move() == 0
    assert texts_of(state) == ["take 1", "take 2"]  # nothing is left over from round 1


# --- nuggets ----------------------------------------------------------------------------------


@pytest.mark.rule("R-6.1")
def test_a_nugget_buys_any_other_value_that_can_be_drawn() -> None:
    state = choosing(OPEN, "E5", 3, line="F5 D5 E6", gold=2, spent=1)
    # Only E4 is free next to E5: 1, 2, 3, 4 and 6 go through it, and 5 goes diagonally.
    assert texts_of(state) == [
        "use", "nugget 1", "nugget 2", "nugget 4", "nugget 5", "nugget 6",
    ]  # fmt: skip
    run(state, "nugget 6")
    assert state.routes[0].spent == 2
    assert texts_of(state) == ["draw E5 E4 E3"]


@pytest.mark.rule("R-6.1")
def test_a_used_nugget_is_gone() -> None:
    state = choosing(OPEN, "E5", 3, gold=3, spent=3)
    assert texts_of(state) == ["use", "discard"]


@pytest.mark.rule("R-6.2")
def test_without_a_nugget_the_die_may_be_discarded_for_one() -> None:
    state = choosing(OPEN, "E5", 1)
    events = run(state, "discard")
    assert [event.kind for event in events if event.seat == 0] == ["die-discarded", "nugget-got"]
    assert (state.routes[0].gold, state.routes[0].spent) == (1, 0)
    assert state.to_move() == 1


@pytest.mark.rule("R-6.2")
def test_without_a_nugget_and_without_a_section_the_die_must_be_discarded() -> None:
    state = choosing(OPEN, "E5", 1, line=NO_ONE)
    assert state.to_move() == 1  # seat 1 had no choice
    assert state.routes[0].gold == 1


@pytest.mark.rule("R-6.3")
def test_a_player_with_a_nugget_must_draw_if_possible() -> None:
    state = choosing(OPEN, "E5", 1, gold=1)
    assert "discard" not in texts_of(state)
    forced = choosing(OPEN, "E5", 1, line=NO_ONE, gold=1)
    assert forced.routes[0].spent == 1  # only a 5 can be drawn, so the nugget is spent on it
    assert set(texts_of(forced)) == {
        "draw E5 D4 C3",
        "draw E5 F4 G3",
        "draw E5 F6 G7",
        "draw E5 D6 C7",
    }


@pytest.mark.rule("R-6.3")
def test_a_stuck_player_with_a_nugget_passes_and_gets_nothing() -> None:
    state = choosing(OPEN, "E5", 1, line=STUCK, gold=1)
    assert state.to_move() == 1
    assert (state.routes[0].gold, state.routes[0].spent) == (1, 0)


@pytest.mark.rule("R-6.3")
def test_only_the_players_own_die_can_be_used() -> None:
    state = choosing(OPEN, "E5", 5, line=NO_ONE, gold=1)
    assert state.phase == phases.DRAWING
    assert state.routes[0].spent == 0


@pytest.mark.rule("R-6.4")
def test_at_most_ten_nuggets_can_be_gained() -> None:
    state = choosing(OPEN, "E5", 1, gold=10, spent=10)
    assert state.phase == phases.DRAWING  # the player can draw, so discarding is not allowed
    stuck = choosing(OPEN, "E5", 1, line=NO_ONE, gold=10, spent=10)
    assert stuck.to_move() == 1
    assert stuck.routes[0].gold == 10


@pytest.mark.rule("R-3.3", "R-6.2")
def test_turns_grow_with_every_die_and_every_section() -> None:
    match = arizona.new("rails", seed=4, seats=4)
    rng = Rng(4)
    before = -1
    seat = -1
    for _ in range(60):
        state = rails(match)
        if state.to_move() != seat:
            assert state.turn() > before
        seat, before = int(state.to_move()), int(state.turn())
        match.play(state.legal()[rng.below(len(state.legal()))])
