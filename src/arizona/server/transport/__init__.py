"""How messages travel between a browser and a room."""
