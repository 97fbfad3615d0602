"""Trail: eight weeks on the Arizona Trail, two to four travelers."""
