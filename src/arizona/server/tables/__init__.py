"""A table in memory: what is played, who sits there, what goes on by itself."""
