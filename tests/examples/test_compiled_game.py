"""Games in packages of their own are compiled by the build hook, and play the same."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path
from typing import Any, cast

import pytest

from arizona.packaging.hatch_plugin import CompiledGame
from tests.examples.scratch import YACHT, Scratch

CREATED = "fourrow"
ENABLED = {"HATCH_BUILD_HOOK_ENABLE_ARIZONA": "true"}
pytestmark = pytest.mark.timeout(900)
"""Type checks and C compilers take a minute per package, more on a busy machine."""
GAMES = """
import sys
import arizona
from arizona._form import is_compiled
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.state import fingerprint
from arizona.envs.vector import BatchEnv

for name in sys.argv[1:]:
    match = arizona.new(name, seed=1)
    bots = [make_bot(name, "greedy", seed=1), make_bot(name, "random", seed=2)]
    while not match.over:
        state = match.state
        match.play(bots[state.to_move() % 2].decide(state.clone(), state.legal(), Clock()))
    print(name, is_compiled(sys.modules[type(match.state).__module__]), file=sys.stderr)
    print(*(move.line() for move in match.moves), fingerprint(match.state))
    env = BatchEnv(name, 3, opponents=None)
    env.reset(seed=1)
    for _ in range(150):
        rows, *_ = env.step(env.sample())
    print(rows.tolist())
"""


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    made = Scratch(tmp_path_factory.mktemp("compiled") / "env")
    made.arizona("new-game", CREATED, "--title", "Four in a Row", "--out", "package")
    for package in (YACHT, made.folder / "package"):
        made.install(package, compiled=True)
    return made


def test_the_program_says_what_is_compiled(scratch: Scratch) -> None:
    for pure, form in (("", "compiled"), ("1", "plain Python")):
        lines = scratch.run(str(scratch.program), "doctor", env={"ARIZONA_PURE": pure}).splitlines()
        for name in ("yacht", CREATED):
            (line,) = [line for line in lines if line.startswith(f"{name} ")]
            assert f"rules version 1, {form};" in line


def test_a_compiled_game_plays_exactly_as_in_plain_python(scratch: Scratch) -> None:
    """The same moves, positions and observations, whichever form Arizona itself has."""
    forms = {}
    for pure in ("", "1"):
        output = scratch.run("-c", GAMES, "yacht", CREATED, env={"ARIZONA_PURE": pure})
        lines = output.splitlines()
        assert [line for line in lines if line.endswith((" True", " False"))] == [
            f"{name} {not pure}" for name in ("yacht", CREATED)
        ]
        forms[pure] = [line for line in lines if not line.endswith((" True", " False"))]
    assert forms[""] == forms["1"]
    assert len(forms[""]) == 4


def test_a_compiled_game_passes_its_own_tests_and_the_contract(scratch: Scratch) -> None:
    assert "passed" in scratch.pytest(str(YACHT / "tests"))
    assert "passed" in scratch.pytest(str(scratch.folder / "package" / "tests"))
    assert "passed" in scratch.pytest("tests/conformance", "-k", f"{CREATED} or yacht-2")


def test_without_a_compiler_the_wheel_is_plain_and_the_build_says_so(
    scratch: Scratch, tmp_path: Path
) -> None:
    for env, said in (
        ({"PATH": str(tmp_path), "CC": ""}, "no C compiler found"),
        ({"ARIZONA_PURE": "1"}, "ARIZONA_PURE is set"),
    ):
        wheel, output = scratch.wheel(YACHT, {**ENABLED, **env, "HATCH_VERBOSE": "1"})
        assert wheel.name.endswith("-py3-none-any.whl")
        assert said in output
        with zipfile.ZipFile(wheel) as packed:
            assert not [name for name in packed.namelist() if name.endswith(".so")]


def test_a_class_that_would_crash_is_refused(scratch: Scratch, tmp_path: Path) -> None:
    package = tmp_path / "yacht"
    shutil.copytree(YACHT, package, ignore=shutil.ignore_patterns("__pycache__"))
    state = package / "yacht" / "state.py"
    code = state.read_text("utf-8")
    state.write_text(code.replace("@mypyc_attr(native_class=False)\n", ""), "utf-8")
    with pytest.raises(AssertionError, match=r"YachtState inherits from arizona\.engine\.state"):
        scratch.wheel(package, ENABLED)


def test_an_editable_install_is_never_compiled(tmp_path: Path) -> None:
    hook = CompiledGame(str(YACHT), {}, None, cast(Any, None), str(tmp_path), "wheel")
    data: dict[str, object] = {"force_include": {}, "pure_python": True}
    hook.initialize("editable", data)
    assert data == {"force_include": {}, "pure_python": True}
