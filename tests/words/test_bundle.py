"""Messages that are parsed when they are first used."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.syntax import FluentParser, ast

from arizona.messages import files, locales
from arizona.messages.bundle import MessageBundle, _entries
from arizona.translation.fluent_text import syntax

SOURCE = """\
# A comment that mentions late
early = { late }, { -team(case: "of") } and { AMOUNTS($gives, one: "one-of", none: "none") }
-team = { $case ->
    [of] of the team
   *[is] team
}
late = late { $count ->
    [one] once
   *[other] { later }
}
later = later
one-of = { $amount } × { $kind }
none = nothing
late = a second definition
"""


@pytest.mark.parametrize("locale", locales())
def test_every_message_is_found_as_the_parser_finds_it(locale: str) -> None:
    parser = FluentParser()
    for file in files(locale):
        source = file.read_text("utf-8")
        expected = {
            ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
            for entry in syntax(source).body
            if isinstance(entry, ast.Message | ast.Term)
        }
        found = dict(_entries(source))
        assert found.keys() == expected.keys(), file
        for id, text in found.items():
            alone = parser.parse(text).body[0]
            assert isinstance(alone, ast.Message | ast.Term)
            assert alone.equals(expected[id], ignored_fields=["span", "comment"]), id


def test_a_message_includes_what_it_refers_to() -> None:
    bundle = MessageBundle("en", [SOURCE, "late = in another file\nextra = more"])
    result = bundle.format("early", {"count": 2, "gives": "1 copper, 2 gold"})
    assert result == "late later, of the team and 1 × copper, 2 × gold"
    assert bundle.format("early", {"count": 1, "gives": ""}) == "late once, of the team and nothing"
    assert "extra" in bundle and "missing" not in bundle
    with pytest.raises(ValueError, match="message late"):
        bundle.format("late", {})


def test_threads_may_use_a_new_bundle_together() -> None:
    sources = [file.read_text("utf-8") for file in files("en")]
    ids = [id for id, text in _entries("\n".join(sources)) if "{" not in text][:60]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            bundle = MessageBundle("en", sources)
            result = list(pool.map(lambda id: bundle.format(id, {}), ids * 4))  # noqa: B023
            assert result == result[: len(ids)] * 4
