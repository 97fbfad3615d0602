"""A Trail position as data, with the stack of pending frames.

The rules are functions of a position, one module per part of the game; ``state.py`` combines them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.events import Event
from arizona.engine.message import Arg
from arizona.engine.state import State
from arizona.games.trail.rules.packed import EMPTY_SLOTS, NONE, byte
from arizona.games.trail.rules.player import NOWHERE, Player
from arizona.games.trail.rules.tables import TrailContent

ALL_POISON: Final = (1 << 12) - 1
BLOSSOMS: Final = 4
ROOM: Final = 32
"""Initial stack size."""
SPARE: Final = 8
"""Spare entries above the top of a copied stack, for the next pushes."""


NO_SKETCHES: Final[list[Position]] = []

# Rule variants of a table, set by options or by an older rules version, as bits.
LAST_ORDER: Final = 1
"""Turn Order is also chosen in week 8 (T-6.1)."""
BLOSSOM_CLIMBS: Final = 2
"""Placing a Blossom climbs the Ladder (T-8.7)."""
TRACKER_MOVES: Final = 4
"""The Jackalope moves the tracker at the Crossed Arrows (T-9.8); always set in rules 2."""
ONE_CUBE_A_TURN: Final = 8
"""Rules 2: one cube per turn, even if another Spirit is gained in between (T-9.7)."""
SHORT_REACH: Final = 16
"""Rules 2: coins from advances and counted gains are ignored when testing affordability (T-8.2)."""
RULES_2: Final = (TRACKER_MOVES | ONE_CUBE_A_TURN | SHORT_REACH) >> 1


class Position(State):
    """All data of a position."""

    def __init__(self, content: TrailContent, seats: i64, readings: i64) -> None:
        super().__init__()
        self.content: Final = content
        self.seats: Final[i64] = seats
        self.readings: Final[i64] = readings
        self.players: list[Player] = []
        self.stack: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.options: vec[i64] = vec[i64]()
        """The answers to the question on top of the stack; valid only if ``listed``."""
        self.listed: bool = False
        self.sketches: list[Position] = NO_SKETCHES
        """Scratch positions for trying moves: see ``TrailState.sketch``."""

        self.week: i64 = 0
        self.turns: i64 = 0
        self.order: i64 = 0
        """The seats in turn order; one byte each."""
        self.cuts: i64 = 0
        """Reductions of the pending price by abilities: see ``payment``."""
        self.deeds: i64 = 0
        """What the player has done this turn, as bits by moment ('after …')."""
        self.used: i64 = 0
        """The Fauna cards used this turn, as bits."""
        self.spirit_used: i64 = 0
        """1 if the current Spirit was used this turn; under rules 2, if any Spirit was."""

        self.deck: i64 = 0
        """Index of the Passage deck in use."""
        self.passage_open: i64 = EMPTY_SLOTS
        self.passages_unseen: i64 = content.all_of_deck(0)
        self.flora_open: i64 = EMPTY_SLOTS
        self.fauna_open: i64 = EMPTY_SLOTS
        self.flora_unseen: i64 = content.all_flora
        self.fauna_unseen: i64 = content.all_fauna
        self.flora_under: i64 = 0
        self.fauna_under: i64 = 0
        """Cards returned under their deck (T-11.2); they are never drawn again."""
        self.flora_pieces_open: i64 = EMPTY_SLOTS
        self.fauna_pieces_open: i64 = EMPTY_SLOTS
        self.flora_pieces_unseen: i64 = content.all_flora_pieces
        self.fauna_pieces_unseen: i64 = content.all_fauna_pieces
        self.state48_open: i64 = EMPTY_SLOTS
        self.gateway_open: i64 = NONE
        self.gateways_unseen: i64 = content.all_gateways
        self.gateways_under: i64 = 0
        self.weather_unseen: i64 = content.all_weather
        self.numbers_unseen: i64 = 0
        """The Blossom numbers not yet revealed, as bits."""
        self.terrain_markers: i64 = 0
        """The space of the Terrain Marker on each track; one byte each."""

        self.cubes: i64 = content.cubes
        self.dutchmen: i64 = content.dutchmen
        self.dutchmen_out: i64 = 0
        """Dutchmen on the board; they return in Recovery."""
        self.blossoms: i64 = BLOSSOMS
        self.poison: i64 = ALL_POISON
        self.ends_reached: i64 = 0
        """The tracks whose last space a player has reached, as bits."""
        self.tops: i64 = 0
        """The number of players who have reached the top of the Ladder."""
        self.objectives: i64 = 0
        """The number of players who have claimed each row of the '1st' card; one byte each."""

        # Markers on the board, four bits each: seat + 1, plus 8 for a Dutchman.
        self.passage_spaces: i64 = 0
        self.flora_spaces: i64 = 0
        self.fauna_spaces: i64 = 0
        """Three spaces per row."""
        self.arrow_spaces: i64 = 0
        self.gateway_space: i64 = 0
        self.order_spaces: i64 = 0
        self.gila: i64 = NOWHERE
        """4 × group + slot or row."""
        self.saguaro: i64 = NOWHERE

    # --- stack ----------------------------------------------------------------------------

    def push(self, word: i64) -> None:
        """Push a frame."""
        depth = self.depth
        if depth < len(self.stack):
            self.stack[depth] = word
        else:
            self.stack = append(self.stack, word)
        self.depth = depth + 1

    def top(self) -> i64:
        """Return the frame on top of the stack, or −1 if the stack is empty."""
        if self.depth == 0:
            return -1
        return self.stack[self.depth - 1]

    # --- queries --------------------------------------------------------------------------

    def seat_at(self, place: i64) -> i64:
        """Return the seat at a place in this week's turn order."""
        return byte(self.order, place)

    def place_of(self, seat: i64) -> i64:
        """Return a seat's place in this week's turn order, or the last place before it is drawn."""
        place: i64 = 0
        while place < self.seats - 1 and byte(self.order, place) != seat:
            place += 1
        return place

    def order_due(self) -> bool:
        """Return whether Turn Order is chosen this week (T-6.1)."""
        return self.week < 8 or self.readings & LAST_ORDER != 0

    # --- events ---------------------------------------------------------------------------

    def emit(
        self,
        kind: str,
        seat: i64,
        rule: str,
        args: dict[str, Arg] | None = None,
        points: i64 = 0,
    ) -> None:
        """Append an event if a log is attached.

        Callers check ``log`` first, to avoid building arguments that are not used.
        """
        if self.log is not None:
            self.log.append(Event(kind, seat, rule, args, points))

    # --- copying --------------------------------------------------------------------------

    def copy_to(self, copy: Position) -> None:
        """Make another position equal to this one, except for its log.

        An existing copy reuses its players and its stack, which avoids allocations.
        """
        if len(copy.players) == len(self.players):
            for seat, player in enumerate(self.players):
                copy.players[seat].take(player)
        else:
            copy.players = [player.clone() for player in self.players]
        depth = self.depth
        if len(copy.stack) < depth:
            copy.stack = self.stack[: depth + SPARE]
        else:
            mine = self.stack
            theirs = copy.stack
            place: i64 = 0
            while place < depth:
                theirs[place] = mine[place]
                place += 1
        copy.depth = depth
        copy.listed = self.listed
        copy.options = self.options
        copy.week = self.week
        copy.turns = self.turns
        copy.order = self.order
        copy.cuts = self.cuts
        copy.deeds = self.deeds
        copy.used = self.used
        copy.spirit_used = self.spirit_used
        copy.deck = self.deck
        copy.passage_open = self.passage_open
        copy.passages_unseen = self.passages_unseen
        copy.flora_open = self.flora_open
        copy.fauna_open = self.fauna_open
        copy.flora_unseen = self.flora_unseen
        copy.fauna_unseen = self.fauna_unseen
        copy.flora_under = self.flora_under
        copy.fauna_under = self.fauna_under
        copy.flora_pieces_open = self.flora_pieces_open
        copy.fauna_pieces_open = self.fauna_pieces_open
        copy.flora_pieces_unseen = self.flora_pieces_unseen
        copy.fauna_pieces_unseen = self.fauna_pieces_unseen
        copy.state48_open = self.state48_open
        copy.gateway_open = self.gateway_open
        copy.gateways_unseen = self.gateways_unseen
        copy.gateways_under = self.gateways_under
        copy.weather_unseen = self.weather_unseen
        copy.numbers_unseen = self.numbers_unseen
        copy.terrain_markers = self.terrain_markers
        copy.cubes = self.cubes
        copy.dutchmen = self.dutchmen
        copy.dutchmen_out = self.dutchmen_out
        copy.blossoms = self.blossoms
        copy.poison = self.poison
        copy.ends_reached = self.ends_reached
        copy.tops = self.tops
        copy.objectives = self.objectives
        copy.passage_spaces = self.passage_spaces
        copy.flora_spaces = self.flora_spaces
        copy.fauna_spaces = self.fauna_spaces
        copy.arrow_spaces = self.arrow_spaces
        copy.gateway_space = self.gateway_space
        copy.order_spaces = self.order_spaces
        copy.gila = self.gila
        copy.saguaro = self.saguaro

    def data(self) -> list[int]:
        """Return the position as a list of integers."""
        numbers: list[int] = [
            self.seats,
            self.readings & LAST_ORDER,
            # Flipped so that rules 2 encodes as 0, which preserves the fingerprints of its
            # positions.
            (self.readings >> 1) ^ RULES_2,
            self.week,
            self.turns,
            self.order,
            self.cuts,
            self.deeds,
            self.used,
            self.spirit_used,
            self.deck,
            self.passage_open,
            self.passages_unseen,
            self.flora_open,
            self.fauna_open,
            self.flora_unseen,
            self.fauna_unseen,
            self.flora_under,
            self.fauna_under,
            self.flora_pieces_open,
            self.fauna_pieces_open,
            self.flora_pieces_unseen,
            self.fauna_pieces_unseen,
            self.state48_open,
            self.gateway_open,
            self.gateways_unseen,
            self.gateways_under,
            self.weather_unseen,
            self.numbers_unseen,
            self.terrain_markers,
            self.cubes,
            self.dutchmen,
            self.dutchmen_out,
            self.blossoms,
            self.poison,
            self.ends_reached,
            self.tops,
            self.objectives,
            self.passage_spaces,
            self.flora_spaces,
            self.fauna_spaces,
            self.arrow_spaces,
            self.gateway_space,
            self.order_spaces,
            self.gila,
            self.saguaro,
            self.depth,
        ]
        for place in range(self.depth):
            numbers.append(self.stack[place])  # noqa: PERF401 (a vec, not a list)
        for player in self.players:
            numbers.extend(player.data())
        return numbers
