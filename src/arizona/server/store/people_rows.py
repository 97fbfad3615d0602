"""Storage of people: accounts, credentials, recovery codes and the audit log.

A person has an id that is used wherever a guest's id is used: as host of a table, holder of a seat,
owner of a pack and so on. Times are Unix times in ms.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from arizona.server.store.audit_rows import audit_entry as _audit
from arizona.server.store.daily_rows import anonymous_runs, merged_runs
from arizona.server.store.moderation_rows import (
    MODERATION_TABLES,
    forget_person,
    merge_moderation,
)
from arizona.server.store.offline_rows import OFFLINE_GAME
from arizona.server.store.rating_rows import RESULT
from arizona.server.store.session_rows import END_ALL, SESSION, Role, SessionStore
from arizona.server.store.sql import (
    ADD_NAME_KEY,
    ADD_PASSKEY,
    CREDENTIAL,
    NAME_GUEST,
    RATING_CHANGE,
    RATING_VOID,
    SAVE_NOTE,
    USE_CODE,
    USE_INVITATION,
    Statement,
    Values,
)
from arizona.server.store.tournament_rows import TOURNAMENT_TABLES, forget_entrant

FORMER: Final = "Former player"
"""The name under which games of a deleted account remain."""
PASSWORD: Final = "password"
PASSKEY: Final = "passkey"
PERSON: Final = "id, name, folded, display, role, created, renamed, banned, ban_reason, delete_at"
BOT_OWNER: Final = "bot-owner"
"""The kind of the note with the owner of a bot account."""
FOREVER: Final = 2**62
"""The end of a name's validity while its owner has it."""
GUEST_TABLES: Final = (
    "SELECT id FROM tables WHERE host=? UNION SELECT table_id FROM holders WHERE guest=?"
)
NEXT_VERSIONS: Final = f"UPDATE tables SET version=version+1 WHERE id IN ({GUEST_TABLES})"
OWN_CHARGES: Final = "'puzzles', 'progress', 'name'"
"""Kinds of the storage ledger whose name is the guest."""


class PersonRow(Struct, kw_only=True):
    """An account."""

    id: str
    name: str
    folded: str
    """The name in case-folded form, by which people sign in."""
    display: str
    role: Role = "person"
    created: int
    renamed: int | None = None
    banned: int = 0
    """When the person was banned; 0 if not."""
    ban_reason: str = ""
    delete_at: int | None = None
    """When the account will be deleted, at its owner's request."""


class CredentialRow(Struct, kw_only=True):
    """A password hash or a passkey."""

    id: str
    person: str
    kind: str
    label: str
    """The name that the owner gave to a passkey."""
    secret: str
    """The password hash, or the public key of the passkey as JSON."""
    counter: int = 0
    """The signature counter of the passkey's device; 0 if it has none."""
    created: int
    used: int


class AuditRow(Struct, frozen=True):
    """An entry of the audit log: who did what to which account."""

    at: int
    person: str
    actor: str
    action: str
    detail: str


