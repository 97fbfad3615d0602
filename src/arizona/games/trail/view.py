"""What a screen draws of a position of Trail: the table; ``view_player.py`` has the players."""

from __future__ import annotations

from typing import TypedDict

from arizona.games.trail import frames as f
from arizona.games.trail.actions import PLACE as PLACE_BASE
from arizona.games.trail.claims import row_places
from arizona.games.trail.content import LEVELS, SPACES, TRACK_END
from arizona.games.trail.frames import a_of, b_of, kind_of
from arizona.games.trail.language import KINDS, MOMENTS, TERRAINS
from arizona.games.trail.mural import space_name, spots
from arizona.games.trail.notation import PROMPTS
from arizona.games.trail.packed import NONE, byte, nibble, slot
from arizona.games.trail.planning import GILA_GROUPS, behind
from arizona.games.trail.player import Player
from arizona.games.trail.scoring import score_of
from arizona.games.trail.state import TrailState
from arizona.games.trail.tables import CATEGORIES, POSITIONS
from arizona.games.trail.view_player import (
    PlayerView,
    mask_cells,
    player_view,
    spirit_rewards,
    spot_mask,
)


class TokenView(TypedDict):
    """A marker on the board."""

    seat: int
    dutchman: bool


class PassageView(TypedDict):
    """An open Passage. Amounts are words of the content language: ``1 copper, 2 gold``."""

    id: str
    name: str
    number: int
    miles: float
    terrain: str
    need: dict[str, int]
    pays: str
    gives: str
    flavour: str
    gila: bool


class CardView(TypedDict):
    """An open Flora or Fauna card; a Fauna card's effect and moment in the content language."""

    id: str
    name: str
    terrain: str
    icon: str
    gives: str
    effect: str
    moment: str
    cubes: int
    flavour: str
    gila: bool


class PieceView(TypedDict):
    """An open polyomino, its rows as drawn."""

    id: str
    name: str
    size: int
    shape: list[str]
    gila: bool


class RowView(TypedDict):
    """One Flora or Fauna group."""

    row: int
    price: int
    spaces: int
    tokens: list[TokenView]
    card: CardView | None
    pieces: list[PieceView | None]


class ArrowView(TypedDict):
    """One space of the Crossed Arrows."""

    side: str
    gives: str
    seats: list[int]


class ArrowSetView(TypedDict):
    """One set of the Crossed Arrows."""

    name: str
    token: TokenView | None
    spaces: list[ArrowView]


class OrderView(TypedDict):
    """One Turn Order space."""

    pays: str
    seat: int


class TrackView(TypedDict):
    """One Terrain Track: the bonuses of its spaces and everybody's place."""

    terrain: str
    spaces: list[str]
    marker: int
    first_taken: bool
    places: list[int]


class LadderView(TypedDict):
    """The Elevation Ladder; prices stand by the level left."""

    levels: list[str]
    first: list[int]
    second: list[int]
    top: list[str]
    arrived: int
    places: list[int]


class ObjectiveView(TypedDict):
    """One row of a State 48 card; ``places`` is each seat's place if it were scored now, or 0."""

    text: str
    gold: list[int]
    grit: int
    claimed: list[int]
    places: list[int]


class State48View(TypedDict):
    """One State 48 card."""

    id: str
    name: str
    category: str
    rows: list[ObjectiveView]


class PlacingView(TypedDict):
    """The piece being placed: for each legal place its name and the spaces it would cover."""

    id: str
    name: str
    shape: list[str]
    places: dict[str, list[str]]


class GilaView(TypedDict):
    """Where the Gila Monster sits."""

    group: str
    number: int


class GatewayView(TypedDict):
    """The open Gateway card."""

    id: str
    name: str
    gives: str
    flavour: str
    token: TokenView | None


class SeenGatewayView(TypedDict):
    """A Gateway card that was open before and lies under its deck."""

    id: str
    name: str
    gives: str


class FreeSpiritView(TypedDict):
    """A Spirit nobody holds: its cubes and the rewards left and right of each."""

    id: str
    name: str
    cubes: int
    rewards: list[list[str]]


class PoolsView(TypedDict):
    """What is left for all."""

    cubes: int
    dutchmen: int
    blossoms: int
    poison: list[str]
    spirits: list[FreeSpiritView]
    weather_unseen: int


class MuralSpaceView(TypedDict):
    """One space of everybody's mural."""

    at: str
    icon: str
    amount: int
    flag: bool


class PlanningView(TypedDict):
    """Whom the end of Planning would meet if it came now; ``saguaro`` is −1 in week 1."""

    gila: int
    saguaro: int


