"""Generates the English texts of Fauna, Weather and State 48 cards from their effects.

``mismatches`` finds hand-written texts that do not say what a card does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from arizona.engine.card_text import TextMismatch, agrees
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import (
    AT_FAUNA,
    AT_FLORA,
    AT_GATEWAY,
    AT_LEAST,
    AT_ORDER,
    AT_PASSAGE,
    AT_ROW,
    CANYON,
    COPY,
    DISCOUNT,
    DRAWER,
    EACH,
    ENTER,
    FEWEST,
    FREE,
    GAIN,
    GIVE,
    HEALTH,
    KINDS,
    LOSE,
    LOWER,
    MOMENTS,
    MOST,
    MOUNTAIN,
    OTHERS,
    PAY,
    RESOURCE,
    SUPPLIES,
    TERRAIN,
    TERRAINS,
    WATER,
    Action,
    Effect,
    Option,
    ability,
    directions,
)

SPECIAL: Final = {
    "antidote": "return a Poison token",
    "weather": "draw a Weather card",
    "spirit": "take a Spirit",
    "marker": "gain a Trail Marker",
}
AFTER: Final = {
    "after passage": "After walking a Passage",
    "after piece": "After placing a piece",
    "after flora": "After taking a Flora card",
    "after fauna": "After taking a Fauna card",
    "after arrows": "After using the Crossed Arrows",
    "after gateway": "After using a Gateway",
    "after order": "After choosing Turn Order",
}
PRICED: Final = ("A row", "A Flora row", "A Fauna row", "A boost", "A Passage", "Turn Order")
"""The subject of a sentence about a price, by place."""
COUNTED: Final = {
    "ladder": ("level of the Ladder", "levels of the Ladder"),
    "passages": ("Passage", "Passages"),
    "cards": ("card", "cards"),
    "stars": ("AZ Star", "AZ Stars"),
    "blossoms": ("Blossom", "Blossoms"),
    "pieces": ("piece", "pieces"),
    "currency": ("coin value", "coins"),
    "resources": ("resource", "resources"),
    "poison": ("Poison token", "Poison tokens"),
    "cubes": ("cube", "cubes"),
    "open-spaces": ("open mural space", "open mural spaces"),
    "covered-spaces": ("covered mural space", "covered mural spaces"),
    "full-rows": ("full mural row", "full mural rows"),
    "full-columns": ("full mural column", "full mural columns"),
    "passage-terrains": ("terrain of your Passages", "terrains of your Passages"),
    "card-terrains": ("terrain of your cards", "terrains of your cards"),
    "lowest-level": ("space on the lowest track", "spaces on the lowest track"),
    "highest-level": ("space on the highest track", "spaces on the highest track"),
    "lowest-stock": ("of the lowest stock", "of the lowest stock"),
    "turn-place": ("place in the turn order", "places in the turn order"),
}
"""Names of counters in the singular and plural; the others follow from their names."""
TERMS: Final = {
    **{kind: kind for kind in ("turquoise", "copper", "silver", "supplies", "health", "water")},
    **{kind: kind for kind in ("gold", "grit", *TERRAINS)},
    "resource": "resource",
    "poison": "poison",
    "weather": "weather",
    "spirit": "spirit",
    "marker": "trail marker",
    "track": "any track",
    "each resource": "of each resource",
    "flora": "flora",
    "fauna": "fauna",
    "row": "rows?\\b",
    "column": "columns?",
    "boost": "boost",
    "passage": "passage",
    "order": "turn order",
    "gila": "gila",
    "arrow": "(?:crossed )?arrows?",
    "gateway": "gateway",
    "piece": "pieces?",
    "card": "cards?",
    "star": "(?:az )?stars?",
    "blossom": "blossoms?",
    "ladder": "ladder",
    "coin": "coins?",
    "space": "open|covered",
    "lose": "loses?",
    "pay": "pays?",
    "exchange": "exchange",
    "less": "less|lower|cheaper",
    "free": "free|nothing|no health",
    "again": "again|copy",
    "full": "full",
    "after": "after",
    "everyone": "everyone|each player|all players",
    "else": "else|other players",
    "drawer": "draws?\\b",
    "or": "or\\b(?! more| farther| higher| one you)",
    "limit": "up to|at most",
    "more": "or more|or farther|or higher|at least",
    "most": "most|farthest|highest|best",
    "fewest": "fewest|least|lowest",
}


def mismatches(tables: Mapping[str, Any]) -> list[TextMismatch]:
    """Return the cards of a valid pack whose text does not say what they do."""
    found: list[TextMismatch] = []

    def compare(table: str, index: int, field: str, said: str, means: str) -> None:
        if not agrees(said, means, TERMS):
            found.append(TextMismatch(table, index, field, said, means))

    for index, card in enumerate(tables.get("fauna", ())):
        compare("fauna", index, "text", card["text"], fauna_text(card["moment"], card["effect"]))
    for index, card in enumerate(tables.get("weather", ())):
        for at, field in enumerate(("two", "three", "four")):
            compare(
                "weather", index, f"says #{at + 1}", card["says"][at], weather_text(card[field])
            )
    for index, card in enumerate(tables.get("card", ())):
        for at, row in enumerate(card["row"]):
            means = objective_text(row["count"], row["want"])
            compare("card", index, f"row #{at + 1}.text", row["text"], means)
    return found


# --- Fauna cards ----------------------------------------------------------------------------------


def fauna_text(moment: str, effect: str) -> str:
    """Return what a Fauna card does at its moment."""
    options = [_ability(option) for option in ability(MOMENTS.index(moment), effect)]
    text = ", or ".join(options)
    if moment in AFTER:
        return f"{AFTER[moment]}: {text}"
    return text[:1].upper() + text[1:]


def _ability(option: Option) -> str:
    """Describe the prices that change, then what is exchanged, paid and gained."""
    parts = [_price(action) for action in option if action[0] in (DISCOUNT, FREE, LOWER, ENTER)]
    given = [action for action in option if action[0] == GIVE]
    gains = [action for action in option if action[0] == GAIN]
    if given:
        parts.append(f"exchange {_goods(given)} for {_goods(gains)}")
        gains = []
    for verb, word in ((PAY, "pay"), (LOSE, "lose")):
        taken = [action for action in option if action[0] == verb]
        if taken:
            parts.append(f"{word} {_listed(map(_amount, taken), ' and ')}")
    parts += [_copied(action) for action in option if action[0] == COPY]
    if gains:
        gained = ", ".join(map(_amount, gains))
        stock = all(KINDS[action[2]] not in SPECIAL for action in gains)
        parts.append(f"get {gained}" if parts and stock else gained)
    return "; ".join(parts)


def _price(action: Action) -> str:
    verb, number, kind, place, _, _ = action
    if verb == ENTER:
        return "Use a full row, or one you already used"
    if verb == LOWER:
        levels = "level" if number == 1 else "levels"
        return f"A Passage needs {number} {levels} less on every track"
    if verb == FREE:
        if place in (AT_ROW, AT_FLORA, AT_FAUNA, AT_PASSAGE, AT_ORDER):
            return f"{PRICED[place]} costs nothing"
        return "One boost is free" if place < AT_PASSAGE else "Pay no Health for the Gila"
    paid = f"{number} {KINDS[kind].title()}" if place in (AT_PASSAGE, AT_ORDER) else f"{number}"
    return f"{PRICED[place]} costs {paid} less"


def _copied(action: Action) -> str:
    if action[3] == AT_GATEWAY:
        return "Gain the reward of the face-up Gateway"
    return "Gain the reward of your arrow space again"


def _goods(actions: Option) -> str:
    """List goods that are exchanged: “any 1 resource”, “1 Silver and 1 Copper”."""
    if [action[1:3] for action in actions] == [(1, SUPPLIES), (1, HEALTH), (1, WATER)]:
        return "1 of each resource"
    return _listed(
        [
            f"any {_amount(action)}" if action[2] == RESOURCE else _amount(action)
            for action in actions
        ],
        " and ",
    )


# --- Weather cards --------------------------------------------------------------------------------


def weather_text(effect: str) -> str:
    """Return the directions of a Weather card."""
    sentences = []
    for who, counter, number, options in directions(effect):
        sentences.append(f"{_who(who, counter, number)} {_events(options)}.")
    return " ".join(sentences)


def _who(who: int, counter: int, number: int) -> str:
    plain = {EACH: "Everyone", DRAWER: "Whoever draws this", OTHERS: "Everyone else"}
    if who in plain:
        return plain[who]
    name = COUNTERS[counter]
    if name.endswith("-level") or name == "ladder":
        return f"Whoever is {_standing(name, who, number)}"
    if who in (MOST, FEWEST):
        superlative = "the most" if who == MOST else _least(name)
        return f"Whoever has {superlative} {'in coins' if name == 'currency' else _many(name)}"
    return f"Whoever has {number} {_many(name)} or {'more' if who == AT_LEAST else 'fewer'}"


def _standing(name: str, who: int, number: int) -> str:
    if name == "ladder":
        if who in (MOST, FEWEST):
            return f"{'highest' if who == MOST else 'lowest'} on the Ladder"
        return f"at level {number} of the Ladder or {'higher' if who == AT_LEAST else 'lower'}"
    track = _track(name)
    if who in (MOST, FEWEST):
        return f"{'farthest' if who == MOST else 'least far'} on {track}"
    return f"at {track} {number} or {'farther' if who == AT_LEAST else 'less far'}"


def _track(name: str) -> str:
    terrain = name.removesuffix("-level")
    return terrain.title() if terrain in TERRAINS else f"the {terrain} track"


def _least(name: str) -> str:
    uncountable = name in KINDS or name == "currency"
    return "the least" if uncountable else "the fewest"


def _events(options: Effect) -> str:
    """Describe options: “pays 1 Supplies or loses 2 Gold”."""
    texts: list[str] = []
    last = ""
    for option in options:
        parts: list[str] = []
        for verb, word in ((PAY, "pays"), (LOSE, "loses"), (GAIN, "gains")):
            changed = [action for action in option if action[0] == verb]
            if changed:
                parts.append(_event(changed, word, last))
                last = word
        texts.append(" and ".join(parts))
    several = any(len(option) > 1 for option in options)
    return (", or " if several and len(texts) > 1 else " or ").join(texts)


def _event(changed: Option, word: str, last: str) -> str:
    steps = [action for action in changed if MOUNTAIN <= action[2] <= TERRAIN]
    things = [action for action in changed if action not in steps]
    parts = []
    if things:
        amounts = [
            f"{_amount(action)} of their choice" if action[2] == RESOURCE else _amount(action)
            for action in things
        ]
        listed = _listed(amounts, ", and " if any(one[3] >= 0 for one in things) else " and ")
        parts.append(listed if word == last else f"{word} {listed}")
    parts += [f"takes {_steps(action)}" for action in steps]
    return " and ".join(parts)


def _steps(action: Action) -> str:
    _, number, kind, _, _, _ = action
    track = "any track" if kind == TERRAIN else KINDS[kind].title()
    return f"{'a step' if number == 1 else f'{number} steps'} on {track}"


# --- State 48 cards -------------------------------------------------------------------------------


def objective_text(counter: str, want: str) -> str:
    """Return an objective of a State 48 card."""
    sign, _, number = want.partition(" ")
    if not number:
        return _ranking(counter, most=want == "most")
    fewer = "" if sign == ">=" else " or fewer"
    if counter == "lowest-level":
        return f"All tracks at {number}{fewer}"
    if counter == "highest-level":
        return f"One track at {number}{fewer}"
    if counter.endswith("-level"):
        return f"{_track(counter)} {number}{fewer}"
    if counter == "ladder":
        return f"Ladder {number}{fewer}"
    name = {
        "pieces": "pieces placed",
        "cards": "Flora and Fauna cards",
        "covered-spaces": "mural spaces covered",
    }.get(counter, _many(counter))
    return f"{number} {name}{fewer}"


def _ranking(counter: str, *, most: bool) -> str:
    if counter == "lowest-level":
        return "Best lowest track" if most else "Worst lowest track"
    if counter == "highest-level":
        return f"{'Farthest' if most else 'Least far'} on one track"
    if counter.endswith("-level"):
        return f"{'Farthest' if most else 'Least far'} on {_track(counter)}"
    if counter == "ladder":
        return f"{'Highest' if most else 'Lowest'} on the Ladder"
    name = {"currency": "coins by value", "cards": "Flora and Fauna cards"}.get(counter)
    return f"{'Most' if most else _least(counter)[4:].title()} {name or _many(counter)}"


# --- amounts --------------------------------------------------------------------------------------


def _amount(action: Action) -> str:
    """Describe an amount: “2 Water”, “advance on Canyon”, “1 Gold for each AZ Star, up to 2”."""
    _, number, kind, counter, step, limit = action
    name = KINDS[kind]
    if name in SPECIAL:
        text = SPECIAL[name] if number == 1 else f"{SPECIAL[name]} {number} times"
    elif MOUNTAIN <= kind <= CANYON or kind == TERRAIN:
        track = "any track" if kind == TERRAIN else name.title()
        text = f"advance on {track}" if number == 1 else f"advance {number} on {track}"
    elif kind == RESOURCE:
        text = f"{number} resource{'' if number == 1 else 's'}"
    else:
        text = f"{number} {name.title()}"
    if counter < 0:
        return text
    per = f"each {_one(COUNTERS[counter])}" if step == 1 else f"every {step} {_spaces(counter)}"
    return f"{text} for {per}{f', up to {limit}' if limit else ''}"


def _spaces(counter: int) -> str:
    name = COUNTERS[counter]
    return f"spaces on {_track(name)}" if name.endswith("-level") else _many(name)


def _one(counter: str) -> str:
    if counter.endswith("-level") and counter not in COUNTED:
        return f"space on {_track(counter)}"
    return COUNTED[counter][0] if counter in COUNTED else _composed(counter, many=False)


def _many(counter: str) -> str:
    if counter.endswith("-level") and counter not in COUNTED:
        return f"spaces on {_track(counter)}"
    return COUNTED[counter][1] if counter in COUNTED else _composed(counter, many=True)


def _composed(counter: str, *, many: bool) -> str:
    """Return a name composed of words: “Flora cards”, “size-5 pieces”, “Water”."""
    if counter.startswith("size-"):
        return f"{counter} piece{'s' if many else ''}"
    first, _, second = counter.partition("-")
    if not second:
        return first.title()
    second = second.removesuffix("s") + ("s" if many else "")
    return f"{first.title()} {second.title() if second.startswith('passage') else second}"


def _listed(parts: Iterable[str], last: str) -> str:
    *most, final = parts
    return f"{', '.join(most)}{last}{final}" if most else final
