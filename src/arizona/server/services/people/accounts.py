"""Accounts: registration, sign-in, recovery and account settings."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from secrets import token_urlsafe
from typing import Any, Final, NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

import arizona
from arizona.bots.players import levels
from arizona.engine.message import Message
from arizona.messages import Phrases, locales
from arizona.people.credentials import (
    check_password,
    hash_recovery_code,
    make_recovery_codes,
)
from arizona.people.names import (
    DAY,
    REDIRECT_LIFETIME,
    check_account_name,
    check_available,
    check_rename,
    name_keys,
    rename_allowed_at,
)
from arizona.server.base.addresses import address_group
from arizona.server.base.identity import PERSON_PREFIX, is_person
from arizona.server.base.settings import Limits, Registration
from arizona.server.base.token_buckets import Buckets, SharedCounter
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.people import DeviceSession, GuestData, OwnAccount, PasskeyInfo
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.attempts import SignInLimits
from arizona.server.services.people.moderation_export import export_moderation
from arizona.server.services.people.name_resets import names_reset
from arizona.server.services.people.passwords import Passwords
from arizona.server.services.people.sessions import Sessions, SignedIn, now_ms
from arizona.server.store.database import Database
from arizona.server.store.friend_rows import MAX_FOLLOWED
from arizona.server.store.people_rows import PASSKEY, PASSWORD, CredentialRow, PersonRow
from arizona.server.store.session_rows import InvitationRow, Role
from arizona.server.store.store import StaleError, effective_moves

DELETION_DAYS: Final = 14
INVITATION_DAYS: Final = 14
ENDED_DAYS: Final = 7
"""Days for which ended sessions remain in the store."""
IDLE_DAYS: Final = 400
"""Days without activity after which a session ends."""
EXPORTED_TABLES: Final = 5000
SETTINGS: Final = "settings"
DAY_MS: Final = int(DAY) * 1000


class MergeGuest(NamedTuple):
    """Merges a guest's data into an account; provided by the application."""

    counts: Callable[[str], Awaitable[GuestData]]
    merge: Callable[[str, str], Awaitable[None]]


class Browser(NamedTuple):
    """Where a request comes from."""

    guest: str | None
    address: str
    device: str
    known: str
    """The device cookie; empty if this browser has never signed in."""


class SignInResult(NamedTuple):
    """The result of a successful sign-in."""

    person: PersonRow
    token: str
    codes: tuple[str, ...] = ()


def new_person() -> str:
    return PERSON_PREFIX + token_urlsafe(15)


@cache
def character_names() -> frozenset[str]:
    """Return the names of the bots in all languages."""
    titles = [level.title() for game in arizona.game_names() for level in levels(game)]
    return frozenset(Phrases(locale).say(one) for locale in locales() for one in titles)


async def name_problem(
    store: Database, name: str, owner: str = "", *, bot: bool = False
) -> Message | None:
    """Return why a name is not available for a person or bot; ``None`` if it is available."""
    # In a thread, because the first call reads the table of look-alike characters.
    problem = await asyncio.to_thread(lambda: check_account_name(name, bot=bot))
    if problem is not None:
        return problem
    keys = await asyncio.to_thread(name_keys, name)
    for former in await names_reset(store, owner) if owner else []:
        if keys & await asyncio.to_thread(name_keys, former):
            return Message("people-name-was-reset")
    taken = await store.name_owners(keys, now_ms())
    # In a thread, because the first call reads the names of all characters.
    return await asyncio.to_thread(lambda: check_available(name, taken, owner, character_names()))


