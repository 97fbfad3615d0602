"""Learning to judge positions by self-play, generation after generation."""
