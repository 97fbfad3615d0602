"""Recounts everything countable from the events of a record alone."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, draw
from arizona.games.trail.rules.counters import cubes_on_cards
from arizona.games.trail.rules.effect_language import KINDS, TERRAINS
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.scoring import growing, set_points
from arizona.games.trail.rules.state import TrailState
from tests.sample_size import sample_size
from tests.trail.table import GAME


def random_match(seats: int, seed: int, options: dict[str, bool]) -> Match:
    match = Match(GAME.setup(seats, dict(options)), seed=seed)
    rng = Rng(seed)
    while not match.over:
        actions = match.state.legal()
        if match.state.to_move() == CHANCE:
            match.push(int(draw(match.state, actions, rng)))
        else:
            match.push(actions[rng.below(len(actions))])
    return match


class Ledger:
    """One player's possessions, tracked from events only."""

    def __init__(self) -> None:
        self.stock = Counter(dict.fromkeys(KINDS[:6], 1))
        self.gold = 0
        self.grit = 0
        self.levels = dict.fromkeys(TERRAINS, 1)
        self.ladder = 0
        self.cubes = 0
        self.poison = 0
        self.stars = 0
        self.spaces = 0
        self.trackers = 4
        self.dutchmen = 0
        self.cards: list[str] = []

    def note(self, event: Event) -> None:
        args = event.args
        kind = event.kind
        amount = int(args.get("amount", 0))
        if kind == "gained":
            self.stock[str(args["what"])] += amount
        elif kind in ("lost", "paid"):
            self.stock[str(args["what"])] -= amount
        elif kind == "paid-coins":
            for coin in KINDS[:3]:
                self.stock[coin] -= int(args[coin])
        elif kind == "gold" or kind.startswith("final-"):
            self.gold += amount
        elif kind == "grit":
            self.grit += amount
        elif kind == "advanced":
            self.levels[str(args["terrain"])] = int(args["space"])
        elif kind == "climbed":
            self.ladder = int(args["level"])
        elif kind in ("cubes-loaded", "spirit-taken"):
            self.cubes += int(args["cubes"])
        elif kind in ("ability", "spirit-used", "jackalope-unused"):
            self.cubes -= int(args["cubes"])
        elif kind == "poisoned":
            self.poison += 1
        elif kind == "antidote":
            self.poison -= 1
        elif kind == "star":
            self.stars += 1
        elif kind in ("piece-placed", "blossom-placed"):
            self.spaces += int(args["spaces"])
        elif kind == "claimed":
            self.trackers -= 1
        elif kind == "card-taken":
            self.cards.append(str(args["card"]))
        elif kind == "dutchman":
            self.dutchmen += 1
        elif kind == "marker-used" and args["means"] == "dutchman":
            self.dutchmen -= 1

    def compare(self, state: TrailState, seat: int) -> None:
        player = state.players[seat]
        assert {kind: self.stock[kind] for kind in KINDS[:6]} == {
            KINDS[kind]: int(byte(player.stock, kind)) for kind in range(6)
        }
        assert (self.gold, self.grit, self.ladder) == (player.gold, player.grit, player.ladder)
        assert list(self.levels.values()) == [int(player.level(terrain)) for terrain in range(4)]
        assert self.cubes == cubes_on_cards(player)
        assert self.poison == bin(player.poison).count("1")
        assert self.stars == player.stars
        assert self.spaces == bin(player.mural).count("1")
        assert self.trackers == player.trackers
        assert self.dutchmen == player.dutchmen


@pytest.mark.rule("T-12.1", "T-12.2", "T-12.3", "T-12.4", "T-12.5", "T-12.6")
@settings(max_examples=sample_size(12))
@given(st.integers(2, 4), st.integers(0, 10**9), st.booleans(), st.booleans(), st.booleans())
def test_all_quantities_are_recomputed_from_the_record(
    seats: int, seed: int, last_turn_order: bool, blossom_climbs: bool, tracker_moves: bool
) -> None:
    options = {
        "last_turn_order": last_turn_order,
        "blossom_climbs": blossom_climbs,
        "jackalope_moves_tracker": tracker_moves,
    }
    played = random_match(seats, seed, options)
    record = parse_record(played.record().dumps())
    match = Match(played.setup)
    ledgers = [Ledger() for _ in range(seats)]
    final: list[dict[str, int]] = [{} for _ in range(seats)]
    for line in record.lines:
        text = line.partition(" ")[2]
        before = [ledger.gold for ledger in ledgers]
        assert before
        for event in match.push(GAME.read(match.state, text), text):
            if event.kind == "recovery":
                for ledger in ledgers:
                    ledger.dutchmen = 0
            if event.seat >= 0:
                ledgers[event.seat].note(event)
                if event.kind.startswith("final-"):
                    final[event.seat][event.kind] = event.points
        state = cast(TrailState, match.state)
        for seat, ledger in enumerate(ledgers):
            ledger.compare(state, seat)
    content = cast(TrailState, match.state).content
    for seat, ledger in enumerate(ledgers):
        terrains = Counter(
            int(content.card_terrain[content.cards.index[id]]) for id in ledger.cards
        )
        packed = sum(number << (8 * terrain) for terrain, number in terrains.items())
        assert final[seat] == {
            "final-open-spaces": ledger.spaces - 36,
            "final-poison": -growing(ledger.poison),
            "final-cubes": ledger.cubes,
            "final-stars": growing(ledger.stars),
            "final-sets": set_points(packed),
        }
    expected = [ledger.gold - int(content.position(ledger.grit)) for ledger in ledgers]
    assert match.state.scores() == expected == record.result


@settings(max_examples=sample_size(6))
@given(st.integers(2, 4), st.integers(0, 10**9), st.floats(0, 1))
def test_a_record_cut_anywhere_resumes_there(seats: int, seed: int, where: float) -> None:
    played = random_match(seats, seed, {})
    cut = int(where * len(played.moves))
    again = replay(played.record(), upto=cut)
    assert again.state.data() == played.at(cut).state.data()
    assert again.state.legal() == played.at(cut).state.legal()
    for move in played.moves[cut:]:
        again.push(move.action)
    assert again.state.to_move() == OVER
    assert again.state.data() == played.state.data()


def test_every_question_occurs_in_random_games() -> None:
    """Random games reach every kind of decision, so that the tests above are meaningful."""
    from arizona.games.trail.rules import frames as f

    asked = set(range(f.DRAW_START, f.LAST_CHANCE + 1)) | set(
        range(f.ASK_ARROW, f.LAST_QUESTION + 1)
    )
    seen: set[int] = set()
    for seed in range(60):
        state = cast(TrailState, GAME.setup(2 + seed % 3).start())
        rng = Rng(seed)
        while state.to_move() != OVER:
            seen.add(int(state.top()) & 0x7F)
            actions = state.legal()
            if state.to_move() == CHANCE:
                state.apply(draw(state, actions, rng))
            else:
                state.apply(actions[rng.below(len(actions))])
        if asked <= seen:
            break
    assert asked - seen == set()
