"""Small programs for the people who work on Arizona."""
