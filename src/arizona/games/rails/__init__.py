"""Rails: a roll-and-write railway game with shared dice."""
