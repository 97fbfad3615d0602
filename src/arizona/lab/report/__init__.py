"""Numbers as pages, charts and sentences."""
