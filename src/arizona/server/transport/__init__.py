"""Transport of messages between clients and rooms."""
