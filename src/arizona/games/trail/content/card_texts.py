"""Generates the texts of Fauna, Weather and State 48 cards from their effects, in any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from arizona.engine.card_text import CardText, Say, capitalized, join
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import (
    AT_LEAST,
    COPY,
    DISCOUNT,
    DRAWER,
    EACH,
    ENTER,
    FEWEST,
    FREE,
    GAIN,
    GIVE,
    GRIT,
    HEALTH,
    KINDS,
    LOSE,
    LOWER,
    MOMENTS,
    MOST,
    MOUNTAIN,
    OTHERS,
    PAY,
    PLACES,
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

ANTIDOTE_KIND: Final = "antidote"
PRICES: Final = {DISCOUNT: "discount", FREE: "free", LOWER: "lower", ENTER: "enter"}
VERBS: Final = {PAY: "pay", LOSE: "lose", GAIN: "gain"}
WHO: Final = {
    EACH: "each",
    DRAWER: "drawer",
    OTHERS: "others",
    MOST: "most",
    FEWEST: "fewest",
    AT_LEAST: "least",
}
WANTS: Final = {"most": "most", "fewest": "fewest", ">=": "least", "<=": "at-most"}
ON: Final = {
    "ladder": "ladder",
    "currency": "coins",
    "lowest-stock": "stock",
    "turn-place": "place",
}
"""Counters that have sentences of their own."""
MAX_OF_KIND: Final = 12
"""The largest number in front of a kind."""
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
    "less": "(?<!or )(?:less|lower|cheaper)",
    "fewer": "or (?:fewer|less|lower|earlier)",
    "free": "free|nothing|no health",
    "again": "again|copy",
    "full": "full",
    "after": "after",
    "everyone": "everyone|each player|all players",
    "else": "else|other players",
    "drawer": "draws?\\b",
    "or": "or\\b(?! more| farther| higher| one you)",
    "limit": "up to|at most",
    "more": "or more|or farther|or higher|or later|at least",
    "most": "most|farthest|highest|best",
    "fewest": "fewest|least|lowest",
}
"""The English terms of card texts."""


def card_texts(tables: Mapping[str, Any], say: Say) -> list[CardText]:
    """Return the texts of a valid pack's cards and what they should say."""
    found: list[CardText] = []
    for index, card in enumerate(tables.get("fauna", ())):
        means = fauna_text(card["moment"], card["effect"], say)
        found.append(CardText("fauna", index, "text", card["text"], means))
    for index, card in enumerate(tables.get("weather", ())):
        for at, field in enumerate(("two", "three", "four")):
            means = weather_text(card[field], say)
            found.append(CardText("weather", index, f"says #{at + 1}", card["says"][at], means))
    for index, card in enumerate(tables.get("card", ())):
        for at, row in enumerate(card["row"]):
            means = objective_text(row["count"], row["want"], say)
            found.append(CardText("card", index, f"row #{at + 1}.text", row["text"], means))
    return found


def card_names(say: Say) -> dict[str, list[str]]:
    """Return the names of what is gained and paid, alone and with a number, and of the terrains."""
    names = {terrain: [say("trail-terrain", terrain=terrain)] for terrain in TERRAINS}
    for kind in KINDS[: GRIT + 1]:
        names[kind] = [say("trail-card-counted", per=kind)]
        for amount in range(1, MAX_OF_KIND + 1):
            names[f"{amount} {kind}"] = [say("trail-amount", kind=kind, amount=amount)]
    return names


# --- Fauna cards ----------------------------------------------------------------------------------


def fauna_text(moment: str, effect: str, say: Say) -> str:
    """Return what a Fauna card does at its moment."""
    options = [_ability(option, say) for option in ability(MOMENTS.index(moment), effect)]
    text = join(options, say, "trail-card-either")
    if moment.startswith("after "):
        return say("trail-card-after", moment=moment.replace(" ", "-"), what=text)
    return capitalized(text)


def _ability(option: Option, say: Say) -> str:
    """Describe the prices that change, then the rest in the order in which it is carried out."""
    parts = [_price(action, say) for action in option if action[0] in PRICES]
    by_verb = _by_verb(option)
    only_gains = not parts and set(by_verb) == {GAIN}
    for verb, actions in by_verb.items():
        if verb == GIVE:
            gains = [action for action in option if action[0] == GAIN]
            goods = {"give": _goods(actions, say), "get": _goods(gains, say)}
            parts.append(say("trail-card-exchange", **goods))
        elif verb in (PAY, LOSE):
            taken = [_amount(action, say) for action in actions]
            what = join(taken, say, "trail-card-list", "trail-card-and")
            parts.append(say("trail-card-pay" if verb == PAY else "trail-card-lose", what=what))
        elif verb == COPY:
            places = [PLACES[action[3]] for action in actions]
            parts += [say("trail-card-copy", place=place) for place in places]
        else:
            things = [_amount(action, say) for action in _things(actions)]
            steps = [_amount(action, say) for action in actions if not _is_thing(action)]
            if only_gains:
                return join([*things, *steps], say, "trail-card-list")
            if things:
                parts.append(say("trail-card-get", what=join(things, say, "trail-card-list")))
            parts += steps
    return join(parts, say, "trail-card-then")


def _by_verb(option: Option) -> dict[int, list[Action]]:
    """Group the actions of an option by verb, without prices and what an exchange gives.

    The order is that of the option, because a gain after a loss differs from a gain before it.
    """
    found: dict[int, list[Action]] = {}
    for action in option:
        if action[0] not in PRICES:
            found.setdefault(action[0], []).append(action)
    if GIVE in found:
        found.pop(GAIN, None)
    return found


