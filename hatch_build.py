"""Builds the page and compiles what must be fast with mypyc when a wheel is built.

Without a C compiler, or with ``ARIZONA_PURE=1``, the wheel holds plain Python and says so.
``ARIZONA_OPT=1`` compiles sooner and runs slower (3 otherwise): for a quick try.
``ARIZONA_NATIVE=1`` makes the most of this machine's processor; such a wheel runs on its like only.
An editable install is never compiled: a native module beside an edited source would shadow it.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_ROOMS = ("engine", "games", "bots")
COMPILED_TOO = ("table/room/changes.py", "table/room/story.py", "table/room/updates.py")
"""What a server does at every move for the screens of a table."""
FACES = (
    "picture.py",
    "printing.py",
    "printing_art.py",
    "puzzles.py",
    "review.py",
    "terminal.py",
    "terminal_pack.py",
    "watch.py",
    "workshop.py",
    "workshop_words.py",
)
"""What of a game is for people to look at: it stays interpreted, and may have dependencies."""

SAME_EVERYWHERE = "-ffp-contract=off"
"""A fused multiply-add rounds once where Python rounds twice: bots would decide differently."""
WHOLE_PROGRAM = ("-flto=auto", "-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden")
"""The modules are optimised together when they are linked, which calls among them gain most by:
a tenth in Knight and Rails, a third in Trail, for a quarter more time of building. Calls to Python
itself take no detour, which brings lists another 7 %. What nobody outside calls is not offered to
him: an eighth less to load (docs/performance.md)."""
UNHURRIED = (
    *("building", "boards", "checking", "content", "errors", "fuzz", "game", "generator", "hints"),
    *("invariants", "language", "levels", "message", "notation", "preview", "record", "replay"),
    *("roster", "schema", "setups", "tables", "text", "verbs", "weights", "why_not"),
    *("bot_training", "bot_why", "view", "view_claims", "view_market", "view_parts", "view_player"),
)
"""Modules that prepare content or write texts, for a person or once: the compiler takes less
trouble over them. A build takes a third less of the processor's time, and nothing gets slower."""
LITTLE_TROUBLE = ("-O1", "-fno-lto")
THIS_MACHINE = "-mcpu=native" if platform.machine() in {"aarch64", "arm64"} else "-march=native"

BY_PROCESSOR = {"bit_at": 1, "count": 1, "count_both": 2, "lowest": 1, "nth": 2}
"""The functions of ``engine/bits.py``, with how many words they take, that compiled code is to call
as ``engine/bits.h`` has them: by an instruction that the processor has for it."""

SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from mypyc.ir.ops import ERR_NEVER
from mypyc.ir.rtypes import int64_rprimitive
from mypyc.primitives.registry import function_op
from setuptools import setup
from setuptools.command.build_ext import build_ext


def trouble(source):
    name = source.removesuffix(".c").rpartition("___")[2]
    return LITTLE_TROUBLE if TOGETHER and name in UNHURRIED else ()


class OnAllCores(build_ext):
    def build_extensions(self):
        compiler = self.compiler

        def compile(sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                    extra_preargs=None, extra_postargs=None, depends=None):
            macros, objects, after, flags, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs)
            before = compiler._get_cc_args(flags, debug, extra_preargs)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compiler._compile, name, *build[name], before,
                                    [*after, *trouble(build[name][0])], flags)
                        for name in objects]
            for job in jobs:
                job.result()
            return objects

        if compiler.compiler_type == "unix":
            compiler.compile = compile
            self.parallel = os.cpu_count()  # the doors are small and many
        super().build_extensions()


for name, words in BY_PROCESSOR.items():
    function_op("arizona.engine.bits." + name, [int64_rprimitive] * words, int64_rprimitive,
                c_function_name="arizona_" + name, error_kind=ERR_NEVER)

modules = mypycify(
    ["--strict", "--config-file=", *FILES], opt_level=LEVEL, debug_level="0", multi_file=True
)
for module in modules:
    # One module holds everything; the others are doors to it.
    flags = [*FLAGS, *(TOGETHER if module.name.endswith("__mypyc") else [])]
    if BY_PROCESSOR and module.name.endswith("__mypyc"):
        module.sources.append("arizona/engine/bits.c")
        flags += ["-include", os.path.abspath("arizona/engine/bits.h")]
    module.extra_compile_args = [*module.extra_compile_args, *flags]
    if TOGETHER:
        module.extra_link_args = [*module.extra_link_args, "-O" + LEVEL, *flags]
