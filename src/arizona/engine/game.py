"""What a game declares about itself, and how its positions are put into words and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.engine import content as packs
from arizona.engine.content import Content, HasPacks
from arizona.engine.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    MalformedMoveError,
    OptionError,
)
from arizona.engine.message import Message
from arizona.engine.observer import Observer
from arizona.engine.packing import Reduced
from arizona.engine.places import object_of
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.engine.text import is_plain, quoted

OptionValue = str | int | bool


@final
class Option:
    """One way to vary a game. ``choices`` empty means free text, which the game checks itself.

    Its explanation is the message ``<game>-option-<name>``.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...] = (),
        *,
        samples: tuple[OptionValue, ...] = (),
        since: int = 1,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.trials: Final = choices or (default, *samples)
        """The values that tests and the fuzzer try: all choices, or samples of a free text."""
        self.since: Final = since
        """The first rules version that has this option."""

    def check(self, value: OptionValue) -> OptionValue:
        """The value, or an error that names the option and what it may be.

        Text from a command line (``"2"``, ``"true"``) counts as the number or flag it shows.
        """
        if self.choices:
            for choice in self.choices:
                if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                    return choice
                if isinstance(value, str) and value.lower() == str(choice).lower():
                    return choice
            known = ", ".join(str(choice).lower() for choice in self.choices)
            raise OptionError(f"option {self.name}: {quoted(str(value))} is not one of {known}")
        if not isinstance(value, str):
            raise OptionError(f"option {self.name}: expected a text, found {quoted(value)}")
        if not is_plain(value):
            raise OptionError(f"option {self.name}: {quoted(value)} is not plain text")
        return value


@final
class Setup:
    """How one game is set up: game, number of seats, options, content and rules version."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        content: Content,
        rules: int | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.content: Final = content
        self.rules: Final[int] = game.rules_version if rules is None else rules
        """The rules version the game is played under, usually the game's current one."""

    def start(self) -> State:
        """The first position."""
        return self.game.start(self)

    def __copy__(self) -> Setup:
        return self

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> Reduced:
        return Setup, (self.game, self.seats, self.options, self.content, self.rules)


