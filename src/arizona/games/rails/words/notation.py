"""Rails' notation: move texts, labels, targets and prompts.

| text | meaning |
|---|---|
| ``* card bad-weather`` | chance opens the card |
| ``* start 2`` | chance makes seat 2 the first start player |
| ``* roll 4`` | chance rolls a die |
| ``take 4`` | take a die with value 4 |
| ``use``, ``nugget 3``, ``discard`` | draw with the die, draw a 3 for a nugget, discard the die |
| ``station C4`` | start the route there |
| ``draw C4 C5 D5`` | draw the section through these spaces, from the end of the line |
| ``second D6`` | also select the adjacent symbol |
| ``deliver cow`` | deliver all cows |
| ``none`` | decline: no second symbol, no delivery |
"""

from __future__ import annotations

import itertools
from typing import Final

from arizona.engine.errors import IllegalMoveError, MalformedMoveError
from arizona.engine.game import Words
from arizona.engine.message import Arg, Message
from arizona.engine.verbs import Verbs
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import (
    CARD,
    DELIVER,
    DISCARD,
    DRAW,
    KINDS,
    NONE,
    NUGGET,
    NUM_ACTIONS,
    ROLL,
    SECOND,
    STARTER,
    STATION,
    TAKE,
    USE,
    VALUES,
)
from arizona.games.rails.rules.shapes import BESIDE, INDEX, VALUE_OF
from arizona.games.rails.rules.sheet import STATION_SYMBOL, SYMBOLS
from arizona.games.rails.rules.state import RailsState
from arizona.games.rails.words.route_view import print_of

VERBS: Final = Verbs(
    "rails",
    (
        ("draw", DRAW),
        ("take", TAKE),
        ("use", USE),
        ("nugget", NUGGET),
        ("discard", DISCARD),
        ("station", STATION),
        ("second", SECOND),
        ("deliver", DELIVER),
        ("none", NONE),
        ("roll", ROLL),
        ("card", CARD),
        ("start", STARTER),
    ),
    NUM_ACTIONS,
)
"""First word of each text and first action of its range."""

PROMPTS: Final = {
    phases.LAYING: "rails-prompt-card",
    phases.STARTING: "rails-prompt-start",
    phases.ROLLING: "rails-prompt-roll",
    phases.TAKING: "rails-prompt-take",
    phases.CHOOSING: "rails-prompt-choose",
    phases.SETTING_OUT: "rails-prompt-station",
    phases.DRAWING: "rails-prompt-draw",
    phases.SELECTING: "rails-prompt-second",
    phases.VISITING: "rails-prompt-visit",
    phases.DELIVERING: "rails-prompt-deliver",
    phases.LAST_DELIVERY: "rails-prompt-last",
    phases.FINISHED: "rails-prompt-over",
}


def text(state: RailsState, action: int) -> str:
    verb, number = VERBS.meaning(action)
    name = _object(state, verb, number)
    return f"{verb} {name}" if name else verb


def words(state: RailsState, action: int) -> Words:
    verb, number = VERBS.meaning(action)
    if verb == "draw":
        return _drawing(state, number)
    name = _object(state, verb, number)
    args: dict[str, Arg] = {}
    label = f"rails-label-{verb}"
    if verb in ("station", "second"):
        args["at"] = name
        args["symbol"] = symbol_at(state, name)
        targets = [f"space:{name}"]
    elif verb in ("take", "nugget", "roll"):
        args["value"] = number + 1
        targets = [f"die:{name}" if verb != "nugget" else f"nugget:{name}"]
    elif verb == "use":
        args["value"] = state.routes[state.seat].die + 1
        targets = [f"die:{args['value']}"]
    elif verb == "discard":
        args["value"] = state.routes[state.seat].die + 1
        targets = ["button:discard"]
    elif verb == "deliver":
        route = state.routes[state.seat]
        bill = state.bill(route, number)
        args["kind"] = name
        args["count"] = route.aboard(number)
        args["points"] = bill.points + bill.first + bill.bonus
        targets = [f"kind:{name}"]
    elif verb == "card":
        card = state.content.cards[number]
        args["card"] = card.title
        args["does"] = card.text
        targets = [f"card:{name}"]
    elif verb == "start":
        args["seat"] = number + 1
        targets = [f"seat:{name}"]
    else:
        label = {
            phases.SELECTING: "rails-label-no-second",
            phases.VISITING: "rails-label-nothing",
        }.get(int(state.phase), "rails-label-no-delivery")
        targets = ["button:none"]
    return Words(f"{verb} {name}" if name else verb, Message(label, args), targets)


