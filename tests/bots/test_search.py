"""The search bot: always answers in time, is deterministic with a seed, and beats random play."""

from __future__ import annotations

import gc
import time

import pytest

from arizona import game_names, get_game
from arizona.bots.bot import Clock
from arizona.bots.players import levels, players_of
from arizona.bots.rewards import RewardScale, lead, logistic
from arizona.bots.roster import bot_names, make_bot, read_search, thinking_time
from arizona.bots.search import SearchBot
from arizona.bots.tree import SearchOptions, Tree
from arizona.engine.errors import ArizonaError
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.games.knight.bot.last_tile import TilePlanner
from arizona.games.knight.bot.players import KnightEvaluation, this_game_only
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import KnightState
from arizona.messages import Phrases
from tests.bots.test_knight_solver import brute_force, set_somewhere, small_board
from tests.conformance.games import random_match

SWITCHES = [
    "",
    "cut=4",
    "priors=yes,cut=0",
    "priors=yes,cut=2,widen=1",
    "paranoid=yes",
    "mast=0.5",
    "reuse=no",
    "early=no",
    "priors=yes,cut=0,turns=yes",
    "nodes=40",
]


def jumping(seed: str) -> KnightState:
    state = set_somewhere(small_board(seed, tiles=3), seed)
    assert state.phase == phases.JUMPING
    return state


def search(text: str, seed: str = "s") -> SearchBot:
    return SearchBot(KnightEvaluation(), read_search(text), seed)


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_search_option_gives_a_legal_and_reproducible_answer(switch: str) -> None:
    state = jumping("switch 2")
    text = f"iterations=60,{switch}".rstrip(",")
    answers = []
    for _ in range(2):
        bot = search(text)
        here: State = state.clone()
        played = []
        while here.to_move() >= 0:
            action = bot.decide(here.clone(), here.legal(), Clock(60.0))
            assert action in here.legal()
            played.append(action)
            here.apply(action)
        answers.append(played)
    assert answers[0] == answers[1]


@pytest.mark.parametrize("switch", ["", "priors=yes,cut=0", "paranoid=yes", "mast=0.5"])
def test_with_enough_visits_it_finds_the_best_jump(switch: str) -> None:
    """Positions in which exactly one jump is best, by at least two points."""
    found = tried = 0
    for number in range(40):
        state = set_somewhere(small_board(f"best {number}"), str(number))
        if state.phase != phases.JUMPING or len(state.legal()) < 2:
            continue
        rows = sorted(KnightSolver(10).values(state), key=lambda row: -row[1])
        if rows[0][1] - rows[1][1] < 2:
            continue
        tried += 1
        bot = search(f"iterations=400,win=0,{switch}".rstrip(","))
        found += bot.decide(state.clone(), state.legal(), Clock(60.0)) == rows[0][0]
    assert tried >= 6
    assert found >= 0.8 * tried


def test_visits_and_rewards_add_up() -> None:
    state = jumping("sums")
    tree = Tree(SearchOptions(iterations=50), RewardScale(KnightEvaluation()), 2, Rng(1))
    tree.search(state, Clock(60.0))
    rows = tree.children()
    assert sum(visits for _, visits, _ in rows) == 50
    assert all(0.0 <= reward <= 1.0 for _, _, reward in rows)
    assert sorted(action for action, _, _ in rows) == sorted(state.legal())


def test_the_tree_is_reused_for_the_next_decision() -> None:
    state = jumping("again")
    bot = search("iterations=200,early=no")
    first = bot.decide(state.clone(), state.legal(), Clock(60.0))
    state.apply(first)
    reply = state.legal()[0]
    state.apply(reply)
    assert len(state.legal()) > 1
    tree = bot.think(state.clone(), Clock(60.0))
    assert sum(visits for _, visits, _ in tree.children()) > 200


@pytest.mark.parametrize("game", game_names())
def test_stopping_early_does_not_change_the_decision(game: str) -> None:
    saved = 0
    for number in range(6):
        match = random_match(get_game(game).setup(), f"early {number}", upto=20 + 9 * number)
        match.settle()
        state = match.state
        if state.to_move() < 0 or len(state.legal()) < 2:
            continue
        found = []
        for early in (True, False):
            options = read_search("iterations=96,priors=yes,cut=0,sharp=40,explore=0.3")
            tree = Tree(options, RewardScale(players_of(game).evaluation()), 2, Rng(number))
            tree.search(state.clone(), Clock(60.0), early)
            found.append(tree.children()[0][0])
            saved += 96 - int(tree.runs)
        assert found[0] == found[1]
    assert saved > 0


