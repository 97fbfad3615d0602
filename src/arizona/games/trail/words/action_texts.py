"""The table of actions for display: their notation, labels and targets on a screen.

To add an action, define its number in ``actions.py``, add a line to ``VERBS`` here, and add the
message ``trail-label-<label>`` to the Fluent files.

| notation | meaning |
|---|---|
| ``walk four-peaks-2``, ``card coyote``, ``piece coyote`` | take a Passage, a card, a piece |
| ``arrow 2 top``, ``gateway``, ``order 3`` | the other actions |
| ``with marker``, ``with dutchman``, ``jackalope`` | what to act with |
| ``retire``, ``done``, ``decline`` | pass |
| ``pay 1t 1c``, ``place C4``, ``advance canyon``, ``choose water``, ``boost`` | steps |
| ``use coyote``, ``option 2``, ``cube 1 left``, ``spirit javelina`` | abilities |
| ``weather dust-storm``, ``claim stock-5``, ``antidote gila-monster`` | cards and tokens |
| ``gila flora-card 2`` | the Gila Monster |
| ``* open passage four-peaks-2``, ``* poison bark-scorpion``, ``* draw dust-storm`` | chance |
"""

from __future__ import annotations

from typing import Final, final

from arizona.engine.message import Arg
from arizona.games.trail.rules import actions as a
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import GIVE, KINDS, PLACES, TERRAINS
from arizona.games.trail.rules.effects.claims import (
    CLAIM_AMOUNT,
    CLAIM_KIND,
    CLAIM_WORDS,
    OBJECTIVE,
)
from arizona.games.trail.rules.effects.mural import space_name
from arizona.games.trail.rules.frames import a_of, b_of, kind_of
from arizona.games.trail.rules.packed import NONE, byte, slot
from arizona.games.trail.rules.phases.planning import GILA_GROUPS
from arizona.games.trail.rules.questions.table import QUESTIONS
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import POSITIONS, TRACK_END, Names, TrailContent

SIDES: Final = ("left", "right")
NOTHING: Final = "–"
OPTION_VERBS: Final = ("gain", "lose", "pay", "give")


class Verb:
    """A family of actions with the same verb: its numbers, names and label arguments."""

    def __init__(
        self, word: str, first: int, names: tuple[str, ...] = ("",), label: str = ""
    ) -> None:
        self.word: Final = word
        self.first: Final = first
        self.fixed: Final = names
        self.label: Final = label or word

    def size(self) -> int:
        """Return the number of actions in the family."""
        return len(self.fixed)

    def names(self, content: TrailContent) -> list[str]:
        """Return the name of each action; "" for none."""
        return list(self.fixed)

    def name(self, state: TrailState, number: int) -> str:
        """Return the name of one action in a position."""
        return self.names(state.content)[number]

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        """Return the arguments of the label message."""
        return {}

    def target(self, number: int, name: str) -> str:
        """Return the target on a screen."""
        return f"{self.word}:{name}" if name else f"button:{self.word}"


class OpenVerb(Verb):
    """A family that names face-up components, so its notation depends on the position."""

    def __init__(self, word: str, first: int, places: int) -> None:
        super().__init__(word, first, ("",) * places)

    def all_names(self, content: TrailContent) -> Names:
        """Return the names of all components that could be there."""
        raise NotImplementedError

    def component(self, state: TrailState, number: int) -> int:
        """Return the component at a place, or −1 for none."""
        raise NotImplementedError

    def name(self, state: TrailState, number: int) -> str:
        """Return the id of the face-up component, or "" for none."""
        thing = self.component(state, number)
        return "" if thing < 0 else self.all_names(state.content).ids[thing]


def _mover(state: TrailState) -> int:
    return max(0, int(state.to_move()))


def _frame_on_top(state: TrailState, kind: int) -> int:
    """Return the frame on top of the stack if it is of the given kind, else −1."""
    word = int(state.top())
    return word if word >= 0 and kind_of(word) == kind else -1


# --- actions of a turn ------------------------------------------------------------------------


@final
class _Walk(OpenVerb):
    def all_names(self, content: TrailContent) -> Names:
        return content.passages

    def component(self, state: TrailState, number: int) -> int:
        card = int(slot(state.passage_open, number))
        return -1 if card == NONE else card

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        content, card = state.content, self.component(state, number)
        return {
            "title": content.passages.names[card],
            "pays": content.passage_pay_text[card] or NOTHING,
            "gives": content.passages.texts[card] or NOTHING,
            "terrain": TERRAINS[content.passage_terrain[card]],
        }

    def target(self, number: int, name: str) -> str:
        return f"passage:{name}"


