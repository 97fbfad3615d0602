"""Checks the symmetries of a game's positions."""

from __future__ import annotations

from arizona.engine.game import Setup
from arizona.engine.state import State
from arizona.engine.symmetry import Symmetry


def symmetry_errors(setup: Setup, state: State) -> list[str]:
    """Return what is wrong with the symmetries of a position; for tests."""
    game = setup.game
    size = int(game.observer(setup).size)
    errors: list[str] = []
    sound: list[Symmetry] = []
    legal = state.legal()
    for symmetry in game.symmetries(state):
        mapped, name, row = symmetry.state, symmetry.name, symmetry.row
        if sorted(symmetry.actions) != list(range(setup.num_actions)):
            errors.append(f"{name}: actions are not a permutation")
            continue
        if row is not None and sorted(row) != list(range(size)):
            errors.append(f"{name}: row is not a permutation")
            continue
        if mapped.to_move() != state.to_move() or mapped.winners() != state.winners():
            errors.append(f"{name}: another seat is to move or wins")
        if mapped.scores() != state.scores():
            errors.append(f"{name}: the scores differ")
        if sorted(symmetry.actions[action] for action in legal) != sorted(mapped.legal()):
            errors.append(f"{name}: the legal moves do not correspond")
            continue
        if row is not None:
            errors.extend(_row_errors(setup, state, symmetry, row))
        sound.append(symmetry)
    for action in legal if sound else []:
        after = state.clone()
        after.apply(action)
        forms = {form.name: form.state.data() for form in game.symmetries(after)}
        for symmetry in sound:
            mapped_after = symmetry.state.clone()
            mapped_after.apply(symmetry.actions[action])
            if forms.get(symmetry.name) != mapped_after.data():
                errors.append(f"{symmetry.name}: action {action} leads to another position")
    return errors


def _row_errors(setup: Setup, state: State, symmetry: Symmetry, places: list[int]) -> list[str]:
    observer = setup.game.observer(setup)
    errors: list[str] = []
    for seat in range(setup.seats):
        row = observer.row(state, seat)
        other = observer.row(symmetry.state, seat)
        for index, place in enumerate(places):
            if other[index] != row[place]:
                errors.append(f"{symmetry.name}: the observation of seat {seat} differs at {index}")
                break
    return errors
