"""A toy game with a selectable fault: take 1 to 3 of 21 sticks; the player who takes the last wins.

It is plain Python even if the engine is compiled, like a game from another package.
"""

from __future__ import annotations

from collections.abc import Mapping

from arizona.engine.content import Content
from arizona.engine.errors import MalformedMoveError
from arizona.engine.events import Event
from arizona.engine.game import Game, Setup, Words
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.schema import PackData, Table
from arizona.engine.state import CHANCE, OVER, State

PACK = '[pack]\nname = "default"\ngame = "toy"\n'
STICKS = 21


class ToyState(State):
    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault
        self.left = 0
        self.seat = 0
        self.taken = [0, 0]

    def to_move(self) -> int:
        if self.left == 0:
            return OVER if sum(self.taken) else CHANCE
        return self.seat

    def legal(self) -> list[int]:
        if self.to_move() == OVER:
            return [1] if self.fault == "legal after the end" else []
        if self.to_move() == CHANCE:
            return [0]
        few = self.left < 6
        if few and self.fault == "dead end":
            return []
        if few and self.fault == "repeats":
            return [1, 1]
        if few and self.fault == "out of range":
            return [99]
        return [count for count in (1, 2, 3) if count <= self.left]

    def chance(self) -> list[int]:
        return [0] if self.fault == "weightless" else [1]

    def apply(self, action: int) -> None:
        if action == 0:
            self.left = STICKS
            return
        if self.left < 6 and self.fault == "crash":
            self.left = 0
            raise IndexError("list index out of range\x1b")
        self.left -= 0 if self.fault == "endless" else action
        self.taken[self.seat] += action
        points = action + 1 if self.left < 6 and self.fault == "wrong points" else action
        if self.log is not None:
            self.log.append(Event("sticks-taken", self.seat, "T-1.1", {}, points))
            if self.fault == "points for nobody":
                self.log.append(Event("gift", -1, "T-1.2", {}, 1))
        self.seat = 1 - self.seat

    def clone(self) -> ToyState:
        copy = ToyState(self.fault)
        copy.left, copy.seat, copy.taken = self.left, self.seat, list(self.taken)
        return copy

    def scores(self) -> list[int]:
        return list(self.taken)

    def winners(self) -> list[int]:
        if self.fault == "early winner":
            return [0]
        if self.to_move() != OVER or self.fault == "no winner":
            return []
        return [1 - self.seat]

    def turn(self) -> int:
        return sum(self.taken)

    def data(self) -> list[int]:
        drift = int(Rng().word()) if self.fault == "not the same again" else 0
        return [self.left, self.seat, *self.taken, drift]


class ToyGame(Game):
    def __init__(self, fault: str = "") -> None:
        super().__init__(
            "toy",
            "Sticks",
            rules_version=1,
            min_seats=2,
            max_seats=2,
            num_actions=4,
            longest=STICKS + 1,
            has_chance=True,
        )
        self.fault = fault

    def start(self, setup: Setup) -> ToyState:
        return ToyState(self.fault)

    def schema(self) -> tuple[Table, ...]:
        return ()

    def build_content(self, pack: PackData, name: str, digest: str) -> Content:
        return Content(name, digest)

    def words(self, state: State, action: int) -> Words:
        return Words(f"take {action}", Message("toy-label-take", {}), [f"sticks:{action}"])

    def read(self, state: State, text: str) -> int:
        if not text.startswith("take ") or not text[5:].isdecimal():
            raise MalformedMoveError(f"'{text}': expected take and a number")
        taken = int(text[5:])
        return taken - 1 if taken == 3 and self.fault == "misread" else taken

    def view(self, state: State) -> Mapping[str, object]:
        return {}

    def check(self, state: State) -> list[str]:
        assert isinstance(state, ToyState)
        if self.fault == "invariant" and state.left < 6:
            return ["too few sticks (T-1.3)", "too short a game (T-1.4)"]
        return []


TOY = ToyGame()
