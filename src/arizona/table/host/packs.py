"""What a content pack holds that one chooses from when a table is set up."""

from __future__ import annotations

import arizona
from arizona.engine.content import available
from arizona.engine.errors import ContentError
from arizona.games.rails.content import RailsContent
from arizona.games.rails.sheet import SYMBOLS
from arizona.table.protocol.refusal import Refusal
from arizona.table.protocol.rest import CardInfo, Pack, SheetInfo


def pack_info(game_name: str, pack: str) -> Pack:
    """The sheets and cards of a pack; empty lists for a game that has none."""
    if game_name not in arizona.game_names():
        raise Refusal("no-such-game", f"there is no game called '{game_name[:40]}'")
    if pack not in available(game_name):
        raise Refusal("bad-content", f"there is no content pack '{pack[:40]}'")
    game = arizona.get_game(game_name)
    try:
        content = game.setup(game.min_seats, {}, pack).content
    except ContentError as error:
        raise Refusal("bad-content", str(error)) from None
    if not isinstance(content, RailsContent):
        return Pack(game_name, pack, [], [])
    return Pack(
        game_name,
        pack,
        [
            SheetInfo(sheet.name, sheet.title, sheet.size, [SYMBOLS[kind] for kind in sheet.kinds])
            for sheet in content.sheets
        ],
        [
            CardInfo(card.name, card.title, card.text, card.final, list(card.clashes))
            for card in content.cards
        ],
    )
