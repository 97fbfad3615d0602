"""The parts of a table that run on every move; compiled with full optimization."""
