"""Translations that are older than their English text are found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import translations
from tools.translations import Hashes, compare, current, read, write

from arizona.translation.sources import Sources
from arizona.translation.typography import wrong_signs


def test_no_translation_is_older_than_its_english_text() -> None:
    now = current(Sources())
    recorded = read(translations.FILE.read_text("utf-8"))
    assert compare(now, recorded).stale == [], "translate, or python -m tools.translations --accept"
    new = [key for key, hashes in now.items() if recorded.get(key) != hashes]
    assert new == [], "run python -m tools.translations"


def test_only_a_change_of_english_alone_makes_a_translation_stale() -> None:
    before = {
        ("a", "de"): Hashes("1", "x"),
        ("a", "fr"): Hashes("1", "y"),
        ("b", "de"): Hashes("2", "z"),
    }
    now = {
        ("a", "de"): Hashes("3", "x"),
        ("a", "fr"): Hashes("3", "new"),
        ("b", "de"): Hashes("2", "better"),
        ("c", "de"): Hashes("4", "w"),
    }
    state = compare(now, before)
    assert state.stale == [("a", "de")]
    text = write(state.record, now)
    assert "a 3 de:x@1 fr:new\n" in text
    assert read(text) == state.record
    assert compare(now, read(text)).stale == [("a", "de")], "it stays stale until it is accepted"


def test_a_file_with_merge_conflicts_can_be_read() -> None:
    text = "<<<<<<< HEAD\na 1 de:x\n=======\nb 2 de:y\n>>>>>>> other\n"
    assert read(text) == {("a", "de"): Hashes("1", "x"), ("b", "de"): Hashes("2", "y")}


def test_accepting_records_the_current_english_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "translated.txt"
    file.write_text("a 1 de:x\n")
    monkeypatch.setattr(translations, "FILE", file)
    monkeypatch.setattr(translations, "current", lambda _: {("a", "de"): Hashes("2", "x")})

    def run(*args: str) -> object:
        monkeypatch.setattr("sys.argv", ["translations", *args])
        with pytest.raises(SystemExit) as ended:
            translations.main()
        return ended.value.code

    assert run() == 1
    assert run("--accept", "b") == 1
    assert run("--accept", "a") == 0
    assert run() == 0


@pytest.mark.parametrize(
    ("tag", "right", "wrong"),
    [
        ("de", "„Ja“ kostet 1,5 und `a.b 2.5`", ["“Ja”", "«Ja»", "1.5 Punkte", "„Ja"]),
        ("fr", "«\u00a0Oui\u00a0» vaut 1,5 (CC BY 4.0, T-9.3)", ["“Oui”", "1.5 point", '"Oui"']),
        ("es", "«Sí» cuesta 1,5", ["“Sí”", "cuesta 1.5", "«Sí"]),
        ("en", "“Yes” costs 1.5 of 12,000", ["«Yes»", "costs 1,5", "“Yes", "a 'no'"]),
        ("en", "the players' cards and a bot's", ["'yes' and 'no'"]),
        ("ko", "“네” 1.5점, ‘o’만", ["«네»", "1,5 점", "„네“", "'o'만"]),
    ],
)
def test_quotation_marks_and_decimal_signs(tag: str, right: str, wrong: list[str]) -> None:
    assert list(wrong_signs(tag, right)) == []
    assert [text for text in wrong if not list(wrong_signs(tag, text))] == []
