"""How positions and actions are shown to people: notation, views, messages, rules pages."""