@pytest.mark.parametrize("name", ["search", "search:priors=yes,cut=0"])
@pytest.mark.parametrize("game", game_names())
def test_search_respects_its_time_limit_in_every_game(game: str, name: str) -> None:
    match = random_match(get_game(game).setup(), "clock", upto=8)
    match.settle()
    bot = make_bot(game, name, 1)
    state = match.state
    while len(state.legal()) < 2:
        match.play(state.legal()[0])
    gc.collect()  # prevent a collection of garbage from earlier tests while the time is measured
    start = time.thread_time()
    assert bot.decide(state.clone(), state.legal(), Clock(0.3)) in state.legal()
    assert time.thread_time() - start < 0.33
    assert bot.decide(state.clone(), state.legal(), Clock(0.0)) in state.legal()


@pytest.mark.parametrize("game", game_names())
def test_a_number_of_iterations_is_not_cut_short_by_a_busy_machine(game: str) -> None:
    assert thinking_time(game, "search:iterations=3") > 60 * thinking_time(game, "search")


@pytest.mark.parametrize("game", game_names())
def test_every_character_has_a_name_a_temper_and_a_move(game: str) -> None:
    phrases = Phrases()
    for level in levels(game):
        assert phrases.say(level.title())
        assert phrases.say(level.temper())
        assert thinking_time(game, level.name) <= 3.0
        match = Match(get_game(game).setup(), seed="levels")
        match.settle()
        bot = make_bot(game, level.name, 1)
        for _ in range(6):
            state = match.state
            if state.to_move() < 0:
                break
            match.play(int(bot.decide(state.clone(), state.legal(), Clock(0.05))))


def test_knight_has_six_characters() -> None:
    assert len(levels("knight")) >= 5
    assert bot_names("knight")[-3:] == ["random", "greedy", "search"]


def test_the_strongest_knight_plays_jumps_perfectly() -> None:
    for number in range(5):
        state = set_somewhere(small_board(f"perfect {number}"), str(number))
        if state.phase != phases.JUMPING:
            continue
        worth = brute_force(state)
        mover = int(state.to_move())
        bots = [make_bot("knight", "condor", 1), make_bot("knight", "condor", 2)]
        here: State = state.clone()
        while here.to_move() >= 0:
            here.apply(bots[int(here.to_move())].decide(here.clone(), here.legal(), Clock(5.0)))
        before, after = state.scores(), here.scores()
        gained = after[mover] - before[mover] - after[1 - mover] + before[1 - mover]
        assert gained == worth


def test_this_game_only_drops_later_games() -> None:
    match = Match(get_game("knight").setup(), seed=3)
    match.settle()
    assert isinstance(match.state, KnightState)
    single = this_game_only(match.state)
    assert single.legal() == match.state.legal()
    single.playout(Rng(1))
    assert single.to_move() < 0
    assert single.game == 0


def test_the_last_tile_is_placed_to_minimize_the_opponents_value() -> None:
    rng = Rng("last tile")
    state = get_game("knight").setup(2, {"games": 1}).start()
    assert isinstance(state, KnightState)
    while not TilePlanner.knows(state):
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    # Remove chips so that the interpreted solver finishes quickly.
    state.chips &= 0xFF
    state.twos &= 0xFF
    state.threes &= 0xFF
    planner = TilePlanner(KnightSolver(12), Rng(1))
    while state.phase != phases.SETTING:
        action = planner.decide(state, Clock(60.0), trials=4)
        assert action in state.legal()
        state.apply(action)
    assert KnightSolver(12).solve(state).low == planner.worth


def test_search_options_are_parsed() -> None:
    options = read_search("iterations=7,priors=yes,cut=3,explore=1.5")
    assert (options.iterations, options.priors, options.cut, options.explore) == (7, True, 3, 1.5)
    with pytest.raises(ArizonaError, match="no option 'depth'"):
        read_search("depth=3")
    with pytest.raises(ArizonaError, match="there is no bot 'nobody'; choose one of: jackrabbit"):
        make_bot("knight", "nobody")


def test_rewards() -> None:
    assert lead([3, 9, 5], 1) == 4
    assert lead([3, 9, 5], 0) == -6
    assert logistic(0.0) == 0.5
    assert logistic(-1e9) == 0.0
    assert logistic(1e9) == 1.0
