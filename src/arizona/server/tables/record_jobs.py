"""Jobs on records: uploaded records are replayed in a worker before the server does so."""

from __future__ import annotations

from typing import Final

import arizona
from arizona.engine.content import is_known
from arizona.engine.errors import ArizonaError, RecordError
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.server.protocol.refusal import Refusal
from arizona.server.tables.job import job

MAX_LINES: Final = 6000
"""Maximum number of lines of a record; ten times as many as in the longest games."""


@job()
def check_record(text: str) -> int:
    """Replay a record and return its number of lines, or raise ``Refusal``.

    Content packs given as paths are not accepted.
    """
    try:
        record = parse_record(text)
        game = arizona.get_game(record.game)
        if not is_known(game.name, record.content):
            raise RecordError(f"there is no content pack '{record.content}' here")
        if len(record.lines) > MAX_LINES:
            raise RecordError(f"a record has at most {MAX_LINES} lines")
        replay(record)
    except ArizonaError as error:
        raise Refusal("bad-record", str(error)) from None
    return len(record.lines)
