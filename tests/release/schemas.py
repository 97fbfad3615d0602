"""Validates files against public schemas in this process, because starting the checker is slow."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from click.testing import CliRunner


def check_schema(schema: str, files: Sequence[Path]) -> None:
    """Fail with the checker's messages if a file is invalid."""
    main = import_module("check_jsonschema").main  # only installed for releases
    words = ["--builtin-schema", f"vendor.{schema}", *map(str, files)]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
