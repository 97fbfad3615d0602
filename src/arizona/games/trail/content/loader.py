"""Builds the immutable tables of a pack from its TOML and reports all problems."""

from __future__ import annotations

from typing import Final, final

from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.schema import Entry, PackData
from arizona.engine.schema_messages import with_suggestion
from arizona.games.trail.content import schema as tables
from arizona.games.trail.content.amount_kinds import CURRENCY, KINDS_AT
from arizona.games.trail.content.boards import build_boards, vector
from arizona.games.trail.rules.actions import HIGHEST_PRICE, MAX_STATE48
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.counter_names import CUBES as COUNT_CUBES
from arizona.games.trail.rules.counter_names import POISON as COUNT_POISON
from arizona.games.trail.rules.effect_language import (
    AT_BOOST,
    AT_FAUNA,
    AT_FLORA,
    AT_LEAST,
    AT_MOMENT,
    AT_ROW,
    CANYON,
    DISCOUNT,
    ENTER,
    FEWEST,
    FREE,
    GAIN,
    GRIT,
    LOWER,
    MOMENTS,
    MOST,
    MOUNTAIN,
    SUPPLIES,
    TERRAINS,
    Clause,
    Effect,
    EffectError,
    Option,
    ability,
    amounts,
    condition,
    directions,
    word_index,
)
from arizona.games.trail.rules.packed import NONE
from arizona.games.trail.rules.tables import CARDS, CATEGORIES, SIDE, Names, TrailContent

COVERED: Final = "X"
NOT_COVERED: Final = "."
MIN_PASSAGES: Final = 6
"""Smallest number of cards in a Passage deck."""
HALF_PASSAGES: Final = 60
"""Largest number of cards in the first two decks together, and in the last two."""
MIN_OF_SIZE: Final = 2
"""Each row shows two pieces of a size (T-1.3)."""
NO_MOMENT: Final = -1


def build(pack: PackData, name: str, digest: str) -> TrailContent:
    """Build the tables of a pack whose fields match the schema."""
    content = TrailContent(name, digest)
    _build_passages(pack, content)
    _build_cards(pack, content)
    _Pieces(pack, content)
    _build_gateways(pack, content)
    _build_weather(pack, content)
    _build_spirits(pack, content)
    _build_state48(pack, content)
    _build_poison(pack, content)
    build_boards(pack, content)
    content.measure()
    return content


def read_amounts(entry: Entry, field: str, text: str, allowed: frozenset[int] | None) -> Option:
    """Parse amounts; on an error, report it and return an empty list."""
    try:
        return amounts(text, allowed)
    except EffectError as error:
        entry.complain(field, error.validation)
        return []


def add_name(entry: Entry, names: Names, text: str = "") -> None:
    """Add an entry to its table of names; report an invalid id."""
    id = entry.text("id")
    if not is_id(id):
        english = "expected a-z, 0-9 and '-' only, found '{found}'"
        entry.complain("id", ValidationMessage("trail-fault-id", english, {"found": id}))
    names.add(id, entry.text("name"), text, entry.text("flavour"))


def is_id(text: str) -> bool:
    """Return whether a text is a valid id for records."""
    return bool(text) and all(char in "abcdefghijklmnopqrstuvwxyz0123456789-" for char in text)


def in_bytes(actions: Option, first: int) -> int:
    """Pack the amounts of actions, one byte per kind, starting with kind ``first``."""
    word = 0
    for action in actions:
        word |= action[1] << (8 * (action[2] - first))
    return word


