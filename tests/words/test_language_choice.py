"""Choice of language, and differences between languages other than words."""

from __future__ import annotations

from pathlib import Path

import pytest

import arizona
from arizona.cli.content import check
from arizona.engine.content import check_pack, digest_of, read_pack
from arizona.engine.errors import ContentError
from arizona.engine.events import NOBODY, Event
from arizona.engine.match import Match
from arizona.lab.report.naming import bot_names, options_text, pack_name
from arizona.lab.report.numbers import grouped, in_percent, number, percent, written_in
from arizona.messages import Phrases, content_words
from arizona.messages.korean_particles import with_particle
from arizona.messages.language_choice import lookup, of_request, of_terminal, posix_tag
from arizona.terminal.sentences import Speaker, shown_names

KNOWN = ["en", "es", "ko"]
TAGGED = ["en", "es", "fr", "fr-CA", "pt-BR", "sr-Latn", "zh-Hant"]
"""Languages with scripts and regions."""
PACK = """
[pack]
name = "box"
game = "knight"
title = "A box"
"""
TILES = "".join(
    f'[[tile]]\nname = "{name}"\nrows = ["ooo", "o#o", "ooo"]\n'
    for name in ("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")
)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("fr-FR, fr;q=0.9, ko;q=0.5, en;q=0.4", "ko"),
        ("en;q=0.4, ko-KR;q=0.7", "ko"),
        ("es;q=0, en", "en"),
        ("fr, de", "en"),
        (";;;q=,=,1.1.1,es;q=x", "en"),
        ("*", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_a_browser_gets_its_preferred_language(header: str, language: str) -> None:
    assert of_request(header, KNOWN, "en") == language


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("es-419", "es"),
        ("ES_mx", "es"),
        ("fr-CA", "fr-CA"),
        ("fr-BE", "fr"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("zh-TW", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh-CN", ""),
        ("zh-Hans-TW", ""),
        ("zh", ""),
        ("sr-RS", ""),
        ("sr-Latn-RS", "sr-Latn"),
        ("de", ""),
        ("*", ""),
        ("", ""),
        ("e" * 1000, ""),
    ],
)
def test_a_tag_finds_the_language_that_fits_best(wanted: str, found: str) -> None:
    assert lookup(wanted, TAGGED) == found


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pt-PT, pt;q=0.9, en;q=0.8", "pt-BR"),
        ("zh-TW, zh;q=0.9, en-US;q=0.8", "zh-Hant"),
        ("zh-CN, zh;q=0.9, en;q=0.8", "en"),
        ("pt-BR;q=0, pt, es;q=0.1", "es"),
        ("fr-CH, fr-CA;q=0.9", "fr"),
    ],
)
def test_a_header_may_name_scripts_and_regions(header: str, language: str) -> None:
    assert of_request(header, TAGGED, "en") == language


@pytest.mark.parametrize(
    ("value", "tag"),
    [
        ("pt_BR.UTF-8", "pt-BR"),
        ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
        ("sr_RS@latin", "sr-Latn-RS"),
        ("ca_ES@valencia", "ca-ES"),
        ("zh_TW.Big5", "zh-TW"),
        ("C.UTF-8", ""),
        ("POSIX", ""),
    ],
)
def test_a_posix_locale_becomes_a_tag(value: str, tag: str) -> None:
    assert posix_tag(value) == tag


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ko_KR.UTF-8", "LC_ALL": "es_ES@euro"}, "es"),
        ({"LANG": "ko_KR.UTF-8", "LC_ALL": "es_ES", "ARIZONA_LANGUAGE": "en"}, "en"),
        ({"LC_MESSAGES": "es-AR"}, "es"),
    ],
)
def test_a_terminal_gets_the_language_of_its_settings(
    environ: dict[str, str], language: str
) -> None:
    assert of_terminal(KNOWN, "en", environ) == language


@pytest.mark.parametrize(
    ("word", "pair", "said"),
    [
        ("민수", "은/는", "민수는"),
        ("영준", "은/는", "영준은"),
        ("민수", "이/가", "민수가"),
        ("영준", "이/가", "영준이"),
        ("사막", "을/를", "사막을"),
        ("메사", "을/를", "메사를"),
        ("서울", "으로/로", "서울로"),
        ("부산", "으로/로", "부산으로"),
        ("제주", "으로/로", "제주로"),
        ("Ada", "은/는", "Ada는"),
        ("Ben", "은/는", "Ben은"),
        ("Paul", "으로/로", "Paul로"),
        ("Jong", "이/가", "Jong이"),
        ("José", "이/가", "José가"),
        ("2", "을/를", "2를"),
        ("3", "을/를", "3을"),
        ("Ada 10", "이/가", "Ada 10이"),
        ("Ада", "은/는", "Ада은(는)"),
        ("…", "은/는", "…은(는)"),
        ("", "은/는", ""),
    ],
)
def test_a_particle_matches_the_final_sound(word: str, pair: str, said: str) -> None:
    assert with_particle(word, pair) == said


def test_a_list_is_joined_as_the_language_requires() -> None:
    names = ["Ada", "Ben", "Cleo"]
    assert Phrases("en").listed(names) == "Ada, Ben, and Cleo"
    assert Phrases("es").listed(names) == "Ada, Ben y Cleo"
    assert Phrases("de").listed(names) == "Ada, Ben und Cleo"
    assert Phrases("ko").listed(names) == "Ada, Ben 및 Cleo"
    assert Phrases("es").listed(names[:1]) == "Ada"
    assert Phrases("es").listed([]) == ""


