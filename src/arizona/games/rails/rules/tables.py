"""Sheets and condition cards used by the rules (R-1.1, R-2.1)."""

from __future__ import annotations

from typing import Final

from arizona.engine.content import Content
from arizona.games.rails.rules.conditions import Card, Conditions
from arizona.games.rails.rules.sheet import Sheet, form_after

OPEN_CARDS: Final = 3


class RailsTables(Content):
    """The part of a content pack that the rules read; ``RailsContent`` is the whole pack."""

    def __init__(self, name: str, digest: str, sheets: list[Sheet], cards: list[Card]) -> None:
        super().__init__(name, digest)
        self.sheets: Final = sheets
        self.cards: Final = cards
        self.card_index: Final = {card.name: number for number, card in enumerate(cards)}
        self.clashing: Final = [
            sum(
                1 << other
                for other, card in enumerate(cards)
                if card.name in one.clashes or one.name in card.clashes
            )
            for one in cards
        ]
        """For each card, the cards it clashes with, as bits (R-2.2)."""
        self._conditions: Final[dict[tuple[str, int, int], Conditions]] = {}
        self._forms: Final[dict[tuple[str, int], Sheet]] = {}

    def sheet(self, wanted: str) -> Sheet:
        """Return the sheet named by the option ``sheet``."""
        raise NotImplementedError

    def conditions(self, sheet: Sheet, cards: list[int]) -> Conditions:
        """Return the combined effect of some cards on a sheet; cached."""
        bits = 0
        for card in cards:
            bits |= 1 << card
        key = (sheet.name, sheet.form, bits)
        known = self._conditions.get(key)
        if known is None:
            known = Conditions(sheet, [self.cards[card] for card in sorted(cards)])
            self._conditions[key] = known
        return known

    def sheet_in(self, sheet: Sheet, form: int) -> Sheet:
        """Return a rotated or mirrored copy of a sheet; cached."""
        key = (sheet.name, form_after(sheet.form, form))
        if key not in self._forms:
            self._forms[key] = sheet.in_form(form)
        return self._forms[key]

    def forget_conditions(self) -> None:
        """Clear the caches of ``conditions`` and ``sheet_in``."""
        self._conditions.clear()
        self._forms.clear()
