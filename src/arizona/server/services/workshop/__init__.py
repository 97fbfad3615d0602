"""Workshop: custom content packs, edited entry by entry, validated, stored and simulated."""
