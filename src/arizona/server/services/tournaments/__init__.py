"""Tournaments of people: entries, rounds at tables of this server, results and standings."""
