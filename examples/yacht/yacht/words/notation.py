"""Yacht's notation: ``roll 1 3 3 5 6``, ``keep 3 3``, ``keep none``, ``write full-house``."""

from __future__ import annotations

from arizona.engine.errors import MalformedMoveError
from arizona.engine.game import Words
from arizona.engine.message import Arg, Message
from arizona.engine.state import CHANCE, OVER
from yacht.dice import HANDS, KEEPS, NUMBER
from yacht.state import YachtState, shown
from yacht.table import KEEP, ROLL, WRITE

NONE = "none"


def words(state: YachtState, action: int) -> Words:
    if WRITE <= action < ROLL:
        box = state.content.boxes[action - WRITE]
        args: dict[str, Arg] = {"title": box.title, "points": box.worth(state.dice)}
        return Words(f"write {box.name}", Message("yacht-label-write", args), [f"box:{box.name}"])
    verb, start = ("keep", KEEP) if action < WRITE else ("roll", ROLL)
    dice = shown(HANDS[action - start])
    id = f"yacht-label-{verb}" if dice else "yacht-label-keep-none"
    return Words(f"{verb} {dice or NONE}", Message(id, {"dice": dice}), [f"dice:{dice or NONE}"])


def read(state: YachtState, text: str) -> int:
    """Return the action for a text, legal or not. Raises ``MalformedMoveError``."""
    verb, _, rest = text.partition(" ")
    if verb == "write":
        if rest not in state.content.number:
            known = ", ".join(state.content.number)
            raise MalformedMoveError(f"'{text}': expected one of the boxes {known}")
        return WRITE + state.content.number[rest]
    if verb not in ("keep", "roll"):
        raise MalformedMoveError(f"'{text}': a move of yacht begins with keep, write or roll")
    faces = [] if rest == NONE else rest.split()
    hand = tuple(sorted(int(face) for face in faces if face in "123456"))
    number = NUMBER.get(hand, -1)
    if len(hand) != len(faces) or number < 0 or (verb == "keep" and number >= KEEPS):
        raise MalformedMoveError(f"'{text}': expected {verb} and dice, such as {verb} 3 3")
    return (KEEP if verb == "keep" else ROLL) + number


def prompt(state: YachtState) -> Message:
    mover = state.to_move()
    if mover == OVER:
        return Message("yacht-prompt-over")
    if mover == CHANCE:
        return Message("yacht-prompt-roll")
    return Message(
        "yacht-prompt-choose", {"dice": shown(state.dice), "left": int(state.table.left)}
    )
