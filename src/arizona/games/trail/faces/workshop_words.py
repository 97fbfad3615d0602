"""Word-by-word editing of the effect language: the words of a text, alternatives, and labels.

The parser of ``effect_language`` alone decides what is valid. Each alternative comes with a
complete text the parser accepts, or disabled with the parser's own reason. This module only defines
the order of words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from arizona.engine.message import Message
from arizona.engine.text import parse_integer
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import KINDS, EffectError
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import WordBlock, WordChoice, Worded

Parse = Callable[[str], object]
"""Parses a text or raises ``EffectError``."""
TOKEN = re.compile(r">=|<=|[,:;]|[^\s,:;]+")
NUMBERS = tuple(str(number) for number in range(1, 13))
VERBS = ("gain", "lose", "pay", "exchange", "discount", "free", "lower", "enter", "copy")
JOINTS = ("and", "or")
CLOSE = (",", ":", ";")
"""Written without a preceding space."""
END = "end"
TRIES = 60
"""Maximum number of completions tried before a word counts as invalid."""
MAX_WORDS = 48
"""Maximum number of words of a text that are analyzed."""


class Slot(NamedTuple):
    """The kind of word at a position, and the next state for each possible word."""

    kind: str
    words: dict[str, str]


def _all(words: tuple[str, ...], then: str) -> dict[str, str]:
    return dict.fromkeys(words, then)


_JOIN = _all(JOINTS, "verb")
SLOTS = {
    "who": Slot(
        "who",
        {
            **_all(("each", "drawer", "others"), "colon"),
            **_all(("most", "fewest"), "who-most"),
            **_all(COUNTERS, "compare"),
        },
    ),
    "who-most": Slot("counter", _all(COUNTERS, "colon")),
    "compare": Slot("joint", _all((">=", "<="), "who-number")),
    "who-number": Slot("number", _all(NUMBERS, "colon")),
    "colon": Slot("joint", {":": "verb"}),
    "verb": Slot(
        "verb",
        {
            **_all(("gain", "lose", "pay"), "change"),
            "exchange": "give",
            "discount": "cut",
            "free": "free",
            "lower": "lower",
            "enter": "enter",
            "copy": "copy",
        },
    ),
    "change": Slot("number", _all(NUMBERS, "change-kind")),
    "change-kind": Slot("thing", _all(KINDS, "end-change")),
    "end-change": Slot("joint", {",": "change", "per": "per", **_JOIN}),
    "per": Slot("number", _all(NUMBERS, "per-counter")),
    "per-counter": Slot("counter", _all(COUNTERS, "end-per")),
    "end-per": Slot("joint", {"max": "max", **_JOIN}),
    "max": Slot("number", _all(NUMBERS, "end-action")),
    "give": Slot("number", _all(NUMBERS, "give-kind")),
    "give-kind": Slot("thing", _all(KINDS, "for")),
    "for": Slot("joint", {"for": "get", ",": "give"}),
    "get": Slot("number", _all(NUMBERS, "get-kind")),
    "get-kind": Slot("thing", _all(KINDS, "end-get")),
    "end-get": Slot("joint", {",": "get", **_JOIN}),
    "cut": Slot("number", _all(NUMBERS, "cut-what")),
    "cut-what": Slot("thing", {"on": "cut-at", **_all(("supplies", "health", "water"), "cut-on")}),
    "cut-on": Slot("joint", {"on": "cut-paid"}),
    "cut-at": Slot("place", _all(("row", "flora", "fauna", "boost"), "end-action")),
    "cut-paid": Slot("place", _all(("passage", "order"), "end-action")),
    "free": Slot("place", _all(("boost", "order", "passage", "gila"), "end-action")),
    "lower": Slot("number", _all(NUMBERS, "lower-on")),
    "lower-on": Slot("joint", {"on": "lower-at"}),
    "lower-at": Slot("place", {"passage": "end-action"}),
    "enter": Slot("place", {"row": "end-action"}),
    "copy": Slot("place", _all(("arrow", "gateway"), "end-action")),
    "end-action": Slot("joint", _JOIN),
    "amount": Slot("number", _all(NUMBERS, "amount-kind")),
    "amount-kind": Slot("thing", _all(KINDS, "end-amount")),
    "end-amount": Slot("joint", {",": "amount"}),
}
PRICE_ACTIONS = (
    "discount 1 on row",
    "free boost",
    "lower 1 on passage",
    "free passage",
    "free order",
    "free gila",
)
"""At the moment of a price, something must change the price, whatever else is gained."""


class Language:
    """The language of a field: its start state and its parser."""

    def __init__(self, parse: Parse, start: str) -> None:
        self.parse = parse
        self.start = start
        self.clauses = start == "who"

    def slot(self, state: str) -> Slot:
        """Return the slot of a state; a Weather text may continue with another clause."""
        slot = SLOTS[state]
        if self.clauses and state.startswith("end"):
            return Slot(slot.kind, {**slot.words, ";": "who"})
        return slot

    def fault(self, text: str) -> Message | None:
        """Return what is wrong with a text, or None."""
        try:
            self.parse(text)
        except EffectError as error:
            return error.validation.message
        return None

    def states(self, words: list[str]) -> list[str]:
        """Return the state before each word and after the last, up to the first invalid word."""
        found = [self.start]
        for word in words:
            then = self.slot(found[-1]).words.get(word)
            if (
                then is None
                and SLOTS[found[-1]].kind == "number"
                and parse_integer(word) is not None
            ):
                then = self.slot(found[-1]).words["1"]
            if then is None:
                break
            found.append(then)
        return found

    def endings(self, state: str, depth: int = 0) -> Iterator[list[str]]:
        """Yield words that complete a text from a state, the shortest first."""
        if state.startswith(END):
            yield []
            return
        slot = SLOTS[state]
        words = list(slot.words)
        if slot.kind in ("number", "who", "counter") or depth > 2 or state in ("give-kind", "for"):
            words = words[:1]
        for word in words:
            for rest in self.endings(slot.words[word], depth + 1):
                yield [word, *rest]

    def choices(self, words: list[str], at: int, state: str) -> list[WordChoice]:
        """Return the alternatives at a position, each with the complete text it would give."""
        slot = self.slot(state)
        now = words[at] if at < len(words) else ""
        return [
            self._choice(words, at, word, slot)
            for word in slot.words
            if word != now and (slot.kind != "counter" or len(slot.words) > 1)
        ]

    def _choice(self, words: list[str], at: int, word: str, slot: Slot) -> WordChoice:
        faults: list[Message] = []
        for whole in islice(self._wholes(words, at, word, slot.words[word]), TRIES):
            fault = self.fault(whole)
            if fault is None:
                return WordChoice(word, label_of(word, slot.kind), slot.kind, True, whole, None)
            faults.append(fault)
        # The first attempt keeps the words that follow, which may be wrong for other reasons.
        why = faults[min(1, len(faults) - 1)] if faults else None
        fault_phrase = None if why is None else Phrase(why.id, why.args)
        return WordChoice(word, label_of(word, slot.kind), slot.kind, False, "", fault_phrase)

    def _wholes(self, words: list[str], at: int, word: str, then: str) -> Iterator[str]:
        """Yield texts with the word at a position, keeping as much of the rest as possible."""
        before, after = words[:at], words[at + 1 :]
        if after:
            yield joined([*before, word, *after])
        stops = [*JOINTS, ";"]
        rest: list[str] = next(
            (after[place:] for place, one in enumerate(after) if one in stops), []
        )
        for ending in islice(self.endings(then), TRIES // 3):
            yield joined([*before, word, *ending, *rest])
            if rest:
                yield joined([*before, word, *ending])
        if self.start == "verb":
            for ending in islice(self.endings(then), 2):
                for action in PRICE_ACTIONS:
                    yield joined([*before, word, *ending, "and", *action.split()])


def joined(words: list[str]) -> str:
    """Join words into a text."""
    text = ""
    for word in words:
        text += word if word in CLOSE or not text else f" {word}"
    return text


def label_of(word: str, kind: str) -> Phrase:
    """Return the label of a word on a screen."""
    if kind == "number" or word in CLOSE:
        return Phrase("content-said", {"text": word})
    if word in COUNTERS and kind in ("counter", "who"):
        return Phrase("trail-counter", {"per": word})
    return Phrase("trail-word", {"word": word})


def word_by_word(language: Language, text: str, sentence: list[Phrase]) -> Worded:
    """Analyze a text, with the alternatives for each word."""
    found = list(TOKEN.finditer(text))[:MAX_WORDS]
    words = [match.group() for match in found]
    states = language.states(words)
    fault = language.fault(text)
    blocks: list[WordBlock] = []
    for at, (match, word) in enumerate(zip(found, words, strict=True)):
        known = at < len(states)
        kind = language.slot(states[at]).kind if known else "unknown"
        choices = language.choices(words, at, states[at]) if known else []
        blocks.append(
            WordBlock(word, label_of(word, kind), kind, match.start(), match.end(), choices)
        )
    whole = len(states) == len(words) + 1
    following = language.choices(words, len(words), states[-1]) if whole else []
    fault_phrase = None if fault is None else Phrase(fault.id, fault.args)
    return Worded(
        fault is None,
        fault_phrase,
        sentence if fault is None else [],
        blocks,
        following,
        _less(words),
    )


def _less(words: list[str]) -> str:
    """Return the text without its last part."""
    for at in range(len(words) - 1, 0, -1):
        if words[at] in (*JOINTS, ",", ";", "per", "max"):
            return joined(words[:at])
    return ""
