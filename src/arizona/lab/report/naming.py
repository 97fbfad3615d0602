"""Display names of kinds, subjects, sources and figures, from the messages of each game.

Message ids are ``lab-<what>-<game>-<word>``; without such a message the plain word is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from arizona.engine.content import available, load
from arizona.engine.registry import game_names, get_game
from arizona.messages import Phrases


def named(phrases: Phrases, what: str, word: str, game: str) -> str:
    """The name of a source, figure or ending: the game's own, otherwise the general one."""
    for id in (f"lab-{what}-{game}-{word}", f"lab-{what}-{word}"):
        if phrases.has(id):
            return phrases.text(id)
    return word.replace("-", " ").capitalize()


def kind_name(phrases: Phrases, kind: str, game: str) -> str:
    return named(phrases, "kind", kind, game)


def subject_name(phrases: Phrases, kind: str, title: str, game: str) -> str:
    """The name of a subject: the game's message for it, otherwise the pack's translation of its
    title. A card's text after the title is in parentheses.
    """
    id = f"lab-{kind}-{game}-{title}"
    if phrases.has(id):
        return phrases.text(id)
    known = _translations(game, phrases.locale)
    if title in known:
        return known[title]
    name, _, copy = title.rpartition(" ")
    if name in known and copy.isdecimal():  # one of several copies, such as a Passage
        return f"{known[name]} {copy}"
    first, *more = (known.get(one, one) for one in title.split(": "))
    if more and more[-1].endswith("."):  # a card's text, which is not the end of a sentence here
        return f"{first} ({': '.join(more).removesuffix('.')})"
    return ": ".join([first, *more])


def game_title(phrases: Phrases, game: str) -> str:
    return phrases.title(game, get_game(game).title)


def pack_name(phrases: Phrases, pack: str, game: str) -> str:
    """The name of a content pack: the title of a built-in pack, otherwise the file name."""
    if game not in game_names() or pack not in available(game):
        return Path(pack).name
    content = load(get_game(game), pack)
    about = content.tables.get("pack")
    title = about.get("title") if isinstance(about, dict) else None
    return phrases.about(content).named(title) if isinstance(title, str) else content.name


def bot_names(phrases: Phrases, bots: Sequence[str], game: str) -> str:
    """The names and identifiers of several bots."""
    return phrases.listed([bot_name(phrases, bot, game) for bot in bots])


def bot_name(phrases: Phrases, bot: str, game: str) -> str:
    """The name and identifier of a bot."""
    for id in (f"bots-{game}-{bot}-name", f"table-bot-{bot}"):
        if phrases.has(id):
            return f"{phrases.text(id)} ({bot})"
    return bot


def options_text(phrases: Phrases, options: Mapping[str, str | int | bool], game: str) -> str:
    """Options with the labels of the setup dialog; `name=value` for an option without one."""
    return ", ".join(_option(phrases, name, value, game) for name, value in options.items())


def _option(phrases: Phrases, name: str, value: str | int | bool, game: str) -> str:
    given = str(value).lower()
    label, choice = f"web-option-{game}-{name}", f"web-choice-{game}-{name}-{given}"
    if not phrases.has(label):
        return f"{name}={given}"
    said = phrases.text(choice) if phrases.has(choice) else given
    return f"{phrases.text(label)}: {said}"


@cache
def _translations(game: str, locale: str) -> dict[str, str]:
    """Translations of the names and texts in the game's packs; empty for a game that is not
    installed.
    """
    if game not in game_names():
        return {}
    packs = [load(get_game(game), pack) for pack in available(game)]
    return {
        text: translation
        for pack in packs
        for text, translation in pack.words.get(locale, {}).items()
    }
