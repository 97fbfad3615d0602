"""Encodes a Trail position as a row of numbers; ``observer_player.py`` encodes the players."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from arizona.engine.bits import bit_at, lowest
from arizona.engine.observer import Observer, from_here, put_bits, put_fields, put_one
from arizona.engine.state import State
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effect_language import MOMENTS, TERRAINS
from arizona.games.trail.rules.frames import a_of, b_of, c_of, kind_of
from arizona.games.trail.rules.observer_player import PlayerParts, write_player
from arizona.games.trail.rules.packed import NONE, byte, slot
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import (
    BASE_GATEWAYS,
    BASE_STATE48,
    BASE_WEATHER,
    CARDS,
    TRACK_END,
    WEEKS,
    TrailContent,
)

QUESTIONS: Final = f.LAST_QUESTION + 1
LAND: Final = len(TERRAINS)
SLOTS: Final = 4
PASSAGE: Final = 9
"""Numbers per face-up Passage and (below) per face-up card with its pieces."""
CARD: Final = 4
NUMBERS: Final = 13
"""Exclusive upper bound of the number on a Blossom."""
SPACES_OF: Final = (5, 12, 12, 3, 1, 4)
"""Marker spaces at Passages, Flora rows, Fauna rows, arrows, Gateway and Turn Order."""
MARKER_SPACES: Final = sum(SPACES_OF)
GILA_PLACES: Final = 20
NIBBLES_5: Final = (1 << 20) - 1
NIBBLES_8: Final = (1 << 32) - 1
NIBBLES_12: Final = (1 << 48) - 1
"""Masks of 5, 8 and 12 spaces of four bits each."""
THREE_CARDS: Final = (1 << 21) - 1
"""Mask of the three face-up State 48 cards."""
DECK: Final = 18
HALF: Final = 2 * DECK
POISON: Final = 12
CUTS: Final = 5
FLAGS: Final = 3
MAX_NUMBER: Final = 16383
WAITING: Final = 999


@final
class TrailObserver(Observer):
    """Encodes the question, the board, the decks and the players, the observing seat first."""

    def __init__(self, seats: int, content: TrailContent) -> None:
        """The row has room for the base game's components, or for those of a larger pack."""
        super().__init__()
        decks = [int(content.deck_size(deck)) for deck in range(4)]
        half = max(HALF, decks[0] + decks[1], decks[2] + decks[3])
        gateways = max(BASE_GATEWAYS, len(content.gateways.ids))
        weather = max(BASE_WEATHER, len(content.weather.ids))
        state48 = max(BASE_STATE48, len(content.state48.ids))
        part = self.part
        self.question: Final = part(
            "question", QUESTIONS, 0, 1, "one 1 for the question, in the order of `frames.py`"
        )
        self.mover: Final = part(
            "mover", seats, 0, 1, "one 1 for who decides: I, then the seats after me"
        )
        self.numbers: Final = part(
            "numbers", 3, 0, MAX_NUMBER, "the numbers of the question (a price, a piece, how many)"
        )
        self.head: Final = part(
            "head",
            4,
            0,
            WAITING,
            "week, Passage deck from 0, steps that wait, 1 if the Spirit was used this turn",
        )
        self.order: Final = part(
            "order", seats, 0, 3, "everybody's place in the turn order, from 0"
        )
        self.cuts: Final = part(
            "cuts", CUTS, 0, 255, "off the price: Turquoise, Supplies, Health, Water, levels"
        )
        self.flags: Final = part(
            "flags",
            FLAGS,
            0,
            1,
            "1 if a full group may be entered, it is free, the Gila costs nothing",
        )
        self.deeds: Final = part(
            "deeds", len(MOMENTS), 0, 1, "a 1 for each kind of thing this turn has done"
        )
        self.used: Final = part("used", CARDS, 0, 1, "a 1 for each Fauna card used this turn")
        self.passages: Final = part(
            "passages",
            SLOTS * PASSAGE,
            0,
            255,
            "for each slot: Passage + 1 (0 for none), terrain + 1, levels required (4), Supplies, "
            "Health and Water to pay",
        )
        self.flora: Final = part(
            "flora",
            SLOTS * CARD,
            0,
            127,
            "for each row: Flora card + 1, terrain + 1, and its two pieces + 1",
        )
        self.fauna: Final = part("fauna", SLOTS * CARD, 0, 127, "the same for Fauna")
        self.state48: Final = part("state48", 3, 0, state48, "the State 48 cards + 1, by category")
        self.gateway: Final = part("gateway", 1, 0, gateways, "the open Gateway + 1")
        self.markers: Final = part(
            "markers",
            MARKER_SPACES,
            0,
            12,
            "whose marker is at 5 Passages, 12 Flora and 12 Fauna spaces, 3 arrows, the "
            "Gateway, 4 Turn Order spaces: 1 mine, 2 the next seat's …, and 8 more for a Dutchman",
        )
        self.gila: Final = part("gila", GILA_PLACES, 0, 1, "one 1 for the Gila Monster's place")
        self.saguaro: Final = part("saguaro", seats, 0, 1, "one 1 for the seat with the Saguaro")
        self.terrain_markers: Final = part(
            "terrain markers", LAND, 0, TRACK_END, "the space of the marker on each Terrain Track"
        )
        self.ends: Final = part("ends", LAND, 0, 1, "a 1 for each track whose end is reached")
        self.pools: Final = part(
            "pools", 4, 0, 255, "cubes, Dutchmen and Blossoms left; how many reached the top"
        )
        self.objectives: Final = part(
            "objectives", 4, 0, 4, "how many have claimed each row of the 1st State 48 card"
        )
        unseen = "a 1 for each that nobody has seen:"
        self.unseen_passages: Final = part(
            "unseen passages", max(DECK, *decks), 0, 1, f"{unseen} of this deck"
        )
        self.unseen_flora: Final = part("unseen flora", CARDS, 0, 1, f"{unseen} Flora cards")
        self.unseen_fauna: Final = part("unseen fauna", CARDS, 0, 1, f"{unseen} Fauna cards")
        self.unseen_pieces: Final = part(
            "unseen pieces", 2 * CARDS, 0, 1, f"{unseen} Flora pieces, then Fauna pieces"
        )
        self.unseen_gateways: Final = part("unseen gateways", gateways, 0, 1, f"{unseen} Gateways")
        self.unseen_weather: Final = part("unseen weather", weather, 0, 1, f"{unseen} Weather")
        self.unseen_numbers: Final = part(
            "unseen numbers", NUMBERS, 0, 1, f"{unseen} Blossom numbers"
        )
        self.poison: Final = part("poison", POISON, 0, 1, "a 1 for each token in the supply")
        self.words0: Final = self.remember(40)
        self.players: Final = [
            PlayerParts(self, "my" if seat == 0 else f"next {seat}", half) for seat in range(seats)
        ]

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Update a row to the given position."""
        assert isinstance(state, TrailState)
        table = state  # a new name: mypyc would check the type of `state` again at every use
        word: i64 = place + self.words0
        self._write_question(table, seat, out, at, memory, word)
        self._write_open(table, out, at, memory, word + 12)
        self._write_unseen(table, out, at, memory, word + 21)
        self._write_markers(table, seat, out, at, memory, word + 30)
        seats = table.seats
        turn: i64 = seat
        for parts in self.players:
            write_player(table, table.players[turn], parts, out, at, memory, place + parts.word)
            turn += 1
            if turn == seats:
                turn = 0

    def forget(self, out: vec[i16], at: i64, memory: vec[i64], place: i64) -> None:
        """Do nothing: the cache still describes the row, so ``write`` can compare with it."""

    def _write_question(
        self, state: TrailState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], word: i64
    ) -> None:
        seats = state.seats
        mover: i64 = state.to_move()
        if mover >= 0:
            mover = from_here(mover, seat, seats)
        if memory[word] != mover + 1:
            put_one(out, at + self.mover, memory, word, mover)
        top: i64 = state.top()
        if memory[word + 7] != top + 1:
            memory[word + 7] = top + 1
            self._write_top(top, out, at, memory, word)
        head: i64 = at + self.head
        out[head] = i16(min(state.week, WEEKS))
        out[head + 1] = i16(state.deck)
        out[head + 2] = i16(min(state.depth, WAITING))
        out[head + 3] = i16(state.spirit_used)
        # The turn order is encoded by seat, relative to the observing seat.
        key: i64 = (state.order * 8 + seat) * 2 + 1
        if memory[word + 2] != key:
            memory[word + 2] = key
            spot: i64 = 0
            while spot < seats:
                other: i64 = byte(state.order, spot)
                out[at + self.order + from_here(other, seat, seats)] = i16(spot)
                spot += 1
        if memory[word + 8] != state.cuts:
            memory[word + 8] = state.cuts
            put_fields(out, at + self.cuts, memory, word + 3, state.cuts & 0xFFFFFFFFFF, CUTS, 8)
            put_bits(out, at + self.flags, memory, word + 4, state.cuts >> 40)
        put_bits(out, at + self.deeds, memory, word + 5, state.deeds)
        put_bits(out, at + self.used, memory, word + 6, state.used)

    def _write_top(self, top: i64, out: vec[i16], at: i64, memory: vec[i64], word: i64) -> None:
        kind: i64 = -1
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        if top >= 0:
            kind = kind_of(top)
            a = a_of(top)
            b = b_of(top)
            c = c_of(top)
        put_one(out, at + self.question, memory, word + 1, kind)
        numbers: i64 = at + self.numbers
        out[numbers] = i16(a)
        out[numbers + 1] = i16(b)
        out[numbers + 2] = i16(c)

    def _write_open(
        self, state: TrailState, out: vec[i16], at: i64, memory: vec[i64], word: i64
    ) -> None:
        # Values that change together are compared together; usually none has changed.
        offered: i64 = (state.state48_open & THREE_CARDS) * bit_at(7) + state.gateway_open + 1
        if (
            (memory[word] ^ (state.passage_open + 1))
            | (memory[word + 1] ^ (state.flora_open + 1))
            | (memory[word + 2] ^ (state.flora_pieces_open + 1))
            | (memory[word + 3] ^ (state.fauna_open + 1))
            | (memory[word + 4] ^ (state.fauna_pieces_open + 1))
            | (memory[word + 8] ^ offered)
        ):
            self._write_cards(state, offered, out, at, memory, word)
        pools: i64 = state.cubes | state.dutchmen << 8 | state.blossoms << 16 | state.tops << 24
        if (
            (memory[word + 24] ^ pools)
            | (memory[word + 5] ^ state.terrain_markers)
            | (memory[word + 6] ^ state.objectives)
            | (memory[word + 7] ^ state.ends_reached)
        ):
            if memory[word + 24] != pools:
                put_fields(out, at + self.pools, memory, word + 24, pools, 4, 8)
            if memory[word + 5] != state.terrain_markers:
                markers: i64 = at + self.terrain_markers
                put_fields(out, markers, memory, word + 5, state.terrain_markers, LAND, 8)
            if memory[word + 6] != state.objectives:
                put_fields(out, at + self.objectives, memory, word + 6, state.objectives, 4, 8)
            put_bits(out, at + self.ends, memory, word + 7, state.ends_reached)

    def _write_cards(
        self, state: TrailState, offered: i64, out: vec[i16], at: i64, memory: vec[i64], word: i64
    ) -> None:
        content = state.content
        key: i64 = state.passage_open + 1
        if memory[word] != key:
            memory[word] = key
            spot: i64 = 0
            while spot < SLOTS:
                first: i64 = at + self.passages + PASSAGE * spot
                passage: i64 = slot(state.passage_open, spot)
                _clear(out, first, PASSAGE)
                if passage != NONE:
                    out[first] = i16(passage + 1)
                    out[first + 1] = i16(content.passage_terrain[passage] + 1)
                    _bytes(out, first + 2, content.passage_need[passage], LAND)
                    _bytes(out, first + 6, content.passage_pay[passage], 3)
                spot += 1
        cards: i64 = state.flora_open
        pieces: i64 = state.flora_pieces_open
        if memory[word + 1] != cards + 1 or memory[word + 2] != pieces + 1:
            memory[word + 1] = cards + 1
            memory[word + 2] = pieces + 1
            _write_row(out, at + self.flora, content.card_terrain, 0, cards, pieces)
        cards = state.fauna_open
        pieces = state.fauna_pieces_open
        if memory[word + 3] != cards + 1 or memory[word + 4] != pieces + 1:
            memory[word + 3] = cards + 1
            memory[word + 4] = pieces + 1
            _write_row(out, at + self.fauna, content.card_terrain, CARDS, cards, pieces)
        if memory[word + 8] != offered:
            memory[word + 8] = offered
            spot = 0
            while spot < 3:
                out[at + self.state48 + spot] = _shown(slot(state.state48_open, spot))
                spot += 1
            out[at + self.gateway] = _shown(state.gateway_open)

    def _write_unseen(
        self, state: TrailState, out: vec[i16], at: i64, memory: vec[i64], word: i64
    ) -> None:
        if not (
            (memory[word] ^ state.passages_unseen)
            | (memory[word + 1] ^ state.flora_unseen)
            | (memory[word + 2] ^ state.fauna_unseen)
            | (memory[word + 3] ^ state.flora_pieces_unseen)
            | (memory[word + 4] ^ state.fauna_pieces_unseen)
            | (memory[word + 5] ^ state.gateways_unseen)
            | (memory[word + 6] ^ state.weather_unseen)
            | (memory[word + 7] ^ state.numbers_unseen)
            | (memory[word + 8] ^ state.poison)
        ):
            return
        put_bits(out, at + self.unseen_passages, memory, word, state.passages_unseen)
        put_bits(out, at + self.unseen_flora, memory, word + 1, state.flora_unseen)
        put_bits(out, at + self.unseen_fauna, memory, word + 2, state.fauna_unseen)
        pieces: i64 = at + self.unseen_pieces
        put_bits(out, pieces, memory, word + 3, state.flora_pieces_unseen)
        put_bits(out, pieces + CARDS, memory, word + 4, state.fauna_pieces_unseen)
        put_bits(out, at + self.unseen_gateways, memory, word + 5, state.gateways_unseen)
        put_bits(out, at + self.unseen_weather, memory, word + 6, state.weather_unseen)
        put_bits(out, at + self.unseen_numbers, memory, word + 7, state.numbers_unseen)
        put_bits(out, at + self.poison, memory, word + 8, state.poison)

    def _write_markers(
        self, state: TrailState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], word: i64
    ) -> None:
        seats = state.seats
        few: i64 = state.arrow_spaces | state.gateway_space << 12 | state.order_spaces << 16
        holder: i64 = state.saguaro
        if holder >= 0:
            holder = from_here(holder, seat, seats)
        few |= (state.gila + 1) << 32 | (holder + 1) << 40 | seat << 44
        if not (
            (memory[word] ^ state.passage_spaces)
            | (memory[word + 1] ^ state.flora_spaces)
            | (memory[word + 2] ^ state.fauna_spaces)
            | (memory[word + 3] ^ few)
        ):
            return
        # Seats are relative to the observer. If the row was last written for another seat, rewrite
        # all.
        before: i64 = memory[word + 3]
        rewritten: i64 = 0
        if before >> 44 != seat:
            rewritten = NIBBLES_12
        place: i64 = at + self.markers
        changed: i64 = (memory[word] ^ state.passage_spaces) | (rewritten & NIBBLES_5)
        _put_spaces(out, place, changed, state.passage_spaces, seat, seats)
        changed = (memory[word + 1] ^ state.flora_spaces) | rewritten
        _put_spaces(out, place + 5, changed, state.flora_spaces, seat, seats)
        changed = (memory[word + 2] ^ state.fauna_spaces) | rewritten
        _put_spaces(out, place + 17, changed, state.fauna_spaces, seat, seats)
        changed = ((before ^ few) | rewritten) & NIBBLES_8
        _put_spaces(out, place + 29, changed, few, seat, seats)
        memory[word] = state.passage_spaces
        memory[word + 1] = state.flora_spaces
        memory[word + 2] = state.fauna_spaces
        memory[word + 3] = few
        put_one(out, at + self.gila, memory, word + 4, state.gila)
        put_one(out, at + self.saguaro, memory, word + 5, holder)


def _put_spaces(out: vec[i16], at: i64, changed: i64, spaces: i64, seat: i64, seats: i64) -> None:
    """Write the changed markers, four bits each, with seats relative to the observing seat."""
    while changed:
        place: i64 = lowest(changed) >> 2
        mark: i64 = (spaces >> (place * 4)) & 15
        if mark:
            owner: i64 = from_here((mark & 7) - 1, seat, seats)
            out[at + place] = i16(owner + 1 + (mark & 8))
        else:
            out[at + place] = 0
        changed &= ~(bit_at(place * 4) * 15)


def _write_row(
    out: vec[i16], at: i64, terrains: vec[i64], kind: i64, cards: i64, pieces: i64
) -> None:
    """Write the face-up cards of a kind and the two pieces of each row."""
    row: i64 = 0
    while row < SLOTS:
        first: i64 = at + CARD * row
        card: i64 = slot(cards, row)
        out[first] = _shown(card)
        out[first + 1] = 0
        if card != NONE:
            out[first + 1] = i16(terrains[kind + card] + 1)
        out[first + 2] = _shown(slot(pieces, 2 * row))
        out[first + 3] = _shown(slot(pieces, 2 * row + 1))
        row += 1


def _shown(thing: i64) -> i16:
    """Return the component in a slot, counted from 1, or 0 for an empty slot."""
    if thing == NONE:
        return 0
    return i16(thing + 1)


def _bytes(out: vec[i16], at: i64, word: i64, size: i64) -> None:
    end: i64 = at + size
    while at < end:
        out[at] = i16(word & 255)
        word >>= 8
        at += 1


def _clear(out: vec[i16], at: i64, size: i64) -> None:
    end: i64 = at + size
    while at < end:
        out[at] = 0
        at += 1
