"""Replays records."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arizona.engine.errors import OptionError, RecordError
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.engine.message import ValidationMessage
from arizona.engine.record import Record
from arizona.engine.setups import setup_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Observes a replay. Override the methods to inspect intermediate positions."""

    def begins(self, match: Match) -> None:
        """Called with the match in its initial position."""

    def moved(self, events: list[Event]) -> None:
        """Called after each move or chance event with its events."""


def replay(
    record: Record,
    *,
    content: str | None = None,
    seed: int | str | None = None,
    deal: str = "",
    upto: int | None = None,
    listener: Listener | None = None,
) -> Match:
    """Replay a record and return its match; ``upto`` limits the number of moves.

    Validates every move.

    >>> record = arizona.new("knight", seed=7).record()
    >>> arizona.replay(record).moves[0].text == arizona.replay(record, upto=1).moves[0].text
    True
    """
    if upto is not None and upto < 0:
        raise OptionError(f"upto: expected 0 moves or more, found {upto}")
    try:
        setup = setup_of(record, content)
    except OptionError as error:
        english = f"the setup of the game file does not fit: {error}"
        raise RecordError(ValidationMessage("terminal-file-setup", english)) from None
    match = Match(
        setup,
        seed=seed,
        names=list(record.seats),
        bots=list(record.bots),
        date=record.date,
        take_back=record.take_back,
        deal=deal,
    )
    if match.setup.options != setup.options:
        english = "the options of the game file are incomplete"
        raise RecordError(ValidationMessage("terminal-file-setup", english))
    if listener is not None:
        listener.begins(match)
    for line in record.lines if upto is None else record.lines[:upto]:
        events = match.follow(line, listen=listener is not None)
        if listener is not None:
            listener.moved(events)
    found = match.state.scores() if match.over else None
    if upto is None and record.result is not None and record.result != found:
        english = (
            f"the record says the result was {record.result}, but its moves give "
            f"{found or 'an unfinished game'}"
        )
        raise RecordError(ValidationMessage("terminal-file-result", english))
    return match
