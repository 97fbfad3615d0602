"""The view of one player of Trail."""

from __future__ import annotations

from typing import Final, TypedDict

from arizona.engine.recent_cache import RecentCache
from arizona.games.trail.rules.effect_language import KINDS, TERRAINS
from arizona.games.trail.rules.effects.claims import CLAIM_WORDS
from arizona.games.trail.rules.effects.mural import space_name
from arizona.games.trail.rules.packed import byte, slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.scoring import LINES, final_points, score_of
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import POSITIONS, SPACES, TrailContent
from arizona.games.trail.words.view_cards import CardFaceView, card_face
from arizona.games.trail.words.view_claims import ClaimView, claims_view
from arizona.games.trail.words.view_parts import AmountView
from arizona.games.trail.words.view_printed import Printed


class LaidView(TypedDict):
    """A piece on a mural; a Blossom has the id ``blossom`` and no kind."""

    id: str
    name: str
    kind: str
    at: str
    cells: list[str]


class OwnCardView(CardFaceView):
    """A Flora or Fauna card a player owns."""

    kind: str
    cubes: int
    used: bool


class OwnPassageView(TypedDict):
    """A Passage a player has walked."""

    id: str
    name: str
    terrain: str


class OwnSpiritView(TypedDict):
    """The Spirit a player holds: the cubes left, and the rewards of each."""

    id: str
    name: str
    cubes: list[bool]
    rewards: list[list[str]]
    gains: list[list[list[AmountView]]]


class PlayerView(TypedDict):
    """The view of one player."""

    gold: int
    grit: int
    position: int
    score: int
    stock: dict[str, int]
    worth: int
    levels: dict[str, int]
    ladder: int
    arrow: str
    markers: int
    all_markers: int
    dutchmen: int
    ordered: bool
    retired: bool
    trackers: int
    claims: list[str]
    claim_progress: list[ClaimView]
    stars: int
    poison: list[str]
    cards: list[OwnCardView]
    passages: list[OwnPassageView]
    spirit: OwnSpiritView | None
    spirits_had: list[str]
    mural: list[LaidView]
    open_spaces: int
    final: dict[str, int]


def mask_cells(mask: int) -> list[str]:
    """Return the names of the spaces of a mask."""
    return [space_name(space) for space in range(SPACES) if mask >> space & 1]


def spot_mask(content: TrailContent, piece: int, space: int) -> int:
    """Return the spaces a piece covers when placed at a space."""
    for spot in range(content.spot_start[piece], content.spot_start[piece + 1]):
        if content.spot_space[spot] == space:
            return int(content.spot_mask[spot])
    return 0


PLAYERS_CACHED: Final = 256
"""They are the largest parts, and most of a player's own parts are cached too."""
_players: Final[RecentCache[PlayerView]] = RecentCache(PLAYERS_CACHED)


def player_view(state: TrailState, parts: Printed, seat: int) -> PlayerView:
    """Return one player as JSON data."""
    player = state.players[seat]
    key = (
        parts.number,
        seat,
        int(state.place_of(seat)),
        int(state.objectives),
        int(slot(state.state48_open, 0)),
        int(state.used) & int(player.fauna),
        *player.data(),
    )
    known = _players.get(key)
    if known is None:
        known = _player(state, parts, seat, player)
        _players.put(key, known)
    return known


def _player(state: TrailState, parts: Printed, seat: int, player: Player) -> PlayerView:
    content = state.content
    arrow = int(player.arrow)
    stock = int(player.stock)
    return {
        "gold": int(player.gold),
        "grit": int(player.grit),
        "position": int(content.position(player.grit)),
        "score": int(score_of(state, player)),
        "stock": {KINDS[kind]: int(byte(stock, kind)) for kind in range(6)},
        "worth": int(player.worth()),
        "levels": {word: int(player.level(terrain)) for terrain, word in enumerate(TERRAINS)},
        "ladder": int(player.ladder),
        "arrow": f"{arrow // 4 + 1}-{POSITIONS[arrow % 4]}" if arrow >= 0 else "",
        "markers": int(player.markers),
        "all_markers": int(player.all_markers),
        "dutchmen": int(player.dutchmen),
        "ordered": bool(player.ordered),
        "retired": bool(player.retired),
        "trackers": int(player.trackers),
        "claims": [word for claim, word in enumerate(CLAIM_WORDS) if player.claims >> claim & 1],
        "claim_progress": claims_view(state, parts, seat),
        "stars": int(player.stars),
        "poison": [id for token, id in enumerate(content.poison.ids) if player.poison >> token & 1],
        "cards": _cards(state, parts, player),
        "passages": _passages(content, player),
        "spirit": _spirit(content, parts, player),
        "spirits_had": [
            id for spirit, id in enumerate(content.spirits.ids) if player.spirits_had >> spirit & 1
        ],
        "mural": _mural(content, parts, player),
        "open_spaces": SPACES - int(player.mural).bit_count(),
        "final": {
            word.removeprefix("final-"): int(final_points(player, line))
            for line, (word, _) in enumerate(LINES)
        },
    }


