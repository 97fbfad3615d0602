"""Application services: bots, reviews, puzzles, Workshop, notifications, pictures, printing."""
