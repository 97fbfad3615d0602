"""The glossary of a language: its terms, and the words that its texts must not use.

``docs/languages/glossary.<tag>.md`` has tables with the columns *term*, *meaning*, *scope* and
*words to avoid*; the heads may be in any language. A word to avoid between slashes is a regular
expression.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from arizona.engine.errors import ArizonaError
from arizona.engine.language_tags import subtags
from arizona.engine.message import Arg, ValidationMessage

COLUMNS: Final = 4
RULE_LINE: Final = re.compile(r"\|[\s:|-]+\|")
WITHOUT_WORD_ENDS: Final = {"ja", "ko", "th", "zh"}
"""Languages in which particles or other words follow a word without a space."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A word that texts must not use."""

    term: str
    scope: str
    """A game, or empty for everywhere."""
    avoid: str

    def pattern(self, tag: str) -> re.Pattern[str]:
        if self.avoid.startswith("/") and self.avoid.endswith("/"):
            return re.compile(self.avoid[1:-1], re.IGNORECASE)
        ends = "" if subtags(tag)[0] in WITHOUT_WORD_ENDS else r"\b"
        return re.compile(f"{ends}{re.escape(self.avoid)}{ends}", re.IGNORECASE)


def glossary_file(folder: Path, tag: str) -> Path:
    return folder / f"glossary.{tag}.md"


def read_glossary(path: Path) -> list[Rule]:
    rules: list[Rule] = []
    head = True
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line.startswith("|"):
            head = True
        elif RULE_LINE.fullmatch(line):
            head = False
        elif not head:
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))]
            if len(cells) != COLUMNS:
                english = "{file}: expected {what} columns"
                args: dict[str, Arg] = {"cause": "columns", "file": f"{path}:{number}"}
                args["what"] = COLUMNS
                raise ArizonaError(ValidationMessage("terminal-language-wrong", english, args))
            avoid = [word.strip().replace("\\|", "|") for word in cells[3].split(";")]
            rules += [Rule(cells[0], cells[2], word) for word in avoid if word]
    return rules
