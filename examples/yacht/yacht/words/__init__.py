"""Text and views of positions and actions: notation, view data, messages and rules page."""
