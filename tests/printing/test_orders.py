"""Print orders: deterministic output, all languages, any pack, and clear error messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import arizona
from arizona.cli.main import app
from arizona.engine.content import load, new_pack
from arizona.engine.errors import ArizonaError
from arizona.engine.rng import Rng
from arizona.messages import DEFAULT_LOCALE, locales
from arizona.printing import typesetting as press
from arizona.printing.keepsake import print_keepsake
from arizona.printing.print_job import PrintJob, read_choices, read_parts
from arizona.printing.rulepage import blocks, minute, runs
from arizona.rulebook import rule_ids
from tests.printing.paper import Paper, printed

TRANSLATIONS = [locale for locale in locales() if locale != DEFAULT_LOCALE]


def played(game: str, seats: int) -> arizona.Match:
    match = arizona.new(game, seats=seats, seed=11)
    rng = Rng(3)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def test_the_same_order_gives_the_same_bytes() -> None:
    first = printed("rails", "sheets,cards", seed="k7m2")
    printed.cache_clear()
    assert printed("rails", "sheets,cards", seed="k7m2").pdf == first.pdf
    assert printed("rails", "sheets,cards", seed="k7m3").pdf != first.pdf


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_its_words_and_letters(language: str) -> None:
    made = printed("rails", "cards,aid", language=language)
    assert made.warnings == ()
    result = " ".join(Paper(made).text().split()).lower()
    content = load(arizona.get_game("rails"))
    cards = content.tables["card"]
    assert isinstance(cards, list)
    for card in cards:
        text = " ".join(content.words[language][card["text"]].split())
        assert text.lower() in result


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_words_of_trail_are_in_our_fonts(language: str) -> None:
    made = printed(
        "trail", "state48,spirits,boards,figures,tokens,box,aid,rules", language=language
    )
    assert made.warnings == ()


def test_a_custom_pack_is_printed(tmp_path: Path) -> None:
    path = new_pack(arizona.get_game("knight"), "mine")
    path.write_text(path.read_text("utf-8").replace('"Mitten"', '"Hoodoo"'), "utf-8")
    text = Paper(printed("knight", "tiles", str(path))).text()
    assert "Hoodoo" in text
    assert "Mitten" not in text
    assert "Eight buttes · Arizona · CC BY" in text  # the title of the pack
    assert len(Paper(printed("knight", "tiles", "crooked"))) >= 2


def test_a_game_without_pages_of_its_own_has_its_rules_and_an_aid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(press, "face", lambda game, room: None)
    monkeypatch.setattr(press, "folder_of", lambda game: Path("nowhere"))
    made = printed("knight", "rules,aid", language="en", marks=True)
    paper = Paper(made)
    assert "K-1.1" in paper.text()
    assert paper.text(len(paper) - 1).count("Every jump must land on a chip") == 2


def test_rules_pages_are_read_whole() -> None:
    page = "# T\n\nLead *soft* and **loud**.\n\n- **R-1** one\n  two\n  ![A](pictures/a.svg)\n"
    page += "  - in\n\n"
    page += "  | a | b |\n  |---|---|\n  | 1 | `c` |\n\nEnd"
    title, lead, listed, end = blocks(page)
    assert [block["kind"] for block in (title, lead, listed, end)] == [
        "heading",
        "text",
        "list",
        "text",
    ]
    assert lead["runs"][1] == {"t": "soft", "i": True}
    assert [block["kind"] for block in listed["items"][0]] == ["text", "picture", "list", "table"]
    assert minute([title, lead, listed]) == [runs("**R-1** one two")]


def test_rules_booklets_hold_every_rule_and_picture() -> None:
    for game in ("knight", "rails", "trail"):
        text = Paper(printed(game, "rules")).text()
        missing = [id for id in rule_ids(game) if id not in text]
        assert missing == []


@pytest.mark.parametrize(("game", "seats"), [("knight", 2), ("rails", 3), ("trail", 2)])
def test_the_keepsake_of_a_finished_game_has_its_scores(game: str, seats: int) -> None:
    match = played(game, seats)
    made = print_keepsake(match.record())
    text = Paper(made).text()
    for name, score in zip(match.names, match.state.scores(), strict=True):
        assert name in text
        assert str(score).replace("-", "−") in text
    if game == "knight":
        # Default names end with a number, so that points need parentheses.
        heads = [line.upper() for line in text.split("\n") if re.match("game [12] · ", line, re.I)]
        assert len(heads) == 2
        assert all(re.search(r" · PLAYER 1 \(\d+\) · PLAYER 2 \(\d+\)", head) for head in heads)
    assert print_keepsake(match.record()).pdf == made.pdf


def test_an_unfinished_game_is_no_keepsake() -> None:
    with pytest.raises(ArizonaError, match="not finished"):
        print_keepsake(arizona.new("knight", seed=1).record())


def test_the_command_writes_a_pdf_and_tells_its_pages(tmp_path: Path) -> None:
    out = tmp_path / "sheets.pdf"
    command = ["print", "rails", "--what", "sheets", "--copies", "sheets=3", "--out", str(out)]
    done = CliRunner().invoke(app, [*command, "--ink", "saving", "--seed", "k7m2"])
    assert done.exit_code == 0, done.output
    assert "3 pages" in done.output
    assert out.read_bytes().startswith(b"%PDF")
    record = tmp_path / "game.json"
    played("knight", 2).record().save(record)
    done = CliRunner().invoke(app, ["print", "--record", str(record), "--ink", "colour"])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "game.pdf").is_file()
    refused = CliRunner().invoke(app, ["print", "rails", "--record", str(record)])
    assert refused.exit_code != 0
    assert "is a game of knight, not of rails" in str(refused.exception) + refused.output
    output = CliRunner().invoke(app, ["print", "trail", "--list"]).output
    assert "passages" in output
    assert "Passage cards" in output


def test_what_cannot_be_printed_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arizona.get_game("rails")
    content = load(game)
    parts = press.parts_of("rails", content)
    with pytest.raises(ArizonaError, match="no part 'tiles'"):
        read_parts(parts, ["tiles"], {})
    with pytest.raises(ArizonaError, match="choose one of 1, 2, 4"):
        read_choices(press.choices_of("rails", content), {"per-page": "3"})
    rules = (("rules", 1),)
    for order, result in (
        (PrintJob(game, content, rules, paper="a5"), "a4, letter"),
        (PrintJob(game, content, rules, ink="blood"), "color, saving"),
        (PrintJob(game, content, rules, language="xx"), ", ".join(locales())),
    ):
        with pytest.raises(ArizonaError, match=result):
            press.print_order(order)
    with pytest.raises(ArizonaError, match="choose 1 to 200"):
        press.print_order(PrintJob(game, content, (("rules", 500),)))
    monkeypatch.setattr(press, "ready", lambda: False)
    with pytest.raises(ArizonaError, match=r"arizona\[print\]"):
        press.print_order(PrintJob(game, content, rules))