class Accounts:
    """The accounts of one server."""

    def __init__(
        self,
        store: Database,
        bus: SharedCounter,
        limits: Limits,
        registration: Registration,
        guests: MergeGuest,
    ) -> None:
        self.registration = registration
        self.sessions = Sessions(store)
        self.passwords = Passwords()
        self.attempts = SignInLimits()
        self.first_host_code = ""
        """The code for registering the first host; empty if there already is a host."""
        self._store = store
        self._bus = bus
        self._guests = guests
        daily = limits.accounts_per_day_and_address
        self._new_accounts = Buckets(daily / 86400, daily)
        self._salt = b""
        self._devices: URLSafeSerializer | None = None

    async def open(self) -> None:
        """If there is no host yet, create the code for registering the first one."""
        self._salt = await self._store.key("recovery")
        self._devices = URLSafeSerializer(await self._store.key("devices"), salt="arizona-device")
        if not await self._store.has_host():
            self.first_host_code = await self.invite("host", only=True)

    def close(self) -> None:
        self.passwords.close()

    # --- names and invitations ----------------------------------------------------------------

    async def name_problem(self, name: str, owner: str = "") -> Message | None:
        """Return why a name is not available; ``None`` if it is available."""
        return await name_problem(self._store, name, owner)

    async def invite(self, role: Role = "person", *, only: bool = False) -> str:
        """Create an invitation and return its code."""
        code = make_recovery_codes()[0]
        now = now_ms()
        until = now + INVITATION_DAYS * DAY_MS
        await self._store.invite(InvitationRow(invitation_hash(code), role, now, until), only=only)
        return code

    # --- registration -------------------------------------------------------------------------

    async def check_registration(self, name: str, code: str) -> InvitationRow | None:
        """Return the invitation; raise ``Refusal`` if such an account can't be created."""
        invitation = await self._invitation(code)
        problem = await self.name_problem(name)
        if problem is not None:
            raise refused("bad-name", problem)
        return invitation

    async def register(self, name: str, password: str, code: str, browser: Browser) -> SignInResult:
        """Create an account with a password, and sign in."""
        await self.check_registration(name, code)
        problem = check_password(password, [name])
        if problem is not None:
            raise refused("bad-name", problem)
        id = new_person()
        return await self.create(id, name, lambda: self._password_row(id, password), code, browser)

    async def create(
        self,
        id: str,
        name: str,
        credential: CredentialRow | Callable[[], Awaitable[CredentialRow]],
        code: str,
        browser: Browser,
    ) -> SignInResult:
        """Create an account, move the guest's data to it, and sign in.

        If ``credential`` is a function, it is called only once the account can be created.
        """
        invitation = await self.check_registration(name, code)
        group = address_group(browser.address)
        if not await self._new_accounts.take_shared(self._bus, "accounts", group):
            words = Phrase("people-too-many-accounts", {})
            raise Refusal("too-fast", "too many new accounts from this address", words)
        now = now_ms()
        person = PersonRow(
            id=id,
            name=name,
            folded=name.casefold(),
            display=name,
            role="person" if invitation is None else invitation.role,
            created=now,
        )
        row = credential if isinstance(credential, CredentialRow) else await credential()
        codes = make_recovery_codes()
        try:
            await self._store.add_person(
                person,
                name_keys(name),
                [row],
                self._code_hashes(id, codes),
                "" if invitation is None else invitation.hash,
            )
        except StaleError:
            raise refused("bad-name", Message("people-name-taken")) from None
        if person.role == "host":
            self.first_host_code = ""
        return await self.start_session(person, browser, row.kind, codes)

    async def _invitation(self, code: str) -> InvitationRow | None:
        """Return the invitation with this code; raise ``Refusal`` if a required one is missing."""
        found = None
        if code.strip():
            found = await self._store.invitation(invitation_hash(code), now_ms())
            if found is None:
                raise refused("not-allowed", Message("people-invitation-invalid"))
        if found is not None and found.role == "host":
            return found
        if self.registration == "closed":
            raise refused("not-allowed", Message("people-registration-closed"))
        if self.registration == "invitation" and found is None:
            raise refused("not-allowed", Message("people-invitation-needed"))
        return found

    # --- sign-in ------------------------------------------------------------------------------

    async def sign_in(self, name: str, password: str, browser: Browser) -> SignInResult:
        return await self.start_session(
            await self.verify(name, password, browser), browser, PASSWORD
        )

    async def verify(self, name: str, password: str, browser: Browser) -> PersonRow:
        """Return the person with this name and password, or raise ``Refusal``.

        An unknown name and a wrong password are indistinguishable, also by response time.
        """
        folded, person = await self._wait_for_attempt(name, browser)
        credential = None if person is None else await self._password_of(person.id)
        stored = None if credential is None else credential.secret
        right = await self.passwords.verify(stored, password)
        self.attempts.record(folded, address_group(browser.address), right=right)
        if person is None or credential is None or not right:
            raise refused("wrong-secret", Message("people-sign-in-wrong"))
        if self.passwords.needs_rehash(credential.secret):
            await self._store.save_rehash(credential.id, await self.passwords.hash(password))
        return person

    async def recover(self, name: str, code: str, password: str, browser: Browser) -> SignInResult:
        """Redeem a recovery code: set a new password, end all sessions and sign in."""
        folded, person = await self._wait_for_attempt(name, browser)
        problem = check_password(password, [name])
        if problem is not None:
            raise refused("bad-name", problem)
        # Always hash the new password, so that the response time reveals nothing.
        row = await self._password_row("" if person is None else person.id, password)
        right = False
        if person is not None:
            [given] = self._code_hashes(person.id, [code])
            if given in await self._store.codes(person.id):
                try:
                    await self._store.recover(person.id, given, row, now_ms())
                    right = True
                except StaleError:
                    right = False  # another request has redeemed it
        self.attempts.record(folded, address_group(browser.address), right=right)
        if person is None or not right:
            raise refused("wrong-secret", Message("people-recover-wrong"))
        await self.sessions.sweep()
        return await self.start_session(person, browser, "recovery")

    async def _wait_for_attempt(self, name: str, browser: Browser) -> tuple[str, PersonRow | None]:
        folded = name.strip().casefold()[:64]
        person = await self._store.person_named(folded)
        known = person is not None and self._is_known_device(browser.known, person.id)
        group = address_group(browser.address)
        await self.attempts.wait(folded, group, known_device=known)
        return folded, person

    async def start_session(
        self,
        person: PersonRow,
        browser: Browser,
        method: str,
        codes: tuple[str, ...] = (),
    ) -> SignInResult:
        """Start a session and merge the browser's guest into the account."""
        if person.banned:
            words = Phrase("people-banned", {"reason": person.ban_reason})
            raise Refusal("not-allowed", "this account is banned", words)
        if person.delete_at is not None:
            person.delete_at = None
            await self._store.change_person(person, person.id, "keep", now_ms())
        if browser.guest is not None and not is_person(browser.guest):
            await self._guests.merge(browser.guest, person.id)
        token = await self.sessions.start(person.id, browser.device, method)
        return SignInResult(person, token, codes)

    # --- devices ------------------------------------------------------------------------------

    def device_cookie(self, person: str) -> str:
        """Return the cookie that marks a browser as having signed in to this account."""
        assert self._devices is not None
        signed = self._devices.dumps(person)
        return signed if isinstance(signed, str) else signed.decode()

    def _is_known_device(self, cookie: str, person: str) -> bool:
        assert self._devices is not None
        try:
            return bool(cookie) and len(cookie) < 200 and self._devices.loads(cookie) == person
        except BadSignature:
            return False

    # --- the account page ---------------------------------------------------------------------

    async def guest_data(self, guest: str | None) -> GuestData:
        """Return a summary of the data that would move from a guest to a new account."""
        return GuestData() if guest is None else await self._guests.counts(guest)

    async def account(
        self, signed_in: SignedIn, passkeys: list[PasskeyInfo], *, password: bool
    ) -> OwnAccount:
        """Return the account page of its owner."""
        person = await self.person(signed_in)
        rows = await self._store.sessions(person.id)
        here = signed_in.session
        renamed = None if person.renamed is None else person.renamed / 1000
        return OwnAccount(
            name=person.name,
            role=person.role,
            created=person.created,
            rename_at=int(rename_allowed_at(renamed) * 1000),
            codes=len(await self._store.codes(person.id)),
            password=password,
            passkeys=passkeys,
            sessions=[
                DeviceSession(row.id, row.device, row.created, row.used, row.id == here)
                for row in rows
            ],
        )

    async def person(self, signed_in: SignedIn) -> PersonRow:
        """Return the row of a signed-in person."""
        person = await self._store.person(signed_in.person)
        if person is None:
            raise not_signed_in()
        return person

    async def confirm(self, signed_in: SignedIn, password: str, address: str) -> PersonRow:
        """Check the password again before an irreversible change."""
        person = await self.person(signed_in)
        group = address_group(address)
        await self.attempts.wait(person.folded, group, known_device=True)
        credential = await self._password_of(person.id)
        stored = None if credential is None else credential.secret
        right = await self.passwords.verify(stored, password)
        self.attempts.record(person.folded, group, right=right)
        if not right:
            raise refused("wrong-secret", Message("people-password-wrong"))
        return person

    async def change_password(self, signed_in: SignedIn, person: PersonRow, new: str) -> None:
        """Set or replace the password of a confirmed person, and end all other sessions."""
        problem = check_password(new, [person.name])
        if problem is not None:
            raise refused("bad-name", problem)
        row = await self._password_row(person.id, new)
        await self._store.put_credential(row, "password", now_ms())
        await self.sessions.end_all(person.id, keep=signed_in.session)

    async def new_codes(self, person: PersonRow) -> tuple[str, ...]:
        """Replace the recovery codes of a confirmed person and return the new ones."""
        codes = make_recovery_codes()
        hashes = self._code_hashes(person.id, codes)
        await self._store.put_codes(person.id, hashes, person.id, now_ms())
        return codes

    async def rename(self, signed_in: SignedIn, name: str) -> None:
        """Change the account name; the old one stays reserved for a while."""
        person = await self.person(signed_in)
        now = now_ms()
        if name.casefold() != person.folded:
            last = None if person.renamed is None else person.renamed / 1000
            problem = check_rename(last, now / 1000)
            if problem is not None:
                raise refused("not-allowed", problem)
            person.renamed = now
        problem = await self.name_problem(name, person.id)
        if problem is not None:
            raise refused("bad-name", problem)
        person.name, person.folded, person.display = name, name.casefold(), name
        until = now + int(REDIRECT_LIFETIME * 1000)
        try:
            await self._store.rename_person(person, name_keys(name), until, now)
        except StaleError:
            raise refused("bad-name", Message("people-name-taken")) from None
        self.sessions.forget_cached()

    async def delete(self, person: PersonRow, name: str) -> None:
        """Schedule the deletion of a confirmed person's account, and sign them out everywhere."""
        if name.casefold() != person.folded:
            raise refused("confirm", Message("people-delete-name"))
        now = now_ms()
        person.delete_at = now + DELETION_DAYS * DAY_MS
        await self._store.change_person(person, person.id, "delete", now)
        await self.sessions.end_all(person.id)

    async def settings(self, signed_in: SignedIn) -> str:
        """Return the page settings saved with the account, as JSON."""
        return await self._store.note(SETTINGS, signed_in.person) or "{}"

    async def save_settings(self, signed_in: SignedIn, settings: dict[str, Any]) -> None:
        await self._store.save_note(
            SETTINGS, signed_in.person, msgspec.json.encode(settings).decode()
        )

    async def export(self, person: PersonRow) -> dict[str, Any]:
        """Return everything that is stored about a person."""
        return await export_person(self._store, person)

    # --- maintenance --------------------------------------------------------------------------

    async def maintain(self, deleted: Callable[[list[str]], Awaitable[None]]) -> None:
        """Delete old sessions, and accounts whose scheduled deletion is due.

        ``deleted`` is called with the ids of a deleted account's tables.
        """
        now = now_ms()
        for id in await self._store.due_deletions(now):
            for bot in await self._store.bots_of(id):
                await deleted(await self._store.delete_person(bot.id, now))
            await deleted(await self._store.delete_person(id, now))
        await self._store.drop_sessions(now - ENDED_DAYS * DAY_MS, now - IDLE_DAYS * DAY_MS)

    # --- credentials --------------------------------------------------------------------------

    async def _password_of(self, person: str) -> CredentialRow | None:
        rows = await self._store.credentials(person)
        return next((row for row in rows if row.kind == PASSWORD), None)

    async def _password_row(self, person: str, password: str) -> CredentialRow:
        now = now_ms()
        return CredentialRow(
            id=f"{PASSWORD}:{person}",
            person=person,
            kind=PASSWORD,
            label="",
            secret=await self.passwords.hash(password),
            created=now,
            used=now,
        )

    def _code_hashes(self, person: str, codes: Iterable[str]) -> list[str]:
        return code_hashes(self._salt, person, codes)


