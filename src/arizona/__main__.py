"""Run the command line interface with `python -m arizona`."""

from __future__ import annotations

from arizona.cli.main import main

main()
