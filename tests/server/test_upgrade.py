"""A database of the first version with a server still opens, and its games continue."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.harness import Guest, Running, with_server

FIRST_VERSION = Path(__file__).with_name("first_version.sql")
COOKIE = "Iko2ZnhpdmZPQlh1Y0J2eWxSazM5Ig.BVv1EXvr750ZxHQlPRyVialb9xw"
"""The cookie of the guest who played these games, signed with the key in the database."""
MOVES = {"5x5g3tujkhrp": 12, "vt7chdy56jyc": 13, "qnfp9fgb4xbe": 43}
"""The number of moves, including chance events, by table: Knight, Rails and Trail."""


def test_games_of_the_first_version_are_there_and_continue(tmp_path: Path) -> None:
    """Rails and Trail have new rules since then, so their games can only be read."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
        store.executescript(FIRST_VERSION.read_text("utf-8"))
        # Otherwise the server would delete the tables some day, because nobody played on.
        now = time.time_ns() // 1_000_000
        store.execute("UPDATE tables SET created = ?, changed = ?", (now, now))
        store.commit()

    async def look(live: Running) -> None:
        async with Guest(live.url) as guest:
            guest.http.cookies.set("arizona_guest", COOKIE, domain="127.0.0.1")
            for table, moves in MOVES.items():
                async with guest.sit_at(table) as player:
                    assert player.you["seats"] == [0, 1]
                    assert player.you["host"] is True
                    game_log = await guest.get(f"/api/tables/{table}/log")
                    assert len(game_log["moves"]) == moves
                    if table == "5x5g3tujkhrp":
                        assert player.table["status"] == "playing"
                        assert player.scene["view"] is not None
                        assert (await player.move())["type"] == "done"
                    else:
                        assert player.table["status"] == "read-only"
                        assert "rules 1" in player.table["read_only"]

    with_server(tmp_path, look)
