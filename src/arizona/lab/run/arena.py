"""One game between bots, in which no bot can stop the run."""

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
"""A bot may exceed its clock by this share before its move is forfeited …"""
GRACE_SECONDS = 0.05
"""… and by this much in any case: the machine may be busy."""
PATIENCE = 10.0
"""A bot that has not answered after so many times its clock is interrupted."""


class StuckBotError(Exception):
    """A bot was interrupted because it did not answer."""


@dataclass
class Forfeit:
    """A move that a bot lost, and why."""

    seat: int
    move: int
    reason: str


@dataclass
class Outcome:
    """How a game between bots ended."""

    bots: list[str]
    seed: str
    scores: list[int]
    winners: list[int]
    moves: int
    seconds: list[float]
    """Processor time of each seat in all, and the longest single decision."""
    longest: list[float]
    forfeits: list[Forfeit] = field(default_factory=list)


def play_match(setup: Setup, bots: list[str], seed: str, seconds: float | None = None) -> Outcome:
    """Play one game. ``seconds`` shortens the time of all bots for one decision."""
    game = setup.game
    players: list[Bot] = []
    clocks: list[float] = []
    for seat, name in enumerate(bots):
        players.append(make_bot(game.name, name, f"{seed} seat {seat}"))
        own = thinking_time(game.name, name)
        clocks.append(own if seconds is None else min(own, seconds))
    match = Match(setup, seed=seed, bots=bots)
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
    """A bot's decision, or the first legal action and the reason why its own does not count.

    Its clock runs while it has the processor, so that a busy machine makes nobody weaker.
    """
    legal = state.legal()
    start = time.monotonic()
    busy = time.thread_time()
    longest = seconds * PATIENCE + 1.0
    try:
        with interrupted_after(longest):
            clock = Clock(seconds, time.thread_time)
            action = int(bot.decide(state.clone(), list(legal), clock))
    except Exception as error:
        return legal[0], f"{type(error).__name__}: {error}"
    taken = time.monotonic() - start
    if action not in legal:
        return legal[0], f"action {action} is not legal"
    # On a busy machine others may have had the processor: its own use of it counts.
    if taken <= longest:
        taken = min(taken, time.thread_time() - busy)
    if taken > seconds * (1.0 + GRACE) + GRACE_SECONDS:
        return legal[0], f"took {taken:.2f} s of {seconds:.2f} s"
    return action, ""


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Raise ``StuckBotError`` in the body after so long, where the system can do that."""
    if not hasattr(signal, "setitimer") or (
        threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise StuckBotError(f"no answer after {seconds:.1f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
