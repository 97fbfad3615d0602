"""Lab statistics of Trail: cards, pieces, Passages, Gateways, Weather, Spirits, claims, actions."""

from __future__ import annotations

from types import MappingProxyType

from arizona.engine.bits import count
from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.state import State
from arizona.games.trail.rules.effect_language import TERRAINS
from arizona.games.trail.rules.effects.claims import CLAIM_WORDS, OBJECTIVE
from arizona.games.trail.rules.effects.mural import space_name
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import SPACES, TrailContent
from arizona.lab.measure.watch import PLACE, Subject, Target, Watch

ACTIONS = ("order", "passage", "flora", "fauna", "arrow", "gateway")
OFFERS = {
    "passage-opened": "passage",
    "gateway-opened": "gateway",
    "weather-drawn": "weather",
    "state48-opened": "state48",
}
FIRST_CLAIMS = CLAIM_WORDS[OBJECTIVE:]
"""Claims on the rows of the first State 48 card, which may have fewer rows."""
TAKES = {"walked": "passage", "weather": "weather"}


class TrailWatch(Watch):
    """Records which face-up components were taken, and by whom."""

    scored = ("claim",)
    takes = (
        "flora",
        "fauna",
        "piece",
        "passage",
        "gateway",
        "weather",
        "spirit",
        "claim",
        "ability",
        "action",
    )
    shared = ("state48",)
    targets = (
        Target("gold", "winners", 60, 95),
        Target("grit", "winners", 14, 24),
        Target("score", "all", -10, 45),
    )
    levers = MappingProxyType(
        {
            "place": ("turn_order", "spaces", "start"),
            "gold": ("track.4 gold", "arrows gold", "mural.icons gold", "flora gold"),
            "grit": ("track.3 grit", "ladder.levels grit", "ladder.top grit", "mural.icons grit"),
            "score": ("grit", "track.4 gold", "ladder.top grit"),
        }
    )
    tracks = ("ladder", *TERRAINS)
    labels = frozenset(("number", "deck", "size", "miles"))

    def __init__(self) -> None:
        super().__init__()
        self._cards: dict[str, str] = {}
        self._rows: dict[str, int] = {}
        self._gateway = ""

    def subjects(self, content: Content) -> list[Subject]:
        """Return everything that can be taken."""
        assert isinstance(content, TrailContent)
        cards = list(zip(content.cards.ids, content.cards.names, strict=True))
        found = [Subject("flora", id, name) for id, name in cards[:32] if id]
        found += [Subject("fauna", id, name) for id, name in cards[32:] if id]
        found += [Subject("ability", id, name) for id, name in cards[32:] if id]
        for kind, table in (
            ("piece", content.pieces),
            ("passage", content.passages),
            ("gateway", content.gateways),
            ("weather", content.weather),
            ("spirit", content.spirits),
            ("state48", content.state48),
        ):
            pairs = zip(table.ids, table.names, strict=True)
            found += [Subject(kind, id, _title(id, name)) for id, name in pairs if id]
        found += [Subject("claim", word, word) for word in CLAIM_WORDS]
        return found + [Subject("action", word, word) for word in ACTIONS]

    def address(self, kind: str, id: str) -> str:
        """Return the content address of a subject.

        Each copy of a Passage has its own address; an ability belongs to its Fauna card.
        """
        if kind == "passage":
            name, _, number = id.rpartition("-")
            return f"passage.{name}.card.{number}"
        if kind == "ability":
            return f"fauna.{id}"
        return {"state48": f"card.{id}", "claim": "", "action": ""}.get(kind, f"{kind}.{id}")

    def always(self, content: Content) -> list[tuple[str, str]]:
        """Return the Spirits, claims and actions, which are available in every game."""
        kinds = ("spirit", "claim", "action")
        return [
            (kind, id)
            for kind, id, _ in self.subjects(content)
            if kind in kinds and id not in FIRST_CLAIMS
        ]

    def begin(self, content: Content) -> None:
        """Index the cards by kind, because events do not say whether a card is Flora or Fauna."""
        assert isinstance(content, TrailContent)
        super().begin(content)
        self._cards = dict.fromkeys(content.cards.ids[:32], "flora")
        self._cards.update(dict.fromkeys(content.cards.ids[32:], "fauna"))
        self._rows = {
            id: int(content.state48_rows[card])
            for card, id in enumerate(content.state48.ids)
            if content.state48_category[card] == 0
        }

    def look(self, event: Event) -> None:
        """Record a component that was revealed or taken."""
        kind = event.kind
        card = str(event.args.get("card", ""))
        if kind in OFFERS:
            self.offer(OFFERS[kind], card)
            if kind == "gateway-opened":
                self._gateway = card
            for claim in FIRST_CLAIMS[: self._rows.get(card, 0)]:
                self.offer("claim", claim)
        elif kind in TAKES:
            self.take(TAKES[kind], card, event.seat)
        elif kind == "card-opened":
            self.offer(self._cards[card], card)
        elif kind == "card-taken":
            self.take(self._cards[card], card, event.seat)
            if self._cards[card] == "fauna":
                self.offer("ability", card)
        elif kind == "ability":
            self.take("ability", card, event.seat)
        elif kind == "piece-opened":
            self.offer("piece", str(event.args["piece"]))
        elif kind == "piece-placed":
            self.take("piece", str(event.args["piece"]), event.seat)
        elif kind == "spirit-taken":
            self.take("spirit", str(event.args["spirit"]), event.seat)
        elif kind == "claimed":
            self.take("claim", str(event.args["claim"]), event.seat)
        elif kind == "marker-used":
            self._act(str(event.args["what"]), event.seat)
        elif kind == "order-chosen":
            self.take("action", "order", event.seat)
        elif kind == "start-player":
            self.start = event.seat

    def _act(self, what: str, seat: int) -> None:
        self.take("action", what, seat)
        if what == "gateway":
            self.take("gateway", self._gateway, seat)

    def source(self, event: Event) -> str:
        """Return the cause of Gold; all Grit has the same source."""
        if event.kind == "gold":
            return str(event.args["cause"])
        return event.kind

    def figures(self, state: State) -> list[dict[str, int]]:
        """Return each player's statistics at the end."""
        assert isinstance(state, TrailState)
        return [
            {
                "gold": player.gold,
                "grit": player.grit,
                "mural": count(player.mural),
                "ladder": player.ladder,
                "pieces": len(player.laid),
                "cards": count(player.flora) + count(player.fauna),
                "passages": count(player.early_passages) + count(player.late_passages),
                "poison": count(player.poison),
                "claims": count(player.claims),
                **{name: player.level(place) for place, name in enumerate(TERRAINS)},
                **{
                    f"{PLACE}{space_name(space)}": 1
                    for space in range(SPACES)
                    if player.mural >> space & 1
                },
            }
            for player in state.players
        ]


def _title(id: str, name: str) -> str:
    """Return a name that distinguishes copies of a card by the number at the end of their id."""
    tail = id.rpartition("-")[2]
    return f"{name} {tail}" if tail.isdigit() and not name.endswith(tail) else name


WATCH = TrailWatch
