"""What can be asked in Trail. To add a question: a class here, a line in ``table.py``."""
