"""The view of a Trail position that a screen draws.

``view_market.py`` contains the face-up components and their prices, ``view_player.py`` the players.
"""

from __future__ import annotations

from typing import Final, TypedDict

from arizona.engine.recent_cache import RecentCache
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import PLACE as PLACE_BASE
from arizona.games.trail.rules.effect_language import TERRAINS
from arizona.games.trail.rules.effects.claims import row_places
from arizona.games.trail.rules.effects.mural import space_name, spots
from arizona.games.trail.rules.frames import a_of, b_of, kind_of
from arizona.games.trail.rules.packed import NONE, byte, slot
from arizona.games.trail.rules.phases.planning import behind
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.questions.table import QUESTIONS
from arizona.games.trail.rules.scoring import score_of
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import CATEGORIES, TrailContent
from arizona.games.trail.words.action_texts import target_of
from arizona.games.trail.words.unavailable import why_not
from arizona.games.trail.words.view_market import (
    ArrowSetView,
    GatewayView,
    GilaView,
    OrderView,
    PassageView,
    RowView,
    SeenGatewayView,
    TokenView,
    arrow_view,
    gateway_view,
    gila_view,
    order_view,
    passage_view,
    row_view,
    seen_gateways,
    token_views,
)
from arizona.games.trail.words.view_parts import AmountView
from arizona.games.trail.words.view_player import (
    PlayerView,
    mask_cells,
    player_view,
    spirit_gains,
    spirit_rewards,
    spot_mask,
)
from arizona.games.trail.words.view_printed import MuralSpaceView, Printed, printed


class TrackView(TypedDict):
    """A Terrain Track: the bonuses of its spaces and each player's space."""

    terrain: str
    spaces: list[str]
    gains: list[list[AmountView]]
    marker: int
    first_taken: bool
    places: list[int]


class LadderView(TypedDict):
    """The Elevation Ladder; prices are indexed by the level before the boost."""

    levels: list[str]
    gains: list[list[AmountView]]
    first: list[int]
    second: list[int]
    top: list[str]
    top_gains: list[list[AmountView]]
    arrived: int
    places: list[int]


class ObjectiveView(TypedDict):
    """A row of a State 48 card; ``places`` is each seat's rank if scored now, or 0."""

    text: str
    gold: list[int]
    grit: int
    claimed: list[int]
    places: list[int]


class State48View(TypedDict):
    """A State 48 card."""

    id: str
    name: str
    category: str
    rows: list[ObjectiveView]


class PlacingView(TypedDict):
    """The piece being placed: the name of each legal placement and the spaces it would cover."""

    id: str
    name: str
    shape: list[str]
    places: dict[str, list[str]]


class FreeSpiritView(TypedDict):
    """An available Spirit: its cubes and the rewards to the left and right of each."""

    id: str
    name: str
    cubes: int
    rewards: list[list[str]]
    gains: list[list[list[AmountView]]]


class DecksView(TypedDict):
    """The number of face-down cards in the current Passage deck and the other decks."""

    passages: int
    flora: int
    fauna: int
    gateways: int


class PoolsView(TypedDict):
    """The shared pools."""

    cubes: int
    dutchmen: int
    blossoms: int
    poison: list[str]
    spirits: list[FreeSpiritView]
    weather_unseen: int


class PlanningView(TypedDict):
    """The seats affected if Planning ended now; ``saguaro`` is −1 in week 1."""

    gila: int
    saguaro: int


class ReasonView(TypedDict):
    """A message id and its arguments."""

    id: str
    args: dict[str, str | int]


