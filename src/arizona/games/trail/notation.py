"""The words of Trail: texts, labels, targets and prompts, all from here (texts: ``texts.py``)."""

from __future__ import annotations

from typing import Final

from arizona.engine.errors import IllegalMoveError, MalformedMoveError
from arizona.engine.game import Words
from arizona.engine.message import Arg, Message
from arizona.games.trail import actions as a
from arizona.games.trail import frames as f
from arizona.games.trail.content import TrailContent
from arizona.games.trail.frames import a_of, b_of, kind_of, seat_of
from arizona.games.trail.ladder import boost_price
from arizona.games.trail.language import GAIN, script_words
from arizona.games.trail.packed import NONE, slot
from arizona.games.trail.state import TrailState
from arizona.games.trail.texts import OPEN_VERBS

PROMPTS: Final = {
    f.DRAW_START: "start",
    f.DRAW_PASSAGE: "open",
    f.DRAW_CARD: "open",
    f.DRAW_PIECE: "open",
    f.DRAW_STATE48: "open",
    f.DRAW_GATEWAY: "open",
    f.DRAW_BLOSSOM: "blossom-number",
    f.DRAW_POISON: "poison",
    f.DRAW_WEATHER: "weather-draw",
    f.ASK_ARROW: "arrow",
    f.ASK_CLAIM: "claim",
    f.ASK_GILA: "gila",
    f.ASK_TURN: "turn",
    f.ASK_MEANS: "means",
    f.ASK_EXTRA: "jackalope",
    f.ASK_AFTER: "after",
    f.ASK_BOOST: "boost",
    f.ASK_PRICE: "price",
    f.ASK_COINS: "pay",
    f.ASK_PLACE: "place",
    f.ASK_BLOSSOM: "blossom",
    f.ASK_ANTIDOTE: "antidote",
    f.ASK_ADVANCE: "advance",
    f.ASK_RESOURCE: "resource",
    f.ASK_OPTION: "option",
    f.ASK_SPIRIT: "spirit",
    f.ASK_WEATHER: "weather",
}


# --- texts ------------------------------------------------------------------------------------


def open_passage(state: TrailState, place: int) -> int:
    """The Passage in a slot, or ``NONE``."""
    return int(slot(state.passage_open, place))


def open_card(state: TrailState, place: int) -> int:
    """The card at 4 × kind + row, as 32 × kind + number, or −1."""
    kind, row = divmod(place, 4)
    card = int(slot(state.fauna_open if kind else state.flora_open, row))
    return -1 if card == NONE else 32 * kind + card


def open_piece(state: TrailState, place: int) -> int:
    """The piece at 8 × kind + slot, as 32 × kind + number, or −1."""
    kind, at = divmod(place, 8)
    piece = int(slot(state.fauna_pieces_open if kind else state.flora_pieces_open, at))
    return -1 if piece == NONE else 32 * kind + piece


def weather_card(state: TrailState, place: int) -> int:
    """The first or second Weather card drawn; −1 if none is to be chosen."""
    word = int(state.top())
    if word < 0 or kind_of(word) != f.ASK_WEATHER:
        return -1
    return int(b_of(word) if place else a_of(word))


def _open_name(state: TrailState, action: int) -> str:
    """The id of the open thing an action names; empty if nothing lies there."""
    content = state.content
    if a.WALK <= action < a.CARD:
        card = open_passage(state, action - a.WALK)
        return "" if card == NONE else content.passages.ids[card]
    if a.CARD <= action < a.PIECE:
        card = open_card(state, action - a.CARD)
        return "" if card < 0 else content.cards.ids[card]
    if a.PIECE <= action < a.ARROW:
        piece = open_piece(state, action - a.PIECE)
        return "" if piece < 0 else content.pieces.ids[piece]
    card = weather_card(state, action - a.WEATHER)
    return "" if card < 0 else content.weather.ids[card]


def _open_verb(action: int) -> str:
    if a.WALK <= action < a.CARD:
        return "walk"
    if a.CARD <= action < a.PIECE:
        return "card"
    return "piece" if a.PIECE <= action < a.ARROW else "weather"


