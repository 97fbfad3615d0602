"""Yacht: five dice, three rolls, twelve boxes; two to four players."""
