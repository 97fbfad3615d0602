"""A hint names a cause, and the engine's own events bear it out."""

from __future__ import annotations

import pytest

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.hints import Hint, hints
from arizona.bots.roster import make_bot
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.engine.message import Message
from arizona.engine.state import State
from arizona.games.trail.bot.reasons import why
from arizona.messages import Phrases
from tests.plenty import plenty

SUMMED = {"gold": "amount", "grit": "amount", "gained": "amount", "paid": "amount"}


def positions(seats: int, wanted: int) -> list[State]:
    """Positions from all weeks of a game between greedy players, each with a choice."""
    match = Match(get_game("trail").setup(seats), seed=f"hints {seats}")
    match.settle()
    bot = make_bot("trail", "greedy", seed=seats)
    found = []
    while not match.over:
        legal = match.state.legal()
        if len(legal) > 1:
            found.append(match.state.clone())
        match.play(bot.decide(match.state.clone(), legal, Clock()))
    step = max(1, len(found) // wanted)
    return found[::step][:wanted]


def events_of(state: State, hint: Hint) -> list[Event]:
    """What really happens in the line of a hint."""
    seat = state.to_move()
    after = state.clone()
    log: list[Event] = []
    after.log = log
    for action in hint.line:
        assert after.to_move() == seat
        assert action in after.legal()
        after.apply(action)
    return [event for event in log if event.seat == seat and _counts(event)]


def _counts(event: Event) -> bool:
    """Whether it is worth a word: not whose turn it is, nor a gain for which there is no room."""
    return event.kind != "turn" and event.args.get("amount") != 0


def borne_out(reason: Message, events: list[Event]) -> bool:
    if reason.id == "trail-why-nothing":
        return not events
    lost = reason.id.endswith("-lost")
    kind = reason.id.removeprefix("trail-why-").removesuffix("-lost")
    same = [
        event
        for event in events
        if event.kind == kind
        and all(
            event.args.get(name) == value
            for name, value in reason.args.items()
            if name not in ("amount", "spaces")
        )
    ]
    number = "spaces" if kind == "piece-placed" else SUMMED.get(kind)
    if number is None:
        return bool(same)
    total = sum(int(event.args[number]) for event in same)
    return (-total if lost else total) == reason.args[number]


@pytest.mark.parametrize(("seats", "wanted"), [(2, 40), (3, 30), (4, 30)])
def test_hints_name_causes_that_the_events_bear_out(seats: int, wanted: int) -> None:
    phrases = Phrases()
    wanted = plenty(wanted)
    looked = positions(seats, wanted)
    assert len(looked) >= wanted - 2
    for state in looked:
        found = hints("trail", state.clone(), Clock(0.02))
        assert found
        for hint in found:
            events = events_of(state, hint)
            assert hint.reasons
            for reason in hint.reasons:
                assert reason.id.startswith("trail-why-"), "a figure is no cause"
                assert borne_out(reason, events), (reason, events)
                assert phrases.say(reason)


def test_what_a_move_takes_away_is_a_reason_too() -> None:
    args: dict[str, str | int] = {"amount": -2, "cause": "weather"}
    (told,) = why([Event("gold", 2, "T-9.3", args)], 2)
    assert Phrases().say(told) == "loses 2 Gold (Weather)"


def test_the_price_is_told_beside_the_gain() -> None:
    gain: dict[str, str | int] = {"amount": 2, "cause": "mural"}
    level: dict[str, str | int] = {"level": 4}
    price: dict[str, str | int] = {"price": 3, "cause": "row"}
    events = [
        Event("paid-coins", 0, "T-5.1", price),
        Event("gold", 0, "T-8.6", gain),
        Event("climbed", 0, "T-9.1", level),
        Event("piece-placed", 0, "T-8.5", {"spaces": 4}),
    ]
    assert [Phrases().say(one) for one in why(events, 0)] == [
        "gains 2 Gold (mural)",
        "climbs to level 4",
        "costs coins worth 3 Turquoise",
    ]


def test_who_is_far_ahead_reads_points() -> None:
    state = positions(2, 8)[-1]
    found = hints("trail", state.clone(), Clock(0.3))
    said = [Phrases().say(hint.expected) for hint in found]
    assert all("point" in text or text == "about even" for text in said), said
