"""Pack validation: problems with their location and suggested fixes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import arizona
from arizona.engine.content import Content, check_pack, digest_of
from arizona.engine.errors import ContentError, Problem
from arizona.engine.schema import PackData
from arizona.server.protocol.workshop import Found
from arizona.server.services.workshop.face import workshop_of
from arizona.server.services.workshop.fixes import mends_of
from arizona.server.services.workshop.kinds import phrase, table_of

MOST_FOUND: Final = 60
"""Maximum number of reported problems; after fixing some, the author checks again."""
MENDED: Final = 12
"""Number of problems for which fixes are computed."""
Tables = Mapping[str, Any]
Words = Mapping[str, Mapping[str, str]]


class CheckResult(NamedTuple):
    """Result of a check; ``content`` is set if there are no problems."""

    digest: str
    problems: list[Found]
    content: Content | None


def check(game: str, tables: Tables, words: Words, files: Mapping[str, str]) -> CheckResult:
    """Check a pack; ``files`` maps each table to its file."""
    pack = PackData("pack")
    pack.tables.update(tables)
    pack.words.update({language: dict(told) for language, told in words.items()})
    pack.files.update(files)
    digest = digest_of(pack)
    try:
        return CheckResult(digest, [], check_pack(arizona.get_game(game), pack))
    except ContentError as error:
        return CheckResult(digest, _found(game, tables, error.problems), None)


def _found(game: str, tables: Tables, problems: list[Problem]) -> list[Found]:
    own = workshop_of(game)
    out: list[Found] = []
    for number, problem in enumerate(problems[:MOST_FOUND]):
        table = table_of(game, problem.table)
        mends = [] if table is None or number >= MENDED else mends_of(own, tables, table, problem)
        field, part = split(problem.field)
        out.append(
            Found(
                problem.table,
                problem.index,
                field,
                part,
                problem.file,
                phrase(problem.message),
                list(problem.spots),
                mends,
            )
        )
    return out


def split(way: str) -> tuple[str, str]:
    """Split a field path: ``card #2.pay`` becomes ``card`` and ``2.pay``."""
    head, _, rest = way.partition(".")
    name, _, number = head.partition(" #")
    part = ".".join(piece for piece in (number, rest) if piece)
    return name, part
