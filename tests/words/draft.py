"""A copy of Arizona's texts with a draft of Brazilian Portuguese, for tests."""

from __future__ import annotations

import shutil
from pathlib import Path

from arizona.translation.sources import PACKAGE, Sources

COMMANDS = ["show the version", "a game file"]
"""Replaces the texts of the command line."""
PLACES = ("messages", "games/knight")
TEXTS = ("*.ftl", "*.toml", "rules.*.md")
DRAFT = {
    "messages/pt-BR/language.toml": 'name = "Português (Brasil)"\nstatus = "draft"\n',
    "messages/pt-BR/web.ftl": "web-setting-language = Idioma\nweb-brand = Arizona\n",
    "messages/pt-BR/terminal.ftl": "terminal-start = Tudo pronto.\n",
    "messages/pt-BR/commands.toml": '"show the version" = "mostra a versão"\n',
}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def copied(folder: Path) -> Sources:
    """Copy text files of the package into a folder laid out like a checkout, with one game."""
    root = folder / "src" / "arizona"
    for pattern in TEXTS:
        for path in [path for place in PLACES for path in (PACKAGE / place).rglob(pattern)]:
            target = root / path.relative_to(PACKAGE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    return Sources(root)


def add_draft(sources: Sources) -> Sources:
    """Add a draft with two messages, one block of rules, one pack text and one command."""
    for name, text in DRAFT.items():
        write(sources.root / name, text)
    english = sources.rules_file("knight", "en").read_text("utf-8")
    page = english.replace("## In one minute", "## Em um minuto", 1)
    assert page != english
    write(sources.rules_file("knight", "pt-BR"), page)
    pack = sources.root / "games" / "knight" / "content" / "default.toml"
    write(pack, pack.read_text("utf-8") + '\n[pt-BR]\n"Eight buttes" = "Oito colinas"\n')
    return sources
