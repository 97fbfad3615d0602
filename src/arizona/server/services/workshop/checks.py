"""Pack validation: problems with their location and suggested fixes."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import arizona
from arizona.engine.content import Content, check_pack, digest_of
from arizona.engine.errors import ContentError, Problem
from arizona.engine.schema import PackData
from arizona.messages import DEFAULT_LOCALE, formatter
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import Edit, Found, SuggestedFix
from arizona.server.services.workshop.face import Entry, workshop_of
from arizona.server.services.workshop.fixes import suggested_fixes
from arizona.server.services.workshop.kinds import phrase, table_of

MAX_FOUND: Final = 60
"""Maximum number of reported problems; the author can fix some and check again."""
PROBLEMS_WITH_FIXES: Final = 12
"""Maximum number of problems for which fixes are computed."""
Tables = Mapping[str, Any]
Words = Mapping[str, Mapping[str, str]]


class CheckResult(NamedTuple):
    """Result of a check; ``content`` is set if the pack can be played.

    A playable pack still has problems if a text does not match what its card does.
    """

    digest: str
    problems: list[Found]
    content: Content | None


def check(game: str, tables: Tables, words: Words, files: Mapping[str, str]) -> CheckResult:
    """Check a pack; ``files`` maps each table to its file."""
    pack = PackData("pack")
    pack.tables.update(tables)
    pack.words.update({language: dict(texts) for language, texts in words.items()})
    pack.files.update(files)
    digest = digest_of(pack)
    try:
        content = check_pack(arizona.get_game(game), pack)
    except ContentError as error:
        return CheckResult(digest, _found(game, tables, error.problems), None)
    return CheckResult(digest, _mismatches(game, tables, files), content)


def _mismatches(game: str, tables: Tables, files: Mapping[str, str]) -> list[Found]:
    """Return the texts that do not match what their cards do; the fix is the generated text."""
    found: list[Found] = []
    for one in arizona.get_game(game).text_mismatches(tables, formatter(DEFAULT_LOCALE))[
        :MAX_FOUND
    ]:
        field, part = split(one.field)
        said = Phrase("content-text-differs", {"said": one.said, "means": one.means})
        entry = copy.deepcopy(tables[one.table][one.entry])
        _set_text(entry, field, part, one.means)
        label = Phrase("content-fix-text", {"means": one.means})
        fix = SuggestedFix(label, [Edit("set", one.table, one.entry, entry)])
        file = files.get(one.table, "")
        found.append(Found(one.table, one.entry, field, part, file, said, [], [fix]))
    return found


def _set_text(entry: Entry, field: str, part: str, text: str) -> None:
    """Replace a text in an entry: a field, a list item, or a field of a list item."""
    number, _, inner = part.partition(".")
    if not number:
        entry[field] = text
    elif inner:
        entry[field][int(number) - 1][inner] = text
    else:
        entry[field][int(number) - 1] = text


def _found(game: str, tables: Tables, problems: list[Problem]) -> list[Found]:
    own = workshop_of(game)
    out: list[Found] = []
    for number, problem in enumerate(problems[:MAX_FOUND]):
        table = table_of(game, problem.table)
        fixes = (
            []
            if table is None or number >= PROBLEMS_WITH_FIXES
            else suggested_fixes(own, tables, table, problem)
        )
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
                fixes,
            )
        )
    return out


def split(way: str) -> tuple[str, str]:
    """Split a field path: ``card #2.pay`` becomes ``card`` and ``2.pay``."""
    head, _, rest = way.partition(".")
    name, _, number = head.partition(" #")
    part = ".".join(piece for piece in (number, rest) if piece)
    return name, part
