"""Hex for Arizona."""
