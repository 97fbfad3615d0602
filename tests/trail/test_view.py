"""Data in Trail's view that goes beyond the numbers of the rules."""

from __future__ import annotations

import arizona
from arizona.games.trail.game import TrailGame
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.words.view import TrailView, view


def shown(seed: int = 3, seats: int = 2) -> tuple[arizona.Match, TrailView]:
    match = arizona.new("trail", seats=seats, seed=seed)
    assert isinstance(match.state, TrailState)
    return match, view(match.state)


def test_free_spirits_show_their_rewards() -> None:
    _, drawn = shown()
    spirits = {one["id"]: one for one in drawn["pools"]["spirits"]}
    assert set(spirits) == {"jackalope", "roadrunner", "javelina", "desert-tortoise"}
    assert spirits["jackalope"]["cubes"] == 2
    assert all(
        len(one["rewards"]) == one["cubes"] == 3 and all(map(all, one["rewards"]))
        for id, one in spirits.items()
        if id != "jackalope"
    )


def test_the_gateway_just_received_is_known() -> None:
    match, drawn = shown()
    opened = [move.text for move in match.moves if move.text.startswith("open gateway")]
    assert [f"open gateway {one['id']}" for one in drawn["gateways_seen"]] == opened[:1]
    assert drawn["gateway"] is not None
    assert f"open gateway {drawn['gateway']['id']}" == opened[1]


def test_planning_shows_who_will_be_affected() -> None:
    match, drawn = shown(seats=3)
    assert drawn["planning"] == {"gila": drawn["order"][-1], "saguaro": -1}
    while match.state.to_move() >= 0 and view(match.state)["phase"] != "turn":  # type: ignore[arg-type]
        match.play(match.state.legal()[0])
    assert view(match.state)["planning"] is None  # type: ignore[arg-type]


def test_grit_and_effects_come_from_the_pack() -> None:
    match, drawn = shown()
    assert isinstance(match.game, TrailGame)
    assert drawn["grit_track"][:3] == [100, 98, 96]
    assert drawn["grit_track"][18] == 56
    for row in drawn["fauna"]:
        assert row["card"] is not None
        assert row["card"]["effect"]
        assert row["card"]["moment"]
    assert all(row["card"] and not row["card"]["effect"] for row in drawn["flora"])
