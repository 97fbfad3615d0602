"""Input features of Trail's network: a seat's possessions by stage of the game, and its options.

The handwritten evaluation knows what things are worth, but little about *when*: a coin in the last
week, a Tracker with two weeks to go, a claim that can no longer be made, the next turn. Therefore
nearly all features depend on the stage of the game and, in the last week, on the markers left.

Cards are described by what they do rather than by name, so the features work with any pack.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.network import Active, Features
from arizona.engine.bits import count
from arizona.engine.state import State
from arizona.games.trail.bot.features_proximity import NEAR_INPUTS, add_claims, add_rankings
from arizona.games.trail.bot.stages import (
    SEASONS,
    STAGES,
    capped,
    hands_of,
    season_of,
    stage_of,
)
from arizona.games.trail.bot.worth import TUNED_SCALES, Scales, pending, prospects
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effect_language import MOMENTS, STOCKS, SUPPLIES
from arizona.games.trail.rules.effects.mural import ALL_SPACES, NOT_FIRST, NOT_LAST, edge_of, fits
from arizona.games.trail.rules.frames import a_of, kind_of, seat_of
from arizona.games.trail.rules.packed import NONE, byte, nibble, slot
from arizona.games.trail.rules.phases.journey import levels_reach
from arizona.games.trail.rules.player import NOWHERE, Player
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import LEVELS, SIDE, SPACES, TRACK_END, WEEKS, TrailContent

TERRAINS: Final = 4
UNITS: Final = 11
WORTHS: Final = 14
NEXT: Final = 4
"""Maximum distance at which a Terrain Marker counts."""
OPEN: Final = vec[i64](
    [
        sum([spaces > step for step in (0, 1, 2, 4, 7, 11, 16, 22, 29)])
        for spaces in range(SPACES + 1)
    ]
)
"""Bucket (0 to 9) by number of open spaces of the mural."""
OPENS: Final = 10
LONELIES: Final = 6
NARROWS: Final = 8
FITTING: Final = 5
ROWS: Final = 4
SETS: Final = 3
STARS: Final = 7
POISONS: Final = 8
SPIRITS: Final = 5
CUBES: Final = 4
GRITS: Final = 14
HANDS: Final = 6
PLACES: Final = 5
ARROWS: Final = 6

# Offset of each group of features.
UNIT: Final = 0
"""+ kind · STAGES + stage: once per unit of stock."""
HAS: Final = UNIT + STOCKS * STAGES
"""+ kind · UNITS + units."""
WORTH: Final = HAS + STOCKS * UNITS
"""+ season · WORTHS + value of the coins in Turquoise."""
LEVEL: Final = WORTH + SEASONS * WORTHS
"""+ terrain · 13 + level."""
STEP: Final = LEVEL + TERRAINS * (TRACK_END + 1)
"""+ terrain · STAGES + stage: once per level."""
DUTCHMAN: Final = STEP + TERRAINS * STAGES
"""+ stage · NEXT + spaces to a Terrain Marker − 1."""
LADDER: Final = DUTCHMAN + STAGES * NEXT
"""+ season · 22 + level."""
SPACE: Final = LADDER + SEASONS * (LEVELS + 1)
"""+ stage: once per two open spaces of the mural."""
OPEN_LEFT: Final = SPACE + STAGES
"""+ season · OPENS + bucket of open spaces; then spaces with no open neighbor; then with one."""
LONELY: Final = OPEN_LEFT + SEASONS * OPENS
NARROW: Final = LONELY + SEASONS * LONELIES
FITS: Final = NARROW + SEASONS * NARROWS
"""+ (season · ROWS + row) · FITTING + face-up pieces of the row's size that fit."""
CARD: Final = FITS + SEASONS * ROWS * FITTING
"""+ kind · STAGES + stage: once per card."""
SET: Final = CARD + 2 * STAGES
"""+ (season · SETS + cards − 1) · 5 + terrains with at least this many cards."""
STAR: Final = SET + SEASONS * SETS * (TERRAINS + 1)
POISON: Final = STAR + SEASONS * STARS
CUBE: Final = POISON + SEASONS * POISONS
"""+ season · moments + moment: once per cube on a Fauna card of the moment."""
SPIRIT: Final = CUBE + SEASONS * len(MOMENTS)
"""+ (season · SPIRITS + Spirit) · CUBES + cubes; Spirit 0 means none."""
GRIT: Final = SPIRIT + SEASONS * SPIRITS * CUBES
"""+ stage · GRITS + half the Grit."""
HAND: Final = GRIT + STAGES * GRITS
"""+ stage · HANDS + markers and Dutchmen."""
LOST: Final = HAND + STAGES * HANDS
"""+ stage: once per Dutchman."""
FOURTH: Final = LOST + STAGES
"""+ week: the player has the fourth marker."""
TEMPO: Final = FOURTH + WEEKS + 1
"""+ stage · HANDS + markers and Dutchmen: the seat has the next turn."""
PLACE: Final = TEMPO + STAGES * HANDS
"""+ season · PLACES + place in turn order; then the place chosen for next week, 4 for none."""
CHOSEN: Final = PLACE + SEASONS * PLACES
ARROW: Final = CHOSEN + SEASONS * PLACES
"""+ stage · ARROWS + bucket of the best move on the arrows."""
ARROW_DUE: Final = ARROW + STAGES * ARROWS
"""+ stage: this week's move on the arrows is still ahead."""
WAYS: Final = ARROW_DUE + STAGES
"""+ season · 5 + face-up Passages within reach; then those that are also affordable."""
PAID: Final = WAYS + SEASONS * (TERRAINS + 1)
SAGUARO: Final = PAID + SEASONS * (TERRAINS + 1)
NEAR: Final = SAGUARO + STAGES
"""Features of ``features_proximity.py``."""
INPUTS: Final = NEAR + NEAR_INPUTS
MAX_ACTIVE: Final = 400


