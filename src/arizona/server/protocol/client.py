"""What a browser says over a table's socket."""

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
    """The first message. ``have`` and ``chat``: the last lines of log and chat this one knows.

    ``seen`` and ``changes`` promise monotonic reads: the largest ``seq`` and the largest
    ``TableInfo.changes`` that this client has seen, at any server. The server never answers with
    less. If it cannot catch up soon it refuses with ``behind``: say hello again a little later.
    """

    seats: Annotated[list[SeatKey], Meta(max_length=8)] = []
    have: Seq | None = None
    chat: Count = 0
    seen: Seq = 0
    changes: Count = 0


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """Play an action in the scene of that number."""

    ref: Ref
    seq: Seq
    action: ActionNumber


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back one's last decision."""

    ref: Ref
    seq: Seq


class RestartTurn(Struct, frozen=True, forbid_unknown_fields=True, tag="restart"):
    """Take back all of this turn's decisions."""

    ref: Ref
    seq: Seq


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag="ask-hint"):
    """What would a bot do? Left out, the server's strongest is asked.

    ``moment`` asks about a moment of the record: one of one's own decisions, or any after the end.
    """

    ref: Ref
    seq: Seq
    bot: ShortText | None = None
    moment: Count | None = None


class AskPreviews(Struct, frozen=True, forbid_unknown_fields=True, tag="preview"):
    """What would these actions surely do? Asked in one message for all that are in sight."""

    ref: Ref
    seq: Seq
    actions: Annotated[list[ActionNumber], Meta(max_length=200)]


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """A line of chat."""

    ref: Ref
    text: Line


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take an open seat. Answered with ``seated``."""

    ref: Ref
    seat: SeatNumber
    name: Name | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True, tag="claim"):
    """Show a seat's secret, from a seat link."""

    ref: Ref
    key: SeatKey


class NewLink(Struct, frozen=True, forbid_unknown_fields=True, tag="new-link"):
    """Make a new secret for a seat one holds; older seat links are void. Answer: ``seated``."""

    ref: Ref
    seat: SeatNumber


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Leave a seat: it becomes open, or a bot's if one is named."""

    ref: Ref
    seat: SeatNumber
    bot: ShortText | None = None


class HandToBot(Struct, frozen=True, forbid_unknown_fields=True, tag="hand-to-bot"):
    """Let a bot play a seat one holds; the host may also fill an open one."""

    ref: Ref
    seat: SeatNumber
    bot: ShortText


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    """Play a seat oneself again."""

    ref: Ref
    seat: SeatNumber


class RenameSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="rename-seat"):
    """Another name for a seat one holds."""

    ref: Ref
    seat: SeatNumber
    name: Name


class SetHook(Struct, frozen=True, forbid_unknown_fields=True, tag="set-hook"):
    """Where to send a notice when a seat one holds is to move; ``null`` ends it."""

    ref: Ref
    seat: SeatNumber
    url: Annotated[str, Meta(min_length=8, max_length=500)] | None


class SetOpen(Struct, frozen=True, forbid_unknown_fields=True, tag="set-open"):
    """List the table in the lobby, or not (host)."""

    ref: Ref
    open: bool


class SetWatch(Struct, frozen=True, forbid_unknown_fields=True, tag="set-watch"):
    """Let everyone watch who has the link, or only those who play (host)."""

    ref: Ref
    watch: bool


class Mute(Struct, frozen=True, forbid_unknown_fields=True, tag="mute"):
    """Hear no more from who said this line of chat (host)."""

    ref: Ref
    line: Count


class Unseat(Struct, frozen=True, forbid_unknown_fields=True, tag="unseat"):
    """Send a player away from a seat, which is open then (host).

    That player is told why, and cannot sit down at this table again. Once a move has been made,
    ``confirm`` is required.
    """

    ref: Ref
    seat: SeatNumber
    confirm: bool = False
    why: SentAwayReason = "other"


class Resign(Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Give up with a seat one holds: with two seats the game is over, with more a bot plays on."""

    ref: Ref
    seat: SeatNumber


class DrawOffer(Struct, frozen=True, forbid_unknown_fields=True, tag="draw"):
    """Offer a draw, or accept the one that is offered; without ``offer`` decline or withdraw it."""

    ref: Ref
    seat: SeatNumber
    offer: bool = True


class ClaimGone(Struct, frozen=True, forbid_unknown_fields=True, tag="claim-gone"):
    """Say that a seat's player has left; possible once he was away for ``claim_after``."""

    ref: Ref
    seat: SeatNumber


class Rematch(Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Another game with the same people; ``turn_seats`` passes the first seat on."""

    ref: Ref
    turn_seats: bool = True


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Play
    | Undo
    | RestartTurn
    | AskHint
    | AskPreviews
    | Say
    | Sit
    | Claim
    | NewLink
    | Leave
    | HandToBot
    | TakeBack
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
