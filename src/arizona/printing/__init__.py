"""Print and play: sheets, cards, tiles, boards and rules as PDF (extra ``arizona[print]``).

Typst sets the pages. What stands on them comes from a content pack, the sentences come from the
message files, and the drawings are the page's own. A game brings ``printing.py`` and
``printing.typ`` in its folder; a game without them gets its rules and an aid.
"""
