"""Loads the sheets and condition cards of Rails from a pack (R-1.1, R-1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from arizona.engine.errors import OptionError
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.schema import TEXT, TEXTS, WHOLE_NUMBER, Entry, Field, PackData, Table
from arizona.engine.schema_messages import with_suggestion
from arizona.games.rails.content.sheet_checks import Counts, faults
from arizona.games.rails.content.sheet_generator import LONGEST_SEED, RANDOM, random_rows
from arizona.games.rails.rules import conditions as effects
from arizona.games.rails.rules.actions import KINDS, MAX_CARDS
from arizona.games.rails.rules.conditions import Card
from arizona.games.rails.rules.sheet import SYMBOLS, Sheet
from arizona.games.rails.rules.tables import OPEN_CARDS, RailsTables

FIRST_SHEET: Final = "first"
"""Value of the sheet option that selects the pack's first sheet."""
RANDOM_SHEETS_CACHED: Final = 32

COUNTS: Final = Table(
    "counts",
    "How many of each symbol a sheet of this pack must have.",
    (
        Field("size", WHOLE_NUMBER, "rows, and as many columns", low=6, high=10),
        Field("goods", WHOLE_NUMBER, "exact number of each good", low=1, high=15),
        Field("towns", WHOLE_NUMBER, "minimum number of towns", low=6, high=40),
        Field("mountains", WHOLE_NUMBER, "minimum number of mountains", low=0, high=40),
        Field("stations", WHOLE_NUMBER, "minimum number of stations", low=1, high=40),
    ),
    single=True,
)

SHEET: Final = Table(
    "sheet",
    "One sheet. The first of a pack is used unless another is chosen.",
    (
        Field(
            "name", TEXT, "short name for the option `sheet`; no blanks", low=1, high=30, id=True
        ),
        Field("title", TEXT, "full title", low=1, high=60, translatable=True),
        Field("about", TEXT, "its character in one sentence", low=1, high=200, translatable=True),
        Field("rows", TEXTS, "its rows from the top, one letter a space", low=1, high=20),
    ),
    high=40,
    unique=("name",),
)

CARD: Final = Table(
    "card",
    "One condition card.",
    (
        Field("name", TEXT, "short name, used in records; no blanks", low=1, high=30, id=True),
        Field("title", TEXT, "the title on the card", low=1, high=40, translatable=True),
        Field("text", TEXT, "what it does, for people", low=1, high=200, translatable=True),
        Field("rule", TEXT, "the rule it follows", low=1, high=10),
        Field("effect", TEXT, "what it does", choices=tuple(effects.EFFECTS)),
        Field("symbols", TEXTS, "the symbols it looks at", choices=SYMBOLS, required=False),
        Field("count", WHOLE_NUMBER, "how many are needed", low=1, high=60, required=False),
        Field("points", WHOLE_NUMBER, "what it gives", low=1, high=50, required=False),
        Field("clashes", TEXTS, "cards that leave it nothing to do", required=False),
    ),
    low=OPEN_CARDS,
    high=MAX_CARDS,
    unique=("name",),
)


def art_places(tables: Mapping[str, Any]) -> list[str]:
    """Return the drawings that a pack can replace: condition cards, sheets and symbols."""
    cards = [f"card.{card['name']}" for card in tables[CARD.name]]
    sheets = [f"sheet.{sheet['name']}" for sheet in tables[SHEET.name]]
    return [*cards, *sheets, *[f"symbol.{name}" for name in SYMBOLS]]


@final
class RailsContent(RailsTables):
    """The sheets and cards of a pack, and random sheets generated from a seed."""

    def __init__(
        self, name: str, digest: str, counts: Counts, sheets: list[Sheet], cards: list[Card]
    ) -> None:
        super().__init__(name, digest, sheets, cards)
        self.counts: Final = counts
        self._random: Final[dict[str, Sheet]] = {}

    def choices(self) -> dict[str, object]:
        """Return the sheets with all symbols, and the cards, for the setup screen."""
        return {
            "open_cards": OPEN_CARDS,
            "sheets": [
                {
                    "name": sheet.name,
                    "title": sheet.title,
                    "size": int(sheet.size),
                    "symbols": [SYMBOLS[kind] for kind in sheet.kinds],
                }
                for sheet in self.sheets
            ],
            "cards": [
                {
                    "name": card.name,
                    "title": card.title,
                    "text": card.text,
                    "final": card.final,
                    "clashes": list(card.clashes),
                }
                for card in self.cards
            ],
        }

    def sheet(self, wanted: str) -> Sheet:
        """Return a sheet by name, the first one, or a random one by its seed (``random:abc``).

        Raises ``OptionError`` if there is no such sheet.
        """
        if wanted == FIRST_SHEET:
            return self.sheets[0]
        for sheet in self.sheets:
            if sheet.name == wanted:
                return sheet
        head, _, seed = wanted.partition(":")
        if head != RANDOM:
            known = ", ".join([FIRST_SHEET, *[sheet.name for sheet in self.sheets], RANDOM])
            raise OptionError(f"option sheet: '{wanted}' is not one of {known}")
        if len(seed) > LONGEST_SEED:
            raise OptionError(f"option sheet: a seed has at most {LONGEST_SEED} characters")
        if wanted not in self._random:
            if len(self._random) >= RANDOM_SHEETS_CACHED:
                self._random.clear()
                self.forget_conditions()
            tally = [self.sheets[0].kinds.count(symbol) for symbol in range(len(SYMBOLS))]
            rows = random_rows(seed, tally, self.counts)
            self._random[wanted] = Sheet(wanted, wanted, "", rows)
        return self._random[wanted]

    def chosen_cards(self, wanted: str) -> list[int]:
        """Return the cards named by the option `cards`; empty if they are drawn at random.

        Raises ``OptionError`` for unknown, duplicate or missing cards.
        """
        if wanted == RANDOM:
            return []
        names = [name.strip() for name in wanted.split(",")]
        for name in names:
            if name not in self.card_index:
                known = ", ".join(self.card_index)
                raise OptionError(
                    f"option cards: there is no card '{name}'; choose one of: {known}"
                )
        if len(set(names)) != len(names):
            raise OptionError("option cards: the same card appears twice")
        if len(names) != OPEN_CARDS:
            raise OptionError(f"option cards: expected {OPEN_CARDS} cards, found {len(names)}")
        return [self.card_index[name] for name in names]


