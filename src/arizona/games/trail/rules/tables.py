"""The immutable tables of a Trail pack: flat integers for the rules, names for people.

Cards, pieces and tokens are numbered in the order of their files; Flora comes before Fauna.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.engine.content import Content
from arizona.games.trail.rules.actions import (
    BLOSSOM,
    DRAW,
    MANY_ACTIONS,
    MANY_GATEWAYS,
    MANY_PASSAGES,
    MANY_STATE48,
    MANY_WEATHER,
    NUM_ACTIONS,
    OPEN_CARD,
    OPEN_GATEWAY,
    OPEN_PASSAGE,
    OPEN_STATE48,
)
from arizona.games.trail.rules.effect_language import Clause, Effect, Option

CATEGORIES: Final = ("1st", "4th", "8th")

POSITIONS: Final = ("left", "top", "right", "bottom")


SIDE: Final = 6
SPACES: Final = 36
LEVELS: Final = 21
TRACK_END: Final = 12
WEEKS: Final = 8
JACKALOPE: Final = 0
CARDS: Final = 32
"""Maximum number of Flora cards, Fauna cards, and pieces of either kind."""
BASE_PASSAGES: Final = OPEN_CARD - OPEN_PASSAGE
BASE_STATE48: Final = OPEN_GATEWAY - OPEN_STATE48
BASE_GATEWAYS: Final = BLOSSOM - OPEN_GATEWAY
BASE_WEATHER: Final = NUM_ACTIONS - DRAW

PLAIN: Final = 0
ICON_ANTIDOTE: Final = 1
ICON_BLOSSOM: Final = 2
ICON_STAR: Final = 3


@final
class Program:
    """All effects and rewards of a pack in flat arrays.

    A *script* is a range of actions that are executed in order. An *effect* is a range of scripts
    to choose from. A *clause* is an effect of a Weather card and the players it affects.
    """

    def __init__(self) -> None:
        self.verb: vec[i64] = vec[i64]()
        self.amount: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.arg: vec[i64] = vec[i64]()
        self.step: vec[i64] = vec[i64]()
        self.cap: vec[i64] = vec[i64]()
        self.script_start: vec[i64] = vec[i64]()
        self.script_end: vec[i64] = vec[i64]()
        self.effect_start: vec[i64] = vec[i64]()
        self.effect_end: vec[i64] = vec[i64]()
        self.clause_who: vec[i64] = vec[i64]()
        self.clause_counter: vec[i64] = vec[i64]()
        self.clause_number: vec[i64] = vec[i64]()
        self.clause_effect: vec[i64] = vec[i64]()

    def script(self, actions: Option) -> int:
        """Add a script and return its number."""
        self.script_start = append(self.script_start, len(self.verb))
        for verb, amount, kind, arg, step, cap in actions:
            self.verb = append(self.verb, verb)
            self.amount = append(self.amount, amount)
            self.kind = append(self.kind, kind)
            self.arg = append(self.arg, arg)
            self.step = append(self.step, step)
            self.cap = append(self.cap, cap)
        self.script_end = append(self.script_end, len(self.verb))
        return len(self.script_start) - 1

    def effect(self, options: Effect) -> int:
        """Add an effect and return its number."""
        first = len(self.script_start)
        for option in options:
            self.script(option)
        self.effect_start = append(self.effect_start, first)
        self.effect_end = append(self.effect_end, len(self.script_start))
        return len(self.effect_start) - 1

    def clause(self, clause: Clause) -> int:
        """Add a clause and return its number."""
        who, counter, number, options = clause
        self.clause_who = append(self.clause_who, who)
        self.clause_counter = append(self.clause_counter, counter)
        self.clause_number = append(self.clause_number, number)
        self.clause_effect = append(self.clause_effect, self.effect(options))
        return len(self.clause_who) - 1


@final
class Names:
    """The ids, names and display texts of one table."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.texts: Final[list[str]] = []
        """Short descriptions of what each entry does."""
        self.flavours: Final[list[str]] = []
        self.index: Final[dict[str, int]] = {}

    def pad(self, size: int) -> None:
        """Add nameless entries up to a size, in smaller packs; ``index`` does not contain them."""
        for names in (self.ids, self.names, self.texts, self.flavours):
            names.extend([""] * (size - len(names)))

    def named(self, first: int = 0, end: int | None = None) -> list[str]:
        """Return the ids of a part of the table, without the gaps of a smaller pack."""
        return [id for id in self.ids[first:end] if id]

    def add(self, id: str, name: str, text: str = "", flavour: str = "") -> None:
        self.index[id] = len(self.ids)
        self.ids.append(id)
        self.names.append(name)
        self.texts.append(text)
        self.flavours.append(flavour)


