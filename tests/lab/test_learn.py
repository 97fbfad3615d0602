"""Training: a small run from start to end, resumed after a stop, deterministic for a seed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from arizona import get_game
from arizona.bots.learned import learner_of
from arizona.bots.network import Active, recomputed
from arizona.bots.players import players_of
from arizona.bots.rewards import RewardScale
from arizona.bots.weights import read_learned
from arizona.engine.errors import ArizonaError
from arizona.lab.learn.generations import Job as GameToPlay
from arizona.lab.learn.generations import (
    LearnPlan,
    Run,
    bot_name,
    play_job,
    read_games,
)
from arizona.lab.learn.linear_fit import fit_direct_weights
from arizona.lab.learn.report import learn_report
from arizona.lab.learn.samples import Collector, by_round, expectations, training_targets
from arizona.lab.learn.train import Model, Recipe, train
from arizona.lab.learn.train import validation_losses as errors_of
from arizona.messages import Phrases
from tests.terminal.command import Command

PLAN = LearnPlan(
    "rails",
    seed="small",
    generations=2,
    games=20,
    iterations=(0,),
    hidden=6,
    epochs=2,
    match_games=2,
    match_iterations=2,
    needed=0.0,
)


class Heard:
    """Collects a run's output. Can stop the run at a certain word."""

    def __init__(self, stop: str = "") -> None:
        self.stop = stop
        self.said: list[str] = []

    def __call__(self, id: str, **args: str | int) -> None:
        self.said.append(f"{id} {args['generation']}")
        if self.said[-1] == self.stop:
            raise KeyboardInterrupt


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run without interruptions."""
    folder = tmp_path_factory.mktemp("whole")
    heard = Heard()
    run = Run(PLAN, folder, 1, heard).go()
    expected = [f"{id} {one}" for one in (1, 2) for id in ("plays", "trains", "meets", "adopted")]
    assert heard.said == expected
    assert sorted(run.verdicts) == [1, 2]
    return folder


def test_a_run_leaves_games_networks_and_verdicts(whole: Path) -> None:
    assert len(read_games(whole / "2" / "games.jsonl")) == PLAN.games
    best = read_learned((whole / "best.net").read_bytes(), "best.net")
    assert best.history["seed"] == "small" and best.history["generation"] == "2"
    verdict = json.loads((whole / "1" / "verdict.json").read_text("utf-8"))
    assert verdict["games"] == 2 and verdict["adopted"]
    # The second generation was played by the first.
    run = Run(PLAN, whole, 1, Heard()).state()
    page = learn_report(run, Phrases("es"))
    assert "generación 2" in page and page.count("<svg") == 4


@pytest.mark.parametrize("stop", ["trains 1", "meets 1", "plays 2"])
def test_a_stopped_run_continues_and_ends_the_same(whole: Path, tmp_path: Path, stop: str) -> None:
    plan = PLAN if stop.endswith("2") else replace(PLAN, generations=1)
    with pytest.raises(KeyboardInterrupt):
        Run(plan, tmp_path, 1, Heard(stop)).go()
    games = tmp_path / stop[-1] / "games.jsonl"
    if games.exists():
        # The state after a kill: two games lost, a third one half written.
        lines = games.read_bytes().splitlines(keepends=True)
        games.write_bytes(b"".join(lines[:-3]) + lines[-3][:50])
    Run(plan, tmp_path, 1, Heard()).go()
    for name in ("games.jsonl", "network.net"):
        one, two = ((folder / "1" / name).read_bytes() for folder in (whole, tmp_path))
        assert one == two, name
    assert Run(plan, tmp_path, 1, heard := Heard()).go() and heard.said == []


def test_another_plan_needs_another_folder(whole: Path) -> None:
    with pytest.raises(ArizonaError, match="this run has hidden 6, not 9; take another folder"):
        Run(replace(PLAN, hidden=9), whole, 1, Heard()).go()


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"number": 1}\n')
    with pytest.raises(ArizonaError, match=r"games.jsonl: line 1 is not a game to learn from"):
        read_games(path)


def test_a_search_reports_the_expected_result() -> None:
    plan = replace(PLAN, iterations=(2,))
    played = play_job(GameToPlay(plan, 1, 0, ""))
    assert played.searched and all(0.0 <= value <= 1.0 for _, value in played.searched)
    assert played == play_job(GameToPlay(plan, 1, 0, ""))
    assert played.actions != play_job(GameToPlay(plan, 1, 1, "")).actions


def test_later_generations_may_look_more_closely() -> None:
    plan = replace(PLAN, iterations=(0, 2))
    looked = [bool(play_job(GameToPlay(plan, one, 0, "")).searched) for one in (1, 2, 3)]
    assert looked == [False, True, True]


def test_later_searches_count_less_and_less() -> None:
    """Half the current search, a quarter of the next round's, and the final result for the rest."""
    known = [(3, 0, 0.6), (4, 1, 0.2), (7, 1, 0.5), (9, 0, 0.9)]
    result = by_round([2, 6, 8], known, 2)
    assert result[0] == [[0.6, 0.8], [0.4, 0.2]]
    assert result[1:] == [[[0.5], [0.5]], [[0.9], [pytest.approx(0.1)]]]
    found = training_targets(result, [1.0, 0.0], 0.5)
    assert found[::2] == pytest.approx([0.7125, 0.725, 0.95])
    assert found[1::2] == pytest.approx([0.2875, 0.275, 0.05])
    assert training_targets(result, [1.0, 0.0], 1.0) == [1.0, 0.0] * 3
    assert by_round([2], [(3, 1, 0.4)], 3) == [[[], [0.4], []]]


