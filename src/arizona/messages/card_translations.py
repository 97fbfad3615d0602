"""Translations of card texts: generated from the effects where a pack has none, or a wrong one.

A pack's translations belong to the texts of its cards. If an author changes a card and its text,
the text has no translation; if a translation has other numbers or kinds than the effect, it is
wrong. Both are replaced by texts that are generated from the effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arizona.engine.card_text import CardText, Language, Say
from arizona.engine.content import Content
from arizona.engine.entry_points import object_of
from arizona.engine.game import Game

LARGEST_IN_WORDS: Final = 12


def generated_texts(
    content: Content, locale: str, own: Mapping[str, str], say: Say
) -> dict[str, str]:
    """Return the card texts that replace missing and wrong translations of a pack.

    ``own`` are the pack's translations for this language, ``say`` formats its messages. Included
    packs are complete and correct, as tests verify.
    """
    if not content.game or content.is_included():
        return {}
    if locale not in content.generated:
        wrong = wrong_translations(content, own, say)
        content.generated[locale] = {one.said: one.means for one in wrong}
    return content.generated[locale]


def wrong_translations(content: Content, own: Mapping[str, str], say: Say) -> list[CardText]:
    """Return the card texts without a correct translation, with the generated one."""
    game = object_of(content.game)
    assert isinstance(game, Game), content.game
    language = language_of(game, say)
    return [
        one
        for one in game.card_texts(content.tables, say)
        if one.said not in own or not language.agrees(own[one.said], one.means)
    ]


def language_of(game: Game, say: Say) -> Language:
    """Return the words of a language that the facts of a game's card texts consist of."""
    numbers = [say("content-number", count=count) for count in range(1, LARGEST_IN_WORDS + 1)]
    return Language(game.card_names(say), numbers)
