"""Bots, from random play to the strongest search."""
