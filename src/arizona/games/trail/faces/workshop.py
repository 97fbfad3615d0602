"""Workshop support for Trail: the effect language and the shapes of pieces."""

from __future__ import annotations

from types import MappingProxyType

from arizona.engine.errors import OptionError
from arizona.engine.message import Message
from arizona.games.trail.content.amount_kinds import KINDS_AT, TRACK_KINDS
from arizona.games.trail.content.loader import COVERED, NOT_COVERED
from arizona.games.trail.faces.workshop_words import Language, word_by_word
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import (
    DISCOUNT,
    ENTER,
    FREE,
    KINDS,
    LOWER,
    MOMENTS,
    PLACES,
    TERRAINS,
    Effect,
    EffectError,
    Option,
    ability,
    amounts,
    directions,
)
from arizona.games.trail.rules.tables import TrailContent
from arizona.games.trail.words.action_texts import option_words
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import Worded
from arizona.server.services.workshop.face import Entry, Workshop

EFFECT = "fauna.effect"
WEATHER = ("weather.two", "weather.three", "weather.four")
TRACK = "track.spaces"
WHO = ("each", "drawer", "others", "most", "fewest", "least", "atmost")
AT_PRICE = {DISCOUNT: "discount", FREE: "free", LOWER: "lower", ENTER: "enter"}


class TrailWorkshop(Workshop):
    """Edits effects, directions and amounts as texts of the language, and pieces as grids."""

    grids = MappingProxyType(
        {
            "piece.shape": (
                (COVERED, Message("trail-letter-covered")),
                (NOT_COVERED, Message("trail-letter-open")),
            )
        }
    )
    words = frozenset((EFFECT, *WEATHER, TRACK, *KINDS_AT))

    def worded(self, place: str, entry: Entry, text: str) -> Worded:
        """Analyze a text of the language according to its field."""
        if place == EFFECT:
            moment = entry.get("moment")
            if moment not in MOMENTS:
                raise OptionError(f"moment: expected one of {', '.join(MOMENTS)}")
            when = MOMENTS.index(str(moment))
            language = Language(lambda given: ability(when, given), "verb")
            return word_by_word(language, text, _ability(when, text))
        if place in WEATHER:
            return word_by_word(Language(directions, "who"), text, _directions(text))
        allowed = KINDS_AT.get(place)
        if place == TRACK:
            terrain = entry.get("terrain")
            allowed = TRACK_KINDS[TERRAINS.index(str(terrain)) if terrain in TERRAINS else 0]
        language = Language(lambda given: amounts(given, allowed), "amount")
        meaning = [Phrase("trail-web-amounts", {"gives": text or "–"})]
        return word_by_word(language, text, meaning)


def _ability(moment: int, text: str) -> list[Phrase]:
    """Describe a Fauna card's effect in sentences; empty if it is invalid."""
    try:
        options = ability(moment, text)
    except EffectError:
        return []
    when = MOMENTS[moment].replace(" ", "-")
    return [Phrase("trail-reads-moment", {"moment": when}), *_options(options)]


def _directions(text: str) -> list[Phrase]:
    try:
        clauses = directions(text)
    except EffectError:
        return []
    found: list[Phrase] = []
    for who, counter, number, options in clauses:
        per = COUNTERS[counter] if counter >= 0 else "none"
        args: dict[str, str | int] = {"who": WHO[who], "per": per, "number": max(0, number)}
        found += [Phrase("trail-reads-who", args), *_options(options)]
    return found


def _options(options: Effect) -> list[Phrase]:
    found: list[Phrase] = []
    for number, option in enumerate(options):
        if number:
            found.append(Phrase("trail-reads-or", {}))
        found += _option(option)
    return found


def _option(option: Option) -> list[Phrase]:
    """Describe one option: its changes to a price, then its costs and gains."""
    found: list[Phrase] = []
    rest: Option = []
    for action in option:
        verb, amount, kind, arg, _, _ = action
        if verb not in AT_PRICE:
            rest.append(action)
            continue
        args: dict[str, str | int] = {
            "verb": AT_PRICE[verb],
            "amount": amount,
            "kind": KINDS[max(0, kind)],
            "place": PLACES[arg],
        }
        found.append(Phrase("trail-reads-price", args))
    if rest:
        content = TrailContent("", "")
        effect = content.program.effect([rest])
        found.append(Phrase("trail-label-option", option_words(content, effect, 0)))
    return found


WORKSHOP = TrailWorkshop
