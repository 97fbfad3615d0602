"""A position of Trail that knows what is legal, and how to go on from it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.engine.bits import BIT
from arizona.engine.packing import Reduced, fill, held
from arizona.engine.state import CHANCE, OVER
from arizona.games.trail import frames as f
from arizona.games.trail.abilities import (
    add_boost_cards,
    add_stand_alone,
    use_alone,
    use_at_price,
)
from arizona.games.trail.actions import (
    ADVANCE,
    ANTIDOTE,
    ARROW,
    BLOSSOM,
    BOOST,
    CLAIM,
    CUBE,
    DECLINE,
    DONE,
    DRAW,
    GATEWAY,
    GILA,
    JACKALOPE,
    OPEN_CARD,
    OPEN_GATEWAY,
    OPEN_PASSAGE,
    OPEN_PIECE,
    OPEN_STATE48,
    OPTION,
    PAY,
    PLACE,
    POISON,
    RESOURCE,
    RETIRE,
    SPIRIT,
    START,
    USE,
    WEATHER,
    WITH,
)
from arizona.games.trail.cards import load_cubes
from arizona.games.trail.claims import add_claims, make_claim
from arizona.games.trail.content import TrailContent
from arizona.games.trail.doing import begin, go_on, move_arrow, price_options, take_row_card
from arizona.games.trail.drawing import (
    blossom_draws,
    card_draws,
    choose_start,
    fill_cards,
    fill_passages,
    fill_pieces,
    gateway_draws,
    open_card,
    open_gateway,
    open_passage,
    open_piece,
    open_state48,
    passage_draws,
    piece_draws,
    set_up,
    start_players,
    state48_draws,
    turn_blossom,
)
from arizona.games.trail.effects import (
    advance_freely,
    advances,
    change_resource,
    choose_option,
    no_resource_left,
    options,
    resources,
    run_script,
)
from arizona.games.trail.frames import a_of, b_of, c_of, frame, kind_of, seat_of
from arizona.games.trail.gains import gain
from arizona.games.trail.journey import (
    BY_DUTCHMAN,
    BY_EXTRA,
    BY_MARKER,
    DUTCHMAN,
    EXTRA,
    MARKER,
    add_targets,
    add_turn_targets,
    end_turn,
    may_retire,
    means_for,
    next_turn,
    retire,
)
from arizona.games.trail.ladder import boost_price, can_boost, climb
from arizona.games.trail.language import AT_BOOST, ON_BOOST
from arizona.games.trail.mural import blossom_spots, place_blossom, place_piece, spots
from arizona.games.trail.payment import (
    antidotes,
    give_back_poison,
    pay_coins,
    poison_draws,
    take_poison,
    ways,
)
from arizona.games.trail.planning import (
    arrow_moves,
    gila_places,
    place_gila,
    plan_arrows,
    plan_gila,
    plan_saguaro,
    plan_week,
)
from arizona.games.trail.player import Player
from arizona.games.trail.position import Position
from arizona.games.trail.recovery import finish, recover
from arizona.games.trail.scoring import score_of, winning_seats
from arizona.games.trail.spirits import (
    call_jackalope,
    cube_uses,
    free_spirits,
    jackalope_ready,
    take_spirit,
    use_cube,
)
from arizona.games.trail.weather import carry_out, draw_weather, weather_comes, weather_draws

NEVER_BY_ITSELF: Final = BIT[f.ASK_TURN] | BIT[f.ASK_EXTRA] | BIT[f.ASK_ARROW]
"""Questions whose answer commits a player: they are asked even with one answer."""


@final
class TrailState(Position):
    """One position of Trail."""

    # --- asking ---------------------------------------------------------------------------

    def to_move(self) -> i64:
        """The seat that decides, or chance, or over."""
        if self.depth == 0:
            return OVER
        word: i64 = self.stack[self.depth - 1]
        if kind_of(word) <= f.LAST_CHANCE:
            return CHANCE
        return seat_of(word)

    def legal(self) -> list[int]:
        """Every answer to the question on top of the stack."""
        return self.options[:]

    def turn(self) -> i64:
        """Grows with every turn, and with every player's part of Planning."""
        return self.turns

    def scores(self) -> list[int]:
        """Gold less the position of the Grit marker, at any time (T-12.6)."""
        return [int(score_of(self, player)) for player in self.players]

    def winners(self) -> list[int]:
        """Who has won (T-12.6)."""
        return winning_seats(self) if self.depth == 0 else []

    def clone(self) -> TrailState:
        """A copy that shares the content."""
        copy = TrailState(self.content, self.seats, self.last_order, self.blossom_climbs)
        self.copy_to(copy)
        return copy

    def __reduce__(self) -> Reduced:
        fixed = ("content", "seats", "last_order", "blossom_climbs")
        values = held(self, ("log", *fixed, "players", "stack", "depth"))
        stack = [int(self.stack[place]) for place in range(self.depth)]
        players = [held(player) for player in self.players]
        given = (self.content, self.seats, self.last_order, self.blossom_climbs)
        return _again, (*given, stack, players, values)

    # --- going on -------------------------------------------------------------------------

    def begin(self) -> None:
        """Set the table (T-1.6); chance does the rest."""
        content = self.content
        for _ in range(self.seats):
            player = Player()
            player.stock = content.start_stock
            player.levels = content.start_levels
            player.trackers = content.claim_trackers
            self.players.append(player)
        for number in content.blossom_numbers:
            self.numbers_unseen |= BIT[number]
        self.push(frame(f.SET_UP, 0, 0))
        self.push(frame(f.DRAW_START))
        self.run()

    def apply(self, action: i64) -> None:
        """Answer the question on top of the stack, then go on to the next."""
        self.answer(action)
        self.run()

    def run(self) -> None:
        """Do what needs no answer, until a question has more than one."""
        while self.depth:
            word: i64 = self.stack[self.depth - 1]
            kind: i64 = kind_of(word)
            if kind > f.LAST_QUESTION:
                self.depth -= 1
                self.step(word)
                continue
            found = self.answers(word)
            if not found:
                self.depth -= 1
                if kind == f.ASK_RESOURCE:
                    no_resource_left(self, seat_of(word), a_of(word), b_of(word))
            elif len(found) == 1 and (not NEVER_BY_ITSELF & BIT[kind] or found[0] == RETIRE):
                self.answer(found[0])
            else:
                self.options = found
                return
        self.options = []

    def step(self, word: i64) -> None:
        """Carry out a frame that asks nothing."""
        kind: i64 = kind_of(word)
        seat: i64 = seat_of(word)
        a: i64 = a_of(word)
        b: i64 = b_of(word)
        c: i64 = c_of(word)
        if kind == f.RUN:
            run_script(self, seat, a, b, c)
        elif kind == f.GAIN:
            gain(self, seat, a, b, c)
        elif kind == f.NEXT_TURN:
            next_turn(self, a)
        elif kind == f.END_TURN:
            end_turn(self, a)
        elif kind == f.CLIMB:
            climb(self, seat)
        elif kind == f.TAKE_CARD:
            take_row_card(self, seat, a, b)
        elif kind == f.LOAD_CUBES:
            load_cubes(self, seat, a)
        elif kind == f.FILL_PASSAGES:
            fill_passages(self)
        elif kind == f.FILL_CARDS:
            fill_cards(self, a)
        elif kind == f.FILL_PIECES:
            fill_pieces(self, a)
        elif kind == f.WEATHER_COMES:
            weather_comes(self, seat)
        elif kind == f.PLAN_WEEK:
            plan_week(self)
        elif kind == f.PLAN_ARROWS:
            plan_arrows(self, a)
        elif kind == f.PLAN_GILA:
            plan_gila(self)
        elif kind == f.PLAN_SAGUARO:
            plan_saguaro(self)
        elif kind == f.RECOVER:
            recover(self)
        elif kind == f.FINISH:
            finish(self, a)
        else:
            set_up(self, a)

    # --- questions ------------------------------------------------------------------------

    def answers(self, word: i64) -> list[int]:
        """Every answer to a question; none if there is nothing to ask."""
        kind: i64 = kind_of(word)
        seat: i64 = seat_of(word)
        a: i64 = a_of(word)
        b: i64 = b_of(word)
        if kind == f.ASK_TURN:
            return self.turn_answers(seat)
        if kind == f.ASK_COINS:
            return ways(self.players[seat], a)
        if kind == f.ASK_PLACE:
            return spots(self.content, self.players[seat], 32 * a + b)
        if kind == f.ASK_BOOST:
            return self.boost_answers(seat, a)
        if kind == f.ASK_AFTER:
            return self.after_answers(seat)
        if kind == f.ASK_PRICE:
            return price_options(self, seat, a, b, c_of(word))
        if kind == f.ASK_ADVANCE:
            return advances(self, seat)
        if kind == f.ASK_OPTION:
            return options(self, seat, a)
        if kind == f.ASK_RESOURCE:
            return resources(self, seat, b)
        if kind == f.ASK_MEANS:
            return [WITH + MARKER, WITH + DUTCHMAN]
        if kind == f.ASK_ARROW:
            return arrow_moves(self, seat)
        if kind == f.ASK_CLAIM:
            found: list[int] = []
            add_claims(self, seat, found)
            if found:
                found.append(DONE)
            return found
        if kind == f.ASK_GILA:
            return gila_places(self)
        if kind == f.ASK_EXTRA:
            extra: list[int] = []
            add_targets(self, self.players[seat], BY_EXTRA, extra)
            return extra
        if kind == f.ASK_BLOSSOM:
            return blossom_spots(self, seat)
        if kind == f.ASK_ANTIDOTE:
            return antidotes(self, seat)
        if kind == f.ASK_SPIRIT:
            return free_spirits(self, seat)
        if kind == f.ASK_WEATHER:
            return [WEATHER, WEATHER + 1]
        return self.outcomes(kind, a, b)

    def outcomes(self, kind: i64, a: i64, b: i64) -> list[int]:
        """Everything chance can bring."""
        if kind == f.DRAW_POISON:
            return poison_draws(self)
        if kind == f.DRAW_WEATHER:
            return weather_draws(self)
        if kind == f.DRAW_PASSAGE:
            return passage_draws(self)
        if kind == f.DRAW_CARD:
            return card_draws(self, a)
        if kind == f.DRAW_PIECE:
            return piece_draws(self, a, b)
        if kind == f.DRAW_STATE48:
            return state48_draws(self, a)
        if kind == f.DRAW_GATEWAY:
            return gateway_draws(self)
        if kind == f.DRAW_BLOSSOM:
            return blossom_draws(self)
        return start_players(self)

    def turn_answers(self, seat: i64) -> list[int]:
        """Window (a): the actions, the Jackalope, abilities, claims, retiring (T-4.3, T-4.4)."""
        player = self.players[seat]
        found: list[int] = []
        add_turn_targets(self, player, found)
        self.add_window(seat, True, found)
        if may_retire(self, player) or not found:
            found.append(RETIRE)
        return found

    def after_answers(self, seat: i64) -> list[int]:
        """Window (c): abilities, claims, the Jackalope; without any the turn just ends."""
        found: list[int] = []
        self.add_window(seat, True, found)
        if found:
            found.append(DONE)
        return found

    def boost_answers(self, seat: i64, boosts: i64) -> list[int]:
        """Window (b): whether to boost (T-9.1)."""
        found: list[int] = []
        if not can_boost(self, seat, boosts):
            return found
        player = self.players[seat]
        price = boost_price(self, seat, boosts)
        if price <= player.worth():
            found.append(BOOST)
        add_boost_cards(self, player, price, found)
        self.add_window(seat, False, found)
        if found:
            found.append(DONE)
        return found

    def add_window(self, seat: i64, between: bool, found: list[int]) -> None:
        """Add what any window offers; ``between`` actions also the Jackalope."""
        player = self.players[seat]
        if between and player.spirit == 0 and jackalope_ready(player):
            found.append(JACKALOPE)
        if player.cubes1:
            add_stand_alone(self, seat, between, found)
        if player.spirit > 0:
            cube_uses(self, seat, found)
        if player.trackers:
            add_claims(self, seat, found)

    # --- answers --------------------------------------------------------------------------

    def answer(self, action: i64) -> None:
        """Carry out an answer to the question on top of the stack."""
        self.depth -= 1
        word: i64 = self.stack[self.depth]
        kind: i64 = kind_of(word)
        seat: i64 = seat_of(word)
        a: i64 = a_of(word)
        b: i64 = b_of(word)
        c: i64 = c_of(word)
        if kind <= f.LAST_CHANCE:
            self.happen(kind, seat, a, b, action)
        elif kind in (f.ASK_TURN, f.ASK_AFTER, f.ASK_BOOST, f.ASK_CLAIM):
            self.answer_window(word, kind, seat, a, action)
        elif kind == f.ASK_COINS:
            pay_coins(self, seat, action - PAY, a, b)
        elif kind == f.ASK_PLACE:
            place_piece(self, seat, a, b, action - PLACE)
        elif kind == f.ASK_PRICE:
            if action == DONE:
                go_on(self, seat, a, b, c)
            else:
                self.push(word)
                use_at_price(self, seat, action - USE)
        elif kind == f.ASK_ADVANCE:
            advance_freely(self, seat, action - ADVANCE, a, b)
        elif kind == f.ASK_OPTION:
            choose_option(self, seat, a, action - OPTION, b)
        elif kind == f.ASK_RESOURCE:
            change_resource(self, seat, action - RESOURCE, a, b, c)
        elif kind == f.ASK_MEANS:
            self.act(seat, a, action - WITH)
        elif kind == f.ASK_ARROW:
            move_arrow(self, seat, action - ARROW)
        elif kind == f.ASK_GILA:
            place_gila(self, seat, action - GILA)
        elif kind == f.ASK_EXTRA:
            begin(self, seat, action, EXTRA)
        elif kind == f.ASK_BLOSSOM:
            if action != DECLINE:
                place_blossom(self, seat, action - PLACE)
        elif kind == f.ASK_ANTIDOTE:
            if action != DECLINE:
                give_back_poison(self, seat, action - ANTIDOTE, a, b)
        elif kind == f.ASK_SPIRIT:
            if action != DECLINE:
                take_spirit(self, seat, action - SPIRIT)
        else:
            carry_out(self, seat, a if action == WEATHER else b)

    def answer_window(self, word: i64, kind: i64, seat: i64, a: i64, action: i64) -> None:
        """An answer in a window: most come back to it afterwards."""
        if action in (DONE, RETIRE):
            if action == RETIRE:
                retire(self, seat)
            return
        if (kind == f.ASK_TURN and WITH <= action < CLAIM) or action == GATEWAY:
            self.choose_means(seat, action)
            return
        if action == BOOST:
            self.cuts = 0
            go_on(self, seat, AT_BOOST, a, 0)
            return
        if USE <= action < OPTION:
            card: i64 = action - USE
            if kind == f.ASK_BOOST and self.content.moment_cards[ON_BOOST] & BIT[card]:
                # A boost ability used is a boost taken (T-9.1).
                self.cuts = 0
                self.push(frame(f.ASK_PRICE, seat, AT_BOOST, a))
                use_at_price(self, seat, card)
                return
            self.push(word)
            use_alone(self, seat, card)
            return
        self.push(word)
        if action == JACKALOPE:
            call_jackalope(self, seat)
        elif CUBE <= action < SPIRIT:
            use_cube(self, seat, (action - CUBE) >> 1, (action - CUBE) & 1)
        else:
            make_claim(self, seat, action - CLAIM)

    def choose_means(self, seat: i64, target: i64) -> None:
        """Marker or Dutchman, if both can do it."""
        means = means_for(self, self.players[seat], target)
        if means == BY_MARKER | BY_DUTCHMAN:
            self.push(frame(f.ASK_MEANS, seat, target))
        else:
            self.act(seat, target, MARKER if means == BY_MARKER else DUTCHMAN)

    def act(self, seat: i64, target: i64, means: i64) -> None:
        """Take the turn's action; window (c) comes after it."""
        self.push(frame(f.ASK_AFTER, seat))
        begin(self, seat, target, means)

    def happen(self, kind: i64, seat: i64, a: i64, b: i64, action: i64) -> None:
        """Carry out what chance brought."""
        if kind == f.DRAW_POISON:
            take_poison(self, seat, action - POISON, a)
        elif kind == f.DRAW_WEATHER:
            draw_weather(self, seat, action - DRAW, a)
        elif kind == f.DRAW_PASSAGE:
            open_passage(self, action - OPEN_PASSAGE, a)
        elif kind == f.DRAW_CARD:
            open_card(self, a, action - OPEN_CARD - 32 * a, b)
        elif kind == f.DRAW_PIECE:
            open_piece(self, a, action - OPEN_PIECE - 32 * a, b)
        elif kind == f.DRAW_STATE48:
            open_state48(self, action - OPEN_STATE48, a)
        elif kind == f.DRAW_GATEWAY:
            open_gateway(self, action - OPEN_GATEWAY)
        elif kind == f.DRAW_BLOSSOM:
            turn_blossom(self, action - BLOSSOM, a)
        else:
            choose_start(self, action - START)


def new_state(
    content: TrailContent, seats: int, last_order: bool, blossom_climbs: bool
) -> TrailState:
    """The first position of a game."""
    state = TrailState(content, seats, last_order, blossom_climbs)
    state.begin()
    return state


def _again(
    content: TrailContent,
    seats: int,
    last_order: bool,
    blossom_climbs: bool,
    stack: list[int],
    players: list[dict[str, object]],
    values: dict[str, object],
) -> TrailState:
    """A position that was pickled."""
    state = TrailState(content, seats, last_order, blossom_climbs)
    for one in players:
        player = Player()
        fill(player, one)
        state.players.append(player)
    for word in stack:
        state.push(word)
    fill(state, values)
    return state
