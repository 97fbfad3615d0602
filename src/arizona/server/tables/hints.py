"""Answers requests for hints."""

from __future__ import annotations

from typing import Final, NamedTuple

from arizona.bots.hints import Plan
from arizona.engine.state import OVER, State
from arizona.server.protocol.client import AskHint
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Hint, HintMove
from arizona.server.tables import fair_play
from arizona.server.tables.bot_requests import Advice, BotError
from arizona.server.tables.characters import checked_bot
from arizona.server.tables.compiled.game_log import GameLog, phrase
from arizona.server.tables.room import Room
from arizona.server.transport.connection import Client

HINT_SECONDS: Final = 2.0


class HintPosition(NamedTuple):
    """The position that a hint is for: its moment, and the log lines that lead to it."""

    moment: int
    state: State
    lines: list[str]


async def send_hint(room: Room, client: Client, request: AskHint) -> None:
    """Send a client the best few moves according to a bot, now or at the requested moment."""
    bot = checked_bot(room.state.row.game, request.bot)
    game_log = room.state.playable()
    if client.hinting:
        raise Refusal("too-fast", "one hint at a time")
    client.hinting = True
    try:
        with room.services.hints.slot(client.address):
            moment, state, lines = await room.read(lambda: _position(room, client, request))
            seat = int(state.to_move())
            plan = _rest_of_plan(room, seat, lines)
            answer = await room.automation.ask(lines, "hint", bot, HINT_SECONDS, client, plan)
    except BotError as error:
        raise Refusal("no-answer", str(error)) from None
    finally:
        client.hinting = False
    fair_play.check_help(room.state)  # somebody may have sat down in the meantime
    if game_log.lines()[:moment] != lines:
        raise Refusal("stale", f"moment {moment} was undone")
    if answer.advice:
        room.plans[seat] = Plan(lines, answer.advice[0].line)
    moves = [_move(game_log, state, advice) for advice in answer.advice]
    client.send(Hint(request.ref, request.seq, moment, bot, answer.exact, moves))


def _rest_of_plan(room: Room, seat: int, lines: list[str]) -> list[int]:
    """Return how the seat's last hint continues, if the game has followed it since."""
    plan = room.plans.get(seat)
    if plan is None:
        return []
    moves = room.state.playable().match.moves[len(plan.moves) : len(lines)]
    return plan.rest(lines, [move.action for move in moves])


def _position(room: Room, client: Client, request: AskHint) -> HintPosition:
    """Return the position of a requested hint, or raise ``Refusal``."""
    game_log = room.state.playable()
    fair_play.check_help(room.state)
    moment = game_log.moment if request.moment is None else request.moment
    if moment >= game_log.moment:
        room.check_seq(request.seq)  # a later moment may have been undone since the request
    if moment > game_log.moment:
        raise Refusal("no-such-moment", f"the game has moments 0 to {game_log.moment}")
    state = game_log.state_at(moment)
    mover = int(state.to_move())
    if mover < 0:
        raise Refusal("over", f"nobody decides at moment {moment}")
    if game_log.to_move != OVER and mover not in room.state.seating.played_by(client):
        raise Refusal("not-your-turn", "hints are for the seat that is to move")
    return HintPosition(moment, state, game_log.lines()[:moment])


def _move(game_log: GameLog, state: State, advice: Advice) -> HintMove:
    words = game_log.game.words(state, advice.action)
    reasons = advice.reasons
    return HintMove(
        action=advice.action,
        text=words.text,
        label=phrase(words.label),
        value=advice.value,
        exact=advice.exact,
        expected=advice.expected,
        reasons=reasons,
        later=advice.later,
        why=reasons[0] if reasons else advice.expected,
    )
