"""Content packs: loading and checking."""
