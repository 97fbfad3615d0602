"""All player-facing text, from one set of Fluent files for terminal, log and browser."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from arizona.engine.card_text import Say
from arizona.engine.content import Content
from arizona.engine.entry_points import folder_of, game_names
from arizona.engine.errors import ArizonaError, unknown_value
from arizona.engine.language_tags import fallbacks, is_tag
from arizona.engine.message import Message
from arizona.messages.card_translations import generated_texts
from arizona.messages.language_choice import lookup, of_request, of_terminal
from arizona.messages.metadata import Language, read_language

if TYPE_CHECKING:
    from arizona.messages.bundle import MessageBundle

FOLDER = Path(__file__).resolve().parent
DEFAULT_LOCALE = "en"
COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)
"""A comment for translators; not sent to browsers."""
_chosen: Final[list[str]] = []
"""The language chosen with ``--lang``, if any."""
OF_PEOPLE: Final = frozenset({"name", "names", "other"})
"""Arguments chosen by users: a player named Mesa keeps that name in every language."""


class Phrases:
    """The messages of one language, with English as the fallback."""

    def __init__(self, locale: str = DEFAULT_LOCALE, content: Content | None = None) -> None:
        self.locale = locale if locale in locales() else DEFAULT_LOCALE
        self._bundles = [_bundle(name) for name in fallback_chain(self.locale)]
        self._names: Mapping[str, str] = {} if content is None else content_words(content, locale)

    def has(self, id: str) -> bool:
        return any(id in bundle for bundle in self._bundles)

    def say(self, message: Message) -> str:
        """Format a message."""
        for bundle in self._bundles:
            if message.id in bundle:
                return bundle.format(message.id, self._in_words(message))
        raise KeyError(f"there is no message {message.id}")

    def text(self, id: str, **args: str | int) -> str:
        """Format a message by id and arguments."""
        return self.say(Message(id, dict(args)))

    def title(self, game: str, otherwise: str) -> str:
        """The title of a game in this language."""
        id = f"{game}-title"
        return self.text(id) if self.has(id) else otherwise

    def named(self, text: str) -> str:
        """The translation of a name or text of the content; the text itself if there is none."""
        return self._names.get(text, text)

    def listed(self, parts: Sequence[str]) -> str:
        """Join names as the language does: ``Ada, Ben and Cleo``."""
        from babel.lists import format_list  # noqa: PLC0415 (slow to import, rarely needed)

        return format_list(list(parts), locale=babel_name(self.locale)) if parts else ""

    def scoreline(self, scores: Sequence[int]) -> str:
        """Scores side by side, such as ``12–9``; with spaces if one is negative."""
        dash = self.text("web-score-dash")
        texts = [str(score).replace("-", "−") for score in scores]
        return (f" {dash} " if min(scores, default=0) < 0 else dash).join(texts)

    def about(self, content: Content) -> Phrases:
        """The same language, with the translations of a content pack."""
        return Phrases(self.locale, content)

    def _in_words(self, message: Message) -> dict[str, str | int]:
        return {
            name: self.named(value) if isinstance(value, str) and name not in OF_PEOPLE else value
            for name, value in message.args.items()
        }


@cache
def _bundle(locale: str) -> MessageBundle:
    # Slow to import, and half of the commands print no messages.
    from arizona.messages.bundle import MessageBundle  # noqa: PLC0415

    return MessageBundle(locale, [file.read_text("utf-8") for file in files(locale)])


def files(locale: str) -> list[Path]:
    """The Fluent files of a language: the shared ones, and those of every game."""
    words = [words_file(game, locale) for game in game_names()]
    return [*sorted((FOLDER / locale).glob("*.ftl")), *[path for path in words if path.is_file()]]


def words_file(game: str, locale: str) -> Path:
    """The path of a game's Fluent file for a language; it may not exist."""
    return folder_of(game) / "words" / f"{locale}.ftl"


def words_of(game: str, locale: str) -> str:
    """A game's own messages as Fluent text: in that language, otherwise in English, otherwise
    empty.
    """
    for name in fallback_chain(locale):
        if words_file(game, name).is_file():
            return COMMENT.sub("", words_file(game, name).read_text("utf-8"))
    return ""


def content_words(content: Content, locale: str) -> Mapping[str, str]:
    """The translations of a content pack for a language; what ``pt-BR`` lacks comes from ``pt``.

    Missing and wrong translations of card texts are generated from the effects of the cards.
    """
    tables = [content.words[name] for name in fallbacks(locale) if name in content.words]
    own = {text: said for table in reversed(tables) for text, said in table.items()}
    language = fallback_chain(locale)[0]
    if language != DEFAULT_LOCALE:
        own.update(generated_texts(content, language, own, formatter(language)))
    return own


@cache
def formatter(locale: str) -> Say:
    """Return a function that formats messages of a language by id and arguments, with a cache."""
    return lru_cache(maxsize=8192)(Phrases(locale).text)


def babel_name(locale: str) -> str:
    """The name of a language in Babel, which has the rules for lists, plurals and numbers."""
    return locale.replace("-", "_")


def plain_text(id: str, locale: str = DEFAULT_LOCALE) -> str | None:
    """Read a one-line message without placeholders, such as a name, without using Fluent."""
    wanted = re.compile(rf"^{re.escape(id)} = ([^{{}}\n]+)$", re.MULTILINE)
    for path in files(locale):
        found = wanted.search(path.read_text("utf-8"))
        if found is not None:
            return found[1].strip()
    return None


def locales() -> list[str]:
    """The available languages."""
    return list(_locales())


@cache
def _locales() -> tuple[str, ...]:
    return tuple(
        sorted(
            path.name for path in FOLDER.iterdir() if is_tag(path.name) and any(path.glob("*.ftl"))
        )
    )


@cache
def language(locale: str) -> Language:
    """The description of an available language."""
    return read_language(FOLDER / locale)


def complete_locales() -> list[str]:
    """The languages that are not drafts."""
    return [locale for locale in locales() if language(locale).complete]


def fallback_chain(locale: str) -> list[str]:
    """The languages in which a message is looked for, best first; English is the last."""
    known = locales()
    return [name for name in dict.fromkeys((*fallbacks(locale), DEFAULT_LOCALE)) if name in known]


def best_language(header: str) -> str:
    """The best available language for a browser's ``Accept-Language`` header."""
    return of_request(header, locales(), DEFAULT_LOCALE)


def terminal_locale() -> str:
    """The language of this terminal: that of ``use_language``, otherwise of its environment."""
    return _chosen[-1] if _chosen else of_terminal(locales(), DEFAULT_LOCALE)


@contextmanager
def use_language(wanted: str) -> Iterator[None]:
    """Use a language in this terminal, whatever its environment says; "" changes nothing.

    Raises ``ArizonaError`` if no language fits the tag.
    """
    if not wanted:
        yield
        return
    chosen = lookup(wanted, locales())
    if not chosen:
        raise ArizonaError(unknown_value("--lang", wanted[:40], locales()))
    _chosen.append(chosen)
    try:
        yield
    finally:
        _chosen.pop()


def terminal_phrases() -> Phrases:
    """The messages in the language of this terminal."""
    return Phrases(terminal_locale())
