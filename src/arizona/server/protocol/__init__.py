"""Every message between a browser and the server, once: the TypeScript types come from here.

``docs/protocol.md`` tells how they are used. ``python -m arizona.server.protocol.typescript`` writes
the types for the browser; a test fails when they are stale.
"""
