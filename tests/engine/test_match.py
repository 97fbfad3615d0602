"""Parsing of user input, undo, snapshots and remarks."""

from __future__ import annotations

import pickle
import random
import re

import pytest

import arizona
from arizona.engine.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    MalformedMoveError,
    OptionError,
    RecordError,
    UndoError,
)
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.engine.state import CHANCE, fingerprint
from tests.engine.files import finished

PICKS = ("Mitten", "Mesa", "Butte", "Bench", "Spire", "Rim")


def drafted() -> Match:
    """Return a match in which seat 1 has Mitten, Butte and Spire and must place a tile."""
    match = arizona.new("knight", seed=1, deal="draft")
    for tile in PICKS:
        match.play(f"pick {tile}")
    return match


@pytest.mark.parametrize(
    ("entered", "error", "said"),
    [
        ("", MalformedMoveError, "no move was given"),
        ("   \t", MalformedMoveError, "no move was given"),
        ("castle", MalformedMoveError, "'castle': a move of knight begins with one of jump,"),
        ("tile", AmbiguousMoveError, "'tile' could mean several moves: tile Mitten, tile Butte"),
        ("tile Nowhere", MalformedMoveError, "expected the name of a tile of this pack"),
        ("tile Mesa", IllegalMoveError, "'tile Mesa' is not legal here"),
        ("turn", MalformedMoveError, "'turn': expected a whole number"),
        ("turn one", MalformedMoveError, "'turn one': expected a whole number"),
        ("turn 1", IllegalMoveError, "'turn 1' is not legal here"),
        ("turn 9", IllegalMoveError, "there is no such turn on this board"),
        ("column 3", IllegalMoveError, "'column 3' is not legal here"),
        ("column -99", IllegalMoveError, "there is no such column on this board"),
        ("column 12345678901234567890", MalformedMoveError, "expected a whole number"),
        ("jump a1", MalformedMoveError, "expected a place as column,row such as 4,-1"),
        ("jump 3,4", IllegalMoveError, "there is no such jump on this board"),
        ("jump 1,2,3", MalformedMoveError, "expected a place as column,row"),
        ("deal Mesa", IllegalMoveError, "'deal Mesa' is not legal here"),
        ("tile Mitten and more", MalformedMoveError, "expected the name of a tile"),
        ("\x00\x1b[2J", MalformedMoveError, "begins with one of"),
        ("x" * 10_000, MalformedMoveError, "begins with one of"),
    ],
)
def test_an_invalid_text_is_explained_and_changes_nothing(
    entered: str, error: type[Exception], said: str
) -> None:
    match = drafted()
    before, moves = fingerprint(match.state), len(match.moves)
    with pytest.raises(error, match=re.escape(said)) as caught:
        match.play(entered)
    assert type(caught.value) is error
    assert fingerprint(match.state) == before
    assert len(match.moves) == moves


@pytest.mark.parametrize(
    "entered",
    ["tile Butte", "TILE BUTTE", "  tile   butte ", "Butte", "butte", "tile b", "Tile Bu"],
)
def test_abbreviations_match_the_only_move_that_fits(entered: str) -> None:
    match = drafted()
    match.play(entered)
    assert match.moves[-1].text == "tile Butte"


def test_an_ambiguous_text_lists_the_candidates() -> None:
    match = arizona.new("knight", seed=1, deal="draft")
    with pytest.raises(AmbiguousMoveError) as caught:
        match.play("pick m")
    assert caught.value.candidates == ["pick Mitten", "pick Mesa"]
    with pytest.raises(AmbiguousMoveError, match="and 2 more"):
        match.play("pick")


def test_an_exact_text_takes_precedence_over_a_longer_one() -> None:
    match = drafted()
    for text in ("Mitten", "three 0,0", "two 1,0", "two 2,0", "tile Mesa", "turn 0"):
        match.play(text)
    texts = [text for _, text in match.game.legal_texts(match.state)]
    assert {"column -1", "column 1"} <= set(texts)
    match.play("column 1")
    assert match.moves[-1].text == "column 1"
    match.undo()
    match.play("1")
    assert match.moves[-1].text == "column 1"