@final
class TrailFeatures(Features):
    """Input features of Trail's network."""

    def __init__(self, scales: Scales = TUNED_SCALES) -> None:
        super().__init__("trail 1", INPUTS, MAX_ACTIVE)
        self.scales: Final = scales
        self._content: TrailContent | None = None
        self._arrows: vec[i64] = vec[i64]()

    def quiet(self, state: State) -> bool:
        """Return whether a turn, or a seat's part of Planning, has just begun."""
        assert isinstance(state, TrailState)
        if not state.depth:
            return False
        top: i64 = state.top()
        if kind_of(top) == f.ASK_ARROW:
            return a_of(top) == 1
        begun: i64 = state.deeds | state.used | state.spirit_used
        return kind_of(top) == f.ASK_TURN and state.depth == 2 and begun == 0

    def base(self, state: State, seat: i64) -> float:
        """Return a seat's prospects according to the handwritten evaluation."""
        assert isinstance(state, TrailState)
        return prospects(state, seat, self.scales) + pending(state, seat, self.scales)

    def write(self, state: State, seat: i64, active: Active) -> None:
        """Add the active features: stock, tracks, mural, cards, markers, and what is in reach."""
        assert isinstance(state, TrailState)
        player = state.players[seat]
        stage: i64 = stage_of(state, player)
        season: i64 = season_of(state)
        _add_stock(player, stage, season, active)
        _add_tracks(state, player, stage, season, active)
        _add_mural(state, player, stage, season, active)
        _add_cards(state, player, stage, season, active)
        active.add(GRIT + stage * GRITS + capped(player.grit >> 1, GRITS - 1))
        _add_hands(state, seat, stage, season, active)
        self._add_arrows(state, seat, stage, active)
        _add_passages(state, player, season, active)
        if state.saguaro == seat:
            active.add(SAGUARO + stage)
        add_claims(state, seat, NEAR, active)
        add_rankings(state, seat, NEAR, self.scales, active)

    def _add_arrows(self, state: TrailState, seat: i64, stage: i64, active: Active) -> None:
        """Add the value of the best move on the arrows, and whether one is due this week."""
        if self._content is not state.content:
            self._content = state.content
            self._arrows = best_arrows(state.content)
        arrow: i64 = state.players[seat].arrow
        if arrow != NOWHERE:
            active.add(ARROW + stage * ARROWS + self._arrows[arrow])
        if arrow_due(state, seat):
            active.add(ARROW_DUE + stage)


