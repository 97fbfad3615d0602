"""Files by their public schemas, in this process: loading the checker takes longer than a check."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from click.testing import CliRunner


def check_schema(schema: str, files: Sequence[Path]) -> None:
    """Fail with what the checker complains of."""
    main = import_module("check_jsonschema").main  # installed only where releases are made
    words = ["--builtin-schema", f"vendor.{schema}", *map(str, files)]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