def test_linear_weights_minimize_the_loss(whole: Path) -> None:
    """No weight can be changed to get closer to the targets, including the ridge penalty."""
    features = learner_of("rails").features()
    judge = RewardScale(players_of("rails").evaluation())
    collector = Collector(get_game("rails"), features, judge, "default")
    samples = collector.collect(read_games(whole / "1" / "games.jsonl")[:8])
    one, ridge = samples[0], 5.0
    weights = fit_direct_weights(samples, features.inputs, 10.0, ridge)
    positions = np.arange(len(one))
    counts = one.dense(positions, features.inputs)
    values = one.of(one.base, positions) + 10.0 * (counts @ weights).reshape(-1, 2)
    missed = one.of(one.wanted, positions) - expectations(values, 10.0)[0]
    slope = (counts[::2] - counts[1::2]).T @ (missed[:, 0] - missed[:, 1])
    assert np.abs(weights).max() > 0.05
    assert slope == pytest.approx(ridge * weights, abs=0.02)
    firmer = fit_direct_weights(samples, features.inputs, 10.0, 500.0)
    assert np.abs(firmer).sum() < 0.3 * np.abs(weights).sum()


def test_the_integer_network_agrees_with_the_trainer(whole: Path) -> None:
    """Rounded weights stay within 0.3 points of the trainer's floating-point results."""
    features = learner_of("rails").features()
    judge = RewardScale(players_of("rails").evaluation())
    collector = Collector(get_game("rails"), features, judge, "default")
    samples = collector.collect(read_games(whole / "1" / "games.jsonl")[:6])
    rng = np.random.default_rng(5)
    model = Model(features.inputs, Recipe(24, epochs=3, batch=64), rng)
    curve = train(model, samples, samples, rng)
    assert curve.others[-1] < curve.others[0]
    network = model.network()
    one = samples[0]
    counts = one.dense(np.arange(len(one)), features.inputs)
    output = 10.0 * model.outputs(counts)[2]
    for row in range(len(output)):
        active = Active()
        for feature in one.features[one.starts[row] : one.starts[row + 1]]:
            active.add(int(feature))
        assert recomputed(network, active) == pytest.approx(float(output[row]), abs=0.3)


