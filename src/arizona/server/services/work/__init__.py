"""User-triggered work of unpredictable cost, queued fairly and run in limited worker processes."""
