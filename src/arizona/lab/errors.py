"""Errors of the lab, with translations."""

from __future__ import annotations

from pathlib import Path

from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, ValidationMessage


def wrong_file(path: Path, cause: str, english: str, **args: Arg) -> ArizonaError:
    """Return the error for a file or folder of the lab; ``english`` comes after its path."""
    said = ValidationMessage("lab-file", english, args)
    known = {**said.message.args, "file": str(path), "cause": cause}
    return ArizonaError(ValidationMessage("lab-file", f"{path}: {said.text}", known))


def missing_package(what: str, package: str, extra: str) -> ArizonaError:
    """Return the error for an optional package that a command needs."""
    args: dict[str, Arg] = {"package": package, "command": f"pip install 'arizona[{extra}]'"}
    english = f"{what} needs the package {{package}}: {{command}}"
    return ArizonaError(ValidationMessage("lab-package", english, args))
