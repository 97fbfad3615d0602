"""The Ladder, Weather and Spirits (T-9)."""

from __future__ import annotations

import pytest

from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import directions
from arizona.games.trail.rules.effects.weather import carry_out, extreme_seats
from tests.trail.table import Table
from tests.trail.test_journey import plain


def place_a_domino(table: Table, at: str) -> None:
    table.take_piece("sacred-datura")
    table.ask(f.ASK_PLACE, 0, 0, table.content.pieces.index["sacred-datura"])
    table.play(f"place {at}")


@pytest.mark.rule("T-9.1")
def test_one_level_and_up_to_two_boosts() -> None:
    table = Table()
    table.purse(0, 9)
    table.ask(f.ASK_CLAIM, 0)
    table.player(0).ladder = 13
    place_a_domino(table, "B4")
    assert table.player(0).ladder == 14
    table.play("boost")
    assert table.player(0).ladder == 15
    assert table.player(0).all_markers == 4
    table.play("boost")
    assert table.player(0).ladder == 16
    table.play("advance desert", "advance desert")
    assert table.state.depth == 0  # no third boost


@pytest.mark.rule("T-9.1")
def test_a_free_boost_is_one_of_the_two() -> None:
    table = Table()
    table.give_card(0, "ringtail")
    table.give_card(0, "broad-tailed-hummingbird")
    table.purse(0, 0)
    table.player(0).ladder = 13
    table.ask(f.ASK_BOOST, 0, 0)
    assert set(table.verbs("use")) == {"ringtail", "broad-tailed-hummingbird"}
    table.play("use ringtail", "use broad-tailed-hummingbird")
    assert table.player(0).ladder == 15
    assert table.state.depth == 0


@pytest.mark.rule("T-9.1", "T-5.5")
def test_a_cheaper_boost_is_paid_for() -> None:
    table = Table()
    table.give_card(0, "mountain-bluebird")
    table.purse(0, 1)
    table.player(0).ladder = 13  # 3 minus 2
    table.ask(f.ASK_BOOST, 0, 0)
    assert "boost" not in table.legal()
    table.play("use mountain-bluebird")
    assert (table.player(0).ladder, table.has(0, "turquoise")) == (14, 0)


@pytest.mark.rule("T-9.2")
def test_prices_are_read_at_the_level_left_and_rise() -> None:
    tables = Table().content
    first = [int(tables.boost_price[level]) for level in range(21)]
    second = [int(tables.boost_price[32 + level]) for level in range(21)]
    assert (first[1], second[1]) == (1, 2)
    assert first == sorted(first)
    assert second == sorted(second)
    assert tables.ladder_texts[3] == "1 terrain"
    assert tables.ladder_texts[9] == "1 grit"
    assert tables.ladder_texts[15] == "1 marker"
    assert tables.ladder_texts[18] == "2 grit"


@pytest.mark.rule("T-9.2", "T-9.5")
def test_the_top_pays_by_arrival_and_then_nothing_is_offered() -> None:
    table = Table(4)
    for seat, grit in enumerate([3, 2, 1, 0]):
        table.purse(seat, 9)
        table.player(seat).ladder = 20
        table.state.depth = 0
        table.push(f.ASK_BOOST, seat, 0)
        table.play("boost")
        assert table.player(seat).ladder == 21
        assert table.player(seat).grit == grit
        assert table.state.depth == 0
    table.ask(f.CLIMB, 0)
    assert table.player(0).ladder == 21


@pytest.mark.rule("T-9.3")
def test_weather_draws_two_and_one_is_chosen() -> None:
    table = Table()
    table.ask(f.WEATHER_COMES, 1)
    assert len(table.legal()) == 25
    table.play("draw desert-rainbow", settle=False)
    assert len(table.legal()) == 24
    table.play("draw perfect-blue-day", settle=False)
    assert table.legal() == ["weather desert-rainbow", "weather perfect-blue-day"]
    assert table.mover == 1
    table.play("weather desert-rainbow")
    assert table.mover == 1  # the player who drew decides first
    table.play("advance canyon")
    assert table.mover == 0  # then the others decide for themselves
    table.play("advance desert")
    assert table.state.depth == 0


