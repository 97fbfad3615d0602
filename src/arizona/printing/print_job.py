"""What somebody wants printed: a game, its parts, the paper, the ink, the language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from arizona.engine.content import Content
from arizona.engine.errors import ArizonaError
from arizona.engine.game import Game
from arizona.messages import Phrases, locales

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
COLOUR: Final = "colour"
SAVING: Final = "saving"
INKS: Final = (COLOUR, SAVING)
MOST_COPIES: Final = 200
MOST_PAGES: Final = 2000


@dataclass(frozen=True)
class Part:
    """Something that can be printed by itself: the sheets, the cards of a kind, the rules."""

    name: str
    copies: int = 1
    """How often it is printed unless somebody says otherwise: a board for each player."""
    usual: bool = True
    """Whether it belongs to the set that is printed when nobody says what."""
    backs: bool = False
    """Whether its cards have backs."""
    count: int = 0
    """How many of its kind there are, for whoever reads the list."""


@dataclass(frozen=True)
class Choice:
    """Something a game lets one choose about its pages, such as which sheet."""

    name: str
    values: tuple[str, ...]
    """What it may be; the first one holds unless somebody says otherwise."""
    labels: tuple[str, ...] = ()
    """What the pack calls each value; without a name, or where it is empty, a message does."""


@dataclass(frozen=True)
class PrintJob:
    """What is to be printed, checked."""

    game: Game
    content: Content
    parts: tuple[tuple[str, int], ...]
    """Names of parts, in their order, and how often each is wanted."""
    paper: str = "a4"
    ink: str = COLOUR
    language: str = "en"
    seed: str = ""
    marks: bool = True
    backs: bool = False
    choices: Mapping[str, str] = field(default_factory=dict)

    @property
    def saving(self) -> bool:
        """Lines only, nothing filled: for a pencil and a copier."""
        return self.ink == SAVING

    @property
    def phrases(self) -> Phrases:
        """The sentences of its language, with the words of the pack."""
        return Phrases(self.language, self.content)


def check(order: PrintJob) -> None:
    """Refuse what cannot be printed, in a sentence."""
    if order.paper not in PAPERS:
        raise ArizonaError(f"--paper {order.paper}: there is {' and '.join(PAPERS)}")
    if order.ink not in INKS:
        raise ArizonaError(f"--ink {order.ink}: there is {' and '.join(INKS)}")
    if order.language not in locales():
        raise ArizonaError(f"--lang {order.language}: there is {', '.join(locales())}")
    for name, copies in order.parts:
        if not 1 <= copies <= MOST_COPIES:
            raise ArizonaError(f"{copies} copies of {name}: choose 1 to {MOST_COPIES}")
    if not order.parts:
        raise ArizonaError("nothing was chosen to print")


def read_parts(
    known: list[Part], what: list[str], copies: Mapping[str, int], times: int = 1
) -> tuple[tuple[str, int], ...]:
    """The parts that somebody names, all usual ones if none, and how often each is wanted."""
    names = [part.name for part in known]
    for name in [*what, *copies]:
        if name not in names:
            raise ArizonaError(
                f"there is no part '{name}' to print; choose one of: {', '.join(names)}"
            )
    usual = times if what and times > 1 else 0  # so many of what was named, else so many sets
    wanted = set(what) or {part.name for part in known if part.usual} | set(copies)
    return tuple(
        (part.name, copies.get(part.name, usual or part.copies * times))
        for part in known
        if part.name in wanted
    )


def read_choices(known: tuple[Choice, ...], given: Mapping[str, str]) -> dict[str, str]:
    """What was chosen, and the first value of everything else."""
    chosen = {choice.name: choice.values[0] for choice in known}
    for name, value in given.items():
        match = [choice for choice in known if choice.name == name]
        if not match:
            there = ", ".join(chosen) or "nothing"
            raise ArizonaError(f"-o {name}: what can be chosen here is {there}")
        if value not in match[0].values:
            raise ArizonaError(f"-o {name}={value}: it may be {', '.join(match[0].values)}")
        chosen[name] = value
    return chosen
