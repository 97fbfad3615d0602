"""From games to numbers."""
