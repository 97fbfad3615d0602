"""Plays one game between bots; a failing bot cannot stop the run."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import make_bot, thinking_time
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.state import State

GRACE = 0.1
"""Share of its clock by which a bot may overrun before it forfeits the move."""
GRACE_SECONDS = 0.05
"""Additional tolerance in seconds, because the check itself takes time."""
PATIENCE = 10.0
"""A bot that takes this many times its clock is interrupted."""
IDLE_SECONDS = 30.0
"""Wall time after which a bot is interrupted if it hardly uses the CPU."""
IDLE_SHARE = 0.01
"""Share of a CPU that a thinking bot gets even on a very busy machine."""


class StuckBotError(Exception):
    """Raised when a bot is interrupted because it did not answer."""


@dataclass
class Forfeit:
    """A forfeited move and the reason."""

    seat: int
    move: int
    reason: str


@dataclass
class Outcome:
    """The result of a game between bots."""

    bots: list[str]
    seed: str
    scores: list[int]
    winners: list[int]
    moves: int
    seconds: list[float]
    """Total CPU time of each seat. ``longest`` has its longest single decision."""
    longest: list[float]
    forfeits: list[Forfeit] = field(default_factory=list)


def play_match(
    setup: Setup,
    bots: list[str],
    seed: str,
    seconds: float | None = None,
    *,
    duplicate: bool = False,
) -> Outcome:
    """Play one game. ``seconds`` caps the time per decision of all bots.

    With ``duplicate``, the seed is that of a deal: games with the same seed get the same dice and
    draws, whatever the bots decide. Otherwise they are the same until a decision differs.
    """
    game = setup.game
    players: list[Bot] = []
    clocks: list[float] = []
    for seat, name in enumerate(bots):
        players.append(make_bot(game.name, name, f"{seed} seat {seat}"))
        own = thinking_time(game.name, name)
        clocks.append(own if seconds is None else min(own, seconds))
    match = Match(setup, seed=seed, bots=bots, deal=seed if duplicate else "")
    match.settle()
    outcome = Outcome(bots, seed, [], [], 0, [0.0] * len(bots), [0.0] * len(bots))
    while not match.over:
        seat = int(match.state.to_move())
        start = time.thread_time()
        action, trouble = ask(players[seat], match.state, clocks[seat])
        taken = time.thread_time() - start
        outcome.seconds[seat] += taken
        outcome.longest[seat] = max(outcome.longest[seat], taken)
        if trouble:
            outcome.forfeits.append(Forfeit(seat, len(match.moves), trouble))
        match.play(action)
    outcome.scores = match.state.scores()
    outcome.winners = match.winners()
    outcome.moves = len(match.moves)
    return outcome


def ask(bot: Bot, state: State, seconds: float) -> tuple[int, str]:
    """Return a bot's decision, or the first legal action and the reason why its own was rejected.

    Only CPU time counts, so a busy machine neither weakens a bot nor makes it forfeit.
    """
    legal = state.legal()
    start = time.thread_time()
    try:
        with interrupted_after(seconds * PATIENCE + 1.0):
            clock = Clock(seconds, time.thread_time)
            action = int(bot.decide(state.clone(), list(legal), clock))
    except Exception as error:
        return legal[0], f"{type(error).__name__}: {error}"
    taken = time.thread_time() - start
    if action not in legal:
        return legal[0], f"action {action} is not legal"
    if taken > seconds * (1.0 + GRACE) + GRACE_SECONDS:
        return legal[0], f"took {taken:.2f} s of {seconds:.2f} s"
    return action, ""


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Raise ``StuckBotError`` in the body after this much CPU time, or if it only waits.

    Does nothing on platforms without interval timers.
    """
    if not hasattr(signal, "setitimer") or (
        threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    wall, cpu = time.monotonic(), time.thread_time()

    def ring(number: int, frame: FrameType | None) -> None:
        waited, used = time.monotonic() - wall, time.thread_time() - cpu
        if used >= seconds or (waited >= IDLE_SECONDS and used < IDLE_SHARE * waited):
            raise StuckBotError(f"no answer after {waited:.1f} s")

    before = signal.signal(signal.SIGALRM, ring)
    interval = min(seconds, 1.0)
    signal.setitimer(signal.ITIMER_REAL, interval, interval)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
