"""The phases of a week, step by step."""
