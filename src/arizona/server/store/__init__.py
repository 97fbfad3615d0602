"""Storage of tables."""
