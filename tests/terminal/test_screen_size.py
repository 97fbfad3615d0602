"""80 × 24 is enough: the essentials are visible, the rest on demand, in ASCII if necessary."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import arizona
from arizona.engine.rng import Rng
from arizona.games.trail.faces import terminal as trail
from arizona.messages import Phrases
from arizona.terminal.drawing import draw, parts_of
from arizona.terminal.symbols import PLAIN, Plain, only_ascii
from tests.terminal.test_play import ESCAPE, Terminal

NAMES = ["Wilhelmina", "Bartholomew", "Cassiopeia", "Maximilian"]
TABLES = [
    (name, seats)
    for name in arizona.game_names()
    for seats in sorted({arizona.get_game(name).min_seats, arizona.get_game(name).max_seats})
]
SEATS = "●▲■◆"
PLAIN_WORDS = "›▸·–−→’“”"
"""Characters that need no legend."""


def moments(game: str, seats: int, every: int) -> list[arizona.State]:
    match = arizona.new(game, seats=seats, seed=f"fit {seats}")
    rng = Rng(seats)
    found = []
    while not match.over:
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        if len(match.moves) % every == 0 and not match.over:
            found.append(match.state.clone())
    return found


@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[0] != "knight"])
def test_prompts_fit_80_by_24(game: str, seats: int) -> None:
    owner = arizona.get_game(game)
    phrases = Phrases()
    for state in moments(game, seats, 9):
        moves = min(len(state.legal()), 6)
        room = 24 - moves - 3
        text = draw(owner, state, NAMES[:seats], 80, phrases, None, room).plain
        lines = text.rstrip("\n").split("\n")
        assert len(lines) <= room, text
        assert max(len(line) for line in lines) <= 80, text
        targets = {
            target.partition(":")[0]
            for action in state.legal()
            for target in owner.words(state, action).targets
        }
        if game == "trail" and targets & {"passage", "card", "piece", "arrow", "advance"}:
            assert "›" in text, (targets, text)
        if game == "trail" and "space" in targets:
            assert "A B C D E F" in text
        if game == "rails":
            assert "^ mountain" in text.replace("\n", " ") or "mountain" in text
            for word in ("cow", "sheep", "wheat", "apple", "mineral", "wood", "town", "station"):
                assert word in text


@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[0] == "trail"])
def test_nothing_of_trail_is_cut_and_every_sign_is_in_the_legend(game: str, seats: int) -> None:
    owner = arizona.get_game(game)
    legend = Phrases().text("trail-draw-legend")
    for letter, word in ((letter, word) for word, letter in trail.SHORT.items()):
        assert f" {letter} " in f" {legend}", word
    for state in moments(game, seats, 25):
        _, *lines = draw(owner, state, NAMES[:seats], 80, Phrases()).plain.split("\n")
        assert not [line for line in lines if "…" in line]
        signs = {sign for line in lines for sign in line if not sign.isascii()}
        assert signs - set(SEATS + PLAIN_WORDS) <= set(legend)


@pytest.mark.parametrize("game", ["rails", "trail"])
def test_every_part_can_be_shown_in_full(game: str) -> None:
    owner = arizona.get_game(game)
    state = moments(game, 2, 40)[-1]
    for part in parts_of(owner):
        text = draw(owner, state, NAMES[:2], 80, Phrases(), None, None, part).plain
        assert text.strip()
        assert max(len(line) for line in text.split("\n")) <= 80
    whole = draw(owner, state, NAMES[:2], 80, Phrases()).plain
    legend = Phrases().text("rails-legend" if game == "rails" else "trail-draw-legend")
    assert " ".join(legend.split()) in " ".join(whole.split())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_ascii_has_a_sign_for_every_symbol(game: str, seats: int) -> None:
    owner = arizona.get_game(game)
    for state in moments(game, seats, 25):
        stream = io.StringIO()
        drawn = draw(owner, state, NAMES[:seats], 80, Phrases()).plain
        Plain(stream).write(drawn)
        written = stream.getvalue()
        assert written.isascii() and len(written) == len(drawn)
        assert "?" not in written or "?" in drawn, written


def test_each_ascii_sign_means_one_symbol() -> None:
    assert all(len(sign) == 1 and sign.isascii() for sign in PLAIN.values())
    assert len({PLAIN[shape] for shape in "●▲■◆"}) == 4


@pytest.mark.parametrize(
    ("env", "encoding", "plain"),
    [
        ({"LANG": "en_US.UTF-8", "TERM": "xterm"}, "utf-8", False),
        ({}, "utf-8", False),
        ({"LANG": "C"}, "utf-8", True),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "POSIX"}, "utf-8", True),
        ({"TERM": "dumb", "LANG": "en_US.UTF-8"}, "utf-8", True),
        ({"LANG": "de_DE.ISO-8859-1"}, "iso-8859-1", True),
        ({"LANG": "C", "ARIZONA_ASCII": "0"}, "utf-8", False),
        ({"LANG": "en_US.UTF-8", "ARIZONA_ASCII": "1"}, "utf-8", True),
    ],
)
def test_ascii_is_for_terminals_that_cannot_do_better(
    env: dict[str, str], encoding: str, plain: bool
) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding)
    assert only_ascii(stream, env) == plain


def test_a_dumb_terminal_plays_in_ascii_within_24_lines(tmp_path: Path) -> None:
    table = Terminal(
        *("play", "rails", "--seed", "1", "--record", str(tmp_path / "game.json")),
        columns=80,
        rows=24,
        env={"TERM": "dumb", "LANG": "C"},
    )
    heard = table.answer()
    for _ in range(6):
        heard = table.answer("1")
    screen = heard.rstrip("\n").split("\n")[-23:]
    assert heard.isascii()
    assert any("A   B   C" in line for line in screen), heard
    assert "mountain" in table.answer("look")
    assert "there is no part" in table.answer("look moon")
    table.child.close()


def test_arrow_keys_step_through_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = arizona.new("knight", seed=1, games=1)
    for _ in range(20):
        match.play(match.state.legal()[0])
    match.record().save(path)
    last = len(match.moves)
    walk = Terminal("replay", str(path), columns=80, rows=24)
    assert f"Step 0 of {last}" in walk.answer()

    def press(keys: str) -> str:
        walk.child.send(keys)
        walk.child.expect(r"Step \d+ of \d+")
        moment = ESCAPE.sub("", walk.child.after if isinstance(walk.child.after, str) else "")
        walk.answer()
        return moment

    assert press("\x1b[C") == f"Step 1 of {last}"
    assert press("\x1b[C") == f"Step 2 of {last}"
    assert press("\x1b[D") == f"Step 1 of {last}"
    assert press("\x1b[F") == f"Step {last} of {last}"
    assert press("\x1b[5~") == f"Step {last - 10} of {last}"
    assert press("\x1b[H") == f"Step 0 of {last}"
    assert press("7\n") == f"Step 7 of {last}"
    assert press("b\n") == f"Step 6 of {last}"
    walk.child.send("q\n")
    walk.end()
    assert walk.child.exitstatus == 0
