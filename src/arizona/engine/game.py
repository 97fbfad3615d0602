"""The interface of a game: its properties, setup, notation and views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from arizona.engine import content as packs
from arizona.engine.card_text import CardText, Say, agrees
from arizona.engine.content import Content, HasPacks
from arizona.engine.entry_points import object_of
from arizona.engine.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    MalformedMoveError,
    OptionError,
)
from arizona.engine.message import Message, ValidationMessage
from arizona.engine.observer import Observer
from arizona.engine.packing import Reduced
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.engine.symmetry import Symmetry
from arizona.engine.text import is_plain, quoted

OptionValue = str | int | bool


@final
class Option:
    """A game option. If ``choices`` is empty, the value is free text that the game validates.

    Its description is the message ``<game>-option-<name>``.
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
        """Values for tests and the fuzzer: all choices, or the default and samples of free text."""
        self.since: Final = since
        """First rules version that has this option."""

    def check(self, value: OptionValue) -> OptionValue:
        """Validate and normalize a value. Raises ``OptionError`` if it is invalid.

        Text from the command line (``"2"``, ``"true"``) is converted to a number or flag.
        """
        if self.choices:
            for choice in self.choices:
                if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                    return choice
                if isinstance(value, str) and value.lower() == str(choice).lower():
                    return choice
            known = ", ".join(str(choice).lower() for choice in self.choices)
            raise OptionError(
                ValidationMessage(
                    "terminal-option-value",
                    f"option {self.name}: {quoted(str(value))} is not one of {known}",
                    {"option": self.name, "value": str(value), "known": known},
                )
            )
        if not isinstance(value, str):
            raise OptionError(f"option {self.name}: expected a text, found {quoted(value)}")
        if not is_plain(value):
            raise OptionError(f"option {self.name}: {quoted(value)} is not plain text")
        return value


@final
class Setup:
    """The setup of a game: number of seats, options, content and rules version."""

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
        """Rules version of the match, usually the current one of the game."""
        self.num_actions: Final[int] = game.actions_with(content)
        """Number of actions with this content; larger packs can have more than the base game."""

    def start(self) -> State:
        """Return the initial position."""
        return self.game.start(self)

    def __copy__(self) -> Setup:
        return self

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> Reduced:
        return Setup, (self.game, self.seats, self.options, self.content, self.rules)


