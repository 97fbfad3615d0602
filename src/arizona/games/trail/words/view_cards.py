"""What is printed on a Flora or Fauna card, for the views of the market and of players."""

from __future__ import annotations

from typing import TypedDict

from arizona.games.trail.rules.effect_language import MOMENTS, TERRAINS
from arizona.games.trail.rules.tables import TrailContent
from arizona.games.trail.words.view_parts import AmountView, StepView
from arizona.games.trail.words.view_printed import Printed


class CardFaceView(TypedDict):
    """A Flora or Fauna card; ``effect`` and ``moment`` are in the effect language."""

    id: str
    name: str
    terrain: str
    icon: str
    gives: str
    gains: list[AmountView]
    effect: str
    options: list[list[StepView]]
    moment: str


def card_face(content: TrailContent, parts: Printed, number: int) -> CardFaceView:
    """Return what is printed on a card (32 × kind + card); only Flora cards gain at once."""
    fauna, card = number >= 32, number % 32
    return {
        "id": content.cards.ids[number],
        "name": content.cards.names[number],
        "terrain": TERRAINS[content.card_terrain[number]],
        "icon": ("", "antidote", "blossom", "star")[content.card_icon[number]],
        "gives": content.cards.texts[number],
        "gains": [] if fauna else parts.gains(int(content.card_gain[number])),
        "effect": content.fauna_effects[card] if fauna else "",
        "options": parts.options(int(content.card_gain[number])) if fauna else [],
        "moment": MOMENTS[content.fauna_moment[card]] if fauna else "",
    }