def _drawing(state: RailsState, path: int) -> Words:
    """Return the words for drawing a path, cached by sheet, end of the line and path."""
    head = int(state.routes[state.seat].head)
    key = head << 8 | path
    cache = print_of(state.sheet).words
    known = cache.get(key)
    if known is None:
        name = path_text(state, head, path)
        cells = name.split()
        end = cells[-1]
        args: dict[str, Arg] = {
            "at": end,
            "cells": name,
            "symbol": symbol_at(state, end),
            "passed": len(cells) - 2,
        }
        for place, cell in enumerate(cells[1:-1]):
            args[f"passed{place + 1}"] = symbol_at(state, cell)
        targets = [f"space:{end}", f"path:{name.replace(' ', '-')}"]
        known = Words(f"draw {name}", Message("rails-label-draw", args), targets)
        cache[key] = known
    return known


def read(state: RailsState, text: str) -> int:
    """Return the action for a text.

    Raises ``MalformedMoveError``, or ``IllegalMoveError`` with the reason if the sheet does not
    allow it.
    """
    verb, _, name = text.partition(" ")
    start, _ = VERBS.run(verb, text)
    if verb in ("use", "discard", "none"):
        if name:
            raise MalformedMoveError(f"'{text}': nothing follows '{verb}'")
        return start
    if verb == "draw":
        return start + _read_path(state, text, name.split(" "))
    if verb == "second":
        return start + _read_second(state, text, name)
    if verb == "station":
        cell = _cell(state, text, name)
        if state.sheet.kinds[cell] != STATION_SYMBOL:
            raise IllegalMoveError(f"'{text}': there is no station at {name} (R-4.1)")
        return start + cell
    if verb == "deliver":
        return start + _read_kind(state, text, name)
    if verb == "card":
        if name not in state.content.card_index:
            raise MalformedMoveError(f"'{text}': there is no card '{name}' in this pack")
        return start + state.content.card_index[name]
    highest = int(state.seats) if verb == "start" else VALUES
    if len(name) != 1 or name not in "123456789"[:highest]:
        raise MalformedMoveError(f"'{text}': expected a number from 1 to {highest}")
    return start + int(name) - 1


def prompt(state: RailsState) -> Message:
    args: dict[str, Arg] = {"seat": state.seat + 1, "round": state.round}
    phase = int(state.phase)
    route = state.routes[state.seat]
    if phase == phases.LAYING:
        args["number"] = len(state.cards) + 1
    elif phase == phases.ROLLING:
        args["left"] = state.seats + 1 - state.rolled
    elif phase == phases.CHOOSING:
        args["value"] = route.die + 1
        args["left"] = route.gold - route.spent
        args["fits"] = "yes" if state.able >> route.die & 1 else "no"
    elif phase in (phases.SETTING_OUT, phases.DRAWING):
        args["value"] = state.value + 1
        args["count"] = len(state.legal())
        if route.head >= 0:
            args["at"] = state.sheet.names[route.head]
    elif phase in (phases.SELECTING, phases.VISITING, phases.DELIVERING):
        args["at"] = state.sheet.names[route.head]
    elif phase == phases.FINISHED:
        args["score"] = max(state.scores())
        args["count"] = len(state.winners())
    return Message(PROMPTS[phase], args)


def symbol_at(state: RailsState, name: str) -> str:
    """Return the symbol of a space by name."""
    return SYMBOLS[state.sheet.kinds[state.sheet.index[name]]]


def path_text(state: RailsState, start: int, path: int) -> str:
    """Return the names of a path's spaces, including the start: ``C4 C5 D5``."""
    entered = state.sheet.spaces_of_path(start, path)
    names = state.sheet.names
    return " ".join([names[cell] for cell in [start, *(entered or [])]])


