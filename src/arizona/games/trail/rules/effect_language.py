"""Compiler of the Trail effect language: texts of a content pack to flat integers.

An effect is a list of options, an option is a list of actions, and an action is six integers: verb,
amount, kind, argument, step and cap. ``effects.py`` interprets them.
"""

from __future__ import annotations

import re
from typing import Final

from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.schema_messages import nearest
from arizona.games.trail.rules.counter_names import COUNTERS

TERRAINS: Final = ("mountain", "plateau", "desert", "canyon")

TURQUOISE: Final = 0
COPPER: Final = 1
SILVER: Final = 2
SUPPLIES: Final = 3
HEALTH: Final = 4
WATER: Final = 5
GOLD: Final = 6
GRIT: Final = 7
MOUNTAIN: Final = 8
CANYON: Final = 11
TERRAIN: Final = 12
"""A free advance on a track the player chooses."""
RESOURCE: Final = 13
"""Supplies, Health or Water, chosen unit by unit."""
ANTIDOTE: Final = 14
WEATHER: Final = 15
SPIRIT: Final = 16
MARKER: Final = 17
KINDS: Final = (
    "turquoise",
    "copper",
    "silver",
    "supplies",
    "health",
    "water",
    "gold",
    "grit",
    *TERRAINS,
    "terrain",
    "resource",
    "antidote",
    "weather",
    "spirit",
    "marker",
)

# Verbs.
GAIN: Final = 0
LOSE: Final = 1
PAY: Final = 2
GIVE: Final = 3
DISCOUNT: Final = 4
FREE: Final = 5
LOWER: Final = 6
ENTER: Final = 7
COPY: Final = 8

# Where a price or a required level applies, or where a reward is copied from.
AT_ROW: Final = 0
AT_FLORA: Final = 1
AT_FAUNA: Final = 2
AT_BOOST: Final = 3
AT_PASSAGE: Final = 4
AT_ORDER: Final = 5
AT_GILA: Final = 6
AT_ARROW: Final = 7
AT_GATEWAY: Final = 8
PLACES: Final = (
    "row",
    "flora",
    "fauna",
    "boost",
    "passage",
    "order",
    "gila",
    "arrow",
    "gateway",
)

# Moments at which a Fauna card can be used (T-4.4, T-8.2).
ON_TURN: Final = 0
ON_ROW: Final = 1
ON_BOOST: Final = 2
ON_PASSAGE: Final = 3
ON_ORDER: Final = 4
ON_GILA: Final = 5
AFTER_PASSAGE: Final = 6
AFTER_PIECE: Final = 7
AFTER_FLORA: Final = 8
AFTER_FAUNA: Final = 9
AFTER_ARROWS: Final = 10
AFTER_GATEWAY: Final = 11
AFTER_ORDER: Final = 12
MOMENTS: Final = (
    "turn",
    "row",
    "boost",
    "passage",
    "order",
    "gila",
    "after passage",
    "after piece",
    "after flora",
    "after fauna",
    "after arrows",
    "after gateway",
    "after order",
)

# The players a clause of a Weather card affects (T-9.3).
EACH: Final = 0
DRAWER: Final = 1
OTHERS: Final = 2
MOST: Final = 3
FEWEST: Final = 4
AT_LEAST: Final = 5
AT_MOST: Final = 6

Action = tuple[int, int, int, int, int, int]
Option = list[Action]
Effect = list[Option]
Clause = tuple[int, int, int, Effect]

STOCKS: Final = 6
"""The number of kinds that have a stock marker."""
STOCK: Final = frozenset(range(STOCKS))
LADDER_ONLY: Final = frozenset((WEATHER, SPIRIT, MARKER))
GAINED_ONLY: Final = frozenset(range(GRIT, TERRAIN + 1)) | {ANTIDOTE} | LADDER_ONLY
STAND_ALONE: Final = frozenset((GAIN, LOSE, PAY, GIVE, COPY))
AT_MOMENT: Final[dict[int, tuple[frozenset[int], frozenset[int]]]] = {
    ON_ROW: (frozenset((DISCOUNT, ENTER)), frozenset((AT_ROW, AT_FLORA, AT_FAUNA))),
    ON_BOOST: (frozenset((DISCOUNT, FREE)), frozenset((AT_BOOST,))),
    ON_PASSAGE: (frozenset((DISCOUNT, FREE, LOWER)), frozenset((AT_PASSAGE,))),
    ON_ORDER: (frozenset((DISCOUNT, FREE)), frozenset((AT_ORDER,))),
    ON_GILA: (frozenset((FREE,)), frozenset((AT_GILA,))),
}
"""For each moment of a price: the verbs that may change it and the places they may name."""

