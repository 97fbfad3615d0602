"""`python -m arizona`: the command line, wherever the `arizona` command itself is not at hand."""

from __future__ import annotations

from arizona.cli.main import main

main()
