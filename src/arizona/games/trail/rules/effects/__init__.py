"""What cards, tracks, pieces and Spirits do."""
