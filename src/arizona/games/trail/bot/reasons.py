"""Explains a Trail move by the facts of its line: costs, gains and effects on others."""

from __future__ import annotations

from typing import Final

from arizona.bots.facts import COST, EFFECT, GAIN, LATER, NOW, Fact, Reasons, Step
from arizona.engine.bits import count
from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.games.trail.rules import actions as a
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effect_language import KINDS, STOCKS
from arizona.games.trail.rules.frames import a_of, kind_of, seat_of
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.state import TrailState

TURN_ENDS: Final = ("turn", "recovery", "placed", "week", "game-over")
"""Events after these belong to the course of the game, not to the move.

``placed`` begins the scoring of a State 48 card.
"""
COINS: Final = ("turquoise", "copper", "silver")
ITEMS: Final = (
    "claimed",
    "spirit-taken",
    "dutchman",
    "marker",
    "star",
    "cubes-loaded",
    "order-chosen",
    "walked",
    "card-taken",
    "blossom-placed",
    "antidote",
    "gila",
    "weather",
)
"""Events that are listed one by one."""
PASSING: Final = ("gained", "gold", "grit", "advanced")
"""Events with a cause, which the label of a move may already state."""
PRICES: Final = (
    "marker",
    "dutchman",
    "jackalope",
    "cube",
    "turquoise",
    "copper",
    "silver",
    "supplies",
    "health",
    "water",
    "poison",
)
"""Kinds of costs, in the order in which they are listed."""
MAX_STATEMENTS: Final = 4
"""Number of statements per list, in addition to the costs."""
ANY: Final = "*"

RESTATED: Final[tuple[tuple[int, int, tuple[str, ...], tuple[str, ...]], ...]] = (
    (a.GATEWAY, a.GATEWAY + 1, (), ("gateway",)),
    (a.ORDER, a.WALK, ("order-chosen",), ()),
    (a.WALK, a.CARD, ("walked",), ("passage",)),
    (a.CARD, a.PIECE, ("card-taken",), ("flora", "fauna")),
    (a.ARROW, a.GILA, ("arrow-moved", "arrow-taken"), ("arrow",)),
    (a.CLAIM, a.USE, ("claimed",), ("claim", "state48", "first-card")),
    (a.USE, a.OPTION, (), ("ability",)),
    (a.OPTION, a.CUBE, (), (ANY,)),
    (a.CUBE, a.SPIRIT, (), ("spirit",)),
    (a.SPIRIT, a.WEATHER, ("spirit-taken",), ()),
    (a.WEATHER, a.RESOURCE, ("weather",), ("weather",)),
    (a.RESOURCE, a.ADVANCE, (), (ANY,)),
    (a.ADVANCE, a.PLACE, (), (ANY, "track")),
    (a.PLACE, a.ANTIDOTE, ("blossom-placed",), ()),
    (a.ANTIDOTE, a.PAY, ("antidote",), ()),
)
"""First and last action of a family, and what its label states: items, and causes of gains.

``ANY`` stands for every gain of the move itself.
"""


# --- facts --------------------------------------------------------------------------------------


def facts(steps: list[Step], seat: int) -> list[Fact]:
    """Return the facts of a line, in the order in which they happen."""
    found: list[Fact] = []
    for own in _facts_by_step(steps, seat):
        found.extend(own)
    return found


def _facts_by_step(steps: list[Step], seat: int) -> list[list[Fact]]:
    """Return the facts of each step until the turn ends."""
    by_step: list[list[Fact]] = []
    for step in steps:
        found: list[Fact] = []
        by_step.append(found)
        for event in step.events:
            if event.kind in TURN_ENDS:
                return by_step
            if event.seat == seat:
                found.extend(_own(event, step.when))
            elif event.seat >= 0:
                found.extend(_of_others(event, step.when))
        tokens = _poison_due(step, seat)
        if tokens:
            found.append(Fact(COST, "poison", seat, tokens, None, step.when))
    return by_step


def _own(event: Event, when: str) -> list[Fact]:
    kind, args, seat = event.kind, event.args, event.seat
    if kind == "paid-coins":
        return [
            Fact(COST, coin, seat, _number(event, coin), None, when)
            for coin in COINS
            if _number(event, coin)
        ]
    if kind == "paid":
        return [Fact(COST, str(args["what"]), seat, _number(event, "amount"), None, when)]
    if kind == "lost":
        return [Fact(COST, "lost", seat, _number(event, "amount"), dict(args), when)]
    if kind == "marker-used":
        return [Fact(COST, str(args["means"]), seat, 1, None, when)]
    if kind in ("ability", "spirit-used"):
        return [Fact(COST, "cube", seat, _number(event, "cubes"), dict(args), when)]
    if kind in ("gold", "grit"):
        amount = _number(event, "amount")
        return [Fact(GAIN if amount > 0 else COST, kind, seat, amount, dict(args), when)]
    if kind == "gained":
        return [Fact(GAIN, kind, seat, _number(event, "amount"), dict(args), when)]
    if kind == "advanced":
        return [Fact(GAIN, kind, seat, _number(event, "space"), dict(args), when)]
    if kind == "climbed":
        return [Fact(GAIN, kind, seat, _number(event, "level"), None, when)]
    if kind == "piece-placed":
        return [Fact(GAIN, kind, seat, _number(event, "spaces"), None, when)]
    found = [Fact(EFFECT, kind, seat, 0, dict(args), when)] if kind in ITEMS else []
    if kind == "order-chosen":  # T-6.1: it takes an Adventure Marker
        found.append(Fact(COST, "marker", seat, 1, None, when))
    return found


