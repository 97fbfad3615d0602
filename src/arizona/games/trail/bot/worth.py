"""Evaluation of Trail positions in points, used by ``TrailEvaluation``."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at, count
from arizona.games.trail.bot import weights as w
from arizona.games.trail.bot.evaluation_cache import COUNTS, ROWS, EvaluationCache
from arizona.games.trail.bot.weights import TUNED
from arizona.games.trail.rules import counter_names as n
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.counters import counter, cubes_on_cards, pieces_of
from arizona.games.trail.rules.effect_language import AT_LEAST, FEWEST, GAIN, GIVE
from arizona.games.trail.rules.effects.claims import (
    ALL_SIZES,
    FOUR_ALIKE,
    FOUR_DIFFERENT,
    FULL_MURAL,
    OBJECTIVE,
    OBJECTIVE_PLACES,
    ONE_EACH_OF_8,
    STOCK_CLAIMS,
)
from arizona.games.trail.rules.effects.mural import ALL_SPACES, neighbors
from arizona.games.trail.rules.frames import a_of, b_of, kind_of, seat_of
from arizona.games.trail.rules.packed import byte, nibble, slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.scoring import growing, score_of, set_points
from arizona.games.trail.rules.tables import LEVELS, SPACES, TRACK_END, WEEKS, Program

GRIT_A_WEEK: Final = 2
MIDDLE: Final = 3
MAX_MARGIN: Final = 2 * MIDDLE
ALL_MARGINS: Final = MAX_MARGIN * 0x1111
"""Maximum margin in a ranking, in one row and in all four."""


@final
class Scales:
    """The weights, and the value of each script of a pack.

    Scripts are evaluated once per pack; evaluating the next bonuses of every track in each position
    took a sixth of the time.
    """

    def __init__(self, weight: vec[float]) -> None:
        self.weight: Final = weight
        self.memory: Final = EvaluationCache()
        self.program: Program | None = None
        self.scripts: vec[float] = vec[float]()

    def script(self, program: Program, script: i64) -> float:
        """Return the value of a script: gains minus losses, by unit."""
        if self.program is not program:
            self._weigh(program)
        return self.scripts[script]

    def _weigh(self, program: Program) -> None:
        scripts = vec[float]()
        script: i64 = 0
        while script < len(program.script_start):
            start: i64 = program.script_start[script]
            scripts = append(scripts, self.stretch(program, start, program.script_end[script]))
            script += 1
        self.scripts = scripts
        self.program = program

    def stretch(self, program: Program, start: i64, end: i64) -> float:
        """Return the value of a range of actions."""
        weight = self.weight
        value = 0.0
        at: i64 = start
        while at < end:
            verb: i64 = program.verb[at]
            if verb <= GIVE and program.step[at] <= 0:
                worth = weight[program.kind[at]] * float(program.amount[at])
                value += worth if verb == GAIN else -worth
            elif verb <= GIVE:
                value += weight[program.kind[at]] if verb == GAIN else -weight[program.kind[at]]
            else:
                value += weight[w.EFFECT]
            at += 1
        return value


TUNED_SCALES: Final = Scales(TUNED)


def remaining_share(state: Position, player: Player, scales: Scales = TUNED_SCALES) -> float:
    """Return the share of full value things still have: 1 for most of the game, 0 at its end."""
    ahead = 2.5 * float(WEEKS - state.week)
    if not player.retired:
        ahead += float(player.markers + player.dutchmen)
    full = scales.weight[w.STEAM]
    return ahead / full if ahead < full else 1.0


def standing(state: Position, seat: i64, scales: Scales = TUNED_SCALES) -> float:
    """Return a rough value of an opponent's position."""
    player = state.players[seat]
    stock = float(player.worth()) * 0.5 + 0.5 * float(counter(state, seat, n.RESOURCES))
    return (
        float(score_of(state, player) + count(player.mural))
        + stock * remaining_share(state, player, scales)
        + float(player.ladder)
        + float(growing(player.stars) - growing(count(player.poison)))
    )


def prospects(state: Position, seat: i64, scales: Scales = TUNED_SCALES) -> float:
    """Return the value of a player's possessions, each at its expected final value."""
    place = cached_entry(state, seat, scales)
    return scales.memory.worth[place] + _rankings(state, seat, place, scales)


def cached_entry(state: Position, seat: i64, scales: Scales) -> i64:
    """Return the cache entry of a player, filling it if needed."""
    memory = scales.memory
    place: i64 = memory.find(state, seat)
    if place < 0:
        place = -1 - place
        memory.worth[place] = _possessions(state, seat, scales)
        if state.week <= 4:
            _count_rows(state, seat, 1, place * COUNTS, memory)
        _count_rows(state, seat, 2, place * COUNTS + ROWS, memory)
    return place


