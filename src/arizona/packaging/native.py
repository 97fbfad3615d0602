"""Compiles Arizona and games in other packages with mypyc.

All knowledge of the compilers' internals is in this file, which needs no other module of Arizona.

``python native.py SRC OUT`` compiles Arizona's hot packages below ``SRC`` in place (a scratch copy)
and writes the native modules to ``OUT``; ``hatch_build.py`` runs it when a wheel is built. ``python
native.py SRC OUT PACKAGE`` compiles a game in another package; ``hatch_plugin.py`` runs it.

What is compiled, and how, follows from the folder (``optimization``). Three environment variables
change it: ``ARIZONA_OPT=1`` compiles faster and runs slower, ``ARIZONA_NATIVE=1`` optimizes for
this machine's processor, and ``CC`` names the C compiler.
"""

from __future__ import annotations

import importlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal

MYPYC = "2.4.1"
"""The version whose internals ``_compile_modules`` relies on; a test fails on another one."""

SHARED_MODULE = "arizona._native"
"""Prefix of the module that contains all compiled code; by default it would be at the top level."""

HOT_PACKAGES = ("engine", "bots")
HOT_GAME_FOLDERS = ("rules", "bot")
COLD_GAME_FOLDERS = ("content", "words")
INTERPRETED_GAME_FOLDER = "faces"
HOT_SERVER_FOLDER = ("server", "tables", "compiled")

SAME_EVERYWHERE = "-ffp-contract=off"
"""A fused multiply-add rounds once where Python rounds twice: bots would decide differently."""
WHOLE_PROGRAM = ("-flto=auto", "-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden")
"""Link-time optimization across modules, cheaper calls into Python, fewer exported symbols."""
COLD = ("-O1", "-fno-lto")
"""For modules that read content or write text: a third less build time, and nothing gets slower."""
THIS_MACHINE = "-mcpu=native" if platform.machine() in {"aarch64", "arm64"} else "-march=native"

PRIMITIVES = {"bit_at": 1, "count": 1, "count_both": 2, "lowest": 1, "nth": 2}
"""Functions of ``engine/bits.py`` that compiled code calls as in ``engine/bits.h``, by argument
count."""

HERE = Path(__file__).resolve().parent
BITS = HERE.parent / "engine"
"""The folder of ``bits.c`` and ``bits.h``."""
MYPY_PLUGIN = HERE / "mypy_plugin.py"

Optimization = Literal["hot", "cold"]
Command = Any
"""A class derived from setuptools' ``build_ext``, which has no types."""


def optimization(parts: tuple[str, ...]) -> Optimization | None:
    """How a module is compiled, by its path below ``arizona``; ``None`` if it stays interpreted."""
    if parts[-1] == "__init__":
        return None
    if parts[0] in HOT_PACKAGES or parts[:3] == HOT_SERVER_FOLDER:
        return "hot"
    if parts[0] != "games" or len(parts) < 3:
        return None
    if parts[2] in HOT_GAME_FOLDERS:
        return "hot"
    return "cold" if parts[2] in COLD_GAME_FOLDERS or parts[2:] == ("game",) else None


def sources(src: Path) -> list[str]:
    """Every module to compile, relative to ``src``."""
    package = src / "arizona"
    return sorted(
        str(path.relative_to(src))
        for path in package.rglob("*.py")
        if optimization(path.relative_to(package).with_suffix("").parts)
    )


def package_sources(src: Path, package: str) -> list[str]:
    """Every module to compile of a game in another package, relative to ``src``."""
    folder = src.joinpath(*package.split("."))
    return sorted(
        str(path.relative_to(src))
        for path in folder.rglob("*.py")
        if path.name != "__init__.py"
        and INTERPRETED_GAME_FOLDER not in path.relative_to(folder).parts
    )


def have_compiler() -> bool:
    """Whether this machine has a C compiler for extension modules."""
    name = os.environ.get("CC", "").split()
    return any(shutil.which(candidate) for candidate in [*name[:1], "cc", "gcc", "clang", "cl"])


def compiler_flags() -> list[str]:
    """Flags for every module, in addition to Python's and mypyc's own.

    They are not passed by ``CFLAGS``: setuptools would then drop Python's own, such as ``-fwrapv``.
    """
    if sys.platform == "win32":
        return []
    native = os.environ.get("ARIZONA_NATIVE", "") not in {"", "0"}
    return [SAME_EVERYWHERE, THIS_MACHINE] if native else [SAME_EVERYWHERE]


def linker_flags() -> list[str]:
    """Flags for link-time optimization where compiler and linker support it.

    Only on Linux, where it was measured, and not for a quick build (``ARIZONA_OPT``).
    """
    if sys.platform != "linux" or os.environ.get("ARIZONA_OPT", "3") != "3":
        return []
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    trial = [*compiler.split(), *WHOLE_PROGRAM, "-fPIC", "-shared", "-x", "c", "-", "-o", "a.so"]
    with tempfile.TemporaryDirectory() as scratch:
        run = subprocess.run(
            trial,
            cwd=scratch,
            check=False,
            input="int one(void) { return 1; }",
            capture_output=True,
            text=True,
        )
    return [] if run.returncode else [*WHOLE_PROGRAM]


