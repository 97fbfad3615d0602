"""The phases of a week."""
