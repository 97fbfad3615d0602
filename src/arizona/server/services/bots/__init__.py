"""Bots at a table: who there is, and the processes in which they think."""
