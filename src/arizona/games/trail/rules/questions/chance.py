"""Chance events as questions: drawing, dealing and revealing (T-1.11)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.engine.message import Arg
from arizona.games.trail.rules.actions import (
    BLOSSOM,
    OPEN_CARD,
    OPEN_PIECE,
    POISON,
    START,
)
from arizona.games.trail.rules.answers import add_places
from arizona.games.trail.rules.effects.payment import take_poison
from arizona.games.trail.rules.effects.weather import draw_weather
from arizona.games.trail.rules.frames import a_of, b_of, seat_of
from arizona.games.trail.rules.phases.chance_events import (
    choose_start,
    open_card,
    open_gateway,
    open_passage,
    open_piece,
    open_state48,
    piece_draws,
    state48_draws,
    turn_blossom,
)
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.questions.question import Question


class Draw(Question):
    """A chance event whose equally likely outcomes are the bits of an integer.

    One can be drawn without listing the others.
    """

    def draws(self, pos: Position, word: i64) -> i64:
        """Return the possible outcomes, as bits."""
        raise NotImplementedError

    def base(self, pos: Position, word: i64) -> i64:
        """Return the action of bit 0."""
        raise NotImplementedError

    def key(self, pos: Position, word: i64) -> str:
        """Return the deck or pile that is drawn from, for ``TrailState.chance_key``."""
        raise NotImplementedError

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return add_places(vec[i64](), self.draws(pos, word), self.base(pos, word))


@final
class DrawStart(Draw):
    """Draws the starting player (T-1.9)."""

    def draws(self, pos: Position, word: i64) -> i64:
        return bit_at(pos.seats) - 1

    def base(self, pos: Position, word: i64) -> i64:
        return START

    def key(self, pos: Position, word: i64) -> str:
        return "start"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        choose_start(pos, action - START)


@final
class DrawPassage(Draw):
    """Draws a Passage of the current deck; a: slot."""

    def draws(self, pos: Position, word: i64) -> i64:
        return pos.passages_unseen

    def base(self, pos: Position, word: i64) -> i64:
        return pos.content.open_passage + pos.content.deck_first[pos.deck]

    def key(self, pos: Position, word: i64) -> str:
        return f"passages {pos.deck}"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        open_passage(pos, action - pos.content.open_passage, a_of(word))


@final
class DrawCard(Draw):
    """Draws a card; a: kind, b: row."""

    def draws(self, pos: Position, word: i64) -> i64:
        return pos.fauna_unseen if a_of(word) else pos.flora_unseen

    def base(self, pos: Position, word: i64) -> i64:
        return OPEN_CARD + 32 * a_of(word)

    def key(self, pos: Position, word: i64) -> str:
        return f"cards {a_of(word)}"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        kind: i64 = a_of(word)
        open_card(pos, kind, action - OPEN_CARD - 32 * kind, b_of(word))


@final
class DrawPiece(Draw):
    """Draws a piece; a: kind, b: slot (0 to 7)."""

    def draws(self, pos: Position, word: i64) -> i64:
        return piece_draws(pos, a_of(word), b_of(word))

    def base(self, pos: Position, word: i64) -> i64:
        return OPEN_PIECE + 32 * a_of(word)

    def key(self, pos: Position, word: i64) -> str:
        return f"pieces {a_of(word)} {b_of(word) // 2}"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        kind: i64 = a_of(word)
        open_piece(pos, kind, action - OPEN_PIECE - 32 * kind, b_of(word))


@final
class DrawState48(Draw):
    """Draws a State 48 card; a: category."""

    def draws(self, pos: Position, word: i64) -> i64:
        return state48_draws(pos, a_of(word))

    def base(self, pos: Position, word: i64) -> i64:
        return pos.content.open_state48

    def key(self, pos: Position, word: i64) -> str:
        return f"state48 {a_of(word)}"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        open_state48(pos, action - pos.content.open_state48, a_of(word))


@final
class DrawGateway(Draw):
    """Draws an unseen Gateway."""

    def draws(self, pos: Position, word: i64) -> i64:
        return pos.gateways_unseen

    def base(self, pos: Position, word: i64) -> i64:
        return pos.content.open_gateway

    def key(self, pos: Position, word: i64) -> str:
        return "gateways"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        open_gateway(pos, action - pos.content.open_gateway)


@final
class DrawBlossom(Draw):
    """Draws the number of a Blossom; a: terrain."""

    def draws(self, pos: Position, word: i64) -> i64:
        return pos.numbers_unseen

    def base(self, pos: Position, word: i64) -> i64:
        return BLOSSOM

    def key(self, pos: Position, word: i64) -> str:
        return "blossoms"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        turn_blossom(pos, action - BLOSSOM, a_of(word))


@final
class DrawPoison(Draw):
    """Draws a Poison token from the pool; a: number of tokens still to draw."""

    def draws(self, pos: Position, word: i64) -> i64:
        return pos.poison

    def base(self, pos: Position, word: i64) -> i64:
        return POISON

    def key(self, pos: Position, word: i64) -> str:
        return f"poison {seat_of(word)}"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        take_poison(pos, seat_of(word), action - POISON, a_of(word))

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        return {"count": a_of(word)}


@final
class DrawWeather(Draw):
    """Draws a Weather card; a: first card + 1, or 0 before the first draw."""

    def draws(self, pos: Position, word: i64) -> i64:
        return pos.weather_unseen

    def base(self, pos: Position, word: i64) -> i64:
        return pos.content.draw_weather

    def key(self, pos: Position, word: i64) -> str:
        return "weather"

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        draw_weather(pos, seat_of(word), action - pos.content.draw_weather, a_of(word))