class PeopleStore(SessionStore):
    """People in a database; subclasses provide the connection."""

    # --- people -------------------------------------------------------------------------------

    async def person(self, id: str) -> PersonRow | None:
        return await self._person("id=?", (id,))

    async def person_named(self, folded: str) -> PersonRow | None:
        """Return the person with a case-folded account name."""
        return await self._person("folded=?", (folded,))

    async def _person(self, where: str, values: Values) -> PersonRow | None:
        rows = await self._rows(f"SELECT {PERSON} FROM people WHERE {where}", values)
        return _person_of(rows[0]) if rows else None

    async def people(self, after: str = "", limit: int = 200) -> list[PersonRow]:
        """Return the people after a case-folded name, in order."""
        rows = await self._rows(
            f"SELECT {PERSON} FROM people WHERE folded>? ORDER BY folded LIMIT ?", (after, limit)
        )
        return [_person_of(row) for row in rows]

    async def created(self, ids: list[str]) -> dict[str, int]:
        """Return when the accounts among these ids were created."""
        found: dict[str, int] = {}
        for start in range(0, len(ids), 500):
            some = ids[start : start + 500]
            places = ",".join("?" * len(some))
            rows = await self._rows(f"SELECT id, created FROM people WHERE id IN ({places})", some)
            found |= {str(id): int(at) for id, at in rows}
        return found

    async def has_host(self) -> bool:
        return bool(await self._rows("SELECT 1 FROM people WHERE role='host' LIMIT 1"))

    async def name_owners(self, keys: Iterable[str], now: int) -> dict[str, str]:
        """Return the owner of each of these name keys that is in use."""
        wanted = list(keys)
        rows = await self._rows(
            f"SELECT name_key, person FROM person_names "
            f"WHERE name_key IN ({','.join('?' * len(wanted))}) AND until>?",
            (*wanted, now),
        )
        return {str(key): str(person) for key, person in rows}

    async def add_person(
        self,
        person: PersonRow,
        keys: Iterable[str],
        credentials: list[CredentialRow],
        codes: Iterable[str],
        invitation: str = "",
    ) -> None:
        """Add a person; raise ``StaleError`` if a name or the invitation was taken meanwhile."""
        now = person.created
        work: list[Statement] = [(ADD_PERSON, astuple(person))]
        work += _own_keys(person.id, keys, now)
        if invitation:
            work.append((USE_INVITATION, (person.id, invitation, now)))
        work += [
            (ADD_PASSKEY if one.kind == PASSKEY else PUT_CREDENTIAL, astuple(one))
            for one in credentials
        ]
        work += [(ADD_CODE, (person.id, code)) for code in codes]
        work.append((NAME_GUEST, (person.id, person.display, now)))
        work.append(_audit(now, person.id, person.id, "register", person.name))
        await self._write(work)

    async def add_bot(self, bot: PersonRow, keys: Iterable[str], owner: str) -> None:
        """Add a bot account; raise ``StaleError`` if its name was taken meanwhile."""
        now = bot.created
        await self._write(
            [
                (ADD_PERSON, astuple(bot)),
                *_own_keys(bot.id, keys, now),
                (NAME_GUEST, (bot.id, bot.display, now)),
                (SAVE_NOTE, (BOT_OWNER, bot.id, owner)),
                _audit(now, bot.id, owner or bot.id, "register", bot.name),
            ]
        )

    async def bots_of(self, owner: str) -> list[PersonRow]:
        """Return the bot accounts of a person, by name."""
        fields = ", ".join(f"p.{field}" for field in PERSON.split(", "))
        rows = await self._rows(
            f"SELECT {fields} FROM people p JOIN notes n ON n.kind=? AND n.name=p.id "
            "WHERE n.text=? ORDER BY p.folded",
            (BOT_OWNER, owner),
        )
        return [_person_of(row) for row in rows]

    async def bot_owner(self, bot: str) -> str | None:
        """Return the owner of a bot account, empty if the host created it; ``None`` if there is
        no such bot.
        """
        rows = await self._rows("SELECT text FROM notes WHERE kind=? AND name=?", (BOT_OWNER, bot))
        return str(rows[0][0]) if rows else None

    async def rename_person(
        self, person: PersonRow, keys: Iterable[str], redirect_until: int, now: int
    ) -> None:
        """Save a person's names. Previous keys stay reserved until ``redirect_until``."""
        work = name_statements(person, keys, redirect_until, now)
        await self._write([*work, _audit(now, person.id, person.id, "rename", person.name)])

    async def change_person(self, person: PersonRow, actor: str, action: str, now: int) -> None:
        """Save role, ban and deletion date of a person, with an entry in the audit log."""
        detail = {"role": person.role, "ban": person.ban_reason}.get(action, "")
        values = (person.role, person.banned, person.ban_reason, person.delete_at, person.id)
        await self._write(
            [
                (
                    "UPDATE people SET role=?, banned=?, ban_reason=?, delete_at=? WHERE id=?",
                    values,
                ),
                _audit(now, person.id, actor, action, detail),
            ]
        )

    async def due_deletions(self, now: int) -> list[str]:
        """Return the people whose accounts are to be deleted by now."""
        rows = await self._rows("SELECT id FROM people WHERE delete_at<=?", (now,))
        return [str(row[0]) for row in rows]

    async def delete_person(self, id: str, now: int) -> list[str]:
        """Delete an account and all its data; return the tables that changed.

        Games remain, under the name of a former player and without the person's chat.
        """
        tables = await self.tables_of(id)
        chat, seats = (
            f"SELECT 1 FROM holders h "
            f"WHERE h.guest=? AND h.table_id={table}.table_id AND h.seat={table}.seat"
            for table in ("chat", "seats")
        )
        await self._write(
            [
                (NEXT_VERSIONS, (id, id)),
                (f"DELETE FROM chat WHERE EXISTS ({chat})", (id,)),
                (
                    f"UPDATE seats SET name=? WHERE EXISTS ({seats})",
                    (FORMER, id),
                ),
                ("UPDATE tables SET host='' WHERE host=?", (id,)),
                ("DELETE FROM holders WHERE guest=?", (id,)),
                ("DELETE FROM packs WHERE guest=?", (id,)),
                ("DELETE FROM pushes WHERE guest=?", (id,)),
                ("DELETE FROM notes WHERE name=? AND kind IN " + PERSONAL_NOTES, (id,)),
                ("DELETE FROM storage WHERE guest=?", (id,)),
                ("DELETE FROM guests WHERE id=?", (id,)),
                anonymous_runs(id),
                ("DELETE FROM audit WHERE person=?", (id,)),
                *forget_person(id),
                *forget_entrant(id),
                ("DELETE FROM people WHERE id=?", (id,)),
                _audit(now, "", id, "deleted", ""),
            ]
        )
        return tables

    # --- guests -------------------------------------------------------------------------------

    async def tables_of(self, guest: str) -> list[str]:
        """Return the tables that a guest or person hosts or plays at."""
        return [str(row[0]) for row in await self._rows(GUEST_TABLES, (guest, guest))]

    async def merge_guest(self, guest: str, person: str, notes: dict[str, str]) -> None:
        """Give everything a guest has to a person, atomically.

        ``notes`` are the merged texts by kind, such as the puzzle progress of both.
        """
        work: list[Statement] = [
            (NEXT_VERSIONS, (guest, guest)),
            ("UPDATE tables SET host=? WHERE host=?", (person, guest)),
            (
                "INSERT INTO holders (table_id, seat, guest) SELECT table_id, seat, ? "
                "FROM holders WHERE guest=? ON CONFLICT DO NOTHING",
                (person, guest),
            ),
            ("DELETE FROM holders WHERE guest=?", (guest,)),
            ("UPDATE packs SET guest=? WHERE guest=?", (person, guest)),
            ("UPDATE pushes SET guest=? WHERE guest=?", (person, guest)),
            (
                "INSERT INTO storage (kind, name, source, guest, bytes, added, seen) "
                "SELECT kind, ?, source, ?, bytes, added, seen FROM storage "
                f"WHERE guest=? AND name=? AND kind IN ({OWN_CHARGES}) ON CONFLICT DO NOTHING",
                (person, person, guest, guest),
            ),
            (
                f"DELETE FROM storage WHERE guest=? AND kind IN ({OWN_CHARGES})",
                (guest,),
            ),
            ("UPDATE storage SET guest=? WHERE guest=?", (person, guest)),
            ("DELETE FROM notes WHERE name=? AND kind IN " + PERSONAL_NOTES, (guest,)),
            ("DELETE FROM guests WHERE id=?", (guest,)),
            *merged_runs(guest, person),
        ]
        work += [(SAVE_NOTE, (kind, person, text)) for kind, text in notes.items()]
        work += merge_moderation(guest, person)
        await self._write(work)

    # --- credentials --------------------------------------------------------------------------

    async def credentials(self, person: str) -> list[CredentialRow]:
        """Return the credentials of a person, oldest first."""
        rows = await self._rows(
            f"SELECT {CREDENTIAL} FROM credentials WHERE person=? ORDER BY created, id", (person,)
        )
        return [credential_of(row) for row in rows]

    async def put_credential(self, credential: CredentialRow, action: str, now: int) -> None:
        """Add or replace a credential."""
        await self._write(
            [
                (PUT_CREDENTIAL, astuple(credential)),
                _audit(now, credential.person, credential.person, action, credential.label),
            ]
        )

    async def save_rehash(self, id: str, secret: str) -> None:
        """Replace a password hash by one with the current cost."""
        await self._write([("UPDATE credentials SET secret=? WHERE id=?", (secret, id))])

    async def codes(self, person: str) -> list[str]:
        """Return the hashes of the unused recovery codes."""
        rows = await self._rows("SELECT hash FROM recovery_codes WHERE person=?", (person,))
        return [str(row[0]) for row in rows]

    async def put_codes(self, person: str, codes: Iterable[str], actor: str, now: int) -> None:
        """Replace all recovery codes."""
        work: list[Statement] = [("DELETE FROM recovery_codes WHERE person=?", (person,))]
        work += [(ADD_CODE, (person, code)) for code in codes]
        work.append(_audit(now, person, actor, "codes", ""))
        await self._write(work)

    async def recover(self, person: str, code: str, password: CredentialRow, now: int) -> None:
        """Redeem a recovery code and set a new password; raise ``StaleError`` if it was used."""
        await self._write(
            [
                (USE_CODE, (person, code)),
                (PUT_CREDENTIAL, astuple(password)),
                (END_ALL, (now, person, "")),
                _audit(now, person, person, "recover", ""),
            ]
        )

    # --- audit log ----------------------------------------------------------------------------

    async def audit_log(self, person: str, limit: int = 200) -> list[AuditRow]:
        """Return the newest entries about a person."""
        rows = await self._rows(
            "SELECT at, person, actor, action, detail FROM audit WHERE person=? "
            "ORDER BY at DESC, id LIMIT ?",
            (person, limit),
        )
        return [AuditRow(*row) for row in rows]

    # --- transfer -----------------------------------------------------------------------------

    async def people_rows(self, table: str) -> list[Values]:
        """Return all rows of one of the tables of ``TRANSFERRED``."""
        return await self._rows(f"SELECT {TRANSFERRED[table]} FROM {table}")

    async def put_people_rows(self, table: str, rows: list[Values]) -> None:
        """Add rows of another store to one of the tables of ``TRANSFERRED``."""
        columns = TRANSFERRED[table]
        places = ",".join("?" * (columns.count(",") + 1))
        add = f"INSERT INTO {table} ({columns}) VALUES ({places}) ON CONFLICT DO NOTHING"
        if rows:
            await self._write([(add, row) for row in rows])


