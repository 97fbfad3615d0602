"""The command line, a file a family of commands."""
