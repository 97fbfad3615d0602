"""What ``packaging/native.py`` assumes of the compilers is true, and every folder has flags."""

from __future__ import annotations

import inspect
from importlib.metadata import version
from pathlib import Path

import pytest

import arizona
from arizona.packaging import native

PACKAGE = Path(arizona.__file__).parent
DISTUTILS = "ignore:The distutils package is deprecated:DeprecationWarning"
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))


def test_the_build_was_checked_with_this_mypyc() -> None:
    """After an upgrade: read the release notes, compile, run the tests on both builds, edit."""
    assert version("mypy") == native.MYPYC


@pytest.mark.filterwarnings(DISTUTILS)
def test_mypyc_still_has_what_the_build_uses() -> None:
    import setuptools  # noqa: F401 (its distutils must come first)
    from mypyc.build import mypycify
    from mypyc.primitives.registry import function_op

    given = inspect.signature(mypycify).parameters
    assert {"paths", "opt_level", "debug_level", "multi_file"} <= set(given)
    given = inspect.signature(function_op).parameters
    names = {"name", "arg_types", "return_type", "c_function_name", "error_kind"}
    assert names <= set(given)


@pytest.mark.filterwarnings(DISTUTILS)
def test_setuptools_still_has_what_the_build_replaces() -> None:
    from setuptools._distutils.ccompiler import CCompiler
    from setuptools._distutils.unixccompiler import UnixCCompiler

    names = ["self", "output_dir", "macros", "include_dirs", "sources", "depends", "extra_postargs"]
    found = list(inspect.signature(CCompiler.compile).parameters)
    assert set(names) - {"self"} <= set(found)
    setup = list(inspect.signature(CCompiler._setup_compile).parameters)
    assert setup[:5] == ["self", "outdir", "macros", "incdirs", "sources"]
    arguments = list(inspect.signature(CCompiler._get_cc_args).parameters)
    assert arguments == ["self", "pp_opts", "debug", "before"]
    one = list(inspect.signature(UnixCCompiler._compile).parameters)
    assert one == ["self", "obj", "src", "ext", "cc_args", "extra_postargs", "pp_opts"]


@pytest.mark.parametrize(
    ("module", "wanted"),
    [
        ("engine.state", "hot"),
        ("bots.tree", "hot"),
        ("games.rails.rules.view", "hot"),
        ("games.rails.bot.notation", "hot"),
        ("games.trail.rules.questions.table", "hot"),
        ("games.rails.content.state", "cold"),
        ("games.rails.words.view", "cold"),
        ("games.rails.game", "cold"),
        ("games.rails.faces.terminal", None),
        ("games.rails.rules.__init__", None),
        ("server.tables.compiled.updates", "hot"),
        ("server.tables.room", None),
        ("lab.run.plan", None),
    ],
)
def test_flags_follow_from_the_folder_and_never_from_the_name(
    module: str, wanted: str | None
) -> None:
    assert native.optimization(tuple(module.split("."))) == wanted


def test_every_module_of_rules_and_bots_is_compiled_hot() -> None:
    compiled = set(native.sources(PACKAGE.parent))
    for game in GAMES:
        for folder in ("rules", "bot"):
            for path in (PACKAGE / "games" / game / folder).rglob("*.py"):
                if path.name != "__init__.py":
                    assert str(path.relative_to(PACKAGE.parent)) in compiled, path
    assert not [name for name in compiled if "/faces/" in name]


def test_a_c_file_is_traced_back_to_its_module() -> None:
    name = "build/__native_arizona___games___rails___words___view.c"
    assert native.module_of(name) == ("games", "rails", "words", "view")
    assert native.optimization(native.module_of(name)) == "cold"