ADD_PERSON: Final = f"INSERT INTO people ({PERSON}) VALUES (?,?,?,?,?,?,?,?,?,?)"
PUT_CREDENTIAL: Final = f"""
INSERT INTO credentials ({CREDENTIAL}) VALUES (?,?,?,?,?,?,?,?)
ON CONFLICT (id) DO UPDATE SET label=excluded.label, secret=excluded.secret,
  counter=excluded.counter, created=excluded.created, used=excluded.used"""
ADD_CODE: Final = "INSERT INTO recovery_codes (person, hash) VALUES (?,?)"
PERSONAL_NOTES: Final = (
    "('puzzler', 'kept-puzzles', 'settings', 'presence', 'profile', 'bot-owner')"
)
"""Kinds of notes whose name is a guest or person."""
TRANSFERRED: Final = {
    "people": PERSON,
    "person_names": "name_key, person, until",
    "credentials": CREDENTIAL,
    "recovery_codes": "person, hash",
    "sessions": f"{SESSION}, ended",
    "invitations": "hash, role, created, until, used_by",
    "audit": "id, at, person, actor, action, detail",
    "follows": "person, other, since",
    "rated_results": RESULT,
    "counted_games": f"number, {RESULT}, at",
    "rating_changes": RATING_CHANGE,
    "offline_games": OFFLINE_GAME,
    "rating_voids": RATING_VOID,
    **MODERATION_TABLES,
    **TOURNAMENT_TABLES,
}
"""The tables of people with their columns, in the order in which they can be filled."""