def _object(state: RailsState, verb: str, number: int) -> str:
    if verb == "draw":
        return path_text(state, int(state.routes[state.seat].head), number)
    if verb == "station":
        return state.sheet.names[number]
    if verb == "second":
        head = int(state.routes[state.seat].head)
        return state.sheet.names[state.sheet.neighbor(head, number)]
    if verb == "deliver":
        return SYMBOLS[number]
    if verb == "card":
        return state.content.cards[number].name
    if verb in ("use", "discard", "none"):
        return ""
    return str(number + 1)


def capitals(text: str) -> str:
    """Return typed text with its spaces capitalized as in a record: ``draw C4 C5``."""
    verb, gap, spaces = text.partition(" ")
    known = verb.lower()
    return known + gap + spaces.upper() if known in ("draw", "station", "second") else text


def _cell(state: RailsState, text: str, name: str) -> int:
    if name in state.sheet.index:
        return state.sheet.index[name]
    if name.upper() in state.sheet.index:
        raise MalformedMoveError(f"'{text}': expected {name.upper()} in capitals, found '{name}'")
    letter, digits = name[:1], name[1:]
    if letter.isascii() and letter.isupper() and digits.isascii() and digits.isdecimal():
        last = state.sheet.names[-1]
        raise IllegalMoveError(f"'{text}': {name} is off the sheet, which ends at {last} (R-4.3)")
    raise MalformedMoveError(f"'{text}': expected a space such as C4, found '{name}'")


def _read_path(state: RailsState, text: str, names: list[str]) -> int:
    cells = [_cell(state, text, name) for name in names]
    size = state.sheet.size
    shape = tuple(
        [
            (two % size - one % size, two // size - one // size)
            for one, two in itertools.pairwise(cells)
        ]
    )
    path = INDEX.get(shape)
    if path is None:
        raise IllegalMoveError(f"'{text}': no die draws a section of that shape (R-4.2)")
    if state.phase != phases.DRAWING:
        return path
    route = state.routes[state.seat]
    if cells[0] != route.head:
        ends = state.sheet.names[route.head]
        raise IllegalMoveError(f"'{text}': the line ends at {ends}, not at {names[0]} (R-4.1)")
    if VALUE_OF[path] != state.value:
        drawn = VALUE_OF[path] + 1
        raise IllegalMoveError(
            f"'{text}': that is a section of a {drawn}, not of a {state.value + 1} (R-4.2)"
        )
    for cell, name in zip(cells[1:], names[1:], strict=True):
        if route.covers(cell):
            raise IllegalMoveError(f"'{text}': the line is on {name} already (R-4.3)")
    if path not in route.paths(state.sheet.path_masks(), state.value):
        raise IllegalMoveError(f"'{text}': the line would cross itself (R-4.4)")
    if path not in route.paths(state.conditions.path_masks, state.value):
        raise IllegalMoveError(f"'{text}': a condition card forbids it (R-9.1, R-9.5)")
    return path


def _read_second(state: RailsState, text: str, name: str) -> int:
    cell = _cell(state, text, name)
    head = int(state.routes[state.seat].head)
    for direction in range(len(BESIDE)):
        if head >= 0 and state.sheet.neighbor(head, direction) == cell:
            return direction
    raise IllegalMoveError(f"'{text}': {name} is not one space straight from the stop (R-5.2)")


def _read_kind(state: RailsState, text: str, name: str) -> int:
    if name not in SYMBOLS[:KINDS]:
        expected = ", ".join(SYMBOLS[:KINDS])
        raise MalformedMoveError(f"'{text}': expected a good, one of {expected}")
    kind = SYMBOLS.index(name)
    route = state.routes[state.seat]
    if state.phase in (phases.VISITING, phases.DELIVERING, phases.LAST_DELIVERY):
        if route.done >> kind & 1:
            raise IllegalMoveError(f"'{text}': {name} was delivered before (R-7.3)")
        if not route.aboard(kind):
            raise IllegalMoveError(f"'{text}': there is no {name} aboard (R-7.4)")
    return kind
