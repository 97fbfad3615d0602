"""The plan of a lab run; every game is determined by the plan and its number."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
from msgspec import Struct

import arizona
from arizona import get_game
from arizona.bots.roster import make_bot, plays_without_clock, thinking_time
from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue, Setup
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.record import save_atomically
from arizona.lab.errors import wrong_file

FORMAT = "arizona-lab 1"
FILE = "run.json"
Options = dict[str, OptionValue]


class Plan(Struct, frozen=True, kw_only=True):
    """One run: the game, the bots, the number of games and the seed."""

    format: str = FORMAT
    game: str
    seats: int
    bots: list[str]
    games: int
    """Games per variant."""
    seed: str = "lab"
    options: Options = {}
    vary: dict[str, list[OptionValue]] = {}
    """Options that are varied, with their values."""
    content: str = "default"
    digest: str = ""
    """Hash of the content pack; a run can only be resumed with the same content."""
    rules: int = 0
    seconds: float | None = None
    records: bool = False
    duplicate: bool = False
    """Whether each deal (the same dice and draws) is played with every rotation of the bots."""

    kingmaking: bool = False
    """Whether the last decisions of losing seats are examined."""

    def variants(self) -> list[Options]:
        """The options of each variant; a single empty one if nothing varies."""
        names = list(self.vary)
        return [
            dict(zip(names, values, strict=True))
            for values in product(*(self.vary[name] for name in names))
        ]

    def total(self) -> int:
        return self.games * len(self.variants())

    def variant(self, number: int) -> int:
        """The variant of a game; variants alternate."""
        return number % len(self.variants())

    def seed_number(self, number: int) -> int:
        """The seed number of a game; one game of each variant shares it."""
        return number // len(self.variants())

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{self.seed_number(number)}"

    def deal_number(self, number: int) -> int:
        """The deal of a game, if the run has duplicate deals."""
        return self.seed_number(number) // self.seats

    def deal_of(self, number: int) -> str:
        """The seed of a game's deal; empty if dice and draws are not repeated."""
        return f"{self.seed}-deal-{self.deal_number(number)}" if self.duplicate else ""

    def line_up(self, number: int) -> list[str]:
        """The bots by seat; each plays every seat equally often."""
        turn = self.seed_number(number) % self.seats
        return [
            self.bots[(seat + turn) % self.seats % len(self.bots)] for seat in range(self.seats)
        ]

    def setup(self, number: int) -> Setup:
        options = {**self.options, **self.variants()[self.variant(number)]}
        return get_game(self.game).setup(self.seats, options, self.content)

    def clock(self, bot: str) -> float:
        """Seconds a bot may take for one decision."""
        return thinking_time(self.game, bot) if self.seconds is None else self.seconds

    def reproducible(self) -> bool:
        """Whether no bot depends on the clock, so that the seed alone determines every game."""
        return all(plays_without_clock(bot) for bot in self.bots)

    def same_but_longer(self, other: Plan) -> str:
        """Why the other plan differs from this one in more than the number of games; empty if it
        does not.
        """
        for name in self.__struct_fields__:
            if name == "games":
                continue
            mine, its = getattr(self, name), getattr(other, name)
            if mine != its:
                return f"{name}: {mine!r} → {its!r}"
        return ""


def refused_plan(cause: str, english: str, **args: Arg) -> ArizonaError:
    """Return the error for a plan that makes no sense; ``cause`` is a variant of the message."""
    return ArizonaError(ValidationMessage("lab-plan", english, {"cause": cause, **args}))


def make_plan(
    game: str,
    *,
    seats: int | None,
    bots: list[str],
    games: int,
    seed: str = "lab",
    options: Options | None = None,
    vary: dict[str, list[OptionValue]] | None = None,
    content: str = "default",
    seconds: float | None = None,
    records: bool = False,
    duplicate: bool = False,
    kingmaking: bool = False,
) -> Plan:
    """Validate and create a plan, so that errors appear now and not in the hundredth game."""
    chosen = get_game(game)
    count = chosen.min_seats if seats is None else seats
    setup = chosen.setup(count, options or {}, content)
    if not bots:
        raise refused_plan("bots", "which bots? For example: --bots greedy")
    if len(bots) > count:
        english = "{option}: {found} bots for {most} seats"
        args: dict[str, Arg] = {"option": "--bots", "found": len(bots), "most": count}
        raise ArizonaError(ValidationMessage("terminal-command-many", english, args))
    if kingmaking and count < 3:
        raise refused_plan("kingmaking", "--kingmaking: expected three seats or more")
    if duplicate:
        _check_duplicate(count, bots, games)
    for bot in bots:
        make_bot(game, bot, 1)
    checked: dict[str, list[OptionValue]] = {}
    for name, values in (vary or {}).items():
        if name in (options or {}):
            raise refused_plan("fixed", "--vary {name}: --option fixes it already", name=name)
        checked[name] = [
            chosen.setup(count, {**(options or {}), name: value}, content).options[name]
            for value in values
        ]
        if len(set(checked[name])) < 2:
            english = "--vary {name}: expected two different values or more"
            raise refused_plan("values", english, name=name)
    return Plan(
        game=game,
        seats=count,
        bots=bots,
        games=games,
        seed=seed,
        options={name: setup.options[name] for name in options or {}},
        vary=checked,
        content=content,
        digest=setup.content.digest,
        rules=chosen.rules_version,
        seconds=seconds,
        records=records,
        duplicate=duplicate,
        kingmaking=kingmaking,
    )


def _check_duplicate(seats: int, bots: list[str], games: int) -> None:
    if len(set(bots)) < 2:
        english = "--duplicate compares players: name at least two different bots"
        raise refused_plan("duplicate", english)
    if games % seats:
        fewer = games - games % seats
        english = (
            "--games {games}: each deal is played {seats} times, once for every rotation of the "
            f"bots; choose {fewer} or {{more}}"
            if fewer
            else "--games {games}: each deal is played {seats} times; choose {seats} or more"
        )
        raise refused_plan("deals", english, games=games, seats=seats, more=fewer + seats)


def save_plan(plan: Plan, folder: Path) -> None:
    """Write the plan to the folder of its run."""
    text = msgspec.json.format(msgspec.json.encode(plan), indent=2).decode()
    save_atomically(folder / FILE, text + "\n")


def load_plan(folder: Path) -> Plan:
    """Load the plan of a run. Raises ``ArizonaError`` if there is none."""
    path = folder / FILE
    if not path.is_file():
        english = "not a run of the laboratory (there is no {name})"
        raise wrong_file(folder, "no-run", english, name=FILE)
    try:
        plan = msgspec.json.decode(path.read_bytes(), type=Plan)
    except msgspec.DecodeError as error:
        raise wrong_file(path, "plan", f"not the plan of a run: {error}") from None
    if plan.format != FORMAT:
        english = f"format: expected '{FORMAT}', found '{plan.format}'"
        raise wrong_file(path, "version", english)
    if plan.game not in arizona.game_names():
        raise wrong_file(path, "game", "there is no game called '{game}'", game=plan.game)
    return plan
