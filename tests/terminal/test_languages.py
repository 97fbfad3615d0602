"""The terminal in other languages: help, error messages and invalid input during a game."""

from __future__ import annotations

from pathlib import Path

import pytest

import arizona as games
from arizona.engine.errors import ArizonaError, UndoError
from arizona.engine.match import Match
from arizona.messages import Phrases
from arizona.terminal.sentences import complaint
from tests.terminal.command import Command


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("es", ("Uso:", "Juega una partida", "Opciones", "[por defecto: 1]", "Ejemplos:")),
        ("fr", ("Usage\u00a0:", "Joue une partie", "[par défaut\u00a0: 1]", "Exemples\u00a0:")),
        ("de", ("Aufruf:", "Spielt eine Partie", "Optionen", "[Standard: 1]", "Beispiele:")),
        ("ko", ("사용법:", "이 터미널에서", "옵션", "[기본값: 1]", "예:")),
    ],
)
def test_the_help_is_in_the_language_of_the_terminal(
    arizona: Command, monkeypatch: pytest.MonkeyPatch, locale: str, said: tuple[str, ...]
) -> None:
    monkeypatch.setenv("ARIZONA_LANGUAGE", locale)
    out = arizona("play", "--help").out
    for words in said:
        assert words in out
    assert "Show this message" not in out
    monkeypatch.setenv("ARIZONA_LANGUAGE", "en")
    again = arizona("play", "--help").out
    assert "Usage:" in again and "[default: 1]" in again


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "bogus",
            {
                "es": "No hay ninguna orden bogus",
                "fr": "Il n’y a pas de commande bogus",
                "de": "Den Befehl bogus gibt es nicht",
                "ko": "bogus라는 명령은 없습니다",
            },
        ),
        (
            "play --bogus",
            {
                "es": "No hay ninguna opción --bogus",
                "fr": "Il n’y a pas d’option --bogus",
                "de": "Die Option --bogus gibt es nicht",
                "ko": "--bogus라는 옵션은 없습니다",
            },
        ),
        (
            "rules",
            {
                "es": "Falta GAME",
                "fr": "Il manque GAME",
                "de": "GAME fehlt",
                "ko": "GAME 값이 빠졌습니다",
            },
        ),
        (
            "play knight --humans x",
            {
                "es": "Ese valor de --humans",
                "fr": "ne convient pas pour --humans",
                "de": "passt nicht für --humans",
                "ko": "--humans에 쓸 수 없는 값",
            },
        ),
    ],
)
def test_an_unknown_command_is_reported(
    arizona: Command, monkeypatch: pytest.MonkeyPatch, words: str, said: dict[str, str]
) -> None:
    for locale, text in said.items():
        monkeypatch.setenv("ARIZONA_LANGUAGE", locale)
        done = arizona(*words.split())
        assert done.code == 2
        assert text in done.err


def test_games_and_bots_are_listed_in_words(
    arizona: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARIZONA_LANGUAGE", "es")
    assert "acciones, versión" in arizona("games").out
    output = arizona("bots", "knight").out
    assert "por decisión" in output and "at most" not in output


@pytest.mark.parametrize(
    ("entered", "said"),
    [
        (
            "fly home",
            {
                "es": "no es una jugada de este juego",
                "fr": "n’est pas un coup de ce jeu",
                "de": "ist in diesem Spiel kein Zug",
                "ko": "이 게임에 없는 행동입니다",
            },
        ),
        (
            "jump 4,4",
            {
                "es": "no se puede jugar aquí",
                "fr": "n’est pas permis ici",
                "de": "ist hier nicht erlaubt",
                "ko": "지금 할 수 없는 행동입니다",
            },
        ),
    ],
)
def test_an_unknown_move_is_reported(entered: str, said: dict[str, str]) -> None:
    match = Match(games.get_game("knight").setup(2, {}), seed="7")
    match.settle()
    with pytest.raises(ArizonaError) as caught:
        match.play(entered)
    for locale, text in said.items():
        assert text in complaint(caught.value, entered, Phrases(locale))
    assert complaint(caught.value, entered, Phrases("en")) == str(caught.value)


def test_a_refused_undo_is_explained() -> None:
    error = UndoError("something was rolled or drawn since then", "chance")
    assert "tirado o robado" in complaint(error, "undo", Phrases("es"))
    assert "piochée" in complaint(error, "undo", Phrases("fr"))
    assert "gezogen" in complaint(error, "undo", Phrases("de"))
    person = UndoError("민수 has moved since then", "person", "민수")
    assert "민수" in complaint(person, "undo", Phrases("ko"))


def test_a_player_without_a_name_gets_a_default_name(
    arizona: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ARIZONA_LANGUAGE", "ko")
    record = tmp_path / "game.json"
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    arizona("play", "knight", "--record", str(record))
    assert "플레이어" in record.read_text("utf-8")
