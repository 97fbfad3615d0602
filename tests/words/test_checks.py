"""The translation checks: what they find, and that all languages pass them."""

from __future__ import annotations

from pathlib import Path

import pytest

from arizona.cli.main import command_texts
from arizona.engine.errors import ArizonaError
from arizona.messages import locales
from arizona.messages.metadata import read_language
from arizona.translation.checks import check_language
from arizona.translation.completeness import completeness
from arizona.translation.sources import Sources
from arizona.translation.units import KINDS, all_units
from tests.words.draft import COMMANDS, add_draft, copied, write


@pytest.mark.parametrize("tag", locales())
def test_our_languages_have_no_problems(tag: str) -> None:
    sources = Sources()
    commands = command_texts()
    found = check_language(tag, commands, sources)
    assert [one.shown(sources) for one in found] == []


@pytest.mark.parametrize("tag", locales())
def test_a_complete_language_is_complete(tag: str) -> None:
    sources = Sources()
    about = read_language(sources.folder(tag))
    same = about.same | read_language(sources.folder("en")).same
    commands = command_texts()
    found = completeness(all_units(tag, commands, sources), same)
    whole = [found.percent(kind) for kind in KINDS] == [100] * len(KINDS)
    assert whole or not about.complete


def test_a_draft_may_lack_texts_and_a_complete_language_may_not(tmp_path: Path) -> None:
    sources = add_draft(copied(tmp_path))
    assert check_language("pt-BR", COMMANDS, sources) == []
    found = completeness(all_units("pt-BR", COMMANDS, sources))
    assert found.done == {"messages": 3, "rules": 1, "packs": 1, "commands": 1}
    assert found.percent("commands") == 50
    assert (found.percent("messages"), found.percent("rules")) == (0, 2)
    about = sources.folder("pt-BR") / "language.toml"
    write(about, about.read_text("utf-8").replace("draft", "complete"))
    missing = [one.text for one in check_language("pt-BR", COMMANDS, sources)]
    assert "missing: a game file" in missing
    assert len(missing) > 1000


def test_every_problem_is_found_with_its_line(tmp_path: Path) -> None:
    sources = add_draft(copied(tmp_path))
    folder = sources.folder("pt-BR")
    write(
        folder / "web.ftl",
        "# um comentário\n"
        "web-brand = Arizona\n"
        "web-setting-language = Language\n"
        "web-language-draft = { $name } (rascunho, { $percent }%, { $more })\n"
        "web-unknown = Nada\n"
        "web-tab-chat = Bate-papo muito, muito, muito comprido demais\n"
        "web-pace-slow = Vossa jogada\n"
        "web-pace-none = Render-se\n"
        "lixo\n"
        "web-brand = Arizona\n",
    )
    write(
        folder / "language.toml",
        'name = "Português"\nstatus = "draft"\nregister = ["[Vv]oss[oa]s?"]\nsame = []\n',
    )
    write(
        sources.docs / "glossary.pt-BR.md",
        "| Termo | Significado | Âmbito | Não use |\n|---|---|---|---|\n"
        "| desistir | acabar a partida | | Render-se |\n",
    )
    write(folder / "commands.toml", '"show the version" = "Mostra `x`."\n"Old." = "Velho."\n')
    found = check_language("pt-BR", COMMANDS, sources)
    shown = [one.shown(sources).partition("pt-BR/")[2] for one in found]
    for wanted in (
        "web.ftl:3: web-setting-language: the same as in English: Language",
        "web.ftl:4: web-language-draft: English has no variable $more",
        "web.ftl:5: web-unknown: English has no such message",
        "web.ftl:6: web-tab-chat: 45 columns; the limit is 14",
        "web.ftl:7: web-pace-slow: register: “Vossa” is not used in this language here",
        "web.ftl:8: web-pace-none: glossary: “Render-se” should be “desistir”",
        "web.ftl:9: syntax: not valid Fluent: lixo",
        "web.ftl:10: web-brand: this message is there twice",
        "commands.toml:0: commands: no command has this text: Old.",
    ):
        assert wanted in shown
    assert any("commands and options must be the same" in one for one in shown)
    assert not any("web-brand: the same" in one for one in shown), "a brand may be the same"


def test_a_rules_page_with_other_blocks_is_found(tmp_path: Path) -> None:
    sources = copied(tmp_path)
    page = sources.rules_file("knight", "es")
    write(page, page.read_text("utf-8").replace("- **K-1.1**", "**K-1.1**", 1))
    found = [one.shown(sources) for one in check_language("es", COMMANDS, sources)]
    assert any("rules.es.md" in one and "expected the block of line" in one for one in found)


def test_a_wide_letter_counts_twice(tmp_path: Path) -> None:
    sources = copied(tmp_path)
    english = sources.folder("en") / "web.ftl"
    text = english.read_text("utf-8")
    write(english, text.replace("web-setting-language =", "# max 3\nweb-setting-language ="))
    found = [one.text for one in check_language("ko", COMMANDS, sources) if "limit" in one.text]
    assert found == ["4 columns; the limit is 3"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("status = 'draft'", "name must be a text"),
        ("name = 'X'\nstatus = 'done'", "status must be draft or complete"),
        ("name = 'X'\nregister = ['(']", "register"),
        ("name = 'X'\nsame = 'a'", "same must be a list of texts"),
        ("name = 'X'\nsize = 1", "unknown field size"),
        ("name =", "language.toml"),
    ],
)
def test_a_description_must_be_valid(tmp_path: Path, text: str, complaint: str) -> None:
    write(tmp_path / "xx" / "language.toml", text)
    with pytest.raises(ArizonaError, match=complaint):
        read_language(tmp_path / "xx")