def _count_rows(
    state: Position, seat: i64, category: i64, first: i64, memory: EvaluationCache
) -> None:
    content = state.content
    card = slot(state.state48_open, category)
    row: i64 = 0
    while row < content.state48_rows[card]:
        memory.counts[first + row] = counter(state, seat, content.row_counter[4 * card + row])
        row += 1


def _possessions(state: Position, seat: i64, scales: Scales) -> float:
    player = state.players[seat]
    power = remaining_share(state, player, scales)
    weeks: i64 = WEEKS - state.week
    value = float(player.gold - state.content.position(player.grit + GRIT_A_WEEK * weeks))
    value += _stock(player, scales) * power
    value += _tracks(state, player, power, scales)
    value += _ladder(state, player, power, scales)
    value += _mural(state, player, power, scales)
    value += _cards(player, power, scales)
    value -= scales.weight[w.POISON] * float(growing(count(player.poison)))
    value += _hands(state, player, weeks, scales)
    if player.trackers:
        value += _claims(state, seat, player, power, scales)
    return value


def _stock(player: Player, scales: Scales) -> float:
    # The first coins pay for any row or boost; further coins are worth less and less.
    weight = scales.weight
    worth: i64 = player.worth()
    value = weight[w.COIN] * float(worth)
    value += weight[w.COIN_9] * float(min(worth, 9))
    value += weight[w.COIN_6] * float(min(worth, 6))
    value += weight[w.COIN_3] * float(min(worth, 3))
    place: i64 = 3
    while place < 6:
        units: i64 = byte(player.stock, place)
        value += weight[w.RESOURCE] * float(units)
        if units > 0:
            value += weight[w.RESOURCE_1]
        if units > 5:
            value += weight[w.RESOURCE_6] * float(units - 5)
        place += 1
    return value


def _tracks(state: Position, player: Player, power: float, scales: Scales) -> float:
    # A level gives access to Passages and brings the next bonuses closer.
    weight = scales.weight
    content = state.content
    value = 0.0
    terrain: i64 = 0
    while terrain < 4:
        level: i64 = byte(player.levels, terrain)
        value += weight[w.LEVEL] * power * float(level)
        near = weight[w.LEVEL_NEXT]
        ahead: i64 = level + 1
        while ahead <= TRACK_END and ahead <= level + 2:
            if ahead < TRACK_END or not state.ends_reached & bit_at(terrain):
                script: i64 = content.track_gain[terrain * TRACK_END + ahead - 1]
                value += near * power * scales.script(state.content.program, script)
            if byte(state.terrain_markers, terrain) == ahead:
                value += near * power * weight[w.MARKER]
            near *= weight[w.LEVEL_FADE]
            ahead += 1
        terrain += 1
    return value


def _ladder(state: Position, player: Player, power: float, scales: Scales) -> float:
    weight = scales.weight
    value = weight[w.RUNG] * float(player.ladder) * power
    if player.ladder + 1 < LEVELS:
        script: i64 = state.content.ladder_gain[player.ladder + 1]
        value += weight[w.RUNG_NEXT] * power * scales.script(state.content.program, script)
    return value


def _mural(state: Position, player: Player, power: float, scales: Scales) -> float:
    # Open spaces cost 1 each; those without an open neighbor are hard to fill.
    weight = scales.weight
    mural = player.mural
    value = weight[w.SPACE] * float(count(mural) - SPACES)
    lonely: i64 = 0
    if mural:
        free: i64 = ALL_SPACES & ~mural
        lonely = count(free & ~neighbors(free))
    return value + weight[w.LONELY] * power * float(lonely)


def _cards(player: Player, power: float, scales: Scales) -> float:
    weight = scales.weight
    cards: i64 = count(player.flora) + count(player.fauna)
    value = weight[w.SETS] * float(set_points(player.cards)) + weight[w.CARD] * power * float(cards)
    value += weight[w.STARS] * float(growing(player.stars))
    value += weight[w.STAR] * power * float(player.stars)
    fauna: i64 = count(player.cubes1) + count(player.cubes2) + count(player.cubes3)
    value += float(cubes_on_cards(player)) + weight[w.CUBE] * power * float(fauna)
    if player.spirit == 0:
        value += weight[w.JACKALOPE_CUBE] * float(count(player.spirit_cubes)) * power
    elif player.spirit > 0:
        value += weight[w.SPIRIT_CUBE] * float(count(player.spirit_cubes)) * power
    return value


