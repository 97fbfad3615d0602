"""Reports: correct figures, a complete page, and findings that follow from the figures."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from msgspec import structs
from rich.console import Console

from arizona.engine.game import OptionValue
from arizona.engine.registry import game_names, get_game
from arizona.lab.measure.counting import summarize
from arizona.lab.measure.evidence import STRONG
from arizona.lab.measure.stats import Histogram, histogram, spread
from arizona.lab.measure.summary import Summary
from arizona.lab.measure.tables import make_tables
from arizona.lab.measure.watchers import watch
from arizona.lab.report.findings import Marks, findings
from arizona.lab.report.naming import kind_name, subject_name
from arizona.lab.report.page import report_page
from arizona.lab.report.text_report import as_data, markdown
from arizona.lab.run.journal import FILE as JOURNAL
from arizona.lab.run.line_files import complete_lines
from arizona.lab.run.plan import make_plan
from arizona.lab.run.result import Points, Result, Seen, Timing
from arizona.lab.run.runner import run
from arizona.messages import FOLDER, Phrases
from arizona.server.services.catalog.lab_reports import Reports, default_reports
from tests.terminal.command import Command

PHRASES = Phrases()


def game(number: int, scores: list[int], takers: dict[str, list[int]]) -> Result:
    """Return a stored game of Knight with arbitrary tiles taken."""
    best = max(scores)
    return Result(
        number=number,
        variant=0,
        bots=["greedy", "greedy"],
        start=0,
        scores=scores,
        first_scores=[0, 0],
        winners=[seat for seat, score in enumerate(scores) if score == best],
        ending="",
        moves=20,
        turns=10,
        decisions=[6, 4],
        choices=30,
        most_choices=5,
        widths=[2, 3, 5],
        branching=[3.0] * 20,
        lead_changes=2,
        drama=0.1,
        decided=0.75,
        points=[
            Points(turn, seat, "chip-1", score - 1 if turn == 5 else 1)
            for seat, score in enumerate(scores)
            for turn in (5, 10)
        ],
        seen=[Seen("tile", id, 1, seats) for id, seats in takers.items()],
        figures=[{}, {}],
        times=[Timing(0.6, 0.2), Timing(0.2, 0.1)],
        lost=[],
    )


@pytest.fixture(scope="module")
def made_up() -> Summary:
    """Return 400 games: seat 1 wins three of four, Mesa's takers always win, Rim is never taken."""
    plan = make_plan("knight", seats=2, bots=["greedy"], games=400)
    games = [
        game(
            number,
            [20, 10] if number % 4 else [10, 20],
            {"Mesa": [0 if number % 4 else 1], "Butte": [number % 2], "Rim": []},
        )
        for number in range(400)
    ]
    return summarize(make_tables(plan, games))


def test_the_figures_are_those_of_the_games(made_up: Summary) -> None:
    assert made_up.games == 400
    assert [one.share for one in made_up.seats] == [0.75, 0.25]
    assert made_up.winners_score.mean == 20
    assert made_up.score.mean == 15
    assert made_up.branching.mean == 3
    assert made_up.widths == [0.2, 0.3, 0.5]
    assert made_up.course.margin.median == 10
    assert made_up.course.leader[-1] == 20
    assert made_up.course.leader[9:11] == [0, 19]
    assert made_up.bots[0].milliseconds == 80
    tiles = {one.id: one for one in made_up.used}
    assert (tiles["Mesa"].taken.share, tiles["Mesa"].wins.share) == (1, 1)
    assert tiles["Rim"].taken.share == 0
    assert tiles["Butte"].wins.total == 400


def test_designers_get_time_load_and_runaway_leaders(made_up: Summary) -> None:
    design = made_up.design
    # Two forced decisions, three with 2 choices and five with up to 4: 3 × 3.5 s + 5 × 5 s.
    assert design.minutes.mean == pytest.approx(35.5 / 60, abs=0.0001)
    assert design.decisions_per_turn.mean == pytest.approx(0.8)
    # Nobody leads before turn 5; from then on the later winner does.
    assert design.leader_wins == [0.5] * 10 + [1.0] * 10
    assert design.last_wins == [0.5] * 10 + [0.0] * 10
    assert design.skill is None  # the same bot played both seats


def test_the_scores_of_winners_have_bins_as_wide_as_those_of_all() -> None:
    """Otherwise the bars of the two histograms, drawn over each other, cannot be compared."""
    plan = make_plan("knight", seats=2, bots=["greedy"], games=3)
    games = [game(number, [40 + number, -40], {}) for number in range(3)]
    summary = summarize(make_tables(plan, games))
    assert summary.scores.width == summary.winners_scores.width == 5
    assert sum(summary.winners_scores.counts) == 3


