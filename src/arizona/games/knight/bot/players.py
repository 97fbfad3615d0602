"""Knight's evaluation, bots and characters."""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Bot, Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.levels import Level, Seed, by_playouts
from arizona.bots.network import Network
from arizona.bots.players import Calibration, Solved, TunedPlayers
from arizona.bots.search import SearchBot
from arizona.bots.simple import FallibleBot, GreedyBot
from arizona.bots.tree import SearchOptions
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.games.knight.bot.last_tile import TRIAL_NODES, TilePlanner
from arizona.games.knight.bot.reasons import reasons
from arizona.games.knight.bot.solver import HIGHEST, LOWEST, KnightSolver, Solution
from arizona.games.knight.bot.tile_placement import TileForesight, TileLookahead
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import JUMP
from arizona.games.knight.rules.state import KnightState, chip_value

WELL_LEARNED: Final = 5
"""First tile for which a bot with a time limit uses the network. Before that, half a second of
playouts is as good."""
HINT_BITS: Final = 18
"""Table size (log2) of the solver used for hints."""


@final
class KnightEvaluation(Evaluation):
    """The current lead and the best chip that the next jump can take."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, KnightState)
        scores = state.scores()
        lead = float(scores[seat] - scores[1 - seat])
        if state.phase != phases.JUMPING:
            return lead
        reach = state.legal()
        best = max([chip_value(state, space) for space in reach])
        return lead + best if state.to_move() == seat else lead - best

    def spread(self) -> float:
        """Small, because games are decided by few points."""
        return 4.0


def this_game_only(state: KnightState) -> KnightState:
    """Return the same position in a match that ends with the current game.

    Later games start from a new deal and would only add noise to a search.
    """
    single = KnightState(state.content, state.draft, state.game + 1, state.board)
    single.become(state)
    return single


@final
class KnightBot(Bot):
    """Places tiles by search or network; sets the knight and jumps by the solver."""

    def __init__(
        self,
        options: SearchOptions,
        seed: int | str | None = None,
        *,
        nodes: int = 0,
        bits: int = 20,
        plans: int = 0,
        traps: bool = False,
        learned: Network | None = None,
        since: int = 2,
    ) -> None:
        self.solver: Final = KnightSolver(bits)
        self.nodes: Final = nodes
        """Node limit of the solver per jump; 0 means that only the clock limits it."""
        self.plans: Final = plans
        """Number of placements to evaluate: by the solver for the last tile, by the opponent's best
        reply for earlier ones. −1 means as many as time allows."""
        self.traps: Final = traps
        """Whether to prefer, among equal moves, those that invite mistakes."""
        self.foresight: Final = TileForesight(learned) if learned is not None else None
        """Places tiles before the last by the network, if there is one."""
        self.since: Final = since
        """First tile placed by ``foresight``."""
        self.search: Final = SearchBot(KnightEvaluation(), options, seed)
        rng = Rng(f"plans {seed}" if seed is not None else None)
        trial = min(TRIAL_NODES, nodes) if nodes else TRIAL_NODES
        self.planner: Final = TilePlanner(self.solver, rng, trial)

    def generators(self) -> list[Rng]:
        return [*self.search.generators(), self.planner.rng]

    def forget(self) -> None:
        self.search.forget()

    def use_cores(self, cores: int) -> None:
        self.search.use_cores(cores)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """Return the best action found before the clock expires."""
        assert isinstance(state, KnightState)
        if len(legal) == 1:
            return legal[0]
        # Each part uses most of the time left by the previous one; a small reserve remains at the
        # end.
        whole = clock.share(0.95)
        if state.phase in (phases.SETTING, phases.JUMPING):
            return self._jump(state, legal, whole)
        if self.plans and self.planner.knows(state):
            planned = self.planner.decide(state, whole.share(0.8), max(0, self.plans))
            if planned is not None:
                return planned
        if self.foresight is not None and TileLookahead.knows(state, self.since):
            return self.foresight.decide(state, whole.share(0.9), max(0, self.plans))
        return self.search.decide(this_game_only(state), legal, whole)

    def _jump(self, state: KnightState, legal: list[int], clock: Clock) -> int:
        """Jump by the solver, or by search if the solver reaches its limit."""
        found = self.solve(state, clock)
        if found.exact:
            return self._trap(state, found, clock) if self.traps else found.action
        if found.low >= 0:
            return found.action
        return self.search.decide(this_game_only(state), legal, clock)

    def _trap(self, state: KnightState, found: Solution, clock: Clock) -> int:
        """Return the equally good action after which plausible replies lose most on average."""
        time = clock.share(0.8)
        best = found.action
        most = 0.0
        actions = self.solver.as_good(state, found.low, time, self.nodes)
        for action in actions if len(actions) > 1 else []:
            after = this_game_only(state)
            after.apply(action)
            if after.phase != phases.JUMPING:
                continue
            replies = self.solver.values(after, time, self.nodes)
            if time.expired():
                break
            loss = mean_loss(after, replies)
            if loss > most:
                most = loss
                best = action
        return best

    def solve(self, state: KnightState, clock: Clock) -> Solution:
        """Solve the position within three quarters of the time."""
        return self.solver.solve(state, clock.share(0.75), self.nodes)


def mean_loss(state: KnightState, replies: list[tuple[int, int, int]]) -> float:
    """Return the expected loss of a mover who picks chips in proportion to their squared values.

    Returns 0.0 if any reply is not solved exactly.
    """
    best = max([low for _, low, _ in replies])
    total = 0.0
    weights = 0.0
    for action, low, high in replies:
        if low != high:
            return 0.0
        weight = float(chip_value(state, action - JUMP) ** 2)
        total += weight * (best - low)
        weights += weight
    return total / weights


# --- characters -------------------------------------------------------------------------------


def _jackrabbit(seed: Seed) -> Bot:
    return FallibleBot(GreedyBot(KnightEvaluation(), seed), 0.5, seed)


def _roadrunner(seed: Seed) -> Bot:
    return GreedyBot(KnightEvaluation(), seed)


def _coyote(seed: Seed) -> Bot:
    return KnightBot(SearchOptions(iterations=30), seed, nodes=20, bits=12)


def _javelina(seed: Seed) -> Bot:
    return KnightBot(SearchOptions(iterations=400), seed, nodes=1000, bits=14)


def _rattlesnake(seed: Seed) -> Bot:
    return KnightBot(SearchOptions(iterations=1000), seed, nodes=10_000, bits=16)


def strongest(seed: Seed, learned: Network | None) -> KnightBot:
    """Return the strongest bot, limited only by the clock.

    No character uses the network: with half a second per move it did not win more games.
    """
    return KnightBot(
        by_playouts(),
        seed,
        bits=21,
        plans=-1,
        traps=True,
        learned=learned,
        since=WELL_LEARNED,
    )


def _condor(seed: Seed) -> Bot:
    return strongest(seed, None)


LEVELS: Final = (
    Level("knight", "jackrabbit", 0.5, _jackrabbit, elo=-575),
    Level("knight", "roadrunner", 0.5, _roadrunner, elo=-408),
    Level("knight", "coyote", 1.0, _coyote, elo=-219),
    Level("knight", "javelina", 1.0, _javelina, elo=-7),
    Level("knight", "rattlesnake", 2.0, _rattlesnake, elo=223),
    Level("knight", "condor", 3.0, _condor, elo=986),
)


CALIBRATION: Final = Calibration(turns=25, slope=0.322, margins=[2.9, 1.8, 1.5], scale=1.5)
"""Measured by ``bench/calibration.py``; the curves are in ``docs/calibration.json``."""


@final
class KnightPlayers(TunedPlayers):
    """Searches by playouts; jumps are solved exactly where possible."""

    def searched(self, state: State) -> State:
        """Drop the games that follow the current one."""
        assert isinstance(state, KnightState)
        return this_game_only(state)

    def solved(self, state: State, clock: Clock) -> list[Solved]:
        """Return the value of every jump or setting; empty if the clock expires first."""
        assert isinstance(state, KnightState)
        if state.phase not in (phases.SETTING, phases.JUMPING):
            return []
        found = KnightSolver(HINT_BITS).values(state, clock)
        through = all(low != LOWEST and high != HIGHEST for _, low, high in found)
        return found if through else []


PLAYERS: Final = KnightPlayers(
    "knight", KnightEvaluation, by_playouts, LEVELS, reasons, CALIBRATION
)
