"""Game-independent core: states, games, matches, records and the game registry."""