def _build_passages(pack: PackData, content: TrailContent) -> None:
    deck: list[int] = []
    terrain: list[int] = []
    need: list[int] = []
    pay: list[int] = []
    gain: list[int] = []
    # Cards of a deck are consecutive, so that a deck is a range of numbers.
    entries = sorted(pack.entries(tables.PASSAGE), key=_deck_of)
    for entry in entries:
        if not is_id(entry.text("id")):
            english = "expected a-z, 0-9 and '-' only, found '{found}'"
            entry.complain(
                "id", ValidationMessage("trail-fault-id", english, {"found": entry.text("id")})
            )
        for number, card in enumerate(entry.entries("card")):
            levels = card.numbers("need")
            if not levels:
                english = "expected at least one terrain"
                card.complain("need", ValidationMessage("trail-fault-no-terrain", english))
            due = read_amounts(card, "pay", card.text("pay"), KINDS_AT["passage.card.pay"])
            got = read_amounts(card, "gain", card.text("gain"), KINDS_AT["passage.card.gain"])
            deck.append(entry.integer("deck") - 1)
            terrain.append(TERRAINS.index(entry.text("terrain")))
            need.append(sum(levels[t] << (8 * i) for i, t in enumerate(TERRAINS) if t in levels))
            pay.append(in_bytes(due, SUPPLIES))
            # T-6.2: Grit, currency, Gold.
            gain.append(content.program.script(sorted(got, key=_passage_order)))
            content.passages.add(
                f"{entry.text('id')}-{number + 1}",
                entry.text("name"),
                card.text("gain"),
                entry.text("flavour"),
            )
            content.passage_pay_text.append(card.text("pay"))
            content.passage_miles.append(entry.number("miles"))
            content.passage_number.append(entry.integer("number"))
    sizes = [deck.count(number) for number in range(4)]
    for number, count in enumerate(sizes):
        # The bits of two decks share a word.
        high = HALF_PASSAGES - sizes[number ^ 1] if count >= sizes[number ^ 1] else HALF_PASSAGES
        if not MIN_PASSAGES <= count <= high:
            _complain_cards(pack, "passage", f"deck {number + 1}", (MIN_PASSAGES, high), count)
    content.deck_first = vector([sum(sizes[:number]) for number in range(5)])
    content.passage_deck = vector(deck)
    content.passage_terrain = vector(terrain)
    content.passage_need = vector(need)
    content.passage_pay = vector(pay)
    content.passage_gain = vector(gain)


def _complain_cards(
    pack: PackData, table: str, what: str, bounds: tuple[int, int], found: int
) -> None:
    english = "expected {low} to {high} cards, found {found}"
    args: dict[str, Arg] = {"low": bounds[0], "high": bounds[1], "found": found}
    pack.complain(table, what, ValidationMessage("trail-fault-cards", english, args))


def _deck_of(entry: Entry) -> int:
    return entry.integer("deck")


def _passage_order(action: tuple[int, int, int, int, int, int]) -> int:
    return -1 if action[2] == GRIT else action[2]


def _build_cards(pack: PackData, content: TrailContent) -> None:
    terrain: list[int] = []
    icon: list[int] = []
    gain: list[int] = []
    for entry in pack.entries(tables.FLORA):
        add_name(entry, content.cards, entry.text("gain"))
        terrain.append(TERRAINS.index(entry.text("terrain")))
        icon.append(tables.ICONS.index(entry.text("icon")))
        got = read_amounts(entry, "gain", entry.text("gain"), KINDS_AT["flora.gain"])
        gain.append(content.program.script(got))
    content.cards.pad(CARDS)
    for numbers in (terrain, icon, gain):
        numbers.extend([0] * (CARDS - len(numbers)))
    cubes: list[int] = []
    moments: list[int] = []
    cuts = [[0] * 32 for _ in range(6)]
    by_moment = [0] * len(MOMENTS)
    for card, entry in enumerate(pack.entries(tables.FAUNA)):
        if entry.text("id") in content.cards.index:
            english = "'{found}' is the id of another card already"
            entry.complain(
                "id",
                ValidationMessage("trail-fault-other-card", english, {"found": entry.text("id")}),
            )
        add_name(entry, content.cards, entry.text("text"))
        terrain.append(TERRAINS.index(entry.text("terrain")))
        icon.append(tables.ICONS.index(entry.text("icon")))
        cubes.append(entry.integer("cubes"))
        content.fauna_effects.append(entry.text("effect"))
        moment = MOMENTS.index(entry.text("moment"))
        moments.append(moment)
        parsed: Effect = [[]]
        try:
            parsed = ability(moment, entry.text("effect"))
        except EffectError as error:
            entry.complain("effect", error.validation)
        gain.append(content.program.effect(parsed))
        if card < 32:
            by_moment[moment] |= 1 << card
            if moment in AT_MOMENT:
                _note_cuts(content, cuts, card, parsed[0])
    if len({entry.text("effect") for entry in pack.entries(tables.FAUNA)}) < 12:
        english = "expected at least twelve different effects"
        pack.complain("fauna", "effect", ValidationMessage("trail-fault-twelve", english))
    content.cards.pad(2 * CARDS)
    for numbers in (terrain, icon, gain):
        numbers.extend([0] * (2 * CARDS - len(numbers)))
    cubes.extend([0] * (CARDS - len(cubes)))
    moments.extend([NO_MOMENT] * (CARDS - len(moments)))
    content.card_terrain = vector(terrain)
    content.card_icon = vector(icon)
    content.card_gain = vector(gain)
    content.fauna_cubes = vector(cubes)
    content.fauna_moment = vector(moments)
    content.moment_cards = vector(by_moment)
    content.cut_row = vector(cuts[0])
    content.cut_fauna = vector(cuts[1])
    content.cut_boost = vector(cuts[2])
    content.cut_level = vector(cuts[3])
    content.coins_at_price = vector(cuts[4])
    content.steps_at_price = vector(cuts[5])