def test_used_spaces_are_drawn_as_a_heatmap() -> None:
    plan = make_plan("knight", seats=2, bots=["greedy"], games=4)
    used = [{"place:A1": 1, "place:B2": 1}, {"place:A1": 1, "rounds": 3}]
    games = [structs.replace(game(n, [20, 10], {}), figures=used) for n in range(4)]
    summary = summarize(make_tables(plan, games))
    shares = [(one.name, one.everybody, one.winners) for one in summary.heat]
    unused = [("B1", 0.0, 0.0), ("A2", 0.0, 0.0)]
    assert shares == [("A1", 1.0, 1.0), *unused, ("B2", 0.5, 1.0)]
    assert [one.figure for one in summary.figures] == ["rounds"]
    page = report_page(summary, PHRASES)
    assert page.count("<title>B2: 50%</title>") == 1
    assert page.count("<title>A2: 0%</title>") == 2


def test_levels_of_tracks_are_counted_for_all_and_for_winners() -> None:
    plan = make_plan("trail", seats=2, bots=["greedy"], games=4)
    reached = [{"ladder": 3, "desert": 1}, {"ladder": 1, "desert": 0}]
    games = [structs.replace(game(n, [20, 10], {}), figures=reached) for n in range(4)]
    summary = summarize(make_tables(plan, games))
    assert [(one.figure, one.everybody, one.winners) for one in summary.tracks] == [
        ("ladder", [1.0, 0.5, 0.5], [1.0, 1.0, 1.0]),
        ("desert", [0.5], [1.0]),
    ]
    page = report_page(summary, PHRASES)
    assert page.count("<title>Ladder level 2: 50%</title>") == 1
    assert page.count("<title>Ladder level 2: 100%</title>") == 1


@pytest.mark.parametrize(("strong", "share"), [(True, 1.0), (False, 0.0)])
def test_skill_is_the_variance_that_bots_explain(strong: bool, share: float) -> None:
    plan = make_plan("knight", seats=2, bots=["greedy", "random"], games=400)
    games = []
    for number in range(400):
        ahead = number % 2 if strong else number // 2 % 2
        one = game(number, [10, 20] if ahead else [20, 10], {})
        bots = ["random", "greedy"] if number % 2 else ["greedy", "random"]
        games.append(structs.replace(one, bots=bots))
    skill = summarize(make_tables(plan, games)).design.skill
    assert skill is not None
    assert skill.bot == pytest.approx(share, abs=0.01)
    assert skill.place == pytest.approx(0, abs=0.01)
    assert skill.bot + skill.place + skill.rest == pytest.approx(1, abs=0.001)


def test_dead_things_must_haves_and_unfair_seats_are_found(made_up: Summary) -> None:
    judged = Marks(made_up)
    marks = {one.id: judged.of(one) for one in made_up.used}
    assert marks["Mesa"] == ("must", STRONG)
    assert marks["Rim"] == ("dead", STRONG)
    assert marks["Butte"] == ("trap", STRONG)
    result = {one.text: one for one in findings(made_up, PHRASES)}
    assert any(text.startswith("Seat 1 wins 75.0%") for text in result)
    assert any("dead" in text and "Rim (Tile, 0.0%)" in text for text in result)
    must = next(one for text, one in result.items() if "must-have" in text)
    assert (must.tone, must.strength) == ("bad", STRONG)
    assert "Mesa" in must.text
    assert "Butte" not in must.text


def test_spreads_and_histograms() -> None:
    found = spread([0] * 50 + [10] * 50)
    assert (found.mean, found.least, found.most) == (5, 0, 10)
    assert found.low is not None
    assert found.high is not None
    assert 4 < found.low < 5 < found.high < 6
    counts = histogram([-3, 0, 4, 4, 99], most=10)
    assert (counts.start, counts.width, sum(counts.counts)) == (-20, 20, 5)
    assert histogram([0.1, 0.15, 0.92]).width == 0.05
    assert histogram([-3, 4, 4], width=5) == Histogram(-5, 5, [1, 2])


