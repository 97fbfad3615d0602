"""All messages between clients and the server; the source of the TypeScript types.

``docs/protocol.md`` describes how they are used. ``python -m arizona.server.protocol.typescript``
writes the types for the page; a test fails if they are stale.
"""
