"""What chance is asked: what is drawn, dealt and turned over (T-1.11)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from arizona.engine.message import Arg
from arizona.games.trail.actions import (
    BLOSSOM,
    DRAW,
    OPEN_CARD,
    OPEN_GATEWAY,
    OPEN_PASSAGE,
    OPEN_PIECE,
    OPEN_STATE48,
    POISON,
    START,
)
from arizona.games.trail.asked.question import Question
from arizona.games.trail.drawing import (
    blossom_draws,
    card_draws,
    choose_start,
    gateway_draws,
    open_card,
    open_gateway,
    open_passage,
    open_piece,
    open_state48,
    passage_draws,
    piece_draws,
    start_players,
    state48_draws,
    turn_blossom,
)
from arizona.games.trail.frames import a_of, b_of, seat_of
from arizona.games.trail.payment import poison_draws, take_poison
from arizona.games.trail.position import Position
from arizona.games.trail.weather import draw_weather, weather_draws


@final
class DrawStart(Question):
    """Who begins?"""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return start_players(pos)

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        choose_start(pos, action - START)


@final
class DrawPassage(Question):
    """Which Passage is laid into the slot a?"""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return passage_draws(pos)

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        open_passage(pos, action - OPEN_PASSAGE, a_of(word))


@final
class DrawCard(Question):
    """Which card of the kind a is laid into the row b?"""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return card_draws(pos, a_of(word))

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        kind: i64 = a_of(word)
        open_card(pos, kind, action - OPEN_CARD - 32 * kind, b_of(word))


@final
class DrawPiece(Question):
    """Which piece of the kind a is laid at the place b of eight?"""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return piece_draws(pos, a_of(word), b_of(word))

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        kind: i64 = a_of(word)
        open_piece(pos, kind, action - OPEN_PIECE - 32 * kind, b_of(word))


@final
class DrawState48(Question):
    """Which State 48 card of the category a?"""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return state48_draws(pos, a_of(word))

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        open_state48(pos, action - OPEN_STATE48, a_of(word))


@final
class DrawGateway(Question):
    """Which Gateway is turned up?"""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return gateway_draws(pos)

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        open_gateway(pos, action - OPEN_GATEWAY)


@final
class DrawBlossom(Question):
    """Which number does the Blossom of the terrain a show?"""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return blossom_draws(pos)

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        turn_blossom(pos, action - BLOSSOM, a_of(word))


@final
class DrawPoison(Question):
    """Which Poison token? So many as a are due."""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return poison_draws(pos)

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        take_poison(pos, seat_of(word), action - POISON, a_of(word))

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        return {"count": a_of(word)}


@final
class DrawWeather(Question):
    """Which Weather card? a is the first one drawn + 1, 0 while there is none."""

    def answers(self, pos: Position, word: i64) -> list[int]:
        return weather_draws(pos)

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        draw_weather(pos, seat_of(word), action - DRAW, a_of(word))
