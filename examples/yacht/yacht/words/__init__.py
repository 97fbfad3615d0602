"""How positions and actions are shown to people: notation, view, messages, rules page."""