def _price(action: Action, say: Say) -> str:
    verb, number, kind, place, _, _ = action
    named = KINDS[kind] if kind >= 0 else ""
    price = {"verb": PRICES[verb], "place": PLACES[place], "kind": named}
    return say("trail-card-price", amount=number, **price)


def _goods(actions: Option, say: Say) -> str:
    """List goods that are exchanged: “any 1 resource”, “1 Silver and 1 Copper”."""
    if [action[1:3] for action in actions] == [(1, SUPPLIES), (1, HEALTH), (1, WATER)]:
        return say("trail-card-each-resource")
    goods = [_amount(action, say, "noun") for action in actions]
    return join(goods, say, "trail-card-list", "trail-card-and")


# --- Weather cards --------------------------------------------------------------------------------


def weather_text(effect: str, say: Say) -> str:
    """Return the directions of a Weather card."""
    sentences = []
    for who, counter, number, options in directions(effect):
        name = WHO.get(who, "at-most")
        counted = _counted(COUNTERS[counter]) if counter >= 0 else {}
        what = _events(options, name, say)
        sentence = say("trail-card-direction", who=name, what=what, number=number, **counted)
        sentences.append(capitalized(sentence))
    return " ".join(sentences)


def _events(options: Effect, who: str, say: Say) -> str:
    """Describe options: “pays 1 Supplies or loses 2 Gold”."""
    alike = {action[0] for option in options for action in option}
    if len(options) > 1 and len(alike) == 1 and all(map(_is_simple, options)):
        verb = VERBS[alike.pop()]
        amounts = [_amount(option[0], say, "weather") for option in options]
        what = join(amounts, say, "trail-card-list", "trail-card-or")
        return say("trail-card-event", verb=verb, what=what, who=who, place="last")
    texts: list[str] = []
    for number, option in enumerate(options, 1):
        events = list(_event_args(option, say))
        end = "last" if number == len(options) else "or"
        places = [*["and"] * (len(events) - 1), end]
        said = [
            say("trail-card-event", who=who, place=place, **event)
            for place, event in zip(places, events, strict=True)
        ]
        texts.append(join(said, say, "trail-card-events-and"))
    several = any(len(option) > 1 for option in options)
    either = "trail-card-events-either" if several else "trail-card-events-or"
    return join(texts, say, either)


def _is_simple(option: Option) -> bool:
    return len(option) == 1 and _is_thing(option[0]) and option[0][0] in (PAY, LOSE, GAIN)


def _event_args(option: Option, say: Say) -> Iterable[dict[str, str | int]]:
    """Yield the arguments of the message for each event of an option, in its order."""
    for verb, actions in _by_verb(option).items():
        if verb == GIVE:
            gains = [action for action in option if action[0] == GAIN]
            yield {"verb": "exchange", "what": _goods(actions, say), "get": _goods(gains, say)}
            continue
        things = _things(actions)
        if things:
            amounts = [_amount(action, say, "weather") for action in things]
            per = any(action[3] >= 0 for action in things)
            last = "trail-card-and-per" if per else "trail-card-and"
            what = join(amounts, say, "trail-card-list", last)
            yield {"verb": VERBS[verb], "what": what}
        for _, number, kind, _, _, _ in actions:
            if KINDS[kind] == ANTIDOTE_KIND:
                yield {"verb": "antidote", "amount": number}
            elif MOUNTAIN <= kind <= TERRAIN:
                track = KINDS[kind]
                yield {"verb": "step", "amount": number, "kind": track, "terrain": track}


# --- State 48 cards -------------------------------------------------------------------------------


def objective_text(counter: str, want: str, say: Say) -> str:
    """Return an objective of a State 48 card."""
    sign, _, number = want.partition(" ")
    return say("trail-card-goal", want=WANTS[sign], number=int(number or 0), **_counted(counter))


# --- amounts --------------------------------------------------------------------------------------


def _is_thing(action: Action) -> bool:
    """Whether an amount is one of coins, resources, Gold or Grit, not a step or an antidote."""
    kind = action[2]
    return not MOUNTAIN <= kind <= TERRAIN and KINDS[kind] != ANTIDOTE_KIND


def _things(actions: Option) -> Option:
    """Return the amounts that are no steps or antidotes, those “for each …” last."""
    return sorted(filter(_is_thing, actions), key=_depends)


def _depends(action: Action) -> bool:
    return action[3] >= 0


def _amount(action: Action, say: Say, form: str = "plain") -> str:
    """Describe an amount: “2 Water”, “advance on Canyon”, “1 Gold for each AZ Star, up to 2”."""
    _, number, kind, counter, step, limit = action
    named = {"kind": KINDS[kind], "terrain": KINDS[kind], "form": form}
    text = say("trail-card-amount", amount=number, **named)
    if counter < 0:
        return text
    counted = _counted(COUNTERS[counter])
    unit = "each" if step == 1 and counted["on"] not in ("mass", "coins", "stock") else "every"
    return say(
        "trail-card-per",
        what=text,
        step=step,
        number=step,
        limit=max(0, limit) * number,
        unit=unit,
        **counted,
    )


def _counted(counter: str) -> dict[str, str]:
    """Return the arguments that say what is counted."""
    terrain, level, _ = counter.partition("-level")
    if level:
        on = "track"
    elif counter in ON:
        on = ON[counter]
    else:
        on = "mass" if counter in KINDS else "count"
    return {"per": counter, "on": on, "terrain": terrain}
