"""Reading, checking and generating content packs."""
