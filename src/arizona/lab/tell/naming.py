"""What kinds, sources and figures are called; a game that is not ours shows its own words."""

from __future__ import annotations

from arizona.messages import Phrases

WORDED = ("claim", "action", "good")
"""The kinds whose subjects are words of the game, not names of a pack."""


def named(phrases: Phrases, what: str, word: str, game: str) -> str:
    """The name of a source, figure or ending: the game's own, else a general one."""
    for id in (f"lab-{what}-{game}-{word}", f"lab-{what}-{word}"):
        if phrases.has(id):
            return phrases.text(id)
    return word.replace("-", " ").capitalize()


def kind_name(phrases: Phrases, kind: str) -> str:
    """What a kind of subject is called."""
    return named(phrases, "kind", kind, "")


def subject_name(phrases: Phrases, kind: str, title: str) -> str:
    """What a subject is called: its title, or the word of the game for it."""
    return named(phrases, kind, title, "") if kind in WORDED else title
