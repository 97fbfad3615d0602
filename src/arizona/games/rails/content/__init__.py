"""Content packs: loading, checking and generating sheets."""
