"""Guided games: a prepared position and a few steps that the page presents.

The lessons of a game are the files ``words/lesson.toml``, ``words/lesson-2.toml`` and so on; step
names are unique within a game. ``prepared`` leads to the initial position. Each step has a name,
whose texts are the messages ``lesson-<game>-<name>-title`` and ``lesson-<game>-<name>``, and a list
of moves. The learner makes the moves of their own seat; all other moves are played automatically. A
step without moves only shows text. The moves in ``meanwhile`` are played without delay between two
steps. ``docs/lessons.md`` shows how to write a lesson.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

import arizona
from arizona.engine.entry_points import folder_of, game_names
from arizona.engine.errors import ArizonaError
from arizona.engine.setups import record_of
from arizona.engine.state import CHANCE, OVER
from arizona.server.protocol.parts import PreviewInfo, SeatInfo
from arizona.server.protocol.rest import Lesson, LessonStep
from arizona.server.tables.characters import bot_name
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.previews import preview_info
from arizona.server.tables.table_rows import practice_info

ID: Final = "lesson"


class LessonError(ArizonaError):
    """Raised for a lesson that cannot be played."""


class StepPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A step in the lesson file."""

    name: str
    meanwhile: list[str] = []
    moves: list[str] = []
    show: list[str] = []
    open: bool = False


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a lesson file."""

    bots: list[str]
    """The bot of each seat; empty for the learner's seat."""
    steps: list[StepPlan]
    prepared: list[str] = []
    options: dict[str, str | int | bool] = {}


def lesson_count(game: str) -> int:
    """Return the number of lessons of a game."""
    return next(number for number in count() if not lesson_file(game, number + 1).is_file())


def lesson_file(game: str, number: int) -> Path:
    return folder_of(game) / "words" / ("lesson.toml" if number == 1 else f"lesson-{number}.toml")


@cache
def lesson(game: str, number: int = 1) -> Lesson:
    """Return a lesson of a game; raise ``LessonError`` if there is none or its file is invalid."""
    if game not in game_names() or not 1 <= number <= lesson_count(game):
        raise LessonError(f"there is no lesson {number} for '{game[:40]}'")
    path = lesson_file(game, number)
    try:
        plan = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Plan)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{game}/{path.name}: {error}") from None
    return read_lesson(game, plan, number)


def read_lesson(game_name: str, plan: Plan, number: int = 1) -> Lesson:
    """Play through a plan; return its positions, and where each step begins and ends."""
    if plan.bots.count("") != 1:
        raise LessonError(f"{game_name}: one seat is the learner's, its bot is ''")
    if not plan.steps:
        raise LessonError(f"{game_name}: a lesson needs steps")
    learner = plan.bots.index("")
    game = arizona.get_game(game_name)
    setup = game.setup(len(plan.bots), plan.options)
    names = [bot_name(game_name, bot) if bot else "" for bot in plan.bots]
    lines = [*plan.prepared]
    for step in plan.steps:
        lines += step.meanwhile + step.moves
    players = [name or "Player 1" for name in names]
    record = record_of(setup, players, lines, bots=plan.bots)
    game_log = GameLog.of(record)
    seats = [
        SeatInfo(seat, "bot" if bot else "person", names[seat], bot or None, True, True, False)
        for seat, bot in enumerate(plan.bots)
    ]
    start = len(plan.prepared)
    steps = _steps(game_name, plan, game_log, learner)
    shown = {moment for step in steps for moment in range(step.begin, step.end + 1)} | {start}
    return Lesson(
        game=game_name,
        number=number,
        count=lesson_count(game_name),
        seat=learner,
        table=practice_info(
            f"{ID}-{game_name}",
            setup,
            game.rules_version,
            setup.content.name,
            record.digest,
            seats,
        ),
        start=start,
        lines=lines,
        log=[event for event in game_log.events if event.moment <= start],
        moments=[game_log.moment_at(ID, moment) for moment in sorted(shown)],
        events=[event for event in game_log.events if event.moment > start],
        previews=_previews(steps, game_log, learner),
        steps=steps,
        record=record.dumps(),
    )


def _steps(game: str, plan: Plan, game_log: GameLog, learner: int) -> list[LessonStep]:
    steps: list[LessonStep] = []
    end = len(plan.prepared)
    for step in plan.steps:
        begin = end + len(step.meanwhile)
        end = begin + len(step.moves)
        mover = game_log.mover_at(begin)
        if mover not in (learner, OVER) or (mover == OVER and step.moves):
            raise LessonError(f"{game}, step '{step.name}': it is not the learner's turn")
        steps.append(LessonStep(step.name, begin, end, step.show, step.open))
    if game_log.to_move == CHANCE:
        raise LessonError(f"{game}: the lesson ends while chance is to move")
    return steps


def _previews(
    steps: list[LessonStep], game_log: GameLog, learner: int
) -> dict[int, list[PreviewInfo]]:
    """Preview the moves that each step requires, or all legal moves if the learner may explore."""
    previews: dict[int, list[PreviewInfo]] = {}
    for step in steps:
        for moment in range(step.begin, step.end):
            state = game_log.state_at(moment)
            if state.to_move() != learner:
                continue
            actions = state.legal() if step.open else [game_log.match.moves[moment].action]
            view = game_log.game.view(state)
            previews[moment] = [
                preview_info(game_log.game, state, action, moment + 1, view) for action in actions
            ]
    return previews
