"""Game catalog: options, packs, bots, rules, messages and lessons."""

from __future__ import annotations

import arizona
from arizona.engine.content import available
from arizona.messages import Phrases, words_of
from arizona.rulebook import games_with_rules, rules_page
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import (
    GameInfo,
    Games,
    GameWords,
    Lesson,
    OptionInfo,
    Rulebook,
)
from arizona.server.services.lessons import LessonError, lesson, lesson_count
from arizona.server.tables.characters import bot_infos


def games() -> Games:
    """List the games with their options, content packs and bots."""
    return Games([_info(name) for name in arizona.game_names()])


def _info(name: str) -> GameInfo:
    game = arizona.get_game(name)
    return GameInfo(
        name=name,
        title=game.title,
        rules=game.rules_version,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[
            OptionInfo(option.name, option.default, list(option.choices)) for option in game.options
        ],
        contents=sorted(available(name)),
        bots=bot_infos(name),
        lessons=lesson_count(name),
        draw=game.draw,
        points=game.points,
    )


def known(game: str) -> str:
    """Return ``game`` if it exists; otherwise raise ``Refusal``."""
    if game not in arizona.game_names():
        raise Refusal("no-such-game", f"there is no game called '{game[:40]}'")
    return game


def rulebook(game: str, phrases: Phrases) -> Rulebook:
    """Return the rules of a game as Markdown in one language."""
    if known(game) in games_with_rules():
        return Rulebook(game, rules_page(game, phrases.locale))
    title = arizona.get_game(game).title
    return Rulebook(game, f"# {title}\n\n{phrases.text('table-rules-none', game=title)}\n")


def words(game: str, language: str) -> GameWords:
    """Return the messages of a game in one language."""
    return GameWords(game, language[:40], words_of(known(game), language))


def guided(game: str, number: int) -> Lesson:
    """Return a guided lesson of a game; raise ``Refusal`` if it does not exist."""
    try:
        return lesson(game, number)
    except LessonError as error:
        raise Refusal("no-such-game", str(error)) from None