@pytest.mark.parametrize("action", [-1, 0, 10**6, 10**30])
def test_a_wrong_action_says_why(action: int) -> None:
    with pytest.raises(IllegalMoveError, match=r"there is no action|is not legal here"):
        drafted().play(action)


def test_nothing_is_played_before_chance_or_after_the_end() -> None:
    match = Match(arizona.get_game("knight").setup(), seed=1)
    with pytest.raises(IllegalMoveError, match="a chance event is due first"):
        match.play("tile Mesa")
    with pytest.raises(IllegalMoveError, match="the game is over"):
        finished().play("jump 0,0")


# --- undo ---------------------------------------------------------------------------------


def test_a_refused_undo_gives_its_reason() -> None:
    with pytest.raises(UndoError, match="no moves have been played yet"):
        arizona.new("knight", deal="draft").undo()
    dealt = arizona.new("knight", seed=1)
    assert not dealt.can_undo()
    with pytest.raises(UndoError, match="something was rolled or drawn since then"):
        dealt.undo()
    match = drafted()
    assert match.undo().text == "pick Rim"
    with pytest.raises(UndoError, match="another player's move cannot be undone"):
        match.undo()


def test_a_refused_undo_names_what_is_in_the_way() -> None:
    match = drafted()
    match.undo()
    with pytest.raises(UndoError) as refused:
        match.undo()
    assert refused.value.why == "seat"
    match = drafted()
    match.remark(1, "is out of time")
    with pytest.raises(UndoError, match="time ran out") as refused:
        match.undo()
    assert refused.value.why == "settled"
    rolled = arizona.new("rails", seed=4)
    while not rolled.moves or rolled.moves[-1].seat != CHANCE:
        rolled.play(rolled.state.legal()[0])
    with pytest.raises(UndoError, match="rolled or drawn") as refused:
        rolled.undo()
    assert refused.value.why == "chance"


def test_undo_goes_back_step_by_step() -> None:
    match = drafted()
    prints = [fingerprint(match.state)]
    for text in ("tile Spire", "turn 1", "three 0,0"):
        match.play(text)
        prints.append(fingerprint(match.state))
    while match.can_undo():
        prints.pop()
        match.undo()
        assert fingerprint(match.state) == prints[-1]
    assert len(prints) == 1
    with pytest.raises(UndoError, match="another player's move"):
        match.undo()


def test_restart_turn_undoes_only_this_turn() -> None:
    match = drafted()
    before = fingerprint(match.state)
    for text in ("tile Spire", "turn 1", "three 0,0", "two 1,0"):
        match.play(text)
    assert match.restart_turn() == 4
    assert fingerprint(match.state) == before
    with pytest.raises(UndoError, match="another player's move"):
        match.restart_turn()


def test_restart_goes_back_into_the_turn_just_ended() -> None:
    match = drafted()
    before = fingerprint(match.state)
    for text in ("tile Spire", "turn 1", "three 0,0", "two 1,0", "two 2,1"):
        match.play(text)
    assert match.state.to_move() == 1
    assert match.restart_turn() == 5
    assert fingerprint(match.state) == before


def test_a_replayed_match_can_be_undone() -> None:
    match = drafted()
    match.play("tile Spire")
    again = replay(match.record())
    assert again.undo().text == "tile Spire"


# --- positions of earlier moves -----------------------------------------------------------


def test_at_shows_any_moment_and_leaves_the_match_alone() -> None:
    match = finished()
    last = len(match.moves)
    end = fingerprint(match.state)
    for count in (0, 1, 6, 7, last - 1, last):
        moment = match.at(count)
        assert moment.moves == match.moves[:count]
        assert fingerprint(moment.state) == fingerprint(replay(match.record(), upto=count).state)
    assert fingerprint(match.state) == end
    assert match.at(0).state.to_move() == CHANCE


