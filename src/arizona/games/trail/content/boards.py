"""Loads the boards of a pack: limits, tracks, Ladder, arrows, prices, mural and score track."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.schema import Entry, PackData
from arizona.games.trail.content import schema as tables
from arizona.games.trail.content.amount_kinds import KINDS_AT, TRACK_KINDS
from arizona.games.trail.rules.actions import HIGHEST_PRICE
from arizona.games.trail.rules.effect_language import TERRAINS, EffectError, Option, amounts
from arizona.games.trail.rules.tables import (
    LEVELS,
    POSITIONS,
    SIDE,
    SPACES,
    TRACK_END,
    TrailContent,
)

FLAG: Final = "*"
NO_ICON: Final = "."


def vector(numbers: list[int]) -> vec[i64]:
    """Convert a list to a ``vec``."""
    found = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found


def build_boards(pack: PackData, content: TrailContent) -> None:
    """Load everything in ``boards.toml``."""
    limits = pack.entry(tables.LIMITS)
    content.stock_end = limits.integer("stock")
    content.cubes = limits.integer("cubes")
    content.dutchmen = limits.integer("dutchmen")
    content.claim_trackers = limits.integer("claims")
    start = pack.entry(tables.START)
    stock = _amounts(start, "stock", start.text("stock"), KINDS_AT["start.stock"])
    content.start_stock = sum(action[1] << (8 * action[2]) for action in stock)
    content.start_levels = sum(start.integer("terrain") << (8 * terrain) for terrain in range(4))
    for word in pack.entry(tables.WEEKS).texts("terrain"):
        content.week_terrain.append(TERRAINS.index(word))
    _build_tracks(pack, content)
    _build_ladder(pack.entry(tables.LADDER), content)
    _build_arrows(pack, content)
    order = pack.entry(tables.TURN_ORDER)
    prices: list[int] = []
    for text in order.texts("prices"):
        due = _amounts(order, "prices", text, KINDS_AT["turn_order.prices"])
        prices.append(sum(action[1] << (8 * (action[2] - 3)) for action in due))
        content.order_texts.append(text)
    content.order_price = vector(prices)
    spaces = pack.entry(tables.SPACES)
    for field, most in (("passage", 5), ("row", 3)):
        if any(not 1 <= number <= most for number in spaces.wholes(field)):
            english = "expected numbers from 1 to {most}"
            spaces.complain(
                field, ValidationMessage("trail-fault-numbers", english, {"most": most})
            )
    content.passage_spaces = vector(spaces.wholes("passage"))
    content.row_spaces = vector(spaces.wholes("row"))
    _build_mural(pack.entry(tables.MURAL), content)
    _build_grit(pack.entry(tables.GRIT), content)
    blossoms = pack.entry(tables.BLOSSOMS)
    numbers = blossoms.wholes("numbers")
    if len(set(numbers)) != 4 or any(not 4 <= number <= 9 for number in numbers):
        english = "expected four different numbers from 4 to 9"
        blossoms.complain("numbers", ValidationMessage("trail-fault-blossoms", english))
    content.blossom_numbers.extend(numbers)


def _amounts(entry: Entry, field: str, text: str, allowed: frozenset[int] | None) -> Option:
    try:
        return amounts(text, allowed)
    except EffectError as error:
        entry.complain(field, error.validation)
        return []


def _build_tracks(pack: PackData, content: TrailContent) -> None:
    entries = {entry.text("terrain"): entry for entry in pack.entries(tables.TRACK)}
    gain: list[int] = []
    for terrain, word in enumerate(TERRAINS):
        if word not in entries:
            return  # already reported by the schema check
        entry = entries[word]
        for number, text in enumerate(entry.texts("spaces")):
            got = _amounts(entry, "spaces", text, TRACK_KINDS[terrain])
            if number == 0 and got:
                english = "expected no bonus on space 1, where all begin"
                entry.complain("spaces", ValidationMessage("trail-fault-first-space", english))
            gain.append(content.program.script(got))
            content.track_texts.append(text)
    assert len(gain) == 4 * TRACK_END or pack.problems
    content.track_gain = vector(gain)


def _build_ladder(entry: Entry, content: TrailContent) -> None:
    gain = [content.program.script([])]
    content.ladder_texts.append("")
    for text in entry.texts("levels"):
        gain.append(
            content.program.script(_amounts(entry, "levels", text, KINDS_AT["ladder.levels"]))
        )
        content.ladder_texts.append(text)
    content.ladder_gain = vector(gain)
    words = " ".join(content.ladder_texts)
    for word, count in (("weather", 3), ("spirit", 3), ("marker", 1)):
        if words.count(word) != count:
            english = "expected {count} levels with '{word}', found {found}"
            args: dict[str, Arg] = {"count": count, "word": word, "found": words.count(word)}
            entry.complain("levels", ValidationMessage("trail-fault-levels", english, args))
    if content.ladder_texts[LEVELS]:
        english = "expected nothing on level 21, whose reward is 'top'"
        entry.complain("levels", ValidationMessage("trail-fault-top", english))
    tops: list[int] = []
    for text in entry.texts("top"):
        got = _amounts(entry, "top", text, KINDS_AT["ladder.top"])
        tops.append(content.program.script(got))
        content.top_texts.append(text)
    content.top_gain = vector(tops)
    prices = [0] * 64
    for half, field in enumerate(("first", "second")):
        for level, price in enumerate(entry.wholes(field)):
            if not 0 <= price <= HIGHEST_PRICE:
                english = "expected prices from 0 to {high}, found {found}"
                price_args: dict[str, Arg] = {"high": HIGHEST_PRICE, "found": price}
                entry.complain(field, ValidationMessage("trail-fault-price", english, price_args))
            prices[32 * half + level] = price
    content.boost_price = vector(prices)


def _build_arrows(pack: PackData, content: TrailContent) -> None:
    gain: list[int] = []
    for entry in pack.entries(tables.ARROWS):
        content.arrow_names.append(entry.text("name"))
        for side in POSITIONS:
            got = _amounts(entry, side, entry.text(side), KINDS_AT[f"arrows.{side}"])
            gain.append(content.program.script(got))
            content.arrow_texts.append(entry.text(side))
    content.arrow_gain = vector(gain)


def _build_mural(entry: Entry, content: TrailContent) -> None:
    kinds = [-1] * SPACES
    numbers = [0] * SPACES
    icons = entry.words("icons")
    flags: list[int] = []
    for row, line in enumerate(entry.texts("rows")):
        cells = line.split()
        if len(cells) != SIDE:
            english = "row {row}: expected {size} spaces, found {found}"
            args: dict[str, Arg] = {"row": row + 1, "size": SIDE, "found": len(cells)}
            entry.complain("rows", ValidationMessage("trail-fault-mural-row", english, args))
            continue
        for column, letter in enumerate(cells):
            space = row * SIDE + column
            if letter == FLAG:
                flags.append(space)
            elif letter != NO_ICON:
                if letter not in icons:
                    english = "row {row}: no icon is called '{icon}'"
                    args = {"row": row + 1, "icon": letter}
                    entry.complain("rows", ValidationMessage("trail-fault-no-icon", english, args))
                    continue
                allowed = KINDS_AT["mural.icons"]
                got = _amounts(entry, f"icons.{letter}", icons[letter], allowed)
                if len(got) == 1:
                    kinds[space] = got[0][2]
                    numbers[space] = got[0][1]
                else:
                    english = "expected one amount such as '2 gold'"
                    entry.complain(
                        f"icons.{letter}", ValidationMessage("trail-fault-one-amount", english)
                    )
    if len(flags) != 1:
        english = "expected one flag '{flag}', found {found}"
        entry.complain(
            "rows",
            ValidationMessage("trail-fault-flag", english, {"flag": FLAG, "found": len(flags)}),
        )
    content.flag = flags[0] if flags else 0
    content.icon_kind = vector(kinds)
    content.icon_amount = vector(numbers)
    content.icon_mask = sum(1 << space for space in range(SPACES) if kinds[space] >= 0)


def _build_grit(entry: Entry, content: TrailContent) -> None:
    place = entry.integer("start")
    positions = [place]
    for side in entry.grid("sides"):
        units, step = side if len(side) == 2 else (None, None)
        if not isinstance(units, int) or not isinstance(step, int) or units < 1 or step < 0:
            english = "expected [units, spaces] pairs"
            entry.complain("sides", ValidationMessage("trail-fault-sides", english))
            return
        for _ in range(min(units, 200)):
            place = max(0, place - step)
            positions.append(place)
    step = entry.integer("beyond")
    while step and place:
        place = max(0, place - step)
        positions.append(place)
    content.grit_position = vector(positions)