def _note_cuts(content: TrailContent, cuts: list[list[int]], card: int, option: Option) -> None:
    for verb, amount, kind, arg, step, _ in option:
        if verb == DISCOUNT:
            if arg in (AT_ROW, AT_FLORA):
                cuts[0][card] += amount
            if arg in (AT_ROW, AT_FAUNA):
                cuts[1][card] += amount
            if arg == AT_BOOST:
                cuts[2][card] += amount
        elif verb == FREE and arg == AT_BOOST:
            cuts[2][card] = HIGHEST_PRICE
        elif verb == LOWER:
            cuts[3][card] += amount
        elif verb == ENTER:
            content.enters |= 1 << card
        elif verb == GAIN:
            content.brings |= 1 << card
            if step < 0 and kind in CURRENCY:
                cuts[4][card] += amount << (8 * kind)
            elif step < 0 and MOUNTAIN <= kind <= CANYON:
                cuts[5][card] += amount << (8 * (kind - MOUNTAIN))
            elif (kind in CURRENCY or MOUNTAIN <= kind <= CANYON) and arg not in MAY_FALL:
                content.counting |= 1 << card


MAY_FALL: Final = (COUNT_CUBES, COUNT_POISON)
"""Counters that using an ability can lower, so gains based on them are not certain."""


@final
class _Pieces:
    """Builds the polyominoes and all their placements on an empty mural."""

    def __init__(self, pack: PackData, content: TrailContent) -> None:
        self.start: Final[list[int]] = []
        self.space: Final[list[int]] = []
        self.mask: Final[list[int]] = []
        self.complete: Final[list[int]] = []
        self.cells: Final[list[int]] = []
        self.first: Final[list[int]] = []
        self.corners: Final[list[int]] = []
        sizes: list[int] = []
        by_size = [0] * 8
        cards = content.cards
        for kind, kind_name in enumerate(("flora", "fauna")):
            entries = [e for e in pack.entries(tables.PIECE) if e.text("kind") == kind_name]
            known = cards.named(32 * kind, 32 * kind + 32)
            if not 4 * MIN_OF_SIZE <= len(entries) <= CARDS:
                english = "expected {low} to {high} pieces, found {found}"
                args: dict[str, Arg] = {"low": 4 * MIN_OF_SIZE, "high": CARDS}
                args["found"] = len(entries)
                pack.complain(
                    "piece", kind_name, ValidationMessage("trail-fault-pieces", english, args)
                )
            seen: set[str] = set()
            for number, entry in enumerate(entries):
                id = entry.text("id")
                if id in seen:
                    said = ValidationMessage(
                        "trail-fault-used", "'{found}' is used already", {"found": id}
                    )
                    entry.complain("id", said)
                seen.add(id)
                if id not in known:
                    english = "expected the id of a {kind} card, found '{found}'"
                    args = {"kind": kind_name, "found": id}
                    ids = list(known)
                    said = with_suggestion("trail-fault-card-id", english, args, id, ids)
                    entry.complain("id", said)
                name = cards.names[cards.index[id]] if id in cards.index else id
                content.pieces.add(id, name)
                content.piece_shape.append(entry.texts("shape"))
                sizes.append(entry.integer("size"))
                if number < 32:
                    by_size[4 * kind + entry.integer("size") - 2] |= 1 << number
                self._spots(entry, entry.texts("shape"), entry.integer("size"))
            for size in range(2, 6):
                count = by_size[4 * kind + size - 2].bit_count()
                if count < MIN_OF_SIZE:
                    english = "expected at least {low} pieces of size {size}, found {found}"
                    args = {"low": MIN_OF_SIZE, "size": size, "found": count}
                    pack.complain(
                        "piece", kind_name, ValidationMessage("trail-fault-sizes", english, args)
                    )
            self._pad(content, CARDS * (kind + 1), sizes)
        self.start.append(len(self.space))
        content.piece_size = vector(sizes)
        content.size_pieces = vector(by_size)
        content.spot_start = vector(self.start)
        content.spot_space = vector(self.space)
        content.spot_mask = vector(self.mask)
        content.piece_mask = vector(self.complete)
        content.piece_cells = vector(self.cells)
        content.piece_first = vector(self.first)
        content.piece_corners = vector(self.corners)

    def _pad(self, content: TrailContent, size: int, sizes: list[int]) -> None:
        """Add pieces without spots, so that those of the next kind have their numbers."""
        content.pieces.pad(size)
        while len(sizes) < size:
            sizes.append(0)
            content.piece_shape.append([])
            self.start.append(len(self.space))
            for numbers in (self.complete, self.cells, self.first, self.corners):
                numbers.append(0)

    def _spots(self, entry: Entry, rows: list[str], size: int) -> None:
        self.start.append(len(self.space))
        width = len(rows[0]) if rows else 0
        if not width or any(len(row) != width for row in rows):
            english = "expected rows of equal length (fill up with '.')"
            entry.complain("shape", ValidationMessage("content-uneven", english))
            return
        if width > SIDE or any(char not in (COVERED, NOT_COVERED) for row in rows for char in row):
            english = "expected at most {high} columns of '{covered}' and '.', found '{found}'"
            args: dict[str, Arg] = {"high": SIDE, "covered": COVERED, "found": " / ".join(rows)}
            entry.complain("shape", ValidationMessage("trail-fault-shape", english, args))
            return
        cells = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == COVERED]
        if len(cells) != size:
            english = "expected {size} spaces, found {found}"
            args = {"size": size, "found": len(cells)}
            entry.complain("shape", ValidationMessage("trail-fault-covered", english, args))
            return
        empty = [row for row in rows if COVERED not in row]
        if empty or any(all(row[c] != COVERED for row in rows) for c in range(width)):
            entry.complain(
                "shape", ValidationMessage("trail-fault-empty", "expected no empty row or column")
            )
            return
        if not _hangs_together(cells):
            english = "expected cells that hang together by their edges"
            entry.complain("shape", ValidationMessage("content-apart", english))
            return
        spaces = [row * SIDE + column for row, column in cells]
        self.complete.append(sum(1 << space for space in spaces))
        self.cells.append(sum(space + 1 << 6 * place for place, space in enumerate(spaces)))
        self.first.append(spaces[0])
        corners = 0
        for row in range(SIDE - len(rows) + 1):
            for column in range(SIDE - width + 1):
                corners |= 1 << (row * SIDE + column)
                mask = sum(1 << ((row + r) * SIDE + column + c) for r, c in cells)
                self.space.append((row + cells[0][0]) * SIDE + column + cells[0][1])
                self.mask.append(mask)
        self.corners.append(corners)