def test_a_pack_may_have_a_script_or_region(tmp_path: Path) -> None:
    words = '[pt]\n"One" = "Um"\n"Two" = "Dois"\n[pt-BR]\n"Two" = "Dous"\n[zh-Hant]\n"One" = "一"'
    content = check_pack(arizona.get_game("knight"), read_pack(_pack(tmp_path, words)))
    assert content_words(content, "pt-BR") == {"One": "Um", "Two": "Dous"}
    assert content_words(content, "pt-PT") == {"One": "Um", "Two": "Dois"}
    assert content_words(content, "zh-Hant") == {"One": "一"}
    assert content_words(content, "zh") == {}


def test_a_table_of_three_letters_is_not_a_language(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        check_pack(arizona.get_game("knight"), read_pack(_pack(tmp_path, '[map]\n"One" = "Un"')))
    assert "map" in str(caught.value)


def _pack(folder: Path, *more: str) -> Path:
    path = folder / "box.toml"
    path.write_text(PACK + TILES + "\n".join(more), "utf-8")
    return path


def test_a_pack_has_its_own_translations_and_keeps_its_hash(tmp_path: Path) -> None:
    game = arizona.get_game("knight")
    plain = check_pack(game, read_pack(_pack(tmp_path)))
    content = check_pack(game, read_pack(_pack(tmp_path, '[es]\n"One" = "Uno"')))
    assert content.digest == plain.digest
    phrases = Phrases("es", content)
    assert phrases.named("One") == "Uno"
    assert phrases.named("Two") == "Two"
    assert Phrases("en", content).named("One") == "One"


def test_the_checker_names_untranslated_texts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check(str(_pack(tmp_path, '[es]\n"One" = "Uno"\n"A box" = "Una caja"\n"Ten" = "Diez"')))
    output = capsys.readouterr().out
    assert "[es]: texts not translated: 7 of 9" in output
    assert "Eight" in output
    assert "A box" not in output
    assert "[es]: the pack has no text 'Ten'" in output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ('[es]\n"One" = 1', "expected a text, found 1"),
        ('[es]\n"One" = " "', "expected a text"),
    ],
)
def test_a_translation_is_a_text(tmp_path: Path, words: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        check_pack(arizona.get_game("knight"), read_pack(_pack(tmp_path, words)))
    assert complaint in str(caught.value)


def test_a_players_name_is_not_translated_like_a_tiles(tmp_path: Path) -> None:
    game = arizona.get_game("knight")
    content = check_pack(game, read_pack(_pack(tmp_path, '[es]\n"One" = "Uno"')))
    result = Phrases("es", content).text("knight-event-tile-picked", name="One", tile="One")
    assert result.startswith("One ")
    assert "Uno" in result


def test_the_hash_covers_values_and_not_translations(tmp_path: Path) -> None:
    with_words = read_pack(_pack(tmp_path, '[ko]\n"One" = "하나"'))
    assert "ko" not in with_words.tables
    assert digest_of(with_words) == digest_of(read_pack(_pack(tmp_path)))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", ["12,345", "23.4", "50%", "−0.5"]),
        ("es", ["12.345", "23,4", "50\N{NO-BREAK SPACE}%", "−0,5"]),
        ("de", ["12.345", "23,4", "50\N{NO-BREAK SPACE}%", "−0,5"]),
        ("ko", ["12,345", "23.4", "50%", "−0.5"]),
        ("pt-BR", ["12.345", "23,4", "50%", "−0,5"]),
    ],
)
def test_a_report_writes_numbers_as_the_language_does(locale: str, said: list[str]) -> None:
    with written_in(locale):
        assert [grouped(12345), percent(0.2339), in_percent(0.5, 0), number(-0.5, 1)] == said
    assert percent(0.2339) == "23.4"


def test_a_report_calls_packs_options_and_bots_by_their_names() -> None:
    phrases = Phrases("es")
    assert pack_name(phrases, "default", "knight") == "Ocho cerros"
    assert pack_name(phrases, "runs/mine.toml", "knight") == "mine.toml"
    chosen = options_text(phrases, {"deal": "draft", "games": 2, "own": True}, "knight")
    assert chosen == "Losetas: Draft, Partidas: Dos, own=true"
    named = bot_names(phrases, ["greedy", "coyote", "my.py:Bot"], "knight")
    assert named == "Urraca (greedy), Coyote (coyote) y my.py:Bot"


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", ["Player 1", "Magpie", "Magpie 3", "Ada"]),
        ("es", ["Jugador 1", "Urraca", "Urraca 3", "Ada"]),
        ("ko", ["플레이어 1", "까치", "까치 3", "Ada"]),
        ("de", ["Person 1", "Elster", "Elster 3", "Ada"]),
    ],
)
def test_default_names_and_bots_are_named_in_the_readers_language(
    locale: str, names: list[str]
) -> None:
    stored = ["Player 1", "Magpie", "Magpie 3", "Ada"]
    setup = arizona.get_game("rails").setup(4)
    match = Match(setup, seed=1, names=stored, bots=["", "greedy", "greedy", ""])
    assert shown_names(match, Phrases(locale)) == names


def test_the_turn_order_is_given_with_names() -> None:
    match = arizona.new("trail", seats=3, seed=1, names=["Ada", "Bo", "Cleo"])
    event = Event("turn-order", NOBODY, "T-11.1", {"order": "2 3 1"})
    result = Speaker(match, Phrases("en")).event(event)
    assert result == "Turn order for next week: Bo, Cleo, Ada."
