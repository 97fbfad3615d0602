"""Content tuning: field addresses, the optimizer, and packs that pass the checker."""

from __future__ import annotations

from pathlib import Path

import pytest

from arizona import get_game
from arizona.engine.content import load, locate
from arizona.engine.errors import ArizonaError
from arizona.lab.measure.pack_fields import PackText
from arizona.lab.run.line_files import complete_lines
from arizona.lab.run.plan import Plan
from arizona.lab.run.result import Result
from arizona.lab.tune.tuning import (
    Aim,
    Field,
    Search,
    Task,
    Trial,
    Weights,
    players,
    read_task,
    write_pack,
)
from arizona.lab.tune.validation import tuning_lines
from arizona.messages import Phrases
from tests.terminal.command import Command

TASK = """
game = "rails"
bots = ["random"]
games = 3
kinds = ["award"]

[[field]]
path = "card.tourist.points"
low = 1
high = 9

[[target]]
figure = "score"
low = 5
high = 80
"""


CLEAR_GAIN = """
game = "rails"
bots = ["random"]
games = 12

[[field]]
path = "card.tourist.points"
low = 1
high = 40

[[field]]
path = "card.gold-fever.points"
low = 1
high = 40

[[field]]
path = "card.rancher.points"
low = 1
high = 40

[[target]]
figure = "score"
low = 45
high = 80

[weights]
fairness = 0.0
use = 0.0
"""


@pytest.fixture
def task_file(tmp_path: Path) -> Path:
    path = tmp_path / "task.toml"
    path.write_text(TASK)
    return path


def test_a_number_is_found_by_its_address_and_within_a_text() -> None:
    pack = PackText("trail", "default")
    path = "passage.huachuca-mountains.card.3.gain"
    before = pack.get(path, "gold")
    assert pack.get(path, "grit") == 1
    pack.set(path, before + 5, "gold")
    assert pack.get(path, "gold") == before + 5
    assert pack.get(path, "grit") == 1


@pytest.mark.parametrize(
    ("path", "word", "reason"),
    [
        ("nothing.a", "", "the pack has no table 'nothing'"),
        ("card.nobody.points", "", "there is no entry 'nobody' among 17"),
        ("card.tourist.price", "", "there is no 'price'; choose one of: name, title"),
        ("card.tourist.title", "", "expected a whole number, found 'Tourist'"),
        ("card.tourist.text", "cows", "no number before 'cows'"),
        ("card.tourist.points.more", "", "'more' has nothing to stand in"),
    ],
)
def test_a_wrong_address_is_named(path: str, word: str, reason: str) -> None:
    with pytest.raises(ArizonaError, match=reason):
        PackText("rails", "default").get(path, word)


def test_a_pack_keeps_its_comments_and_all_that_was_not_changed(tmp_path: Path) -> None:
    task = Task("rails", [Field("card.tourist.points", 1, 9)])
    write_pack(task, [9], tmp_path / "pack", "my pack!")
    default = locate("rails", "default")
    text = (tmp_path / "pack" / "cards.toml").read_text("utf-8")
    old = (default / "cards.toml").read_text("utf-8").splitlines()
    changed = [line for line in text.splitlines() if line not in old]
    result = "9 points at the end of the game for the most stops at towns."
    assert changed == [f'text = "{result}"', "points = 9"]
    assert len(text.splitlines()) == len(old)
    content = load(get_game("rails"), str(tmp_path / "pack"))
    assert content.name == "my-pack"


class Bowl(Search):
    """Plays no games. The cost is the distance to 7 and 2."""

    def cost(self, values: list[int]) -> Trial:
        key = tuple(values)
        if key not in self.known:
            cost = float((values[0] - 7) ** 2 + (values[1] - 2) ** 2)
            self.known[key] = Trial(values, cost, {})
        return self.known[key]


def nobody(_: Plan) -> list[Result]:
    raise AssertionError


def test_the_optimizer_finds_the_best_numbers(tmp_path: Path) -> None:
    fields = [Field("card.tourist.points", 1, 20), Field("card.mountain-climber.count", 1, 12)]
    best = Bowl(Task("rails", fields), tmp_path, nobody).run(90, lambda *_: None)
    assert best.values == [7, 2]


