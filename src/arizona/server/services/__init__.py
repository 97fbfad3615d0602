"""Work for the people at the tables: bots, reviews, puzzles, Workshop, notifications, printing."""
