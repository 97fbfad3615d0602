"""Plays as a bot account: answers the turns of the event stream with the moves of a bot."""

from __future__ import annotations

import random
import time
import urllib.parse
from collections.abc import Callable
from typing import Any, Final

from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import make_bot, thinking_time
from arizona.client.connection import ApiError, Connection
from arizona.engine.match import Match
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.messages import terminal_phrases
from arizona.messages.error_texts import error_text

LONGEST_PAUSE: Final = 60.0
"""Seconds between two attempts to connect."""
CLOCK_PART: Final = 1 / 30
"""Part of the remaining time that a decision may take."""
LATENCY: Final = 0.2
"""Seconds that a move may take to reach the server."""
TRIES: Final = 6
"""Attempts to send a move while the server does not answer."""

Say = Callable[[str], None]


class NetworkBot:
    """A bot that plays on a server, at several tables one after the other.

    ``wanted`` is a name of ``arizona bots`` or ``file.py:ClassName``. With ``seek``, it looks for
    rated games against other bots; with ``accept``, it accepts invitations to ``games``.
    """

    def __init__(
        self,
        connection: Connection,
        wanted: str,
        games: list[str],
        *,
        seek: str = "",
        accept: bool = True,
        say: Say = print,
    ) -> None:
        self._connection = connection
        self._wanted = wanted
        self._games = games
        self._seek = seek
        """The pace of the games to look for; empty to look for none."""
        self._accept = accept
        self._say = say
        self._phrases: Final = terminal_phrases()
        self._bots: dict[str, Bot] = {}
        self._finished = 0
        self._next = 0

    def run(self, most: int = 0) -> None:
        """Play until ``most`` games are over, or forever; reconnect when the connection is lost."""
        account = self._connection.request("GET", "/account")
        self._say(self._phrases.text("terminal-bot-playing", name=str(account["name"])))
        pause = 1.0
        while not most or self._finished < most:
            try:
                self._look_for_game()
                for event in self._connection.events():
                    pause = 1.0
                    self._handle(event)
                    if most and self._finished >= most:
                        return
                    if not event or event.get("type") == "over":
                        self._look_for_game()
                self._say(self._phrases.text("terminal-bot-closed"))
            except ApiError as error:
                if not error.transient:
                    raise
                self._say(error_text(error, self._phrases))
                pause = max(pause, error.retry_after)
            # Several bots of one server reconnect at different times.
            time.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(LONGEST_PAUSE, 2 * pause)

    # --- events -------------------------------------------------------------------------------

    def _handle(self, event: dict[str, Any]) -> None:
        """Handle an event; ignore those of newer servers."""
        kind = event.get("type")
        if kind == "turn":
            self._play(event)
        elif kind == "invitation":
            self._answer(event)
        elif kind == "table":
            self._say(f"{event['game']}: {' – '.join(event['seats'])}")
        elif kind == "over":
            self._finished += 1
            self._bots.pop(event["table"], None)
            scores = ", ".join(str(score) for score in event["scores"])
            args = {"game": str(event["game"]), "scores": scores}
            self._say(self._phrases.text("terminal-bot-over", **args))

    def _answer(self, event: dict[str, Any]) -> None:
        """Accept or decline an invitation."""
        fits = self._accept and event["game"] in self._games
        answer = "accept" if fits else "decline"
        try:
            self._connection.request("POST", f"/invitations/{_path(event['table'])}/{answer}")
        except ApiError as error:
            if error.transient:
                raise
            args = {"name": str(event["sender"]), "reason": error_text(error, self._phrases)}
            self._say(self._phrases.text("terminal-bot-invitation", **args))

    def _look_for_game(self) -> None:
        if not self._seek or self._bots or not self._games:
            return
        game = self._games[self._next % len(self._games)]
        self._next += 1
        try:
            self._connection.request("POST", "/seek", {"game": game, "pace": self._seek})
        except ApiError as error:
            if error.status not in (429,) and not error.transient:
                raise
            self._say(error_text(error, self._phrases))

    # --- moves --------------------------------------------------------------------------------

    def _play(self, turn: dict[str, Any]) -> None:
        path = f"/tables/{_path(turn['table'])}"
        try:
            table = self._connection.request("GET", path)
            if table["seq"] != turn["seq"]:
                return  # the stream will send the current turn
            match = replay(parse_record(table["record"]))
            action = self._decide(turn["table"], match, turn.get("left_ms"))
            self._send(f"{path}/moves", {"seq": turn["seq"], "action": action})
        except ApiError as error:
            if error.reason not in ("stale", "over", "not-your-turn"):
                raise

    def _decide(self, table: str, match: Match, left_ms: int | None) -> int:
        game = match.game.name
        bot = self._bots.get(table)
        if bot is None:
            bot = self._bots[table] = make_bot(game, self._wanted)
        seconds = thinking_time(game, self._wanted)
        if left_ms is not None:
            seconds = min(seconds, max(0.05, left_ms / 1000 * CLOCK_PART - LATENCY))
        state = match.state
        legal = list(state.legal())
        return legal[0] if len(legal) == 1 else bot.decide(state.clone(), legal, Clock(seconds))

    def _send(self, path: str, move: dict[str, Any]) -> None:
        """Send a move. Sending it again after a lost answer is safe."""
        for attempt in range(TRIES):
            try:
                self._connection.request("POST", path, move)
                return
            except ApiError as error:
                if not error.transient or attempt == TRIES - 1:
                    raise
                time.sleep(max(error.retry_after, 0.5 * 2**attempt))


def _path(text: str) -> str:
    return urllib.parse.quote(text, safe="")
