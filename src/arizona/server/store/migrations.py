"""The database schema as a sequence of migrations, with the steps back to older versions."""

from __future__ import annotations

from typing import Final

import aiosqlite

from arizona.engine.message import Arg, ValidationMessage
from arizona.server.store.store import StoreError

STEPS: Final = (
    """
    CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL);
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, seen INTEGER NOT NULL);
    CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules INTEGER NOT NULL,
      content TEXT NOT NULL,
      content_hash TEXT NOT NULL,
      options TEXT NOT NULL,
      clock TEXT NOT NULL,
      host TEXT NOT NULL,
      open INTEGER NOT NULL,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      origin_table TEXT,
      origin_moment INTEGER,
      next TEXT,
      status TEXT NOT NULL,
      to_move INTEGER NOT NULL,
      moment INTEGER NOT NULL,
      scores TEXT NOT NULL
    );
    CREATE TABLE seats (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      bot TEXT,
      owned INTEGER NOT NULL,
      secret_hash BLOB,
      hook TEXT,
      PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE holders (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      guest TEXT NOT NULL,
      PRIMARY KEY (table_id, seat, guest)
    );
    CREATE INDEX holders_by_guest ON holders (guest);
    CREATE TABLE moves (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      line TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      id INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (table_id, id)
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_change ON tables (changed);
    CREATE INDEX tables_by_host ON tables (host);
    """,
    # Clocks, and what a restarted server has to resume.
    """
    ALTER TABLE tables ADD COLUMN seed TEXT;
    ALTER TABLE tables ADD COLUMN clock_ms TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE tables ADD COLUMN deadline INTEGER;
    ALTER TABLE tables ADD COLUMN bot_due INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
    CREATE INDEX tables_by_bot ON tables (bot_due) WHERE bot_due = 1;
    """,
    # Deadlines use the server clock, which starts here at the Unix time. A line of a log may be
    # `back N`, which an older version would take for a move.
    """
    CREATE TABLE hours (one INTEGER PRIMARY KEY CHECK (one = 1), ms INTEGER NOT NULL);
    """,
    # The host's settings of a table.
    """
    ALTER TABLE tables ADD COLUMN house TEXT NOT NULL DEFAULT '{}';
    """,
    # When the position last changed, for absent players. A line of a log may be a remark, `2
    # resigns`.
    """
    ALTER TABLE tables ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    """,
    # Several servers: version and mark of a table's last change, live servers, and leases of
    # tables.
    """
    ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN mark TEXT NOT NULL DEFAULT '';
    ALTER TABLE hours ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE servers (id TEXT PRIMARY KEY, kind TEXT NOT NULL, until INTEGER NOT NULL);
    CREATE TABLE leases (
      table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      server TEXT NOT NULL
    );
    """,
    # Reviews of finished games, stored in parts while in progress.
    """
    CREATE TABLE reviews (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      stamp TEXT NOT NULL,
      part INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, stamp, part)
    );
    """,
    # Browsers subscribed to turn notifications while the page is closed.
    """
    CREATE TABLE pushes (
      endpoint TEXT PRIMARY KEY,
      guest TEXT NOT NULL,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      language TEXT NOT NULL,
      added INTEGER NOT NULL
    );
    CREATE INDEX pushes_by_guest ON pushes (guest);
    """,
    # Pending turn notifications, and the server responsible for each.
    """
    CREATE TABLE notices (
      table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      moment INTEGER NOT NULL,
      server TEXT NOT NULL
    );
    """,
    # Short texts by name: guests' puzzle progress, and statistics of puzzles.
    """
    CREATE TABLE notes (
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (kind, name)
    ) WITHOUT ROWID;
    """,
    # The workshop: guests' packs with their history, and contents of tables by hash.
    """
    CREATE TABLE packs (
      id TEXT PRIMARY KEY,
      guest TEXT NOT NULL,
      game TEXT NOT NULL,
      title TEXT NOT NULL,
      base TEXT NOT NULL,
      files TEXT NOT NULL,
      digest TEXT NOT NULL,
      fine INTEGER NOT NULL,
      changes INTEGER NOT NULL,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      step INTEGER NOT NULL,
      revision INTEGER NOT NULL
    );
    CREATE INDEX packs_by_guest ON packs (guest);
    CREATE TABLE pack_steps (
      pack_id TEXT NOT NULL REFERENCES packs (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      at INTEGER NOT NULL,
      about TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (pack_id, number)
    );
    CREATE TABLE contents (
      game TEXT NOT NULL,
      hash TEXT NOT NULL,
      body TEXT NOT NULL,
      kept INTEGER NOT NULL,
      PRIMARY KEY (game, hash)
    );
    """,
    # The storage ledger: how many bytes were stored from which address (as a keyed hash).
    """
    CREATE TABLE storage (
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      source TEXT NOT NULL,
      guest TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      added INTEGER NOT NULL,
      seen INTEGER NOT NULL,
      PRIMARY KEY (kind, name)
    );
    CREATE INDEX storage_by_source ON storage (source);
    CREATE INDEX storage_by_guest ON storage (guest);
    CREATE INDEX storage_by_use ON storage (seen);
    """,
    # People: accounts, their names and credentials, login sessions, invitations and the audit log.
    """
    CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE,
      display TEXT NOT NULL,
      role TEXT NOT NULL,
      created INTEGER NOT NULL,
      renamed INTEGER,
      banned INTEGER NOT NULL,
      ban_reason TEXT NOT NULL,
      delete_at INTEGER
    );
    CREATE TABLE person_names (
      name_key TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      until INTEGER NOT NULL
    );
    CREATE INDEX person_names_by_person ON person_names (person);
    CREATE TABLE credentials (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      label TEXT NOT NULL,
      secret TEXT NOT NULL,
      counter INTEGER NOT NULL,
      created INTEGER NOT NULL,
      used INTEGER NOT NULL
    );
    CREATE INDEX credentials_by_person ON credentials (person);
    CREATE TABLE recovery_codes (
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      PRIMARY KEY (person, hash)
    );
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      device TEXT NOT NULL,
      method TEXT NOT NULL,
      created INTEGER NOT NULL,
      used INTEGER NOT NULL,
      ended INTEGER
    );
    CREATE INDEX sessions_by_person ON sessions (person);
    CREATE INDEX sessions_by_end ON sessions (ended) WHERE ended IS NOT NULL;
    CREATE TABLE invitations (
      hash TEXT PRIMARY KEY,
      role TEXT NOT NULL,
      created INTEGER NOT NULL,
      until INTEGER NOT NULL,
      used_by TEXT NOT NULL
    );
    CREATE TABLE audit (
      id TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      person TEXT NOT NULL,
      actor TEXT NOT NULL,
      action TEXT NOT NULL,
      detail TEXT NOT NULL
    );
    CREATE INDEX audit_by_person ON audit (person, at);
    """,
    # Friends: whom people follow, and invitations to tables.
    """
    CREATE TABLE follows (
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      other TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      since INTEGER NOT NULL,
      PRIMARY KEY (person, other)
    );
    CREATE INDEX follows_by_other ON follows (other);
    CREATE TABLE table_invitations (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      sender TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      at INTEGER NOT NULL,
      declined INTEGER NOT NULL,
      PRIMARY KEY (table_id, person)
    );
    CREATE INDEX table_invitations_by_person ON table_invitations (person, at);
    CREATE INDEX table_invitations_by_sender ON table_invitations (sender);
    """,
    # Ratings: results that are not counted yet, counted games in their order, and the history of
    # ratings. Counted games and history are append-only, and outlive the tables.
    """
    CREATE TABLE rated_results (
      table_id TEXT PRIMARY KEY,
      pool TEXT NOT NULL,
      players TEXT NOT NULL,
      places TEXT NOT NULL,
      finished INTEGER NOT NULL
    );
    CREATE TABLE counted_games (
      number INTEGER PRIMARY KEY,
      table_id TEXT NOT NULL UNIQUE,
      pool TEXT NOT NULL,
      players TEXT NOT NULL,
      places TEXT NOT NULL,
      finished INTEGER NOT NULL,
      at INTEGER NOT NULL
    );
    CREATE TABLE rating_changes (
      number INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      person TEXT NOT NULL,
      pool TEXT NOT NULL,
      table_id TEXT NOT NULL,
      cause TEXT NOT NULL,
      mu_before DOUBLE PRECISION NOT NULL,
      sigma_before DOUBLE PRECISION NOT NULL,
      mu_after DOUBLE PRECISION NOT NULL,
      sigma_after DOUBLE PRECISION NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (number, seat)
    );
    CREATE INDEX rating_changes_by_person ON rating_changes (person, pool, number);
    CREATE INDEX rating_changes_by_pool ON rating_changes (pool, at);
    CREATE INDEX rating_changes_by_table ON rating_changes (table_id);
    """,
    # Challenges that browsers sign with a passkey; each can be used once.
    """
    CREATE TABLE challenges (
      id TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      browser TEXT NOT NULL,
      data TEXT NOT NULL,
      until INTEGER NOT NULL
    );
    CREATE INDEX challenges_by_end ON challenges (until);
    """,
    # Moderation: authors of chat lines, blocks, reports and sanctions.
    """
    ALTER TABLE chat ADD COLUMN guest TEXT NOT NULL DEFAULT '';
    CREATE INDEX chat_by_guest ON chat (guest) WHERE guest <> '';
    CREATE TABLE blocks (
      id TEXT PRIMARY KEY,
      blocker TEXT NOT NULL,
      blocked TEXT NOT NULL,
      name TEXT NOT NULL,
      at INTEGER NOT NULL,
      UNIQUE (blocker, blocked)
    );
    CREATE INDEX blocks_by_blocked ON blocks (blocked);
    CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      reporter TEXT NOT NULL,
      reporter_name TEXT NOT NULL,
      target TEXT NOT NULL,
      target_name TEXT NOT NULL,
      table_id TEXT NOT NULL,
      game TEXT NOT NULL,
      seat INTEGER NOT NULL,
      moment INTEGER NOT NULL,
      reason TEXT NOT NULL,
      text TEXT NOT NULL,
      evidence TEXT NOT NULL,
      closed INTEGER NOT NULL,
      closed_by TEXT NOT NULL,
      resolution TEXT NOT NULL,
      UNIQUE (reporter, table_id, target)
    );
    CREATE INDEX reports_by_target ON reports (target);
    CREATE INDEX reports_by_state ON reports (closed, at);
    CREATE TABLE sanctions (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      kind TEXT NOT NULL,
      at INTEGER NOT NULL,
      until INTEGER NOT NULL,
      actor TEXT NOT NULL,
      actor_name TEXT NOT NULL,
      reason TEXT NOT NULL,
      report TEXT NOT NULL,
      reversed INTEGER NOT NULL,
      reversed_by TEXT NOT NULL,
      reversed_reason TEXT NOT NULL,
      seen INTEGER NOT NULL,
      answer TEXT NOT NULL,
      answered INTEGER NOT NULL
    );
    CREATE INDEX sanctions_by_person ON sanctions (person, at);
    """,
    # The daily challenge: one run per day, game and person, with its result.
    """
    CREATE TABLE daily_runs (
      day TEXT NOT NULL,
      game TEXT NOT NULL,
      person TEXT NOT NULL,
      table_id TEXT NOT NULL UNIQUE,
      started INTEGER NOT NULL,
      finished INTEGER,
      score INTEGER NOT NULL,
      lead INTEGER NOT NULL,
      unranked INTEGER NOT NULL,
      PRIMARY KEY (day, game, person)
    );
    CREATE INDEX daily_runs_by_person ON daily_runs (person);
    CREATE INDEX daily_runs_unfinished ON daily_runs (day) WHERE finished IS NULL;
    """,
    # People who look for opponents.
    """
    CREATE TABLE seeks (
      person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
      game TEXT NOT NULL,
      pace TEXT NOT NULL,
      seats INTEGER NOT NULL,
      since INTEGER NOT NULL,
      until INTEGER NOT NULL,
      table_id TEXT NOT NULL
    );
    CREATE INDEX seeks_waiting ON seeks (since) WHERE table_id = '';
    """,
    # What a moderator's action is about, if not the person: a pack or a username. Games played
    # offline, by the id that the browser gave them.
    """
    ALTER TABLE sanctions ADD COLUMN subject TEXT NOT NULL DEFAULT '';
    ALTER TABLE sanctions ADD COLUMN subject_title TEXT NOT NULL DEFAULT '';
    CREATE TABLE offline_games (
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      table_id TEXT NOT NULL,
      PRIMARY KEY (person, id)
    );
    """,
    # Voided results of rated games, which share the order of counted games; what a browser is
    # notified of; and whether people were notified of the players that were found.
    """
    CREATE TABLE rating_voids (
      number INTEGER PRIMARY KEY,
      table_id TEXT NOT NULL,
      voided INTEGER NOT NULL,
      actor TEXT NOT NULL,
      actor_name TEXT NOT NULL,
      reason TEXT NOT NULL,
      at INTEGER NOT NULL
    );
    CREATE INDEX rating_voids_by_table ON rating_voids (table_id, number);
    ALTER TABLE pushes ADD COLUMN kinds TEXT NOT NULL DEFAULT 'turn invitation found';
    ALTER TABLE seeks ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
    """,
    # Tournaments: every change of one raises its version and depends on the version before.
    """
    CREATE TABLE tournaments (
      id TEXT PRIMARY KEY,
      version INTEGER NOT NULL,
      state TEXT NOT NULL,
      director TEXT NOT NULL,
      settings TEXT NOT NULL,
      seed TEXT NOT NULL,
      listed INTEGER NOT NULL,
      arena INTEGER NOT NULL,
      created INTEGER NOT NULL,
      starts INTEGER NOT NULL,
      started INTEGER NOT NULL,
      ended INTEGER NOT NULL,
      next_at INTEGER NOT NULL
    );
    CREATE INDEX tournaments_by_state ON tournaments (state, created);
    CREATE INDEX tournaments_by_director ON tournaments (director);
    CREATE TABLE tournament_entrants (
      tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      person TEXT NOT NULL,
      bot TEXT NOT NULL,
      rating INTEGER NOT NULL,
      joined INTEGER NOT NULL,
      left_after INTEGER,
      PRIMARY KEY (tournament, id)
    );
    CREATE UNIQUE INDEX tournament_entrants_by_person
      ON tournament_entrants (person, tournament) WHERE person <> '';
    CREATE TABLE tournament_rounds (
      tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      byes TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (tournament, number)
    );
    CREATE TABLE tournament_tables (
      tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
      round INTEGER NOT NULL,
      board INTEGER NOT NULL,
      table_id TEXT NOT NULL UNIQUE,
      seats TEXT NOT NULL,
      result TEXT NOT NULL,
      finished INTEGER,
      PRIMARY KEY (tournament, round, board)
    );
    CREATE INDEX tournament_tables_open ON tournament_tables (tournament) WHERE finished IS NULL;
    CREATE TABLE tournament_log (
      tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      at INTEGER NOT NULL,
      actor TEXT NOT NULL,
      action TEXT NOT NULL,
      round INTEGER NOT NULL,
      board INTEGER NOT NULL,
      PRIMARY KEY (tournament, version)
    );
    """,
)
"""Never edit a released migration; add a new one."""
BACK: Final = {
    6: """
    DROP TABLE leases;
    DROP TABLE servers;
    ALTER TABLE hours DROP COLUMN at;
    ALTER TABLE tables DROP COLUMN mark;
    ALTER TABLE tables DROP COLUMN version;
    """,
    7: """
    DROP TABLE reviews;
    """,
    8: """
    DROP TABLE pushes;
    """,
    9: """
    DROP TABLE notices;
    """,
    10: """
    DROP TABLE notes;
    """,
    11: """
    DROP TABLE contents;
    DROP TABLE pack_steps;
    DROP TABLE packs;
    """,
    12: """
    DROP TABLE storage;
    """,
    13: """
    DROP TABLE audit;
    DROP TABLE invitations;
    DROP TABLE sessions;
    DROP TABLE recovery_codes;
    DROP TABLE credentials;
    DROP TABLE person_names;
    DROP TABLE people;
    """,
    14: """
    DROP TABLE table_invitations;
    DROP TABLE follows;
    """,
    15: """
    DROP TABLE rating_changes;
    DROP TABLE counted_games;
    DROP TABLE rated_results;
    """,
    16: """
    DROP TABLE challenges;
    """,
    17: """
    DROP TABLE sanctions;
    DROP TABLE reports;
    DROP TABLE blocks;
    DROP INDEX chat_by_guest;
    ALTER TABLE chat DROP COLUMN guest;
    """,
    18: """
    DROP TABLE daily_runs;
    """,
    19: """
    DROP TABLE seeks;
    """,
    20: """
    DROP TABLE offline_games;
    ALTER TABLE sanctions DROP COLUMN subject_title;
    ALTER TABLE sanctions DROP COLUMN subject;
    """,
    21: """
    ALTER TABLE seeks DROP COLUMN called;
    ALTER TABLE pushes DROP COLUMN kinds;
    DROP TABLE rating_voids;
    """,
    22: """
    DROP TABLE tournament_log;
    DROP TABLE tournament_tables;
    DROP TABLE tournament_rounds;
    DROP TABLE tournament_entrants;
    DROP TABLE tournaments;
    """,
}
"""The migrations back to older versions."""


