"""The games in a terminal: Unicode boards, moves by number or text."""
