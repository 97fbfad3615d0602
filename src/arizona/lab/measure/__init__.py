"""Statistics of simulated games."""
