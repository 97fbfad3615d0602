"""The frozen tables of a Trail pack: flat numbers for the rules, names for people.

Cards, pieces and tokens are numbered in the order of their files; Flora comes before Fauna.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.content import Content
from arizona.games.trail.rules.effect_language import Clause, Effect, Option

CATEGORIES: Final = ("1st", "4th", "8th")

POSITIONS: Final = ("left", "top", "right", "bottom")


SIDE: Final = 6
SPACES: Final = 36
LEVELS: Final = 21
TRACK_END: Final = 12
WEEKS: Final = 8
JACKALOPE: Final = 0

PLAIN: Final = 0
ICON_ANTIDOTE: Final = 1
ICON_BLOSSOM: Final = 2
ICON_STAR: Final = 3


@final
class Program:
    """All effects and rewards of a pack, one behind the other.

    A *script* is a stretch of actions that are carried out in order. An *effect* is a stretch of
    scripts to choose from. A *clause* is a Weather card's effect and whom it meets.
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
        """Add a script; returns its number."""
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
        """Add an effect; returns its number."""
        first = len(self.script_start)
        for option in options:
            self.script(option)
        self.effect_start = append(self.effect_start, first)
        self.effect_end = append(self.effect_end, len(self.script_start))
        return len(self.effect_start) - 1

    def clause(self, clause: Clause) -> int:
        """Add a clause; returns its number."""
        who, counter, number, options = clause
        self.clause_who = append(self.clause_who, who)
        self.clause_counter = append(self.clause_counter, counter)
        self.clause_number = append(self.clause_number, number)
        self.clause_effect = append(self.clause_effect, self.effect(options))
        return len(self.clause_who) - 1


