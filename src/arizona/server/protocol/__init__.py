"""Every message between a browser and the server, once: the TypeScript types come from here.

``docs/protocol.md`` describes their use. ``python -m arizona.server.protocol.typescript`` writes
the types for the browser; a test fails when they are stale.
"""
