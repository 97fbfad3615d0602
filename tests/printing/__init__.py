"""Print and play: checks of the generated PDFs."""
