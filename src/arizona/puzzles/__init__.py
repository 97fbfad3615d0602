"""Puzzles: positions of played games with one thing to find, proved. Knows no game."""
