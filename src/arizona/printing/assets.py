"""Text and drawings for the pages of a print job."""

from __future__ import annotations

from typing import Any

from arizona.engine.art import address
from arizona.engine.entry_points import folder_of
from arizona.printing.ink import colored, drawings, gray, lines_only, svg
from arizona.printing.print_job import PrintJob

PLAIN_ACCENT = "#1f7a74"
SLICE = "xMidYMid slice"
GRAY = '<filter id="gray"><feColorMatrix type="saturate" values="0"/></filter>'  # to save ink


class Assets:
    """Collects the text and drawings that the pages of a job use."""

    def __init__(self, order: PrintJob) -> None:
        self.order = order
        self.phrases = order.phrases
        self.words: dict[str, str] = {}
        self.drawings: dict[str, str] = {}
        path = folder_of(order.game.name) / "faces" / "drawings.json"
        self.page: dict[str, Any] = drawings(path.parent) if path.is_file() else {"colors": {}}
        self.colors: dict[str, str] = self.page["colors"]
        self.accent = colored("var(--game)", {"game": PLAIN_ACCENT, **self.colors})
        self.title = self.say(f"{order.game.name}-title", order.game.title)

    def own(self, place: str, box: str, fit: str = SLICE) -> str:
        """The pack's own picture of a drawing, filling a box; empty if it has none."""
        picture = self.order.content.art.get(place)
        if picture is None:
            return ""
        x, y, wide, high = box.split()
        image = (
            f'<image x="{x}" y="{y}" width="{wide}" height="{high}" preserveAspectRatio="{fit}" '
            f'href="{address(picture)}"'
        )
        return f'{GRAY}{image} filter="url(#gray)"/>' if self.order.saving else f"{image}/>"

    def symbols(self, box: str) -> dict[str, str]:
        """The game's symbols by name, with the pack's own pictures of them."""
        bodies: dict[str, str] = self.page["symbols"]
        return {
            name: self.own(f"symbol.{name}", box, "xMidYMid") or body
            for name, body in bodies.items()
        }

    def say(self, id: str, otherwise: str = "", **args: str | int) -> str:
        """A message in the language of the job, or ``otherwise`` if there is no such message."""
        if otherwise and not self.phrases.has(id):
            return otherwise
        return self.phrases.text(id, **args)

    def word(self, *ids: str) -> None:
        """Add messages that the templates look up by id."""
        for id in ids:
            self.words[id] = self.say(id)

    def named(self, text: str) -> str:
        """A text of the pack in the language of the job."""
        return self.phrases.named(text)

    def draw(self, name: str, body: str, box: str, style: str = "", width: float = 0.5) -> str:
        """Add a drawing under a name and return the name."""
        if name not in self.drawings:
            body = colored(body, self.colors)
            if self.order.saving and not style:
                body = lines_only(body, width)
            self.drawings[name] = svg(body, box, style)
        return name

    def poster_card(self, name: str, body: str, box: str, style: str) -> str:
        """Add a drawing with its own style sheet for its symbols; outlines only to save ink."""
        if name not in self.drawings:
            body = colored(body, self.colors)
            self.drawings[name] = svg(lines_only(body) if self.order.saving else body, box, style)
        return name

    def symbol(self, name: str, body: str, box: str = "0 0 24 24") -> str:
        """Add a small symbol; it becomes gray, not outlined, to save ink."""
        if name not in self.drawings:
            body = colored(body, self.colors)
            self.drawings[name] = svg(gray(body) if self.order.saving else body, box)
        return name

    def poster(self, cover: str, back: str) -> None:
        """Add the game's poster as a banner above the rules and on the backs of cards."""
        if "poster" in self.page:
            self.draw("cover", self.page["poster"], cover)
            self.draw("back", self.page["poster"], back)
