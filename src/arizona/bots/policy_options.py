"""Options of the tree search with a policy and value function."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from arizona.engine.errors import OptionError
from arizona.engine.packing import Reduced, attributes

PUCT: Final = "puct"
GUMBEL: Final = "gumbel"
SELECTIONS: Final = (PUCT, GUMBEL)


@final
class PolicySearchOptions:
    """Options of a search with a policy and value function."""

    def __init__(
        self,
        *,
        simulations: int = 64,
        selection: str = PUCT,
        explore: float = 1.5,
        first_play: float = 0.2,
        noise: float = 0.0,
        alpha: float = 10.0,
        leaves: int = 4,
        virtual_loss: int = 1,
        considered: int = 16,
        visit_scale: float = 50.0,
        value_scale: float = 0.1,
    ) -> None:
        if selection not in SELECTIONS:
            known = ", ".join(SELECTIONS)
            raise OptionError(f"selection: '{selection}' is not one of {known}")
        if simulations < 1 or leaves < 1 or considered < 1 or virtual_loss < 0:
            raise OptionError("simulations, leaves and considered must be at least 1")
        self.simulations: Final[i64] = simulations
        """Number of simulations per decision, including the evaluation of the root."""
        self.gumbel: Final = selection == GUMBEL
        """Whether to select by Gumbel and sequential halving instead of PUCT."""
        self.explore: Final = explore
        """Exploration constant of PUCT."""
        self.first_play: Final = first_play
        """How much less than its parent an unvisited move is worth, times √(visited prior mass)."""
        self.noise: Final = noise
        """Fraction of Dirichlet noise in the root's priors; 0.25 is usual in self-play."""
        self.alpha: Final = alpha
        """Total concentration of the noise; each of n legal moves gets alpha / n."""
        self.leaves: Final[i64] = leaves
        """Maximum number of leaves per tree in one evaluation."""
        self.virtual_loss: Final = virtual_loss
        """Number of lost visits that a pending evaluation counts as."""
        self.considered: Final[i64] = considered
        """Number of root moves that Gumbel search considers."""
        self.visit_scale: Final = visit_scale
        self.value_scale: Final = value_scale
        """Constants c_visit and c_scale of Gumbel search."""

    def __reduce__(self) -> Reduced:
        values = attributes(self, ("gumbel",))
        values["selection"] = GUMBEL if self.gumbel else PUCT
        return _restored, (values,)


def _restored(values: dict[str, Any]) -> PolicySearchOptions:
    """Restore pickled options."""
    return PolicySearchOptions(**values)
