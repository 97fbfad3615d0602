"""Lab statistics of Rails: condition cards and goods."""

from __future__ import annotations

from types import MappingProxyType

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.state import State
from arizona.games.rails.content.loader import RailsContent
from arizona.games.rails.rules.sheet import SYMBOLS, cell_name
from arizona.games.rails.rules.state import RailsState
from arizona.lab.measure.watch import PLACE, Subject, Target, Watch

GOODS = SYMBOLS[:6]
ENDINGS = ("sixth-delivery", "all-stuck", "nobody-draws")


class RailsWatch(Watch):
    """Counts open cards, the seats they paid, and goods delivered."""

    takes = ("award", "good")
    scored = ("award", "good")
    shared = ("card",)
    targets = (
        Target("score", "winners", 45, 80),
        Target("rounds", "winners", 22, 35),
        Target("ending:sixth-delivery", "all", 0.5, 1.0),
    )
    levers = MappingProxyType({"score": ("card",), "rounds": ("card",)})

    def __init__(self) -> None:
        super().__init__()
        self._open_cards: dict[tuple[str, str], str] = {}
        self._paying: dict[str, str] = {}

    def subjects(self, content: Content) -> list[Subject]:
        """Return cards and goods; cards that give points also count as awards."""
        assert isinstance(content, RailsContent)
        titles = [card.title for card in content.cards]
        found = [
            Subject(
                "card",
                card.name,
                card.title if titles.count(card.title) == 1 else f"{card.title}: {card.text}",
            )
            for card in content.cards
        ]
        found += [Subject("award", card.name, card.title) for card in content.cards if card.points]
        return found + [Subject("good", good, good.capitalize()) for good in GOODS]

    def address(self, kind: str, id: str) -> str:
        """Return the card of an award; goods are not entries of their own."""
        return "" if kind == "good" else f"card.{id}"

    def always(self, content: Content) -> list[tuple[str, str]]:
        return [("good", good) for good in GOODS]

    def begin(self, content: Content) -> None:
        """Index cards by what events contain. Cards without points may share a title."""
        assert isinstance(content, RailsContent)
        super().begin(content)
        self._open_cards = {(card.title, card.text): card.name for card in content.cards}
        self._paying = {card.title: card.name for card in content.cards if card.points}

    def look(self, event: Event) -> None:
        if event.kind == "card-laid":
            title = str(event.args["card"])
            self.offer("card", self._open_cards[title, str(event.args["does"])])
            if title in self._paying:
                self.offer("award", self._paying[title])
        elif event.kind == "card-scored":
            self.take("award", self._paying[str(event.args["card"])], event.seat)
        elif event.kind == "delivered":
            self.take("good", str(event.args["kind"]), event.seat)
        elif event.kind == "start-player":
            self.start = event.seat
        elif event.kind in ENDINGS and not self.ending:
            self.ending = event.kind

    def figures(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, RailsState)
        return [
            {
                "rounds": state.round,
                "deliveries": int(route.done).bit_count(),
                "pieces": sum(int(route.delivered(kind)) for kind in range(len(GOODS))),
                "nuggets": route.gold,
                "nuggets-used": route.spent,
                **{
                    f"{PLACE}{cell_name(state.sheet.size, cell)}": 1
                    for cell in range(state.sheet.size**2)
                    if route.covers(cell)
                },
            }
            for route in state.routes
        ]


WATCH = RailsWatch
