"""Knight: six tiles, forty-eight chips and one shared knight."""
