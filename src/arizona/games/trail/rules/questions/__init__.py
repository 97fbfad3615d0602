"""The questions of Trail. To add one, define a class here and add it to ``table.py``."""
