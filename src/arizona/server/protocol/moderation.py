"""Requests and responses of the HTTP API for blocks, reports and moderation.

All times are Unix times in ms.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from arizona.server.protocol.people import AccountName, Credential, Password
from arizona.server.protocol.profiles import ProfilePack

ReportReason = Literal["help", "insults", "stalling", "name", "other"]
"""Why a player is reported. The message is ``moderation-reason-<reason>``."""
Sanction = Literal["warn", "mute", "exclude", "unlist", "reset-name", "ban"]
"""What a moderator does: warn, mute the chat, exclude from pairing and rated games, remove a pack
from the profile, replace the username, or ban."""
Resolution = Literal["", "dismissed", "warn", "mute", "exclude", "unlist", "reset-name", "ban"]
ResultState = Literal["", "counted", "voided"]
"""The result of a rated game; empty for other tables and games that did not count."""
Place = Annotated[int, Meta(ge=0, le=2**31)]
ReportText = Annotated[str, Meta(max_length=500)]
ModeratorReason = Annotated[str, Meta(min_length=1, max_length=500)]
Days = Annotated[int, Meta(ge=0, le=3650)]
ItemId = Annotated[str, Meta(max_length=64)]


class BlockedPerson(Struct, frozen=True):
    """A blocked person, with their name at that time."""

    id: str
    name: str
    at: int


class Blocks(Struct, frozen=True):
    """The people this browser or account has blocked. ``GET /api/blocks``"""

    blocks: list[BlockedPerson]


class BlockName(Struct, frozen=True, forbid_unknown_fields=True):
    """Block a person by account name. ``POST /api/blocks``"""

    name: AccountName


class BlockPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Block the player of a seat or the author of a chat line. ``POST /api/tables/{id}/blocks``"""

    seat: Place | None = None
    line: Place | None = None


class ReportPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Report a player or the author of a chat line. ``POST /api/tables/{id}/reports``"""

    reason: ReportReason
    text: ReportText = ""
    seat: Place | None = None
    line: Place | None = None
    block: bool = False
    """Whether to block the person as well."""


class Received(Struct, frozen=True):
    """The name of the person who was reported or blocked."""

    name: str


class PersonalNotice(Struct, frozen=True):
    """A moderator's action, as the person sees it. ``until`` is 0 if it does not end by itself.

    ``subject`` is the title of the pack that was unlisted or the username that was reset.
    """

    id: str
    kind: Sanction
    at: int
    until: int
    active: bool
    reason: str
    reversed: int
    reversed_reason: str
    answer: str
    subject: str


class PersonalNotices(Struct, frozen=True):
    """What moderators have decided about this browser or account. ``GET /api/notices``"""

    notices: list[PersonalNotice]


class AnswerNotice(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer a notice, once. ``POST /api/notices/{id}/answer``"""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Appeal(Struct, frozen=True, forbid_unknown_fields=True):
    """Answer a ban, once. ``POST /api/account/appeal``

    The sender proves their identity by name and password, or by a passkey with the sign-in options.
    """

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    name: AccountName = ""
    password: Password = ""
    passkey: Credential | None = None


class ReportSummary(Struct, frozen=True):
    """A report in the queue of the moderators.

    ``about`` counts all reports of the person, ``answered`` says whether the person has answered.
    """

    id: str
    at: int
    name: str
    reason: ReportReason
    game: str
    about: int
    answered: bool
    closed: int
    closed_by: str
    resolution: Resolution


class ReportQueue(Struct, frozen=True):
    """The open or closed reports. ``GET /api/moderation/reports``"""

    reports: list[ReportSummary]
    open: int


class EvidenceLine(Struct, frozen=True):
    """A chat line at the time of the report; ``target`` marks those of the reported person."""

    name: str
    text: str
    at: int
    target: bool


class SanctionInfo(Struct, frozen=True):
    """A moderator's action, as moderators see it; ``subject`` as in ``PersonalNotice``."""

    id: str
    kind: Sanction
    at: int
    until: int
    active: bool
    by: str
    reason: str
    reversed: int
    reversed_by: str
    reversed_reason: str
    answer: str
    answered: int
    subject: str


class AuditEntry(Struct, frozen=True):
    """An entry of the audit log of an account."""

    at: int
    action: str
    detail: str
    by: str


class DecisionTimes(Struct, frozen=True):
    """Seconds per decision at the table: of the reported person, and the median of the others."""

    seconds: list[float]
    median: float
    low: float
    high: float
    others: float


