"""The games in a terminal: boards in Unicode, moves by number or text."""