class TrailView(TypedDict):
    """The whole position; ``grit_track`` is the marker's position by units of Grit.

    ``why_not`` explains, by target, why the player to move cannot take a visible action.
    """

    phase: str
    seat: int
    week: int
    weeks: list[str]
    order: list[int]
    scores: list[int]
    grit_track: list[int]
    stock_end: int
    deck: int
    decks: DecksView
    passages: list[PassageView | None]
    passage_spaces: int
    passage_tokens: list[TokenView]
    flora: list[RowView]
    fauna: list[RowView]
    arrows: list[ArrowSetView]
    gateway: GatewayView | None
    gateways_seen: list[SeenGatewayView]
    turn_order: list[OrderView]
    tracks: list[TrackView]
    ladder: LadderView
    state48: list[State48View]
    gila: GilaView | None
    saguaro: int
    planning: PlanningView | None
    pools: PoolsView
    mural: list[MuralSpaceView]
    players: list[PlayerView]
    placing: PlacingView | None
    why_not: dict[str, list[ReasonView]]


def view(state: TrailState) -> TrailView:
    """Return the position as JSON data. Parts are cached, so callers must not modify it."""
    content = state.content
    parts = printed(content)
    word = int(state.top())
    seats = range(int(state.seats))
    return {
        "phase": "over" if word < 0 else QUESTIONS[kind_of(word)].prompt,
        "seat": int(state.to_move()),
        "week": int(state.week),
        "weeks": [TERRAINS[terrain] for terrain in content.week_terrain],
        "order": [int(state.seat_at(place)) for place in seats],
        "scores": [int(score_of(state, player)) for player in state.players],
        "grit_track": [int(place) for place in content.grit_position],
        "stock_end": int(content.stock_end),
        "deck": int(state.deck) + 1,
        "decks": {
            "passages": int(state.passages_unseen).bit_count(),
            "flora": int(state.flora_unseen).bit_count() + int(state.flora_under).bit_count(),
            "fauna": int(state.fauna_unseen).bit_count() + int(state.fauna_under).bit_count(),
            "gateways": (int(state.gateways_unseen) | int(state.gateways_under)).bit_count(),
        },
        "passages": [passage_view(state, parts, place) for place in range(4)],
        "passage_spaces": int(content.passage_spaces[state.seats - 2]),
        "passage_tokens": token_views(state.passage_spaces, 0, 5),
        "flora": [row_view(state, parts, 0, row) for row in range(4)],
        "fauna": [row_view(state, parts, 1, row) for row in range(4)],
        "arrows": [arrow_view(state, parts, group) for group in range(3)],
        "gateway": gateway_view(state, parts),
        "gateways_seen": seen_gateways(state, parts),
        "turn_order": [order_view(state, parts, place) for place in range(4)],
        "tracks": [_track(state, parts, terrain) for terrain in range(4)],
        "ladder": {
            "levels": parts.ladder_texts,
            "gains": parts.ladder_gains,
            "first": parts.boost_first,
            "second": parts.boost_second,
            "top": parts.top_texts,
            "top_gains": parts.top_gains,
            "arrived": int(state.tops),
            "places": [int(player.ladder) for player in state.players],
        },
        "state48": [
            _state48(state, parts, category) for category in range(3) if _open(state, category)
        ],
        "gila": gila_view(state),
        "saguaro": int(state.saguaro),
        "planning": _planning(state, word),
        "pools": _pools(state, parts),
        "mural": parts.mural,
        "players": [player_view(state, parts, seat) for seat in seats],
        "placing": _placing(state, word),
        "why_not": _why_not(state),
    }


def _why_not(state: TrailState) -> dict[str, list[ReasonView]]:
    return {
        target_of(state, action): [{"id": one.id, "args": one.args} for one in reasons]
        for action, reasons in why_not(state).items()
    }


_tracks: Final[RecentCache[TrackView]] = RecentCache()


def _track(state: TrailState, parts: Printed, terrain: int) -> TrackView:
    marker = int(byte(state.terrain_markers, terrain))
    taken = int(state.ends_reached >> terrain & 1)
    places = [int(player.level(terrain)) for player in state.players]
    key = (parts.number, terrain, marker, taken, *places)
    known = _tracks.get(key)
    if known is None:
        known = {
            "terrain": TERRAINS[terrain],
            "spaces": parts.track_spaces[terrain],
            "gains": parts.track_gains[terrain],
            "marker": marker,
            "first_taken": bool(taken),
            "places": places,
        }
        _tracks.put(key, known)
    return known


