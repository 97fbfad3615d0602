"""A print job: the game, its parts, paper, ink and language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from arizona.engine.content import Content
from arizona.engine.errors import ArizonaError, unknown_value
from arizona.engine.game import Game
from arizona.engine.message import Arg, ValidationMessage
from arizona.messages import Phrases, locales

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimeters."""
COLOR: Final = "color"
SAVING: Final = "saving"
INKS: Final = (COLOR, SAVING)
CARD_SIZE: Final = "card-size"
"""The choice that every game with cards has."""
POKER: Final = "poker"
CARD_SIZES: Final = {
    POKER: (63.0, 88.0),
    "sleeve": (61.0, 86.0),
    "bridge": (57.0, 87.0),
    "mini": (44.0, 67.0),
    "tarot": (70.0, 120.0),
}
"""Width and height in millimeters. ``sleeve`` fits into a poker sleeve in front of another card."""
MAX_COPIES: Final = 200


def refused(cause: str, english: str, **args: Arg) -> ArizonaError:
    """Return the error for what cannot be printed; ``cause`` is a variant of its message."""
    named: dict[str, Arg] = {"cause": cause, **args}
    return ArizonaError(ValidationMessage("terminal-print-refused", english, named))


def ink_named(name: str) -> str:
    """Return an ink by name; ``colour`` is the former spelling in commands and addresses."""
    return COLOR if name == "colour" else name


@dataclass(frozen=True)
class Part:
    """A separately printable part: the sheets, the cards of a kind, the rules."""

    name: str
    copies: int = 1
    """Default number of copies: for example a board for each player."""
    usual: bool = True
    """Whether it is part of the default set."""
    backs: bool = False
    """Whether its cards have backs."""
    count: int = 0
    """Number of items in it, for display."""


@dataclass(frozen=True)
class Choice:
    """A setting of a game's pages, such as which sheet to print."""

    name: str
    values: tuple[str, ...]
    """Possible values; the first is the default."""
    labels: tuple[str, ...] = ()
    """Names of the values in the pack; if empty, a message is used."""


@dataclass(frozen=True)
class PrintJob:
    """A print job."""

    game: Game
    content: Content
    parts: tuple[tuple[str, int], ...]
    """Part names in print order, with the number of copies of each."""
    paper: str = "a4"
    ink: str = COLOR
    language: str = "en"
    seed: str = ""
    marks: bool = True
    backs: bool = False
    choices: Mapping[str, str] = field(default_factory=dict)

    @property
    def card_size(self) -> str:
        """The size of cards, a key of ``CARD_SIZES``."""
        return self.choices.get(CARD_SIZE, POKER)

    @property
    def saving(self) -> bool:
        """Outlines only, without fills: for pencils and copiers."""
        return self.ink == SAVING

    @property
    def phrases(self) -> Phrases:
        """The messages in the job's language, with the translations of the pack."""
        return Phrases(self.language, self.content)


def check(order: PrintJob) -> None:
    """Raise ``ArizonaError`` if the job is invalid."""
    if order.paper not in PAPERS:
        raise ArizonaError(unknown_value("--paper", order.paper, PAPERS))
    if order.ink not in INKS:
        raise ArizonaError(unknown_value("--ink", order.ink, INKS))
    if order.language not in locales():
        raise ArizonaError(unknown_value("--lang", order.language, locales()))
    for name, copies in order.parts:
        if not 1 <= copies <= MAX_COPIES:
            english = "{count} copies of {name}: choose 1 to {most}"
            raise refused("copies", english, name=name, count=copies, most=MAX_COPIES)
    if not order.parts:
        raise refused("nothing", "nothing was chosen to print")


def no_part(name: str, known: Iterable[str]) -> ArizonaError:
    """Return the error for a part that a game does not have."""
    english = "there is no part '{name}' to print; choose one of: {known}"
    return refused("part", english, name=name, known=", ".join(known))


def read_parts(
    known: list[Part], what: list[str], copies: Mapping[str, int], times: int = 1
) -> tuple[tuple[str, int], ...]:
    """The named parts (the default set if none) with their number of copies."""
    names = [part.name for part in known]
    for name in [*what, *copies]:
        if name not in names:
            raise no_part(name, names)
    usual = (
        times if what and times > 1 else 0
    )  # copies of the named parts, otherwise copies of the whole set
    wanted = set(what) or {part.name for part in known if part.usual} | set(copies)
    return tuple(
        (part.name, copies.get(part.name, usual or part.copies * times))
        for part in known
        if part.name in wanted
    )


def read_choices(known: tuple[Choice, ...], given: Mapping[str, str]) -> dict[str, str]:
    """The chosen values, and the defaults of all other choices."""
    chosen = {choice.name: choice.values[0] for choice in known}
    for name, value in given.items():
        match = [choice for choice in known if choice.name == name]
        if not match:
            if not known:
                raise refused("options", "-o {name}: this game has no such options", name=name)
            english = "-o {name}: choose one of {known}"
            raise refused("option", english, name=name, known=", ".join(chosen))
        if value not in match[0].values:
            raise ArizonaError(unknown_value(name, value, match[0].values))
        chosen[name] = value
    return chosen