def module_of(c_file: str) -> tuple[str, ...]:
    """The module below ``arizona`` that mypyc translated into a C file."""
    name = Path(c_file).stem.removeprefix("__native_")
    parts = tuple(name.split("___"))
    return parts[parts.index("arizona") + 1 :] if "arizona" in parts else parts


def _parallel_build(extra: Callable[[str], tuple[str, ...]]) -> Command:
    """Return a ``build_ext`` that compiles the C files of one extension in parallel.

    This uses internals of setuptools; ``tests/release/test_native_build.py`` checks them. ``extra``
    returns further flags for a C file.
    """
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler

            def compile_one(name: Any, before: Any, after: Any, flags: Any, source: Any) -> None:
                compiler._compile(name, *source, before, [*after, *extra(source[0])], flags)

            def compile_all(
                sources: Any,
                output_dir: Any = None,
                macros: Any = None,
                include_dirs: Any = None,
                debug: Any = 0,
                extra_preargs: Any = None,
                extra_postargs: Any = None,
                depends: Any = None,
            ) -> Any:
                macros, objects, after, flags, build = compiler._setup_compile(
                    output_dir, macros, include_dirs, sources, depends, extra_postargs
                )
                before = compiler._get_cc_args(flags, debug, extra_preargs)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    jobs = [
                        pool.submit(compile_one, name, before, after, flags, build[name])
                        for name in objects
                    ]
                for job in jobs:
                    job.result()
                return objects

            if compiler.compiler_type == "unix":
                compiler.compile = compile_all
                self.parallel = os.cpu_count()  # the stubs of the single modules
            super().build_extensions()

    return ParallelBuild


def _add_primitives() -> bool:
    """Let mypyc call ``PRIMITIVES`` as C functions, where the compiler can.

    This uses mypyc's registry of primitives.
    """
    if sys.platform == "win32":  # bits.h is written for gcc and clang
        return False
    from mypyc.ir.ops import ERR_NEVER  # noqa: PLC0415
    from mypyc.ir.rtypes import int64_rprimitive  # noqa: PLC0415
    from mypyc.primitives.registry import function_op  # noqa: PLC0415

    for name, count in PRIMITIVES.items():
        function_op(
            f"arizona.engine.bits.{name}",
            [int64_rprimitive] * count,
            int64_rprimitive,
            c_function_name=f"arizona_{name}",
            error_kind=ERR_NEVER,
        )
    return True


def _build(
    arguments: list[str],
    out: str,
    group: str,
    whole_flags: list[str],
    extra: Callable[[str], tuple[str, ...]] = lambda c_file: (),
) -> None:
    """Run mypyc and the C compiler in the current folder.

    ``whole_flags`` are added for the extension that holds all the code.
    """
    from mypyc.build import mypycify  # noqa: PLC0415

    setup: Any = importlib.import_module("setuptools").setup
    level = os.environ.get("ARIZONA_OPT", "3")
    primitives = _add_primitives()
    modules = mypycify(
        arguments, opt_level=level, debug_level="0", multi_file=True, group_name=group
    )
    for module in modules:
        # One extension holds all the code; the others are stubs that load it.
        whole = module.name.endswith("__mypyc")
        flags = [*compiler_flags(), *(whole_flags if whole else [])]
        if primitives and whole:
            shutil.copyfile(BITS / "bits.c", "bits.c")
            shutil.copyfile(BITS / "bits.h", "bits.h")
            module.sources.append("bits.c")
            flags += ["-include", str(Path("bits.h").resolve())]
        # In a package, mypyc writes the shared headers to its folder, but includes them without it.
        module.include_dirs = [*module.include_dirs, str(Path("build/arizona").resolve())]
        module.extra_compile_args = [*module.extra_compile_args, *flags]
        if whole_flags:
            module.extra_link_args = [*module.extra_link_args, f"-O{level}", *flags]
    setup(
        name=group,
        packages=[],
        ext_modules=modules,
        cmdclass={"build_ext": _parallel_build(extra)},
        script_args=["-q", "build_ext", "--build-lib", out],
    )


def _compile_arizona(out: str) -> None:
    together = linker_flags()

    def extra(c_file: str) -> tuple[str, ...]:
        return COLD if together and optimization(module_of(c_file)) == "cold" else ()

    _build(["--strict", "--config-file=", *sources(Path())], out, SHARED_MODULE, together, extra)


def _compile_package(out: str, package: str) -> None:
    """Compile a game in another package.

    Its classes use Arizona's through the Python API, not by memory layout: so a compiled package
    works with every build of Arizona that it would work with as plain Python.
    """
    config = Path("mypy-of-build.ini")
    config.write_text(f"[mypy]\nplugins = {MYPY_PLUGIN}\n", "utf-8")
    arguments = ["--config-file", str(config), *package_sources(Path(), package)]
    _build(arguments, out, package.replace(".", "_"), linker_flags())


def main(src: str, out: str, package: str | None = None) -> None:
    os.chdir(src)
    sys.path.insert(0, str(Path.cwd()))
    if package is None:
        _compile_arizona(out)
    else:
        os.environ["ARIZONA_BUILD_PACKAGE"] = package
        _compile_package(out, package)


if __name__ == "__main__":
    main(*sys.argv[1:])
