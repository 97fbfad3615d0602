"""The workshop: packs of guests' own, edited entry by entry, checked, kept and tried out."""
