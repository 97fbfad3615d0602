"""A position of Trail as a row of numbers: the table; ``observe_player.py`` has the players."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from arizona.engine.bits import BIT
from arizona.engine.observer import Observer, put_bits, put_fields, put_one
from arizona.engine.state import State
from arizona.games.trail import frames as f
from arizona.games.trail.content import TRACK_END, WEEKS
from arizona.games.trail.frames import a_of, b_of, c_of, kind_of
from arizona.games.trail.language import MOMENTS, TERRAINS
from arizona.games.trail.observe_player import PlayerParts, write_player
from arizona.games.trail.packed import NONE, byte, slot
from arizona.games.trail.state import TrailState

QUESTIONS: Final = f.LAST_QUESTION + 1
LAND: Final = len(TERRAINS)
SLOTS: Final = 4
PASSAGE: Final = 9
"""Numbers for each open Passage; the same for each open card and its group."""
CARD: Final = 4
NUMBERS: Final = 13
"""Blossoms show a number up to this, less 1."""
SPACES_OF: Final = (5, 12, 12, 3, 1, 4)
"""Marker spaces at the Passages, the Flora and Fauna rows, the arrows, the Gateway, the order."""
MARKER_SPACES: Final = sum(SPACES_OF)
GILA_PLACES: Final = 20
THREE_CARDS: Final = (1 << 21) - 1
"""The State 48 cards that lie open."""
DECK: Final = 18
CARDS: Final = 32
GATEWAYS: Final = 29
WEATHER: Final = 25
POISON: Final = 12
CUTS: Final = 5
FLAGS: Final = 3
MOST: Final = 16383
WAITING: Final = 999


@final
class TrailObserver(Observer):
    """The question, the board, the decks, and what everybody has, the own things first."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        part = self.part
        self.question: Final = part(
            "question", QUESTIONS, 0, 1, "one 1 for what is asked, in the order of `frames.py`"
        )
        self.mover: Final = part(
            "mover", seats, 0, 1, "one 1 for who decides: I, then the seats after me"
        )
        self.numbers: Final = part(
            "numbers", 3, 0, MOST, "the numbers of the question (a price, a piece, how many)"
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
            "for each slot: Passage + 1 (0 for none), terrain + 1, levels asked (4), Supplies, "
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
        self.state48: Final = part("state48", 3, 0, 12, "the State 48 cards + 1, by category")
        self.gateway: Final = part("gateway", 1, 0, GATEWAYS, "the open Gateway + 1")
        self.markers: Final = part(
            "markers",
            MARKER_SPACES,
            0,
            12,
            "whose marker stands at 5 Passages, 12 Flora and 12 Fauna spaces, 3 arrows, the "
            "Gateway, 4 Turn Order spaces: 1 mine, 2 the next seat's …, and 8 more for a Dutchman",
        )
        self.gila: Final = part("gila", GILA_PLACES, 0, 1, "one 1 for the Gila Monster's place")
        self.saguaro: Final = part("saguaro", seats, 0, 1, "one 1 for who holds the Saguaro")
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
        self.unseen_passages: Final = part("unseen passages", DECK, 0, 1, f"{unseen} of this deck")
        self.unseen_flora: Final = part("unseen flora", CARDS, 0, 1, f"{unseen} Flora cards")
        self.unseen_fauna: Final = part("unseen fauna", CARDS, 0, 1, f"{unseen} Fauna cards")
        self.unseen_pieces: Final = part(
            "unseen pieces", 2 * CARDS, 0, 1, f"{unseen} Flora pieces, then Fauna pieces"
        )
        self.unseen_gateways: Final = part("unseen gateways", GATEWAYS, 0, 1, f"{unseen} Gateways")
        self.unseen_weather: Final = part("unseen weather", WEATHER, 0, 1, f"{unseen} Weather")
        self.unseen_numbers: Final = part(
            "unseen numbers", NUMBERS, 0, 1, f"{unseen} Blossom numbers"
        )
        self.poison: Final = part("poison", POISON, 0, 1, "a 1 for each token in the supply")
        self.words0: Final = self.remember(40)
        self.players: Final = [
            PlayerParts(self, "my" if seat == 0 else f"next {seat}") for seat in range(seats)
        ]

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Bring a row up to date."""
        assert isinstance(state, TrailState)
        word: i64 = place + self.words0
        self._write_question(state, seat, out, at, memory, word)
        self._write_open(state, out, at, memory, word + 12)
        self._write_unseen(state, out, at, memory, word + 21)
        self._write_markers(state, seat, out, at, memory, word + 30)
        seats = state.seats
        turn: i64 = seat
        for parts in self.players:
            write_player(state, state.players[turn], parts, out, at, memory, place + parts.word)
            turn += 1
            if turn == seats:
                turn = 0

    def _write_question(
        self, state: TrailState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], word: i64
    ) -> None:
        seats = state.seats
        mover: i64 = state.to_move()
        if mover >= 0:
            mover = (mover - seat + seats) % seats
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
        # The order is told by seat, and the seats as this one counts them.
        key: i64 = (state.order * 8 + seat) * 2 + 1
        if memory[word + 2] != key:
            memory[word + 2] = key
            spot: i64 = 0
            while spot < seats:
                other: i64 = byte(state.order, spot)
                out[at + self.order + (other - seat + seats) % seats] = i16(spot)
                spot += 1
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
        cards = (state.state48_open & THREE_CARDS) * BIT[7] + state.gateway_open + 1
        if memory[word + 8] != cards:
            memory[word + 8] = cards
            spot = 0
            while spot < 3:
                out[at + self.state48 + spot] = _shown(slot(state.state48_open, spot))
                spot += 1
            out[at + self.gateway] = _shown(state.gateway_open)
        pools: i64 = at + self.pools
        out[pools] = i16(state.cubes)
        out[pools + 1] = i16(state.dutchmen)
        out[pools + 2] = i16(state.blossoms)
        out[pools + 3] = i16(state.tops)
        put_fields(out, at + self.terrain_markers, memory, word + 5, state.terrain_markers, LAND, 8)
        put_fields(out, at + self.objectives, memory, word + 6, state.objectives, 4, 8)
        put_bits(out, at + self.ends, memory, word + 7, state.ends_reached)

    def _write_unseen(
        self, state: TrailState, out: vec[i16], at: i64, memory: vec[i64], word: i64
    ) -> None:
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
        place: i64 = at + self.markers
        seats = state.seats
        place = _write_spaces(out, place, memory, word, state.passage_spaces, 5, seat, seats)
        place = _write_spaces(out, place, memory, word + 1, state.flora_spaces, 12, seat, seats)
        place = _write_spaces(out, place, memory, word + 2, state.fauna_spaces, 12, seat, seats)
        few: i64 = state.arrow_spaces | state.gateway_space * BIT[12]
        few |= state.order_spaces * BIT[16]
        _write_spaces(out, place, memory, word + 3, few, 8, seat, seats)
        put_one(out, at + self.gila, memory, word + 4, state.gila)
        holder: i64 = state.saguaro
        if holder >= 0:
            holder = (holder - seat + seats) % seats
        put_one(out, at + self.saguaro, memory, word + 5, holder)


def _write_spaces(
    out: vec[i16],
    at: i64,
    memory: vec[i64],
    word: i64,
    spaces: i64,
    size: i64,
    seat: i64,
    seats: i64,
) -> i64:
    """Markers of four bits, with the seats counted from this one; returns what follows."""
    key: i64 = spaces * 4 + seat
    if memory[word] != key:
        memory[word] = key
        _put_spaces(out, at, at + size, spaces, seat, seats)
    return at + size


def _put_spaces(out: vec[i16], at: i64, end: i64, spaces: i64, seat: i64, seats: i64) -> None:
    while at < end:
        mark: i64 = spaces & 15
        if mark:
            owner: i64 = (mark & 7) - 1 - seat
            if owner < 0:
                owner += seats
            out[at] = i16(owner + 1 + (mark & 8))
        else:
            out[at] = 0
        spaces >>= 4
        at += 1


def _write_row(
    out: vec[i16], at: i64, terrains: vec[i64], kind: i64, cards: i64, pieces: i64
) -> None:
    """The open cards of a kind and the two pieces beside each."""
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
    """What lies in a slot, counted from 1; 0 where nothing does."""
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
