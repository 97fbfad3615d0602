"""Reports as HTML pages, charts and text."""
