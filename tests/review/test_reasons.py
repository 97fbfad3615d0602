"""A hundred sentences of each game, each checked against the events it describes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from arizona.engine.events import Event
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State
from arizona.games.knight.rules.state import JUMPING, KnightState
from arizona.games.rails.rules.state import RailsState
from arizona.messages import Phrases, locales
from arizona.review.lines import Variation, steps
from arizona.review.valuation import Reviewer, reviewer_of
from tests.review.games import played_with
from tests.sample_size import sample_size
from tests.truth.positions import setup_of
from tests.truth.renderings import ids

SENTENCES = sample_size(100)
CHECKED: dict[str, tuple[str, ...]] = {
    "review-why-": ("alike", "later", "line", "points", "step", "theirs"),
    "knight-review-": ("ended", "ends", "goes-on", "last", "leaves", "next", "takes", "totals"),
    "rails-review-": (
        *("delivers", "draws", "ends", "loads", "nuggets", "open", "stuck", "stuck-soon"),
    ),
    "trail-review-": (
        *("claims", "climbs", "costs", "covers", "finds", "gains", "points", "steps"),
    ),
}
"""The sentences that the functions below check, by the beginnings of their ids."""


def again(line: Variation) -> list[list[Event]]:
    """Return the events of a line, replayed by the engine."""
    state = line.before.clone()
    found = []
    for mover, action in zip(line.movers, line.actions, strict=True):
        assert state.to_move() == mover
        assert action in state.legal()
        events: list[Event] = []
        state.log = events
        state.apply(action)
        state.log = None
        found.append(events)
    return found


def lines(
    game: str, bots: list[str], wanted: int
) -> Iterator[tuple[Reviewer, Variation, Variation]]:
    """Return two lines from each of many positions, starting with random moves.

    Every second game has other options, packs or rules.
    """
    rng = Rng(f"why {game}")
    count = 0
    for number in range(100):
        setup = setup_of(game, number, Rng(f"why {game} {number}"))
        named = [bots[seat % len(bots)] for seat in range(setup.seats)]
        reviewer = reviewer_of(played_with(setup, named, f"why {number}"), 0.01)
        spots = [reviewer.played.spots[one] for one in reviewer.played.free]
        for spot in spots[:: max(1, len(spots) // 25)]:
            state = reviewer.played.states[spot.moment]
            if isinstance(state, KnightState) and state.phase != JUMPING:
                continue
            legal = state.legal()
            one = legal[rng.below(len(legal))]
            other = legal[rng.below(len(legal))]
            if one == other:
                continue
            better, instead = reviewer.line(spot.moment, one), reviewer.line(spot.moment, other)
            if isinstance(state, KnightState) and not (better.proved and instead.proved):
                continue
            yield reviewer, better, instead
            count += 1
            if count == wanted:
                return


def own(events: list[list[Event]], seat: int) -> list[Event]:
    return [event for step in events for event in step if event.seat == seat]


def points(events: list[Event]) -> int:
    return sum(event.points for event in events)


def test_every_sentence_has_a_check() -> None:
    for begin, kinds_of in CHECKED.items():
        assert ids(begin) == [begin + kind for kind in kinds_of]


def check_plain(message: Message, better: Variation, instead: Variation) -> None:
    seat = better.seat
    good, poor = again(better), again(instead)
    if message.id == "review-why-points":
        assert message.args["more"] == points(own(good[: better.own], seat))
        assert message.args["less"] == points(own(poor[: instead.own], seat))
        return
    seats = len(better.before.scores())
    ahead = []
    for events in (good, poor):
        others = [points(own(events, other)) for other in range(seats) if other != seat]
        ahead.append(points(own(events, seat)) - max(others))
    if message.id == "review-why-alike":
        assert ahead[0] == ahead[1]
        return
    if message.id in ("review-why-step", "review-why-theirs"):
        line, other = (good, poor) if message.id == "review-why-step" else (poor, good)
        seats_of = [seat] if message.id == "review-why-step" else [*range(seats)]
        if message.id == "review-why-theirs":
            seats_of.remove(seat)
        move = [event for event in line[int(message.args["step"]) - 1] if event.seat in seats_of]
        assert points(move) == int(message.args["points"]) > 0
        lacking = Counter((event.kind, event.points) for event in move if event.points)
        there = Counter(
            (event.kind, event.points) for step in other for event in step if event.seat in seats_of
        )
        before = Counter(
            (event.kind, event.points)
            for step in line[: int(message.args["step"]) - 1]
            for event in step
            if event.seat in seats_of
        )
        assert not lacking & (there - before)
        assert ahead[0] > ahead[1]
        return
    assert message.id in ("review-why-line", "review-why-later")
    result = [int(str(message.args[name]).replace("−", "-")) for name in ("more", "less")]
    assert result == ahead
    assert (message.id == "review-why-line") == (ahead[0] > ahead[1])


def chip(events: list[list[Event]], step: int) -> Event | None:
    taken = [e for e in events[step] if e.kind == "chip-taken"] if step < len(events) else []
    return taken[0] if taken else None


def check_knight(message: Message, better: Variation, instead: Variation) -> None:
    args, seat = message.args, better.seat
    good, poor = again(better), again(instead)
    kind = message.id.removeprefix("knight-review-")
    first = [e for e in good[0] if e.kind in ("chip-taken", "knight-set")]
    assert args["to"] == first[0].args["at"]
    over = [e for e in good[0] if e.kind == "game-over"]
    if kind == "ends":
        taken = [over[0].args["one"], over[0].args["two"]]
        assert [args["mine"], args["theirs"]] == (taken if seat == 0 else taken[::-1])
        return
    assert not over
    ended = any(e.kind == "game-over" for e in poor[0])
    if kind == "ended":
        assert args["more"] == points(own(good, seat))
        assert args["less"] == points(own(good, 1 - seat))
        assert ended
    elif kind in ("totals", "last"):
        ends = [line.after.scores() for line in (better, instead)]
        assert [args["mine"], args["theirs"]] == [ends[0][seat], ends[0][1 - seat]]
        assert [args["other-mine"], args["other-theirs"]] == [ends[1][seat], ends[1][1 - seat]]
        assert not ended
        assert all(line.after.to_move() == OVER for line in (better, instead))
        last = (better.movers[-1], instead.movers[-1]) == (seat, 1 - seat)
        assert (kind == "last") == last
    elif kind == "leaves":
        reply = chip(poor, 1)
        assert reply is not None
        assert (reply.args["value"], reply.args["at"]) == (args["value"], args["at"])
        answer = chip(good, 1)
        assert answer is not None and answer.points <= int(args["less"]) < int(args["value"])
    elif kind == "takes":
        mine, other, reply, answer = chip(good, 0), chip(poor, 0), chip(poor, 1), chip(good, 1)
        assert mine and other and reply and answer
        assert (mine.points, other.points) == (args["value"], args["less"])
        assert mine.points > other.points and answer.points <= reply.points
    else:
        assert kind in ("goes-on", "next")
        later, reach = chip(good, 2), in_reach(instead)
        assert later is not None
        assert (later.points, later.args["at"]) == (args["value"], args["at"])
        assert (kind == "goes-on") == (not reach)
        assert max(reach, default=0) == int(args.get("less", 0)) < later.points


def in_reach(line: Variation) -> list[int]:
    """Return the chips that the seat of a line could take next, after the first answer."""
    state = line.before.clone()
    for action in line.actions[:2]:
        state.apply(action)
    if len(line.actions) < 2 or state.to_move() != line.seat:
        return []
    found = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found.append(after.scores()[line.seat] - state.scores()[line.seat])
    return found


def round_of(events: list[list[Event]], seat: int) -> list[Event]:
    found: list[Event] = []
    for step in events:
        for event in step:
            if event.kind == "round-over":
                return found
            if event.seat == seat:
                found.append(event)
    return found


def kinds(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def at_end(state: State, seat: int) -> int:
    """Return the values that a seat can draw now."""
    assert isinstance(state, RailsState)
    route, ways = state.routes[seat], state.conditions.path_masks
    if route.head < 0:
        return int(ways.starting).bit_count()
    return sum(1 for value in range(6) if route.paths(ways, value))


def able(line: Variation) -> int:
    """Return the values that can still be drawn after the seat's last move of the round."""
    state = line.before.clone()
    assert isinstance(state, RailsState)
    found = -1
    for action in line.actions:
        mine = state.to_move() == line.seat
        round_now = int(state.round)
        state.apply(action)
        if mine:
            found = at_end(state, line.seat)
        if int(state.round) != round_now or state.phase >= 10:
            break
    return found


