"""Administration of tables and accounts from the command line."""
