"""Loads the boxes of Yacht from a pack (Y-1.2, Y-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from arizona.engine.content import Content
from arizona.engine.schema import TEXT, WHOLE_NUMBER, Field, PackData, Table
from yacht.dice import DICE, HANDS, KEEPS, Hand

MAX_BOXES: Final = 16

FACE = "face"
ALIKE = "alike"
FULL_HOUSE = "full-house"
STRAIGHT = "straight"
CHOICE = "choice"
KINDS = (FACE, ALIKE, FULL_HOUSE, STRAIGHT, CHOICE)

BOX = Table(
    "box",
    "One box of the sheet: what it asks for and what it is worth.",
    (
        Field("name", TEXT, "short name, used in records; no blanks", low=1, high=20),
        Field("title", TEXT, "what stands on the sheet", low=1, high=30),
        Field("kind", TEXT, "what it asks for", choices=KINDS),
        Field(
            "face",
            WHOLE_NUMBER,
            "the face that counts, or a straight's lowest",
            low=1,
            high=6,
            required=False,
        ),
        Field(
            "count", WHOLE_NUMBER, "how many dice must be alike", low=2, high=DICE, required=False
        ),
        Field(
            "points",
            WHOLE_NUMBER,
            "what it is worth; else the dice count",
            low=1,
            high=200,
            required=False,
        ),
    ),
    low=2,
    high=MAX_BOXES,
    unique=("name",),
)

BONUS = Table(
    "bonus",
    "What the option `bonus` gives for good boxes of single faces.",
    (
        Field("from", WHOLE_NUMBER, "points in those boxes together", low=1, high=200),
        Field("points", WHOLE_NUMBER, "what it gives", low=1, high=200),
    ),
    single=True,
)


@dataclass(frozen=True)
class Box:
    """A box of the score sheet."""

    name: str
    title: str
    kind: str
    face: int
    count: int
    points: int

    def worth(self, hand: Hand) -> int:
        """Return the points of five dice in this box (Y-3.1 to Y-3.6)."""
        counts = sorted(hand.count(face) for face in set(hand))
        if self.kind == FACE:
            return self.face * hand.count(self.face)
        if self.kind == CHOICE:
            return sum(hand)
        if self.kind == ALIKE:
            faces = [face for face in set(hand) if hand.count(face) >= self.count]
            return (self.points or self.count * faces[0]) if faces else 0
        if self.kind == FULL_HOUSE:
            return (self.points or sum(hand)) if counts == [2, 3] else 0
        return self.points if hand == tuple(range(self.face, self.face + DICE)) else 0


@mypyc_attr(native_class=False)
class YachtContent(Content):
    """The boxes of a pack and the bonus."""

    def __init__(self, name: str, digest: str, boxes: list[Box], needed: int, bonus: int) -> None:
        super().__init__(name, digest)
        self.boxes = boxes
        self.needed = needed
        self.bonus = bonus
        self.worths = [[0] * KEEPS + [box.worth(hand) for hand in HANDS[KEEPS:]] for box in boxes]
        """The points of each box for each hand, by number."""
        self.number = {box.name: number for number, box in enumerate(boxes)}


def build(pack: PackData, name: str, digest: str) -> YachtContent:
    """Build the content and report inconsistent boxes."""
    boxes = []
    for entry in pack.entries(BOX):
        box = Box(
            entry.text("name"),
            entry.text("title"),
            entry.text("kind"),
            entry.integer("face"),
            entry.integer("count"),
            entry.integer("points"),
        )
        if len(box.name.split()) != 1:
            entry.complain("name", "expected one word without blanks")
        if box.kind in (FACE, STRAIGHT) and not box.face:
            entry.complain("face", f"a box of kind '{box.kind}' needs it")
        if box.kind == STRAIGHT and not (box.points and box.face in (1, 2)):
            entry.complain("face", "a straight begins with 1 or 2 and needs points")
        if box.kind == ALIKE and not box.count:
            entry.complain("count", "a box of kind 'alike' needs it")
        boxes.append(box)
    bonus = pack.entry(BONUS)
    return YachtContent(name, digest, boxes, bonus.integer("from"), bonus.integer("points"))
