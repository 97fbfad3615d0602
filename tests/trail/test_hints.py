"""Trail's hints for known moves. ``tests/truth`` checks all statements."""

from __future__ import annotations

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.facts import LATER, NOW, Step, steps_of
from arizona.bots.hints import hints
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.games.trail.bot.reasons import reasons, why
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import DONE, GILA, ORDER, PAY, RESOURCE, USE
from arizona.games.trail.rules.frames import kind_of
from arizona.games.trail.rules.state import TrailState
from arizona.messages import Phrases


def first_asked(kind: int, seed: str = "asked") -> TrailState:
    """Return a position of a random game in which this decision is pending."""
    match = Match(get_game("trail").setup(2), seed=seed)
    match.settle()
    rng = Rng(seed)
    while not match.over:
        state = match.state
        assert isinstance(state, TrailState)
        legal = state.legal()
        if kind_of(state.top()) == kind and len(legal) > 1:
            return state
        match.play(legal[rng.below(len(legal))])
    raise AssertionError("never asked")


def said(state: TrailState, action: int) -> list[str]:
    return [
        Phrases().say(one) for one in reasons(steps_of(state, [action]), int(state.to_move())).now
    ]


def test_turn_order_1_costs_all_three_resources() -> None:
    state = first_asked(f.ASK_TURN)
    player = state.players[state.to_move()]
    player.stock |= 3 << 24 | 3 << 32 | 3 << 40
    assert ORDER in state.legal()
    assert said(state, ORDER) == ["costs 1 Adventure Marker, 1 Supplies, 1 Health, 1 Water"]


def test_missing_resources_are_stated_as_poison() -> None:
    state = first_asked(f.ASK_TURN)
    player = state.players[state.to_move()]
    player.stock &= 0xFFFFFF
    assert said(state, ORDER) == ["costs 1 Adventure Marker, 3 Poison tokens drawn at random"]


def test_the_gila_monster_bars_one_and_makes_the_others_dearer() -> None:
    state = first_asked(f.ASK_GILA)
    assert said(state, GILA) == [
        "blocks Passage 1 for everyone this week; the other Passages cost 1 more Health"
    ]


def test_what_a_move_takes_away_is_a_reason_too() -> None:
    args: dict[str, str | int] = {"amount": -2, "cause": "weather"}
    (result,) = why([Event("gold", 2, "T-9.3", args)], 2)
    assert Phrases().say(result) == "loses 2 Gold (Weather)"


def test_the_whole_price_comes_first() -> None:
    gain: dict[str, str | int] = {"amount": 2, "cause": "mural"}
    level: dict[str, str | int] = {"level": 4}
    coins: dict[str, str | int] = {"turquoise": 1, "copper": 0, "silver": 1, "price": 4}
    events = [
        Event("marker-used", 0, "T-6.3", {"means": "dutchman", "what": "flora"}),
        Event("paid-coins", 0, "T-5.1", coins),
        Event("paid", 0, "T-3.4", {"what": "health", "amount": 1, "cause": "gila"}),
        Event("gold", 0, "T-8.6", gain),
        Event("climbed", 0, "T-9.1", level),
        Event("piece-placed", 0, "T-8.5", {"spaces": 4}),
        Event("gained", 1, "T-3.3", {"what": "turquoise", "amount": 1, "cause": "meeting"}),
    ]
    assert [Phrases().say(one) for one in why(events, 0)] == [
        "costs 1 Lost Dutchman, 1 Turquoise, 1 Silver, 1 Health",
        "gains 2 Gold (mural)",
        "climbs to level 4",
        "covers 4 spaces of your mural",
        "another player gains 1 Turquoise (shared arrow space)",
    ]


def coins(**paid: str | int) -> Event:
    return Event("paid-coins", 0, "T-5.1", {"turquoise": 0, "copper": 0, "silver": 0, **paid})


def test_a_payment_states_its_coins_only_if_it_costs_more_than_them() -> None:
    state = first_asked(f.ASK_TURN)
    health = Event("paid", 0, "T-3.4", {"what": "health", "amount": 1, "cause": "gila"})

    def costs(*events: Event) -> list[str]:
        step = Step(state, PAY, list(events), state, NOW)
        return [Phrases().say(one) for one in reasons([step], 0).now]

    assert costs(coins(turquoise=1)) == []
    assert costs(coins(turquoise=1), health) == ["costs 1 Turquoise, 1 Health"]


def test_the_gains_of_a_second_ability_are_stated() -> None:
    state = first_asked(f.ASK_TURN)

    def ability(action: int, what: str, when: str) -> Step:
        args: dict[str, str | int] = {"what": what, "amount": 1, "cause": "ability"}
        return Step(state, action, [Event("gained", 0, "T-8.2", args)], state, when)

    line = [ability(USE, "water", NOW), ability(RESOURCE, "health", LATER)]
    assert reasons(line, 0).later == []  # the label states what an ability gives
    line.append(ability(USE + 1, "copper", LATER))
    assert [Phrases().say(one) for one in reasons(line, 0).later] == ["gains 1 Copper (ability)"]


def test_a_stop_ends_the_week_only_if_no_decision_follows() -> None:
    state = first_asked(f.ASK_TURN)

    def stop(when: str) -> list[str]:
        line = [Step(state, DONE, [], state, NOW)]
        line.append(Step(state, DONE, [Event("recovery", -1, "T-11.1", {"week": 1})], state, when))
        return [Phrases().say(one) for one in reasons(line, 0).now]

    assert stop(NOW) == ["costs nothing and ends the week"]
    assert stop(LATER) == ["costs nothing and changes nothing yet"]


def test_the_final_scoring_is_not_a_gain_of_the_last_move() -> None:
    state = first_asked(f.ASK_TURN)
    gold: dict[str, str | int] = {"amount": 3, "cause": "state48"}
    scoring = [
        Event("placed", 0, "T-10.5", {"objective": "Best lowest track", "place": 1}),
        Event("gold", 0, "T-10.5", gold),
        Event("gold", 1, "T-10.5", gold),
        Event("game-over", -1, "T-12.7"),
    ]
    last = Step(state, DONE, [Event("retired", 0, "T-4.3"), *scoring], state, NOW)
    assert [Phrases().say(one) for one in reasons([last], 0).now] == [
        "costs nothing and ends the week"
    ]


def test_estimates_are_leads_with_a_margin() -> None:
    state = first_asked(f.ASK_TURN, "estimates")
    found = hints("trail", state.clone(), Clock(5.0))
    texts = [Phrases().say(hint.expected) for hint in found]
    assert all("give or take" in text for text in texts), texts
