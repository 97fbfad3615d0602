"""Questions to a player outside the windows: prices, placements, tracks, tokens and cards."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.message import Arg
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.actions import (
    ADVANCE,
    ANTIDOTE,
    ARROW,
    DECLINE,
    DONE,
    GILA,
    OPTION,
    PAY,
    PLACE,
    RESOURCE,
    SPIRIT,
    USE,
    WEATHER,
)
from arizona.games.trail.rules.effect_language import AT_FAUNA, AT_FLORA, AT_ROW, GAIN
from arizona.games.trail.rules.effects.abilities import use_at_price
from arizona.games.trail.rules.effects.effects import (
    advance_freely,
    advances,
    change_resource,
    choose_option,
    no_resource_left,
    options,
    resources,
    several_tracks,
)
from arizona.games.trail.rules.effects.mural import (
    blossom_spots,
    edge_of,
    fits,
    place_blossom,
    place_piece,
    spots,
)
from arizona.games.trail.rules.effects.payment import (
    antidotes,
    give_back_poison,
    pay_coins,
    payments,
)
from arizona.games.trail.rules.effects.spirits import free_spirits, take_spirit
from arizona.games.trail.rules.effects.weather import carry_out
from arizona.games.trail.rules.frames import (
    ASK_PLACE,
    TAKE_CARD,
    a_of,
    b_of,
    c_of,
    kind_of,
    seat_of,
)
from arizona.games.trail.rules.packed import slot
from arizona.games.trail.rules.phases.planning import arrow_moves, gila_places, place_gila
from arizona.games.trail.rules.phases.turn_actions import (
    kind_of_row,
    move_arrow,
    pay_and_perform,
    price_options,
)
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.questions.question import Question


@final
class AskArrow(Question):
    """Move on the Crossed Arrows during Planning (T-3.2)."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return arrow_moves(pos, seat_of(word))

    def needs_decision(self, pos: Position, word: i64) -> bool:
        return True

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        move_arrow(pos, seat_of(word), action - ARROW)


@final
class AskGila(Question):
    """Place the Gila Monster (T-3.4)."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return gila_places(pos)

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        place_gila(pos, seat_of(word), action - GILA)


@final
class AskPrice(Question):
    """Use an ability before paying, or pay; a: place of the price, b: target, c: means."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return price_options(pos, seat_of(word), a_of(word), b_of(word), c_of(word))

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        if action == DONE:
            pay_and_perform(pos, seat_of(word), a_of(word), b_of(word), c_of(word))
        else:
            pos.push(word)
            other: i64 = -1
            if a_of(word) == AT_ROW:
                other = AT_FLORA if kind_of_row(b_of(word)) else AT_FAUNA
            use_at_price(pos, seat_of(word), action - USE, other)


@final
class AskCoins(Question):
    """Choose the coins of a payment (T-5.1); a: price, b: cause."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return payments(pos.players[seat_of(word)], a_of(word))

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        pay_coins(pos, seat_of(word), action - PAY, a_of(word), b_of(word))

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        title = bought(pos, b_of(word))
        return {"price": a_of(word), "thing": int(bool(title)), "title": title}


def bought(pos: Position, cause: i64) -> str:
    """Return the name of the card or piece being paid for, or "" if it is not a row's price."""
    depth: i64 = pos.depth - 2
    while cause == causes.PRICE and depth >= 0:
        word: i64 = pos.stack[depth]
        if kind_of(word) == ASK_PLACE:
            return pos.content.pieces.names[32 * a_of(word) + b_of(word)]
        if kind_of(word) == TAKE_CARD:
            cards = pos.fauna_open if a_of(word) else pos.flora_open
            return pos.content.cards.names[32 * a_of(word) + slot(cards, b_of(word))]
        depth -= 1
    return ""


@final
class AskPlace(Question):
    """Place a piece on the mural (T-8.5); a: kind, b: piece."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return spots(pos.content, pos.players[seat_of(word)], 32 * a_of(word) + b_of(word))

    def needs_decision(self, pos: Position, word: i64) -> bool:
        mural = pos.players[seat_of(word)].mural
        edge = edge_of(pos.content, mural)
        corners = fits(pos.content, mural, edge, 32 * a_of(word) + b_of(word))
        return corners & (corners - 1) != 0

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        place_piece(pos, seat_of(word), a_of(word), b_of(word), action - PLACE)

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        return {"title": pos.content.pieces.names[32 * a_of(word) + b_of(word)]}


@final
class AskBlossom(Question):
    """Place a Blossom or decline it (T-8.3)."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return blossom_spots(pos, seat_of(word))

    def needs_decision(self, pos: Position, word: i64) -> bool:
        return pos.blossoms > 0 and edge_of(pos.content, pos.players[seat_of(word)].mural) != 0

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        if action != DECLINE:
            place_blossom(pos, seat_of(word), action - PLACE)


@final
class AskAntidote(Question):
    """Return a Poison token or decline (T-8.3); a: count, b: cause."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return antidotes(pos, seat_of(word))

    def needs_decision(self, pos: Position, word: i64) -> bool:
        return pos.players[seat_of(word)].poison != 0

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        if action != DECLINE:
            give_back_poison(pos, seat_of(word), action - ANTIDOTE, a_of(word), b_of(word))


@final
class AskAdvance(Question):
    """Choose the track of a free advance (T-7.4); a: count, b: cause."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return advances(pos, seat_of(word))

    def needs_decision(self, pos: Position, word: i64) -> bool:
        return several_tracks(pos.players[seat_of(word)].levels)

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        advance_freely(pos, seat_of(word), action - ADVANCE, a_of(word), b_of(word))

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        return {"count": a_of(word), "cause": causes.word(b_of(word))}


@final
class AskResource(Question):
    """Choose a resource to gain or to give; a: count, b: verb, c: cause."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return resources(pos, seat_of(word), b_of(word))

    def needs_decision(self, pos: Position, word: i64) -> bool:
        return b_of(word) == GAIN

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        change_resource(pos, seat_of(word), action - RESOURCE, a_of(word), b_of(word), c_of(word))

    def unanswered(self, pos: Position, word: i64) -> None:
        no_resource_left(pos, seat_of(word), a_of(word), b_of(word))

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        way = "get" if b_of(word) == GAIN else "give"
        return {"way": way, "count": a_of(word), "cause": causes.word(c_of(word))}


@final
class AskOption(Question):
    """Choose an option of an effect; a: effect, b: cause."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return options(pos, seat_of(word), a_of(word))

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        choose_option(pos, seat_of(word), a_of(word), action - OPTION, b_of(word))

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        return {"cause": causes.word(b_of(word))}


@final
class AskSpirit(Question):
    """Choose a Spirit or decline (T-9.7)."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return free_spirits(pos, seat_of(word))

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        if action != DECLINE:
            take_spirit(pos, seat_of(word), action - SPIRIT)


@final
class AskWeather(Question):
    """Choose one of two Weather cards (T-9.3); a: first card, b: second card."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return vec[i64]([WEATHER, WEATHER + 1])

    def needs_decision(self, pos: Position, word: i64) -> bool:
        return True

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        carry_out(pos, seat_of(word), a_of(word) if action == WEATHER else b_of(word))
