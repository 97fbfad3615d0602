"""Bot processes and the queue of their jobs."""
