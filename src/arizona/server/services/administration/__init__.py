"""Maintenance of stored tables from the command line."""
