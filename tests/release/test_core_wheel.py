"""The small distribution ``arizona-core``: what it has, what it needs, and that it works alone."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path

from tools.core_wheel import LEFT_OUT, SERVER_ONLY, core_wheel

from tests.docs.page import ROOT

ALONE = """
import importlib.abc
import sys

class Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in ABSENT or name.startswith(("arizona.server", "arizona.printing")):
            raise ModuleNotFoundError(f"no module {name}", name=name)

sys.meta_path.insert(0, Absent())
import arizona, arizona.client, arizona.envs, arizona.review, arizona.cli.main
from arizona.engine.match import Match

for name in arizona.game_names():
    match = arizona.new(name, seed="core")
    while not match.over:
        match.play(match.state.legal()[0])
sys.argv = ["arizona", "bots", "knight"]
arizona.cli.main.main()
"""


def test_it_has_the_same_files_without_the_server(tmp_path: Path) -> None:
    whole = tmp_path / "arizona-1.2-py3-none-any.whl"
    about = (
        "Metadata-Version: 2.4\nName: arizona\nVersion: 1.2\nSummary: Everything\n"
        "Requires-Dist: rich>=14\nRequires-Dist: uvicorn[standard]>=0.54,<0.55\n"
        "Requires-Dist: numpy>=2; extra == 'rl'\nRequires-Dist: asyncpg; extra == 'servers'\n"
        "Provides-Extra: rl\nProvides-Extra: servers\n\nThe long description.\n"
    )
    files = {
        "arizona/__init__.py": b"",
        "arizona/engine/rng.py": b"x = 1\n",
        "arizona/server/web/app.py": b"y = 2\n",
        "arizona/printing/fonts.bin": b"z",
        "arizona-1.2.dist-info/METADATA": about.encode(),
        "arizona-1.2.dist-info/RECORD": b"",
    }
    with zipfile.ZipFile(whole, "w") as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    made = core_wheel(whole)
    assert made.name == "arizona_core-1.2-py3-none-any.whl"
    with zipfile.ZipFile(made) as packed:
        names = set(packed.namelist())
        found = message_from_string(packed.read("arizona_core-1.2.dist-info/METADATA").decode())
        record = packed.read("arizona_core-1.2.dist-info/RECORD").decode()
        assert packed.read("arizona/engine/rng.py") == b"x = 1\n"
    assert {line.split(",")[0] for line in record.splitlines()} == names
    assert not [name for name in names if name.startswith(LEFT_OUT)]
    assert (found["Name"], found["Version"]) == ("arizona-core", "1.2")
    assert found.get_all("Requires-Dist") == ["rich>=14", "numpy>=2; extra == 'rl'"]
    assert "servers" not in (found.get_all("Provides-Extra") or [])
    first = made.read_bytes()
    assert core_wheel(whole).read_bytes() == first, "reproducible"


def test_what_it_leaves_out_is_a_dependency_of_the_whole() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {one.split(">")[0].split("[")[0].split("=")[0] for one in project["dependencies"]}
    assert names >= SERVER_ONLY


def test_it_works_without_the_packages_of_the_server() -> None:
    modules = {name.replace("-", "_").replace("argon2_cffi", "argon2") for name in SERVER_ONLY}
    code = f"ABSENT = {sorted(modules)!r}\n{ALONE}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "condor" in done.stdout