@final
class TrailContent(Content):
    """All content of a pack. Filled once by ``loader.build``, never changed afterwards."""

    def __init__(self, name: str, digest: str) -> None:
        super().__init__(name, digest)
        self.program: Final = Program()
        empty = vec[i64]()

        self.passages: Final = Names()
        self.passage_deck: vec[i64] = empty
        self.passage_terrain: vec[i64] = empty
        self.passage_need: vec[i64] = empty
        """The required levels; one byte per terrain."""
        self.passage_pay: vec[i64] = empty
        """The cost in Supplies, Health and Water; one byte each."""
        self.passage_gain: vec[i64] = empty
        self.passage_miles: Final[list[float]] = []
        self.passage_number: Final[list[int]] = []
        self.passage_pay_text: Final[list[str]] = []
        self.deck_first: vec[i64] = empty
        """First Passage of each deck, then the number of Passages."""

        # Flora is kind 0, Fauna kind 1; card number 32 × kind + index.
        self.cards: Final = Names()
        self.card_terrain: vec[i64] = empty
        self.card_icon: vec[i64] = empty
        self.card_gain: vec[i64] = empty
        """The script of a Flora card, or the effect of a Fauna card."""
        self.fauna_cubes: vec[i64] = empty
        self.fauna_effects: Final[list[str]] = []
        """The effect texts in the effect language."""
        self.fauna_moment: vec[i64] = empty
        self.moment_cards: vec[i64] = empty
        """The Fauna cards of each moment, as bits."""
        self.cut_row: vec[i64] = empty
        """By Fauna card: discount in Turquoise on a Flora row, and (below) on a Fauna row."""
        self.cut_fauna: vec[i64] = empty
        self.cut_boost: vec[i64] = empty
        self.cut_level: vec[i64] = empty
        self.coins_at_price: vec[i64] = empty
        """By Fauna card used at a price: the coins it gives before the payment; one byte each."""
        self.steps_at_price: vec[i64] = empty
        """By Fauna card used at a price: the advances it gives on each track; one byte each."""
        self.enters: i64 = 0
        """The Fauna cards that allow entering a full group, as bits."""
        self.brings: i64 = 0
        """The Fauna cards used at a price that also give something, as bits."""
        self.counting: i64 = 0
        """The cards whose coins or advances depend on a counter that no ability lowers, as bits."""

        self.pieces: Final = Names()
        self.piece_size: vec[i64] = empty
        self.piece_shape: Final[list[list[str]]] = []
        self.size_pieces: vec[i64] = empty
        """By 4 × kind + row: the pieces of that size among the 32 of the kind, as bits."""
        self.spot_start: vec[i64] = empty
        """By 32 × kind + piece: index of its first spot (a position on an empty mural).

        The spots of a piece end where those of the next piece start.
        """
        self.spot_space: vec[i64] = empty
        self.spot_mask: vec[i64] = empty
        self.piece_mask: vec[i64] = empty
        """The piece in the top left corner of the mural, as bits."""
        self.piece_cells: vec[i64] = empty
        """The spaces it covers there, each plus 1; six bits each."""
        self.piece_first: vec[i64] = empty
        """The first of these spaces, which identifies a placement."""
        self.piece_corners: vec[i64] = empty
        """The possible spaces of the top left corner of its bounding box, as bits."""

        self.gateways: Final = Names()
        self.gateway_gain: vec[i64] = empty
        self.weather: Final = Names()
        self.weather_tone: Final[list[str]] = []
        self.weather_start: vec[i64] = empty
        """By 3 × card + players − 2: index of its first clause."""
        self.weather_end: vec[i64] = empty
        self.weather_says: Final[list[str]] = []
        """The directions in words, in the same order."""
        self.spirits: Final = Names()
        self.spirit_cubes: vec[i64] = empty
        self.spirit_gain: vec[i64] = empty
        """By 6 × Spirit + 2 × cube + side."""
        self.spirit_texts: Final[list[str]] = []
        self.state48: Final = Names()
        self.state48_category: vec[i64] = empty
        self.state48_rows: vec[i64] = empty
        """The number of rows by card; 0 for ``NONE``, the placeholder until setup draws a card."""
        self.row_counter: vec[i64] = empty
        """By 4 × card + row."""
        self.row_want: vec[i64] = empty
        """A code of ``effect_language``: AT_LEAST, AT_MOST, MOST or FEWEST."""
        self.row_number: vec[i64] = empty
        self.row_gold: vec[i64] = empty
        """Gold for the first three ranks; one byte each."""
        self.row_grit: vec[i64] = empty
        self.row_texts: Final[list[str]] = []
        self.poison: Final = Names()
        self.poison_loss: vec[i64] = empty

        self.stock_end: i64 = 0
        self.cubes: i64 = 0
        self.dutchmen: i64 = 0
        self.claim_trackers: i64 = 0
        self.start_stock: i64 = 0
        """One byte for each of the six kinds."""
        self.start_levels: i64 = 0
        self.week_terrain: Final[list[int]] = []
        self.track_gain: vec[i64] = empty
        """By 12 × terrain + space − 1: the script of the space."""
        self.track_texts: Final[list[str]] = []
        self.ladder_gain: vec[i64] = empty
        """By level; 0 is the foot of the Ladder."""
        self.ladder_texts: Final[list[str]] = []
        self.top_gain: vec[i64] = empty
        self.top_texts: Final[list[str]] = []
        self.boost_price: vec[i64] = empty
        """By level; 32 + level for a second boost."""
        self.arrow_gain: vec[i64] = empty
        self.arrow_texts: Final[list[str]] = []
        self.arrow_names: Final[list[str]] = []
        self.order_price: vec[i64] = empty
        """Supplies, Health, Water; one byte each."""
        self.order_texts: Final[list[str]] = []
        self.passage_spaces: vec[i64] = empty
        """By number of players − 2."""
        self.row_spaces: vec[i64] = empty
        self.icon_kind: vec[i64] = empty
        """By space of the mural; −1 for no icon."""
        self.icon_amount: vec[i64] = empty
        self.icon_mask: i64 = 0
        self.flag: i64 = 0
        self.grit_position: vec[i64] = empty
        self.blossom_numbers: Final[list[int]] = []

        # What the base game has, unless a pack changes it: ``measure`` sets these.
        self.all_flora: i64 = 0
        """All Flora cards as bits; below, other components."""
        self.all_fauna: i64 = 0
        self.all_flora_pieces: i64 = 0
        self.all_fauna_pieces: i64 = 0
        self.all_gateways: i64 = 0
        self.all_weather: i64 = 0
        self.open_passage: i64 = OPEN_PASSAGE
        """Action that reveals the first Passage; below, the first of other decks."""
        self.open_state48: i64 = OPEN_STATE48
        self.open_gateway: i64 = OPEN_GATEWAY
        self.draw_weather: i64 = DRAW
        self.num_actions: int = NUM_ACTIONS

        self.texts: Final[list[str]] = []
        """The text of each action that does not depend on face-up components; "" for the others."""
        self.text_actions: Final[dict[str, int]] = {}

    def measure(self) -> None:
        """Derive the sets of components and the actions that reveal them from the tables."""
        self.all_flora = _bits(self.cards.ids[:CARDS])
        self.all_fauna = _bits(self.cards.ids[CARDS:])
        self.all_flora_pieces = _bits(self.pieces.ids[:CARDS])
        self.all_fauna_pieces = _bits(self.pieces.ids[CARDS:])
        self.all_gateways = _bits(self.gateways.ids)
        self.all_weather = _bits(self.weather.ids)
        if len(self.passages.ids) > BASE_PASSAGES:
            self.open_passage = MANY_PASSAGES
        if len(self.state48.ids) > BASE_STATE48:
            self.open_state48 = MANY_STATE48
        if len(self.gateways.ids) > BASE_GATEWAYS:
            self.open_gateway = MANY_GATEWAYS
        if len(self.weather.ids) > BASE_WEATHER:
            self.draw_weather = MANY_WEATHER
        bases = (self.open_passage, self.open_state48, self.open_gateway, self.draw_weather)
        self.num_actions = MANY_ACTIONS if max(bases) >= NUM_ACTIONS else NUM_ACTIONS

    def deck_size(self, deck: i64) -> i64:
        """Return the number of Passages in a deck."""
        return self.deck_first[deck + 1] - self.deck_first[deck]

    def all_of_deck(self, deck: i64) -> i64:
        """Return the Passages of a deck as bits, the first one lowest."""
        return bit_at(self.deck_size(deck)) - 1

    def position(self, grit: i64) -> i64:
        """Return the position of the Grit marker for an amount of Grit (T-2.2)."""
        last: i64 = len(self.grit_position) - 1
        return self.grit_position[grit if grit < last else last]

    def loss(self, token: i64) -> i64:
        """Return the Gold a Poison token costs."""
        return self.poison_loss[token]


def _bits(ids: list[str]) -> int:
    """Return the named entries of a table as bits."""
    return sum(1 << number for number, id in enumerate(ids) if id)
