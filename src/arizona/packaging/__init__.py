"""Builds compiled packages: Arizona itself, and games in packages of their own."""
