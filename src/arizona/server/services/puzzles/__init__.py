"""Puzzles: daily puzzles, archive, races and saved puzzles."""
