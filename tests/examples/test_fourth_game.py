"""A game in a separate package works everywhere, without changes in `src/` or `web/`.

Yacht is built and installed into a temporary environment, as plain Python even if Arizona is
compiled, and played in all interfaces.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.examples.scratch import HEX, ROOT, YACHT, Scratch, with_yacht

PROMISES = "yacht and not yacht-3 and not yacht-4"
ENVIRONMENTS = """
import gymnasium, numpy, pyspiel
from pettingzoo.test import api_test, seed_test
from arizona.envs import gym_id, yacht_v1
import arizona.envs.open_spiel

for seats in (2, 4):
    api_test(yacht_v1.env(seats), num_cycles=100)
seed_test(yacht_v1.env, num_cycles=50)

env = gymnasium.make(gym_id("yacht"), opponents="random")
row, info = env.reset(seed=1)
over = False
while not over:
    choice = int(numpy.flatnonzero(info["action_mask"])[0])
    row, reward, over, cut, info = env.step(choice)
    over = over or cut
assert reward in (-1.0, 0.0, 1.0), reward
many = gymnasium.make_vec(gym_id("yacht"), num_envs=3, opponents="random")
many.reset(seed=1)

game = pyspiel.load_game("python_arizona_yacht(players=3)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
print("all played")
"""


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return with_yacht(tmp_path_factory.mktemp("fourth") / "env")


def test_the_example_has_few_files() -> None:
    files = [path for path in (YACHT / "yacht").rglob("*") if path.suffix in {".py", ".toml"}]
    assert len(files) <= 12
    shared = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    naming = re.compile(r"\byacht", re.IGNORECASE)
    assert [path for path in shared if naming.search(path.read_text("utf-8"))] == []


def test_its_rules_have_tests_and_they_pass(scratch: Scratch) -> None:
    output = scratch.run("-m", "tests.rule_table", "yacht", str(YACHT / "tests"), cwd=ROOT)
    assert "Y-3.7" in output
    assert "NO TEST" not in output
    assert "knight" not in output
    assert "passed" in scratch.pytest(str(YACHT / "tests"))


def test_it_satisfies_the_contract_of_every_game(scratch: Scratch) -> None:
    output = scratch.pytest("tests/conformance", "tests/terminal/test_messages.py", "-k", PROMISES)
    assert int(re.findall(r"(\d+) passed", output)[0]) > 30


def test_terminal(scratch: Scratch) -> None:
    assert "yacht: Yacht. Five dice, three rolls" in scratch.arizona("games")
    assert "**Y-2.2**" in scratch.arizona("rules", "yacht")
    args = ["play", "yacht", "--bot", "newcomer", "--seed", "1", "--record", "game.json"]
    lines = [answer for _ in range(12) for answer in ("write choice", "1", "1", "1")]
    output = scratch.arizona(*args, entered="\n".join(["hint", *lines, "quit", ""]))
    assert "boxes" in output
    assert "writes" in output
    again = scratch.arizona("replay", "game.json")
    assert "rolls" in again
    assert "Full House" in scratch.arizona("show", "game.json")


def test_bots_have_names_and_tempers(scratch: Scratch) -> None:
    output = scratch.arizona("bots", "yacht").splitlines()
    assert [line.split()[0] for line in output[:6]] == [
        "newcomer",
        "beginner",
        "regular",
        "skilled",
        "expert",
        "master",
    ]
    assert "Thinks as long as the clock allows" in output[5]


def test_content_and_fuzzer(scratch: Scratch) -> None:
    assert "fine (yacht pack 'default'" in scratch.arizona("content", "check", "yacht/default")
    assert "there is nothing to check" in scratch.arizona(
        "content", "check", "yacht/default", "--reach"
    )
    assert "[[box]]" in scratch.arizona("content", "schema", "yacht")
    assert "yacht: 15 games played, every move checked" in scratch.arizona(
        "fuzz", "yacht", "--games", "15"
    )


def test_laboratory(scratch: Scratch) -> None:
    scratch.arizona(
        *("lab", "run", "yacht", "--seats", "3", "--bots", "random,greedy,greedy"),
        *("--games", "24", "--workers", "1", "--out", "run"),
    )
    scratch.arizona("lab", "report", "run")
    report = (scratch.folder / "run" / "report.html").read_text("utf-8")
    for part in ("Yacht", "24 games", "3 seats", "Wins by bot", "Lead changes"):
        assert part in report


def test_environments(scratch: Scratch, tmp_path: Path) -> None:
    script = tmp_path / "environments.py"
    script.write_text(ENVIRONMENTS)
    assert "all played" in scratch.run(str(script))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    """An environment with a game created by `arizona new-game`."""
    scratch = Scratch(tmp_path_factory.mktemp("made") / "env")
    output = scratch.arizona("new-game", "fourrow", "--title", "Four in a Row", "--out", "package")
    assert "pytest package/tests" in output
    scratch.install(scratch.folder / "package")
    return scratch


def test_a_created_game_passes_its_own_tests_and_conformance(made: Scratch) -> None:
    package = made.folder / "package"
    assert "passed" in made.pytest(str(package / "tests"))
    output = made.pytest("tests/conformance", "-k", "fourrow")
    assert int(re.findall(r"(\d+) passed", output)[0]) > 15
    table = made.run("-m", "tests.rule_table", "fourrow", str(package / "tests"), cwd=ROOT)
    assert "F-3.2" in table and "NO TEST" not in table


def test_a_created_game_plays_in_two_languages(made: Scratch) -> None:
    assert "fourrow: Four in a Row. Drop your stones" in made.arizona("games")
    lines = "\n".join([*(str(column) for column in range(1, 8)), "quit", ""])
    args = ("play", "fourrow", "--bot", "random", "--seed", "1")
    output = made.arizona(*args, entered=lines)
    assert "drops a stone into column" in output
    assert re.search(r"▸ ● Player +▲ Tumbleweed +\n", output)  # no points, so no scores
    spanish = made.arizona("--lang", "es", *args, entered=lines)
    assert "deja caer una ficha en la columna" in spanish
    assert "fine (fourrow pack 'default'" in made.arizona("content", "check", "fourrow/default")
    script = "from arizona.envs.text import TextEnv; from arizona.envs import fourrow_v1;"
    script += "env = fourrow_v1.env(render_mode='rgb_array'); env.reset(seed=1);"
    script += "print(env.render().shape, TextEnv('fourrow').reset(seed=1)[1]['legal'][-1])"
    assert "(360, 420, 3) drop 7" in made.run("-c", script)


HINTS = """
import arizona
from arizona.bots.bot import Clock
from arizona.bots.hints import hints
from arizona.messages import Phrases
state = arizona.new("fourrow", seed=1).state
for seconds in (0.0, 3.0):
    print(Phrases().say(hints("fourrow", state.clone(), Clock(seconds))[0].expected))
"""


def test_a_hint_states_no_chance_after_a_few_random_games(made: Scratch) -> None:
    few, many = made.run("-c", HINTS).splitlines()
    assert few == "not enough time to think ahead"
    assert re.fullmatch(r"rough estimate: a \d+% chance to win", many)


WRONG_SYMMETRY = """
import arizona
from arizona.engine.symmetry import Symmetry
from arizona.engine.symmetry_checks import symmetry_errors
match = arizona.new("fourrow", seed=1)
game = match.game
for text in ("drop 1", "drop 2"):
    match.play(text)
assert [one.name for one in game.symmetries(match.state)] == ["mirrored"]
assert symmetry_errors(match.setup, match.state) == []
right = game.symmetries(match.state)[0]
state = match.state.clone()
wrong = [
    Symmetry("mirrored", state, right.actions, right.row),
    Symmetry("mirrored", right.state, list(range(10)), right.row),
    Symmetry("mirrored", right.state, right.actions, list(range(85))),
    Symmetry("mirrored", right.state, [0] * 10, right.row),
]
for one in wrong:
    type(game).symmetries = lambda self, state, one=one: [one]
    print(len(symmetry_errors(match.setup, match.state)) > 0)
"""


def test_a_wrong_symmetry_is_found(made: Scratch) -> None:
    """The mirror image of the created game is right; mistakes in each of its parts are reported."""
    assert made.run("-c", WRONG_SYMMETRY).split() == ["True"] * 4


def test_a_game_with_an_impossible_name_is_refused(tmp_path: Path) -> None:
    from arizona.cli.new_game import create
    from arizona.engine.errors import ArizonaError

    for name, why in (
        ("Hex", "lowercase letters"),
        ("class", "lowercase letters"),
        ("json", "another Python package"),
        ("knight", "already a game"),
    ):
        with pytest.raises(ArizonaError, match=why):
            create(name, "Title", tmp_path / name)
        assert not (tmp_path / name).exists()
    with pytest.raises(ArizonaError, match="exists already"):
        create("hex", "Hex", tmp_path)
    with pytest.raises(ArizonaError, match="not plain text"):
        create("hex", 'a "b"', tmp_path / "hex")


def test_hex_passes_its_own_tests_and_conformance(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The second example: no points, a drawing to click on, and an option."""
    scratch = Scratch(tmp_path_factory.mktemp("hex") / "env")
    scratch.install(HEX)
    assert "passed" in scratch.pytest(str(HEX / "tests"))
    output = scratch.pytest("tests/conformance", "tests/terminal/test_messages.py", "-k", "hex")
    assert int(re.findall(r"(\d+) passed", output)[0]) > 30
    table = scratch.run("-m", "tests.rule_table", "hex", str(HEX / "tests"), cwd=ROOT)
    assert "H-3.2" in table and "NO TEST" not in table
    assert "swap=" in scratch.arizona("games")