_ORDER_OF_STEP: Final = (*range(GRIT + 1), RESOURCE, *range(MOUNTAIN, TERRAIN + 1), 14, 15, 16, 17)
_STEP_PLACE: Final = {kind: place for place, kind in enumerate(_ORDER_OF_STEP)}


class EffectError(ValueError):
    """A text that is not valid in the effect language; the message says what was expected."""

    def __init__(self, id: str, english: str, args: dict[str, Arg]) -> None:
        said = ValidationMessage(id, english, args)
        super().__init__(said.text)
        self.validation: Final = said


def word_index(words: tuple[str, ...], word: str, what: str) -> int:
    """Return the index of a word in a tuple of words; raise ``EffectError`` if it is unknown."""
    if word not in words:
        near = nearest(word, words)
        english = "'{word}' is not a {what}"
        english += f" (did you mean '{near}'?)" if near else ""
        english += "; expected one of {known}"
        args: dict[str, Arg] = {"word": word, "what": what, "known": ", ".join(words)}
        raise EffectError("trail-fault-word", english, {**args, "near": near or "none"})
    return words.index(word)


def amounts(text: str, allowed: frozenset[int] | None = None, verb: int = GAIN) -> Option:
    """Parse ``2 water, 1 gold`` into actions, in the order of one step (T-4.5)."""
    found: Option = []
    for part in text.split(",") if text.strip() else []:
        match = re.fullmatch(r"([0-9]{1,9}) ([a-z]+)", part.strip())
        args: dict[str, Arg] = {"text": part.strip()}
        if match is None:
            english = "'{text}': expected a number and a kind such as '2 water'"
            raise EffectError("trail-fault-amount", english, args)
        number, word = int(match[1]), match[2]
        kind = word_index(KINDS, word, "kind")
        if not 1 <= number <= 12:
            english = "'{text}': expected a number from 1 to 12"
            raise EffectError("trail-fault-number", english, args)
        if any(action[2] == kind for action in found):
            args = {"word": word, "text": text}
            raise EffectError("trail-fault-twice", "'{word}' occurs twice in '{text}'", args)
        if verb != GAIN and kind in GAINED_ONLY:
            english = "'{word}' can only be gained"
            raise EffectError("trail-fault-gained-only", english, {"word": word})
        if allowed is not None and kind not in allowed:
            args = {"word": word, "known": ", ".join([KINDS[code] for code in sorted(allowed)])}
            english = "'{word}' does not belong here; expected one of {known}"
            raise EffectError("trail-fault-kind-here", english, args)
        found.append((verb, number, kind, -1, -1, -1))
    return sorted(found, key=_place_in_step)


def _place_in_step(action: Action) -> int:
    return _STEP_PLACE[action[2]]


def effect(text: str) -> Effect:
    """Parse ``pay 1 water and gain 1 gold or lose 2 gold`` into options of actions."""
    return [
        [action for part in option.split(" and ") for action in _actions(part.strip())]
        for option in text.split(" or ")
    ]


def _actions(text: str) -> Option:
    verb, _, rest = text.partition(" ")
    if verb in ("gain", "lose", "pay"):
        return _change(text, {"gain": GAIN, "lose": LOSE, "pay": PAY}[verb], rest)
    if verb == "exchange":
        give, word, get = rest.partition(" for ")
        if not word or not give.strip() or not get.strip():
            english = "'{text}': expected 'exchange <amounts> for <amounts>'"
            raise EffectError("trail-fault-exchange", english, {"text": text})
        return amounts(give, None, GIVE) + amounts(get)
    if verb == "discount":
        return _discount(text, rest)
    if verb == "free" and rest in ("boost", "order", "passage", "gila"):
        return [(FREE, 0, -1, PLACES.index(rest), -1, -1)]
    if text == "enter row":
        return [(ENTER, 0, -1, AT_ROW, -1, -1)]
    if verb == "copy" and rest in ("arrow", "gateway"):
        return [(COPY, 1, -1, PLACES.index(rest), -1, -1)]
    match = re.fullmatch(r"lower ([0-9]{1,9}) on passage", text)
    if match is not None and 1 <= int(match[1]) <= 12:
        return [(LOWER, int(match[1]), -1, AT_PASSAGE, -1, -1)]
    english = (
        "'{text}': expected gain, lose, pay, exchange, discount, free, lower, enter or copy "
        "followed by what it needs"
    )
    raise EffectError("trail-fault-verb", english, {"text": text})