def arrow_due(state: TrailState, seat: i64) -> bool:
    """Return whether this week's move on the arrows is still ahead."""
    depth: i64 = 0
    while depth < state.depth:
        word: i64 = state.stack[depth]
        if kind_of(word) == f.PLAN_ARROWS:
            # While a seat is moving, the frame already holds its place + 1.
            moving: i64 = 1 if kind_of(state.top()) == f.ASK_ARROW else 0
            return state.place_of(seat) >= a_of(word) - moving
        depth += 1
    return False


def best_arrows(content: TrailContent) -> vec[i64]:
    """Return a bucket of half a point for the best arrow move from each space."""
    gains = [
        TUNED_SCALES.script(content.program, content.arrow_gain[space])
        for space in range(len(content.arrow_gain))
    ]
    found: list[int] = []
    for space in range(len(gains)):
        group, position = 4 * (space // 4), space % 4
        ways = [group + (position + 1) % 4, group + (position + 3) % 4]
        ways += [other + position for other in range(0, len(gains), 4) if other != group]
        best = max([gains[way] for way in ways])
        found.append(max(0, min(ARROWS - 1, int(2.0 * best) - 2)))
    return vec[i64](found)


def _add_times(feature: i64, times: i64, active: Active) -> None:
    while times > 0:
        active.add(feature)
        times -= 1


def _add_stock(player: Player, stage: i64, season: i64, active: Active) -> None:
    kind: i64 = 0
    while kind < STOCKS:
        units: i64 = capped(byte(player.stock, kind), UNITS - 1)
        _add_times(UNIT + kind * STAGES + stage, units, active)
        active.add(HAS + kind * UNITS + units)
        kind += 1
    active.add(WORTH + season * WORTHS + capped(player.worth(), WORTHS - 1))


def _add_tracks(state: TrailState, player: Player, stage: i64, season: i64, active: Active) -> None:
    terrain: i64 = 0
    while terrain < TERRAINS:
        level: i64 = byte(player.levels, terrain)
        active.add(LEVEL + terrain * (TRACK_END + 1) + level)
        _add_times(STEP + terrain * STAGES + stage, level, active)
        ahead: i64 = byte(state.terrain_markers, terrain) - level
        if state.dutchmen and 0 < ahead <= NEXT:
            active.add(DUTCHMAN + stage * NEXT + ahead - 1)
        terrain += 1
    active.add(LADDER + season * (LEVELS + 1) + capped(player.ladder, LEVELS))


def _add_mural(state: TrailState, player: Player, stage: i64, season: i64, active: Active) -> None:
    content = state.content
    mural: i64 = player.mural
    free: i64 = ALL_SPACES & ~mural
    spaces: i64 = count(free)
    _add_times(SPACE + stage, spaces >> 1, active)
    active.add(OPEN_LEFT + season * OPENS + OPEN[spaces])
    right: i64 = (free & NOT_LAST) << 1
    left: i64 = (free & NOT_FIRST) >> 1
    below: i64 = free << SIDE
    above: i64 = free >> SIDE
    several: i64 = (right & left) | (below & above) | ((right | left) & (below | above))
    one: i64 = right | left | below | above
    lonely: i64 = count(free & ~one)
    narrow: i64 = count(free & one & ~several)
    active.add(LONELY + season * LONELIES + capped(lonely, LONELIES - 1))
    active.add(NARROW + season * NARROWS + capped(narrow, NARROWS - 1))
    edge: i64 = edge_of(content, mural)
    row: i64 = 0
    while row < ROWS:
        fitting: i64 = 0
        place: i64 = 2 * row
        while place < 2 * row + 2:
            piece: i64 = slot(state.flora_pieces_open, place)
            if piece != NONE and fits(content, mural, edge, piece):
                fitting += 1
            piece = slot(state.fauna_pieces_open, place)
            if piece != NONE and fits(content, mural, edge, 32 + piece):
                fitting += 1
            place += 1
        active.add(FITS + (season * ROWS + row) * FITTING + fitting)
        row += 1


def _add_cards(state: TrailState, player: Player, stage: i64, season: i64, active: Active) -> None:
    _add_times(CARD + stage, count(player.flora), active)
    _add_times(CARD + STAGES + stage, count(player.fauna), active)
    cards: i64 = 1
    while cards <= SETS:
        terrains: i64 = 0
        terrain: i64 = 0
        while terrain < TERRAINS:
            if byte(player.cards, terrain) >= cards:
                terrains += 1
            terrain += 1
        active.add(SET + (season * SETS + cards - 1) * (TERRAINS + 1) + terrains)
        cards += 1
    active.add(STAR + season * STARS + capped(player.stars, STARS - 1))
    active.add(POISON + season * POISONS + capped(count(player.poison), POISONS - 1))
    if player.cubes1:
        moments = state.content.moment_cards
        moment: i64 = 0
        while moment < len(moments):
            those: i64 = moments[moment]
            cubes: i64 = count(player.cubes1 & those) + count(player.cubes2 & those)
            cubes += count(player.cubes3 & those)
            _add_times(CUBE + season * len(MOMENTS) + moment, cubes, active)
            moment += 1
    spirit: i64 = capped(player.spirit + 1, SPIRITS - 1)
    left: i64 = capped(count(player.spirit_cubes), CUBES - 1)
    active.add(SPIRIT + (season * SPIRITS + spirit) * CUBES + left)


def _add_hands(state: TrailState, seat: i64, stage: i64, season: i64, active: Active) -> None:
    player = state.players[seat]
    hands: i64 = capped(hands_of(player), HANDS - 1)
    active.add(HAND + stage * HANDS + hands)
    _add_times(LOST + stage, player.dutchmen, active)
    if player.all_markers > 3:
        active.add(FOURTH + state.week)
    if next_seat(state) == seat:
        active.add(TEMPO + stage * HANDS + hands)
    active.add(PLACE + season * PLACES + state.place_of(seat))
    active.add(CHOSEN + season * PLACES + chosen_place(state, seat))


def chosen_place(state: TrailState, seat: i64) -> i64:
    """Return the place in next week's turn order a seat has chosen; 4 for none."""
    chosen: i64 = 0
    while chosen < PLACES - 1 and nibble(state.order_spaces, chosen) != seat + 1:
        chosen += 1
    return chosen


def next_seat(state: TrailState) -> i64:
    """Return the seat whose action is next; −1 during Planning."""
    if not state.depth or kind_of(state.stack[0]) != f.END_TURN:
        return -1
    if kind_of(state.top()) == f.ASK_TURN:
        return seat_of(state.top())
    place: i64 = a_of(state.stack[0])
    tried: i64 = 0
    while tried < state.seats:
        place += 1
        if place == state.seats:
            place = 0
        seat: i64 = state.seat_at(place)
        if hands_of(state.players[seat]):
            return seat
        tried += 1
    return -1


def _add_passages(state: TrailState, player: Player, season: i64, active: Active) -> None:
    content = state.content
    reached: i64 = 0
    paid: i64 = 0
    place: i64 = 0
    while place < TERRAINS:
        card: i64 = slot(state.passage_open, place)
        if card != NONE and levels_reach(player.levels, content.passage_need[card], 0):
            reached += 1
            if _can_pay(player, content.passage_pay[card]):
                paid += 1
        place += 1
    active.add(WAYS + season * (TERRAINS + 1) + reached)
    active.add(PAID + season * (TERRAINS + 1) + paid)


def _can_pay(player: Player, price: i64) -> bool:
    place: i64 = 0
    while place < 3:
        if byte(player.stock, SUPPLIES + place) < byte(price, place):
            return False
        place += 1
    return True
