"""One player's state: integers, and sets as bits of an integer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arizona.games.trail.rules.packed import byte

NOWHERE: Final = -1
NO_PIECES: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat's board, markers and trackers (T-1.6).

    It holds no reference that could form a cycle, so it is exempt from garbage collection.
    """

    def __init__(self) -> None:
        self.gold: i64 = 0
        self.grit: i64 = 0
        self.stock: i64 = 0
        """Turquoise, Copper, Silver, Supplies, Health, Water; one byte each."""
        self.levels: i64 = 0
        """Spaces on the four Terrain Tracks; one byte each."""
        self.ladder: i64 = 0
        self.arrow: i64 = NOWHERE
        """4 × set + position."""
        self.mural: i64 = 0
        """The covered spaces."""
        self.blossoms: i64 = 0
        """The spaces covered by Blossoms."""
        self.flora_pieces: i64 = 0
        self.fauna_pieces: i64 = 0
        self.sizes: i64 = 0
        """The number of pieces of each size, 7 bits each, at place 4 × kind + size − 2:

        │ Fauna 5 │ 4 │ 3 │ 2 │ Flora 5 │ 4 │ 3 │ 2 │ (lowest bits)
        """
        self.laid: list[int] = NO_PIECES
        """32 × kind + piece + 64 × space for each piece, in the order placed.

        Never changed in place, so clones share it.
        """
        self.flora: i64 = 0
        self.fauna: i64 = 0
        self.cards: i64 = 0
        """Flora and Fauna cards of each terrain; one byte each."""
        self.stars: i64 = 0
        self.early_passages: i64 = 0
        """Passage cards of the first two decks, and (below) of the last two, as bits."""
        self.late_passages: i64 = 0
        self.passages: i64 = 0
        """Passages of each terrain; one byte each."""
        self.poison: i64 = 0
        """The tokens held, as bits."""
        self.cubes1: i64 = 0
        """The Fauna cards with at least one, two and three cubes, as bits."""
        self.cubes2: i64 = 0
        self.cubes3: i64 = 0
        self.spirit: i64 = NOWHERE
        self.spirit_cubes: i64 = 0
        """The cubes left on the Spirit, as bits."""
        self.spirits_had: i64 = 0
        self.jackalope_used: i64 = 0
        """1 if the Jackalope has acted this week."""
        self.all_markers: i64 = 3
        self.markers: i64 = 3
        """Adventure Markers left this week."""
        self.dutchmen: i64 = 0
        self.new_markers: i64 = 0
        """Gained this turn; usable from the next turn (T-9.6, T-9.9)."""
        self.new_dutchmen: i64 = 0
        self.groups: i64 = 0
        """The groups in which an Adventure Marker was placed this week, as bits."""
        self.ordered: i64 = 0
        """1 if the player has chosen Turn Order this week."""
        self.retired: i64 = 0
        self.trackers: i64 = 0
        """Trackers left for claims."""
        self.claims: i64 = 0
        """The claims made, as bits."""
        self.four_alike: i64 = NOWHERE
        """The terrain of the Passages used for the claim of four alike."""

    def clone(self) -> Player:
        copy = Player()
        copy.take(self)
        return copy

    def take(self, other: Player) -> None:
        """Copy all values from another player."""
        self.gold = other.gold
        self.grit = other.grit
        self.stock = other.stock
        self.levels = other.levels
        self.ladder = other.ladder
        self.arrow = other.arrow
        self.mural = other.mural
        self.blossoms = other.blossoms
        self.flora_pieces = other.flora_pieces
        self.fauna_pieces = other.fauna_pieces
        self.sizes = other.sizes
        self.laid = other.laid
        self.flora = other.flora
        self.fauna = other.fauna
        self.cards = other.cards
        self.stars = other.stars
        self.early_passages = other.early_passages
        self.late_passages = other.late_passages
        self.passages = other.passages
        self.poison = other.poison
        self.cubes1 = other.cubes1
        self.cubes2 = other.cubes2
        self.cubes3 = other.cubes3
        self.spirit = other.spirit
        self.spirit_cubes = other.spirit_cubes
        self.spirits_had = other.spirits_had
        self.jackalope_used = other.jackalope_used
        self.all_markers = other.all_markers
        self.markers = other.markers
        self.dutchmen = other.dutchmen
        self.new_markers = other.new_markers
        self.new_dutchmen = other.new_dutchmen
        self.groups = other.groups
        self.ordered = other.ordered
        self.retired = other.retired
        self.trackers = other.trackers
        self.claims = other.claims
        self.four_alike = other.four_alike

    def data(self) -> list[int]:
        """Return the player as a list of integers."""
        numbers: list[int] = [
            self.gold,
            self.grit,
            self.stock,
            self.levels,
            self.ladder,
            self.arrow,
            self.mural,
            self.blossoms,
            self.flora_pieces,
            self.fauna_pieces,
            self.sizes,
            self.flora,
            self.fauna,
            self.cards,
            self.stars,
            self.early_passages,
            self.late_passages,
            self.passages,
            self.poison,
            self.cubes1,
            self.cubes2,
            self.cubes3,
            self.spirit,
            self.spirit_cubes,
            self.spirits_had,
            self.jackalope_used,
            self.all_markers,
            self.markers,
            self.dutchmen,
            self.new_markers,
            self.new_dutchmen,
            self.groups,
            self.ordered,
            self.retired,
            self.trackers,
            self.claims,
            self.four_alike,
            len(self.laid),
        ]
        numbers.extend(self.laid)
        return numbers

    def worth(self) -> i64:
        """Return the value of all coins in Turquoise (T-5.1)."""
        stock = self.stock
        return (stock & 255) + 2 * ((stock >> 8) & 255) + 3 * ((stock >> 16) & 255)

    def level(self, terrain: i64) -> i64:
        """Return the space on a Terrain Track."""
        return byte(self.levels, terrain)
