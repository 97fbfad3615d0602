"""Experiments: bots against bots, many times over."""
