"""Commands typed in the player's language."""

from __future__ import annotations

import pytest

import arizona as games
from arizona.engine.match import Match
from arizona.messages import Phrases, locales
from arizona.terminal.local_words import COMMANDS, command_words, in_english


@pytest.mark.parametrize(
    ("locale", "entered", "meant"),
    [
        ("es", "deshacer", "undo"),
        ("es", "PISTA", "hint"),
        ("es", "tablero 2", "board 2"),
        ("es", "guardar Mi Partida.json", "save Mi Partida.json"),
        ("es", "me rindo", "give up"),
        ("es", "solucion", "give up"),
        ("es", "undo", "undo"),
        ("es", "reglasx", "reglasx"),
        ("ko", "되돌리기", "undo"),
        ("ko", "힌트", "hint"),
        ("ko", "보기 이름", "look 이름"),
        ("fr", "annuler", "undo"),
        ("fr", "REGLES", "rules"),
        ("fr", "plateau 2", "board 2"),
        ("fr", "je renonce", "give up"),
        ("de", "Zurück", "undo"),
        ("de", "zuege", "moves"),
        ("de", "zeige Wandbild", "look Wandbild"),
        ("de", "speichern Meine Partie.json", "save Meine Partie.json"),
        ("en", "tile Mesa", "tile Mesa"),
        ("en", "", ""),
    ],
)
def test_a_command_is_understood(locale: str, entered: str, meant: str) -> None:
    assert in_english(entered, Phrases(locale)) == meant


@pytest.mark.parametrize("locale", locales())
def test_no_word_has_two_meanings_or_hides_a_move(locale: str) -> None:
    phrases = Phrases(locale)
    words = [word for command in COMMANDS for word in command_words(command, phrases)]
    assert len(words) == len(set(words))
    for name in games.game_names():
        game = games.get_game(name)
        match = Match(game.setup(game.min_seats, {}), seed="7")
        match.settle()
        for action in match.state.legal():
            text = game.words(match.state, action).text
            assert in_english(text, phrases) == text
