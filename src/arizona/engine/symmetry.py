"""Symmetries of positions, to train on a position in all its equivalent forms.

A symmetry maps a position to an equivalent one, for example its mirror image, together with the
actions and the numbers of an observation. Legal moves, observations and outcomes commute with it:
mapping and then playing gives the same position as playing and then mapping.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arizona.engine.state import State

if TYPE_CHECKING:
    from arizona.engine.game import Setup


@final
class Symmetry:
    """An equivalent position, and how actions and observations correspond."""

    def __init__(self, name: str, state: State, actions: list[int], row: list[int]) -> None:
        self.name: Final = name
        """A name such as ``mirrored``."""
        self.state: Final = state
        self.actions: Final = actions
        """By action: the corresponding action in ``state``. A policy of this position is that of
        ``state`` indexed by it: ``policy = mapped[symmetry.actions]``."""
        self.row: Final = row
        """By index of an observation of ``state``: the index in an observation of this position:
        ``mapped = observation[symmetry.row]``."""


def symmetry_errors(setup: Setup, state: State) -> list[str]:
    """Return what is wrong with the symmetries of a position; for tests."""
    game = setup.game
    observer = game.observer(setup)
    errors: list[str] = []
    for symmetry in game.symmetries(state):
        mapped, name = symmetry.state, symmetry.name
        if sorted(symmetry.actions) != list(range(game.num_actions)):
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
