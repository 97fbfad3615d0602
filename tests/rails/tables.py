"""Sheets and positions for the tests."""

from __future__ import annotations

from typing import cast

from arizona import get_game
from arizona.engine.events import Event
from arizona.games.rails.content.loader import RailsContent
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.sheet import LETTERS, Sheet
from arizona.games.rails.rules.state import RailsState, first_position

DULL = ("rancher", "miner", "farmer")
"""Three cards that have no effect before the end."""


def content() -> RailsContent:
    return cast("RailsContent", get_game("rails").setup().content)


def land(**places: str) -> list[str]:
    """Return ten rows of wheat with other symbols inserted: ``land(town="C1 D4", cow="A1")``."""
    names = dict(zip(SYMBOL_WORDS, LETTERS, strict=True))
    rows = [["w"] * 10 for _ in range(10)]
    for symbol, spaces in places.items():
        for space in spaces.split():
            rows[int(space[1:]) - 1][ord(space[0]) - ord("A")] = names[symbol]
    return ["".join(row) for row in rows]


SYMBOL_WORDS = (
    "cow",
    "sheep",
    "wheat",
    "apple",
    "mineral",
    "wood",
    "mountain",
    "town",
    "station",
)


def table(
    rows: list[str], *, seats: int = 2, cards: tuple[str, ...] = DULL, starter: int = 0
) -> RailsState:
    """Return a game that is about to roll its first die, on a sheet made for the test."""
    packed = content()
    sheet = Sheet("/".join(rows), "Test", "", rows)
    state = first_position(packed, sheet, seats, [packed.card_index[card] for card in cards], False)
    run(state, f"start {starter + 1}")
    return state


def drawing(
    rows: list[str],
    at: str,
    value: int,
    *,
    seats: int = 2,
    cards: tuple[str, ...] = DULL,
    line: str = "",
    cargo: dict[str, int] | None = None,
) -> RailsState:
    """Return a game in which the first seat draws from a space. ``line`` names the used spaces."""
    state = table(rows, seats=seats, cards=cards)
    route = state.routes[0]
    route.begin(state.sheet.index[at])
    for space in line.split():
        route.cover(state.sheet.index[space])
    load(state, 0, **(cargo or {}))
    for other in state.routes:
        other.die = value - 1
    state.value = value - 1
    state.rolled = seats + 1
    state.dice = 1
    state.alive = True
    state.phase = phases.DRAWING
    return state


def load(state: RailsState, seat: int, **pieces: int) -> None:
    for kind, count in pieces.items():
        state.routes[seat].cargo += count << (8 * SYMBOL_WORDS.index(kind))


def choosing(
    rows: list[str], at: str, die: int, *, line: str = "", gold: int = 0, spent: int = 0
) -> RailsState:
    """Return a game in which the first seat chooses what to draw with; both took the same value."""
    state = table(rows)
    route = state.routes[0]
    if at:
        route.begin(state.sheet.index[at])
    for space in line.split():
        route.cover(state.sheet.index[space])
    route.gold = gold
    route.spent = spent
    other = 1 if die != 1 else 2
    run(state, f"roll {die}", f"roll {die}", f"roll {other}", f"take {die}", f"take {die}")
    return state


def run(state: RailsState, *texts: str) -> list[Event]:
    """Play moves by their texts, all of which must be legal, and return the events."""
    game = get_game("rails")
    events: list[Event] = []
    for text in texts:
        action = game.read(state, text)
        assert action in state.legal(), f"'{text}' is not legal; legal: {texts_of(state)}"
        state.log = events
        state.apply(action)
        state.log = None
    return events


def texts_of(state: RailsState) -> list[str]:
    return [text for _, text in get_game("rails").legal_texts(state)]


def ends_of(state: RailsState) -> set[str]:
    return {text.split()[-1] for text in texts_of(state)}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def finish(state: RailsState) -> list[Event]:
    """Stop here and score, declining the last deliveries."""
    events: list[Event] = []
    state.last = True
    state.served = int(state.seats) - 1
    state.log = events
    state._end_turn()
    while state.phase == phases.LAST_DELIVERY:
        state.apply(get_game("rails").read(state, "none"))
    state.log = None
    assert state.phase == phases.FINISHED
    return events
