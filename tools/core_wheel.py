"""Makes the small wheel ``arizona-core`` from a wheel of ``arizona``.

    python -m tools.core_wheel dist/arizona-0.1.0-cp311-cp311-linux_x86_64.whl

It has the rules, bots, environments, lab and terminal, but no server, page, offline engine, docs
or printing, and needs none of the packages that only those use. Its files are the same, byte by
byte, so both wheels install the package ``arizona``: install one or the other.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import re
import sys
import zipfile
from email import message_from_string
from pathlib import Path
from typing import Final

NAME: Final = "arizona-core"
LEFT_OUT: Final = ("arizona/server/", "arizona/printing/")
"""Packages that only the whole wheel has."""
SERVER_ONLY: Final = frozenset(
    {
        *("aiosqlite", "argon2-cffi", "confusable-homoglyphs", "itsdangerous", "litestar"),
        *("openskill", "rustworkx", "uvicorn", "webauthn"),
    }
)
"""Dependencies of those packages, and of tournaments and ratings."""
EXTRAS: Final = frozenset({"rl", "lab", "learn", "cluster", "build"})
"""Extras that the core offers too."""
ABOUT: Final = "The rules, bots and environments of Arizona, three board games, without the server."
REQUIREMENT: Final = re.compile(r"[A-Za-z0-9._-]+")
EXTRA: Final = re.compile(r"extra == ['\"]([\w-]+)['\"]")
STAMP: Final = (2026, 1, 1, 0, 0, 0)
"""The time of all files, so that the same input gives the same wheel."""


def metadata(text: str) -> str:
    """Return the metadata of the core, from that of the whole wheel."""
    found = message_from_string(text)
    requirements = [one for one in found.get_all("Requires-Dist", []) if _needed(one)]
    del found["Requires-Dist"], found["Provides-Extra"]
    found.replace_header("Name", NAME)
    found.replace_header("Summary", ABOUT)
    for one in requirements:
        found["Requires-Dist"] = one
    for extra in sorted(EXTRAS):
        found["Provides-Extra"] = extra
    return found.as_string()


def _needed(requirement: str) -> bool:
    name = REQUIREMENT.match(requirement)
    extra = EXTRA.search(requirement)
    if extra is not None:
        return extra[1] in EXTRAS
    return name is not None and name[0].lower() not in SERVER_ONLY


def core_wheel(whole: Path) -> Path:
    """Write the core next to a whole wheel, and return its path."""
    _, version, tags = whole.name.removesuffix(".whl").split("-", 2)
    stem = f"{NAME.replace('-', '_')}-{version}"
    out = whole.with_name(f"{stem}-{tags}.whl")
    rows: list[tuple[str, str, int | str]] = []
    with (
        zipfile.ZipFile(whole) as source,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as target,
    ):
        for info in source.infolist():
            folder, _, file = info.filename.partition(".dist-info/")
            name = f"{stem}.dist-info/{file}" if file else info.filename
            if info.filename.startswith(LEFT_OUT) or file == "RECORD" or not folder:
                continue
            data = source.read(info)
            if file == "METADATA":
                data = metadata(data.decode()).encode()
            _write(target, name, data, info.external_attr)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
            rows.append((name, f"sha256={digest}", len(data)))
        record = f"{stem}.dist-info/RECORD"
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows([*rows, (record, "", "")])
        _write(target, record, text.getvalue().encode(), 0o644 << 16)
    return out


def _write(target: zipfile.ZipFile, name: str, data: bytes, attributes: int) -> None:
    info = zipfile.ZipInfo(name, STAMP)
    info.external_attr = attributes
    info.compress_type = zipfile.ZIP_DEFLATED
    target.writestr(info, data)


def main(arguments: list[str]) -> int:
    for name in arguments:
        made = core_wheel(Path(name))
        print(f"{made.stat().st_size:>10,}  {made}")
    return 0 if arguments else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
