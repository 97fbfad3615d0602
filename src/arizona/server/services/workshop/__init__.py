"""Workshop: guests' own content packs, edited entry by entry, checked, stored and simulated."""
