"""Answers requests for hints."""

from __future__ import annotations

from typing import Final

from arizona.engine.state import OVER, State
from arizona.server.protocol.client import AskHint
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Hint, HintMove
from arizona.server.tables.bot_requests import Advice, BotError
from arizona.server.tables.characters import checked_bot
from arizona.server.tables.compiled.game_log import GameLog, phrase
from arizona.server.tables.room import Room
from arizona.server.transport.connection import Client

HINT_SECONDS: Final = 2.0


async def send_hint(room: Room, client: Client, asked: AskHint) -> None:
    """Send a client the best few moves according to a bot, now or at the requested moment."""
    bot = checked_bot(room.state.row.game, asked.bot)
    story = room.state.playable()
    if client.hinting:
        raise Refusal("too-fast", "one hint at a time")
    client.hinting = True
    try:
        with room.services.hints.one(client.address):
            moment, state, lines = await room.read(lambda: _position(room, client, asked))
            answer = await room.automation.ask(lines, "hint", bot, HINT_SECONDS, client)
    except BotError as error:
        raise Refusal("no-answer", str(error)) from None
    finally:
        client.hinting = False
    if story.lines()[:moment] != lines:
        raise Refusal("stale", f"moment {moment} has been taken back")
    moves = [_move(story, state, advice) for advice in answer.advice]
    client.send(Hint(asked.ref, asked.seq, moment, bot, answer.exact, moves))


def _position(room: Room, client: Client, asked: AskHint) -> tuple[int, State, list[str]]:
    """Return the moment of a requested hint with its position and lines, or raise ``Refusal``."""
    story = room.state.playable()
    moment = asked.moment
    if moment is None or moment == story.moment:
        room.check_seq(asked.seq)
        moment = story.moment
    if moment > story.moment:
        raise Refusal("no-such-moment", f"the game has moments 0 to {story.moment}")
    state = story.state_at(moment)
    mover = int(state.to_move())
    if mover < 0:
        raise Refusal("over", f"nobody decides at moment {moment}")
    if story.to_move != OVER and mover not in room.state.seating.played_by(client):
        raise Refusal("not-your-turn", "hints are for the seat that is to move")
    return moment, state, story.lines()[:moment]


def _move(story: GameLog, state: State, advice: Advice) -> HintMove:
    words = story.game.words(state, advice.action)
    reasons = advice.reasons
    return HintMove(
        action=advice.action,
        text=words.text,
        label=phrase(words.label),
        value=advice.value,
        exact=advice.exact,
        expected=advice.expected,
        reasons=reasons,
        why=reasons[0] if reasons else advice.expected,
    )
