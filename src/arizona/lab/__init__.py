"""Simulations with many bot games, and reports about them."""
