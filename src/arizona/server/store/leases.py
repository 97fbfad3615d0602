"""SQL for coordination through PostgreSQL: live servers, leases of tables, and the shared clock.

A server that sends no heartbeat for ``LEASE_MS`` is considered gone, and other servers may take
over its tables. All times are the database's, so differences between the machines' clocks do not
matter.
"""

from __future__ import annotations

from typing import Final

BEAT_SECONDS: Final = 1.0
"""Interval between heartbeats."""
LEASE_MS: Final = 4000
"""Time without a heartbeat after which a server is considered gone."""
LEASE_SECONDS: Final = LEASE_MS / 1000
MAX_JUMP_MS: Final = 3000
"""Maximum time the shared clock advances per heartbeat. During a longer gap no server was running
and no one could move, so the clock is treated as stopped.
"""
AT_ONCE: Final = 200
"""Maximum number of tables a server takes over at once."""
SINCE_STEP: Final = 6

_NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
FIRST_TIME: Final = (
    f"INSERT INTO hours (one, ms, at) VALUES (1, {_NOW}, {_NOW}) ON CONFLICT DO NOTHING"
)
BEAT: Final = f"""
WITH alive AS (INSERT INTO servers (id, kind, until)
    SELECT $1::text, $2::text, {_NOW} + $3::bigint WHERE $2::text <> ''
    ON CONFLICT (id) DO UPDATE SET until=excluded.until),
  old AS (DELETE FROM servers WHERE until < {_NOW} - 3600000)
UPDATE hours SET ms = ms + least(greatest({_NOW} - at, 0), {MAX_JUMP_MS}),
  at = greatest(at, {_NOW}) RETURNING ms"""
GONE: Final = "DELETE FROM servers WHERE id=$1"
ALIVE: Final = f"SELECT id FROM servers WHERE until > {_NOW}"
_FREE: Final = f"""leases.server=excluded.server
  OR NOT EXISTS (SELECT 1 FROM servers s WHERE s.id=leases.server AND s.until > {_NOW})"""
CLAIM: Final = f"""
INSERT INTO leases (table_id, server) VALUES (?, ?)
ON CONFLICT (table_id) DO UPDATE SET server=excluded.server WHERE {_FREE} RETURNING table_id"""
TAKE_DUE: Final = f"""
WITH me AS (SELECT ?::text AS name, ?::bigint AS before),
found AS (SELECT t.id FROM me, tables t
    LEFT JOIN leases l ON l.table_id=t.id
    LEFT JOIN servers s ON s.id=l.server AND s.until > {_NOW}
    WHERE t.status IN ('playing', 'waiting') AND (t.bot_due=1 OR t.deadline < me.before)
    AND (s.id IS NULL OR s.id=me.name)
    ORDER BY t.deadline NULLS FIRST LIMIT {AT_ONCE} FOR NO KEY UPDATE OF t SKIP LOCKED)
INSERT INTO leases (table_id, server) SELECT found.id, me.name FROM found, me
ON CONFLICT (table_id) DO UPDATE SET server=excluded.server WHERE {_FREE} RETURNING table_id"""
TAKE_NOTICES: Final = f"""
UPDATE notices SET server=? WHERE NOT EXISTS
  (SELECT 1 FROM servers s WHERE s.id=notices.server AND s.until > {_NOW}) RETURNING table_id"""
SETTINGS: Final = """SELECT name, setting FROM pg_settings WHERE name IN
  ('server_version', 'fsync', 'synchronous_commit', 'max_connections')"""
RELEASE: Final = "DELETE FROM leases WHERE table_id=$1 AND server=$2"
