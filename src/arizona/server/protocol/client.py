"""Messages that a client sends over a table's socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from arizona.server.protocol.parts import (
    ActionNumber,
    Count,
    Line,
    Name,
    Ref,
    SeatKey,
    SeatNumber,
    SentAwayReason,
    Seq,
    ShortText,
)


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a connection.

    ``have`` and ``chat`` are the last log line and the last chat line the client already has.

    ``seen`` and ``changes`` ensure monotonic reads: they are the largest ``seq`` and the largest
    ``TableInfo.changes`` the client has seen on any server. The server never answers with an older
    state. If it cannot catch up in time, it refuses with ``behind``; send ``hello`` again after a
    short delay.

    Without ``chat_on``, no chat is sent.
    """

    seats: Annotated[list[SeatKey], Meta(max_length=8)] = []
    have: Seq | None = None
    chat: Count = 0
    seen: Seq = 0
    changes: Count = 0
    chat_on: bool = True


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """Play an action in the scene numbered ``seq``."""

    ref: Ref
    seq: Seq
    action: ActionNumber


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Undo your last decision. Between people, only during your own turn; see ``AskUndo``."""

    ref: Ref
    seq: Seq


class RestartTurn(Struct, frozen=True, forbid_unknown_fields=True, tag="restart"):
    """Undo all of your decisions of this turn."""

    ref: Ref
    seq: Seq


class AskUndo(Struct, frozen=True, forbid_unknown_fields=True, tag="ask-undo"):
    """Ask the other people to let you undo your last decision.

    The request is shown as ``TableInfo.undo`` until they answer or the next move is made. If nobody
    has to be asked, the decision is undone at once.
    """

    ref: Ref
    seq: Seq


class AnswerUndo(Struct, frozen=True, forbid_unknown_fields=True, tag="answer-undo"):
    """Agree to another player's undo or decline it. For your own request, withdraw it."""

    ref: Ref
    seat: SeatNumber
    agree: bool


class SetFriendly(Struct, frozen=True, forbid_unknown_fields=True, tag="friendly"):
    """Agree to a friendly table, where hints and analysis are available, or end the agreement.

    The table becomes friendly when the people of all seats have agreed.
    """

    ref: Ref
    seat: SeatNumber
    agree: bool


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag="ask-hint"):
    """Request a hint from a bot; the server's strongest bot if ``bot`` is omitted.

    ``moment`` requests a hint for an earlier position of the record: one of your own decisions, or
    any decision once the game is over.
    """

    ref: Ref
    seq: Seq
    bot: ShortText | None = None
    moment: Count | None = None


class AskPreviews(Struct, frozen=True, forbid_unknown_fields=True, tag="preview"):
    """Request the certain effects of actions. One message covers all visible actions."""

    ref: Ref
    seq: Seq
    actions: Annotated[list[ActionNumber], Meta(max_length=200)]


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Send a chat message."""

    ref: Ref
    text: Line


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take an open seat. Answered with ``seated``."""

    ref: Ref
    seat: SeatNumber
    name: Name | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True, tag="claim"):
    """Present a seat's secret, taken from a seat link."""

    ref: Ref
    key: SeatKey


class NewLink(Struct, frozen=True, forbid_unknown_fields=True, tag="new-link"):
    """Create a new secret for a seat you hold, which invalidates older seat links. Answered with
    ``seated``.
    """

    ref: Ref
    seat: SeatNumber


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Leave a seat. It becomes open, or a bot's seat if ``bot`` is given."""

    ref: Ref
    seat: SeatNumber
    bot: ShortText | None = None


class HandToBot(Struct, frozen=True, forbid_unknown_fields=True, tag="hand-to-bot"):
    """Let a bot play a seat you hold. The host may also assign a bot to an open seat."""

    ref: Ref
    seat: SeatNumber
    bot: ShortText


class ReclaimSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="reclaim-seat"):
    """Take over a seat you hold from the bot that plays it."""

    ref: Ref
    seat: SeatNumber


class RenameSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="rename-seat"):
    """Rename a seat you hold."""

    ref: Ref
    seat: SeatNumber
    name: Name


class SetHook(Struct, frozen=True, forbid_unknown_fields=True, tag="set-hook"):
    """Set the URL to notify when it is the turn of a seat you hold; ``null`` removes it."""

    ref: Ref
    seat: SeatNumber
    url: Annotated[str, Meta(min_length=8, max_length=500)] | None


class SetOpen(Struct, frozen=True, forbid_unknown_fields=True, tag="set-open"):
    """List the table in the lobby, or remove it from the lobby (host only)."""

    ref: Ref
    open: bool


class SetWatch(Struct, frozen=True, forbid_unknown_fields=True, tag="set-watch"):
    """Let anyone with the link watch, or only players (host only)."""

    ref: Ref
    watch: bool


class Mute(Struct, frozen=True, forbid_unknown_fields=True, tag="mute"):
    """Mute the author of this chat line (host only)."""

    ref: Ref
    line: Count


class Unseat(Struct, frozen=True, forbid_unknown_fields=True, tag="unseat"):
    """Remove a player from a seat, which becomes open, or a bot's if ``bot`` is given (host only).

    The player sees the reason and cannot take a seat at this table again. ``confirm`` is
    required once a move has been played.
    """

    ref: Ref
    seat: SeatNumber
    confirm: bool = False
    why: SentAwayReason = "other"
    bot: ShortText | None = None


class Resign(Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Resign a seat you hold. With two seats the game ends; with more, a bot takes over."""

    ref: Ref
    seat: SeatNumber


class DrawOffer(Struct, frozen=True, forbid_unknown_fields=True, tag="draw"):
    """Offer a draw or accept an open offer. With ``offer`` false, decline or withdraw it."""

    ref: Ref
    seat: SeatNumber
    offer: bool = True


class ClaimGone(Struct, frozen=True, forbid_unknown_fields=True, tag="claim-gone"):
    """Claim that a seat's player has left. Possible after ``claim_after`` seconds of absence."""

    ref: Ref
    seat: SeatNumber


class Rematch(Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Start another game with the same players; ``turn_seats`` passes on the first seat."""

    ref: Ref
    turn_seats: bool = True


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Check that the connection is alive. Answered with ``pong``."""


ClientMessage = (
    Hello
    | Play
    | Undo
    | RestartTurn
    | AskUndo
    | AnswerUndo
    | SetFriendly
    | AskHint
    | AskPreviews
    | Say
    | Sit
    | Claim
    | NewLink
    | Leave
    | HandToBot
    | ReclaimSeat
    | RenameSeat
    | SetHook
    | SetOpen
    | SetWatch
    | Mute
    | Unseat
    | Resign
    | DrawOffer
    | ClaimGone
    | Rematch
    | Ping
)
