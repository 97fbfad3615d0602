"""Encodes one player of Trail as part of an observation row."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from arizona.engine.bits import bit_at, lowest
from arizona.engine.observer import Observer, put_bits, put_fields, put_one
from arizona.games.trail.rules.actions import CLAIMS
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.scoring import score_of
from arizona.games.trail.rules.tables import LEVELS, SPACES, TRACK_END

STOCK: Final = 6
LAND: Final = 4
ARROWS: Final = 12
GROUPS: Final = 8
CARDS: Final = 32
POISON: Final = 12
SPIRITS: Final = 4
SIZES: Final = 8
GOLD: Final = 999
WORDS: Final = 30


@final
class PlayerParts:
    """Offsets of one player's parts in the row."""

    def __init__(self, observer: Observer, who: str, half: int) -> None:
        """``half`` is the number of Passages in the first two decks, or in the last two."""
        part = observer.part
        self.half: Final[i64] = half
        self.points: Final = part(f"{who} points", 3, -GOLD, GOLD, "score, Gold, Grit")
        self.stock: Final = part(
            f"{who} stock", STOCK, 0, 99, "Turquoise, Copper, Silver, Supplies, Health, Water"
        )
        self.levels: Final = part(
            f"{who} levels", LAND, 0, TRACK_END, "the space on each Terrain Track"
        )
        self.ladder: Final = part(f"{who} ladder", 1, 0, LEVELS, "the level of the Ladder")
        self.arrow: Final = part(
            f"{who} arrow", ARROWS, 0, 1, "one 1 for the arrow tracker's space"
        )
        self.markers: Final = part(
            f"{who} markers",
            5,
            0,
            9,
            "Adventure Markers in all, left this week, new; Dutchmen, new Dutchmen",
        )
        self.state: Final = part(
            f"{who} state",
            5,
            0,
            99,
            "1 if the order is chosen, 1 if retired, 1 if the Jackalope has acted, stars, trackers",
        )
        self.groups: Final = part(
            f"{who} groups", GROUPS, 0, 1, "a 1 for each Flora and Fauna group visited this week"
        )
        self.spirit: Final = part(f"{who} spirit", SPIRITS, 0, 1, "one 1 for the Spirit held")
        self.spirit_cubes: Final = part(
            f"{who} spirit cubes", 3, 0, 1, "a 1 for each of its cubes that is left"
        )
        self.spirits_had: Final = part(
            f"{who} spirits had", SPIRITS, 0, 1, "a 1 for each Spirit ever held"
        )
        self.passages: Final = part(
            f"{who} passages", LAND, 0, 2 * half, "Passages of each terrain"
        )
        self.walked: Final = part(f"{who} walked", 2 * half, 0, 1, "a 1 for each Passage walked")
        self.terrains: Final = part(
            f"{who} terrains", LAND, 0, 64, "Flora and Fauna cards of each terrain"
        )
        self.flora: Final = part(f"{who} flora", CARDS, 0, 1, "a 1 for each Flora card")
        self.fauna: Final = part(f"{who} fauna", CARDS, 0, 1, "a 1 for each Fauna card")
        self.cubes: Final = part(f"{who} cubes", CARDS, 0, 3, "the cubes on each Fauna card")
        self.mural: Final = part(f"{who} mural", SPACES, 0, 1, "a 1 for each covered space")
        self.blossoms: Final = part(
            f"{who} blossoms", SPACES, 0, 1, "a 1 for each space covered by a Blossom"
        )
        self.pieces: Final = part(
            f"{who} pieces", 2 * CARDS, 0, 1, "a 1 for each Flora, then each Fauna piece laid"
        )
        self.sizes: Final = part(
            f"{who} sizes", SIZES, 0, 32, "pieces of size 2 to 5, Flora then Fauna"
        )
        self.poison: Final = part(f"{who} poison", POISON, 0, 1, "a 1 for each Poison token")
        self.claims: Final = part(f"{who} claims", CLAIMS, 0, 1, "a 1 for each claim made")
        self.four: Final = part(
            f"{who} four alike", LAND, 0, 1, "one 1 for the terrain of the claim of four alike"
        )
        self.word: Final = observer.remember(WORDS)