def test_the_saved_network_did_best_on_other_games(whole: Path) -> None:
    """With few games, layers soon overfit. The overfitted weights are not saved."""
    features = learner_of("rails").features()
    judge = RewardScale(players_of("rails").evaluation())
    collector = Collector(get_game("rails"), features, judge, "default")
    games = read_games(whole / "1" / "games.jsonl")
    samples, others = collector.collect(games[:4]), collector.collect(games[4:8])
    rng = np.random.default_rng(2)
    model = Model(features.inputs, Recipe(12, epochs=12, batch=32, rate=0.01), rng)
    curve = train(model, samples, others, rng)
    assert min(curve.others) < curve.others[-1]
    assert errors_of(model, others)[0] == pytest.approx(min(curve.others))


def test_gradients_equal_those_of_the_loss(whole: Path) -> None:
    """A step against the gradient changes the loss as predicted."""
    features = learner_of("rails").features()
    collector = Collector(
        get_game("rails"), features, RewardScale(players_of("rails").evaluation()), "default"
    )
    one = collector.collect(read_games(whole / "1" / "games.jsonl")[:2])[0]
    model = Model(features.inputs, Recipe(6), np.random.default_rng(1))
    positions = np.arange(len(one))
    out = model.outputs(one.dense(positions, features.inputs))[2]
    _, slope = model.loss_and_gradient(one, positions, out)
    step = np.float32(0.05)
    for place in range(0, len(out), 7):
        ends = []
        for sign in (1, -1):
            moved = out.copy()
            moved[place] += sign * step
            ends.append(model.loss_and_gradient(one, positions, moved)[0])
        assert (ends[0] - ends[1]) / (2 * step) == pytest.approx(slope[place], abs=2e-4)


def test_everybody_is_measured_against_the_best_of_the_others() -> None:
    found, rivals = expectations(np.array([[10.0, 0.0, 5.0]]), 5.0)
    assert rivals.tolist() == [[2, 0, 0]]
    assert found[0].tolist() == pytest.approx([0.7311, 0.1192, 0.2689], abs=1e-4)


def test_the_hand_made_evaluation_plays_as_its_strongest_does() -> None:
    name = bot_name("rails", None, 30)
    assert name.startswith("search:iterations=30,") and "widen=0.5" in name
    assert "priors=yes" in name and "cut=0" in name


def test_the_command_reports_its_progress(arizona: Command, tmp_path: Path) -> None:
    small = ["--games", "20", "--iterations", "0", "--hidden", "3", "--epochs", "1"]
    match = ["--match", "2", "--match-iterations", "1", "--workers", "1", "--generations", "1"]
    result = arizona("learn", "rails", *small, *match, "--out", str(tmp_path / "run"))
    assert result.code == 0, result.err
    assert "Generation 1: playing 20 games" in result.out
    assert (tmp_path / "run" / "report.html").read_text("utf-8").startswith("<!doctype html>")
    refused = arizona("learn", "knight", "--hidden", "6", "--out", str(tmp_path / "no"))
    assert refused.code == 2 and "knight learns one weight per feature only" in refused.err


def test_a_part_of_a_game_is_learned(tmp_path: Path) -> None:
    """In Knight, only tile placement is learned; setting the knight and jumping are solved."""
    plan = LearnPlan(
        "knight", seed="tiles", generations=1, games=4, iterations=(1,), match_games=2,
        match_iterations=1, needed=0.0, vary=((("games", "1"),),),
    )  # fmt: skip
    run = Run(plan, tmp_path, 1, Heard()).go()
    assert run.verdicts[1].games == 2
    best = read_learned((tmp_path / "best.net").read_bytes(), "best.net")
    assert best.game == "knight" and best.features == "tiles 1" and any(best.numbers)
    games = read_games(tmp_path / "1" / "games.jsonl")
    assert all(game.options["games"] == 1 and not game.searched for game in games)
    assert play_job(GameToPlay(replace(plan, vary=((),)), 1, 3, "")) == games[3]
    assert bot_name("knight", None, 7) == "learned:file=none,iterations=7"