def name_statements(
    person: PersonRow, keys: Iterable[str], redirect_until: int, now: int
) -> list[Statement]:
    """Return the statements that save a person's names and reserve the previous ones."""
    return [
        (
            "UPDATE person_names SET until=? WHERE person=? AND until>?",
            (redirect_until, person.id, redirect_until),
        ),
        *_own_keys(person.id, keys, now),
        (
            "UPDATE people SET name=?, folded=?, display=?, renamed=? WHERE id=?",
            (person.name, person.folded, person.display, person.renamed, person.id),
        ),
        (NAME_GUEST, (person.id, person.display, now)),
    ]


def seat_name_statements(person: str, old: str, new: str) -> list[Statement]:
    """Return the statements that replace a person's username at the tables where it is shown."""
    held = (
        "SELECT 1 FROM holders h "
        "WHERE h.guest=? AND h.table_id=seats.table_id AND h.seat=seats.seat"
    )
    return [
        (NEXT_VERSIONS, (person, person)),
        (f"UPDATE seats SET name=? WHERE name=? AND EXISTS ({held})", (new, old, person)),
    ]


def _own_keys(person: str, keys: Iterable[str], now: int) -> list[Statement]:
    return [(ADD_NAME_KEY, (key, person, FOREVER, now)) for key in sorted(keys)]


def _person_of(row: Values) -> PersonRow:
    return PersonRow(**dict(zip(PersonRow.__struct_fields__, row, strict=True)))


def credential_of(row: Values) -> CredentialRow:
    return CredentialRow(**dict(zip(CredentialRow.__struct_fields__, row, strict=True)))
