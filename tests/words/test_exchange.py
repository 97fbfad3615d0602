"""Export and import of translations: what translators get, and that nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from arizona.cli.main import command_texts
from arizona.engine.errors import ArizonaError
from arizona.messages.metadata import read_language
from arizona.translation.exchange import export_language, fluent_value, import_language, plain_value
from arizona.translation.fluent_text import parse
from arizona.translation.rule_blocks import Block, blocks
from arizona.translation.sources import Sources
from arizona.translation.units import all_units
from tests.words.draft import COMMANDS, add_draft, copied, write


def everything(root: Path) -> dict[str, str]:
    files = sorted(path for path in root.rglob("*") if path.is_file())
    return {str(path.relative_to(root)): path.read_text("utf-8") for path in files}


@pytest.mark.parametrize("tag", ["es", "ko"])
def test_export_and_import_change_nothing(tmp_path: Path, tag: str) -> None:
    sources = copied(tmp_path / "checkout")
    commands = command_texts()
    before = everything(sources.root)
    written = export_language(tag, tmp_path / "out", commands, sources)
    assert all(path.suffix == ".ftl" or path.name == "language.toml" for path in written)
    assert import_language(tag, tmp_path / "out", commands, sources) == []
    assert everything(sources.root) == before


def test_a_language_can_be_rebuilt_from_its_export(tmp_path: Path) -> None:
    """Without the old files, the texts are the same. Only line breaks of rules may differ."""
    sources, bare = copied(tmp_path / "one"), copied(tmp_path / "two")
    commands = command_texts()
    export_language("es", tmp_path / "out", commands, sources)
    for path in (bare.root / "messages" / "es").iterdir():
        path.unlink()
    bare.rules_file("knight", "es").unlink()
    for _, _, pack in bare.packs():
        text = pack.read_text("utf-8")
        head, _, rest = text.partition("[es]\n")
        write(pack, head + rest[rest.index("[ko]") :])
    import_language("es", tmp_path / "out", commands, bare)
    result = [
        [(unit.id, unit.said) for unit in all_units("es", commands, one)] for one in (sources, bare)
    ]
    assert result[0] == result[1]


def test_a_draft_starts_from_nothing(tmp_path: Path) -> None:
    sources = copied(tmp_path / "checkout")
    out = tmp_path / "out"
    assert export_language("pt-BR", out, COMMANDS, sources) == [out / "language.toml"]
    write(out / "messages/web.ftl", "web-setting-language = Idioma\n")
    ids = {unit.english: unit.id for unit in all_units("en", COMMANDS, sources)}
    write(out / "rules/knight.ftl", f"{ids['In one minute']} = Em um minuto\n")
    write(out / "packs/knight.default.ftl", f"{ids['Eight buttes']} = Oito “colinas”\n")
    write(out / "commands.ftl", f"{ids['show the version']} = mostra a versão\n")
    changed = import_language("pt-BR", out, COMMANDS, sources)
    assert len(changed) == 5
    about = read_language(sources.folder("pt-BR"))
    assert (about.name, about.status) == ("Português (Brasil)", "draft")
    done = {
        unit.english: unit.said
        for unit in all_units("pt-BR", COMMANDS, sources)
        if unit.said is not None
    }
    assert done == {
        "Language": "Idioma",
        "In one minute": "Em um minuto",
        "Eight buttes": "Oito “colinas”",
        "show the version": "mostra a versão",
    }
    page = sources.rules_file("knight", "pt-BR").read_text("utf-8")
    english = sources.rules_file("knight", "en").read_text("utf-8")
    assert page.replace("Em um minuto", "In one minute") == english


def test_an_import_changes_only_what_is_new(tmp_path: Path) -> None:
    sources = add_draft(copied(tmp_path / "checkout"))
    before = everything(sources.root)
    out = tmp_path / "out"
    export_language("pt-BR", out, COMMANDS, sources)
    file = out / "packs" / "knight.default.ftl"
    write(file, file.read_text("utf-8").replace("Oito colinas", "Oito morros"))
    changed = import_language("pt-BR", out, COMMANDS, sources)
    assert [path.name for path in changed] == ["default.toml"]
    after = everything(sources.root)
    different = {name for name in after if after[name] != before.get(name)}
    assert different == {"games/knight/content/default.toml"}
    name = different.pop()
    assert after[name] == before[name].replace("Oito colinas", "Oito morros")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("messages/web.ftl", "web-nothing-like-that = Nada\n", "English has no message"),
        ("messages/web.ftl", "lixo\n", "web.ftl:1: not valid Fluent"),
        ("commands.ftl", "command-x = { $name }\n", "only text is allowed here"),
        ("rules/knight.ftl", "a = b\nlixo\n", "knight.ftl:2: not valid Fluent"),
        ("language.toml", 'name = "X"\nstatus = "fine"\n', "status must be"),
    ],
)
def test_nothing_is_imported_from_an_invalid_folder(
    tmp_path: Path, file: str, text: str, complaint: str
) -> None:
    sources = add_draft(copied(tmp_path / "checkout"))
    before = everything(sources.root)
    out = tmp_path / "out"
    export_language("pt-BR", out, COMMANDS, sources)
    write(out / "messages/terminal.ftl", "terminal-start = Pronto.\n")
    write(out / file, text)
    with pytest.raises(ArizonaError, match=complaint):
        import_language("pt-BR", out, COMMANDS, sources)
    assert everything(sources.root) == before


@pytest.mark.parametrize("tag", ["en", "../es", "EN", "pt_BR", ""])
def test_only_a_tag_can_be_imported(tmp_path: Path, tag: str) -> None:
    with pytest.raises(ArizonaError):
        import_language(tag, tmp_path, COMMANDS, Sources(tmp_path / "src" / "arizona"))


@given(st.text(st.characters(exclude_categories=["C", "Z"], include_characters=" "), min_size=1))
def test_a_text_survives_as_a_fluent_value(text: str) -> None:
    result = " ".join(text.split())
    if not result:
        return
    source = f"id = {fluent_value(result)}\n"
    (entry,) = parse(source, Path("x.ftl")).entries
    assert plain_value(entry.value) == result
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message("id").value
    assert pattern is not None
    assert bundle.format_pattern(pattern)[0] == result


def test_a_new_text_of_a_rule_is_wrapped_and_starts_no_list() -> None:
    words = " ".join(["word"] * 17)
    block = Block("- **K-1.1** Old.", "", 1)
    text = f"**K-1.1** {words} 1. More 2. and - so on, {words}"
    raw = block.with_text(text)
    assert max(len(line) for line in raw.splitlines()) <= 100
    (again,) = blocks(raw)
    assert again.text == text
