"""Plays many games."""
