"""Trail: a game for two to four travelers over eight weeks on the Arizona Trail."""
