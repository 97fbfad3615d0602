"""`make release` in its quick form: everything except compiling."""

from __future__ import annotations

import hashlib
import json
import re
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from tools import release
from tools.release import Problem, check_changelog

import arizona
from tests.docs.page import ROOT

VERSION = arizona.__version__


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build, install into clean environments and test there."""
    out = tmp_path_factory.mktemp("release") / "dist"
    release.release(out, plain=True, tagged=False)
    return out


@pytest.mark.timeout(800)
def test_a_release_is_complete(dist: Path) -> None:
    names = {path.name for path in dist.iterdir()}
    assert names == {
        f"arizona-{VERSION}.tar.gz",
        f"arizona-{VERSION}-py3-none-any.whl",
        f"arizona_core-{VERSION}-py3-none-any.whl",
        f"arizona-{VERSION}.cdx.json",
        f"arizona-page-{VERSION}.cdx.json",
        "SHA256SUMS",
    }
    lines = [line.split("  ") for line in (dist / "SHA256SUMS").read_text().splitlines()]
    assert {name for _, name in lines} == names - {"SHA256SUMS"}
    for digest, name in lines:
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest


@pytest.mark.timeout(800)
def test_files_contain_what_they_should(dist: Path) -> None:
    with zipfile.ZipFile(dist / f"arizona-{VERSION}-py3-none-any.whl") as wheel:
        inside = set(wheel.namelist())
    assert "arizona/server/static/index.html" in inside
    for game in arizona.game_names():
        assert any(name.startswith(f"arizona/games/{game}/content/") for name in inside)
    assert all(name.startswith(("arizona/", "arizona-")) for name in inside)
    assert not [name for name in inside if "__pycache__" in name or name.endswith(".so")]
    with tarfile.open(dist / f"arizona-{VERSION}.tar.gz") as sdist:
        packed = sdist.getnames()
    assert not [name for name in packed if "node_modules" in name]
    assert f"arizona-{VERSION}/LICENSE" in packed
    assert f"arizona-{VERSION}/tests/conftest.py" in packed


@pytest.mark.timeout(800)
def test_the_bills_name_everything(dist: Path) -> None:
    bill = json.loads((dist / f"arizona-{VERSION}.cdx.json").read_text())
    named = {part["name"].lower().replace("_", "-") for part in bill["components"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"[<>=;\[ ]", line)[0] for line in project["dependencies"]}
    assert {name.replace(".", "-") for name in needed} <= {name.replace(".", "-") for name in named}
    page = json.loads((dist / f"arizona-page-{VERSION}.cdx.json").read_text())
    assert page["metadata"]["component"]["version"] == VERSION
    assert {"svelte", "@fluent/bundle"} <= {part["name"] for part in page["components"]} | {
        f"{part.get('group', '')}/{part['name']}" for part in page["components"]
    }
    places = re.findall(r'"(?:file|https?):/[^"]*"', json.dumps([bill, page]))
    assert [place for place in places if "file:" in place] == []


def test_the_compiled_wheel_contains_only_expected_files() -> None:
    """Checks the wheel built by `make test`, because the quick form of a release builds none."""
    found = [path for path in (ROOT / "dist").glob("arizona-*.whl") if "-none-any" not in path.name]
    if not found:
        pytest.skip("no compiled wheel in dist/: make .stamps/native")
    for wheel in found:
        release.check_wheel(wheel)
        release.check_parts(wheel)
        with zipfile.ZipFile(wheel) as packed:
            assert {name.split("/")[0].partition("-")[0] for name in packed.namelist()} == {
                "arizona"
            }


def test_a_wheel_without_a_part_that_is_built_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / "arizona-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("arizona/server/static/index.html", "")
    with pytest.raises(Problem, match="lacks arizona/server/engine/"):
        release.check_parts(wheel)


def test_the_version_is_defined_once() -> None:
    assert release.version() == VERSION
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/arizona/__init__.py"}
    assert json.loads((ROOT / "web" / "package.json").read_text())["version"] == "0.0.0"


def test_the_changelog_knows_the_version() -> None:
    check_changelog(VERSION, tagged=False)
    with pytest.raises(Problem, match=r"does not begin with a section for 9\.9\.9"):
        check_changelog("9.9.9", tagged=False)


def test_a_tagged_release_wants_date_and_tag(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "docs").mkdir()
    changelog = tmp_path / "docs" / "changelog.md"
    monkeypatch.setattr(release, "ROOT", tmp_path)
    changelog.write_text("# Changelog\n\n## 1.2.3, not released yet\n")
    with pytest.raises(Problem, match="no date"):
        check_changelog("1.2.3", tagged=True)
    changelog.write_text("# Changelog\n\n## 1.2.3, 2026-12-01\n")
    release.run("git", "init", "-q", ".")
    release.run("git", "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "-m", "x",
                "--allow-empty")  # fmt: skip
    with pytest.raises(Problem, match=r"no tag v1\.2\.3"):
        check_changelog("1.2.3", tagged=True)
    release.run("git", "tag", "v1.2.3")
    check_changelog("1.2.3", tagged=True)


def test_packages_whose_internals_we_use_have_upper_bounds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for name in ("uvicorn", "litestar", "librt"):
        (line,) = [line for line in project["dependencies"] if line.startswith(name)]
        assert ",<" in line, line


@pytest.mark.parametrize(
    ("wheel", "tried"),
    [
        ("arizona-1-py3-none-any.whl", ["arizona-1-py3-none-any.whl plain", "core.whl plain"]),
        (
            "arizona-1-cp311.whl",
            ["arizona-1-cp311.whl compiled", "arizona-1.tar.gz plain", "core.whl compiled"],
        ),
    ],
    ids=["plain", "compiled"],
)
def test_both_files_are_tried_unless_one_is_the_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wheel: str, tried: list[str]
) -> None:
    found: list[str] = []

    def try_out(file: Path, form: str, folder: Path, *, core: bool = False) -> Path:
        found.append(f"{file.name} {form}")
        return folder

    def build(out: Path, plain: bool) -> tuple[Path, Path]:
        out.mkdir()
        return out / "arizona-1.tar.gz", out / wheel

    monkeypatch.setattr(release, "build", build)
    monkeypatch.setattr(release, "try_out", try_out)
    monkeypatch.setattr(release, "core_wheel", lambda whole: whole.with_name("core.whl"))
    for step in ("check_files", "bill"):
        monkeypatch.setattr(release, step, lambda *_: None)
    release.release(tmp_path / "dist", plain=False, tagged=False)
    assert found == tried
