"""The view of the face-up components and their costs."""

from __future__ import annotations

from typing import Final, TypedDict

from arizona.engine.recent_cache import RecentCache
from arizona.games.trail.rules.effect_language import TERRAINS
from arizona.games.trail.rules.packed import NONE, byte, nibble, slot
from arizona.games.trail.rules.phases.journey import IN_FLORA, IN_FLORA_PIECES, IN_PASSAGES
from arizona.games.trail.rules.phases.planning import GILA_GROUPS
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import POSITIONS, TrailContent
from arizona.games.trail.words.view_cards import CardFaceView, card_face
from arizona.games.trail.words.view_parts import AmountView, gila_health, poison_due
from arizona.games.trail.words.view_printed import Printed


class TokenView(TypedDict):
    """A marker on the board."""

    seat: int
    dutchman: bool


class PassageView(TypedDict):
    """A face-up Passage.

    ``pays`` and ``gives`` are texts of the effect language such as ``1 copper, 2 gold``; ``cost``
    and ``gains`` are the same as data. ``gila_health`` is the additional cost for the Gila.
    ``poison`` is the number of tokens the total would cost each seat now.
    """

    id: str
    name: str
    number: int
    miles: float
    terrain: str
    need: dict[str, int]
    pays: str
    gives: str
    cost: list[AmountView]
    gila_health: int
    poison: list[int]
    gains: list[AmountView]
    flavour: str
    gila: bool


class CardView(CardFaceView):
    """A face-up Flora or Fauna card."""

    cubes: int
    flavour: str
    gila: bool


class PieceView(TypedDict):
    """A face-up polyomino; ``shape`` holds its rows."""

    id: str
    name: str
    size: int
    shape: list[str]
    gila: bool


class RowView(TypedDict):
    """A Flora or Fauna group; ``*_health`` is the cost for the Gila at its card and its pieces."""

    row: int
    price: int
    spaces: int
    tokens: list[TokenView]
    card_health: int
    piece_health: int
    card: CardView | None
    pieces: list[PieceView | None]


class ArrowView(TypedDict):
    """A space of the Crossed Arrows."""

    side: str
    gives: str
    gains: list[AmountView]
    seats: list[int]


class ArrowSetView(TypedDict):
    """A set of the Crossed Arrows."""

    name: str
    token: TokenView | None
    spaces: list[ArrowView]


class OrderView(TypedDict):
    """A Turn Order space; ``poison`` is the number of tokens its price would cost each seat now."""

    pays: str
    cost: list[AmountView]
    poison: list[int]
    seat: int


class GilaView(TypedDict):
    """The Gila Monster's place; ``poison`` is what its Health alone would cost each seat now."""

    group: str
    number: int
    poison: list[int]


class GatewayView(TypedDict):
    """The face-up Gateway card."""

    id: str
    name: str
    gives: str
    gains: list[AmountView]
    flavour: str
    token: TokenView | None


class SeenGatewayView(TypedDict):
    """A Gateway card that was face up earlier and is now under its deck."""

    id: str
    name: str
    gives: str
    gains: list[AmountView]


def token_views(word: int, first: int, size: int) -> list[TokenView]:
    """Return the markers on ``size`` spaces starting at ``first``."""
    marks = [int(nibble(word, place)) for place in range(first, first + size)]
    return [{"seat": (mark & 7) - 1, "dutchman": mark > 7} for mark in marks if mark]


_passages: Final[RecentCache[PassageView]] = RecentCache()


def passage_view(state: TrailState, parts: Printed, place: int) -> PassageView | None:
    """Return the Passage in a slot, or None if it is empty."""
    content = state.content
    card = int(slot(state.passage_open, place))
    if card == NONE:
        return None
    pay = int(content.passage_pay[card])
    more = gila_health(state, IN_PASSAGES)
    poison = poison_due(state, pay, more)
    gila = state.gila == place
    key = (parts.number, card, more, int(gila), *poison)
    known = _passages.get(key)
    if known is None:
        need = int(content.passage_need[card])
        known = {
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
            "cost": parts.cost(pay),
            "gila_health": more,
            "poison": poison,
            "gains": parts.gains(int(content.passage_gain[card])),
            "flavour": content.passages.flavours[card],
            "gila": gila,
        }
        _passages.put(key, known)
    return known


_rows: Final[RecentCache[RowView]] = RecentCache()