@final
class _Card(OpenVerb):
    def all_names(self, content: TrailContent) -> Names:
        return content.cards

    def component(self, state: TrailState, number: int) -> int:
        kind, row = divmod(number, 4)
        card = int(slot(state.fauna_open if kind else state.flora_open, row))
        return -1 if card == NONE else 32 * kind + card

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        content, card = state.content, self.component(state, number)
        return {
            "title": content.cards.names[card],
            "gives": content.cards.texts[card],
            "terrain": TERRAINS[content.card_terrain[card]],
            "price": number % 4 + 1,
        }


@final
class _Piece(OpenVerb):
    def all_names(self, content: TrailContent) -> Names:
        return content.pieces

    def component(self, state: TrailState, number: int) -> int:
        kind, at = divmod(number, 8)
        piece = int(slot(state.fauna_pieces_open if kind else state.flora_pieces_open, at))
        return -1 if piece == NONE else 32 * kind + piece

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        piece = self.component(state, number)
        return {
            "title": state.content.pieces.names[piece],
            "kind": "fauna" if piece >= 32 else "flora",
            "size": int(state.content.piece_size[piece]),
            "price": number % 8 // 2 + 1,
        }


@final
class _Weather(OpenVerb):
    def all_names(self, content: TrailContent) -> Names:
        return content.weather

    def component(self, state: TrailState, number: int) -> int:
        word = _frame_on_top(state, f.ASK_WEATHER)
        return -1 if word < 0 else int(b_of(word) if number else a_of(word))

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        content, card = state.content, self.component(state, number)
        return {
            "title": content.weather.names[card],
            "directions": content.weather_says[3 * card + int(state.seats) - 2],
        }