setup(name="arizona", packages=[], ext_modules=modules, cmdclass={"build_ext": OnAllCores})
"""
"""Run in the scratch folder: a C file per module, compiled side by side, which takes a third of the
time of one large file and runs as fast."""


def sources(src: Path) -> list[str]:
    """Every module to compile, relative to ``src``; package files stay interpreted."""
    house = src / "arizona"
    rooms = [
        path
        for room in COMPILED_ROOMS
        for path in (house / room).rglob("*.py")
        if path.name not in FACES
    ]
    return sorted(
        str(path.relative_to(src))
        for path in [*rooms, *[house / name for name in COMPILED_TOO]]
        if path.name != "__init__.py"
    )


def have_compiler() -> bool:
    """Whether the C compiler that extension modules need is on this machine."""
    name = os.environ.get("CC", "").split()
    return any(shutil.which(candidate) for candidate in [*name[:1], "cc", "gcc", "clang", "cl"])


def compiler_flags() -> list[str]:
    """What we ask of the C compiler beyond Python's and mypyc's own flags; MSVC fuses nothing.

    Not by ``CFLAGS``: setuptools would drop Python's own for it, ``-fwrapv`` among them.
    """
    if sys.platform == "win32":
        return []
    native = os.environ.get("ARIZONA_NATIVE", "") not in {"", "0"}
    return [SAME_EVERYWHERE, THIS_MACHINE] if native else [SAME_EVERYWHERE]


def linker_flags() -> list[str]:
    """How the modules are optimised as one program, where compiler and linker can.

    Only where it was measured, and not for a quick try (``ARIZONA_OPT``).
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


class NativeModules(BuildHookInterface[Any]):
    """The build hook: adds the native modules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a scratch folder and add what comes out to the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.page()
        if os.environ.get("ARIZONA_PURE", "") not in {"", "0"}:
            self.app.display_info("ARIZONA_PURE is set: building plain Python")
            return
        if not have_compiler():
            self.app.display_warning("no C compiler found: building plain Python, which is slower")
            return
        src = Path(self.root) / "src"
        self.scratch = tempfile.TemporaryDirectory(prefix="arizona-build-")
        work = Path(self.scratch.name)
        level = os.environ.get("ARIZONA_OPT", "3")
        files = sources(src)
        if gone := set(UNHURRIED) - {Path(file).stem for file in files}:
            raise RuntimeError(f"UNHURRIED names no module: {', '.join(sorted(gone))}")
        given = f"FILES = {files!r}\nLEVEL = {level!r}\nFLAGS = {compiler_flags()!r}\n"
        by_processor = {} if sys.platform == "win32" else BY_PROCESSOR  # as gcc and clang say it
        given += f"TOGETHER = {linker_flags()!r}\nBY_PROCESSOR = {by_processor!r}\n"
        given += f"UNHURRIED = {UNHURRIED!r}\nLITTLE_TROUBLE = {LITTLE_TROUBLE!r}\n"
        copy = work / "src"
        shutil.copytree(src, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (copy / "setup.py").write_text(given + SETUP)
        out = work / "out"
        run = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(out)],
            cwd=copy,
            check=False,
            capture_output=True,
            text=True,
        )
        if run.returncode:
            raise RuntimeError(f"compiling failed:\n{run.stdout}\n{run.stderr}")
        for built in sorted(out.rglob("*")):
            if built.is_file():
                build_data["force_include"][str(built)] = str(built.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def page(self) -> None:
        """Build the browser page where its sources are; ``ARIZONA_NO_PAGE=1`` leaves it out."""
        script = Path(self.root) / "web" / "build.py"
        if os.environ.get("ARIZONA_NO_PAGE", "") not in {"", "0"}:
            self.app.display_warning("ARIZONA_NO_PAGE is set: the wheel may lack the browser page")
        elif script.is_file():
            subprocess.run([sys.executable, str(script)], check=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch folder once the wheel is written."""
        scratch = getattr(self, "scratch", None)
        if scratch is not None:
            scratch.cleanup()
