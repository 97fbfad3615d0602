"""Tools for translators: what is translated, what is wrong, and files for translation platforms."""
