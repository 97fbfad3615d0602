"""Runs mutmut on a random sample of its mutants: ``python -m tools.mutmut_sample N SEED WORKERS``.

mutmut itself tests all mutants, starting with those whose tests are quick, so that a run that is
stopped says little about the rest.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any
from unittest.mock import patch

from mutmut import __main__ as mutmut


def main(number: int, seed: int, workers: int) -> None:
    """Test ``number`` mutants, except those that an earlier run has tested."""
    collect = mutmut.collect_source_file_mutation_data

    def sample(*, mutant_names: tuple[str, ...]) -> tuple[list[Any], dict[str, Any]]:
        mutants, files = collect(mutant_names=mutant_names)
        mutants.sort(key=lambda mutant: mutant[1])
        Random(seed).shuffle(mutants)
        return mutants[:number], files

    with patch.object(mutmut, collect.__name__, sample):
        mutmut._run((), workers)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
