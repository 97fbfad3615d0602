"""The daily challenge: one deal per game and day, the same for everyone."""