def check_rails(message: Message, better: Variation, instead: Variation) -> None:
    args, seat = message.args, better.seat
    good, poor = round_of(again(better), seat), round_of(again(instead), seat)
    kind = message.id.removeprefix("rails-review-")
    if kind == "ends":
        assert kinds(good, "sixth-delivery") and not kinds(poor, "sixth-delivery")
        assert args["points"] == points(good)
    elif kind == "delivers":
        earned = [
            points([e for e in events if e.kind not in ("missing", "nuggets-left")])
            for events in (good, poor)
        ]
        assert [args["more"], args["less"]] == earned
        assert earned[0] > earned[1]
        sent = [(e.args["kind"], e.args["count"]) for e in kinds(good, "delivered")]
        assert (args["kind"], args["count"]) in sent
    elif kind == "draws":
        assert kinds(good, "section-drawn")[-1].args["at"] == args["at"]
        assert kinds(poor, "die-discarded") and not kinds(poor, "section-drawn")
    elif kind == "loads":
        loaded = [(e.args["kind"], e.args["count"]) for e in kinds(good, "loaded")]
        assert (args["kind"], args["count"]) in loaded
        others = [int(e.args["count"]) for e in kinds(poor, "loaded")]
        assert max(others, default=0) == int(args["less"]) < int(args["count"])
    elif kind == "nuggets":
        saved = [
            len(kinds(events, "nugget-got")) - len(kinds(events, "nugget-used"))
            for events in (good, poor)
        ]
        assert args["count"] == saved[0] - saved[1] > 0
    elif kind == "stuck":
        assert args["more"] == able(better) > 0 == able(instead)
        assert OVER not in (better.after.to_move(), instead.after.to_move())
    elif kind == "stuck-soon":
        ends = [line.after for line in (better, instead)]
        assert [at_end(state, seat) for state in ends] == [args["more"], 0]
        assert OVER not in [state.to_move() for state in ends]
    else:
        assert kind == "open"
        assert (args["more"], args["less"]) == (able(better), able(instead))


