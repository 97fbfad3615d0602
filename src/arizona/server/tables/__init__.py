"""Tables in memory: the game, the seats, and automatic actions."""
