"""Drawings of the board."""
