"""Steps many games with the same setup in one call.

Data for learning algorithms is stored in flat buffers that NumPy can access without copying:
observations, masks of legal actions, seats, rewards and terminations. Chance events are resolved
internally. When a game ends, a new one starts in the same step.
"""

from __future__ import annotations

import secrets
from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from arizona.engine.errors import IllegalMoveError, OptionError
from arizona.engine.game import Setup
from arizona.engine.observer import numbers16, numbers64
from arizona.engine.packing import Reduced
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State

OUTCOME: Final = "outcome"
"""Reward mode: zero until the end, then 1 for the winner, with the loss shared by the others."""
POINTS: Final = "points"
"""Reward mode: the points gained at each step minus the average gain of the other seats."""
REWARDS: Final = (OUTCOME, POINTS)

TURNS: Final = -1
"""The learner's seat rotates from game to game."""

ACTION_BYTES: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays the other seats of a batch."""

    def choose(self, state: State, legal: list[int]) -> i64:
        """Return one of the legal actions. Must not modify the state."""
        raise NotImplementedError

    def choose_in(self, game: i64, state: State, legal: list[int]) -> i64:
        """Like ``choose``, but with the row of the game, for policies with per-game state."""
        return self.choose(state, legal)


def outcome(state: State, seats: int) -> list[float]:
    """Return the zero-sum value of a finished game for each seat: 1 for a sole winner.

    Winners share the value. A loser gets −1 in a two-player game and −1/3 in a four-player game.
    """
    winners = state.winners()
    lost = -1.0 / (seats - 1)
    won = (seats / len(winners) - 1.0) / (seats - 1) if winners else 0.0
    return [won if seat in winners else lost for seat in range(seats)]


@final
class SavedBatch:
    """A snapshot of all games of a batch."""

    def __init__(
        self,
        states: list[State],
        rngs: list[Rng],
        samplers: list[Rng],
        begun: list[int],
        seats: list[int],
        acted: list[int],
        rewards: list[float],
        scores: list[int],
        done: list[int],
        lengths: list[int],
        ended: list[int],
    ) -> None:
        self.states: Final = states
        self.rngs: Final = rngs
        self.samplers: Final = samplers
        self.begun: Final = begun
        self.seats: Final = seats
        self.acted: Final = acted
        self.rewards: Final = rewards
        self.scores: Final = scores
        self.done: Final = done
        self.lengths: Final = lengths
        self.ended: Final = ended

    def __reduce__(self) -> Reduced:
        generators = (self.rngs, self.samplers)
        facts = (self.begun, self.seats, self.acted, self.rewards, self.scores)
        return SavedBatch, (self.states, *generators, *facts, self.done, self.lengths, self.ended)

    def part(self, first: int, count: int) -> SavedBatch:
        """Return the games ``first`` to ``first`` + ``count`` − 1."""
        end = first + count
        seats = len(self.rewards) // len(self.states)
        return SavedBatch(
            self.states[first:end],
            self.rngs[first:end],
            self.samplers[first:end],
            self.begun[first:end],
            self.seats[first:end],
            self.acted[first:end],
            self.rewards[first * seats : end * seats],
            self.scores[first * seats : end * seats],
            self.done[first:end],
            self.lengths[first:end],
            self.ended[first:end],
        )


def joined(parts: list[SavedBatch]) -> SavedBatch:
    """Return a snapshot of the games of several snapshots, in this order."""
    return SavedBatch(
        [state for part in parts for state in part.states],
        [rng for part in parts for rng in part.rngs],
        [rng for part in parts for rng in part.samplers],
        [number for part in parts for number in part.begun],
        [number for part in parts for number in part.seats],
        [number for part in parts for number in part.acted],
        [number for part in parts for number in part.rewards],
        [number for part in parts for number in part.scores],
        [number for part in parts for number in part.done],
        [number for part in parts for number in part.lengths],
        [number for part in parts for number in part.ended],
    )


@final
class Batch:
    """N parallel games, each with one row in every buffer.

    Without a ``policy``, every decision of every seat is a step. With a policy, the learner plays
    one seat of each game and the policy plays the others within the step.

    Each game has its own random generator for chance events and another one for ``sample``. So a
    game and its samples depend only on the seed, the number of its row and its own actions, and not
    on the other games or their number. ``first`` is the number of the first row: a batch of games 4
    to 7 plays the same games as rows 4 to 7 of a larger batch.

    With ``apart``, each game has an observation row for every seat, and only the row of the seat to
    move is up to date. If seats alternate, this writes about a third as much as a shared row,
    because each seat's data stays in place. It does not pay off if all seats see nearly the same
    data (see ``Observer.apart``).
    """

    def __init__(
        self,
        setup: Setup,
        games: int,
        *,
        seed: int | str | None = None,
        rewards: str = OUTCOME,
        policy: Policy | None = None,
        seat: int = TURNS,
        apart: bool = False,
        first: int = 0,
    ) -> None:
        if games < 1:
            raise OptionError(f"a batch has at least 1 game, not {games}")
        if rewards not in REWARDS:
            raise OptionError(f"rewards: '{rewards}' is not one of {', '.join(REWARDS)}")
        if not TURNS <= seat < setup.seats:
            raise OptionError(f"seat {seat}: expected 0 to {setup.seats - 1}, or {TURNS}")
        self.setup: Final = setup
        self.games: Final[i64] = games
        self.first: Final[i64] = first
        self.players: Final[i64] = setup.seats
        self.num_actions: Final[i64] = setup.num_actions
        self.observer: Final = setup.game.observer(setup)
        self.row: Final[i64] = self.observer.size
        self.points: Final = rewards == POINTS
        self.policy: Policy | None = policy
        self.seat: Final[i64] = seat
        self.rngs: Final = vec[Rng]([Rng(0) for _ in range(games)])
        """Random generators for chance events, one per game."""
        self.samplers: Final = vec[Rng]([Rng(0) for _ in range(games)])
        """Random generators for ``sample``, one per game."""
        self.begun: Final = numbers64(self.games)
        """Games started in each row since the last reset."""
        self.states: Final = vec[State]([setup.start() for _ in range(games)])
        self.legal: Final = vec[i32]([0] * (self.games * self.num_actions))
        """Legal actions of each game, stored contiguously from the start of its row."""
        self.many: Final = vec[i32]([0] * games)
        """Number of legal actions of each game."""
        self.views: Final[i64] = setup.seats if apart else 1
        """Observation rows per game."""
        self.observations: Final = numbers16(self.games * self.views * self.row)
        self.shown: Final = numbers64(self.games)
        """Index of the current observation row of each game."""
        self.memory: Final = numbers64(self.games * self.views * self.observer.words)
        self.masks: Final = vec[u8]([0] * (self.games * self.num_actions))
        self.seats: Final = vec[i32]([0] * games)
        """Seat to move in each game, or the learner's seat."""
        self.acted: Final = vec[i32]([0] * games)
        """Seat that made the last decision in each game."""
        self.rewards: Final = vec[float]([0.0] * (games * setup.seats))
        """Rewards of every seat in every game for the last step."""
        self.gained: Final = vec[float]([0.0] * games)
        """Reward of the seat that acted, for each game."""
        self.scores: Final = numbers64(self.games * self.players)
        self.done: Final = vec[u8]([0] * games)
        """1 if the last step ended a game; the row then already shows the next game."""
        self.lengths: Final = numbers64(self.games)
        """Number of steps so far in each current game."""
        self.ended: Final = numbers64(self.games)
        """Total number of steps of a game that ended in the last step, otherwise 0."""
        self.reset(secrets.token_hex(16) if seed is None else seed)

    # --- reset ----------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None) -> None:
        """Restart all games. A seed makes everything that follows reproducible."""
        game: i64 = 0
        while game < self.games:
            if seed is not None:
                self.rngs[game] = Rng(f"{seed} game {self.first + game}")
                self.samplers[game] = Rng(f"{seed} sampling {self.first + game}")
            self.begun[game] = 0
            self.done[game] = 0
            self.ended[game] = 0
            self.gained[game] = 0.0
            self._clear_rewards(game)
            self._begin(game)
            self.acted[game] = self.seats[game]
            game += 1

    def _begin(self, game: i64) -> None:
        """Start a new game in this row and advance it to the first decision."""
        while True:
            state = self.setup.game.settle_options(self.setup, self.rngs[game]).start()
            self.states[game] = state
            if self.seat >= 0:
                self.seats[game] = i32(self.seat)
            else:
                self.seats[game] = i32((self.first + game + self.begun[game]) % self.players)
            self.begun[game] += 1
            self.lengths[game] = 0
            if self._to_decision(state, game):
                break  # otherwise the game ended before the learner's first decision
        self._forget(game)
        if self.points:
            scores = state.scores()
            place: i64 = game * self.players
            for score in scores:
                self.scores[place] = score
                place += 1
        self._show(state, game)

    def _forget(self, game: i64) -> None:
        """Clear the observation rows of a game before they are reused."""
        observer = self.observer
        row: i64 = game * self.views
        end: i64 = row + self.views
        while row < end:
            observer.forget(self.observations, row * self.row, self.memory, row * observer.words)
            row += 1

    def _to_decision(self, state: State, game: i64) -> bool:
        """Play chance events and other seats until the row's seat decides; false at the end."""
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                state.apply(state.pick(self.rngs[game]))
                continue
            if mover == OVER:
                return False
            policy = self.policy
            if policy is None:
                self.seats[game] = i32(mover)
            elif mover != i64(self.seats[game]):
                state.apply(policy.choose_in(self.first + game, state, state.legal()))
                continue
            return True

    # --- snapshots ------------------------------------------------------------------------

    def snapshot(self) -> SavedBatch:
        """Copy all games and their random generators. Does not include the state of the policy."""
        return SavedBatch(
            [state.clone() for state in self.states],
            [rng.clone() for rng in self.rngs],
            [rng.clone() for rng in self.samplers],
            [int(number) for number in self.begun],
            [int(number) for number in self.seats],
            [int(number) for number in self.acted],
            [float(number) for number in self.rewards],
            [int(number) for number in self.scores],
            [int(number) for number in self.done],
            [int(number) for number in self.lengths],
            [int(number) for number in self.ended],
        )

    def restore(self, snapshot: SavedBatch) -> None:
        """Restore a snapshot. The snapshot can be used again."""
        if len(snapshot.states) != self.games:
            raise OptionError(f"a snapshot of {len(snapshot.states)} games, not of {self.games}")
        place: i64 = 0
        while place < self.games * self.players:
            self.rewards[place] = snapshot.rewards[place]
            self.scores[place] = snapshot.scores[place]
            place += 1
        game: i64 = 0
        while game < self.games:
            state = snapshot.states[game].clone()
            self.states[game] = state
            self.rngs[game] = snapshot.rngs[game].clone()
            self.samplers[game] = snapshot.samplers[game].clone()
            self.begun[game] = snapshot.begun[game]
            self.seats[game] = i32(snapshot.seats[game])
            self.acted[game] = i32(snapshot.acted[game])
            self.done[game] = u8(snapshot.done[game])
            self.lengths[game] = snapshot.lengths[game]
            self.ended[game] = snapshot.ended[game]
            self.gained[game] = self.rewards[game * self.players + i64(self.acted[game])]
            self._forget(game)
            self._show(state, game)
            game += 1

    # --- stepping -------------------------------------------------------------------------

    def step(self, actions: bytes) -> None:
        """Apply one decision in every game, given as little-endian 32-bit integers.

        If any action is illegal, none is applied.
        """
        self.check(actions)
        seats = self.seats
        done = self.done
        ended = self.ended
        lengths = self.lengths
        rewards = self.rewards
        players = self.players
        game: i64 = 0
        while game < self.games:
            action: i64 = i64(read_i32_le(actions, game * ACTION_BYTES))
            state = self.states[game]
            acted = seats[game]
            self.acted[game] = acted
            if self.points or done[game]:
                self._clear_rewards(game)
            state.apply(action)
            length: i64 = lengths[game] + 1
            if self._to_decision(state, game):
                if self.points:
                    self._reward_points(state, game)
                done[game] = 0
                ended[game] = 0
                lengths[game] = length
                self._show(state, game)
            else:
                if self.points:
                    self._reward_points(state, game)
                else:
                    self._reward_outcome(state, game)
                done[game] = 1
                ended[game] = length
                self._begin(game)
            self.gained[game] = rewards[game * players + i64(acted)]
            game += 1

    def check(self, actions: bytes) -> None:
        """Raise ``IllegalMoveError`` for the first game whose action is not legal."""
        if len(actions) != self.games * ACTION_BYTES:
            wanted = self.games * ACTION_BYTES
            raise OptionError(f"expected {wanted} bytes of actions, found {len(actions)}")
        masks = self.masks
        size = self.num_actions
        game: i64 = 0
        while game < self.games:
            action: i64 = i64(read_i32_le(actions, game * ACTION_BYTES))
            if action < 0 or action >= size or not masks[game * size + action]:
                raise IllegalMoveError(f"game {game}: action {action} is not legal here")
            game += 1

    def sample(self) -> bytes:
        """Return a uniformly random legal action for every game, encoded for ``step``.

        Uses separate random generators, so the chance events of the games are not affected.
        """
        chosen = BytesWriter()
        legal = self.legal
        many = self.many
        first: i64 = 0
        game: i64 = 0
        while game < self.games:
            write_i32_le(chosen, legal[first + self.samplers[game].below(i64(many[game]))])
            first += self.num_actions
            game += 1
        return chosen.getvalue()

    def _show(self, state: State, game: i64) -> None:
        """Write the observation and action mask of a row."""
        masks = self.masks
        legal = self.legal
        first: i64 = game * self.num_actions
        place: i64 = first
        end: i64 = first + i64(self.many[game])
        while place < end:
            masks[first + i64(legal[place])] = 0
            place += 1
        many: i64 = state.legal_into(legal, first)
        place = first
        end = first + many
        while place < end:
            masks[first + i64(legal[place])] = 1
            place += 1
        self.many[game] = i32(many)
        seat: i64 = i64(self.seats[game])
        row: i64 = game * self.views
        if self.views > 1:
            row += seat
        self.shown[game] = row
        observer = self.observer
        observer.write(
            state, seat, self.observations, row * self.row, self.memory, row * observer.words
        )

    # --- rewards --------------------------------------------------------------------------

    def _clear_rewards(self, game: i64) -> None:
        place: i64 = game * self.players
        end: i64 = place + self.players
        while place < end:
            self.rewards[place] = 0.0
            place += 1

    def _reward_outcome(self, state: State, game: i64) -> None:
        place: i64 = game * self.players
        for share in outcome(state, self.players):
            self.rewards[place] = share
            place += 1

    def _reward_points(self, state: State, game: i64) -> None:
        players = self.players
        scores = state.scores()
        first: i64 = game * players
        total: i64 = 0
        place: i64 = 0
        while place < players:
            score: i64 = scores[place]
            gained: i64 = score - self.scores[first + place]
            self.scores[first + place] = score
            self.rewards[first + place] = float(gained)
            total += gained
            place += 1
        place = first
        while place < first + players:
            own = self.rewards[place]
            self.rewards[place] = own - (float(total) - own) / float(players - 1)
            place += 1