def code_hashes(salt: bytes, person: str, codes: Iterable[str]) -> list[str]:
    """Return the stored form of a person's recovery codes."""
    return [hash_recovery_code(code, salt + person.encode()) for code in codes]


def invitation_hash(code: str) -> str:
    """Return the stored form of an invitation code, which has 78 random bits."""
    return hashlib.sha256(hash_recovery_code(code, b"invitation").encode()).hexdigest()


def refused(reason: Any, problem: Message) -> Refusal:
    """Return a refusal with a message for players."""
    args: Any = dict(problem.args)
    return Refusal(reason, problem.id, Phrase(problem.id, args))


def not_signed_in() -> Refusal:
    """Return the refusal of a request that needs an account."""
    return Refusal("not-allowed", "sign in first", Phrase("people-sign-in-first", {}), status=401)


async def export_person(store: Database, person: PersonRow) -> dict[str, Any]:
    """Return everything that is stored about a person, without other people's secrets."""
    games = []
    for row in await store.tables(guest=person.id, limit=EXPORTED_TABLES):
        holders = await store.holders(row.id)
        own = [seat for seat, guests in holders.items() if person.id in guests]
        chat = [line for line in await store.chat(row.id, 10_000) if line.seat in own]
        games.append(
            {
                "id": row.id,
                "game": row.game,
                "content": row.content,
                "options": row.options,
                "created": row.created,
                "changed": row.changed,
                "status": row.progress.status,
                "scores": row.progress.scores,
                "seats": [seat.name for seat in row.seats],
                "own_seats": own,
                "moves": effective_moves(await store.log(row.id)),
                "own_chat": [{"at": line.at, "text": line.text} for line in chat],
            }
        )
    packs = [
        {"id": pack.id, "game": pack.game, "title": pack.title, "files": pack.files}
        for card in await store.packs_of(person.id, 1000)
        if (pack := await store.pack(card.id)) is not None
    ]
    notes = {
        kind: msgspec.json.decode(text)
        for kind in ("puzzler", "kept-puzzles", SETTINGS, "profile")
        if (text := await store.note(kind, person.id)) is not None
    }
    return {
        "format": "arizona-account-1",
        "account": {
            "name": person.name,
            "role": person.role,
            "created": person.created,
            "renamed": person.renamed,
            "banned": person.banned,
            "ban_reason": person.ban_reason,
        },
        "passkeys": [
            {"name": one.label, "created": one.created, "used": one.used}
            for one in await store.credentials(person.id)
            if one.kind == PASSKEY
        ],
        "sessions": [
            {"device": one.device, "created": one.created, "used": one.used}
            for one in await store.sessions(person.id)
        ],
        "push_subscriptions": len(await store.pushes(person.id)),
        "history": [
            {"at": one.at, "action": one.action, "detail": one.detail}
            for one in await store.audit_log(person.id, 10_000)
        ],
        "bots": [
            {"name": bot.name, "created": bot.created} for bot in await store.bots_of(person.id)
        ],
        "following": [
            {"name": one.name, "since": one.since}
            for one in await store.followed(person.id, MAX_FOLLOWED)
        ],
        "shows_online": await store.shows_presence(person.id),
        "ratings": [
            {
                "pool": one.change.pool,
                "table": one.change.table,
                "cause": str(one.change.cause),
                "at": one.at,
                "before": round(one.change.before.points, 1),
                "after": round(one.change.after.points, 1),
                "deviation": round(one.change.after.deviation, 1),
            }
            for one in await store.rating_history(person.id)
        ],
        **await export_moderation(store, person.id),
        "puzzles": notes.get("puzzler", {}),
        "saved_puzzles": notes.get("kept-puzzles", []),
        "settings": notes.get(SETTINGS, {}),
        "profile": notes.get("profile", {}),
        "packs": packs,
        "games": games,
        "daily": [
            {
                "day": run.day,
                "game": run.game,
                "table": run.table,
                "started": run.started,
                "finished": run.finished,
                "result": run.score,
            }
            for run in await store.daily_runs_of(person.id)
        ],
        "tournaments": [title._asdict() for title in await store.tournaments_of(person.id)],
    }