def row_view(state: TrailState, parts: Printed, kind: int, row: int) -> RowView:
    """Return a Flora or Fauna group with its card and pieces."""
    content = state.content
    spaces = int(state.fauna_spaces if kind else state.flora_spaces) >> 12 * row & 0xFFF
    card = int(slot(state.fauna_open if kind else state.flora_open, row))
    pieces = state.fauna_pieces_open if kind else state.flora_pieces_open
    first, second = int(slot(pieces, 2 * row)), int(slot(pieces, 2 * row + 1))
    card_health = gila_health(state, IN_FLORA + kind)
    piece_health = gila_health(state, IN_FLORA_PIECES + kind)
    on_card = state.gila == 4 * (1 + kind) + row
    barred = state.gila == 4 * (3 + kind) + row
    key = (parts.number, int(state.seats), kind, row, spaces, card, first, second, card_health,
           piece_health, int(on_card), int(barred))  # fmt: skip
    known = _rows.get(key)
    if known is None:
        known = {
            "row": row + 1,
            "price": row + 1,
            "spaces": int(content.row_spaces[state.seats - 2]),
            "tokens": token_views(spaces, 0, 3),
            "card_health": card_health,
            "piece_health": piece_health,
            "card": None if card == NONE else _card(content, parts, kind, card, on_card),
            "pieces": [_piece(content, kind, piece, barred) for piece in (first, second)],
        }
        _rows.put(key, known)
    return known


def _card(content: TrailContent, parts: Printed, kind: int, card: int, gila: bool) -> CardView:
    number = 32 * kind + card
    return {
        **card_face(content, parts, number),
        "cubes": int(content.fauna_cubes[card]) if kind else 0,
        "flavour": content.cards.flavours[number],
        "gila": gila,
    }


def _piece(content: TrailContent, kind: int, piece: int, barred: bool) -> PieceView | None:
    if piece == NONE:
        return None
    number = 32 * kind + piece
    return {
        "id": content.pieces.ids[number],
        "name": content.pieces.names[number],
        "size": int(content.piece_size[number]),
        "shape": content.piece_shape[number],
        "gila": barred,
    }


_arrows: Final[RecentCache[ArrowSetView]] = RecentCache()


def arrow_view(state: TrailState, parts: Printed, group: int) -> ArrowSetView:
    """Return a set of the Crossed Arrows with the trackers on it."""
    content = state.content
    mark = int(nibble(state.arrow_spaces, group))
    seated = [
        [seat for seat, player in enumerate(state.players) if player.arrow == 4 * group + place]
        for place in range(len(POSITIONS))
    ]
    key = (parts.number, group, mark, *[sum([1 << seat for seat in seats]) for seats in seated])
    known = _arrows.get(key)
    if known is None:
        tokens = token_views(mark, 0, 1)
        known = {
            "name": content.arrow_names[group],
            "token": tokens[0] if tokens else None,
            "spaces": [
                {
                    "side": side,
                    "gives": content.arrow_texts[4 * group + place],
                    "gains": parts.gains(int(content.arrow_gain[4 * group + place])),
                    "seats": seated[place],
                }
                for place, side in enumerate(POSITIONS)
            ],
        }
        _arrows.put(key, known)
    return known


def gateway_view(state: TrailState, parts: Printed) -> GatewayView | None:
    """Return the face-up Gateway card, or None before the first is drawn."""
    card = int(state.gateway_open)
    if card == NONE:
        return None
    names = state.content.gateways
    tokens = token_views(state.gateway_space, 0, 1)
    return {
        "id": names.ids[card],
        "name": names.names[card],
        "gives": names.texts[card],
        "gains": parts.gains(int(state.content.gateway_gain[card])),
        "flavour": names.flavours[card],
        "token": tokens[0] if tokens else None,
    }


_gateways: Final[RecentCache[SeenGatewayView]] = RecentCache()


def seen_gateways(state: TrailState, parts: Printed) -> list[SeenGatewayView]:
    """Return the Gateways under their deck."""
    under = int(state.gateways_under)
    many = len(state.content.gateways.ids)
    return [_seen_gateway(state, parts, card) for card in range(many) if under >> card & 1]


def _seen_gateway(state: TrailState, parts: Printed, card: int) -> SeenGatewayView:
    key = (parts.number, card)
    known = _gateways.get(key)
    if known is None:
        names = state.content.gateways
        known = {
            "id": names.ids[card],
            "name": names.names[card],
            "gives": names.texts[card],
            "gains": parts.gains(int(state.content.gateway_gain[card])),
        }
        _gateways.put(key, known)
    return known


_orders: Final[RecentCache[OrderView]] = RecentCache()


def order_view(state: TrailState, parts: Printed, place: int) -> OrderView:
    price = int(state.content.order_price[place])
    poison = poison_due(state, price)
    seat = int(nibble(state.order_spaces, place)) - 1
    key = (parts.number, place, seat, *poison)
    known = _orders.get(key)
    if known is None:
        known = {
            "pays": state.content.order_texts[place],
            "cost": parts.cost(price),
            "poison": poison,
            "seat": seat,
        }
        _orders.put(key, known)
    return known


def gila_view(state: TrailState) -> GilaView | None:
    """Return the Gila Monster's place, or None while it is off the board."""
    if state.gila < 0:
        return None
    return {
        "group": GILA_GROUPS[state.gila // 4],
        "number": int(state.gila) % 4 + 1,
        "poison": poison_due(state, 0, 1),
    }
