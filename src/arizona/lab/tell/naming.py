"""What kinds, subjects, sources and figures are called: the words stand in the game's folder.

Their ids are ``lab-<what>-<game>-<word>``; a game without such words shows its own plain ones.
"""

from __future__ import annotations

from functools import cache

from arizona.engine.content import available, load
from arizona.engine.registry import game_names, get_game
from arizona.messages import Phrases


def named(phrases: Phrases, what: str, word: str, game: str) -> str:
    """The name of a source, figure or ending: the game's own, else one that holds for all."""
    for id in (f"lab-{what}-{game}-{word}", f"lab-{what}-{word}"):
        if phrases.has(id):
            return phrases.text(id)
    return word.replace("-", " ").capitalize()


def kind_name(phrases: Phrases, kind: str, game: str) -> str:
    """What a kind of subject is called."""
    return named(phrases, "kind", kind, game)


def subject_name(phrases: Phrases, kind: str, title: str, game: str) -> str:
    """What a subject is called: the game's words for it, else what the packs call its title."""
    id = f"lab-{kind}-{game}-{title}"
    if phrases.has(id):
        return phrases.text(id)
    known = _told(game, phrases.locale)
    return known.get(title) or ": ".join(known.get(one, one) for one in title.split(": "))


@cache
def _told(game: str, locale: str) -> dict[str, str]:
    """The names and texts of the game's packs in a language; none of a game that is not here."""
    if game not in game_names():
        return {}
    packs = [load(get_game(game), pack) for pack in available(game)]
    return {text: told for pack in packs for text, told in pack.words.get(locale, {}).items()}
