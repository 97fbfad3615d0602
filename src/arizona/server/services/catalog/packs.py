"""Contents of a content pack, for table setup and for browsing."""

from __future__ import annotations

import msgspec

import arizona
from arizona.engine.art import address
from arizona.engine.content import Content, is_known
from arizona.engine.errors import ContentError
from arizona.engine.schema import ART
from arizona.messages import Phrases, content_words
from arizona.quick_reference import quick_reference
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Pack, PackArt, PackTables, PackWords, Rulebook


def pack_info(game_name: str, pack: str) -> Pack:
    """List the sheets and cards of a pack; the lists are empty for games without them."""
    content = _content(game_name, pack)
    none = {"sheets": [], "cards": [], "open_cards": 0}
    return msgspec.convert({"game": game_name, "name": pack, **none, **content.choices()}, Pack)


def pack_tables(game_name: str, pack: str) -> PackTables:
    content = _content(game_name, pack)
    tables = dict(content.tables)
    head = tables.pop("pack", {})
    tables.pop(ART.name, None)
    title = head.get("title", pack) if isinstance(head, dict) else pack
    return PackTables(game_name, pack, str(title), content.digest, tables)


def pack_words(game_name: str, pack: str, language: str) -> PackWords:
    """Return a pack's translations for one language; empty if there are none."""
    words = content_words(_content(game_name, pack), language)
    return PackWords(game_name, pack, language[:40], dict(words))


def pack_art(game_name: str, pack: str) -> PackArt:
    """Return a pack's own pictures as data addresses."""
    pictures = _content(game_name, pack).art
    return PackArt(game_name, pack, {place: address(one) for place, one in pictures.items()})


def pack_aid(game_name: str, pack: str, language: str) -> Rulebook:
    """Return the quick reference of a game with the numbers of a pack."""
    content = _content(game_name, pack)
    return Rulebook(game_name, quick_reference(game_name, content, Phrases(language, content)))


def _content(game_name: str, pack: str) -> Content:
    if game_name not in arizona.game_names():
        raise Refusal("no-such-game", f"there is no game called '{game_name[:40]}'")
    if not is_known(game_name, pack):
        raise Refusal("bad-content", f"there is no content pack '{pack[:40]}'")
    game = arizona.get_game(game_name)
    try:
        return game.setup(game.min_seats, {}, pack).content
    except ContentError as error:
        raise Refusal("bad-content", str(error)) from None