class SeatPlay(Struct, frozen=True, kw_only=True):
    """How often a seat chose a strongest action, and how long it took.

    Only decisions count whose actions differ by more than the margin of the comparison. ``agreed``
    is in percent with a 95% interval from ``low`` to ``high``; ``median`` is in seconds per
    decision, with a 95% interval from ``fastest`` to ``slowest``.
    """

    seat: int
    name: str
    bot: bool
    decisions: int
    agreed: int
    low: int
    high: int
    median: float
    fastest: float
    slowest: float


class PlayComparison(Struct, frozen=True):
    """The play at a reported table next to the strongest play.

    ``GET`` and ``POST /api/moderation/reports/{id}/play``. The status is ``running`` while the game
    is not over.
    """

    status: Literal["none", "working", "ready", "failed", "running"]
    done: int = 0
    all: int = 0
    seats: list[SeatPlay] = []


class PlayFigures(Struct, frozen=True, kw_only=True):
    """How often strongest actions were chosen, and how long decisions took.

    ``agreed`` is in percent, ``median`` in seconds per decision, with the intervals from ``low`` to
    ``high`` and from ``fastest`` to ``slowest``.
    """

    agreed: int
    low: int
    high: int
    median: float
    fastest: float
    slowest: float


class SimilarPlay(Struct, frozen=True, kw_only=True):
    """The rated play of a reported person next to that of players of similar rating.

    ``GET`` and ``POST /api/moderation/reports/{id}/similar``. The status is ``running`` while the
    game is not over, ``unrated`` if the person has no rating in this game and pace, and ``few`` if
    there are too few decisions or players for a comparison.
    """

    status: Literal["none", "working", "ready", "failed", "running", "unrated", "few"]
    done: int = 0
    all: int = 0
    """Games to analyze, and those that are ``done``."""
    rating: int = 0
    games: int = 0
    decisions: int = 0
    """Games and decisions of the person that were compared."""
    players: int = 0
    """Players of similar rating with enough decisions."""
    needed_decisions: int = 0
    needed_players: int = 0
    own: PlayFigures | None = None
    """The person's figures, with 95% intervals."""
    usual: PlayFigures | None = None
    """The others' figures. 95% of individual players are between ``low`` and ``high``; the interval
    of the median is that of the median player.
    """
    above: bool = False
    """Whether the whole interval of the person's agreement is above that of the others."""


class CasePerson(Struct, frozen=True):
    """The reported person. ``role`` is empty for a guest; ``actions`` are those allowed.

    ``packs`` are those that others see on the person's profile.
    """

    name: str
    account: str
    role: Literal["", "person", "moderator", "host"]
    created: int
    banned: bool
    actions: list[Sanction]
    packs: list[ProfilePack]


class Case(Struct, frozen=True):
    """A report with its evidence. ``GET /api/moderation/reports/{id}``"""

    report: ReportSummary
    text: str
    reporter: str
    table: str
    """The id of the table; empty if it no longer exists."""
    seat: int
    moment: int
    person: CasePerson
    chat: list[EvidenceLine]
    about: list[ReportSummary]
    """Other reports of the person."""
    made: list[ReportSummary]
    """Reports that the person has made."""
    sanctions: list[SanctionInfo]
    audit: list[AuditEntry]
    times: DecisionTimes | None
    """``None`` if the table is gone or the person made too few decisions."""
    result: ResultState


class CloseReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Dismiss or reopen a report. ``POST /api/moderation/reports/{id}/close``"""

    reason: ModeratorReason
    reopen: bool = False


class TakeAction(Struct, frozen=True, forbid_unknown_fields=True):
    """Act on a report. ``POST /api/moderation/reports/{id}/actions``

    ``days`` is 0 for an action that does not end by itself; ``pack`` is the id of the pack to
    unlist.
    """

    kind: Sanction
    reason: ModeratorReason
    days: Days = 0
    pack: ItemId = ""


class ReverseAction(Struct, frozen=True, forbid_unknown_fields=True):
    """Reverse an action. ``POST /api/moderation/actions/{id}/reverse``"""

    reason: ModeratorReason


class VoidResult(Struct, frozen=True, forbid_unknown_fields=True):
    """Void the result of a rated game, or restore it. ``POST /api/moderation/tables/{id}/void``"""

    reason: ModeratorReason
    restore: bool = False


MODERATION_TYPES: Final = (
    Blocks,
    BlockName,
    BlockPlayer,
    ReportPlayer,
    Received,
    PersonalNotices,
    AnswerNotice,
    Appeal,
    ReportQueue,
    Case,
    PlayComparison,
    SimilarPlay,
    CloseReport,
    TakeAction,
    ReverseAction,
    VoidResult,
)