def text(state: TrailState, action: int) -> str:
    """The text of an action."""
    known = state.content.texts[action]
    return known or f"{_open_verb(action)} {_open_name(state, action)}"


_RANGES: Final = {
    "walk": (a.WALK, 4),
    "card": (a.CARD, 8),
    "piece": (a.PIECE, 16),
    "weather": (a.WEATHER, 2),
}


def read(state: TrailState, text: str) -> int:
    """The action of a text."""
    content = state.content
    action = content.text_actions.get(text)
    if action is not None:
        return action
    verb, _, name = text.partition(" ")
    if verb in OPEN_VERBS:
        names = {
            "walk": content.passages,
            "card": content.cards,
            "piece": content.pieces,
            "weather": content.weather,
        }[verb]
        if name in names.index:
            start, count = _RANGES[verb]
            for found in range(start, start + count):
                if _open_name(state, found) == name:
                    return found
            raise IllegalMoveError(f"'{text}': it does not lie open")
    raise MalformedMoveError(f"'{text}': {_expectation(content, verb)}")


def _expectation(content: TrailContent, verb: str) -> str:
    if verb == "place":
        return "expected a space of the mural from A1 to F6"
    if verb == "pay":
        return "expected coins such as '1t 1c' without a superfluous one"
    verbs = {known.partition(" ")[0] for known in content.text_actions} | set(OPEN_VERBS)
    if verb in verbs:
        return f"there is nothing of that name to {verb}"
    return f"a move of trail begins with one of {', '.join(sorted(verbs))}"


# --- labels and targets -----------------------------------------------------------------------


