"""Dispatch table of the steps that need no answer.

A step is executed as soon as it is on top of the stack. To add one, define its number in
``frames.py`` and add a branch here.
"""

from __future__ import annotations

from mypy_extensions import i64

from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effects.cards import load_cubes
from arizona.games.trail.rules.effects.effects import run_script
from arizona.games.trail.rules.effects.gains import gain
from arizona.games.trail.rules.effects.ladder import climb
from arizona.games.trail.rules.effects.weather import weather_comes
from arizona.games.trail.rules.frames import a_of, b_of, c_of, kind_of, seat_of
from arizona.games.trail.rules.phases.chance_events import (
    fill_cards,
    fill_passages,
    fill_pieces,
    set_up,
)
from arizona.games.trail.rules.phases.journey import end_turn, next_turn
from arizona.games.trail.rules.phases.planning import (
    plan_arrows,
    plan_gila,
    plan_saguaro,
    plan_week,
)
from arizona.games.trail.rules.phases.recovery import finish, recover
from arizona.games.trail.rules.phases.turn_actions import take_row_card
from arizona.games.trail.rules.position import Position


def carry_out_step(pos: Position, word: i64) -> None:
    """Execute a step whose frame was popped from the stack. Frequent kinds come first."""
    kind: i64 = kind_of(word)
    if kind == f.RUN:
        run_script(pos, seat_of(word), a_of(word), b_of(word), c_of(word))
    elif kind == f.GAIN:
        gain(pos, seat_of(word), a_of(word), b_of(word), c_of(word))
    elif kind == f.NEXT_TURN:
        next_turn(pos, a_of(word))
    elif kind == f.END_TURN:
        end_turn(pos, a_of(word))
    elif kind == f.CLIMB:
        climb(pos, seat_of(word))
    elif kind == f.TAKE_CARD:
        take_row_card(pos, seat_of(word), a_of(word), b_of(word))
    elif kind == f.LOAD_CUBES:
        load_cubes(pos, seat_of(word), a_of(word))
    elif kind == f.FILL_PASSAGES:
        fill_passages(pos)
    elif kind == f.FILL_CARDS:
        fill_cards(pos, a_of(word))
    elif kind == f.FILL_PIECES:
        fill_pieces(pos, a_of(word))
    elif kind == f.WEATHER_COMES:
        weather_comes(pos, seat_of(word))
    elif kind == f.PLAN_WEEK:
        plan_week(pos)
    elif kind == f.PLAN_ARROWS:
        plan_arrows(pos, a_of(word))
    elif kind == f.PLAN_GILA:
        plan_gila(pos)
    elif kind == f.PLAN_SAGUARO:
        plan_saguaro(pos)
    elif kind == f.RECOVER:
        recover(pos)
    elif kind == f.FINISH:
        finish(pos, a_of(word))
    else:
        set_up(pos, a_of(word))