def test_the_command_proposes_a_pack_that_passes_the_checker(
    arizona: Command, task_file: Path, tmp_path: Path
) -> None:
    task_file.write_text(CLEAR_GAIN)
    out = tmp_path / "tuned"
    command = ("lab", "tune", str(task_file), "--out", str(out), "--workers", "1", "--trials")
    done = arizona(*command, "3")
    assert done.code == 0, done.err
    assert "12 games had the same seed in both runs" in done.out
    assert "Proposed pack:" in done.out
    assert arizona("content", "check", str(out / "pack")).code == 0
    trials = list(complete_lines(out / "trials.jsonl"))
    assert len(trials) >= 4
    # A resumed search makes the same trials and plays only the new ones.
    with (out / "trials.jsonl").open("a") as file:
        file.write('{"values": [')  # the state after a kill
    again = arizona(*command, "3")
    assert again.out == done.out
    assert list(complete_lines(out / "trials.jsonl")) == trials
    assert arizona(*command, "12").code == 0
    more = list(complete_lines(out / "trials.jsonl"))
    assert more[: len(trials)] == trials
    assert len(more) > len(trials)


def test_a_pack_that_cannot_be_improved_is_left_alone(
    arizona: Command, task_file: Path, tmp_path: Path
) -> None:
    task_file.write_text(
        TASK.replace("low = 5", "low = -500") + "[weights]\nfairness = 0\nuse = 0\n"
    )
    out = tmp_path / "tuned"
    done = arizona("lab", "tune", str(task_file), "--out", str(out), "--trials", "3")
    assert done.out == (
        "Nothing better was found: of 3 packs tried, the current one costs the least. "
        "No pack is proposed.\n"
    )
    assert not (out / "pack").exists()


def test_changes_that_are_better_by_chance_are_not_proposed(tmp_path: Path) -> None:
    """Random bots ignore points, so new random seeds show that nothing was gained."""
    task = Task(
        "rails",
        [Field("card.tourist.points", 1, 9)],
        bots=["random"],
        games=6,
        target=[Aim("score", -500, 500)],
        weights=Weights(fairness=0.0, use=0.0),
    )
    with players(1) as play:
        search = Search(task, tmp_path, play)
        lucky = Trial([6], 0.0, {})
        lines = tuning_lines(search, lucky, Phrases())
    assert lines[0] == "card.tourist.points: 5 → 6"
    assert lines[1].startswith("Nothing is shown to be better")
    assert not (tmp_path / "pack").exists()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("low = 1\n", "low = 8\n", "which is not between 8 and 9"),
        ("high = 9", "high = 1", "low must be below high"),
        ('game = "rails"', 'game = "chess"', "chess"),
        ("games = 3", "gemas = 3", "unknown field `gemas`"),
        ("[[field]]", "[[field", "not valid TOML"),
    ],
)
def test_a_wrong_task_is_refused_with_a_reason(
    arizona: Command, task_file: Path, tmp_path: Path, old: str, new: str, reason: str
) -> None:
    task_file.write_text(TASK.replace(old, new))
    done = arizona("lab", "tune", str(task_file), "--out", str(tmp_path / "out"))
    assert done.code == 2
    assert reason in done.err


def test_another_task_in_the_same_folder_is_refused(task_file: Path, tmp_path: Path) -> None:
    Search(read_task(task_file), tmp_path / "out", nobody)
    task_file.write_text(TASK.replace("high = 9", "high = 8"))
    with pytest.raises(ArizonaError, match="belongs to another task"):
        Search(read_task(task_file), tmp_path / "out", nobody)
    (tmp_path / "out" / "trials.jsonl").write_text("a shopping list\n")
    with pytest.raises(ArizonaError, match="belongs to another task"):
        Search(read_task(task_file), tmp_path / "out", nobody)


def test_trials_of_a_pack_as_it_was_do_not_count(tmp_path: Path) -> None:
    write_pack(Task("rails", [Field("card.tourist.points", 1, 9)]), [5], tmp_path / "mine", "mine")
    task = Task("rails", [Field("card.tourist.points", 1, 9)], content=str(tmp_path / "mine"))
    Search(task, tmp_path / "out", nobody)
    Search(task, tmp_path / "out", nobody)
    cards = tmp_path / "mine" / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace("points = 5", "points = 6"), "utf-8")
    with pytest.raises(ArizonaError, match="or to a pack as it was"):
        Search(task, tmp_path / "out", nobody)


def test_a_heading_cut_off_by_a_kill_is_written_again(task_file: Path, tmp_path: Path) -> None:
    trials = tmp_path / "trials.jsonl"
    trials.write_text('{"task":{"ga')
    Search(read_task(task_file), tmp_path, nobody)
    assert len(list(complete_lines(trials))) == 1
