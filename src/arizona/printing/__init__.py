"""Print and play: sheets, cards, tiles, boards and rules as PDF (extra ``arizona[print]``).

Typst typesets the pages. Their content comes from a content pack, the text from the message files,
and the drawings from the browser page. A game provides ``faces/printing.py`` and
``faces/printing.typ``; a game without them gets its rules and a player aid.
"""
