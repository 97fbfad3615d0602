"""The texts of actions, written once for each pack.

| text | meaning |
|---|---|
| ``walk four-peaks-2``, ``card coyote``, ``piece coyote`` | take a Passage, a card, a piece |
| ``arrow 2 top``, ``gateway``, ``order 3`` | the other actions |
| ``with marker``, ``with dutchman``, ``jackalope`` | who does it |
| ``retire``, ``done``, ``decline`` | nobody does |
| ``pay 1t 1c``, ``place C4``, ``advance canyon``, ``choose water``, ``boost`` | steps |
| ``use coyote``, ``option 2``, ``cube 1 left``, ``spirit javelina`` | abilities |
| ``weather dust-storm``, ``claim stock-5``, ``antidote gila-monster`` | cards and tokens |
| ``gila flora-card 2`` | the Gila Monster |
| ``* open passage four-peaks-2``, ``* poison bark-scorpion``, ``* draw dust-storm`` | chance |
"""

from __future__ import annotations

from typing import Final

from arizona.games.trail import actions as a
from arizona.games.trail.claims import CLAIM_WORDS
from arizona.games.trail.content import TrailContent
from arizona.games.trail.language import TERRAINS
from arizona.games.trail.mural import space_name
from arizona.games.trail.planning import GILA_GROUPS
from arizona.games.trail.tables import POSITIONS

SIDES: Final = ("left", "right")
OPEN_VERBS: Final = ("walk", "card", "piece", "weather")
"""These name a thing that lies open now; their texts depend on the position."""


def way_text(way: int) -> str:
    """A payment: ``1t 1c``."""
    coins = zip(a.WAYS[way], "tcs", strict=True)
    return " ".join(f"{number}{letter}" for number, letter in coins if number)


def write_texts(content: TrailContent) -> None:
    """Write the texts of all actions into the content."""
    texts = [""] * a.NUM_ACTIONS

    def put(start: int, verb: str, names: list[str]) -> None:
        for number, name in enumerate(names):
            texts[start + number] = f"{verb} {name}"

    texts[a.DONE] = "done"
    texts[a.DECLINE] = "decline"
    texts[a.RETIRE] = "retire"
    texts[a.BOOST] = "boost"
    texts[a.GATEWAY] = "gateway"
    texts[a.JACKALOPE] = "jackalope"
    put(a.WITH, "with", ["marker", "dutchman"])
    put(a.ORDER, "order", ["1", "2", "3", "4"])
    put(a.ARROW, "arrow", [f"{group} {side}" for group in (1, 2, 3) for side in POSITIONS])
    put(a.GILA, "gila", [f"{group} {row}" for group in GILA_GROUPS for row in (1, 2, 3, 4)])
    put(a.CLAIM, "claim", list(CLAIM_WORDS))
    put(a.USE, "use", content.cards.ids[32:])
    put(a.OPTION, "option", [str(number + 1) for number in range(a.OPTIONS)])
    put(a.CUBE, "cube", [f"{cube} {side}" for cube in (1, 2, 3) for side in SIDES])
    put(a.SPIRIT, "spirit", content.spirits.ids)
    put(a.RESOURCE, "choose", ["supplies", "health", "water"])
    put(a.ADVANCE, "advance", list(TERRAINS))
    put(a.PLACE, "place", [space_name(space) for space in range(36)])
    put(a.ANTIDOTE, "antidote", content.poison.ids)
    put(a.PAY, "pay", [way_text(way) for way in range(len(a.WAYS))])
    put(a.START, "start", ["1", "2", "3", "4"])
    put(a.OPEN_PASSAGE, "open passage", content.passages.ids)
    put(a.OPEN_CARD, "open flora", content.cards.ids[:32])
    put(a.OPEN_CARD + 32, "open fauna", content.cards.ids[32:])
    put(a.OPEN_PIECE, "open flora-piece", content.pieces.ids[:32])
    put(a.OPEN_PIECE + 32, "open fauna-piece", content.pieces.ids[32:])
    put(a.OPEN_STATE48, "open state48", content.state48.ids)
    put(a.OPEN_GATEWAY, "open gateway", content.gateways.ids)
    put(a.BLOSSOM, "blossom", [str(number) for number in range(13)])
    put(a.POISON, "poison", content.poison.ids)
    put(a.DRAW, "draw", content.weather.ids)
    content.texts.extend(texts)
    for action, text in enumerate(texts):
        if text:
            content.text_actions[text] = action