def _change(text: str, verb: int, rest: str) -> Option:
    body, per, tail = rest.partition(" per ")
    found = amounts(body, None, verb)
    if not found:
        raise EffectError("trail-fault-no-amount", "'{text}': expected an amount", {"text": text})
    if not per:
        return found
    match = re.fullmatch(r"([0-9]{1,9}) ([a-z0-9-]+)(?: max ([0-9]{1,9}))?", tail)
    if match is None or not 1 <= int(match[1]) <= 100 or int(match[3] or 0) > 100:
        english = "'{text}': expected 'per <number> <counter> [max <number>]'"
        raise EffectError("trail-fault-per", english, {"text": text})
    counter = word_index(COUNTERS, match[2], "counter")
    step, cap = int(match[1]), int(match[3] or 0)
    return [(code, number, kind, counter, step, cap) for code, number, kind, _, _, _ in found]


def _discount(text: str, rest: str) -> Option:
    match = re.fullmatch(r"([0-9]{1,9})(?: (supplies|health|water))? on ([a-z]+)", rest)
    places = ("passage", "order") if match and match[2] else ("row", "flora", "fauna", "boost")
    if match is None or match[3] not in places or not 1 <= int(match[1]) <= 12:
        english = (
            "'{text}': expected 'discount n on row, flora, fauna or boost' "
            "or 'discount n <resource> on passage or order'"
        )
        raise EffectError("trail-fault-discount", english, {"text": text})
    kind = KINDS.index(match[2]) if match[2] else TURQUOISE
    return [(DISCOUNT, int(match[1]), kind, PLACES.index(match[3]), -1, -1)]


def ability(moment: int, text: str) -> Effect:
    """Parse the effect of a Fauna card and check that it fits the card's moment (T-8.4)."""
    parsed = effect(text)
    if len(parsed) > 6:
        english = "'{text}': expected at most 6 options"
        raise EffectError("trail-fault-options", english, {"text": text})
    changing = moment in AT_MOMENT
    args: dict[str, Arg] = {"text": text, "moment": MOMENTS[moment]}
    if changing and len(parsed) > 1:
        english = "'{text}': expected no 'or' at the moment '{moment}'"
        raise EffectError("trail-fault-no-or", english, args)
    for option in parsed:
        for verb, _, kind, arg, _, _ in option:
            if verb == GAIN and kind in LADDER_ONLY:
                english = "'{word}' comes from the Ladder only"
                raise EffectError("trail-fault-ladder-only", english, {"word": KINDS[kind]})
            if changing:
                verbs, places = AT_MOMENT[moment]
                if verb != GAIN and (verb not in verbs or arg not in places):
                    english = "'{text}' does not fit the moment '{moment}'"
                    raise EffectError("trail-fault-moment", english, args)
            elif verb not in STAND_ALONE:
                english = "'{text}': a moment '{moment}' changes no price"
                raise EffectError("trail-fault-no-price", english, args)
        if changing and all(action[0] == GAIN for action in option):
            english = "'{text}' changes nothing at the moment '{moment}'"
            raise EffectError("trail-fault-nothing", english, args)
    return parsed


def directions(text: str) -> list[Clause]:
    """Parse ``each: lose 1 water; fewest grit: gain 2 gold`` into Weather clauses (T-9.3)."""
    found: list[Clause] = []
    for part in text.split(";"):
        who, colon, body = part.strip().partition(":")
        if not colon:
            english = "'{text}': expected '<who>: <effect>'"
            raise EffectError("trail-fault-clause", english, {"text": part.strip()})
        parsed = effect(body.strip())
        for option in parsed:
            for verb, _, kind, _, _, _ in option:
                if verb > GIVE or kind in LADDER_ONLY:
                    english = "'{text}': Weather gains, loses, pays or exchanges"
                    raise EffectError("trail-fault-weather", english, {"text": body.strip()})
        found.append((*_who(who.strip()), parsed))
    return found


def _who(text: str) -> tuple[int, int, int]:
    if text in ("each", "drawer", "others"):
        return ("each", "drawer", "others").index(text), -1, -1
    match = re.fullmatch(r"(most|fewest) ([a-z0-9-]+)", text)
    if match is not None:
        who = MOST if match[1] == "most" else FEWEST
        return who, word_index(COUNTERS, match[2], "counter"), -1
    code, counter, number = condition(text)
    return code, counter, number


def condition(text: str) -> tuple[int, int, int]:
    """Parse ``grit >= 5`` into a comparison, a counter and a number."""
    match = re.fullmatch(r"([a-z0-9-]+) (>=|<=) ([0-9]{1,9})", text)
    if match is None:
        english = "'{text}': expected each, drawer, others, 'most <counter>','fewest <counter>', "
        english += "'<counter> >= <number>' or '<counter> <= <number>'"
        raise EffectError("trail-fault-who", english, {"text": text})
    code = AT_LEAST if match[2] == ">=" else AT_MOST
    return code, word_index(COUNTERS, match[1], "counter"), int(match[3])
