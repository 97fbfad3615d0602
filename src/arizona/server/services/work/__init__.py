"""Work whose cost depends on what users send: queued fairly, run in bounded worker processes."""