def _hands(state: Position, player: Player, weeks: i64, scales: Scales) -> float:
    # Markers left this week, the fourth one in future weeks, the place in turn order.
    weight = scales.weight
    value = weight[w.MARKER] * float(player.all_markers) * float(weeks)
    if not player.retired:
        free = player.markers + player.dutchmen
        if not player.ordered and state.order_due():
            free -= 1
        value += weight[w.MARKER] * float(free)
    if player.ordered:
        place: i64 = 0
        while place < 4:
            mark = nibble(state.order_spaces, place)
            if mark and state.players[mark - 1] is player:
                value += weight[w.ORDER] * float(3 - place)
            place += 1
    return value


# --- claims and rankings ----------------------------------------------------------------------


def _claims(state: Position, seat: i64, player: Player, power: float, scales: Scales) -> float:
    weight = scales.weight
    made = player.claims
    value = weight[w.TRACKER] * float(player.trackers) * power
    size: i64 = 5
    while size >= 2:
        if not made & bit_at(5 - size):
            goal: i64 = 8 - size
            value += weight[w.CLAIM_SIZE] * float(goal) * _near(pieces_of(player, size), goal)
        size -= 1
    if not made & bit_at(ALL_SIZES):
        kinds: i64 = count((player.sizes + 63 * ONE_EACH_OF_8) & (64 * ONE_EACH_OF_8))
        value += weight[w.CLAIM_ALL_SIZES] * _near(kinds, 8)
    if not made & bit_at(FULL_MURAL):
        value += weight[w.CLAIM_MURAL] * _near(count(player.mural), SPACES)
    if not made & bit_at(FOUR_ALIKE):
        most: i64 = 0
        terrain: i64 = 0
        while terrain < 4:
            passages: i64 = byte(player.passages, terrain)
            most = passages if passages > most else most
            terrain += 1
        value += weight[w.CLAIM_ALIKE] * power * _near(most, 4)
    if not made & bit_at(FOUR_DIFFERENT):
        terrains: i64 = counter(state, seat, n.PASSAGE_TERRAINS)
        value += weight[w.CLAIM_DIFFERENT] * power * _near(terrains, 4)
    if not made & STOCK_CLAIMS:
        value += weight[w.CLAIM_STOCK] * _stock_claim(player, power)
    return value + weight[w.OBJECTIVE_ROW] * _objectives(state, seat, made, scales)


def _stock_claim(player: Player, power: float) -> float:
    three: i64 = 0
    five: i64 = 0
    place: i64 = 0
    while place < 6:
        units: i64 = byte(player.stock, place)
        three += min(units, 3)
        five += min(units, 5)
        place += 1
    value = 8.0 * _near(three, 18)
    later = 13.0 * power * _near(five, 30)
    return later if later > value else value


def _objectives(state: Position, seat: i64, made: i64, scales: Scales) -> float:
    content = state.content
    card = slot(state.state48_open, 0)
    value = 0.0
    row: i64 = 0
    while row < content.state48_rows[card]:
        at: i64 = 4 * card + row
        place: i64 = byte(state.objectives, row)
        if not made & bit_at(OBJECTIVE + row) and place < OBJECTIVE_PLACES:
            reward = float(byte(content.row_gold[at], place))
            if place == 0:
                reward += scales.weight[w.ROW_GRIT] * float(content.row_grit[at])
            if content.row_want[at] == AT_LEAST:
                value += reward * _near(
                    counter(state, seat, content.row_counter[at]), content.row_number[at]
                )
        row += 1
    return value


def _near(have: i64, goal: i64) -> float:
    """Return the share of a claim's reward by progress.

    It grows with the square of the progress and is less than 1 until the claim is made.
    """
    if have >= goal:
        return 0.85
    if have >= 0 and goal <= SPACES:
        return NEAR[goal * SPACES + have]
    return _nearer(have, goal)


def _nearer(have: i64, goal: i64) -> float:
    share = float(have) / float(goal)
    return 0.7 * share * share


NEAR: Final = vec[float](
    [
        0.7 * (have / max(1, goal)) * (have / max(1, goal))
        for goal in range(SPACES + 1)
        for have in range(SPACES)
    ]
)
"""Share by goal × SPACES + progress, precomputed to avoid a division."""


def _rankings(state: Position, seat: i64, looked: i64, scales: Scales) -> float:
    """Return the value of the current ranks on the '4th' and '8th' cards, by week."""
    weight = scales.weight
    value = 0.0
    if state.week <= 4:
        near = weight[w.FOURTH] + weight[w.FOURTH_WEEK] * float(state.week)
        value += near * _card_places(state, seat, 1, looked * COUNTS, scales)
    if state.week >= 4:
        near = weight[w.EIGHTH] + weight[w.EIGHTH_WEEK] * float(state.week - 4)
        value += near * _card_places(state, seat, 2, looked * COUNTS + ROWS, scales)
    return value


