"""The windows of a turn (T-4.4) and the effects of choices in them."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.engine.message import Arg
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import (
    BOOST,
    CLAIM,
    CUBE,
    DONE,
    GATEWAY,
    JACKALOPE,
    OPTION,
    RETIRE,
    SPIRIT,
    USE,
    WITH,
)
from arizona.games.trail.rules.answers import no_answers
from arizona.games.trail.rules.effect_language import AT_BOOST, ON_BOOST
from arizona.games.trail.rules.effects.abilities import (
    add_boost_cards,
    add_stand_alone,
    use_alone,
    use_at_price,
)
from arizona.games.trail.rules.effects.claims import add_claims, make_claim
from arizona.games.trail.rules.effects.ladder import boost_price, can_boost
from arizona.games.trail.rules.effects.spirits import (
    call_jackalope,
    cube_uses,
    jackalope_ready,
    use_cube,
)
from arizona.games.trail.rules.frames import a_of, frame, seat_of
from arizona.games.trail.rules.phases.journey import (
    BY_DUTCHMAN,
    BY_EXTRA,
    BY_MARKER,
    DUTCHMAN,
    EXTRA,
    MARKER,
    add_targets,
    add_turn_targets,
    arrow_means,
    hands,
    may_retire,
    means_for,
    owes_order,
    retire,
)
from arizona.games.trail.rules.phases.turn_actions import begin, pay_and_perform
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.questions.question import Question


def add_window(pos: Position, seat: i64, between: bool, found: vec[i64]) -> vec[i64]:
    """Append what every window offers, and the Jackalope if ``between`` actions."""
    player = pos.players[seat]
    if between and player.spirit == 0 and jackalope_ready(player):
        found = append(found, JACKALOPE)
    if player.cubes1:
        found = add_stand_alone(pos, seat, between, found)
    if player.spirit > 0:
        found = cube_uses(pos, seat, found)
    if player.trackers:
        found = add_claims(pos, seat, found)
    return found


def answer_window(pos: Position, word: i64, action: i64) -> None:
    """Handle a choice every window offers; the window reopens afterwards unless it was ``DONE``."""
    if action == DONE:
        return
    seat: i64 = seat_of(word)
    pos.push(word)
    if action == JACKALOPE:
        call_jackalope(pos, seat)
    elif USE <= action < OPTION:
        use_alone(pos, seat, action - USE)
    elif CUBE <= action < SPIRIT:
        use_cube(pos, seat, (action - CUBE) >> 1, (action - CUBE) & 1)
    else:
        make_claim(pos, seat, action - CLAIM)


def act(pos: Position, seat: i64, target: i64, means: i64) -> None:
    """Take the turn's action, followed by window (c)."""
    pos.push(frame(f.ASK_AFTER, seat))
    begin(pos, seat, target, means)


@final
class AskTurn(Question):
    """Window (a): actions, the Jackalope, abilities, claims and retiring (T-4.3, T-4.4)."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        seat: i64 = seat_of(word)
        player = pos.players[seat]
        found = no_answers()
        found = add_turn_targets(pos, player, found)
        found = add_window(pos, seat, True, found)
        if may_retire(pos, player) or not len(found):
            found = append(found, RETIRE)
        return found

    def needs_decision(self, pos: Position, word: i64) -> bool:
        player = pos.players[seat_of(word)]
        if owes_order(pos, player):
            return True
        means = hands(pos, player)
        return bool(
            arrow_means(pos, means, 0) | arrow_means(pos, means, 1) | arrow_means(pos, means, 2)
        )

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        seat: i64 = seat_of(word)
        if action == RETIRE:
            retire(pos, seat)
        elif WITH <= action < CLAIM or action == GATEWAY:
            # Ask for marker or Dutchman only if both are possible.
            means = means_for(pos, pos.players[seat], action)
            if means == BY_MARKER | BY_DUTCHMAN:
                pos.push(frame(f.ASK_MEANS, seat, action))
            else:
                act(pos, seat, action, MARKER if means == BY_MARKER else DUTCHMAN)
        else:
            answer_window(pos, word, action)

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        player = pos.players[seat_of(word)]
        owed: i64 = 0 if player.ordered or not pos.order_due() else 1
        return {"markers": player.markers, "dutchmen": player.dutchmen, "owed": owed}


@final
class AskMeans(Question):
    """Choose Adventure Marker or Dutchman; a: target."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return vec[i64]([WITH + MARKER, WITH + DUTCHMAN])

    def needs_decision(self, pos: Position, word: i64) -> bool:
        return True

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        act(pos, seat_of(word), a_of(word), action - WITH)


@final
class AskExtra(Question):
    """Choose the Jackalope's action (T-9.8)."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        return add_targets(pos, pos.players[seat_of(word)], BY_EXTRA, no_answers())

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        begin(pos, seat_of(word), action, EXTRA)


@final
class AskAfter(Question):
    """Window (c): abilities, claims and the Jackalope; skipped if none is available."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        found = add_window(pos, seat_of(word), True, vec[i64]())
        return append(found, DONE) if len(found) else found

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        answer_window(pos, word, action)


@final
class AskBoost(Question):
    """Window (b): buy a boost (T-9.1); a: boosts taken."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        seat: i64 = seat_of(word)
        boosts: i64 = a_of(word)
        found = vec[i64]()
        if not can_boost(pos, seat, boosts):
            return found
        player = pos.players[seat]
        price = boost_price(pos, seat, boosts)
        if price <= player.worth():
            found = append(found, BOOST)
        found = add_boost_cards(pos, player, price, found)
        found = add_window(pos, seat, False, found)
        return append(found, DONE) if len(found) else found

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        seat: i64 = seat_of(word)
        boosts: i64 = a_of(word)
        card: i64 = action - USE
        if action == BOOST:
            pos.cuts = 0
            pay_and_perform(pos, seat, AT_BOOST, boosts, 0)
        elif USE <= action < OPTION and pos.content.moment_cards[ON_BOOST] & bit_at(card):
            # Using a boost ability commits to the boost (T-9.1).
            pos.cuts = 0
            pos.push(frame(f.ASK_PRICE, seat, AT_BOOST, boosts))
            use_at_price(pos, seat, card, -1)
        else:
            answer_window(pos, word, action)

    def details(self, pos: Position, word: i64) -> dict[str, Arg]:
        seat: i64 = seat_of(word)
        boosts: i64 = a_of(word)
        price: i64 = 0
        if can_boost(pos, seat, boosts):
            price = boost_price(pos, seat, boosts)
        return {"price": price, "boost": boosts + 1}


@final
class AskClaim(Question):
    """A window that allows only claims (T-10.7)."""

    def answers(self, pos: Position, word: i64) -> vec[i64]:
        found = add_claims(pos, seat_of(word), vec[i64]())
        return append(found, DONE) if len(found) else found

    def answer(self, pos: Position, word: i64, action: i64) -> None:
        answer_window(pos, word, action)
