"""A draft translation in use: a copy of Arizona with some Brazilian Portuguese."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from arizona.translation.sources import PACKAGE, Sources
from tests.words.draft import add_draft

SKIPPED = shutil.ignore_patterns("__pycache__", "static", "site", "engine-*", "fonts")
CHECK = """
import json
from arizona.messages import Phrases, best_language, complete_locales, fallback_chain, locales
from arizona.messages import content_words, words_of
from arizona.engine.content import load
from arizona.lab.report.numbers import number, written_in
from arizona.rulebook import rules_page
from arizona.server.offline.static_site import data_addresses
import arizona
draft = Phrases("pt-BR")
content = load(arizona.get_game("knight"), "default")
with written_in("pt-BR"):
    half = number(0.5, 1)
print(json.dumps({
    "locales": [one for one in locales() if one not in complete_locales()],
    "asked": [best_language(one) for one in ("pt-PT,pt;q=0.9,en;q=0.8", "pt_br", "es-MX", "xx")],
    "chain": fallback_chain("pt-BR"),
    "said": [draft.text("terminal-start"), draft.text("terminal-no-log")],
    "listed": draft.listed(["Ada", "Ben", "Cleo"]),
    "half": half,
    "pack": content_words(content, "pt-BR"),
    "named": [draft.about(content).named(text) for text in ("Eight buttes", "Mitten")],
    "rules": [one in rules_page("knight", "pt-BR") for one in ("Em um minuto", "Components")],
    "other rules": rules_page("rails", "pt-BR") == rules_page("rails", "en"),
    "words": words_of("knight", "pt-BR") == words_of("knight", "en"),
    "offline": [one for one in data_addresses() if "pt-BR" in one and "knight" in one],
}))
"""
pytestmark = pytest.mark.timeout(300)
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run Python code with a copy of the package that has the draft."""
    folder = tmp_path_factory.mktemp("draft")
    root = folder / "src" / "arizona"
    shutil.copytree(PACKAGE, root, ignore=SKIPPED)
    add_draft(Sources(root))
    clean = {name: value for name, value in os.environ.items() if name != "ARIZONA_LANGUAGE"}

    def program(code: str, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
        paths = {"PYTHONPATH": str(Path(root).parent), "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, "-c", code, *args],
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**clean, **paths, **env},
            timeout=280,
            check=False,
        )

    return program


ARIZONA = "from arizona.cli.main import main; main()"


def test_a_draft_is_used_with_english_where_it_lacks_texts(run: Run) -> None:
    done = run(CHECK)
    assert done.stderr == ""
    assert json.loads(done.stdout) == {
        "locales": ["pt-BR"],
        "asked": ["pt-BR", "pt-BR", "es", "en"],
        "chain": ["pt-BR", "en"],
        "said": ["Tudo pronto.", "Nothing has happened yet."],
        "listed": "Ada, Ben e Cleo",
        "half": "0,5",
        "pack": {"Eight buttes": "Oito colinas"},
        "named": ["Oito colinas", "Mitten"],
        "rules": [True, True],
        "other rules": True,
        "words": True,
        "offline": [
            "/api/games/knight/rules?language=pt-BR",
            "/api/games/knight/words/pt-BR",
            "/api/games/knight/packs/crooked/words/pt-BR",
            "/api/games/knight/packs/crooked/aid/pt-BR",
            "/api/games/knight/packs/default/words/pt-BR",
            "/api/games/knight/packs/default/aid/pt-BR",
        ],
    }


def test_the_command_lists_a_draft_with_its_percentages(run: Run) -> None:
    lines = run(ARIZONA, "languages", "--lang", "en").stdout.splitlines()
    assert lines[0].split() == ["Tag", "Name", "Status", "Messages", "Rules", "Packs", "Commands"]
    rows = {line.split()[0]: line.split()[-5:] for line in lines[1:]}
    assert rows["es"] == ["complete", "100%", "100%", "100%", "100%"]
    assert rows["pt-BR"] == ["draft", "0%", "0%", "0%", "0%"]


@pytest.mark.parametrize("locale", ["pt_BR.UTF-8", "pt_PT.UTF-8", "pt"])
def test_a_terminal_uses_the_draft(run: Run, locale: str) -> None:
    done = run(ARIZONA, "rules", "knight", LANG=locale, LC_ALL="", LC_MESSAGES="")
    assert "## Em um minuto" in done.stdout


def test_the_rules_are_in_the_language_of_the_option(run: Run) -> None:
    done = run(
        ARIZONA, "rules", "knight", "--lang", "en", LANG="pt_BR.UTF-8", LC_ALL="", LC_MESSAGES=""
    )
    assert "## In one minute" in done.stdout


def test_a_draft_passes_its_checks(run: Run) -> None:
    done = run(ARIZONA, "--lang=en", "languages", "check", "pt-BR")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "No problems.", "")
    done = run(ARIZONA, "--lang=en", "languages", "check", "xx")
    assert done.returncode == 2
    assert "option TAG. Choose one of: de, en, es, fr, ko, pt-BR." in done.stderr