def _hangs_together(cells: list[tuple[int, int]]) -> bool:
    left = set(cells)
    edge = [left.pop()]
    while edge:
        row, column = edge.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in left:
                left.remove(near)
                edge.append(near)
    return not left


def _build_gateways(pack: PackData, content: TrailContent) -> None:
    gain: list[int] = []
    for entry in pack.entries(tables.GATEWAY):
        add_name(entry, content.gateways, entry.text("gain"))
        got = read_amounts(entry, "gain", entry.text("gain"), KINDS_AT["gateway.gain"])
        gain.append(content.program.script(got))
    content.gateway_gain = vector(gain)


def _build_weather(pack: PackData, content: TrailContent) -> None:
    start: list[int] = []
    end: list[int] = []
    for entry in pack.entries(tables.WEATHER):
        add_name(entry, content.weather)
        content.weather_tone.append(entry.text("tone"))
        content.weather_says.extend(entry.texts("says"))
        for field in ("two", "three", "four"):
            clauses: list[Clause] = []
            try:
                clauses = directions(entry.text(field))
            except EffectError as error:
                entry.complain(field, error.validation)
            start.append(len(content.program.clause_who))
            for clause in clauses:
                content.program.clause(clause)
            end.append(len(content.program.clause_who))
    content.weather_start = vector(start)
    content.weather_end = vector(end)


