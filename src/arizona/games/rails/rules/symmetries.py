"""The rotations and mirror images of a Rails position.

Every section may be rotated and flipped (R-4.2), and no card refers to a direction. So a position
is equivalent to the same position on a rotated or mirrored sheet.
"""

from __future__ import annotations

from typing import Final

from arizona.engine.symmetry import Symmetry
from arizona.games.rails.rules.actions import DRAW, NUM_ACTIONS, PATHS, SECOND, STATION
from arizona.games.rails.rules.observer import RailsObserver
from arizona.games.rails.rules.route import NO_STEPS, NOWHERE, Route
from arizona.games.rails.rules.shapes import BESIDE, INDEX, SHAPES
from arizona.games.rails.rules.sheet import BLOCKS, FORMS, WORD, formed
from arizona.games.rails.rules.state import RailsState

PATHS_IN: Final = [
    [INDEX[tuple([formed(form, right, down) for right, down in shape])] for shape in SHAPES]
    for form in range(len(FORMS))
]
"""By form: the path that each path becomes."""
BESIDE_IN: Final = [
    [BESIDE.index(formed(form, right, down)) for right, down in BESIDE]
    for form in range(len(FORMS))
]
"""By form: the direction that each direction becomes."""


class Form:
    """How spaces, actions and observations change in one form of a sheet."""

    def __init__(self, form: int, seats: int, size: int) -> None:
        self.form: Final = form
        self.cells: Final = _grid(form, size)
        """The space that each space becomes."""
        self.blocks: Final = _grid(form, size - 1)
        """The block of four spaces that each block becomes."""
        actions = list(range(NUM_ACTIONS))
        for path in range(PATHS):
            actions[DRAW + path] = DRAW + PATHS_IN[form][path]
        for direction in range(len(BESIDE)):
            actions[SECOND + direction] = SECOND + BESIDE_IN[form][direction]
        for cell, becomes in enumerate(self.cells):
            actions[STATION + cell] = STATION + becomes
        self.actions: Final = actions
        observer = RailsObserver(seats, size)
        row = list(range(int(observer.size)))
        maps = [(observer.sheet, self.cells)]
        for place in observer.places:
            maps += [(place.head, self.cells), (place.line, self.cells)]
            maps.append((place.strokes, self.blocks))
        for first, places in maps:
            for index, becomes in enumerate(places):
                row[first + becomes] = first + index
        self.row: Final = row

    def route(self, route: Route) -> Route:
        """Return the route on the sheet of this form."""
        cells = self.cells
        mapped = route.copy()
        mapped.cached_key = NOWHERE
        if route.start >= 0:
            mapped.start = cells[route.start]
            mapped.head = cells[route.head]
        mapped.low, mapped.high = _moved(route.low, route.high, WORD, cells)
        blocks = _moved(route.block_low, route.block_high, BLOCKS, self.blocks)
        mapped.block_low, mapped.block_high = blocks
        mapped.steps = NO_STEPS
        mapped.earlier = None
        for step in route.line():
            if step >= PATHS:
                mapped.add(PATHS + BESIDE_IN[self.form][step - PATHS])
            else:
                mapped.add(PATHS_IN[self.form][step])
        return mapped


_forms: Final[dict[tuple[int, int, int], Form]] = {}


def symmetries(state: RailsState) -> list[Symmetry]:
    """Return the position in the seven other forms of its sheet."""
    found: list[Symmetry] = []
    for form in range(1, len(FORMS)):
        key = (form, int(state.seats), int(state.sheet.size))
        if key not in _forms:
            _forms[key] = Form(*key)
        known = _forms[key]
        mapped = _mapped(state, known)
        found.append(Symmetry(FORMS[form], mapped, known.actions, known.row))
    return found


def _mapped(state: RailsState, form: Form) -> RailsState:
    content = state.content
    sheet = content.sheet_in(state.sheet, form.form)
    cards = [content.card_index[card.name] for card in state.conditions.cards]
    routes = [form.route(route) for route in state.routes]
    mapped = RailsState(content, sheet, content.conditions(sheet, cards), routes, state.redraw)
    mapped.copy_from(state)
    return mapped


def _grid(form: int, size: int) -> list[int]:
    """Return what each place of a square grid becomes, row by row."""
    places: list[int] = []
    edge = size - 1
    for place in range(size * size):
        # Twice the distance from the center is a whole number.
        right, down = formed(form, 2 * (place % size) - edge, 2 * (place // size) - edge)
        places.append((down + edge) // 2 * size + (right + edge) // 2)
    return places


def _moved(low: int, high: int, word: int, places: list[int]) -> tuple[int, int]:
    """Return a set of two words with every member moved."""
    left = low | high << word
    moved = 0
    for place, becomes in enumerate(places):
        if left >> place & 1:
            moved |= 1 << becomes
    return moved & (1 << word) - 1, moved >> word
