"""Reviews of finished games: the value of each decision and the effect of chance."""
