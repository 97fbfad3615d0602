"""A naive, independent implementation of the rules that scores a game from its record.

It shares no code with the game except the letters of the sheet: spaces are pairs of numbers, lines
are lists of points, and every section is checked step by step.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

Space = tuple[int, int]
GOODS = {"c": "cow", "s": "sheep", "w": "wheat", "a": "apple", "m": "mineral", "o": "wood"}
AXES = ((1, 0), (-1, 0), (0, 1), (0, -1))
SLANTS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def table(pieces: int) -> int:
    return sum(range(min(pieces, 10) + 1))


def sections(value: int) -> Iterator[list[Space]]:
    """Return every section of a die as its strokes."""
    for one in AXES:
        across = [two for two in AXES if one[0] * two[0] + one[1] * two[1] == 0]
        if value == 1:
            yield [one]
        elif value == 6:
            yield [one, one]
        elif value == 2:
            yield from ([one, two] for two in across)
        elif value == 3:
            yield from ([one, two, one] for two in across)
        elif value == 4:
            for two in across:
                yield [one, two, two, two]
                yield [one, one, one, two]
    if value == 5:
        yield from ([slant, slant] for slant in SLANTS)


class Player:
    def __init__(self) -> None:
        self.line: list[Space] = []
        self.middles: set[tuple[float, float]] = set()
        self.stops: Counter[str] = Counter()
        self.cargo: Counter[str] = Counter()
        self.boxes: dict[str, int] = {}
        self.sent: Counter[str] = Counter()
        self.got = 0
        self.used = 0
        self.bonus = 0
        self.die = 0

    def total(self) -> int:
        return (
            sum(self.boxes.values())
            - 5 * (6 - len(self.boxes))
            + table(self.got - self.used)
            + self.bonus
        )


class Referee:
    def __init__(self, rows: list[str], seats: int, lines: list[str]) -> None:
        self.rows = rows
        self.players = [Player() for _ in range(seats)]
        self.lines = iter(lines)
        self.first_done: set[str] = set()
        self.claimed: set[str] = set()
        self.cards: list[str] = []

    # --- the sheet ------------------------------------------------------------------------

    def letter(self, space: Space) -> str:
        return self.rows[space[1]][space[0]]

    def inside(self, space: Space) -> bool:
        return 0 <= space[0] < len(self.rows) and 0 <= space[1] < len(self.rows)

    def enterable(self, player: Player, space: Space, stopping: bool) -> bool:
        if not self.inside(space) or space in player.line:
            return False
        if self.letter(space) == "^" and "bad-weather" in self.cards:
            return False
        return not (stopping and self.letter(space) == "#" and "closed-stations" in self.cards)

    def ways(self, player: Player, start: Space, value: int) -> list[list[Space]]:
        found = []
        for strokes in sections(value):
            here, path, fits = start, [start], True
            for number, (right, down) in enumerate(strokes):
                there = (here[0] + right, here[1] + down)
                middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
                last = number == len(strokes) - 1
                if not self.enterable(player, there, last) or (
                    value == 5 and middle in player.middles
                ):
                    fits = False
                    break
                path.append(there)
                here = there
            if fits:
                found.append(path)
        return found

    def can_draw(self, player: Player, value: int) -> bool:
        if player.line:
            return bool(self.ways(player, player.line[-1], value))
        size = len(self.rows)
        return any(
            self.ways(player, (x, y), value)
            for x in range(size)
            for y in range(size)
            if self.rows[y][x] == "#"
        )

    # --- reading --------------------------------------------------------------------------

    def next(self, who: str) -> list[str]:
        line = next(self.lines).split()
        assert line[0] == who, f"{line}: expected a move of {who}"
        return line[1:]

    @staticmethod
    def space(name: str) -> Space:
        return ord(name[0]) - ord("A"), int(name[1:]) - 1

    # --- playing --------------------------------------------------------------------------

    def play(self) -> list[int]:
        """Replay the record and return the final scores."""
        self.cards = [self.next("*")[1] for _ in range(3)]
        seats = len(self.players)
        start = int(self.next("*")[1]) - 1
        idle = 0
        while True:
            order = [(start + step) % seats for step in range(seats)]
            dice = [int(self.next("*")[1]) for _ in range(seats + 1)]
            for seat in order:
                value = dice[0]
                if len(set(dice)) > 1:
                    value = int(self.next(str(seat + 1))[1])
                dice.remove(value)
                self.players[seat].die = value
            drew, alive = False, False
            for seat in order:
                values = {v for v in range(1, 7) if self.can_draw(self.players[seat], v)}
                alive = alive or bool(values)
                drew = self.turn(seat, values) or drew
            idle = 0 if drew else idle + 1
            if any(len(player.boxes) == 6 for player in self.players) or not alive or idle == 10:
                break
            start = (start + 1) % seats
        for seat in order:
            player = self.players[seat]
            if any(player.cargo[kind] for kind in GOODS.values() if kind not in player.boxes):
                answer = self.next(str(seat + 1))
                if answer[0] == "deliver":
                    self.deliver(player, answer[1])
        assert next(self.lines, None) is None
        self.final_cards()
        return [player.total() for player in self.players]

    def turn(self, seat: int, values: set[int]) -> bool:
        player = self.players[seat]
        value = player.die
        if player.got > player.used:
            if not values:
                return False
            if values != {value}:
                forced = value not in values and len(values) == 1
                answer = ["nugget", str(*values)] if forced else self.next(str(seat + 1))
                if answer[0] == "nugget":
                    player.used += 1
                    value = int(answer[1])
        elif value not in values:
            player.got = min(10, player.got + 1)
            return False
        elif player.got < 10 and self.next(str(seat + 1))[0] == "discard":
            player.got += 1
            return False
        self.section(seat, player, value)
        return True

    def section(self, seat: int, player: Player, value: int) -> None:
        who = str(seat + 1)
        if not player.line:
            player.line.append(self.space(self.next(who)[1]))
            assert self.letter(player.line[0]) == "#"
        path = [self.space(name) for name in self.next(who)[1:]]
        assert path in self.ways(player, player.line[-1], value)
        if value == 5:
            for one, two in itertools.pairwise(path):
                player.middles.add(((one[0] + two[0]) / 2, (one[1] + two[1]) / 2))
        player.line += path[1:]
        towns = self.stop(player)
        letter = self.letter(player.line[-1])
        more = letter == "#" or (letter == "T" and "big-towns" in self.cards)
        while True:
            here = player.line[-1]
            beside = [
                (here[0] + x, here[1] + y)
                for x, y in AXES
                if self.enterable(player, (here[0] + x, here[1] + y), True)
            ]
            can_deliver = towns and any(
                player.cargo[kind] for kind in GOODS.values() if kind not in player.boxes
            )
            can_select = more and beside
            if not can_deliver and not can_select:
                return
            answer = self.next(who)
            if answer[0] == "none":
                return
            if answer[0] == "deliver":
                assert can_deliver
                self.deliver(player, answer[1])
                towns -= 1
            else:
                assert self.space(answer[1]) in beside
                player.line.append(self.space(answer[1]))
                more = False
                towns += self.stop(player)

    def stop(self, player: Player) -> int:
        letter = self.letter(player.line[-1])
        player.stops[letter] += 1
        if letter in GOODS:
            player.cargo[GOODS[letter]] += 1
        if letter == "^" and "gold" in self.cards:
            player.got = min(10, player.got + 1)
        return int(letter == "T")

    def deliver(self, player: Player, kind: str) -> None:
        assert kind not in player.boxes
        pieces = player.cargo.pop(kind)
        assert pieces > 0
        paired = any(card.startswith("pairs-") and kind in card for card in self.cards)
        player.boxes[kind] = table(pieces // 2 * 2 if paired else pieces)
        player.sent[kind] = pieces
        if kind not in self.first_done:
            player.boxes[kind] += 5
            self.first_done.add(kind)
        for card, wanted, count, points in (
            ("counting-sheep", "sheep", 4, 5),
            ("apples-to-apples", "apple", 5, 6),
            ("more-wood", "wood", 6, 7),
        ):
            if card in self.cards and (kind, pieces) == (wanted, count):
                player.bonus += 0 if card in self.claimed else points
                self.claimed.add(card)

    def final_cards(self) -> None:
        for card in self.cards:
            for name, letter in (("mountain-climber", "^"), ("inspector", "#")):
                if card == name:
                    for player in self.players:
                        player.bonus += 5 if player.stops[letter] >= 6 else 0
            measures = {
                "tourist": [player.stops["T"] for player in self.players],
                "rancher": [player.sent["cow"] for player in self.players],
                "miner": [player.sent["mineral"] for player in self.players],
                "farmer": [player.sent["wheat"] for player in self.players],
                "gold-fever": [player.got for player in self.players],
            }.get(card)
            if measures is not None and max(measures) > 0:
                for player, measure in zip(self.players, measures, strict=True):
                    player.bonus += 5 if measure == max(measures) else 0
