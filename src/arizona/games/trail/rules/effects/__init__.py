"""Effects of cards, tracks, pieces and Spirits."""