def _card_places(state: Position, seat: i64, category: i64, mine: i64, scales: Scales) -> float:
    content = state.content
    card = slot(state.state48_open, category)
    rows: i64 = content.state48_rows[card]
    # The number of players ahead in each row, and of those tied; one byte each.
    ahead: i64 = 0
    level: i64 = 0
    counts = scales.memory.counts
    other: i64 = 0
    row: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs: i64 = cached_entry(state, other, scales) * COUNTS + ROWS * (category - 1)
            row = 0
            while row < rows:
                own: i64 = counts[mine + row]
                his: i64 = counts[theirs + row]
                if own == his:
                    level += bit_at(8 * row)
                elif (his < own) == (content.row_want[4 * card + row] == FEWEST):
                    ahead += bit_at(8 * row)
                row += 1
        other += 1
    value = 0.0
    row = 0
    while row < rows:
        at: i64 = 4 * card + row
        place: i64 = byte(ahead, row)
        if place < OBJECTIVE_PLACES and (content.row_want[at] == FEWEST or counts[mine + row] > 0):
            reward = float(byte(content.row_gold[at], place))
            if place == 0:
                reward += scales.weight[w.ROW_GRIT] * float(content.row_grit[at])
            value += 0.8 * reward if byte(level, row) else reward
        row += 1
    return value


def margins(state: Position, seat: i64, category: i64, scales: Scales) -> i64:
    """Return a seat's lead over the best opponent in each row of a card; one nibble each.

    The range is from 0 (three or more behind) to 6 (three or more ahead).
    """
    content = state.content
    memory = scales.memory
    card = slot(state.state48_open, category)
    rows: i64 = content.state48_rows[card]
    first: i64 = ROWS * (category - 1)
    mine: i64 = cached_entry(state, seat, scales) * COUNTS + first
    # Stored as 6 − margin, so that the smallest margin is the maximum.
    behind: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs: i64 = cached_entry(state, other, scales) * COUNTS + first
            row: i64 = 0
            while row < rows:
                margin: i64 = memory.counts[mine + row] - memory.counts[theirs + row]
                if content.row_want[4 * card + row] == FEWEST:
                    margin = -margin
                step: i64 = max(0, min(MAX_MARGIN, MIDDLE - margin))
                if step > nibble(behind, row):
                    behind += (step - nibble(behind, row)) << (4 * row)
                row += 1
        other += 1
    return ALL_MARGINS - behind


# --- pending frames ---------------------------------------------------------------------------


def pending(state: Position, seat: i64, scales: Scales = TUNED_SCALES) -> float:
    """Return the expected value of the frames on the stack for a seat."""
    value = 0.0
    depth: i64 = 0
    while depth < state.depth:
        word: i64 = state.stack[depth]
        if seat_of(word) == seat:
            value += _frame_worth(state, seat, word, scales)
        depth += 1
    return value


def _frame_worth(state: Position, seat: i64, word: i64, scales: Scales) -> float:
    weight = scales.weight
    kind = kind_of(word)
    a = a_of(word)
    content = state.content
    if kind == f.RUN:
        return scales.stretch(content.program, a, b_of(word))
    if kind == f.GAIN:
        return weight[a] * float(b_of(word))
    if kind == f.CLIMB:
        level: i64 = state.players[seat].ladder + 1
        if level >= LEVELS:
            return weight[w.TOP]
        return weight[w.CLIMB] + scales.script(state.content.program, content.ladder_gain[level])
    if kind == f.LOAD_CUBES:
        return weight[w.LOAD] * float(content.fauna_cubes[a])
    if kind == f.ASK_ADVANCE:
        return weight[w.ADVANCE] * float(a)
    if kind == f.ASK_RESOURCE:
        choice: i64 = w.CHOICE_GAIN if b_of(word) == GAIN else w.CHOICE_LOSS
        return weight[choice] * float(a)
    if kind == f.ASK_OPTION:
        return _best_option(state, a, scales)
    if kind == f.DRAW_POISON:
        return -weight[w.POISON_DUE] * float(a)
    if kind == f.ASK_COINS:
        return weight[w.COINS_DUE] * float(a)
    if kind == f.ASK_SPIRIT:
        return weight[w.SPIRIT_DUE]
    if kind in (f.ASK_BLOSSOM, f.ASK_ANTIDOTE):
        return weight[w.BLOSSOM]
    if kind == f.ASK_EXTRA:
        return weight[w.MARKER] + weight[w.EXTRA]
    if kind in (f.TAKE_CARD, f.ASK_PLACE):
        return weight[w.PIECE]
    return 0.0


def _best_option(state: Position, effect: i64, scales: Scales) -> float:
    program = state.content.program
    script: i64 = program.effect_start[effect]
    best = scales.script(state.content.program, script)
    script += 1
    while script < program.effect_end[effect]:
        worth = scales.script(state.content.program, script)
        best = max(best, worth)
        script += 1
    return best
