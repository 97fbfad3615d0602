"""Loading and validation of content packs."""
