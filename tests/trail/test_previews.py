"""Previews shown before a click are correct for every choice of payment."""

from __future__ import annotations

from arizona.engine.events import Event
from arizona.engine.preview import preview
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import CARD
from arizona.games.trail.rules.state import TrailState
from tests.trail.table import Table


def kinds_on_every_way(state: TrailState, action: int) -> list[set[str]]:
    """Return the kinds of events caused by the card, for every way to pay and act."""
    after = state.clone()
    assert isinstance(after, TrailState)
    log: list[Event] = []
    after.log = log
    after.apply(action)
    mover, turn = state.to_move(), state.turn()
    answers = after.legal()
    paying = [one for one in answers if state.content.texts[one].split()[0] in ("with", "pay")]
    own = {event.kind for event in log if event.seat == mover}
    if after.to_move() != mover or after.turn() != turn or not paying:
        return [own]
    return [own | rest for one in paying for rest in kinds_on_every_way(after, one)]


def test_a_card_is_previewed_through_the_questions_of_means_and_coins() -> None:
    table = Table()
    table.stock(0, turquoise=3, copper=2)
    player = table.state.players[0]
    player.markers, player.dutchmen = 3, 1
    table.ask(f.ASK_TURN, 0)
    reviewed = preview(table.state, CARD + 1)
    assert reviewed.to_move == 0, "means or coins are asked"
    kinds = {event.kind for event in reviewed.then}
    assert "card-taken" in kinds
    for ways in kinds_on_every_way(table.state, CARD + 1):
        assert kinds <= ways
