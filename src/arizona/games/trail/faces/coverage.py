"""Coverage goals of a Trail pack.

They include every card, piece, Gateway, ability, Spirit, Weather card and objective. ``arizona
content check trail/default --reach`` plays games to reach them.
"""

from __future__ import annotations

from arizona.engine.content import Content
from arizona.engine.state import State
from arizona.games.trail.rules import actions as a
from arizona.games.trail.rules.packed import slot
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import CARDS, TrailContent
from arizona.games.trail.words.notation import text


def goals(content: Content) -> list[str]:
    """Return everything in a pack that legal play should reach, as ``kind id``."""
    assert isinstance(content, TrailContent)
    flora, fauna = content.cards.named(0, CARDS), content.cards.named(CARDS)
    flora_pieces, fauna_pieces = content.pieces.named(0, CARDS), content.pieces.named(CARDS)
    found = [f"passage {id}" for id in content.passages.ids]
    found += [f"flora card {id}" for id in flora]
    found += [f"fauna card {id}" for id in fauna]
    found += [f"ability of {id}" for id in fauna]
    found += [f"flora piece {id}" for id in flora_pieces]
    found += [f"fauna piece {id}" for id in fauna_pieces]
    found += [f"gateway {id}" for id in content.gateways.ids]
    found += [f"weather {id}" for id in content.weather.ids]
    found += [f"spirit {id}" for id in content.spirits.named()]
    found += [f"poison {id}" for id in content.poison.ids]
    for card, id in enumerate(content.state48.ids):
        if content.state48_category[card] == 0:
            rows = range(int(content.state48_rows[card]))
            found += [f"objective {id} {row + 1}" for row in rows]
        else:
            found.append(f"state48 {id}")
    return found


def reached_by(state: State, action: int) -> str:
    """Return the goal an action reaches, or "" for none."""
    assert isinstance(state, TrailState)
    content = state.content
    if a.WALK <= action < a.CARD:
        return f"passage {content.passages.ids[slot(state.passage_open, action - a.WALK)]}"
    if a.CARD <= action < a.PIECE:
        kind, row = divmod(action - a.CARD, 4)
        card = slot(state.fauna_open if kind else state.flora_open, row)
        return f"{('flora', 'fauna')[kind]} card {content.cards.ids[32 * kind + card]}"
    if a.PIECE <= action < a.ARROW:
        kind, place = divmod(action - a.PIECE, 8)
        piece = slot(state.fauna_pieces_open if kind else state.flora_pieces_open, place)
        return f"{('flora', 'fauna')[kind]} piece {content.pieces.ids[32 * kind + piece]}"
    if action == a.GATEWAY:
        return f"gateway {content.gateways.ids[state.gateway_open]}"
    if a.CLAIM + 11 <= action < a.CLAIM + a.CLAIMS:
        card = slot(state.state48_open, 0)
        return f"objective {content.state48.ids[card]} {action - a.CLAIM - 10}"
    if a.USE <= action < a.OPTION:
        return f"ability of {content.cards.ids[32 + action - a.USE]}"
    if a.SPIRIT <= action < a.WEATHER:
        return f"spirit {content.spirits.ids[action - a.SPIRIT]}"
    state48 = action - int(content.open_state48)
    if 0 <= state48 < len(content.state48.ids):
        return f"state48 {content.state48.ids[state48]}"
    if a.WEATHER <= action < a.WEATHER + 2 or a.POISON <= action < a.DRAW:
        return text(state, action)
    return ""
