"""Adapters to the shared packages: terminal, pictures, printing, puzzles, review, Workshop, lab."""