@final
class Names:
    """The ids and names of one table, and its texts for people."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.texts: Final[list[str]] = []
        """What it does, in a few words."""
        self.flavours: Final[list[str]] = []
        self.index: Final[dict[str, int]] = {}

    def add(self, id: str, name: str, text: str = "", flavour: str = "") -> None:
        """Add one entry."""
        self.index[id] = len(self.ids)
        self.ids.append(id)
        self.names.append(name)
        self.texts.append(text)
        self.flavours.append(flavour)


@final
class TrailContent(Content):
    """Everything a pack says. Filled once by ``building.build``, never changed afterwards."""

    def __init__(self, name: str, digest: str) -> None:
        super().__init__(name, digest)
        self.program: Final = Program()
        empty = vec[i64]()

        self.passages: Final = Names()
        self.passage_deck: vec[i64] = empty
        self.passage_terrain: vec[i64] = empty
        self.passage_need: vec[i64] = empty
        """The levels asked, a byte for each terrain."""
        self.passage_pay: vec[i64] = empty
        """Supplies, Health, Water to pay, a byte each."""
        self.passage_gain: vec[i64] = empty
        self.passage_miles: Final[list[float]] = []
        self.passage_number: Final[list[int]] = []
        self.passage_pay_text: Final[list[str]] = []

        # Flora is kind 0, Fauna kind 1; card number 32 × kind + index.
        self.cards: Final = Names()
        self.card_terrain: vec[i64] = empty
        self.card_icon: vec[i64] = empty
        self.card_gain: vec[i64] = empty
        """The script of a Flora card; the effect of a Fauna card."""
        self.fauna_cubes: vec[i64] = empty
        self.fauna_effects: Final[list[str]] = []
        """In the content language."""
        self.fauna_moment: vec[i64] = empty
        self.moment_cards: vec[i64] = empty
        """The Fauna cards of each moment, as bits."""
        self.cut_row: vec[i64] = empty
        """By Fauna card: Turquoise off the price of a Flora row, and of a Fauna row."""
        self.cut_fauna: vec[i64] = empty
        self.cut_boost: vec[i64] = empty
        self.cut_level: vec[i64] = empty
        self.coins_at_price: vec[i64] = empty
        """By Fauna card of a price: the coins it brings before the payment, a byte each."""
        self.steps_at_price: vec[i64] = empty
        """The same for its steps on the four tracks."""
        self.enters: i64 = 0
        """The Fauna cards that enter a full group, as bits."""
        self.brings: i64 = 0
        """The Fauna cards of a price's moment that also give something."""
        self.counting: i64 = 0
        """Those whose coins or given steps depend on a counter that no ability lowers, as bits."""

        self.pieces: Final = Names()
        self.piece_size: vec[i64] = empty
        self.piece_shape: Final[list[list[str]]] = []
        self.size_pieces: vec[i64] = empty
        """By 4 × kind + row: the pieces of that size among the 32 of the kind, as bits."""
        self.spot_start: vec[i64] = empty
        """By 32 × kind + piece: its places on an empty mural are spots from here to the next."""
        self.spot_space: vec[i64] = empty
        self.spot_mask: vec[i64] = empty
        self.spot_near: vec[i64] = empty
        """The spaces that share an edge with it."""
        self.space_near: vec[i64] = empty
        self.piece_mask: vec[i64] = empty
        """The piece in the top left corner of the mural."""
        self.piece_cells: vec[i64] = empty
        """The spaces it covers there, each plus 1, six bits each."""
        self.piece_first: vec[i64] = empty
        """The first of them, by which a place is named."""
        self.piece_corners: vec[i64] = empty
        """Where the top left corner of its frame can lie."""

        self.gateways: Final = Names()
        self.gateway_gain: vec[i64] = empty
        self.weather: Final = Names()
        self.weather_tone: Final[list[str]] = []
        self.weather_start: vec[i64] = empty
        """By 3 × card + players − 2: its clauses."""
        self.weather_end: vec[i64] = empty
        self.weather_says: Final[list[str]] = []
        """Its directions in words, in the same order."""
        self.spirits: Final = Names()
        self.spirit_cubes: vec[i64] = empty
        self.spirit_gain: vec[i64] = empty
        """By 6 × Spirit + 2 × cube + side."""
        self.spirit_texts: Final[list[str]] = []
        self.state48: Final = Names()
        self.state48_category: vec[i64] = empty
        self.state48_rows: vec[i64] = empty
        """By card; 0 for ``NONE``, which stands for the cards while setup has not drawn them."""
        self.row_counter: vec[i64] = empty
        """By 4 × card + row."""
        self.row_want: vec[i64] = empty
        """A code of ``language``: AT_LEAST, AT_MOST, MOST or FEWEST."""
        self.row_number: vec[i64] = empty
        self.row_gold: vec[i64] = empty
        """Three bytes."""
        self.row_grit: vec[i64] = empty
        self.row_texts: Final[list[str]] = []
        self.poison: Final = Names()
        self.poison_loss: vec[i64] = empty

        self.stock_end: i64 = 0
        self.cubes: i64 = 0
        self.dutchmen: i64 = 0
        self.claim_trackers: i64 = 0
        self.start_stock: i64 = 0
        """A byte for each of the six kinds."""
        self.start_levels: i64 = 0
        self.week_terrain: Final[list[int]] = []
        self.track_gain: vec[i64] = empty
        """By 12 × terrain + space − 1: its script."""
        self.track_texts: Final[list[str]] = []
        self.ladder_gain: vec[i64] = empty
        """By level, 0 for the foot."""
        self.ladder_texts: Final[list[str]] = []
        self.top_gain: vec[i64] = empty
        self.top_texts: Final[list[str]] = []
        self.boost_price: vec[i64] = empty
        """By level, then 32 + level for a second boost."""
        self.arrow_gain: vec[i64] = empty
        self.arrow_texts: Final[list[str]] = []
        self.arrow_names: Final[list[str]] = []
        self.order_price: vec[i64] = empty
        """Supplies, Health, Water, a byte each."""
        self.order_texts: Final[list[str]] = []
        self.passage_spaces: vec[i64] = empty
        """By number of players − 2."""
        self.row_spaces: vec[i64] = empty
        self.icon_kind: vec[i64] = empty
        """By space of the mural, −1 without an icon."""
        self.icon_amount: vec[i64] = empty
        self.icon_mask: i64 = 0
        self.flag: i64 = 0
        self.grit_position: vec[i64] = empty
        self.blossom_numbers: Final[list[int]] = []

        self.texts: Final[list[str]] = []
        """The text of every action that does not depend on what lies open (else empty)."""
        self.text_actions: Final[dict[str, int]] = {}

    def position(self, grit: i64) -> i64:
        """Where the Grit marker stands with so many units of Grit (T-2.2)."""
        last: i64 = len(self.grit_position) - 1
        return self.grit_position[grit if grit < last else last]

    def loss(self, token: i64) -> i64:
        """The Gold a Poison token costs."""
        return self.poison_loss[token]