def test_at_can_be_played_on_from() -> None:
    match = finished()
    branch = match.at(len(match.moves) - 1)
    branch.play(branch.state.legal()[-1])
    assert branch.moves[:-1] == match.moves[:-1]


@pytest.mark.parametrize("count", [-1, 10**6])
def test_at_names_the_valid_moments(count: int) -> None:
    with pytest.raises(OptionError, match=f"the game has moments 0 to .*, not {count}"):
        finished().at(count)


def test_names_and_bots_stay_with_the_match() -> None:
    setup = arizona.get_game("knight").setup()
    match = Match(setup, seed=1, names=["Ann", "Bo"], bots=["", "greedy"], date="2026-05-01")
    match.settle()
    for again in (match.at(3), replay(match.record())):
        assert (again.names, again.bots, again.date) == (match.names, match.bots, match.date)


# --- copies -------------------------------------------------------------------------------


def seeded(deal: str = "Tuesday") -> Match:
    """Return a match of Rails with a deal, in which seat 1 has decided and chance has followed."""
    setup = arizona.get_game("rails").setup()
    match = Match(
        setup,
        names=["Ann", "Bo"],
        bots=["", "greedy"],
        date="2026-05-01",
        take_back=True,
        deal=deal,
    )
    match.settle()
    for _ in range(12):
        match.play(match.state.legal()[0])
    return match


def rest_of(match: Match, moves: int = 40) -> list[str]:
    """Play on with the first legal actions and return the new lines of the record."""
    before = len(match.moves)
    while len(match.moves) < before + moves:
        match.play(match.state.legal()[0])
    return [move.line() for move in match.moves[before : before + moves]]


def test_a_copy_has_the_same_facts_and_continues_with_the_same_chance_events() -> None:
    match = seeded()
    copies = [match.snapshot(), match.at(len(match.moves)), pickle.loads(pickle.dumps(match))]
    expected = rest_of(match)
    assert any(line.startswith("*") for line in expected)
    assert rest_of(seeded("Wednesday")) != expected
    for copy in copies:
        assert (copy.names, copy.bots, copy.date) == (["Ann", "Bo"], ["", "greedy"], "2026-05-01")
        assert copy.take_back
        assert copy.deal is not None and copy.deal.seed == "Tuesday"
        assert rest_of(copy) == expected


@pytest.mark.parametrize("deal", ["", "Tuesday"])
def test_restoring_a_snapshot_brings_everything_back(deal: str) -> None:
    match = seeded(deal)
    while not match.can_undo():
        match.play(match.state.legal()[0])
    before, position, moves = match.snapshot(), fingerprint(match.state), list(match.moves)
    expected = rest_of(match)
    for _ in range(2):  # a snapshot can be used again
        match.restore(before)
        assert fingerprint(match.state) == position and match.moves == moves
        assert rest_of(match) == expected
    match.restore(before)
    assert match.undo() == moves[-1]
    assert fingerprint(match.state) == fingerprint(before.at(len(moves) - 1).state)
    assert fingerprint(before.state) == position, "the snapshot is a copy of its own"


def test_a_repeated_move_reports_its_events_if_wanted() -> None:
    first, second, silent = drafting(), drafting(), drafting()
    events = first.play("pick Mesa")
    move = first.moves[-1]
    assert events and [str(one) for one in second.repeat(move)] == [str(one) for one in events]
    assert silent.repeat(move, listen=False) == []
    assert first.moves == second.moves == silent.moves


# --- undo against bots --------------------------------------------------------------------


def drafting(*tiles: str) -> arizona.Match:
    match = arizona.new("knight", seed=1, deal="draft", names=["Ann", "Ben"])
    for tile in tiles:
        match.play(f"pick {tile}")
    return match


