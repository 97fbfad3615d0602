"""`make docs`: the documentation site, from `docs/`, the rules of the games and the docstrings.

Zensical makes it from `mkdocs.yml`. Before that everything is laid out in `build/site`:

* the pages of `docs/`, and whatever file of the project they link to;
* the rules of every game, as `rules/<game>.md`;
* the sources, with the examples in their docstrings fenced, so that they are shown as code.

The site goes to `src/arizona/server/site`: a wheel carries it, `arizona serve` shows it at /docs.
To be published it goes to `build/docs` as well, with the table without a server beside it: that is
what the live boards of the rules pages load when somebody starts one. A server has it anyway.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from arizona.engine.registry import get_game
from arizona.server.offline import static_site as folder

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SITE = ROOT / "src" / "arizona" / "server" / "site"
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
LIVE = """
<div class="live" data-game="{game}" data-play="../play/" role="region"
 aria-label="A live board of {title}">
<img class="light" src="../pictures/{game}-table.jpg" alt="" loading="lazy">
<img class="dark" src="../pictures/{game}-table-dark.jpg" alt="" loading="lazy">
<button type="button">Play {title} here</button>
<small>Against a bot, in this page. It loads about 7 MB, and nothing before you start.</small>
</div>
"""
OUTSIDE = "project"
"""The folder of the site for files that lie outside `docs/`."""


def lay_out(stage: Path) -> None:
    """Everything the site is made from, in one folder."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(DOCS, stage / "docs")
    for path in sorted((ROOT / "src" / "arizona" / "games").glob("*/words/rules.en.md")):
        target = stage / "docs" / "rules" / f"{path.parents[1].name}.md"
        target.parent.mkdir(exist_ok=True)
        target.write_text(_with_board(_with_pictures(path, target.parent), path), "utf-8")
    pages, known = sorted(DOCS.rglob("*.md")), set(DOCS.rglob("*"))
    for page in pages:  # grows while we go: a page outside may lead to others
        for target in _targets(page) - known:
            known.add(target)
            own = _place(target, stage)
            own.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(target, own)
            pages += [target] if target.suffix == ".md" else []
        _place(page, stage).write_text(_turned(page, stage), "utf-8")
    for path in sorted((ROOT / "src").rglob("*.py")):
        target = stage / "src" / path.relative_to(ROOT / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(fenced(path.read_text("utf-8")), "utf-8")
    shutil.copy(ROOT / "mkdocs.yml", stage)


def _with_pictures(rules: Path, folder: Path) -> str:
    """A rules page whose pictures lie beside it, each with its caption below."""
    game = rules.parents[1].name
    if (rules.parent / "pictures").is_dir():
        shutil.copytree(rules.parent / "pictures", folder / "pictures" / game)
    shown = rf"![\1](pictures/{game}/\2)<br>*\1*"
    return re.sub(r"!\[([^\]]+)\]\(pictures/([^)]+)\)", shown, rules.read_text("utf-8"))


def _with_board(text: str, rules: Path) -> str:
    """A rules page with a live board of its game below its title."""
    name = rules.parents[1].name
    title, _, rest = text.partition("\n")
    return f"{title}\n{LIVE.format(game=name, title=get_game(name).title)}{rest}"


def _targets(page: Path) -> set[Path]:
    """The files of the project that a page links to."""
    found = {(page.parent / link).resolve() for link, _ in LINK.findall(page.read_text("utf-8"))}
    return {target for target in found if target.is_relative_to(ROOT) and target.is_file()}


def _place(file: Path, stage: Path) -> Path:
    """Where a file of the project stands in the layout."""
    if file.is_relative_to(DOCS):
        return stage / "docs" / file.relative_to(DOCS)
    name = f"{file.name}.txt" if file.suffix == ".py" else file.name  # to read, not to import
    return stage / "docs" / OUTSIDE / file.relative_to(ROOT).with_name(name)


def _turned(page: Path, stage: Path) -> str:
    """A page with its links turned to where things stand in the layout."""

    def turn(found: re.Match[str]) -> str:
        target = (page.parent / found[1]).resolve()
        if not target.is_relative_to(ROOT) or not target.is_file():
            return found[0]
        link = os.path.relpath(_place(target, stage), _place(page, stage).parent)
        return f"]({Path(link).as_posix()}{found[2] or ''})"

    return LINK.sub(turn, page.read_text("utf-8"))


def fenced(source: str) -> str:
    """A source whose examples (``>>>`` to the next empty line) stand in fences."""
    lines: list[str] = []
    indent: str | None = None
    for line in source.splitlines():
        words = line.lstrip()
        ends = not words or words.startswith('"""')
        if indent is not None and ends:
            lines.append(f"{indent}```")
            indent = None
        if indent is None and words.startswith(">>> "):
            indent = line[: len(line) - len(words)]
            lines.append(f"{indent}```python")
        lines.append(line)
    return "\n".join(lines) + "\n"


def build(stage: Path, out: Path) -> None:
    """Lay out, build strictly (a link that leads nowhere is an error), put in place."""
    lay_out(stage)
    program = str(Path(sys.executable).with_name("zensical"))
    command = [program, "build", "--clean", "--strict", "-f", "mkdocs.yml"]
    done = subprocess.run(command, cwd=stage, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the documentation could not be built:\n{done.stdout}{done.stderr}")
    shutil.rmtree(out, ignore_errors=True)
    shutil.move(stage / "site", out)
    print(f"{sum(1 for _ in out.rglob('*.html'))} pages in {out}")


def publish(site: Path, out: Path) -> None:
    """The site with what its live boards load, to be put on any web server."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(site, out)
    folder.write(out / "play")
    print(f"with the live boards, to be published: {out}")


def main() -> None:
    """Build the site."""
    parser = argparse.ArgumentParser(description="build the documentation site")
    parser.add_argument("--out", type=Path, default=SITE)
    parser.add_argument("--stage", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--publish", type=Path, default=ROOT / "build" / "docs")
    given = parser.parse_args()
    build(given.stage.resolve(), given.out.resolve())
    publish(given.out.resolve(), given.publish.resolve())


if __name__ == "__main__":
    main()
