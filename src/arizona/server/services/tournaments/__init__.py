"""Tournaments: entries, rounds at this server's tables, results and standings."""
