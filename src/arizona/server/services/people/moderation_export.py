"""Moderation data about a person, for the account export."""

from __future__ import annotations

from typing import Any

from arizona.server.store.moderation_rows import ModerationStore


async def export_moderation(store: ModerationStore, person: str) -> dict[str, Any]:
    """Return a person's blocks, the reports they made, and the actions taken against them.

    Reports about the person and blocks of the person are left out, as they would reveal others.
    """
    return {
        "blocks": [{"name": one.name, "at": one.at} for one in await store.blocks_of(person)],
        "reports_made": [
            {
                "at": one.at,
                "name": one.target_name,
                "table": one.table_id,
                "reason": one.reason,
                "text": one.text,
            }
            for one in await store.reports_by(person, 10_000)
        ],
        "moderation": [
            {
                "at": one.at,
                "action": one.kind,
                "until": one.until,
                "reason": one.reason,
                "reversed": one.reversed,
                "reversed_reason": one.reversed_reason,
                "answer": one.answer,
                "subject": one.subject_title,
            }
            for one in await store.sanctions_of(person)
        ],
    }
