"""OpenSpiel: the games with explicit chance nodes, as ``python_arizona_<game>``.

Importing this module registers them; ``pyspiel.load_game("python_arizona_<game>(players=3)")``
loads one. The options of a game are parameters, and so is ``content``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from arizona.engine.batch import outcome
from arizona.engine.content import DEFAULT
from arizona.engine.entry_points import game_module
from arizona.engine.errors import IllegalMoveError, OptionError
from arizona.engine.game import Game, OptionValue, Setup
from arizona.engine.registry import game_names, get_game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, fingerprint
from arizona.envs.arrays import row_of
from arizona.messages import Phrases
from arizona.terminal.drawing import draw as draw_scene

PREFIX = "python_arizona_"
PHRASES = Phrases()


Past = tuple["Past", int] | None
"""The actions that led to a position as a linked list, last action first; copies share their tails.
"""


class Held:
    """A position in a form that OpenSpiel can copy and serialize."""

    __slots__ = ("params", "past", "state")

    def __init__(self, params: tuple[str, dict[str, Any]], state: State, past: Past) -> None:
        self.params = params
        self.state = state
        self.past = past

    def apply(self, action: int) -> None:
        """Apply an action and record it."""
        self.state.apply(action)
        self.past = (self.past, action)

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.params, self.state.clone(), self.past)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        actions: list[int] = []
        past = self.past
        while past is not None:
            past, action = past
            actions.append(action)
        return _played, (*self.params, actions[::-1])


def _played(name: str, params: dict[str, Any], actions: list[int]) -> Held:
    """Restore a serialized position by replaying its moves."""
    held = Held((name, params), _setup(get_game(name), params).start(), None)
    for action in actions:
        held.apply(action)
    return held


class SpielState(pyspiel.State):
    """One position; delegates to the Arizona state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.made_from, game.first.clone(), None)

    @property
    def arizona(self) -> State:
        """The position as an Arizona state, for Arizona's bots."""
        return self.held.state

    def current_player(self) -> int:
        """The seat to move, the chance player, or the terminal player."""
        mover = int(self.held.state.to_move())
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else mover

    def is_terminal(self) -> bool:
        return bool(self.held.state.to_move() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        return sorted(state.legal()) if state.to_move() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible chance outcomes with their probabilities."""
        state = self.held.state
        weights = state.chance()
        total = sum(weights)
        pairs = zip(state.legal(), weights, strict=True)
        return sorted((action, weight / total) for action, weight in pairs)

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        if action not in state.legal():
            named = _named(self.get_game().setup.game, state, action)
            raise IllegalMoveError(f"{named} is not legal here")
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.held.state
        ours = self.get_game().setup.game
        if action in state.legal():
            return ours.text(state, action)  # type: ignore[no-any-return]
        return f"{_named(ours, state, action)} (not legal here)"

    def returns(self) -> list[float]:
        """1 for the winner, while the others share the loss; 0 before the end."""
        state = self.held.state
        seats = len(state.scores())
        return outcome(state, seats) if self.is_terminal() else [0.0] * seats

    def __str__(self) -> str:
        state = self.held.state
        ours = self.get_game().setup.game
        names = [f"player {seat}" for seat in range(len(state.scores()))]
        drawn = draw_scene(ours, state, names, 100, PHRASES).plain
        prompt = PHRASES.say(ours.prompt(state))
        mover = int(state.to_move())
        who = {CHANCE: "chance", OVER: "nobody"}.get(mover, f"player {mover}")
        return f"{drawn}{who}: {prompt}\nposition {fingerprint(state)}"


class SpielGame(pyspiel.Game):
    """An Arizona game with its parameters."""

    def __init__(self, ours: Game, params: dict[str, Any]) -> None:
        self.made_from = (ours.name, params)
        self.setup = _setup(ours, params)
        self.first = self.setup.start()
        seats = self.setup.seats
        super().__init__(
            _type(ours, self.setup),
            pyspiel.GameInfo(
                num_distinct_actions=self.setup.num_actions,
                max_chance_outcomes=self.setup.num_actions,
                num_players=seats,
                min_utility=-1.0 / (seats - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=ours.ample(self.setup),
            ),
            params,
        )

    def new_initial_state(self, state: object = None) -> SpielState:
        """The first position, before anything is dealt."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Any:
        """The observer that converts positions to tensors: the rows of the spec card."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return RowObserver(self.setup)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class RowObserver:
    """A row of the spec card as floats, and each of its parts by name."""

    def __init__(self, setup: Setup) -> None:
        self.observer = setup.game.observer(setup)
        self.tensor: NDArray[np.float32] = np.zeros(int(self.observer.size), np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size]
            for part in self.observer.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Load a position as a seat sees it."""
        self.tensor[:] = row_of(self.observer, state.arizona, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as text: the position itself, because there is no hidden information."""
        return str(state)


def _setup(ours: Game, params: dict[str, Any]) -> Setup:
    given = dict(params)
    seats = int(given.pop("players", ours.min_seats))
    content = str(given.pop("content", DEFAULT))
    # OpenSpiel parameters cannot contain commas.
    options: dict[str, OptionValue] = {
        name: value.replace("+", ",") if isinstance(value, str) else value
        for name, value in given.items()
    }
    setup = ours.setup(seats, options, content)
    settled = ours.settle_options(setup, Rng(0))
    drawn = [
        f"{name}={value}, for example {name}={settled.options[name]}"
        for name, value in setup.options.items()
        if settled.options[name] != value
    ]
    if drawn:
        raise OptionError(
            f"{ours.name}: every OpenSpiel game must start alike; say more than {'; '.join(drawn)}"
        )
    return setup


def _named(ours: Game, state: State, action: int) -> str:
    """The name of an action that is not legal: its text if it has one here, otherwise its kind."""
    try:
        return ours.text(state, action)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        notation = game_module(ours.name, "words.notation")
        verbs = getattr(notation, "VERBS", None)
        if verbs is None:
            return f"action {action}"
        verb, number = verbs.meaning(action)
        return f"{verb} #{number}"


def _type(ours: Game, setup: Setup | None = None) -> pyspiel.GameType:
    """The OpenSpiel game type; a setup without chance is declared deterministic."""
    defaults: dict[str, OptionValue] = {option.name: option.default for option in ours.options}
    modes = pyspiel.GameType.ChanceMode
    chance = ours.has_chance if setup is None else ours.draws(setup)
    return pyspiel.GameType(
        short_name=PREFIX + ours.name,
        long_name=ours.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=ours.max_seats,
        min_num_players=ours.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": ours.min_seats, "content": DEFAULT, **defaults},
    )


def _maker(ours: Game) -> type[SpielGame]:
    """A subclass for one game, because OpenSpiel creates games from their parameters alone."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(ours, params or {})

    Made.__name__ = Made.__qualname__ = f"{ours.name.capitalize()}SpielGame"
    return Made


for _name in game_names():
    pyspiel.register_game(_type(get_game(_name)), _maker(get_game(_name)))