def test_repeated_undo_against_a_bot_returns_to_the_players_decisions() -> None:
    match = drafting("Mesa", "Rim", "Bench", "Spire")
    assert match.undoable(0, [1]).moves == 2
    assert [move.text for move in match.undo_to_own(0, [1])] == ["pick Bench", "pick Spire"]
    assert match.state.to_move() == 0
    assert not match.can_undo()  # the last decision is the bot's
    assert [move.text for move in match.undo_to_own(0, [1])] == ["pick Mesa", "pick Rim"]
    assert fingerprint(match.state) == fingerprint(arizona.new("knight", deal="draft").state)
    assert not match.undoable(0, [1]).moves
    with pytest.raises(UndoError, match="you have not made a move yet"):
        match.undo_to_own(0, [1])


def test_after_an_undo_against_bots_earlier_steps_can_be_undone_too() -> None:
    match = drafting("Mesa", "Rim", "Bench", "Spire", "Butte", "Mitten")
    match.play("Mesa")
    while match.state.to_move() == 0:
        match.play(match.state.legal()[0])
    own = [move for move in match.moves if move.seat == 0 and not move.text.startswith("pick")]
    match.play(match.state.legal()[0])
    match.undo_to_own(0, [1])
    for left in range(len(own) - 1, 0, -1):
        assert match.can_undo()
        assert match.undo() == own[left - 1]
    assert match.moves[-1].text == "pick Mitten"


def test_undo_to_the_players_decision_gives_the_right_reason() -> None:
    match = drafting("Mesa", "Rim")
    with pytest.raises(UndoError, match="Ben has moved since then"):
        match.undo_to_own(0, [])
    assert match.undo_to_own(1, [])[0].text == "pick Rim"
    rails = arizona.new("rails", seed=1)
    with pytest.raises(UndoError, match="you have not made a move yet"):
        rails.undo_to_own(int(rails.state.to_move()), [])
    mover = int(rails.state.to_move())
    while rails.moves[-1].seat != -1 or all(move.seat != mover for move in rails.moves):
        rails.play(rails.state.legal()[0])
    with pytest.raises(UndoError, match="something was rolled or drawn"):
        rails.undo_to_own(mover, [1 - mover])


@pytest.mark.parametrize("take_back", [False, True])
@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_undo_does_exactly_what_undoable_says(game: str, take_back: bool) -> None:
    """At every position of random games, for every seat and with any seats played by bots."""
    rng = random.Random(f"{game} {take_back}")
    seen = set()
    for seed in range(4):
        setup = arizona.get_game(game).setup(2)
        match = Match(setup, seed=seed, take_back=take_back)
        match.settle()
        for _ in range(40):
            if match.over:
                break
            bots = rng.choice(([], [0], [1], [0, 1]))
            for seat in (0, 1, None):
                found = match.undoable(seat, bots, chance=True)
                seen.add(found.reason)
                copy = match.snapshot()
                if found.moves:
                    gone = copy.undo_to_own(seat, bots, chance=True)
                    assert gone == match.moves[-found.moves :]
                    assert gone[0].seat == found.seat
                    assert all(move.seat in (CHANCE, *bots) for move in gone[1:])
                    assert fingerprint(copy.state) == fingerprint(match.at(len(copy.moves)).state)
                else:
                    with pytest.raises(UndoError) as caught:
                        copy.undo_to_own(seat, bots, chance=True)
                    assert (caught.value.why, caught.value.name) == (found.reason, found.name)
                    assert copy.moves == match.moves
            match.play(rng.choice(match.state.legal()))
    assert {"", "nothing", "person"} <= seen
    dealt_once = game == "knight"  # no chance event follows a decision
    assert ("chance" in seen) == (not take_back and not dealt_once)


def test_a_copy_of_a_match_undoes_as_far() -> None:
    match = drafting("Mesa", "Rim", "Bench", "Spire")
    other = match.snapshot()
    match.undo_to_own(0, [1])
    assert other.undo().text == "pick Spire"
    with pytest.raises(UndoError, match="another player"):
        other.undo()
    assert len(other.undo_to_own(0, [1])) == 1


