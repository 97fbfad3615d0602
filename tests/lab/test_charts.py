"""Labels of charts stay inside the picture and do not overlap."""

from __future__ import annotations

import re

import pytest

from arizona.lab.measure.stats import Histogram, Share
from arizona.lab.report.charts import (
    NARROW,
    WIDTH,
    Dot,
    Series,
    cloud,
    columns,
    share_bars,
    tracks,
)


def labels(picture: str) -> list[tuple[float, str, str]]:
    """Return the position, anchor and words of every text of a chart."""
    found = re.finditer(r'<text x="([\d.]+)"([^>]*)>([^<]*)</text>', picture)
    return [(float(one[1]), "end" if '"end"' in one[2] else "", one[3]) for one in found]


def test_the_last_label_of_a_histogram_is_inside_the_picture() -> None:
    picture = columns(Histogram(0, 0.1, [1] * 10), "When games are decided", shares=True)
    ends = {words: (x, anchor) for x, anchor, words in labels(picture)}
    last, last_anchor = ends["100%"]
    assert last == WIDTH
    assert last_anchor == "end"
    x, anchor = ends["60%"]
    assert not anchor
    assert x + NARROW * 3 / 2 < WIDTH


def test_the_last_label_of_a_histogram_is_inside_the_picture_on_a_phone() -> None:
    """There the labels are larger: 25 is as wide as the room right of the last bar on a desktop."""
    assert (WIDTH, "end", "25") in labels(columns(Histogram(0, 5, [1] * 5), "Final scores"))


def test_the_last_label_of_a_scatter_plot_is_inside_the_picture() -> None:
    """On a phone the labels of axes are larger than on a wide screen."""
    picture = cloud([], 0.5, 0.6, "Cards", ("taken", "wins"))
    assert (WIDTH, "end", "100%") in labels(picture)


HANGUL = 12.0
"""Width of a Korean syllable in a label of 13 px."""


@pytest.mark.parametrize("label", ["열 라운드 동안 아무도 그리지 않음", "사다리 단계"])
def test_korean_labels_of_rows_are_inside_the_picture(label: str) -> None:
    bars = share_bars([Share(label, 1, 2, 0.5, 0.1, 0.9, 2)], 0.5, "Endings")
    rows = tracks([Series(label, [1.0, 0.5])], "Levels")
    for picture in (bars, rows):
        x, words = next((x, words) for x, anchor, words in labels(picture) if words[0] == label[0])
        syllables = sum("가" <= one <= "힣" for one in words)
        assert x > HANGUL * syllables
        assert syllables >= 5


def named(*dots: tuple[str, float, float]) -> list[str]:
    """Return the names that are written beside dots."""
    picture = cloud([Dot(*dot, "", True) for dot in dots], 0.5, 0.6, "Cards", ("taken", "wins"))
    return [words for _, _, words in labels(picture) if words in {dot[0] for dot in dots}]


def test_names_of_dots_do_not_overlap() -> None:
    # Written to the left of its dot, a name may reach that of another dot far to the left.
    assert named(("Rocky Mountain Elk", 0.61, 0.64), ("Harris’s Hawk", 0.43, 0.62)) == [
        "Rocky Mountain Elk"
    ]
    assert len(named(("Canyon Wren", 1.0, 0.65), ("Harris’s Hawk", 0.43, 0.65))) == 2
    assert len(named(("Rocky Mountain Elk", 0.61, 0.64), ("Harris’s Hawk", 0.43, 0.4))) == 2