def build(pack: PackData, name: str, digest: str) -> RailsContent:
    """Build the content and report sheets that violate R-1.2 and inconsistent cards."""
    entry = pack.entry(COUNTS)
    counts = Counts(
        entry.integer("size"),
        entry.integer("goods"),
        entry.integer("towns"),
        entry.integer("mountains"),
        entry.integer("stations"),
    )
    needed = KINDS * counts.goods + counts.towns + counts.mountains + counts.stations
    if needed > counts.size * counts.size:
        english = "{needed} symbols do not fit on {size} × {size} spaces"
        args: dict[str, Arg] = {"needed": needed, "size": counts.size}
        entry.complain("size", ValidationMessage("rails-fault-fit", english, args))
    sheets: list[Sheet] = []
    for item in pack.entries(SHEET):
        if _check_sheet(item, counts):
            rows = item.texts("rows")
            sheets.append(Sheet(item.text("name"), item.text("title"), item.text("about"), rows))
    cards = [_card(item) for item in pack.entries(CARD)]
    names = [card.name for card in cards]
    for item, card in zip(pack.entries(CARD), cards, strict=True):
        for other in card.clashes:
            if other not in names:
                english = "there is no card '{other}' in this pack"
                said = with_suggestion("rails-fault-clash", english, {"other": other}, other, names)
                item.complain("clashes", said)
        if card.name in card.clashes:
            english = "a card can't clash with itself"
            item.complain("clashes", ValidationMessage("rails-fault-clash-self", english))
    return RailsContent(name, digest, counts, sheets, cards)


def _check_sheet(entry: Entry, counts: Counts) -> bool:
    name = entry.text("name")
    if len(name.split()) != 1 or ":" in name or name in (FIRST_SHEET, RANDOM):
        english = "expected one word without blanks or ':', not '{first}' or '{random}'"
        args: dict[str, Arg] = {"first": FIRST_SHEET, "random": RANDOM}
        entry.complain("name", ValidationMessage("rails-fault-sheet-name", english, args))
    found = faults(entry.texts("rows"), counts)
    for fault in found:
        entry.complain("rows", fault)
    return not found


def _card(entry: Entry) -> Card:
    effect = entry.text("effect")
    name = entry.text("name")
    symbols = [SYMBOLS.index(symbol) for symbol in entry.texts("symbols")]
    if len(name.split()) != 1 or "," in name or name == RANDOM:
        english = "expected one word without blanks or ',', not '{random}'"
        entry.complain(
            "name", ValidationMessage("rails-fault-card-name", english, {"random": RANDOM})
        )
    what: dict[str, Arg] = {"effect": effect}
    if effect != effects.MAX_NUGGETS and not symbols:
        english = "missing; the effect '{effect}' looks at symbols"
        entry.complain("symbols", ValidationMessage("rails-fault-no-symbols", english, what))
    if effect in effects.SINGLE and len(symbols) > 1:
        english = "expected one symbol for the effect '{effect}'"
        entry.complain("symbols", ValidationMessage("rails-fault-one-symbol", english, what))
    if effect in effects.OF_GOODS and any(symbol >= KINDS for symbol in symbols):
        english = "expected goods only for the effect '{effect}'"
        entry.complain("symbols", ValidationMessage("rails-fault-goods-only", english, what))
    for field, users in (("count", effects.WITH_COUNT), ("points", effects.WITH_POINTS)):
        if effect in users and not entry.integer(field):
            english = "missing; the effect '{effect}' needs it"
            entry.complain(field, ValidationMessage("rails-fault-needed", english, what))
    return Card(
        name,
        entry.text("title"),
        entry.text("text"),
        entry.text("rule"),
        effect,
        symbols,
        entry.integer("count"),
        entry.integer("points"),
        entry.texts("clashes"),
    )
