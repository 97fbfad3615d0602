"""Every page has the right size, margins and contents, in the numbers given by the rules."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import numpy as np
import pytest
import typst

import arizona
from arizona.engine.content import load, new_pack
from arizona.messages import locales
from arizona.printing.assets import Assets
from arizona.printing.print_job import CARD_SIZES, PAPERS
from arizona.printing.typesetting import Printed, components, components_and_overflow, overflowing
from tests.printing.paper import Paper, millimeters, ordered, printed

GAMES = ("knight", "rails", "trail")
PAGES = {"knight": 7, "rails": 13, "trail": 42}
"""Pages of the default set on A4, with boards for four players."""


def tables(game: str) -> dict[str, object]:
    return load(arizona.get_game(game)).tables


def rows(game: str, table: str) -> list[dict[str, object]]:
    found = tables(game)[table]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_set_on_a4_has_its_pages_and_nothing_outside_the_margins(game: str) -> None:
    made = printed(game)
    paper = Paper(made)
    assert made.pages == len(paper) == PAGES[game]
    assert made.warnings == ()
    turned = {PAPERS["a4"][::-1]} if game == "trail" else set()  # the two halves of the game board
    assert paper.sizes() == {PAPERS["a4"]} | turned
    assert_free_edge(paper)


def test_letter_has_its_own_pages_and_the_same_free_edge() -> None:
    for game, what in (("rails", "sheets,cards"), ("knight", "tiles,chips")):
        paper = Paper(printed(game, what, paper="letter"))
        assert paper.sizes() == {PAPERS["letter"]}
        assert_free_edge(paper)
    paper = Paper(printed("trail", "state48,pieces,board,boards,figures,tokens", paper="letter"))
    assert_free_edge(paper)
    paper = Paper(printed("rails", "rules", paper="letter", backs=True))
    assert len(paper) == 4  # three pages of rules and an empty one
    assert paper.sizes() == {PAPERS["letter"]}


@pytest.mark.parametrize(("paper", "size"), [("a4", (297.0, 420.0)), ("letter", (279.4, 431.8))])
def test_the_game_board_of_trail_can_be_one_page(paper: str, size: tuple[float, float]) -> None:
    whole = Paper(printed("trail", "boards", paper=paper, game_board="whole"))
    halves = Paper(printed("trail", "boards", paper=paper))
    assert (len(whole), len(halves)) == (1, 2)
    assert whole.sizes() == {size}
    assert_free_edge(whole)
    # Only the halves say how they are joined.
    joint = "· left half of the game board ▼ The right half joins here ·"
    together = f"{whole.text()} {joint}"
    assert Counter(together.split()) == Counter(halves.text().split())


def assert_free_edge(paper: Paper) -> None:
    """Check that a margin of 5 mm is white and that the page is not empty."""
    edge = millimeters(5)
    for page in range(len(paper)):
        seen = paper.pixels(page)
        inner = seen[edge:-edge, edge:-edge].copy()
        seen[edge:-edge, edge:-edge] = 255
        assert seen.min() > 250, f"page {page + 1}"
        assert inner.min() < 128, f"page {page + 1}"


def test_the_ruler_is_only_on_page_1_and_measures_50_mm() -> None:
    scale = 4.0
    paper = Paper(printed("rails", "sheets,cards", paper="letter", ink="saving"))
    for page in range(2):
        seen = paper.pixels(page, scale)
        line = seen.shape[0] - millimeters(5.3, scale)
        middle = seen.shape[1] // 2
        strip = seen[line - 6 : line + 7, middle - millimeters(40, scale) :, :].max(axis=2)
        longest = max(_longest(row[: millimeters(80, scale)] < 128) for row in strip)
        length = longest / scale * 25.4 / 72
        assert (abs(length - 50) < 0.4) is (page == 0), length


def _longest(dark: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> int:
    best = run = 0
    for one in dark:
        run = run + 1 if one else 0
        best = max(best, run)
    return best


def test_each_card_of_rails_is_printed_once_with_the_start_card() -> None:
    paper = Paper(printed("rails", "cards"))
    assert len(paper) == 2
    text = " ".join(paper.text().split())
    cards = rows("rails", "card")
    for card in cards:
        assert text.count(str(card["text"])) == 1
        assert text.count(f"{card['rule']} ") + text.endswith(str(card["rule"])) == 1
    titles = Counter(str(card["title"]) for card in cards)
    assert counted(paper.text(), titles) == titles
    assert text.upper().count("START PLAYER") == 1


def test_each_tile_of_knight_is_printed_once_and_chips_as_in_k_1_2() -> None:
    tiles = Paper(printed("knight", "tiles"))
    names = [str(tile["name"]) for tile in rows("knight", "tile")]
    assert counted(tiles.text(), Counter(names)) == Counter(names)
    chips = Counter(Paper(printed("knight", "chips")).text().split())
    assert [chips[value] for value in ("1", "2", "3")] == [30, 12, 6]


def test_every_card_of_trail_is_printed_as_often_as_the_rules_say() -> None:
    """T-1.1 to T-1.5: 72 Passages, 64 Flora and Fauna, 29 Gateways, and so on."""
    cards = {
        "passages": [one for one in rows("trail", "passage") for _ in range(3)],
        "nature": [*rows("trail", "flora"), *rows("trail", "fauna")],
        "gateways": rows("trail", "gateway"),
        "weather": rows("trail", "weather"),
        "state48": rows("trail", "card"),
        "spirits": [one for one in rows("trail", "spirit") for _ in range(4)],
    }
    assert [len(found) for found in cards.values()] == [72, 64, 29, 25, 12, 16]
    for part, found in cards.items():
        names = Counter(str(one["name"]) for one in found)
        # A name may also occur in the text of another card.
        for one in found:
            names.update(counted(str(one.get("flavour", "")), names))
        assert counted(Paper(printed("trail", part)).text(), names) == names, part


def test_pieces_and_tokens_of_trail_are_printed_as_often_as_the_rules_say() -> None:
    names = {
        str(one["id"]): str(one["name"])
        for kind in ("flora", "fauna")
        for one in rows("trail", kind)
    }
    pieces = Counter(names[str(one["id"])] for one in rows("trail", "piece"))
    assert sum(pieces.values()) == 64
    assert counted(Paper(printed("trail", "pieces")).text(), pieces) == pieces
    folded = Counter(str(one["name"]) for one in rows("trail", "poison"))
    folded.update({"Gila Monster": 1, "Saguaro": 1, "Jackalope": 1, "Desert Tortoise": 1})
    # A figure's name is on both of its sides.
    folded.update({name: 1 for name in folded if name in FIGURES})
    text = Paper(printed("trail", "figures")).text()
    # Names on the backs are upside down, so that the order of their lines is reversed.
    words = Counter(word for name in folded.elements() for word in name.split())
    printed_words = " ".join(line for line in text.split("\n") if "·" not in line).split()
    assert Counter(word for word in printed_words if word in words) == words
    numbers = tables("trail")["blossoms"]
    assert isinstance(numbers, dict)
    assert sorted(set(text.split()) & set("123456789")) == [str(n) for n in numbers["numbers"]]


FIGURES = {"Gila Monster", "Saguaro", "Jackalope", "Desert Tortoise"}

BOX = {
    "knight": {"tile": 8, "chip-3": 6, "chip-2": 12, "chip-1": 30, "knight": 1},
    "rails": {"sheet": 4, "die": 5, "condition": 17, "start-player": 1},
    "trail": {
        **{"game-board": 1, "passage": 72, "fauna": 32, "flora": 32, "gateway": 29},
        **{"weather": 25, "spirit": 16, "state48": 12, "flora-piece": 32, "fauna-piece": 32},
        **{"poison": 12, "blossom": 4, "terrain-marker": 4, "cube": 24, "dutchman": 6},
        # Four Trail Kits, and six Spirit of the Desert characters.
        **{"player-board": 4, "trail": 4, "adventure": 16, "tracker": 40, "gold": 4, "grit": 4},
        **{"stock": 24, "aid": 4, "figure": 6},
        # Spaces of the game board (T-1, T-3, T-6, T-7, T-9): the Ladder has 21 levels and a foot.
        **{"row": 4, "passage-space": 4, "passage-action": 5, "state-space": 3, "arrow-set": 3},
        **{"order-space": 4, "track": 4, "week": 8, "ladder-level": 22},
    },
}
"""The component lists of the three rulebooks, for the largest number of players."""
USUAL = {("knight", "a4", "de"), ("knight", "letter", "ko"), ("rails", "a4", "fr")}
USUAL |= {("rails", "letter", "en"), ("trail", "a4", "ko"), ("trail", "letter", "de")}
SETS = [
    pytest.param(*one, marks=[] if one in USUAL else [pytest.mark.long])
    for one in product(GAMES, PAPERS, locales())
]


@pytest.mark.parametrize(("game", "paper", "language"), SETS)
def test_the_set_is_the_rulebooks_component_list_and_every_text_fits_into_its_place(
    game: str, paper: str, language: str
) -> None:
    found, too_long = components_and_overflow(ordered(game, paper=paper, language=language))
    assert found == BOX[game]
    assert too_long == []


def test_texts_that_do_not_fit_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slightly longer text is made smaller, a much longer one is reported."""
    monkeypatch.setenv("ARIZONA_HOME", str(tmp_path))
    path = new_pack(arizona.get_game("rails"), "mine") / "cards.toml"
    name = "Bad Weather"
    for longer, found in (("Extraordinarilyuncomfortable", False), ("W" * 40, True)):
        path.write_text(path.read_text("utf-8").replace(f'"{name}"', f'"{longer}"'), "utf-8")
        assert overflowing(ordered("rails", "cards", "mine")) == [longer] * found
        name = longer


