"""Change the numbers of a pack."""