def _open(state: TrailState, category: int) -> bool:
    return slot(state.state48_open, category) != NONE


_objectives: Final[RecentCache[ObjectiveView]] = RecentCache()


def _state48(state: TrailState, parts: Printed, category: int) -> State48View:
    content = state.content
    card = int(slot(state.state48_open, category))
    return {
        "id": content.state48.ids[card],
        "name": content.state48.names[card],
        "category": CATEGORIES[category],
        "rows": [
            _objective(state, parts, category, card, row)
            for row in range(int(content.state48_rows[card]))
        ],
    }


def _objective(
    state: TrailState, parts: Printed, category: int, card: int, row: int
) -> ObjectiveView:
    content = state.content
    at = 4 * card + row
    claimed: list[int] = []
    if category == 0:
        places = [0] * int(state.seats)
        claimed = [seat for seat, player in enumerate(state.players) if _claimed(player, row)]
    else:
        places = [place + 1 for place in row_places(state, card, row)]
    key = (parts.number, at, sum([1 << seat for seat in claimed]), *places)
    known = _objectives.get(key)
    if known is None:
        known = {
            "text": content.row_texts[at],
            "gold": [int(byte(content.row_gold[at], place)) for place in range(3)],
            "grit": int(content.row_grit[at]),
            "claimed": claimed,
            "places": places,
        }
        _objectives.put(key, known)
    return known


def _claimed(player: Player, row: int) -> bool:
    return bool(player.claims >> (11 + row) & 1)


def _planning(state: TrailState, word: int) -> PlanningView | None:
    if word < 0 or kind_of(word) not in (f.ASK_ARROW, f.ASK_GILA) or state.gila >= 0:
        return None
    return {
        "gila": int(behind(state, False)),
        "saguaro": int(behind(state, True)) if state.week > 1 else -1,
    }


_spirits: Final[RecentCache[FreeSpiritView]] = RecentCache()


def _pools(state: TrailState, parts: Printed) -> PoolsView:
    content = state.content
    held = {int(player.spirit) for player in state.players}
    return {
        "cubes": int(state.cubes),
        "dutchmen": int(state.dutchmen),
        "blossoms": int(state.blossoms),
        "poison": [id for token, id in enumerate(content.poison.ids) if state.poison >> token & 1],
        "spirits": [
            _free_spirit(content, parts, spirit)
            for spirit in range(len(content.spirits.ids))
            if spirit not in held
        ],
        "weather_unseen": int(state.weather_unseen).bit_count(),
    }


def _free_spirit(content: TrailContent, parts: Printed, spirit: int) -> FreeSpiritView:
    key = (parts.number, spirit)
    known = _spirits.get(key)
    if known is None:
        known = {
            "id": content.spirits.ids[spirit],
            "name": content.spirits.names[spirit],
            "cubes": int(content.spirit_cubes[spirit]),
            "rewards": spirit_rewards(content, spirit),
            "gains": spirit_gains(content, parts, spirit),
        }
        _spirits.put(key, known)
    return known


def _placing(state: TrailState, word: int) -> PlacingView | None:
    at = int(state.depth) - 2
    # While a piece is being paid for, it waits on the stack and is already shown.
    while at >= 0 and kind_of(word) in (f.ASK_COINS, f.ASK_PRICE):
        word = int(state.stack[at])
        at -= 1
    if word < 0 or kind_of(word) != f.ASK_PLACE:
        return None
    content = state.content
    piece = 32 * int(a_of(word)) + int(b_of(word))
    player = state.players[state.to_move()]
    spaces = [action - PLACE_BASE for action in spots(content, player, piece)]
    return {
        "id": content.pieces.ids[piece],
        "name": content.pieces.names[piece],
        "shape": list(content.piece_shape[piece]),
        "places": {
            space_name(space): mask_cells(spot_mask(content, piece, space)) for space in spaces
        },
    }