@pytest.mark.rule("T-9.3")
def test_with_fewer_than_two_unseen_all_are_mixed_again() -> None:
    table = Table()
    table.state.weather_unseen = 1
    table.ask(f.WEATHER_COMES, 0)
    assert len(table.legal()) == 25
    other = Table()
    other.state.weather_unseen = 3
    other.ask(f.WEATHER_COMES, 0)
    assert len(other.legal()) == 2


@pytest.mark.rule("T-9.3")
def test_affected_players_are_determined_before_weather_is_resolved() -> None:
    table = Table(4)
    for seat, water in enumerate([2, 1, 1, 5]):
        table.stock(seat, water=water, turquoise=0)
    card = table.content.weather.index["monsoon-downpour"]
    result = table.content.weather_says[3 * card + 2]
    assert result.endswith("Whoever has the least Water gains 1 Turquoise.")
    table.state.depth = 0
    carry_out(table.state, 0, card)
    table.state.run()
    assert [table.has(seat, "water") for seat in range(4)] == [4, 3, 3, 7]
    assert [table.has(seat, "turquoise") for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("T-9.3")
def test_most_affects_nobody_at_zero_and_fewest_always_somebody() -> None:
    table = Table(3)
    stars = COUNTERS.index("stars")
    assert extreme_seats(table.state, stars, most=True) == 0
    assert extreme_seats(table.state, stars, most=False) == 0b111
    gold = COUNTERS.index("gold")
    for seat, amount in enumerate((-2, -1, -5)):
        table.player(seat).gold = amount
    assert extreme_seats(table.state, gold, most=True) == 0  # nor does a negative maximum
    assert extreme_seats(table.state, gold, most=False) == 0b100
    table.player(0).stars = table.player(2).stars = 1
    assert extreme_seats(table.state, stars, most=True) == 0b101  # tied players are all affected


@pytest.mark.rule("T-9.3")
def test_weather_never_moves_on_the_ladder() -> None:
    for text in ("each: gain 1 spirit", "each: gain 1 marker", "each: free boost"):
        with pytest.raises(ValueError, match="Weather"):
            directions(text)


@pytest.mark.rule("T-9.4")
def test_terrain_from_the_ladder_is_free_and_one_at_a_time() -> None:
    table = Table()
    table.player(0).ladder = 12
    table.purse(0, 0)
    table.ask(f.CLIMB, 0)
    assert len(table.verbs("advance")) == 4
    table.play("advance mountain")
    assert len(table.verbs("advance")) == 4
    table.play("advance plateau")
    assert table.state.depth == 0


@pytest.mark.rule("T-9.6")
def test_the_fourth_marker_is_usable_from_the_next_turn() -> None:
    table = Table()
    table.give_spirit(0, "jackalope")
    plain(table, 0, markers=0, dutchmen=1, ordered=1)
    table.player(0).ladder = 14
    table.purse(0, 9)
    piece = table.open_piece("sacred-datura")
    table.turn(0, week=2)
    table.play("jackalope", piece, "place B4", "done")
    assert table.player(0).markers == 1
    assert table.player(0).all_markers == 4
    table.play("gateway")  # no choice of how: only the Dutchman is available in this turn
    assert table.player(0).dutchmen == 0
    assert table.player(0).markers == 1
    table.turn(0, week=2)
    assert "gateway" in table.legal()


@pytest.mark.rule("T-9.7")
def test_choosing_a_spirit() -> None:
    table = Table(3)
    table.give_spirit(1, "javelina")
    table.player(0).spirits_had = 1 << 1  # the player already had the Roadrunner
    table.ask(f.ASK_SPIRIT, 0)
    assert table.verbs("spirit") == ["jackalope", "desert-tortoise"]
    table.play("spirit desert-tortoise")
    assert table.state.cubes == 24 - 3 - 3
    table.ask(f.ASK_SPIRIT, 0)
    assert table.state.depth == 0  # a player with a Spirit gets no other
    table.state.cubes = 0
    table.player(2).cubes1 = 0
    table.ask(f.ASK_SPIRIT, 2)
    assert table.state.depth == 0  # the pool is empty


@pytest.mark.rule("T-9.7")
def test_a_spirit_is_used_once_a_turn_left_or_right() -> None:
    table = Table()
    table.give_spirit(0, "roadrunner")
    table.stock(0, turquoise=0)
    table.turn(0, week=2)
    assert len(table.verbs("cube")) == 6
    table.play("cube 1 left")
    assert table.has(0, "turquoise") == 2
    assert not table.verbs("cube")
    table.turn(0, week=2)
    assert len(table.verbs("cube")) == 4


@pytest.mark.rule("T-9.7")
@pytest.mark.parametrize("rules", [2, 3])
def test_the_limit_of_one_cube_a_turn_holds_for_each_spirit(rules: int) -> None:
    table = Table(rules=rules)
    table.give_spirit(0, "roadrunner", 1)
    table.turn(0, week=2)
    table.play("cube 1 left")
    table.state.push(f.frame(f.ASK_SPIRIT, 0))
    table.state.run()
    table.play("spirit javelina")
    # Rules version 2 counted all Spirits together.
    assert len(table.verbs("cube")) == (6 if rules == 3 else 0)
    if rules == 3:
        table.play("cube 1 left")
        assert not table.verbs("cube")  # only once for the new Spirit too
    table.turn(0, week=2)
    assert len(table.verbs("cube")) == (4 if rules == 3 else 6)


@pytest.mark.rule("T-9.7")
def test_with_the_last_cube_the_spirit_is_free() -> None:
    table = Table()
    table.give_spirit(0, "roadrunner", 1)
    table.turn(0, week=2)
    table.play("cube 1 left")
    assert table.player(0).spirit == -1
    table.ask(f.ASK_SPIRIT, 1)
    assert "roadrunner" in table.verbs("spirit")
    table.ask(f.ASK_SPIRIT, 0)
    assert "roadrunner" not in table.verbs("spirit")


@pytest.mark.rule("T-9.8")
def test_the_jackalopes_action() -> None:
    table = Table()
    table.give_spirit(0, "jackalope")
    table.purse(0, 9)
    table.stock(0, health=0)
    card = table.open_card("sacred-datura", 2)
    other = table.open_card("bristlecone-pine", 1)
    table.turn(0, week=2)
    table.state.gila = 4  # on row 1
    table.state.flora_spaces = 0x22 << 12
    table.player(1).markers = 1
    table.player(1).all_markers = 4
    table.state.flora_spaces = 0
    table.ask(f.ASK_TURN, 0)
    table.play("jackalope")
    assert not table.verbs("order")
    assert other not in table.legal()  # the Gila's own place stays blocked
    table.play(card)
    assert table.has(0, "turquoise") == 7
    assert not table.player(0).poison  # no Health for the Gila
    assert table.player(0).groups == 0
    assert table.state.flora_spaces == 0


def _jackalope_at_the_arrows(*, rules: int | None = None, moves: bool = False) -> Table:
    table = Table(rules=rules, jackalope_moves_tracker=True) if moves else Table(rules=rules)
    table.give_spirit(0, "jackalope")
    table.stock(1, turquoise=0)
    table.turn(0, week=2)
    table.player(0).arrow = 1  # set 1, top
    table.player(1).arrow = 4  # set 2, left
    table.state.arrow_spaces = 2 << 4  # a marker in set 2 does not block anyone
    table.player(1).markers -= 1
    table.ask(f.ASK_TURN, 0)
    table.play("jackalope")
    return table


@pytest.mark.rule("T-9.8")
def test_the_jackalope_takes_any_arrow_reward_and_the_tracker_stays() -> None:
    table = _jackalope_at_the_arrows()
    assert len(table.verbs("arrow")) == 12  # including the reward of the player's own space
    copper = table.has(0, "copper")
    table.play("arrow 2 left")
    assert table.has(0, "copper") == copper + 1
    assert table.player(0).arrow == 1
    assert table.has(1, "turquoise") == 0  # no tracker entered the space (T-3.3)
    kinds = [event.kind for event in table.events]
    assert "arrow-taken" in kinds
    assert "arrow-moved" not in kinds


@pytest.mark.rule("T-9.8")
def test_with_the_option_the_jackalope_moves_the_tracker() -> None:
    table = _jackalope_at_the_arrows(moves=True)
    assert table.verbs("arrow") == ["1 right", "1 left", "2 top", "3 top"]
    table.player(1).arrow = 2
    table.play("arrow 1 right", "advance mountain")
    assert table.player(0).arrow == 2
    assert table.has(1, "turquoise") == 1


def test_under_rules_2_the_jackalope_moves_the_tracker() -> None:
    table = _jackalope_at_the_arrows(rules=2)
    assert len(table.verbs("arrow")) == 4
    table.play("arrow 2 top")
    assert table.player(0).arrow == 5


@pytest.mark.rule("T-9.8", "T-11.5")
def test_a_due_cube_unused_goes_to_the_pool() -> None:
    table = Table()
    table.give_spirit(0, "jackalope")
    for seat in (0, 1):
        plain(table, seat, markers=0, ordered=1)
    table.state.week = 2
    table.ask(f.RECOVER)
    table.settle()
    assert table.player(0).spirit_cubes == 1
    assert table.state.cubes == 23
    for seat in (0, 1):
        plain(table, seat, markers=0, ordered=1)
    table.ask(f.RECOVER)
    table.settle()
    assert table.player(0).spirit == -1
    assert table.state.cubes == 24


@pytest.mark.rule("T-9.9")
def test_a_dutchman_pays_for_the_gila_and_is_usable_from_the_next_turn() -> None:
    table = Table()
    plain(table, 0, markers=0, dutchmen=1, ordered=1)
    table.purse(0, 9)
    table.stock(0, health=1)
    card = table.open_card("sacred-datura", 2)
    table.turn(0, week=2)
    table.state.gila = 4
    table.ask(f.ASK_TURN, 0)
    table.play(card)
    assert table.has(0, "health") == 0
    fresh = Table()
    fresh.give_spirit(0, "jackalope")
    plain(fresh, 0, markers=1)
    fresh.turn(0, week=2)
    fresh.player(0).arrow = 1
    fresh.state.terrain_markers = 2
    fresh.ask(f.ASK_TURN, 0)
    fresh.play("jackalope", "arrow 1 right", "advance mountain")
    assert fresh.player(0).dutchmen == 1
    assert all(text.startswith("order") for text in fresh.legal())


@pytest.mark.rule("T-9.9")
def test_a_freed_jackalope_can_be_used_by_another_player_in_the_same_week() -> None:
    table = Table()
    table.give_spirit(0, "jackalope", 1)
    table.turn(0, week=2)
    table.play("jackalope", "gateway")
    table.ask(f.ASK_SPIRIT, 1)
    table.play("spirit jackalope")
    table.turn(1, week=2)
    assert "jackalope" in table.legal()


@pytest.mark.rule("T-9.10")
def test_week_8_has_no_recovery_so_cubes_score() -> None:
    table = Table()
    table.give_spirit(0, "jackalope")
    for seat in (0, 1):
        table.player(seat).markers = 0
    table.state.week = 8
    table.ask(f.RECOVER)
    assert table.state.to_move() == -2
    cubes = [e for e in table.events if e.kind == "final-cubes" and e.seat == 0]
    assert cubes[0].points == 2
