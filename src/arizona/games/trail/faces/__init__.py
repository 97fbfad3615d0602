"""Adapters to the shared packages: terminal, images, printing, puzzles, review, Workshop, lab."""
