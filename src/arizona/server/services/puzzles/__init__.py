"""Puzzles: daily, archive, races, saved positions."""
