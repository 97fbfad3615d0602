"""Whether the pager shows colors, or would print their escape codes as text."""

from __future__ import annotations

import shutil
from collections.abc import MutableMapping
from pathlib import PurePath


def pager_shows_styles(env: MutableMapping[str, str]) -> bool:
    """Whether the pager that Python starts shows colors.

    Only `less` is known to, and only with the option `-R`, which this adds to the environment of
    the pager. Other pagers get plain text.
    """
    command = env.get("MANPAGER") or env.get("PAGER") or shutil.which("less") or ""
    program = command.split()[:1]
    if not program or PurePath(program[0]).name != "less":
        return False
    env["LESS"] = f"{env.get('LESS', '')} -R".lstrip()
    return True
