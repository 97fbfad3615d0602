"""Messages about invalid TOML: the cause and the line, for players in their language."""

from __future__ import annotations

import tomllib

import pytest

from arizona.engine.toml_lines import toml_message
from arizona.messages import Phrases


@pytest.mark.parametrize(
    ("source", "line", "cause"),
    [
        ('a = 1\nb = "x', 2, "text"),
        ('a = "x\nb = 1', 1, "text"),
        ("a = 1\n\nb = 'x", 3, "text"),
        ("a = x", 1, "value"),
        ("a = 1\na = 2\nb = 3", 2, "name"),
        ("a = {x = 1, x = 2}\n", 1, "name"),
        ("[t]\n[t]", 2, "table"),
        ("a = [1\nb = 2", 2, "bracket"),
        ("a = 1\n[t", 2, "bracket"),
        ("a\n", 1, "equals"),
        ("a = 1 b = 2", 1, "line"),
        ("é = 1", 1, "key"),
        ("a = " + "9" * 5000, 0, "other"),
    ],
)
def test_the_cause_and_line_of_invalid_toml_are_known(source: str, line: int, cause: str) -> None:
    with pytest.raises(ValueError) as caught:
        tomllib.loads(source)
    said = toml_message(caught.value, source)
    assert (said.message.id, said.message.args) == ("content-toml", {"line": line, "cause": cause})
    assert str(said).startswith(f"not valid TOML: {caught.value}")


def test_invalid_toml_is_explained_in_the_readers_language() -> None:
    args: dict[str, str | int] = {"file": "a.toml", "line": 3, "cause": "text"}
    said = {locale: Phrases(locale).text("content-refused-toml", **args) for locale in ("de", "ko")}
    assert "a.toml: Kein gültiges TOML (Zeile 3)." in said["de"]
    assert "a.toml: 올바른 TOML이 아닙니다 (3번째 줄)." in said["ko"]
