"""Typesetting time: the full set of every game, on A4, in color.

``python -m bench.printing`` prints pages, seconds and pages per second.
"""

from __future__ import annotations

import time

import arizona
from arizona.engine.content import load
from arizona.printing.print_job import PrintJob, read_parts
from arizona.printing.typesetting import parts_of, print_order


def main() -> None:
    for name in arizona.game_names():
        game = arizona.get_game(name)
        content = load(game)
        order = PrintJob(game, content, read_parts(parts_of(name, content), [], {}))
        begun = time.perf_counter()
        made = print_order(order)
        took = time.perf_counter() - begun
        print(f"{name}: {made.pages} pages in {took:.2f} s, {made.pages / took:.0f} a second")


if __name__ == "__main__":
    main()
