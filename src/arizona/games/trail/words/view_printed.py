"""Parts of a view that depend only on the pack; they are built once and shared by all views."""

from __future__ import annotations

from itertools import count
from typing import Final, TypedDict, final

from arizona.games.trail.rules.effect_language import KINDS
from arizona.games.trail.rules.effects.mural import space_name
from arizona.games.trail.rules.tables import LEVELS, SPACES, TRACK_END, TrailContent
from arizona.games.trail.words.view_parts import (
    AmountView,
    StepView,
    effect_options,
    resource_amounts,
    script_amounts,
)

PACKS_CACHED: Final = 64


class MuralSpaceView(TypedDict):
    """A space of the mural, the same for all players."""

    at: str
    icon: str
    amount: int
    flag: bool


@final
class Printed:
    """The parts of one pack.

    ``number`` is different for every pack; it starts the keys of caches.
    """

    def __init__(self, content: TrailContent, number: int) -> None:
        self.content: Final = content
        self.number: Final = number
        ladder_gain, top_gain = list(content.ladder_gain), list(content.top_gain)
        self.ladder_gains: Final = [script_amounts(content, int(one)) for one in ladder_gain]
        self.ladder_texts: Final = list(content.ladder_texts)
        self.boost_first: Final = [int(content.boost_price[level]) for level in range(LEVELS)]
        self.boost_second: Final = [int(content.boost_price[32 + level]) for level in range(LEVELS)]
        self.top_texts: Final = list(content.top_texts)
        self.top_gains: Final = [script_amounts(content, int(one)) for one in top_gain]
        self.track_spaces: Final = [
            content.track_texts[TRACK_END * terrain : TRACK_END * (terrain + 1)]
            for terrain in range(4)
        ]
        self.track_gains: Final = [
            [
                script_amounts(content, int(content.track_gain[TRACK_END * terrain + space]))
                for space in range(TRACK_END)
            ]
            for terrain in range(4)
        ]
        self.mural: Final = [_space(content, space) for space in range(SPACES)]
        self._gains: Final[dict[int, list[AmountView]]] = {}
        self._costs: Final[dict[int, list[AmountView]]] = {}
        self._options: Final[dict[int, list[list[StepView]]]] = {}

    def gains(self, script: int) -> list[AmountView]:
        """Return the amounts of a reward."""
        known = self._gains.get(script)
        if known is None:
            known = self._gains[script] = script_amounts(self.content, script)
        return known

    def cost(self, due: int) -> list[AmountView]:
        """Return a price in resources as amounts."""
        known = self._costs.get(due)
        if known is None:
            known = self._costs[due] = resource_amounts(due)
        return known

    def options(self, effect: int) -> list[list[StepView]]:
        """Return the options of an effect."""
        known = self._options.get(effect)
        if known is None:
            known = self._options[effect] = effect_options(self.content, effect)
        return known


_printed: Final[dict[int, Printed]] = {}
"""By the id of the content, which the value keeps alive."""
_numbers: Final = count()


def printed(content: TrailContent) -> Printed:
    """Return the parts of a pack."""
    known = _printed.get(id(content))
    if known is None:
        if len(_printed) >= PACKS_CACHED:
            _printed.clear()
        known = _printed[id(content)] = Printed(content, next(_numbers))
    return known


def _space(content: TrailContent, space: int) -> MuralSpaceView:
    kind = int(content.icon_kind[space])
    return {
        "at": space_name(space),
        "icon": KINDS[kind] if kind >= 0 else "",
        "amount": int(content.icon_amount[space]),
        "flag": space == content.flag,
    }