def _of_others(event: Event, when: str) -> list[Fact]:
    if event.kind not in ("gained", "lost", "gold", "grit") or not _number(event, "amount"):
        return []
    args = dict(event.args)
    return [Fact(EFFECT, event.kind, event.seat, _number(event, "amount"), args, when)]


def _poison_due(step: Step, seat: int) -> int:
    """Return how many Poison tokens the seat has to draw next because of missing resources."""
    after = step.after
    assert isinstance(after, TrailState)
    if not after.depth:
        return 0
    top = after.top()
    if kind_of(top) != f.DRAW_POISON or int(seat_of(top)) != seat:
        return 0
    return min(int(a_of(top)), int(count(after.poison)))


# --- statements ---------------------------------------------------------------------------------


def reasons(steps: list[Step], seat: int) -> Reasons:
    """Return what the line's first move does, then what it prepares, without restating it."""
    by_step = _facts_by_step(steps, seat)
    action = steps[0].action
    same = _same_move(steps)
    now = [fact for own in by_step for fact in own if fact.when == NOW]
    labeled = [fact for own in by_step[:same] for fact in own if fact.when == LATER]
    later = [fact for own in by_step[same:] for fact in own if fact.when == LATER]
    said = _statements(_without_label(now, action), seat) + _totals(steps, now, action, seat)
    then = _statements(_without_label(labeled, action) + later, seat)
    if not said and not then and not now:
        said = [_nothing([event for step in steps if step.when == NOW for event in step.events])]
    return Reasons(said, then)


def why(events: list[Event], seat: int) -> list[Message]:
    """Return what events cost and bring a seat, as statements."""
    all_facts: list[Fact] = []
    for event in events:
        if event.kind in TURN_ENDS:
            break
        if event.seat == seat:
            all_facts.extend(_own(event, NOW))
        elif event.seat >= 0:
            all_facts.extend(_of_others(event, NOW))
    said = _statements(all_facts, seat)
    return said if said else [_nothing(events)]


def _nothing(events: list[Event]) -> Message:
    """Describe a move without costs and gains; the scoring at the end of a week is not its own."""
    for event in events:
        if event.kind in ("recovery", "game-over"):
            return Message("trail-why-ends-week")
    return Message("trail-why-nothing")


