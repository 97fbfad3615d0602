"""Requests and responses of the HTTP API for accounts."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from arizona.server.protocol.parts import Name, Phrase

AccountName = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(max_length=1024)]
Code = Annotated[str, Meta(max_length=64)]
Credential = dict[str, Any]
"""What ``PublicKeyCredential.toJSON()`` returns in a browser."""


class OfflineAccount(Struct, frozen=True):
    """What a browser stores of an account for offline use. ``GET /api/account/offline``

    ``owner`` identifies the person in ``OfflineGame``; ``solved`` and ``days`` are the puzzle
    progress.
    """

    owner: str
    name: str
    solved: list[str]
    days: list[str]


class OfflineGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Submit a finished game that was played offline. ``POST /api/account/offline/games``

    The browser generated ``id``; submitting a game again returns the same table.
    """

    id: Annotated[str, Meta(min_length=8, max_length=64)]
    owner: Annotated[str, Meta(max_length=64)]
    record: str


class OfflineSaved(Struct, frozen=True):
    """The table of a game that was played offline."""

    table: str


class OfflinePuzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """Submit puzzles that were solved offline. ``POST /api/account/offline/puzzles``

    ``solved`` has keys of the form ``game/id``, ``days`` those whose daily puzzle was solved.
    """

    owner: Annotated[str, Meta(max_length=64)]
    solved: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=4000)]
    days: Annotated[list[Annotated[str, Meta(max_length=10)]], Meta(max_length=4000)] = []


class GuestData(Struct, frozen=True):
    """Counts of what moves from a guest to a new account."""

    finished: int = 0
    running: int = 0
    packs: int = 0
    puzzles: int = 0
    """Solved puzzles."""


class DeviceSession(Struct, frozen=True):
    """A signed-in browser. Times are Unix times in ms; ``here`` is this browser."""

    id: str
    device: str
    created: int
    used: int
    here: bool


class PasskeyInfo(Struct, frozen=True):
    """A passkey of an account. It works at the address ``host``; times are Unix times in ms."""

    id: str
    name: str
    created: int
    used: int
    host: str


class OwnAccount(Struct, frozen=True):
    """The account of a signed-in person.

    ``rename_at`` is when the name can be changed, ``codes`` the number of unused recovery codes,
    ``password`` whether there is a password.
    """

    name: str
    role: Literal["person", "moderator", "host"]
    created: int
    rename_at: int
    codes: int
    password: bool
    passkeys: list[PasskeyInfo]
    sessions: list[DeviceSession]


class AccountState(Struct, frozen=True):
    """Whether this browser is signed in. ``GET /api/account``

    Without an account, ``guest`` counts what would move to a new one.
    """

    registration: Literal["open", "invitation", "closed"]
    account: OwnAccount | None
    guest: GuestData


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """Create an account. ``POST /api/account/register``"""

    name: AccountName
    password: Password
    code: Code = ""
    """The code of an invitation, or of the first host."""


class Registered(Struct, frozen=True):
    """A new account with its recovery codes, which are shown only once."""

    account: OwnAccount
    codes: list[str]


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in. ``POST /api/account/sign-in``"""

    name: AccountName
    password: Password


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with a recovery code and set a new password. ``POST /api/account/recover``"""

    name: AccountName
    code: Code
    password: Password


class CheckName(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask whether a name is available. ``POST /api/account/check-name``"""

    name: AccountName


class NameChecked(Struct, frozen=True):
    """The reason why a name is not available, or ``null``."""

    problem: Phrase | None


class Confirm(Struct, frozen=True, forbid_unknown_fields=True):
    """The password again, or a signed challenge from ``/api/account/passkeys/confirm-options``.

    ``POST /api/account/codes``, ``POST /api/account/passkeys/add-options`` and ``POST
    /api/account/passkeys/{id}/remove``
    """

    password: Password = ""
    passkey: Credential | None = None


class RecoveryCodes(Struct, frozen=True):
    """New recovery codes, which are shown only once."""

    codes: list[str]


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the password, or set one. ``PUT /api/account/password``"""

    new: Password
    old: Password = ""
    passkey: Credential | None = None


class ChangeName(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the account name. ``PUT /api/account/name``"""

    name: AccountName


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete the account after a waiting period. ``POST /api/account/delete``"""

    name: AccountName
    password: Password = ""
    passkey: Credential | None = None


class PasskeyOptions(Struct, frozen=True):
    """The options for ``navigator.credentials``, as JSON. They contain a challenge.

    ``POST /api/account/passkeys/register-options``, ``…/sign-in-options``, ``…/confirm-options``
    and ``…/add-options``
    """

    options: dict[str, Any]


class PrepareRegistration(Struct, frozen=True, forbid_unknown_fields=True):
    """Prepare an account with a passkey. ``POST /api/account/passkeys/register-options``"""

    name: AccountName
    code: Code = ""


class RegisterPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Create an account with a passkey. ``POST /api/account/passkeys/register``"""

    credential: Credential
    code: Code = ""


class SignInPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with a passkey. ``POST /api/account/passkeys/sign-in``"""

    credential: Credential


class AddPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a passkey. ``POST /api/account/passkeys``"""

    credential: Credential
    name: Name = ""


class RenamePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the name of a passkey. ``PUT /api/account/passkeys/{id}``"""

    name: Name


class PageSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of the page. ``GET`` and ``PUT /api/account/settings``"""

    settings: dict[str, Any]


PEOPLE_TYPES: Final = (
    AccountState,
    Register,
    Registered,
    SignIn,
    Recover,
    CheckName,
    NameChecked,
    Confirm,
    RecoveryCodes,
    ChangePassword,
    ChangeName,
    DeleteAccount,
    PasskeyOptions,
    PrepareRegistration,
    RegisterPasskey,
    SignInPasskey,
    AddPasskey,
    RenamePasskey,
    PageSettings,
    OfflineAccount,
    OfflineGame,
    OfflineSaved,
    OfflinePuzzles,
)
