"""Presentation of positions and actions: notation, views, messages and rules pages."""