class TrailView(TypedDict):
    """The whole position; ``grit_track`` is where the marker stands by units of Grit."""

    phase: str
    seat: int
    week: int
    weeks: list[str]
    order: list[int]
    scores: list[int]
    grit_track: list[int]
    deck: int
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


def view(state: TrailState) -> TrailView:
    """The position as JSON data."""
    content = state.content
    word = int(state.top())
    seats = range(int(state.seats))
    return {
        "phase": "over" if word < 0 else PROMPTS[int(kind_of(word))],
        "seat": int(state.to_move()),
        "week": int(state.week),
        "weeks": [TERRAINS[terrain] for terrain in content.week_terrain],
        "order": [int(state.seat_at(place)) for place in seats],
        "scores": [int(score_of(state, player)) for player in state.players],
        "grit_track": [int(place) for place in content.grit_position],
        "deck": int(state.deck) + 1,
        "passages": [_passage(state, place) for place in range(4)],
        "passage_spaces": int(content.passage_spaces[state.seats - 2]),
        "passage_tokens": _tokens(state.passage_spaces, 0, 5),
        "flora": [_row(state, 0, row) for row in range(4)],
        "fauna": [_row(state, 1, row) for row in range(4)],
        "arrows": [_arrow_set(state, group) for group in range(3)],
        "gateway": _gateway(state),
        "gateways_seen": _gateways_seen(state),
        "turn_order": [
            {
                "pays": content.order_texts[place],
                "seat": int(nibble(state.order_spaces, place)) - 1,
            }
            for place in range(4)
        ],
        "tracks": [_track(state, terrain) for terrain in range(4)],
        "ladder": {
            "levels": list(content.ladder_texts),
            "first": [int(content.boost_price[level]) for level in range(LEVELS)],
            "second": [int(content.boost_price[32 + level]) for level in range(LEVELS)],
            "top": list(content.top_texts),
            "arrived": int(state.tops),
            "places": [int(player.ladder) for player in state.players],
        },
        "state48": [_state48(state, category) for category in range(3) if _open(state, category)],
        "gila": _gila(state),
        "saguaro": int(state.saguaro),
        "planning": _planning(state, word),
        "pools": _pools(state),
        "mural": [_space(state, space) for space in range(SPACES)],
        "players": [player_view(state, seat) for seat in seats],
        "placing": _placing(state, word),
    }


def _tokens(word: int, first: int, size: int) -> list[TokenView]:
    marks = [int(nibble(word, place)) for place in range(first, first + size)]
    return [{"seat": (mark & 7) - 1, "dutchman": mark > 7} for mark in marks if mark]


def _passage(state: TrailState, place: int) -> PassageView | None:
    content = state.content
    card = int(slot(state.passage_open, place))
    if card == NONE:
        return None
    need = int(content.passage_need[card])
    return {
        "id": content.passages.ids[card],
        "name": content.passages.names[card],
        "number": content.passage_number[card],
        "miles": content.passage_miles[card],
        "terrain": TERRAINS[content.passage_terrain[card]],
        "need": {
            word: int(byte(need, terrain))
            for terrain, word in enumerate(TERRAINS)
            if byte(need, terrain)
        },
        "pays": content.passage_pay_text[card],
        "gives": content.passages.texts[card],
        "flavour": content.passages.flavours[card],
        "gila": state.gila == place,
    }


def _row(state: TrailState, kind: int, row: int) -> RowView:
    content = state.content
    spaces = state.fauna_spaces if kind else state.flora_spaces
    card = int(slot(state.fauna_open if kind else state.flora_open, row))
    pieces = state.fauna_pieces_open if kind else state.flora_pieces_open
    shown: CardView | None = None
    if card != NONE:
        number = 32 * kind + card
        shown = {
            "id": content.cards.ids[number],
            "name": content.cards.names[number],
            "terrain": TERRAINS[content.card_terrain[number]],
            "icon": ("", "antidote", "blossom", "star")[content.card_icon[number]],
            "gives": content.cards.texts[number],
            "effect": content.fauna_effects[card] if kind else "",
            "moment": MOMENTS[content.fauna_moment[card]] if kind else "",
            "cubes": int(content.fauna_cubes[card]) if kind else 0,
            "flavour": content.cards.flavours[number],
            "gila": state.gila == 4 * (1 + kind) + row,
        }
    barred = state.gila == 4 * (3 + kind) + row
    return {
        "row": row + 1,
        "price": row + 1,
        "spaces": int(content.row_spaces[state.seats - 2]),
        "tokens": _tokens(spaces, 3 * row, 3),
        "card": shown,
        "pieces": [
            _piece(state, kind, int(slot(pieces, 2 * row + place)), barred) for place in (0, 1)
        ],
    }


