"""Play many games."""