@final
class Words:
    """One action put into words: its text, its label for people, and what to click for it."""

    def __init__(self, text: str, label: Message, targets: list[str]) -> None:
        self.text: Final = text
        """Reads back to the same action: ``jump 4,-1``."""
        self.label: Final = label
        self.targets: Final = targets
        """Names of things on the screen, ``kind:name``: ``space:4,-1``, ``die:3``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(HasPacks):
    """A game: its declared facts and everything that is not the position itself."""

    def __init__(
        self,
        name: str,
        title: str,
        *,
        rules_version: int,
        min_seats: int,
        max_seats: int,
        num_actions: int,
        longest: int,
        has_chance: bool,
        options: tuple[Option, ...] = (),
        draw: bool = False,
        older_rules: tuple[int, ...] = (),
    ) -> None:
        super().__init__(name)
        self.title: Final = title
        self.rules_version: Final = rules_version
        """Grows when a rule changes so that an old record would play differently."""
        self.older_rules: Final = older_rules
        """Earlier rules versions that can still be played, so that their records replay."""
        self.min_seats: Final = min_seats
        self.max_seats: Final = max_seats
        self.num_actions: Final = num_actions
        """Every action is a whole number from 0 to this less 1, always of the same meaning."""
        self.longest: Final = longest
        """No game takes more moves than this, chance counted."""
        self.has_chance: Final = has_chance
        self.options: Final = options
        self.draw: Final = draw
        """Whether its rules know a draw: then two players may agree on one."""

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> Reduced:
        return _known, (self.name,)

    # --- setting up -----------------------------------------------------------------------

    def plays_rules(self, version: int) -> bool:
        """Whether games under this rules version can be played and replayed."""
        return version == self.rules_version or version in self.older_rules

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        content: str | Content = packs.DEFAULT,
        rules: int | None = None,
    ) -> Setup:
        """A checked set-up; what is not given takes its default.

        ``rules`` selects an older rules version (one of ``older_rules``). Options that were added
        later do not exist under it.

        >>> setup = arizona.get_game("knight").setup(options={"games": 1})
        >>> setup.seats, setup.options, setup.content.name
        (2, {'deal': 'random', 'games': 1}, 'default')
        >>> arizona.get_game("knight").setup(seats=5)
        Traceback (most recent call last):
            ...
        arizona.engine.errors.OptionError: knight is for 2 players, not 5
        """
        if seats is None:
            seats = self.min_seats
        if not self.min_seats <= seats <= self.max_seats:
            span = (
                f"{self.min_seats}"
                if self.min_seats == self.max_seats
                else f"{self.min_seats} to {self.max_seats}"
            )
            raise OptionError(f"{self.name} is for {span} players, not {seats}")
        version = self.rules_version if rules is None else rules
        if not self.plays_rules(version):
            raise OptionError(
                f"{self.name} is played by rules {self.playable_rules()}, not {version}"
            )
        given = {} if options is None else dict(options)
        values: dict[str, OptionValue] = {}
        here = [option for option in self.options if option.since <= version]
        for option in here:
            if option.name in given:
                values[option.name] = option.check(given.pop(option.name))
            else:
                values[option.name] = option.default
        for unknown in given:
            known = ", ".join(option.name for option in here) or "none"
            raise OptionError(f"{self.name} has no option {quoted(unknown)}; it has: {known}")
        tables = content if isinstance(content, Content) else packs.load(self, content)
        setup = Setup(self, seats, values, tables, version)
        self.check_setup(setup)
        return setup

    def playable_rules(self) -> str:
        """The rules versions that can be played, for messages: ``2 and 3``."""
        return " and ".join(str(one) for one in (*self.older_rules, self.rules_version))

    def check_setup(self, setup: Setup) -> None:
        """Raise ``OptionError`` where options and content do not go together."""

    def settle_options(self, setup: Setup, rng: Rng) -> Setup:
        """The set-up a match is played with: what options leave open is drawn and named here.

        So a record says what was played. Most games leave nothing open.
        """
        return setup

    def ample(self, setup: Setup) -> int:
        """A length that games do not reach in earnest; ``longest`` is what none can exceed."""
        return self.longest

    def draws(self, setup: Setup) -> bool:
        """Whether chance occurs in a game set up in this way."""
        return self.has_chance

    def start(self, setup: Setup) -> State:
        """The first position of a game set up in this way."""
        raise NotImplementedError

    # --- words ----------------------------------------------------------------------------

    def words(self, state: State, action: int) -> Words:
        """The text, label and targets of one action: the one place where all three come from."""
        raise NotImplementedError

    def text(self, state: State, action: int) -> str:
        """The text of an action; it reads back to the same action."""
        return self.words(state, action).text

    def read(self, state: State, text: str) -> int:
        """The action of an exact text, legal or not, or ``MalformedMoveError``.

        Records are read with this, so it should be quick.
        """
        raise NotImplementedError

    def prompt(self, state: State) -> Message:
        """One sentence: what is asked now."""
        raise NotImplementedError

    def view(self, state: State) -> Mapping[str, object]:
        """The JSON that a screen draws."""
        raise NotImplementedError

    def observer(self, setup: Setup) -> Observer:
        """What writes positions as rows of numbers, for learning programs."""
        raise NotImplementedError

    def check(self, state: State) -> list[str]:
        """The invariants that do not hold here; the fuzzer asks after every move."""
        return []

    def parse(self, state: State, entered: str) -> int:
        """The legal action a person means: the whole text, or any part that fits only one.

        ``4,-1`` means ``jump 4,-1`` when nothing else legal ends like that.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> knight = match.game
        >>> knight.parse(match.state, "pick Mesa") == knight.parse(match.state, "mesa")
        True
        >>> knight.parse(match.state, "pick m")
        Traceback (most recent call last):
            ...
        arizona.engine.errors.AmbiguousMoveError: 'pick m' could mean several moves: ...
        """
        text = " ".join(entered.split())
        if not text:
            raise MalformedMoveError("no move was given")
        wanted = text.lower()
        legal = self.legal_texts(state)
        for action, known in legal:
            if known.lower() == wanted:
                return action
        ends = [pair for pair in legal if pair[1].lower().endswith(" " + wanted)]
        near = ends or [pair for pair in legal if pair[1].lower().startswith(wanted)]
        if len(near) == 1:
            return near[0][0]
        if near:
            raise AmbiguousMoveError(text, [pair[1] for pair in near])
        self.read(state, text)
        raise IllegalMoveError(f"'{text}' is not legal here")

    def legal_texts(self, state: State) -> list[tuple[int, str]]:
        """Every legal action with its text.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> match.game.legal_texts(match.state)[:2]
        [(242, 'pick Mitten'), (243, 'pick Butte')]
        """
        return [(action, self.text(state, action)) for action in state.legal()]


def _known(name: str) -> Game:
    """A game that was pickled: the one of that name here."""
    found = object_of(name)
    assert isinstance(found, Game), name
    return found
