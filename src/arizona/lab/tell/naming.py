"""What kinds, subjects, sources and figures are called: the words stand in the game's folder.

Their ids are ``lab-<what>-<game>-<word>``; a game without such words shows its own plain ones.
"""

from __future__ import annotations

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
    """What a subject is called: the game's words for it, else its title in the pack."""
    id = f"lab-{kind}-{game}-{title}"
    return phrases.text(id) if phrases.has(id) else title
