"""Puzzles: positions from played games with a proven solution. Independent of the games."""
