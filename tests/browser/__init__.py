"""End-to-end tests in a real browser."""
