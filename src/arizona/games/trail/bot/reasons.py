"""Explains a Trail move by the events it causes."""

from __future__ import annotations

from typing import Final

from arizona.engine.events import Event
from arizona.engine.message import Arg, Message

ALWAYS: Final = ("claimed", "spirit-taken", "dutchman", "marker", "star", "cubes-loaded")
"""Events that are always listed, one by one."""
AT_LEAST: Final = (
    "order-chosen",
    "walked",
    "card-taken",
    "ability",
    "spirit-used",
    "arrow-moved",
    "arrow-taken",
    "blossom-placed",
    "antidote",
    "gila",
    "weather",
    "marker-used",
    "retired",
)
"""Events listed only if there is nothing else to say."""

SILENT: Final = ("turn",)
"""Events that are never listed."""
MOST: Final = 3
"""Number of reasons the table shows; if there is a cost, the list is cut to this length."""


def why(events: list[Event], seat: int) -> list[Message]:
    """Return what the events bring a seat, the most important first, then what they cost."""
    own = [event for event in events if event.seat == seat and event.kind not in SILENT]
    found = _sums(own, "gold", "cause", "amount") + _sums(own, "grit", "cause", "amount")
    found += [_reason(event.kind, event.args) for event in own if event.kind in ALWAYS]
    found += _highest(own, "climbed", "", "level")
    found += _sums(own, "piece-placed", "", "spaces")
    found += _highest(own, "advanced", "terrain", "space")
    found += _sums(own, "gained", "what", "amount")
    if not found:
        found = [_reason(event.kind, event.args) for event in own if event.kind in AT_LEAST][:1]
    costs = _costs(own)
    # The cost is always included, however much the move gains.
    told = found[: MOST - 1] + costs[:1] if costs else found
    return told if told else [Message("trail-why-nothing")]


def _costs(own: list[Event]) -> list[Message]:
    coins = [event for event in own if event.kind == "paid-coins" and event.args.get("price")]
    found = [_reason("paid-coins", {"price": event.args["price"]}) for event in coins]
    found += _sums(own, "paid", "what", "amount")
    return found + _losses(own, "gold", "gold-lost") + _losses(own, "grit", "grit-lost")


def _sums(own: list[Event], kind: str, by: str, number: str) -> list[Message]:
    """Return a reason for each cause or item with its total, the largest first."""
    sums = _totals(own, kind, by, number)
    rows = sorted([(-amount, key) for key, amount in sums.items()])
    return [_told(kind, by, key, number, -less) for less, key in rows if less < 0]


def _losses(own: list[Event], kind: str, told: str) -> list[Message]:
    """Return a reason for each cause with a negative total, as a positive loss."""
    sums = _totals(own, kind, "cause", "amount")
    return [
        _told(told, "cause", cause, "amount", -amount)
        for cause, amount in sums.items()
        if amount < 0
    ]


def _totals(own: list[Event], kind: str, by: str, number: str) -> dict[str, int]:
    """Return the total of all events of a kind for each cause or item."""
    sums: dict[str, int] = {}
    for event in own:
        if event.kind == kind:
            key = str(event.args[by]) if by else ""
            sums[key] = sums.get(key, 0) + _number(event, number)
    return sums


def _highest(own: list[Event], kind: str, by: str, number: str) -> list[Message]:
    """Return a reason for each item with the highest place reached."""
    places: dict[str, int] = {}
    for event in own:
        if event.kind == kind:
            key = str(event.args[by]) if by else ""
            places[key] = max(places.get(key, 0), _number(event, number))
    return [_told(kind, by, key, number, place) for key, place in places.items()]


def _told(kind: str, by: str, key: str, number: str, amount: int) -> Message:
    args: dict[str, Arg] = {number: amount}
    if by:
        args[by] = key
    return _reason(kind, args)


def _reason(kind: str, args: dict[str, Arg]) -> Message:
    return Message(f"trail-why-{kind}", dict(args))


def _number(event: Event, name: str) -> int:
    amount = event.args[name]
    assert isinstance(amount, int), event
    return amount
