"""Bots of a game that declares none: the score is the evaluation, and six characters search."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arizona import game_names, get_game
from arizona.bots import hints as advice
from arizona.bots import players
from arizona.bots.bot import Bot, Clock
from arizona.bots.coverage import check_coverage
from arizona.bots.evaluation import ScoreEvaluation, usual_spread
from arizona.bots.players import Players, levels, players_of
from arizona.bots.roster import read_search
from arizona.bots.tree import SearchOptions
from arizona.engine.content import load
from arizona.engine.errors import ArizonaError
from arizona.messages import Phrases
from tests.conformance.games import random_match

PLAIN = Players("rails")
"""As if Rails declared no bots."""


def test_there_are_six_characters_and_each_has_a_move() -> None:
    phrases = Phrases()
    levels = PLAIN.levels()
    assert len(levels) == len({level.name for level in levels}) == 6
    match = random_match(get_game("rails").setup(), "plain", 30)
    match.settle()
    state = match.state
    for level in levels:
        assert phrases.say(level.title())
        assert phrases.say(level.temper())
        assert level.make(1).decide(state.clone(), state.legal(), Clock(0.02)) in state.legal()


def test_the_score_is_the_evaluation_and_its_spread_that_of_random_games() -> None:
    evaluation = PLAIN.evaluation()
    assert isinstance(evaluation, ScoreEvaluation)
    assert evaluation.spread() == usual_spread(get_game("rails")) > 1
    state = random_match(get_game("rails").setup(3), "lead", 60).state
    scores = state.scores()
    assert evaluation.value(state, 0) == float(scores[0] - max(scores[1:]))


def test_hints_have_generic_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(players._players, "rails", PLAIN)
    match = random_match(get_game("rails").setup(), "reasons", 40)
    match.settle()
    phrases = Phrases()
    found = advice.hints("rails", match.state.clone(), Clock(0.2))
    assert found
    for hint in found:
        result = hint.reasons + hint.later
        assert all(phrases.say(reason) for reason in result)
        assert {reason.id for reason in result} <= {"bots-why-points"}


@pytest.mark.parametrize("game", game_names())
def test_every_built_in_game_has_its_own_players(game: str) -> None:
    assert type(players_of(game)) is not Players
    assert players_of(game).game == game
    assert [level.game for level in players_of(game).levels()] == [game] * 6


def test_a_bot_uses_several_cores_if_it_can() -> None:
    assert Bot().use_cores(4) is None  # type: ignore[func-returns-value]


def test_search_options_override_the_defaults() -> None:
    usual, result = SearchOptions(), read_search("explore=1.5,priors,nodes=40")
    assert (result.explore, result.priors, result.nodes) == (1.5, True, 40)
    for name in ("iterations", "share", "cut", "sharp", "reuse", "early", "mast", "win"):
        assert getattr(result, name) == getattr(usual, name)
    with pytest.raises(ArizonaError, match="cut: expected a whole number, found 'x'"):
        read_search("cut=x")
    with pytest.raises(ArizonaError, match="win: expected a number, found ''"):
        read_search("win")
    for wrong in ("depth=3", "__doc__=1", "__init__"):
        with pytest.raises(ArizonaError, match="there is no option"):
            read_search(wrong)


def test_a_game_without_coverage_goals_has_nothing_to_reach() -> None:
    rails = get_game("rails")
    assert check_coverage(rails, load(rails), 3).games == 0


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_the_strength_that_is_shown_is_the_one_that_was_measured(game: str) -> None:
    """The page shows the ratings in the docs, weakest first."""
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    table = text.partition(f"| {game.capitalize()} | Elo |")[2].partition("\n\n")[0]
    result = re.findall(r"^\| (\w+) \| ([+−]\d+) \|", table, re.MULTILINE)
    measured = {name: int(elo.replace("−", "-")) for name, elo in result}
    assert {level.name: level.elo for level in levels(game)} == measured
    strengths = [level.elo for level in levels(game)]
    assert strengths == sorted(strengths, key=lambda elo: elo or 0)