def test_on_letter_nothing_is_printed_over_the_bottom_row_of_cards() -> None:
    """Nine cards leave 7.7 mm above and below, so that the foot is at the side."""
    scale = 4.0
    seen = Paper(printed("trail", "passages", paper="letter")).pixels(0, scale)
    left, bottom = (215.9 - 3 * 63) / 2, 279.4 - (279.4 - 3 * 88) / 2
    below = seen[millimeters(bottom - 1.5, scale) : millimeters(bottom + 0.9, scale)]
    assert below[:, millimeters(left + 2, scale) : millimeters(left + 60, scale)].min() > 200
    side = seen[:, millimeters(5, scale) : millimeters(7.5, scale)].min(axis=(1, 2)) < 128
    assert side[len(side) // 2 :].any() and not side[: len(side) // 4].any()


def test_miles_have_the_decimal_sign_of_the_language() -> None:
    for language, told in (("en", "20.8 miles"), ("de", "20,8 Meilen"), ("ko", "20.8마일")):
        assert Paper(printed("trail", "passages", language=language)).text(0).count(told) == 3


def test_amounts_stay_on_the_line_of_their_unit() -> None:
    lines = Paper(printed("trail", "nature", language="de")).text().split("\n")
    assert "2 Türkis" in [line.strip() for line in lines]
    assert [line for line in lines if re.search(r"[a-z:] \d\s*$", line)] == ["höchstens 3"]


def test_a_long_name_makes_only_itself_smaller() -> None:
    """The name of a German Flora card is one long word."""
    page = Paper(printed("trail", "nature", language="de")).document[2].get_textpage()

    def size(word: str) -> float:
        found = page.search(word).get_next()
        assert found is not None, word
        _, bottom, _, top = page.get_charbox(found[0], loose=True)
        return round(float(top - bottom), 1)

    assert size("SAN-FRANCISCO") < size("APACHE")
    assert size("Eine kleine gelbe") == size("Nadeln bis zu")


def test_no_page_of_the_rules_has_only_a_few_lines() -> None:
    for paper, language in (("letter", "ko"), ("a4", "de"), ("a4", "en")):
        found = Paper(printed("trail", "rules", paper=paper, language=language))
        assert len(found.text(len(found) - 1).split("\n")) > 12, (paper, language)


@pytest.mark.parametrize(
    ("game", "paper", "language"),
    [("knight", "letter", "es"), ("rails", "a4", "ko"), ("trail", "a4", "es")],
)
def test_the_columns_of_the_last_page_of_the_rules_are_balanced(
    game: str, paper: str, language: str
) -> None:
    made = printed(game, "rules", paper=paper, language=language)
    assert made.warnings == ()
    rules = Paper(made)
    dark = rules.pixels(len(rules) - 1).min(axis=2) < 200
    text = dark[: -millimeters(16)]  # above the foot
    middle = text.shape[1] // 2
    left, right = (
        half.any(axis=1).nonzero()[0].max() for half in (text[:, :middle], text[:, middle:])
    )
    # Pictures and paragraphs are not split.
    assert abs(int(left) - int(right)) < 0.25 * len(dark)


def test_creatures_are_within_their_frame() -> None:
    """The tips of the Jackalope's antlers are not cut off, for example."""
    tray = Assets(ordered("trail"))
    for name, body in tray.page["creatures"].items():
        tray.draw(name, body, "-10 -10 120 90")
        source = b"#set page(width: 120pt, height: 90pt, margin: 0pt)\n"
        source += b'#image(bytes(sys.inputs.drawing), format: "svg", width: 120pt)'
        pdf = typst.compile(source, sys_inputs={"drawing": tray.drawings[name]})
        seen = Paper(Printed(pdf, 1, ())).pixels(0).min(axis=2) < 250
        assert seen[10:-10, 10:-10].any(), name
        seen[10:-10, 10:-10] = False
        assert not seen.any(), name


def test_the_ruler_does_not_touch_the_texts_beside_it() -> None:
    """In Spanish the text on the left extends past the usual position of the ruler."""
    scale = 4.0
    paper = Paper(printed("knight", "tiles", language="es"))
    seen = paper.pixels(0, scale).min(axis=2) < 128
    rows = seen[-millimeters(8.2, scale) : -millimeters(5, scale)].any(axis=0)
    wide = len(rows)
    gaps, start = [], 0
    for at in range(1, wide):
        if rows[at] != rows[at - 1]:
            gaps += [at - start] if rows[at] else []
            start = at
    # Margin, then the two gaps around the ruler; gaps between words are smaller.
    assert sum(gap > millimeters(2.5, scale) for gap in gaps) == 3


def counted(text: str, names: Counter[str]) -> Counter[str]:
    """Count names in a text, the longest first, so that none is counted within another."""
    result = " ".join(text.split())
    found: Counter[str] = Counter()
    for name in sorted(names, key=len, reverse=True):
        result, found[name] = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", "\n", result)
    return +found


def test_backs_meet_their_fronts_when_the_paper_is_turned_by_its_long_edge() -> None:
    """Twelve cards: nine on the first page and three on the next; the backs are mirrored."""
    paper = Paper(printed("trail", "state48", backs=True))
    assert len(paper) == 4
    for front, back in ((0, 1), (2, 3)):
        ahead, behind = (paper.pixels(page).min(axis=2) < 250 for page in (front, back))
        turned = behind[:, ::-1]
        cards = turned.sum() / ahead.size
        # Behind each back is its card. Crop marks and footer are only on the front.
        assert cards > 0.15
        missed = turned & ~_filled(ahead)
        assert missed.sum() / turned.sum() < 0.01


def _filled(
    dark: np.ndarray[tuple[int, ...], np.dtype[np.bool_]],
) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Return everything within two pixels of something dark."""
    grown = dark.copy()
    for axis in (0, 1):
        for step in (-2, -1, 1, 2):
            grown |= np.roll(dark, step, axis)
    return grown


@pytest.mark.parametrize("size", ["mini", "tarot"])
def test_cards_can_have_another_size(size: str) -> None:
    """Fewer or more cards fit on a page, and none is lost."""
    wide, high = CARD_SIZES[size]
    paper = Paper(printed("rails", "cards", card_size=size))
    fits = int((210 - 15.2) // wide) * int((297 - 15.2) // high + 0.02)
    assert len(paper) == -(-18 // fits)
    text = " ".join(paper.text().split())
    assert all(text.count(str(card["text"])) == 1 for card in rows("rails", "card"))
    assert_free_edge(paper)


def test_cards_of_several_decks_share_a_page_and_bleed_past_the_cut() -> None:
    paper = Paper(printed("trail", "state48,spirits"))
    assert len(paper) == 4  # 28 cards
    assert "State 48 cards, Spirits" in paper.text(1)
    x = millimeters((210 - 3 * 63) / 2 - 1, 2)
    assert paper.pixels(0, 2)[400, x].max() < 252


def test_the_bleed_of_a_card_is_not_in_the_bleed_of_its_neighbor() -> None:
    """The red start player's card is the last of the page, below a cream card."""
    scale = 4.0
    seen = Paper(printed("rails", "cards")).pixels(1, scale)
    x = seen.shape[1] // 2 + millimeters(63 * 1.5 + 1, scale)
    cut = seen.shape[0] // 2 + millimeters(88 / 2, scale)
    near = millimeters(0.5, scale)
    assert seen[cut - near, x].min() > 200
    assert seen[cut + near, x].min() < 100


def test_aids_fill_their_half_of_the_page() -> None:
    for game in GAMES:
        dark = Paper(printed(game, "aid")).pixels(0, 2).min(axis=2) < 200
        upper = dark[: dark.shape[0] // 2 - millimeters(12, 2)]
        lowest = np.flatnonzero(upper.any(axis=1)).max()
        assert lowest / len(upper) > 0.75, game


def test_state_48_cards_have_their_categories_in_the_language_of_the_pages() -> None:
    for language, last in (("en", "8th"), ("de", "8."), ("fr", "8e"), ("ko", "8번")):
        made = printed("trail", "state48,boards", language=language, backs=True)
        words = Paper(made).text().split()
        assert words.count(last) >= 10, language  # four fronts, four backs, two spaces
        assert ("8th" in words) is (language == "en")


def test_a_number_of_a_state_48_objective_is_not_alone_on_its_line() -> None:
    """Such as the 4 of the French “Toutes les pistes à 4”."""
    for language in ("es", "fr"):
        lines = Paper(printed("trail", "state48", language=language)).text().split("\n")
        assert not [line for line in lines if re.fullmatch(r"\s*[1-9]\s*", line)], language


def test_tables_for_scores_fill_the_pages_of_tiles() -> None:
    """Four tiles fit on a page of Letter, six on one of A4."""
    for paper, tables_of_scores in (("letter", [1, 1]), ("a4", [0, 1])):
        pages = Paper(printed("knight", "tiles", paper=paper))
        assert [pages.text(page).upper().count("SCORES") for page in range(2)] == tables_of_scores


def test_spare_cards_fill_the_last_page_and_are_not_components() -> None:
    order = ordered("trail", "state48,spirits", backs=True)
    paper = Paper(printed("trail", "state48,spirits", backs=True))
    assert sum(components(order).values()) == 28
    assert paper.text(6).upper().count("SPARE CARD") == 36 - 28
    assert "SPARE" not in paper.text(4).upper()
    backs = paper.text(7).upper()
    assert backs.count("STATE 48 · 8TH") == 4
    assert backs.count("SPIRIT") == 5  # the last card and four spare ones


@pytest.mark.parametrize(
    ("game", "backs"), [("knight", False), ("knight", True), ("rails", False), ("rails", True)]
)
def test_instructions_fit_the_pages(game: str, backs: bool) -> None:
    """Sleeves only for games with cards, and flipping only if their backs are printed."""
    text = " ".join(Paper(printed(game, "box", backs=backs)).text().split())
    assert ("sleeve each card" in text) is (game == "rails")
    assert ("flip on the long edge" in text) is (backs and game == "rails")


def test_what_is_cut_out_without_a_back_has_an_empty_other_side() -> None:
    paper = Paper(printed("knight", "tiles", backs=True))
    assert len(paper) == 4
    assert [paper.pixels(page).min() == 255 for page in range(4)] == [False, True, False, True]


def test_ink_saving_saves_ink_and_prints_the_same_words() -> None:
    color, saving = (Paper(printed("rails", "cards", ink=ink)) for ink in ("color", "saving"))
    spent = [255 - paper.pixels(0).mean() for paper in (color, saving)]
    assert spent[1] < spent[0] / 2
    assert color.lines() == saving.lines()


def test_several_sheets_to_a_page_and_every_sheet_of_a_pack() -> None:
    one = Paper(printed("rails", "sheets"))
    two = Paper(printed("rails", "sheets", per_page="2"))
    everything = Paper(printed("rails", "sheets", sheet="all"))
    assert (len(one), len(two), len(everything)) == (1, 1, 5)
    assert two.text(0).count("Engineer") == 2 * one.text(0).count("Engineer") == 2
    for sheet in rows("rails", "sheet"):
        assert everything.text().count(str(sheet["title"])) == 1