def write_player(
    pos: Position,
    player: Player,
    parts: PlayerParts,
    out: vec[i16],
    at: i64,
    memory: vec[i64],
    word: i64,
) -> None:
    """Update a player's part of the row; values that change together are compared together."""
    few: i64 = (player.gold & 0xFFFF) | player.grit * bit_at(16) | player.ladder * bit_at(40)
    if memory[word + 26] != few + 1:
        memory[word + 26] = few + 1
        points: i64 = at + parts.points
        out[points] = i16(score_of(pos, player))
        out[points + 1] = i16(player.gold)
        out[points + 2] = i16(player.grit)
        out[at + parts.ladder] = i16(player.ladder)
    if memory[word] != player.stock:
        put_fields(out, at + parts.stock, memory, word, player.stock, STOCK, 8)
    markers: i64 = player.all_markers | player.markers << 4 | player.new_markers << 8
    markers |= player.dutchmen << 12 | player.new_dutchmen << 16 | player.groups << 20
    markers |= (player.arrow + 1) << 32
    state: i64 = player.ordered | player.retired << 8 | player.jackalope_used << 16
    state |= player.stars << 24 | player.trackers << 32
    if (
        (memory[word + 1] ^ player.levels)
        | (memory[word + 27] ^ markers)
        | (memory[word + 4] ^ state)
    ):
        if memory[word + 1] != player.levels:
            put_fields(out, at + parts.levels, memory, word + 1, player.levels, LAND, 8)
        if memory[word + 4] != state:
            put_fields(out, at + parts.state, memory, word + 4, state, 5, 8)
        if memory[word + 27] != markers:
            memory[word + 27] = markers
            put_one(out, at + parts.arrow, memory, word + 2, player.arrow)
            put_fields(out, at + parts.markers, memory, word + 3, markers & 0xFFFFF, 5, 4)
            put_bits(out, at + parts.groups, memory, word + 5, player.groups)
    marks: i64 = (player.spirit + 1) | player.spirit_cubes << 4 | player.spirits_had << 8
    marks |= player.poison << 12 | (player.four_alike + 1) << 24 | player.claims << 28
    if (
        (memory[word + 28] ^ marks)
        | (memory[word + 10] ^ player.early_passages)
        | (memory[word + 11] ^ player.late_passages)
    ):
        memory[word + 28] = marks
        _write_marks(player, parts, out, at, memory, word)
    if (
        (memory[word + 13] ^ player.flora)
        | (memory[word + 14] ^ player.fauna)
        | (memory[word + 15] ^ player.cubes1)
        | (memory[word + 16] ^ player.cubes2)
        | (memory[word + 17] ^ player.cubes3)
        | (memory[word + 18] ^ player.mural)
        | (memory[word + 19] ^ player.blossoms)
        | (memory[word + 20] ^ player.flora_pieces)
        | (memory[word + 21] ^ player.fauna_pieces)
    ):
        _write_cards(player, parts, out, at, memory, word)


def _write_marks(
    player: Player, parts: PlayerParts, out: vec[i16], at: i64, memory: vec[i64], word: i64
) -> None:
    put_one(out, at + parts.spirit, memory, word + 6, player.spirit)
    put_bits(out, at + parts.spirit_cubes, memory, word + 7, player.spirit_cubes)
    put_bits(out, at + parts.spirits_had, memory, word + 8, player.spirits_had)
    put_fields(out, at + parts.passages, memory, word + 9, player.passages, LAND, 8)
    put_bits(out, at + parts.walked, memory, word + 10, player.early_passages)
    put_bits(out, at + parts.walked + parts.half, memory, word + 11, player.late_passages)
    put_bits(out, at + parts.poison, memory, word + 23, player.poison)
    put_bits(out, at + parts.claims, memory, word + 24, player.claims)
    put_one(out, at + parts.four, memory, word + 25, player.four_alike)


def _write_cards(
    player: Player, parts: PlayerParts, out: vec[i16], at: i64, memory: vec[i64], word: i64
) -> None:
    put_fields(out, at + parts.terrains, memory, word + 12, player.cards, LAND, 8)
    put_bits(out, at + parts.flora, memory, word + 13, player.flora)
    put_bits(out, at + parts.fauna, memory, word + 14, player.fauna)
    _write_cubes(player, out, at + parts.cubes, memory, word + 15)
    put_bits(out, at + parts.mural, memory, word + 18, player.mural)
    put_bits(out, at + parts.blossoms, memory, word + 19, player.blossoms)
    put_bits(out, at + parts.pieces, memory, word + 20, player.flora_pieces)
    put_bits(out, at + parts.pieces + CARDS, memory, word + 21, player.fauna_pieces)
    put_fields(out, at + parts.sizes, memory, word + 22, player.sizes, SIZES, 7)


def _write_cubes(player: Player, out: vec[i16], at: i64, memory: vec[i64], word: i64) -> None:
    one = player.cubes1
    two = player.cubes2
    three = player.cubes3
    left: i64 = (memory[word] ^ one) | (memory[word + 1] ^ two) | (memory[word + 2] ^ three)
    if not left:
        return
    memory[word] = one
    memory[word + 1] = two
    memory[word + 2] = three
    while left:
        card: i64 = lowest(left)
        out[at + card] = i16(((one >> card) & 1) + ((two >> card) & 1) + ((three >> card) & 1))
        left &= left - 1