def _build_spirits(pack: PackData, content: TrailContent) -> None:
    cubes: list[int] = []
    gain: list[int] = []
    entries = {entry.text("id"): entry for entry in pack.entries(tables.SPIRIT)}
    for spirit, id in enumerate(tables.SPIRITS):
        if id not in entries:
            content.spirits.pad(spirit + 1)
            cubes.append(0)
            gain.extend([0] * 6)
            content.spirit_texts.extend([""] * 6)
            continue
        entry = entries[id]
        add_name(entry, content.spirits)
        cubes.append(entry.integer("cubes"))
        rows = entry.grid("rewards")
        pairs = 0 if spirit == 0 else entry.integer("cubes")
        if len(rows) != pairs:
            english = (
                "expected a pair for each cube (none for the Jackalope): {size}, found {found}"
            )
            args: dict[str, Arg] = {"size": pairs, "found": len(rows)}
            entry.complain("rewards", ValidationMessage("trail-fault-pairs", english, args))
        for number in range(3):
            pair = rows[number] if number < len(rows) else ["", ""]
            if len(pair) != 2 or not all(isinstance(text, str) for text in pair):
                english = "expected [left, right] for cube {cube}"
                said = ValidationMessage("trail-fault-pair", english, {"cube": number + 1})
                entry.complain("rewards", said)
                pair = ["", ""]
            for text in pair:
                allowed = KINDS_AT["spirit.rewards"]
                got = read_amounts(entry, "rewards", str(text), allowed)
                gain.append(content.program.script(got))
                content.spirit_texts.append(str(text))
    content.spirit_cubes = vector(cubes)
    content.spirit_gain = vector(gain)


def _build_state48(pack: PackData, content: TrailContent) -> None:
    category: list[int] = []
    rows: list[int] = []
    counter: list[int] = []
    want: list[int] = []
    number: list[int] = []
    gold: list[int] = []
    grit: list[int] = []
    for entry in pack.entries(tables.STATE48):
        add_name(entry, content.state48)
        group = CATEGORIES.index(entry.text("category"))
        category.append(group)
        lines = entry.entries("row")
        rows.append(len(lines))
        for place in range(4):
            if place >= len(lines):
                counter.append(0)
                want.append(0)
                number.append(0)
                gold.append(0)
                grit.append(0)
                content.row_texts.append("")
                continue
            line = lines[place]
            code, counted, least = _wanted(line, group)
            counter.append(counted)
            want.append(code)
            number.append(least)
            prizes = line.wholes("gold")
            if min(prizes) < 0 or max(prizes) > 30 or prizes != sorted(prizes, reverse=True):
                english = "expected descending numbers from 0 to 30, found {found}"
                args: dict[str, Arg] = {"found": ", ".join(map(str, prizes))}
                line.complain("gold", ValidationMessage("trail-fault-falling", english, args))
                prizes = [0, 0, 0]
            gold.append(prizes[0] | prizes[1] << 8 | prizes[2] << 16)
            grit.append(line.integer("grit"))
            content.row_texts.append(line.text("text"))
    for group, word in enumerate(CATEGORIES):
        if not category.count(group):
            _complain_cards(pack, "card", word, (1, MAX_STATE48), 0)
    content.state48_category = vector(category)
    content.state48_rows = vector(rows + [0] * (NONE + 1 - len(rows)))
    content.row_counter = vector(counter)
    content.row_want = vector(want)
    content.row_number = vector(number)
    content.row_gold = vector(gold)
    content.row_grit = vector(grit)


def _wanted(line: Entry, category: int) -> tuple[int, int, int]:
    word, want = line.text("count"), line.text("want")
    try:
        counter = word_index(COUNTERS, word, "counter")
    except EffectError as error:
        line.complain("count", error.validation)
        return AT_LEAST, 0, 0
    try:
        if category == 0:
            if want[:2] not in (">=", "<="):
                english = "expected '>= n' or '<= n', found '{found}'"
                raise EffectError("trail-fault-compare", english, {"found": want})
            code, counter, number = condition(f"{word} {want}")
            return code, counter, number
        if want not in ("most", "fewest"):
            english = "expected 'most' or 'fewest', found '{found}'"
            raise EffectError("trail-fault-most", english, {"found": want})
        return (MOST if want == "most" else FEWEST), counter, 0
    except EffectError as error:
        line.complain("want", error.validation)
        return AT_LEAST, 0, 0


def _build_poison(pack: PackData, content: TrailContent) -> None:
    loss: list[int] = []
    for entry in pack.entries(tables.POISON):
        add_name(entry, content.poison)
        loss.append(entry.integer("loss"))
    for number in (1, 2, 3):
        if loss.count(number) != 4:
            english = "expected four tokens of {number}, found {found}"
            args: dict[str, Arg] = {"number": number, "found": loss.count(number)}
            pack.complain("poison", "loss", ValidationMessage("trail-fault-tokens", english, args))
    content.poison_loss = vector(loss)