def test_a_remark_is_in_the_record_and_replays() -> None:
    match = drafting("Mesa", "Rim")
    assert [event.kind for event in match.remark(0, "is out of time")] == ["table-out-of-time"]
    assert not match.over and match.mover == 0
    with pytest.raises(UndoError, match="time ran out") as refused:
        match.undo_to_own(1, [0])
    assert refused.value.why == "settled"
    match.play("pick Bench")
    assert match.at(3).moves == match.moves[:3]
    assert [move.text for move in match.undo_to_own(0, [1])] == ["pick Bench"]
    match.remark(1, "resigns")
    assert (match.over, match.mover, match.ended) == (True, arizona.OVER, "resigns")
    assert (match.winners(), match.out) == ([0], [1])
    with pytest.raises(IllegalMoveError, match="the game is over"):
        match.play("pick Bench")
    with pytest.raises(IllegalMoveError, match="the game is over"):
        match.remark(0, "resigns")
    again = replay(match.record())
    assert again.record().dumps() == match.record().dumps()
    assert again.record().result == match.state.scores()
    assert (again.winners(), again.over) == ([0], True)
    copy = match.snapshot()
    assert (copy.over, copy.winners()) == (True, [0])
    fresh = drafting()
    fresh.restore(match)
    assert fresh.over


@pytest.mark.parametrize(
    ("seat", "text"),
    [(0, "nobody plays on"), (-1, "resigns"), (2, "resigns"), (0, "yawns"), (-2, "resigns")],
)
def test_an_impossible_remark_is_refused(seat: int, text: str) -> None:
    with pytest.raises(IllegalMoveError):
        drafting().remark(seat, text)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("3 resigns", "there is no seat 3 in this game"),
        ("0 resigns", "expected the number of a seat"),
        ("x resigns", "expected the number of a seat"),
        ("100 is gone", "expected the number of a seat"),
        ("* resigns", r"'resigns' is not for chance \(\*\) to say, only for a seat"),
        ("1 nobody plays on", r"'nobody plays on' is not for seat 1 to say, only for chance"),
        ("0 nobody plays on", "expected the number of a seat"),
    ],
)
def test_a_record_with_an_invalid_remark_is_rejected(line: str, why: str) -> None:
    match = drafting("Mesa")
    with pytest.raises(RecordError, match=re.escape(f"move 2 '{line}': ") + why):
        match.follow(line)
    assert len(match.moves) == 1


def test_a_draw_can_be_agreed_only_if_the_rules_allow_it() -> None:
    match = drafting("Mesa")
    match.remark(1, "agrees on a draw")
    assert match.winners() == [0, 1]
    with pytest.raises(IllegalMoveError, match="draw"):
        arizona.new("rails", seed=1).remark(0, "agrees on a draw")


def test_a_player_who_resigned_cannot_win() -> None:
    for seed in range(4):
        match = arizona.new("rails", seed=seed, seats=3)
        match.remark(1, "is gone")
        with pytest.raises(IllegalMoveError, match="out of the game"):
            match.remark(1, "resigns")
        while not match.over:
            match.play(match.state.legal()[0])
        assert match.winners() and 1 not in match.winners()
        assert set(match.state.winners()) - {1} <= set(match.winners())


def test_chance_events_are_undone_if_the_record_allows_it() -> None:
    setup = arizona.get_game("rails").setup()
    for allowed in (False, True):
        match = Match(setup, seed=4, take_back=allowed)
        match.settle()
        mover = int(match.state.to_move())
        before, moves = fingerprint(match.state), len(match.moves)
        while match.moves[-1].seat != -1 or len(match.moves) == moves:
            match.play(match.state.legal()[0])
        others = [seat for seat in range(2) if seat != mover]
        with pytest.raises(UndoError) as refused:
            match.undo_to_own(mover, others)
        assert refused.value.why == "chance"
        if not allowed:
            continue
        while len(match.moves) > moves:
            match.undo_to_own(mover, others, chance=True)
        assert fingerprint(match.state) == before
        assert replay(match.record()).take_back and match.snapshot().take_back
