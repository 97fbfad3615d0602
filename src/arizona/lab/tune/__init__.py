"""Tunes the numbers of a content pack."""
