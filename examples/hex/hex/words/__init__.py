"""Text and views of positions and actions."""
