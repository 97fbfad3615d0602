"""Tournaments: pairings, standings and tie-breaks.

``model`` has the data that all formats share. Each format is a module with ``pair(tournament)``,
the next round; ``formats`` lists them. A pairing depends on nothing but the tournament's data and
its seed, so anybody can check it.
"""
