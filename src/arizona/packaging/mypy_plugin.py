"""Refuses classes that a package cannot compile: mypy loads it while a game is compiled.

mypyc lays out the attributes of a class itself. If the base class is not compiled along with it,
the layouts would overlap, and the program would crash. Such a class has to say that it is an
ordinary Python class; its methods are compiled nevertheless.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from mypy.nodes import CallExpr, ClassDef, NameExpr, RefExpr
from mypy.plugin import ClassDefContext, Plugin

PACKAGE: Final = os.environ.get("ARIZONA_BUILD_PACKAGE", "")
HARMLESS: Final = frozenset({"abc", "builtins", "enum", "typing", "typing_extensions"})
"""Modules whose classes mypyc handles itself."""


def foreign_base(defined: ClassDef) -> str | None:
    """Return the name of a base class that is not compiled along with this class."""
    for base in defined.info.mro[1:]:
        module = base.module_name
        inside = module == PACKAGE or module.startswith(f"{PACKAGE}.")
        if module not in HARMLESS and not inside:
            return base.fullname
    return None


def is_python_class(defined: ClassDef) -> bool:
    """Check for the decorator ``@mypyc_attr(native_class=False)``."""
    for decorator in defined.decorators:
        if isinstance(decorator, CallExpr) and isinstance(decorator.callee, RefExpr):
            values = dict(zip(decorator.arg_names, decorator.args, strict=True))
            value = values.get("native_class")
            if isinstance(value, NameExpr) and value.name == "False":
                return True
    return False


def check(context: ClassDefContext) -> None:
    """Report a class of the package that inherits from elsewhere without saying so."""
    defined = context.cls
    module = defined.info.module_name
    if module != PACKAGE and not module.startswith(f"{PACKAGE}."):
        return
    base = foreign_base(defined)
    if base is not None and not is_python_class(defined):
        context.api.fail(
            f"{defined.name} inherits from {base}, which is in another package: "
            f"add @mypyc_attr(native_class=False), from mypy_extensions",
            defined,
        )


class PackagePlugin(Plugin):
    """Checks every class with a base class."""

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        return check


def plugin(version: str) -> type[PackagePlugin]:
    """Return the plugin; mypy calls this function."""
    return PackagePlugin
