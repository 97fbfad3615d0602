"""Print and play: what comes out of the press is measured, counted and looked at."""