def check_trail(message: Message, better: Variation, instead: Variation) -> None:
    args, seat = message.args, better.seat
    near = args["when"] == "now"
    good = own(again(better)[: better.own if near else None], seat)
    poor = own(again(instead)[: instead.own if near else None], seat)
    kind = message.id.removeprefix("trail-review-")
    counts: dict[str, Callable[[list[Event]], int]] = {
        "points": points,
        "covers": lambda events: sum(int(e.args["spaces"]) for e in kinds(events, "piece-placed")),
        "steps": lambda events: len(kinds(events, "advanced")),
        "gains": lambda events: sum(
            int(e.args["amount"]) for e in kinds(events, "gained") if e.args["what"] == args["what"]
        ),
    }
    if kind in counts:
        assert (args["more"], args["less"]) == (counts[kind](good), counts[kind](poor))
        assert int(args["more"]) > int(args["less"])
    elif kind == "costs":
        price = [sum(int(e.args["price"]) for e in kinds(x, "paid-coins")) for x in (good, poor)]
        assert [args["less"], args["more"]] == price and price[0] < price[1]
    elif kind == "claims":
        assert args["claim"] in [e.args["claim"] for e in kinds(good, "claimed")]
        assert args["claim"] not in [e.args["claim"] for e in kinds(poor, "claimed")]
    elif kind == "finds":
        assert kinds(good, str(args["thing"])) and not kinds(poor, str(args["thing"]))
    else:
        assert kind == "climbs"
        levels = [
            max([int(e.args["level"]) for e in kinds(x, "climbed")], default=0)
            for x in (good, poor)
        ]
        assert [args["level"], args["less"]] == levels and levels[0] > levels[1]


CHECKS = {"knight": check_knight, "rails": check_rails, "trail": check_trail}


@pytest.mark.parametrize(
    ("game", "bots", "ways"),
    [
        ("knight", ["random", "random"], 4),
        ("rails", ["random", "greedy", "random"], 4),
        ("trail", ["greedy", "random"], 4),
    ],
)
def test_explanations_are_true(game: str, bots: list[str], ways: int) -> None:
    answer: Counter[str] = Counter()
    phrases = [Phrases(language) for language in locales()]
    for reviewer, better, instead in lines(game, bots, SENTENCES):
        message = reviewer.why(better, instead)
        assert any(message.id == begin + kind for begin in CHECKED for kind in CHECKED[begin])
        answer[message.id] += 1
        if message.id.startswith("review-"):
            check_plain(message, better, instead)
        else:
            CHECKS[game](message, better, instead)
        args = {**message.args, "name": "Ana", "other": "Ben", "instead": "slip"}
        for one in phrases:
            assert one.say(Message(message.id, args))
        result = steps(reviewer.game, better)
        assert [step.seat for step in result] == better.movers
        assert all(step.seat >= CHANCE for step in result)
    assert answer.total() == SENTENCES
    assert len(answer) >= ways, answer
