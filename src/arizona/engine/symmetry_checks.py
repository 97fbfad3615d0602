"""Checks the symmetries of a game's positions."""

from __future__ import annotations

from arizona.engine.game import Setup
from arizona.engine.state import State


def symmetry_errors(setup: Setup, state: State) -> list[str]:
    """Return what is wrong with the symmetries of a position; for tests."""
    game = setup.game
    observer = game.observer(setup)
    errors: list[str] = []
    for symmetry in game.symmetries(state):
        mapped, name = symmetry.state, symmetry.name
        if sorted(symmetry.actions) != list(range(setup.num_actions)):
            errors.append(f"{name}: actions are not a permutation")
            continue
        if sorted(symmetry.row) != list(range(int(observer.size))):
            errors.append(f"{name}: row is not a permutation")
            continue
        if mapped.to_move() != state.to_move() or mapped.winners() != state.winners():
            errors.append(f"{name}: another seat is to move or wins")
        if mapped.scores() != state.scores():
            errors.append(f"{name}: the scores differ")
        legal = state.legal()
        if sorted(symmetry.actions[action] for action in legal) != sorted(mapped.legal()):
            errors.append(f"{name}: the legal moves do not correspond")
            continue
        for seat in range(setup.seats):
            row = observer.row(state, seat)
            other = observer.row(mapped, seat)
            for index, place in enumerate(symmetry.row):
                if other[index] != row[place]:
                    errors.append(f"{name}: the observation of seat {seat} differs at {index}")
                    break
        for action in legal:
            after, mapped_after = state.clone(), mapped.clone()
            after.apply(action)
            mapped_after.apply(symmetry.actions[action])
            again = [one for one in game.symmetries(after) if one.name == name]
            if not again or again[0].state.data() != mapped_after.data():
                errors.append(f"{name}: action {action} leads to another position")
    return errors