def _piece(state: TrailState, kind: int, piece: int, barred: bool) -> PieceView | None:
    if piece == NONE:
        return None
    content = state.content
    number = 32 * kind + piece
    return {
        "id": content.pieces.ids[number],
        "name": content.pieces.names[number],
        "size": int(content.piece_size[number]),
        "shape": list(content.piece_shape[number]),
        "gila": barred,
    }


def _arrow_set(state: TrailState, group: int) -> ArrowSetView:
    tokens = _tokens(state.arrow_spaces, group, 1)
    return {
        "name": state.content.arrow_names[group],
        "token": tokens[0] if tokens else None,
        "spaces": [
            {
                "side": side,
                "gives": state.content.arrow_texts[4 * group + place],
                "seats": [
                    seat
                    for seat, player in enumerate(state.players)
                    if player.arrow == 4 * group + place
                ],
            }
            for place, side in enumerate(POSITIONS)
        ],
    }


def _gateway(state: TrailState) -> GatewayView | None:
    card = int(state.gateway_open)
    if card == NONE:
        return None
    names = state.content.gateways
    tokens = _tokens(state.gateway_space, 0, 1)
    return {
        "id": names.ids[card],
        "name": names.names[card],
        "gives": names.texts[card],
        "flavour": names.flavours[card],
        "token": tokens[0] if tokens else None,
    }


def _gateways_seen(state: TrailState) -> list[SeenGatewayView]:
    names = state.content.gateways
    return [
        {"id": names.ids[card], "name": names.names[card], "gives": names.texts[card]}
        for card in range(len(names.ids))
        if state.gateways_under >> card & 1
    ]


def _track(state: TrailState, terrain: int) -> TrackView:
    start = TRACK_END * terrain
    return {
        "terrain": TERRAINS[terrain],
        "spaces": state.content.track_texts[start : start + TRACK_END],
        "marker": int(byte(state.terrain_markers, terrain)),
        "first_taken": bool(state.ends_reached >> terrain & 1),
        "places": [int(player.level(terrain)) for player in state.players],
    }


def _open(state: TrailState, category: int) -> bool:
    return slot(state.state48_open, category) != NONE


def _state48(state: TrailState, category: int) -> State48View:
    content = state.content
    card = int(slot(state.state48_open, category))
    rows: list[ObjectiveView] = []
    for row in range(int(content.state48_rows[card])):
        at = 4 * card + row
        places = [0] * int(state.seats)
        if category:
            places = [place + 1 for place in row_places(state, card, row)]
        rows.append(
            {
                "text": content.row_texts[at],
                "gold": [int(byte(content.row_gold[at], place)) for place in range(3)],
                "grit": int(content.row_grit[at]),
                "claimed": [
                    seat for seat, player in enumerate(state.players) if _claimed(player, row)
                ]
                if category == 0
                else [],
                "places": places,
            }
        )
    return {
        "id": content.state48.ids[card],
        "name": content.state48.names[card],
        "category": CATEGORIES[category],
        "rows": rows,
    }


def _claimed(player: Player, row: int) -> bool:
    return bool(player.claims >> (11 + row) & 1)


def _gila(state: TrailState) -> GilaView | None:
    if state.gila < 0:
        return None
    return {"group": GILA_GROUPS[state.gila // 4], "number": int(state.gila) % 4 + 1}


def _planning(state: TrailState, word: int) -> PlanningView | None:
    if word < 0 or kind_of(word) not in (f.ASK_ARROW, f.ASK_GILA) or state.gila >= 0:
        return None
    return {
        "gila": int(behind(state, False)),
        "saguaro": int(behind(state, True)) if state.week > 1 else -1,
    }


def _pools(state: TrailState) -> PoolsView:
    content = state.content
    held = {int(player.spirit) for player in state.players}
    return {
        "cubes": int(state.cubes),
        "dutchmen": int(state.dutchmen),
        "blossoms": int(state.blossoms),
        "poison": [id for token, id in enumerate(content.poison.ids) if state.poison >> token & 1],
        "spirits": [
            {
                "id": id,
                "name": content.spirits.names[spirit],
                "cubes": int(content.spirit_cubes[spirit]),
                "rewards": spirit_rewards(content, spirit),
            }
            for spirit, id in enumerate(content.spirits.ids)
            if spirit not in held
        ],
        "weather_unseen": int(state.weather_unseen).bit_count(),
    }


def _space(state: TrailState, space: int) -> MuralSpaceView:
    content = state.content
    kind = int(content.icon_kind[space])
    return {
        "at": space_name(space),
        "icon": KINDS[kind] if kind >= 0 else "",
        "amount": int(content.icon_amount[space]),
        "flag": space == content.flag,
    }


def _placing(state: TrailState, word: int) -> PlacingView | None:
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
