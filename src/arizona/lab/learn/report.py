"""The report of a training run: curves and matches in one self-contained HTML page."""

from __future__ import annotations

from html import escape
from pathlib import Path

from arizona import get_game
from arizona.lab.learn.generations import RunState
from arizona.lab.measure.stats import Share
from arizona.lab.report import charts
from arizona.lab.report.charts import Series
from arizona.lab.report.numbers import written_in
from arizona.lab.report.page import HERE, MESAS, fonts
from arizona.messages import Phrases


def learn_report(run: RunState, phrases: Phrases) -> str:
    def say(id: str, **args: str | int) -> str:
        return escape(phrases.text(f"learn-report-{id}", **args))

    def card(id: str, picture: str, key: list[str]) -> str:
        keys = "".join(
            f'<li><i class="c{place % charts.COLORS}"></i>{escape(label)}</li>'
            for place, label in enumerate(key)
        )
        return (
            f'<section class="card"><h3>{say(id)}</h3><p class="hint">{say(f"{id}-hint")}</p>'
            f'{picture}<ul class="key">{keys}</ul></section>'
        )

    game = get_game(run.plan.game).title
    title = say("title", game=game)
    cards: list[str] = []
    if run.verdicts:
        bars = [
            Share(
                phrases.text("learn-report-generation", number=one.generation),
                one.share * one.games,
                one.games,
                one.share,
                one.low,
                one.high,
                one.games,
            )
            for one in run.verdicts.values()
        ]
        about = phrases.text("learn-report-matches")
        cards.append(card("matches", charts.share_bars(bars, 0.5, about, plain=True), []))
    ends = (phrases.text("learn-report-first"), phrases.text("learn-report-last"))
    for id, key in (("loss", "others"), ("points", "points")):
        lines = [
            Series(phrases.text("learn-report-generation", number=number), curve[key])
            for number, curve in run.curves.items()
        ]
        if id == "loss" and lines:
            present = next(reversed(run.curves.values()))
            flat = [present["guessed"]] * len(present["others"])
            lines.append(Series(phrases.text("learn-report-present"), flat))
        if lines:
            picture = charts.curves(lines, phrases.text(f"learn-report-{id}"), ends)
            cards.append(card(id, picture, [line.label for line in lines]))
    lead = say("lead", games=sum(run.played.values()), seed=run.plan.seed, count=len(run.verdicts))
    style = (HERE / "report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{phrases.locale}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n<style>\n{fonts()}{style}</style>\n</head>\n<body>\n"
        f'<header class="sky">{MESAS}<div><p class="eyebrow">{say("eyebrow")}</p>'
        f'<h1>{escape(game)}</h1><p class="lead">{lead}</p></div></header>\n'
        f'<main>\n<div class="cards">{"".join(cards)}</div>\n</main>\n</body>\n</html>\n'
    )


def write_report(run: RunState, folder: Path, phrases: Phrases) -> Path:
    path = folder / "report.html"
    with written_in(phrases.locale):
        path.write_text(learn_report(run, phrases), "utf-8")
    return path