class NewerStoreError(StoreError):
    """The schema of a store is newer than this version of the program."""

    def at(self, place: str) -> StoreError:
        """Return the error with the file or URL of the store."""
        args = {} if self.translatable is None else self.translatable.args
        english = f"{place}: {self}"
        return StoreError(ValidationMessage("store-newer", english, {**args, "file": place}))


async def version(db: aiosqlite.Connection) -> int:
    """Return the schema version of a file."""
    rows = list(await db.execute_fetchall("PRAGMA user_version"))
    return int(rows[0][0])


async def migrate(db: aiosqlite.Connection, upto: int | None = None) -> None:
    """Apply the missing migrations, each in its own transaction."""
    target = len(STEPS) if upto is None else upto
    for number, step in steps_between(await version(db), target):
        await db.executescript(f"BEGIN IMMEDIATE;{step}PRAGMA user_version={number};COMMIT;")


def steps_between(have: int, target: int) -> list[tuple[int, str]]:
    """Return the migrations from one version to another, each with its resulting version."""
    if have > len(STEPS):
        english = (
            "the store was made by a newer version (step {have}; this version knows {known}); "
            "run that version, or have it run: arizona tables step-back {known}"
        )
        args: dict[str, Arg] = {"have": have, "known": len(STEPS)}
        raise NewerStoreError(ValidationMessage("store-newer", english, args))
    if not 0 <= target <= len(STEPS):
        english = f"there are steps 0 to {len(STEPS)}, not {target}"
        raise StoreError(ValidationMessage("store-no-step", english, {"known": len(STEPS)}))
    for number in range(have, target, -1):
        if number not in BACK:
            english = "there is no way back before step {step}"
            raise StoreError(ValidationMessage("store-no-way-back", english, {"step": number}))
    back = [(number - 1, BACK[number]) for number in range(have, target, -1)]
    return back + [(number + 1, STEPS[number]) for number in range(have, target)]


def for_postgres(number: int, step: str) -> str:
    """Translate a migration to PostgreSQL."""
    words = step.replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA").replace(" WITHOUT ROWID", "")
    if number == 1:  # SQLite has an implicit rowid
        words += "ALTER TABLE holders ADD COLUMN rowid BIGINT GENERATED ALWAYS AS IDENTITY;"
    return words
