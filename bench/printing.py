"""Typesetting time: the full set of every game, on A4, in color.

``python -m bench.printing`` prints pages, seconds of wall-clock and of processor time. The second
hardly depends on other work on the machine. The first job also loads the program and the fonts.
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
        begun, used = time.perf_counter(), time.process_time()
        made = print_order(order)
        took, used = time.perf_counter() - begun, time.process_time() - used
        print(f"{name}: {made.pages} pages in {took:.1f} s, {used:.1f} s of processor time")


if __name__ == "__main__":
    main()
