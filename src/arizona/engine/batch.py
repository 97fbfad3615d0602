"""Many games of one set-up, stepped in one call.

What a learning program reads lies in flat buffers that NumPy can look at without a copy:
observations, masks of the legal actions, seats, rewards and ends. Chance is drawn inside, and a
game that ends begins anew in the same step.
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
"""Rewards: at the end 1 for the winner, the others share the loss; 0 before."""
POINTS: Final = "points"
"""Rewards: at every step the points gained less the mean of what the others gained."""
REWARDS: Final = (OUTCOME, POINTS)

TURNS: Final = -1
"""The learner's seat changes from game to game."""

ACTION_BYTES: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Who plays the other seats of a batch."""

    def choose(self, state: State, legal: list[int]) -> i64:
        """One of the legal actions; the position must be left as it is."""
        raise NotImplementedError

    def choose_in(self, game: i64, state: State, legal: list[int]) -> i64:
        """The same in a given game of the batch, for a policy that keeps something for each."""
        return self.choose(state, legal)


def outcome(state: State, seats: int) -> list[float]:
    """What a finished game is worth to each seat: 1 to a sole winner, and 0 in sum.

    Winners share; who lost gets −1 in a game of two and −1/3 in a game of four.
    """
    winners = state.winners()
    lost = -1.0 / (seats - 1)
    won = (seats / len(winners) - 1.0) / (seats - 1) if winners else 0.0
    return [won if seat in winners else lost for seat in range(seats)]


@final
class SavedBatch:
    """The games of a batch as they stood once."""

    def __init__(
        self,
        states: list[State],
        rngs: list[Rng],
        sampling: Rng,
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
        self.sampling: Final = sampling
        self.begun: Final = begun
        self.seats: Final = seats
        self.acted: Final = acted
        self.rewards: Final = rewards
        self.scores: Final = scores
        self.done: Final = done
        self.lengths: Final = lengths
        self.ended: Final = ended

    def __reduce__(self) -> Reduced:
        luck = (self.rngs, self.sampling)
        facts = (self.begun, self.seats, self.acted, self.rewards, self.scores)
        return SavedBatch, (self.states, *luck, *facts, self.done, self.lengths, self.ended)


@final
class Batch:
    """N games side by side, each a row of every buffer.

    Without a ``policy`` every decision of every seat is a step. With one, a single seat of each
    game is the learner's, and the others answer within the step.

    Every game draws chance from a generator of its own, and ``sample`` from another. So a game
    depends on the seed, its row and its own actions only: not on the other games, nor on how many
    there are.

    Rows ``apart`` means a row of each game for each seat, of which the one of the deciding seat is
    up to date. Where the seats take turns this writes a third of what a single row needs, as
    everybody's things stay where they are in it; not where they see nearly the same
    (``Observer.apart``).
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
    ) -> None:
        if games < 1:
            raise OptionError(f"a batch has at least 1 game, not {games}")
        if rewards not in REWARDS:
            raise OptionError(f"rewards: '{rewards}' is not one of {', '.join(REWARDS)}")
        if not TURNS <= seat < setup.seats:
            raise OptionError(f"seat {seat}: expected 0 to {setup.seats - 1}, or {TURNS}")
        self.setup: Final = setup
        self.games: Final[i64] = games
        self.players: Final[i64] = setup.seats
        self.num_actions: Final[i64] = setup.game.num_actions
        self.observer: Final = setup.game.observer(setup)
        self.row: Final[i64] = self.observer.size
        self.points: Final = rewards == POINTS
        self.policy: Policy | None = policy
        self.seat: Final[i64] = seat
        self.rngs: Final = vec[Rng]([Rng(0) for _ in range(games)])
        """What chance is drawn from, one for each game."""
        self.sampling: Rng = Rng(0)
        """What ``sample`` draws from."""
        self.begun: Final = numbers64(self.games)
        """Games begun in each row since the last reset."""
        self.states: Final = vec[State]([setup.start() for _ in range(games)])
        self.legal: Final = vec[i32]([0] * (self.games * self.num_actions))
        """The legal actions of each row, one after the other from its beginning on."""
        self.many: Final = vec[i32]([0] * games)
        """How many they are."""
        self.views: Final[i64] = setup.seats if apart else 1
        """Rows of observations for each game."""
        self.observations: Final = numbers16(self.games * self.views * self.row)
        self.shown: Final = numbers64(self.games)
        """The row that is up to date in each game."""
        self.memory: Final = numbers64(self.games * self.views * self.observer.words)
        self.masks: Final = vec[u8]([0] * (self.games * self.num_actions))
        self.seats: Final = vec[i32]([0] * games)
        """The seat that decides in each game, or whose the learner is."""
        self.acted: Final = vec[i32]([0] * games)
        """The seat that the last step acted for."""
        self.rewards: Final = vec[float]([0.0] * (games * setup.seats))
        """What the last step brought every seat of every game."""
        self.gained: Final = vec[float]([0.0] * games)
        """What it brought the seat that acted."""
        self.scores: Final = numbers64(self.games * self.players)
        self.done: Final = vec[u8]([0] * games)
        """1 where the last step ended a game; the row shows the next one already."""
        self.lengths: Final = numbers64(self.games)
        """The steps of each running game."""
        self.ended: Final = numbers64(self.games)
        """The steps of the game that the last step ended, else 0."""
        self.reset(secrets.token_hex(16) if seed is None else seed)

    # --- beginning ------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None) -> None:
        """Begin all games anew; a seed makes everything that follows repeatable."""
        if seed is not None:
            self.sampling = Rng(f"{seed} sampling")
        game: i64 = 0
        while game < self.games:
            if seed is not None:
                self.rngs[game] = Rng(f"{seed} game {game}")
            self.begun[game] = 0
            self.done[game] = 0
            self.ended[game] = 0
            self.gained[game] = 0.0
            self._clear_rewards(game)
            self._begin(game)
            self.acted[game] = self.seats[game]
            game += 1

    def _begin(self, game: i64) -> None:
        """A new game in this row, up to its first decision."""
        while True:
            state = self.setup.game.settle_options(self.setup, self.rngs[game]).start()
            self.states[game] = state
            if self.seat >= 0:
                self.seats[game] = i32(self.seat)
            else:
                self.seats[game] = i32((game + self.begun[game]) % self.players)
            self.begun[game] += 1
            self.lengths[game] = 0
            if self._to_decision(state, game):
                break  # a learner may find the game ended before it ever decided
        self._forget(game)
        if self.points:
            scores = state.scores()
            place: i64 = game * self.players
            for score in scores:
                self.scores[place] = score
                place += 1
        self._show(state, game)

    def _forget(self, game: i64) -> None:
        """Empty the rows of a game: another begins in them."""
        observer = self.observer
        row: i64 = game * self.views
        end: i64 = row + self.views
        while row < end:
            observer.forget(self.observations, row * self.row, self.memory, row * observer.words)
            row += 1

    def _to_decision(self, state: State, game: i64) -> bool:
        """Draw chance and let the others play until the row's seat decides; false at the end."""
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
                state.apply(policy.choose_in(game, state, state.legal()))
                continue
            return True

    # --- going back -----------------------------------------------------------------------

    def snapshot(self) -> SavedBatch:
        """All games as they stand, with their luck; the policy's own is the policy's business."""
        return SavedBatch(
            [state.clone() for state in self.states],
            [rng.clone() for rng in self.rngs],
            self.sampling.clone(),
            [int(number) for number in self.begun],
            [int(number) for number in self.seats],
            [int(number) for number in self.acted],
            [float(number) for number in self.rewards],
            [int(number) for number in self.scores],
            [int(number) for number in self.done],
            [int(number) for number in self.lengths],
            [int(number) for number in self.ended],
        )

    def restore(self, kept: SavedBatch) -> None:
        """Go back to a snapshot, which stays usable."""
        if len(kept.states) != self.games:
            raise OptionError(f"a snapshot of {len(kept.states)} games, not of {self.games}")
        self.sampling = kept.sampling.clone()
        place: i64 = 0
        while place < self.games * self.players:
            self.rewards[place] = kept.rewards[place]
            self.scores[place] = kept.scores[place]
            place += 1
        game: i64 = 0
        while game < self.games:
            state = kept.states[game].clone()
            self.states[game] = state
            self.rngs[game] = kept.rngs[game].clone()
            self.begun[game] = kept.begun[game]
            self.seats[game] = i32(kept.seats[game])
            self.acted[game] = i32(kept.acted[game])
            self.done[game] = u8(kept.done[game])
            self.lengths[game] = kept.lengths[game]
            self.ended[game] = kept.ended[game]
            self.gained[game] = self.rewards[game * self.players + i64(self.acted[game])]
            self._forget(game)
            self._show(state, game)
            game += 1

    # --- stepping -------------------------------------------------------------------------

    def step(self, actions: bytes) -> None:
        """One decision in every game: whole numbers of four bytes each, the lowest byte first.

        If any of them is not legal, none is carried out.
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
        """Raise an error that names the first game whose action is not legal."""
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
        """A legal action for every game, each as likely; for ``step``.

        It draws from a generator of its own: chance in the games stays the same.
        """
        chosen = BytesWriter()
        rng = self.sampling
        legal = self.legal
        many = self.many
        first: i64 = 0
        game: i64 = 0
        while game < self.games:
            write_i32_le(chosen, legal[first + rng.below(i64(many[game]))])
            first += self.num_actions
            game += 1
        return chosen.getvalue()

    def _show(self, state: State, game: i64) -> None:
        """Write the observation and the mask of a row."""
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