def words(state: TrailState, action: int) -> Words:
    """Text, label and targets of an action."""
    content = state.content
    written = text(state, action)
    verb, _, name = written.partition(" ")
    args: dict[str, Arg] = {}
    target = f"{verb}:{name}" if name else f"button:{verb}"
    label = verb
    if verb == "walk":
        card = open_passage(state, action - a.WALK)
        args = {
            "title": content.passages.names[card],
            "pays": content.passage_pay_text[card] or "–",
            "gives": content.passages.texts[card] or "–",
        }
        target = f"passage:{name}"
    elif verb == "card":
        card = open_card(state, action - a.CARD)
        args = {
            "title": content.cards.names[card],
            "gives": content.cards.texts[card],
            "price": (action - a.CARD) % 4 + 1,
        }
    elif verb == "piece":
        piece = open_piece(state, action - a.PIECE)
        args = {
            "title": content.pieces.names[piece],
            "kind": "fauna" if piece >= 32 else "flora",
            "size": int(content.piece_size[piece]),
            "price": (action - a.PIECE) % 8 // 2 + 1,
        }
    elif verb == "arrow":
        space = action - a.ARROW
        args = {
            "set": content.arrow_names[space // 4],
            "side": name.partition(" ")[2],
            "gives": content.arrow_texts[space] or "–",
        }
        target = f"arrow:{space // 4 + 1}-{args['side']}"
    elif verb == "gateway":
        args = {
            "title": content.gateways.names[state.gateway_open],
            "gives": content.gateways.texts[state.gateway_open],
        }
        target = "gateway:open"
    elif verb == "order":
        args = {"place": int(name), "pays": content.order_texts[int(name) - 1] or "–"}
    elif verb in ("use", "cube", "spirit", "option"):
        args = _card_args(state, verb, action)
    elif verb == "gila":
        group, _, row = name.partition(" ")
        args = {"group": group, "number": int(row)}
        target = f"gila:{group}-{row}"
    elif verb == "claim":
        args = {"claim": name, "title": _claim_title(state, action - a.CLAIM)}
    elif verb == "weather":
        card = weather_card(state, action - a.WEATHER)
        args = {
            "title": content.weather.names[card],
            "directions": content.weather_directions[3 * card + int(state.seats) - 2],
        }
    elif verb == "pay":
        args = {"coins": name}
        target = f"pay:{name.replace(' ', '-')}"
    elif verb == "place":
        args = {"at": name}
        target = f"space:{name}"
    elif verb in ("advance", "choose", "with"):
        args = {"what": name}
        if verb == "advance":
            level = int(state.players[_seat(state)].level(action - a.ADVANCE))
            bonus = content.track_texts[12 * (action - a.ADVANCE) + level] if level < 12 else ""
            args.update({"space": level + 1, "gives": bonus or "–"})
    elif verb in ("antidote", "poison"):
        token = content.poison.index[name]
        args = {"title": content.poison.names[token], "loss": int(content.poison_loss[token])}
    elif verb == "boost":
        args = {"price": _boost_price(state)}
    elif verb == "open":
        args = {"what": name}
        label, target = "open", f"deck:{name.partition(' ')[0]}"
    elif verb == "draw":
        args = {"title": content.weather.names[action - a.DRAW]}
    elif verb in ("blossom", "start"):
        args = {"number": int(name)}
    return Words(written, Message(f"trail-label-{label}", args), [target])


def _card_args(state: TrailState, verb: str, action: int) -> dict[str, Arg]:
    content = state.content
    if verb == "use":
        card = 32 + action - a.USE
        return {"title": content.cards.names[card], "gives": content.cards.texts[card]}
    if verb == "spirit":
        return {"title": content.spirits.names[action - a.SPIRIT]}
    if verb == "cube":
        spirit = max(0, int(state.players[_seat(state)].spirit))
        return {
            "title": content.spirits.names[spirit],
            "gives": content.spirit_texts[6 * spirit + action - a.CUBE] or "–",
        }
    return {"number": action - a.OPTION + 1, "does": _option_text(state, action - a.OPTION)}


def _option_text(state: TrailState, option: int) -> str:
    """The words of an option, from the effect language."""
    word = int(state.top())
    if word < 0 or kind_of(word) != f.ASK_OPTION:
        return str(option + 1)
    return effect_words(state.content, int(a_of(word)), option)


def effect_words(content: TrailContent, effect: int, option: int) -> str:
    """An option of an effect as the pack writes it."""
    program = content.program
    script = int(program.effect_start[effect]) + option
    rows = range(int(program.script_start[script]), int(program.script_end[script]))
    return script_words(
        [
            (
                int(program.verb[at]),
                int(program.amount[at]),
                int(program.kind[at]),
                int(program.arg[at]),
                int(program.step[at]),
                int(program.cap[at]),
            )
            for at in rows
        ]
    )


def _claim_title(state: TrailState, claim: int) -> str:
    if claim < 11:
        return ""
    card = int(slot(state.state48_open, 0))
    return state.content.row_texts[4 * card + claim - 11] if card != NONE else ""


def _seat(state: TrailState) -> int:
    return max(0, int(state.to_move()))


def _boost_price(state: TrailState) -> int:
    word = int(state.top())
    if word < 0 or kind_of(word) != f.ASK_BOOST or int(a_of(word)) > 1:
        return 0
    if state.players[seat_of(word)].ladder > 20:
        return 0
    return int(boost_price(state, seat_of(word), a_of(word)))


def prompt(state: TrailState) -> Message:
    """What is asked now."""
    word = int(state.top())
    args: dict[str, Arg] = {"seat": _seat(state) + 1, "week": int(state.week)}
    if word < 0:
        return Message("trail-prompt-over", args)
    kind = int(kind_of(word))
    first, second = int(a_of(word)), int(b_of(word))
    if kind == f.ASK_TURN:
        player = state.players[_seat(state)]
        args.update({"markers": int(player.markers), "dutchmen": int(player.dutchmen)})
    elif kind == f.ASK_BOOST:
        args.update({"price": _boost_price(state), "boost": first + 1})
    elif kind == f.ASK_COINS:
        args["price"] = first
    elif kind == f.ASK_PLACE:
        piece = 32 * first + second
        args["title"] = state.content.pieces.names[piece]
    elif kind == f.ASK_RESOURCE:
        args["way"] = "get" if second == GAIN else "give"
        args["count"] = first
    elif kind in (f.ASK_ADVANCE, f.DRAW_POISON):
        args["count"] = first
    return Message(f"trail-prompt-{PROMPTS[kind]}", args)