def _family(action: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    for first, end, items, causes in RESTATED:
        if first <= action < end:
            return items, causes
    return (), ()


def _same_move(steps: list[Step]) -> int:
    """Return how many steps the label of the first move covers.

    A later move of the same kind, such as another ability, has gains of its own.
    """
    family = _family(steps[0].action)
    number = 1
    while number < len(steps) and (family == ((), ()) or _family(steps[number].action) != family):
        number += 1
    return number


def _without_label(all_facts: list[Fact], action: int) -> list[Fact]:
    """Drop what the label of the move already states.

    Costs are stated in full, unless the move is a payment of nothing but the coins in its label.
    """
    items, causes = _family(action)
    paying = a.PAY <= action < a.START
    for fact in all_facts:
        if fact.role == COST and fact.kind in PRICES and fact.kind not in COINS:
            paying = False
    found: list[Fact] = []
    for fact in all_facts:
        if fact.role == EFFECT and fact.kind in items:
            continue
        if fact.role == GAIN and fact.kind in PASSING and _states(causes, fact):
            continue
        if paying and fact.when == NOW and fact.role == COST and fact.kind in COINS:
            continue
        found.append(fact)
    return found


def _states(causes: tuple[str, ...], fact: Fact) -> bool:
    cause = fact.args.get("cause")
    return (ANY in causes and fact.when == NOW) or (isinstance(cause, str) and cause in causes)


def _totals(steps: list[Step], now: list[Fact], action: int, seat: int) -> list[Message]:
    """State what the player then has of the stock whose gain the label states."""
    _, causes = _family(action)
    kinds: list[str] = []
    for fact in now:
        if fact.seat == seat and fact.kind == "gained" and fact.amount and _states(causes, fact):
            what = str(fact.args["what"])
            if what not in kinds:
                kinds.append(what)
    if not kinds:
        return []
    after = [step for step in steps if step.when == NOW][-1].after
    assert isinstance(after, TrailState)
    stock = after.players[seat].stock
    amounts = [
        f"{int(byte(stock, kind))} {KINDS[kind]}" for kind in range(STOCKS) if KINDS[kind] in kinds
    ]
    return [Message("trail-why-stock", {"gives": ", ".join(amounts)})]


def _statements(all_facts: list[Fact], seat: int) -> list[Message]:
    """Render facts of the same time: all costs, then the most important gains and effects."""
    costs = _costs(all_facts)
    found = _points(all_facts, "gold") + _points(all_facts, "grit")
    found += [
        Message(f"trail-why-{fact.kind}", dict(fact.args))
        for fact in all_facts
        if fact.role == EFFECT and fact.seat == seat
    ]
    found += _highest(all_facts, "climbed", "", "level")
    spaces = sum([fact.amount for fact in all_facts if fact.kind == "piece-placed"])
    if spaces:
        found.append(Message("trail-why-piece-placed", {"spaces": spaces}))
    found += _highest(all_facts, "advanced", "terrain", "space")
    found += _stock_gains(all_facts)
    others = [
        Message(f"trail-why-other-{fact.kind}", {**fact.args, "seat": fact.seat + 1})
        for fact in all_facts
        if fact.role == EFFECT and fact.seat != seat
    ]
    # An effect on others is listed even if the seat itself has many gains.
    room = MAX_STATEMENTS - min(1, len(others))
    return costs + found[:room] + others[: MAX_STATEMENTS - len(found[:room])]


def _costs(all_facts: list[Fact]) -> list[Message]:
    sums: dict[str, int] = {}
    for fact in all_facts:
        if fact.role == COST and fact.kind in PRICES:
            sums[fact.kind] = sums.get(fact.kind, 0) + fact.amount
    amounts = [f"{sums[kind]} {kind}" for kind in PRICES if sums.get(kind)]
    found = [Message("trail-why-costs", {"pays": ", ".join(amounts)})] if amounts else []
    lost: dict[tuple[str, str, str], int] = {}
    for fact in all_facts:
        if fact.role == COST and fact.kind in ("lost", "gold", "grit"):
            key = (fact.kind, str(fact.args.get("what", "")), str(fact.args["cause"]))
            lost[key] = lost.get(key, 0) + abs(fact.amount)
    for (kind, what, cause), amount in lost.items():
        if not amount:
            continue
        args: dict[str, Arg] = {"amount": amount, "cause": cause}
        if what:
            args["what"] = what
        found.append(Message("trail-why-lost" if what else f"trail-why-{kind}-lost", args))
    return found


def _points(all_facts: list[Fact], kind: str) -> list[Message]:
    """Return the gain of Gold or Grit for each cause, the largest first."""
    sums: dict[str, int] = {}
    for fact in all_facts:
        if fact.role == GAIN and fact.kind == kind:
            cause = str(fact.args["cause"])
            sums[cause] = sums.get(cause, 0) + fact.amount
    rows = sorted([(-amount, cause) for cause, amount in sums.items() if amount])
    return [Message(f"trail-why-{kind}", {"amount": -less, "cause": cause}) for less, cause in rows]


def _highest(all_facts: list[Fact], kind: str, by: str, number: str) -> list[Message]:
    """Return the highest place reached for each track."""
    places: dict[str, int] = {}
    for fact in all_facts:
        if fact.kind == kind:
            key = str(fact.args[by]) if by else ""
            places[key] = max(places.get(key, 0), fact.amount)
    found: list[Message] = []
    for key, place in places.items():
        args: dict[str, Arg] = {number: place}
        if by:
            args[by] = key
        found.append(Message(f"trail-why-{kind}", args))
    return found


def _stock_gains(all_facts: list[Fact]) -> list[Message]:
    """Return the coins and resources gained, with their cause if it is the same for all."""
    sums: dict[str, int] = {}
    causes: list[str] = []
    for fact in all_facts:
        if fact.role == GAIN and fact.kind == "gained" and fact.amount:
            what = str(fact.args["what"])
            sums[what] = sums.get(what, 0) + fact.amount
            cause = str(fact.args["cause"])
            if cause not in causes:
                causes.append(cause)
    if not sums:
        return []
    gives = ", ".join([f"{sums[kind]} {kind}" for kind in KINDS if kind in sums])
    if len(causes) > 1:
        return [Message("trail-why-gains", {"gives": gives})]
    return [Message("trail-why-gains-from", {"gives": gives, "cause": causes[0]})]


def _number(event: Event, name: str) -> int:
    amount = event.args[name]
    assert isinstance(amount, int), event
    return amount
