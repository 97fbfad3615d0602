"""Runs ``bench.reference_programs`` under its former name."""

from __future__ import annotations

import sys

from bench.reference_programs import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
