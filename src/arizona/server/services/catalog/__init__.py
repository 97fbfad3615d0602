"""The games on offer, their packs and lab reports."""
