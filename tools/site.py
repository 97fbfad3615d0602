"""`make docs`: builds the documentation site from `docs/`, the rules and the docstrings.

Zensical builds it from `mkdocs.yml`. Its input is first collected in `build/site`:

* the pages of `docs/`, and all project files they link to;
* the rules of every game, as `rules/<game>.md`;
* the sources, with fences around the examples in docstrings, so that they are shown as code.

The site goes to `src/arizona/server/site`: the wheel includes it, and `arizona serve` serves it at
/docs.
A copy for publishing goes to `build/docs`, together with the offline bundle, which the live boards
of the rules pages load when started. A server has that bundle anyway.
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
"""Folder of the site for files outside `docs/`."""


def lay_out(stage: Path) -> None:
    """Collect all input files in one folder."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(DOCS, stage / "docs")
    for path in sorted((ROOT / "src" / "arizona" / "games").glob("*/words/rules.en.md")):
        target = stage / "docs" / "rules" / f"{path.parents[1].name}.md"
        target.parent.mkdir(exist_ok=True)
        target.write_text(_with_board(_with_pictures(path, target.parent), path), "utf-8")
    pages, known = sorted(DOCS.rglob("*.md")), set(DOCS.rglob("*"))
    for page in pages:  # grows during the loop: a linked page may link to others
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
    """A rules page with its pictures copied next to it, each with a caption."""
    game = rules.parents[1].name
    if (rules.parent / "pictures").is_dir():
        shutil.copytree(rules.parent / "pictures", folder / "pictures" / game)
    shown = rf"![\1](pictures/{game}/\2)<br>*\1*"
    return re.sub(r"!\[([^\]]+)\]\(pictures/([^)]+)\)", shown, rules.read_text("utf-8"))


def _with_board(text: str, rules: Path) -> str:
    """A rules page with a live board of its game below the title."""
    name = rules.parents[1].name
    title, _, rest = text.partition("\n")
    return f"{title}\n{LIVE.format(game=name, title=get_game(name).title)}{rest}"


def _targets(page: Path) -> set[Path]:
    """The project files that a page links to."""
    found = {(page.parent / link).resolve() for link, _ in LINK.findall(page.read_text("utf-8"))}
    return {target for target in found if target.is_relative_to(ROOT) and target.is_file()}


def _place(file: Path, stage: Path) -> Path:
    """The path of a project file in the staging folder."""
    if file.is_relative_to(DOCS):
        return stage / "docs" / file.relative_to(DOCS)
    name = (
        f"{file.name}.txt" if file.suffix == ".py" else file.name
    )  # to be displayed, not imported
    return stage / "docs" / OUTSIDE / file.relative_to(ROOT).with_name(name)


def _turned(page: Path, stage: Path) -> str:
    """A page with its links rewritten for the staging folder."""

    def turn(found: re.Match[str]) -> str:
        target = (page.parent / found[1]).resolve()
        if not target.is_relative_to(ROOT) or not target.is_file():
            return found[0]
        link = os.path.relpath(_place(target, stage), _place(page, stage).parent)
        return f"]({Path(link).as_posix()}{found[2] or ''})"

    return LINK.sub(turn, page.read_text("utf-8"))


def fenced(source: str) -> str:
    """Put fences around the examples of a source (``>>>`` to the next empty line)."""
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
    """Build the site in strict mode (broken links are errors) and move it into place."""
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
    """Write the site with the files of its live boards, for any web server."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(site, out)
    folder.write(out / "play")
    print(f"with the live boards, to be published: {out}")


def main() -> None:
    parser = argparse.ArgumentParser(description="build the documentation site")
    parser.add_argument("--out", type=Path, default=SITE)
    parser.add_argument("--stage", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--publish", type=Path, default=ROOT / "build" / "docs")
    given = parser.parse_args()
    build(given.stage.resolve(), given.out.resolve())
    publish(given.out.resolve(), given.publish.resolve())


if __name__ == "__main__":
    main()