@final
class Words:
    """The description of an action: its notation, its label, and what to click."""

    def __init__(self, text: str, label: Message, targets: list[str]) -> None:
        self.text: Final = text
        """Notation that ``Game.read`` converts back to the same action: ``jump 4,-1``."""
        self.label: Final = label
        self.targets: Final = targets
        """Names of elements on the screen, as ``kind:name``: ``space:4,-1``, ``die:3``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(HasPacks):
    """A game: its properties and everything else except the position itself."""

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
        points: bool = True,
        older_rules: tuple[int, ...] = (),
        rewordings: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        super().__init__(name)
        self.title: Final = title
        self.rules_version: Final = rules_version
        """Increases when a rule change would make an old record play differently."""
        self.older_rules: Final = older_rules
        self.rewordings: Final = {} if rewordings is None else dict(rewordings)
        """By the hash of a pack: hashes of earlier versions that differed in wording only."""
        """Earlier rules versions that are still supported, so that old records can be replayed."""
        self.min_seats: Final = min_seats
        self.max_seats: Final = max_seats
        self.num_actions: Final = num_actions
        """Actions are integers from 0 to ``num_actions`` − 1, each with a fixed meaning.

        Packs with more components than the base game can have further actions: see
        ``actions_with``.
        """
        self.longest: Final = longest
        """Upper bound for the number of moves in a game, including chance events."""
        self.has_chance: Final = has_chance
        self.options: Final = options
        self.draw: Final = draw
        """Whether the rules allow a draw, so that two players may agree to one."""
        self.points: Final = points
        """Whether players score points. Otherwise only ``winners()`` counts, and scores are 0."""

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> Reduced:
        return _unpickle, (self.name,)

    # --- setup ----------------------------------------------------------------------------

    def plays_rules(self, version: int) -> bool:
        """Check whether games under this rules version can be played and replayed."""
        return version == self.rules_version or version in self.older_rules

    def plays_content(self, digest: str, recorded: str) -> bool:
        """Whether a pack with the hash ``digest`` plays exactly as the recorded one did."""
        return digest == recorded or recorded in self.rewordings.get(digest, ())

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        content: str | Content = packs.DEFAULT,
        rules: int | None = None,
    ) -> Setup:
        """Create and validate a setup. Missing values get their defaults.

        ``rules`` selects an older rules version (one of ``older_rules``), in which options that
        were added later do not exist.

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
            raise OptionError(
                ValidationMessage(
                    "terminal-not-for-seats",
                    f"{self.name} is for {span} players, not {seats}",
                    {
                        "game": self.name,
                        "least": self.min_seats,
                        "most": self.max_seats,
                        "seats": seats,
                    },
                )
            )
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
            raise OptionError(
                ValidationMessage(
                    "terminal-no-option",
                    f"{self.name} has no option {quoted(unknown)}; it has: {known}",
                    {"game": self.name, "option": unknown, "known": known},
                )
            )
        tables = content if isinstance(content, Content) else packs.load(self, content)
        setup = Setup(self, seats, values, tables, version)
        self.check_setup(setup)
        return setup

    def playable_rules(self) -> str:
        """Return the supported rules versions for messages: ``2 and 3``."""
        return " and ".join(str(one) for one in (*self.older_rules, self.rules_version))

    def actions_with(self, content: Content) -> int:
        """Return the number of actions with this content, at least ``num_actions``."""
        return self.num_actions

    def check_setup(self, setup: Setup) -> None:
        """Raise ``OptionError`` if options and content are incompatible."""

    def settle_options(self, setup: Setup, rng: Rng) -> Setup:
        """Return the setup with options drawn at random replaced by their outcomes.

        This way a record states what was played. Most games do not need this.
        """
        return setup

    def ample(self, setup: Setup) -> int:
        """Return a practical upper bound for the number of moves; ``longest`` is a strict one."""
        return self.longest

    def draws(self, setup: Setup) -> bool:
        """Check whether games with this setup have chance events."""
        return self.has_chance

    def start(self, setup: Setup) -> State:
        """Return the initial position of a game with this setup."""
        raise NotImplementedError

    # --- notation and views ---------------------------------------------------------------

    def words(self, state: State, action: int) -> Words:
        """Return the notation, label and targets of an action."""
        raise NotImplementedError

    def text(self, state: State, action: int) -> str:
        """Return the notation of an action. ``read`` converts it back to the same action."""
        return self.words(state, action).text

    def read(self, state: State, text: str) -> int:
        """Return the action of an exact text, legal or not.

        Raises ``MalformedMoveError`` if it is not a move. Used to replay records, so it should be
        fast.
        """
        raise NotImplementedError

    def prompt(self, state: State) -> Message:
        """Return a sentence that says what the player to move has to decide."""
        raise NotImplementedError

    def view(self, state: State) -> Mapping[str, object]:
        """Return the position as JSON data for display."""
        raise NotImplementedError

    def observer(self, setup: Setup) -> Observer:
        """Return the encoder of positions for machine learning."""
        raise NotImplementedError

    def symmetries(self, state: State) -> list[Symmetry]:
        """Return the equivalent forms of a position, such as its mirror image, without itself.

        Every position of a game must have the same symmetries, by name. Most games have none.
        """
        return []

    def card_texts(self, tables: Mapping[str, Any], say: Say) -> list[CardText]:
        """Return the texts of a valid pack's cards, with those generated from the effects.

        ``say`` formats the messages of a language, and determines that of the generated texts.
        """
        return []

    def card_terms(self) -> Mapping[str, str]:
        """Return the English terms of card texts, with a pattern of the words for each."""
        return {}

    def card_names(self, say: Say) -> Mapping[str, list[str]]:
        """Return the names of kinds and amounts that a translated card text must have in common
        with the generated one.
        """
        return {}

    def text_mismatches(self, tables: Mapping[str, Any], english: Say) -> list[CardText]:
        """Return the texts of a valid pack that do not say what their cards do."""
        terms = self.card_terms()
        texts = self.card_texts(tables, english)
        return [one for one in texts if not agrees(one.said, one.means, terms)]

    def check(self, state: State) -> list[str]:
        """Return the invariants that the position violates, for the fuzzer."""
        return []

    def parse(self, state: State, entered: str) -> int:
        """Return the legal action for user input: its full text or an unambiguous part.

        ``4,-1`` means ``jump 4,-1`` if no other legal move ends like that.

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
        """Return all legal actions with their texts.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> match.game.legal_texts(match.state)[:2]
        [(242, 'pick Mitten'), (243, 'pick Butte')]
        """
        return [(action, self.text(state, action)) for action in state.legal()]


def _unpickle(name: str) -> Game:
    """Restore a pickled game: the registered game of that name."""
    found = object_of(name)
    assert isinstance(found, Game), name
    return found
