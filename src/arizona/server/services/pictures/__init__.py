"""Pictures of tables, puzzles and reviews."""