@final
class _Arrow(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {
            "set": state.content.arrow_names[number // 4],
            "side": POSITIONS[number % 4],
            "gives": state.content.arrow_texts[number] or NOTHING,
        }

    def target(self, number: int, name: str) -> str:
        return f"arrow:{name.replace(' ', '-')}"


@final
class _Gateway(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        names, card = state.content.gateways, int(state.gateway_open)
        return {"title": names.names[card], "gives": names.texts[card]}

    def target(self, number: int, name: str) -> str:
        return "gateway:open"


@final
class _Order(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {"place": number + 1, "pays": state.content.order_texts[number] or NOTHING}


@final
class _Done(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        word = int(state.top())
        return {"at": "" if word < 0 else QUESTIONS[kind_of(word)].prompt}


@final
class _Boost(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        word = _frame_on_top(state, f.ASK_BOOST)
        if word < 0:
            return {"price": 0}
        return {"price": QUESTIONS[f.ASK_BOOST].details(state, word)["price"]}


@final
class _Gila(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {"group": GILA_GROUPS[number // 4], "number": number % 4 + 1}

    def target(self, number: int, name: str) -> str:
        return f"gila:{name.replace(' ', '-')}"


@final
class _Claim(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        content = state.content
        args: dict[str, Arg] = {
            "claim": name,
            "title": "",
            "kind": KINDS[CLAIM_KIND[number]],
            "reward": int(CLAIM_AMOUNT[number]),
            "grit": 0,
        }
        card = int(slot(state.state48_open, 0))
        if number >= OBJECTIVE and card != NONE and number - OBJECTIVE < content.state48_rows[card]:
            row = number - OBJECTIVE
            place = int(byte(state.objectives, row))
            args["title"] = content.row_texts[4 * card + row]
            args["reward"] = int(byte(content.row_gold[4 * card + row], place))
            args["grit"] = 0 if place else int(content.row_grit[4 * card + row])
        return args


# --- abilities, steps and tokens --------------------------------------------------------------


@final
class _Use(Verb):
    def names(self, content: TrailContent) -> list[str]:
        return content.cards.ids[32:]

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        cards = state.content.cards
        return {"title": cards.names[32 + number], "gives": cards.texts[32 + number]}


@final
class _Option(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        word = _frame_on_top(state, f.ASK_OPTION)
        args: dict[str, Arg] = {"number": number + 1}
        if word >= 0:
            args.update(option_words(state.content, int(a_of(word)), number))
        return args


@final
class _Cube(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        spirit = max(0, int(state.players[_mover(state)].spirit))
        return {
            "title": state.content.spirits.names[spirit],
            "gives": state.content.spirit_texts[6 * spirit + number] or NOTHING,
        }


@final
class _Spirit(Verb):
    def names(self, content: TrailContent) -> list[str]:
        return content.spirits.ids

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {"title": state.content.spirits.names[number]}


@final
class _Pay(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        # T-5.1: the value of the coins beyond the price is lost.
        turquoise, copper, silver = a.PAYMENTS[number]
        word = int(state.top())
        price = int(a_of(word)) if word >= 0 else 0
        lost = turquoise + 2 * copper + 3 * silver - price
        coins: dict[str, Arg] = {"turquoise": turquoise, "copper": copper, "silver": silver}
        coins["lost"] = max(0, lost)
        return coins

    def target(self, number: int, name: str) -> str:
        return f"pay:{name.replace(' ', '-')}"


@final
class _Place(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {"at": name}

    def target(self, number: int, name: str) -> str:
        return f"space:{name}"


@final
class _What(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {"what": name}


@final
class _Advance(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        level = int(state.players[_mover(state)].level(number))
        bonus = state.content.track_texts[TRACK_END * number + level] if level < TRACK_END else ""
        return {"what": name, "space": level + 1, "gives": bonus or NOTHING}


@final
class _Token(Verb):
    def names(self, content: TrailContent) -> list[str]:
        return content.poison.ids

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        content = state.content
        return {"title": content.poison.names[number], "loss": int(content.poison_loss[number])}


# --- chance -----------------------------------------------------------------------------------


@final
class _Number(Verb):
    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {"number": int(name)}


@final
class _Draw(Verb):
    def names(self, content: TrailContent) -> list[str]:
        return content.weather.ids

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {"title": state.content.weather.names[number]}


@final
class _Deal(Verb):
    """Reveals a component: ``open`` followed by the deck."""

    def __init__(self, deck: str, first: int, size: int) -> None:
        super().__init__(f"open {deck}", first, ("",) * size, "open")
        self.deck: Final = deck

    def names(self, content: TrailContent) -> list[str]:
        return {
            "passage": content.passages.ids,
            "flora": content.cards.ids[:32],
            "fauna": content.cards.ids[32:],
            "flora-piece": content.pieces.ids[:32],
            "fauna-piece": content.pieces.ids[32:],
            "state48": content.state48.ids,
            "gateway": content.gateways.ids,
        }[self.deck]

    def args(self, state: TrailState, number: int, name: str) -> dict[str, Arg]:
        return {"what": f"{self.deck} {name}"}

    def target(self, number: int, name: str) -> str:
        return f"deck:{self.deck}"


# --- the table --------------------------------------------------------------------------------


def payment_text(way: int) -> str:
    """Return the notation of a payment, such as ``1t 1c``."""
    coins = zip(a.PAYMENTS[way], "tcs", strict=True)
    return " ".join([f"{number}{letter}" for number, letter in coins if number])


def option_words(content: TrailContent, effect: int, option: int) -> dict[str, Arg]:
    """Return the label arguments of an option of an effect.

    For each verb: the amounts and how many there are. ``taken`` counts those that are not gains. A
    single amount is also given by its ``kind``.
    """
    program = content.program
    script = int(program.effect_start[effect]) + option
    steps = range(int(program.script_start[script]), int(program.script_end[script]))
    found: list[list[str]] = [[] for _ in OPTION_VERBS]
    args: dict[str, Arg] = {"kind": "several", "amount": 0, "per": "none", "copied": "none"}
    for at in steps:
        verb, amount, kind = int(program.verb[at]), int(program.amount[at]), int(program.kind[at])
        if verb > GIVE:
            args["copied"] = PLACES[program.arg[at]]
            continue
        found[verb].append(f"{amount} {KINDS[kind]}")
        if len(steps) == 1:
            args.update({"kind": KINDS[kind], "amount": amount})
        if program.step[at] > 0:
            args.update({"per": COUNTERS[program.arg[at]], "step": int(program.step[at])})
            args["most"] = max(0, int(program.cap[at]))
    for word, amounts in zip(OPTION_VERBS, found, strict=True):
        args[word] = ", ".join(amounts)
        args[f"{word}s"] = len(amounts)
    args["taken"] = sum([len(amounts) for amounts in found[1:]])
    return args


def _numbers(first: int, end: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(first, end)])


def _pairs(firsts: tuple[str, ...], seconds: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"{first} {second}" for first in firsts for second in seconds])


VERBS: Final[list[Verb]] = [
    _Done("done", a.DONE),
    Verb("decline", a.DECLINE),
    Verb("retire", a.RETIRE),
    _Boost("boost", a.BOOST),
    _Gateway("gateway", a.GATEWAY),
    Verb("jackalope", a.JACKALOPE),
    _What("with", a.WITH, ("marker", "dutchman")),
    _Order("order", a.ORDER, _numbers(1, 5)),
    _Walk("walk", a.WALK, 4),
    _Card("card", a.CARD, 8),
    _Piece("piece", a.PIECE, 16),
    _Arrow("arrow", a.ARROW, _pairs(_numbers(1, 4), POSITIONS)),
    _Gila("gila", a.GILA, _pairs(GILA_GROUPS, _numbers(1, 5))),
    _Claim("claim", a.CLAIM, CLAIM_WORDS),
    _Use("use", a.USE, ("",) * 32),
    _Option("option", a.OPTION, _numbers(1, a.OPTIONS + 1)),
    _Cube("cube", a.CUBE, _pairs(_numbers(1, 4), SIDES)),
    _Spirit("spirit", a.SPIRIT, ("",) * 4),
    _Weather("weather", a.WEATHER, 2),
    _What("choose", a.RESOURCE, ("supplies", "health", "water")),
    _Advance("advance", a.ADVANCE, TERRAINS),
    _Place("place", a.PLACE, tuple([space_name(space) for space in range(36)])),
    _Token("antidote", a.ANTIDOTE, ("",) * 12),
    _Pay("pay", a.PAY, tuple([payment_text(way) for way in range(len(a.PAYMENTS))])),
    _Number("start", a.START, _numbers(1, 5)),
    _Deal("passage", a.OPEN_PASSAGE, 72),
    _Deal("flora", a.OPEN_CARD, 32),
    _Deal("fauna", a.OPEN_CARD + 32, 32),
    _Deal("flora-piece", a.OPEN_PIECE, 32),
    _Deal("fauna-piece", a.OPEN_PIECE + 32, 32),
    _Deal("state48", a.OPEN_STATE48, 12),
    _Deal("gateway", a.OPEN_GATEWAY, 29),
    _Number("blossom", a.BLOSSOM, _numbers(0, 13)),
    _Token("poison", a.POISON, ("",) * 12),
    _Draw("draw", a.DRAW, ("",) * 25),
    _Deal("passage", a.MANY_PASSAGES, a.MAX_PASSAGES),
    _Deal("state48", a.MANY_STATE48, a.MAX_STATE48),
    _Deal("gateway", a.MANY_GATEWAYS, a.MAX_GATEWAYS),
    _Draw("draw", a.MANY_WEATHER, ("",) * a.MAX_WEATHER),
]
VERB_OF: Final[list[Verb]] = [verb for verb in VERBS for _ in range(verb.size())]
"""The family of each action; the families are contiguous."""


def target_of(state: TrailState, action: int) -> str:
    """Return the target of an action on a screen."""
    verb = VERB_OF[action]
    number = action - verb.first
    return verb.target(number, verb.name(state, number))


def write_texts(content: TrailContent) -> None:
    """Store the notation of all actions that do not depend on face-up components in the content."""
    content.texts.extend([""] * content.num_actions)
    unused = {
        a.OPEN_PASSAGE: content.open_passage == a.MANY_PASSAGES,
        a.OPEN_STATE48: content.open_state48 == a.MANY_STATE48,
        a.OPEN_GATEWAY: content.open_gateway == a.MANY_GATEWAYS,
        a.DRAW: content.draw_weather == a.MANY_WEATHER,
        a.MANY_PASSAGES: content.open_passage == a.OPEN_PASSAGE,
        a.MANY_STATE48: content.open_state48 == a.OPEN_STATE48,
        a.MANY_GATEWAYS: content.open_gateway == a.OPEN_GATEWAY,
        a.MANY_WEATHER: content.draw_weather == a.DRAW,
    }
    for verb in VERBS:
        if isinstance(verb, OpenVerb) or unused.get(verb.first, False):
            continue
        for number, name in enumerate(verb.names(content)):
            if not name and verb.names(content) != list(verb.fixed):
                continue  # a gap in a smaller pack
            text = f"{verb.word} {name}" if name else verb.word
            content.texts[verb.first + number] = text
            content.text_actions[text] = verb.first + number