class Outline(HTMLParser):
    """Parses a page and checks that its tags match."""

    VOID = frozenset(("meta", "br", "link", "img"))

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def outline(page: str) -> Outline:
    found = Outline()
    found.feed(page)
    assert found.open == []
    return found


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A small run of each game, including variants and several bots."""
    folders: dict[str, Path] = {}
    clashes: dict[str, list[OptionValue]] = {"clashes": ["keep", "redraw"]}
    for name, seats, bots, vary in (
        ("knight", 2, ["greedy", "random"], {}),
        ("rails", 3, ["random"], clashes),
        ("trail", 2, ["random"], {}),
    ):
        plan = make_plan(name, seats=seats, bots=bots, games=4, vary=vary)
        folders[name] = tmp_path_factory.mktemp(name)
        run(plan, folders[name], 1, Console(quiet=True))
    return folders


@pytest.mark.parametrize("name", ["knight", "rails", "trail"])
def test_a_report_is_one_page_that_needs_nothing_else(
    name: str, runs: dict[str, Path], arizona: Command, tmp_path: Path
) -> None:
    out = tmp_path / "report.html"
    done = arizona("lab", "report", str(runs[name]), "-o", str(out))
    assert done.code == 0
    page = out.read_text("utf-8")
    found = outline(page)
    assert found.tags.count("svg") > 8
    assert "script" not in found.tags
    assert re.findall(r'(?:src|href)="(?!data:)', page) == []
    assert re.findall(r"url\((?!\"data:)", page) == []
    assert "nan" not in re.findall(r"\b[a-z]+\b", " ".join(found.words))
    assert "prefers-color-scheme: dark" in page
    assert ("Options compared" in page) == (name == "rails")


def test_a_run_that_has_just_begun_has_a_report(
    runs: dict[str, Path], arizona: Command, tmp_path: Path
) -> None:
    shutil.copytree(runs["rails"], tmp_path / "begun", ignore=shutil.ignore_patterns("*.parquet"))
    journal = tmp_path / "begun" / JOURNAL
    journal.write_bytes(next(complete_lines(journal)))
    done = arizona("lab", "report", str(tmp_path / "begun"))
    assert done.code == 0, done.err
    assert "<td>–</td>" in (tmp_path / "begun" / "report.html").read_text("utf-8")


def test_a_published_report_is_where_the_browser_looks(
    runs: dict[str, Path], arizona: Command
) -> None:
    done = arizona("lab", "report", str(runs["knight"]), "--publish")
    assert done.code == 0
    [card] = Reports(default_reports()).cards()
    assert card.name == f"{runs['knight'].name}.html"
    assert card.title == "Arizona Knight, 2 seats: lab report"


def test_names_from_packs_and_bots_are_escaped(made_up: Summary) -> None:
    data = json.loads(json.dumps(as_data(made_up, PHRASES)))
    assert data["findings"]
    changed = summarize_with_title(made_up, "<b>&")
    page = report_page(changed, PHRASES)
    assert "<b>&<" not in page
    assert "&lt;b&gt;&amp;" in page


def summarize_with_title(summary: Summary, title: str) -> Summary:
    from msgspec.structs import replace

    return replace(summary, used=[replace(one, title=title) for one in summary.used])


def test_json_and_markdown_contain_the_same_figures(
    runs: dict[str, Path], arizona: Command, made_up: Summary
) -> None:
    data = json.loads(arizona("lab", "report", str(runs["knight"]), "--json").out)
    assert data["games"] == 4
    assert sum(one["count"] for one in data["seats"]) == 4
    text = markdown(made_up, PHRASES)
    assert "| Wins by seat | 75.0% (70.5–79.0) | 25.0% (21.0–29.5) |" in text
    assert "| Tile: Rim **dead** | 400 | 0.0% | – |  |" in text


def test_a_folder_without_a_run_is_reported(arizona: Command, tmp_path: Path) -> None:
    done = arizona("lab", "report", str(tmp_path))
    assert done.code == 2
    assert "not the folder of a run" in done.err
    (tmp_path / "run.json").write_text("{")
    assert "not the plan of a run" in arizona("lab", "report", str(tmp_path)).err


@pytest.mark.parametrize("name", game_names())
def test_a_game_has_words_for_what_is_counted(name: str) -> None:
    """Every kind and subject that the game counts has a name for display."""
    watcher = watch(name)
    for kind in (*watcher.takes, *watcher.shared):
        assert PHRASES.has(f"lab-kind-{name}-{kind}"), kind
    for kind, id, title in watcher.subjects(get_game(name).setup().content):
        result = subject_name(PHRASES, kind, title, name)
        assert not result[0].islower(), f"{kind} {id}: {result}"


def test_words_of_one_game_are_not_said_of_another() -> None:
    assert kind_name(PHRASES, "card", "rails") == "Condition card"
    assert kind_name(PHRASES, "card", "yacht") == "Card"
    assert subject_name(PHRASES, "claim", "size-5", "trail") == "Three size-5 pieces"
    assert subject_name(PHRASES, "claim", "size-5", "yacht") == "size-5"


def test_the_messages_of_the_laboratory_are_used() -> None:
    """By name, or as one of a family such as `lab-who-…` whose last part is data."""
    source = "".join(
        path.read_text("utf-8")
        for path in [*(FOLDER.parent / "lab").rglob("*.py"), FOLDER.parent / "cli" / "lab.py"]
    )
    families = ("figure", "strength", "who")
    unused = []
    for entry in FluentParser().parse((FOLDER / "en" / "lab.ftl").read_text("utf-8")).body:
        if not isinstance(entry, Message):
            continue
        id = entry.id.name
        tail = id.removeprefix("lab-report-").removeprefix("lab-")
        parts = [tail, tail.removesuffix("-hint"), tail.removeprefix("head-"), id]
        parts += [tail.removeprefix("mark-"), tail.removesuffix("-name"), tail.partition("-")[2]]
        words = tail.split("-")[1:] if tail.startswith("find-") else []
        stems = ["-".join(words[low:high]) for low in range(3) for high in range(low + 1, 6)]
        if tail.partition("-")[0] not in families and not any(
            f'"{part}"' in source for part in parts + stems
        ):
            unused.append(id)
    assert unused == []
