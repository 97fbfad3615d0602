"""Catalog of games, content packs and lab reports."""