def cubes_on(player: Player, card: int) -> int:
    """Return the number of cubes on a Fauna card."""
    return (
        int(player.cubes1 >> card & 1)
        + int(player.cubes2 >> card & 1)
        + int(player.cubes3 >> card & 1)
    )


_own_cards: Final[RecentCache[OwnCardView]] = RecentCache()


def _cards(state: TrailState, parts: Printed, player: Player) -> list[OwnCardView]:
    found: list[OwnCardView] = []
    for kind, held in enumerate((int(player.flora), int(player.fauna))):
        for card in range(32):
            if held >> card & 1:
                cubes = cubes_on(player, card) if kind else 0
                used = bool(kind and state.used >> card & 1)
                found.append(_own_card(state.content, parts, kind, card, cubes, used))
    return found


def _own_card(
    content: TrailContent, parts: Printed, kind: int, card: int, cubes: int, used: bool
) -> OwnCardView:
    key = (parts.number, kind, card, cubes, int(used))
    known = _own_cards.get(key)
    if known is None:
        known = {
            **card_face(content, parts, 32 * kind + card),
            "kind": "fauna" if kind else "flora",
            "cubes": cubes,
            "used": used,
        }
        _own_cards.put(key, known)
    return known


def _passages(content: TrailContent, player: Player) -> list[OwnPassageView]:
    held = int(player.early_passages) | int(player.late_passages) << int(content.deck_first[2])
    return [
        {
            "id": content.passages.ids[card],
            "name": content.passages.names[card],
            "terrain": TERRAINS[content.passage_terrain[card]],
        }
        for card in range(len(content.passages.ids))
        if held >> card & 1
    ]


def _spirit(content: TrailContent, parts: Printed, player: Player) -> OwnSpiritView | None:
    spirit = int(player.spirit)
    if spirit < 0:
        return None
    cubes = int(content.spirit_cubes[spirit])
    return {
        "id": content.spirits.ids[spirit],
        "name": content.spirits.names[spirit],
        "cubes": [bool(player.spirit_cubes >> cube & 1) for cube in range(cubes)],
        "rewards": spirit_rewards(content, spirit),
        "gains": spirit_gains(content, parts, spirit),
    }


def spirit_rewards(content: TrailContent, spirit: int) -> list[list[str]]:
    """Return the rewards to the left and right of each cube of a Spirit."""
    return [
        content.spirit_texts[at : at + 2]
        for at in range(6 * spirit, 6 * spirit + 2 * int(content.spirit_cubes[spirit]), 2)
    ]


def spirit_gains(
    content: TrailContent, parts: Printed, spirit: int
) -> list[list[list[AmountView]]]:
    """Return the rewards of each cube of a Spirit as amounts."""
    return [
        [parts.gains(int(content.spirit_gain[at + side])) for side in (0, 1)]
        for at in range(6 * spirit, 6 * spirit + 2 * int(content.spirit_cubes[spirit]), 2)
    ]


_laid: Final[RecentCache[LaidView]] = RecentCache()


def _mural(content: TrailContent, parts: Printed, player: Player) -> list[LaidView]:
    found = [_laid_piece(content, parts, item) for item in player.laid]
    for space in range(SPACES):
        if player.blossoms >> space & 1:
            at = space_name(space)
            found.append({"id": "blossom", "name": "", "kind": "", "at": at, "cells": [at]})
    return found


def _laid_piece(content: TrailContent, parts: Printed, item: int) -> LaidView:
    key = (parts.number, item)
    known = _laid.get(key)
    if known is None:
        piece, space = item % 64, item // 64
        known = {
            "id": content.pieces.ids[piece],
            "name": content.pieces.names[piece],
            "kind": "fauna" if piece >= 32 else "flora",
            "at": space_name(space),
            "cells": mask_cells(spot_mask(content, piece, space)),
        }
        _laid.put(key, known)
    return known
