"""The tray: what the parts of an order need, gathered once, words and drawings."""

from __future__ import annotations

from typing import Any

from arizona.engine.places import folder_of
from arizona.printing.ink import coloured, drawings, grey, lines_only, svg
from arizona.printing.print_job import PrintJob

PLAIN_ACCENT = "#1f7a74"


class Assets:
    """Words and drawings for the pages of one order."""

    def __init__(self, order: PrintJob) -> None:
        self.order = order
        self.phrases = order.phrases
        self.words: dict[str, str] = {}
        self.drawings: dict[str, str] = {}
        path = folder_of(order.game.name) / "faces" / "drawings.json"
        self.page: dict[str, Any] = drawings(path.parent) if path.is_file() else {"colours": {}}
        self.colours: dict[str, str] = self.page["colours"]
        self.accent = coloured("var(--game)", {"game": PLAIN_ACCENT, **self.colours})
        self.title = self.say(f"{order.game.name}-title", order.game.title)

    def say(self, id: str, otherwise: str = "", **args: str | int) -> str:
        """A sentence in the language of the order."""
        if otherwise and not self.phrases.has(id):
            return otherwise
        return self.phrases.text(id, **args)

    def word(self, *ids: str) -> None:
        """Sentences that the pages ask for by their ids."""
        for id in ids:
            self.words[id] = self.say(id)

    def named(self, text: str) -> str:
        """A text of the pack in the language of the order."""
        return self.phrases.named(text)

    def draw(self, name: str, body: str, box: str, style: str = "", width: float = 0.5) -> str:
        """Lay a drawing in by a name; gives the name."""
        if name not in self.drawings:
            body = coloured(body, self.colours)
            if self.order.saving and not style:
                body = lines_only(body, width)
            self.drawings[name] = svg(body, box, style)
        return name

    def poster_card(self, name: str, body: str, box: str, style: str) -> str:
        """A picture with a style of its own for the symbols in it; lines only to save ink."""
        if name not in self.drawings:
            body = coloured(body, self.colours)
            self.drawings[name] = svg(lines_only(body) if self.order.saving else body, box, style)
        return name

    def symbol(self, name: str, body: str, box: str = "0 0 24 24") -> str:
        """The same for a small symbol: it keeps its tones where ink is saved."""
        if name not in self.drawings:
            body = coloured(body, self.colours)
            self.drawings[name] = svg(grey(body) if self.order.saving else body, box)
        return name

    def poster(self, cover: str, back: str) -> None:
        """The game's poster as a strip above the rules and on the backs of cards."""
        if "poster" in self.page:
            self.draw("cover", self.page["poster"], cover)
            self.draw("back", self.page["poster"], back)
