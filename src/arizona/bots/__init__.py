"""Players of our own: from random to the strongest."""
