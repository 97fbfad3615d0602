"""Reads the English sentences of hints back into facts and compares them with the engine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import product

from arizona.bots.hints import Hint
from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.engine.state import CHANCE, State
from arizona.games.knight.rules import state as knight_phases
from arizona.games.knight.rules.actions import JUMP
from arizona.games.knight.rules.state import KnightState, chip_value
from arizona.games.rails.rules import position as rails_phases
from arizona.games.rails.rules.shapes import values_of
from arizona.games.rails.rules.state import RailsState
from arizona.games.trail.rules.actions import DRAW, PAY, POISON, START
from arizona.games.trail.rules.causes import CAUSES as TRAIL_CAUSES
from arizona.games.trail.rules.effect_language import KINDS, TERRAINS
from arizona.games.trail.rules.phases.planning import GILA_GROUPS
from arizona.games.trail.rules.state import TrailState
from arizona.messages import Phrases, locales

ENGLISH = Phrases("en")

TURN_ENDS = ("turn", "recovery", "placed", "week", "game-over")
STOCK = ("Turquoise", "Copper", "Silver", "Supplies", "Health", "Water")
CAUSES: dict[str, list[str]] = {}
"""The causes that an English text can mean."""
for _word, _ in TRAIL_CAUSES:
    CAUSES.setdefault(ENGLISH.text("trail-cause", cause=_word), []).append(_word)


class Part:
    """The moves of a hint that a list of statements covers: the move itself, or the later ones."""

    def __init__(self, before: State, after: State, events: list[Event], action: int = -1) -> None:
        self.before, self.after, self.events = before, after, events
        self.later = action < 0
        self.paying = PAY <= action < START
        """Whether the label of the move states the coins that are paid."""
        self.seat = int(before.to_move())
        ends = [n for n, event in enumerate(events) if event.kind in TURN_ENDS]
        self.during = events[: ends[0]] if ends else events

    def own(self, kind: str, **args: object) -> list[Event]:
        return [
            event
            for event in self.during
            if event.kind == kind
            and event.seat == self.seat
            and all(event.args.get(name) == value for name, value in args.items())
        ]

    def others(self, kind: str, **args: object) -> list[Event]:
        return [
            event
            for event in self.during
            if event.kind == kind
            and event.seat not in (self.seat, -1)
            and all(event.args.get(name) == value for name, value in args.items())
        ]


def parts(state: State, line: list[int]) -> tuple[Part, Part | None]:
    """Split a line after its first decision and the forced moves that follow."""
    seat = state.to_move()
    here = state.clone()
    cut: State | None = None
    events: list[list[Event]] = [[], []]
    for number, action in enumerate(line):
        assert here.to_move() == seat, "a hint plans only the player's own moves"
        legal = here.legal()
        assert action in legal
        if number and cut is None and len(legal) > 1:
            cut = here.clone()
        log: list[Event] = []
        here.log = log
        here.apply(action)
        here.log = None
        events[cut is not None].extend(log)
    first = Part(state, cut or here, events[0], line[0])
    return first, Part(cut, here, events[1]) if cut is not None else None


def total(events: list[Event], name: str) -> int:
    return sum(int(event.args[name]) for event in events)


def sums(part: Part, events: list[Event]) -> list[int]:
    """Return the amounts that a statement may give for events with the same cause: their total.

    The first later events may be left out, because the label of the move states them.
    """
    firsts = range(len(events)) if part.later else range(min(1, len(events)))
    return [total(events[first:], "amount") for first in firsts]


# --- Trail ----------------------------------------------------------------------------------------


def poison_drawn(state: State, seat: int) -> int:
    """Return how many tokens the seat draws next, by drawing them."""
    here = state.clone()
    drawn: list[Event] = []
    while here.to_move() == CHANCE and all(POISON <= one < DRAW for one in here.legal()):
        here.log = drawn
        here.apply(here.legal()[0])
        here.log = None
    return sum(event.kind == "poisoned" and event.seat == seat for event in drawn)


def paid(part: Part) -> Counter[str]:
    """Return everything the seat pays, by the names used in English."""
    found: Counter[str] = Counter()
    for event in part.own("paid-coins"):
        for coin in ("turquoise", "copper", "silver"):
            found[coin.capitalize()] += int(event.args[coin])
    for event in part.own("paid"):
        found[str(event.args["what"]).capitalize()] += int(event.args["amount"])
    names = {"marker": "Adventure Marker", "dutchman": "Lost Dutchman", "jackalope": "Jackalope"}
    for event in part.own("marker-used"):
        found[names[str(event.args["means"])]] += 1
    found["Adventure Marker"] += len(part.own("order-chosen"))
    found["cube"] += len(part.own("ability")) + len(part.own("spirit-used"))
    found["Poison token"] += poison_drawn(part.after, part.seat)
    return +found


def costs(part: Part, said: re.Match[str]) -> bool:
    result: Counter[str] = Counter()
    for item in said[1].split(", "):
        if item == "this week’s use of the Jackalope":
            result["Jackalope"] += 1
            continue
        found = re.fullmatch(r"(\d+) (.+?)(?: drawn at random)?", item)
        assert found, item
        name = found[2].removesuffix("s") if found[2] != "Supplies" else found[2]
        name = "Lost Dutchman" if name == "Lost Dutchmen" else name
        result[name] += int(found[1])
    return result == due(part)


def points_gained(kind: str) -> Callable[[Part, re.Match[str]], bool]:
    def check(part: Part, result: re.Match[str]) -> bool:
        sign = -1 if result[1] == "loses" else 1
        for cause in CAUSES[result[3]]:
            own = part.own(kind, cause=cause)
            own = [event for event in own if int(event.args["amount"]) * sign > 0]
            if sign * int(result[2]) in sums(part, own):
                return True
        return False

    return check


def stock_gained(part: Part, said: re.Match[str]) -> bool:
    """The amounts are everything gained by some of the causes; the label states the others."""
    for item in said[1].split(", "):
        amount, name = item.split(" ", 1)
        by_cause: dict[str, list[Event]] = {}
        for event in part.own("gained", what=name.lower()):
            by_cause.setdefault(str(event.args["cause"]), []).append(event)
        choices = [[0, *sums(part, events)] for events in by_cause.values()]
        if int(amount) not in [sum(chosen) for chosen in product(*choices)]:
            return False
    return True


def stock_gained_from(part: Part, said: re.Match[str]) -> bool:
    """The amounts are everything gained by one of the causes that the text can mean."""
    for item in said[1].split(", "):
        amount, name = item.split(" ", 1)
        gained = [part.own("gained", what=name.lower(), cause=cause) for cause in CAUSES[said[2]]]
        if not any(int(amount) in sums(part, own) for own in gained):
            return False
    return True


def stock_left(part: Part, said: re.Match[str]) -> bool:
    player = trail(part.after).players[part.seat]
    for item in said[1].split(", "):
        amount, name = item.split(" ", 1)
        kind = KINDS.index(name.lower())
        if int(player.stock >> (8 * kind)) & 255 != int(amount):
            return False
    return True


def stock_lost(part: Part, said: re.Match[str]) -> bool:
    lost = [part.own("lost", what=said[2].lower(), cause=cause) for cause in CAUSES[said[3]]]
    return int(said[1]) in [total(own, "amount") for own in lost]


def other_gains(part: Part, said: re.Match[str]) -> bool:
    kind = "gained" if said[1] == "gains" else "lost"
    found = part.others(kind, what=said[3].lower())
    return any(
        event.args["amount"] == int(said[2]) and event.args["cause"] in CAUSES[said[4]]
        for event in found
    )


def other_points(part: Part, said: re.Match[str]) -> bool:
    amount = int(said[2].replace("−", "-"))
    return any(
        event.args["amount"] == amount and event.args["cause"] in CAUSES[said[3]]
        for event in part.others(said[1].lower())
    )


def climbs(part: Part, said: re.Match[str]) -> bool:
    before, after = (int(trail(one).players[part.seat].ladder) for one in (part.before, part.after))
    return before < after == int(said[1])


def advances(part: Part, said: re.Match[str]) -> bool:
    terrain = TERRAINS.index(said[1].lower())
    before, after = (
        int(trail(one).players[part.seat].level(terrain)) for one in (part.before, part.after)
    )
    # Statements that the label makes are left out, so a later advance may be missing.
    return before < int(said[2]) <= after


def covers(part: Part, said: re.Match[str]) -> bool:
    return total(part.own("piece-placed"), "spaces") == int(said[1])


GROUP_TEXTS = {
    "passage": ("Passage {}", "Passages"),
    "flora-card": ("the Flora card in row {}", "Flora cards"),
    "fauna-card": ("the Fauna card in row {}", "Fauna cards"),
    "flora-piece": ("the Flora pieces beside row {}", "Flora pieces"),
    "fauna-piece": ("the Fauna pieces beside row {}", "Fauna pieces"),
}


def blocks(part: Part, said: re.Match[str]) -> bool:
    place = int(trail(part.after).gila)
    one, all_of = GROUP_TEXTS[GILA_GROUPS[place // 4]]
    return said[1] == one.format(place % 4 + 1) and said[2] == all_of


def nothing(part: Part, said: re.Match[str]) -> bool:
    before, after = trail(part.before), trail(part.after)
    mine = part.seat
    return (
        not paid(part)
        and before.players[mine].stock == after.players[mine].stock
        and before.scores() == after.scores()
    )


def ends_week(part: Part, said: re.Match[str]) -> bool:
    """Nothing is paid or gained before the scoring at the end of the week."""
    ends = any(event.kind in ("recovery", "game-over") for event in part.events)
    return ends and not paid(part) and not part.own("gained") and not part.own("gold")


def has(kind: str, *names: str) -> Callable[[Part, re.Match[str]], bool]:
    """Check for an event of this kind whose arguments are the groups of the sentence."""

    def check(part: Part, result: re.Match[str]) -> bool:
        return any(
            all(str(event.args[name]) == result[number] for number, name in enumerate(names, 1))
            for event in part.own(kind)
        )

    return check


def claims(part: Part, said: re.Match[str]) -> bool:
    return any(
        ENGLISH.text("trail-claim", claim=event.args["claim"], title=event.args["title"]) == said[1]
        for event in part.own("claimed")
    )


def trail(state: State) -> TrailState:
    assert isinstance(state, TrailState)
    return state


# --- Rails and Knight ---------------------------------------------------------------------------


def rails(state: State) -> RailsState:
    assert isinstance(state, RailsState)
    return state


def rails_pieces(kind: Arg, count: Arg) -> str:
    return ENGLISH.text("rails-pieces", kind=kind, count=count)


def nuggets_used(part: Part, said: re.Match[str]) -> bool:
    return len(part.own("nugget-used")) == int(said[1])


def nuggets_left(part: Part, said: re.Match[str]) -> bool:
    route = rails(part.after).routes[part.seat]
    return bool(part.own("nugget-got")) and int(route.gold - route.spent) == int(said[1])


def aboard(part: Part, said: re.Match[str]) -> bool:
    route = rails(part.after).routes[part.seat]
    names = ("cow", "sheep", "wheat", "apple", "mineral", "wood")
    return any(
        rails_pieces(names[kind], int(route.aboard(kind))) == said[1] and part.own("loaded")
        for kind in range(6)
    )


def delivers(part: Part, said: re.Match[str]) -> bool:
    return any(
        rails_pieces(event.args["kind"], event.args["count"]) == said[1]
        and event.points == int(said[2])
        for event in part.own("delivered")
    )


def first_delivery(part: Part, said: re.Match[str]) -> bool:
    return any(
        ENGLISH.text("rails-goods", kind=event.args["kind"]) == said[1]
        and event.points == int(said[2])
        for event in part.own("first")
    )


def final_scoring(part: Part, said: re.Match[str]) -> bool:
    kinds = ("nuggets-left", "missing", "card-scored")
    own = [one for one in part.events if one.seat == part.seat and one.kind in kinds]
    over = rails(part.after).phase == rails_phases.FINISHED
    return over and sum(one.points for one in own) == int(said[1].replace("−", "-"))


def open_dice(part: Part, said: re.Match[str]) -> bool:
    """Count the values with which the seat could draw if it took a die with that value."""
    state = rails(part.after)
    route = state.routes[part.seat]
    paths = int(route.fitting(state.conditions.path_masks))
    wanted = 0 if said[1] == "no" else int(said[1])
    mask = int(values_of(paths))
    drawable = {value for value in range(6) if mask >> value & 1}
    able = int(route.able(state.conditions.path_masks))
    return bin(able).count("1") == wanted and drawable <= {
        value for value in range(6) if able >> value & 1
    }


def reply(part: Part, said: re.Match[str]) -> bool:
    return _best_chip(part, part.seat == 0) == int(said[1])


def _best_chip(part: Part, second: bool) -> int:
    state = part.after
    assert isinstance(state, KnightState)
    if state.phase != knight_phases.JUMPING or int(state.to_move()) != int(second):
        return -1
    # Play each jump and see by how much the score of the jumper grows.
    found = []
    for action in state.legal():
        after = state.clone()
        log: list[Event] = []
        after.log = log
        after.apply(action)
        found.append(sum(event.points for event in log if event.seat == int(second)))
        assert found[-1] == int(chip_value(state, action - JUMP))
    return max(found)


def no_reply(part: Part, said: re.Match[str]) -> bool:
    return any(event.kind == "game-over" for event in part.events)


def own_jump(part: Part, said: re.Match[str]) -> bool:
    return _best_chip(part, part.seat == 1) == int(said[1])


# --- sentences ------------------------------------------------------------------------------------

Check = Callable[[Part, re.Match[str]], bool]

SENTENCES: dict[str, list[tuple[str, Check]]] = {
    "trail": [
        (r"costs nothing and changes nothing yet", nothing),
        (r"costs nothing and ends the week", ends_week),
        (r"costs (.+)", costs),
        (r"(gains|loses) (\d+) Gold \((.+)\)", points_gained("gold")),
        (r"(gains|loses) (\d+) Grit \((.+)\)", points_gained("grit")),
        (r"loses (\d+) (\w+) \((.+)\)", stock_lost),
        (r"gains ([^(]+) \((.+)\)", stock_gained_from),
        (r"gains (.+)", stock_gained),
        (r"leaves you with (.+)", stock_left),
        (r"another player (gains|loses) (\d+) (\w+) \((.+)\)", other_gains),
        (r"another player’s (Gold|Grit): ([+−]\d+) \((.+)\)", other_points),
        (r"climbs to level (\d+)", climbs),
        (r"advances to (\w+) (\d+)", advances),
        (r"covers (\d+) spaces? of your mural", covers),
        (r"covers (\w+) with a Saguaro Blossom", has("blossom-placed", "at")),
        (r"blocks (.+) for everyone this week; the other (.+) cost 1 more Health", blocks),
        (r"claims (.+)", claims),
        (r"brings (.+) to your side", has("spirit-taken", "title")),
        (r"finds a Lost Dutchman", has("dutchman")),
        (r"gets your fourth Adventure Marker", has("marker")),
        (r"earns an AZ Star", has("star")),
        (r"loads (.+) for (\d+) uses?", has("cubes-loaded", "title", "cubes")),
        (r"gives you place (\d+) in next week’s order", has("order-chosen", "place")),
        (r"walks (.+)", has("walked", "title")),
        (r"takes (.+)", has("card-taken", "title")),
        (r"returns (.+)", has("antidote", "title")),
        (r"plays (.+)", has("weather", "title")),
    ],
    "rails": [
        (r"costs (\d+) nuggets?", nuggets_used),
        (r"leaves you with (\d+) unused nuggets?", nuggets_left),
        (r"leaves you with (.+) aboard", aboard),
        (r"delivers (.+) for \+?(\d+)", delivers),
        (r"is the first delivery of (.+): \+?(\d+)", first_delivery),
        (r"draws to (\w+)", has("section-drawn", "at")),
        (r"ends the game; your final scoring: ([+−]?\d+)", final_scoring),
        (r"leaves (no|\d+) die values? you can draw next", open_dice),
    ],
    "knight": [
        (r"leaves your opponent no jump, so the game ends", no_reply),
        (r"your opponent’s next jump takes at most a (\d)", reply),
        (r"your next jump can take a (\d)", own_jump),
    ],
}


def true(game: str, statement: Message, part: Part) -> bool:
    """Check whether a statement, read from its English text, agrees with the engine."""
    text = ENGLISH.say(statement)
    for pattern, check in SENTENCES[game]:
        result = re.fullmatch(pattern, text)
        if result:
            return check(part, result)
    raise AssertionError(f"cannot read {text!r} ({statement})")


def untrue(game: str, state: State, hint: Hint) -> tuple[int, list[str]]:
    """Return the number of statements of a hint, and those that are false or incomplete."""
    now, later = parts(state, hint.line)
    wrong: list[str] = []
    counted = 0
    for part, statements in ((now, hint.reasons), (later, hint.later)):
        counted += len(statements)
        assert part is not None or not statements
        if part is None:
            continue
        wrong += [ENGLISH.say(one) for one in statements if not true(game, one, part)]
        said_costs = any(one.id in COST_IDS for one in statements)
        if game == "trail" and not said_costs and due(part):
            counted += 1
            wrong.append(f"no price: {dict(due(part))}")
    return counted, wrong


COST_IDS = ("trail-why-costs",)


def due(part: Part) -> Counter[str]:
    """Return what must be stated as a cost: everything, or nothing if the label states it all."""
    found = paid(part)
    return Counter() if part.paying and set(found) <= set(STOCK[:3]) else found


OTHERS = [Phrases(locale) for locale in locales() if locale != "en"]


def mistranslated(hint: Hint) -> list[str]:
    """Return translations whose numbers differ from the English text.

    A translation may write 1 and 2 as words, and 0 where English uses a word.
    """
    found = []
    for one in [*hint.reasons, *hint.later]:
        numbers = Counter(re.findall(r"\d+", ENGLISH.say(one)))
        for phrases in OTHERS:
            text = phrases.say(one)
            translated = Counter(re.findall(r"\d+", text))
            if not set(translated - numbers) <= {"0"} or not set(numbers - translated) <= {
                "1",
                "2",
            }:
                found.append(text)
    return found


PAID = re.compile(r"(?:[Pp]ay|for) \d+ \w+(?:, \d+ \w+)*")
"""A price in the label of a move."""


def restated(game: str, label: str, hint: Hint) -> list[str]:
    """Return the gains of the move itself that its label already states."""
    found = []
    gives = PAID.sub("", label)
    for one in hint.reasons:
        text = ENGLISH.say(one)
        gain = re.fullmatch(r"gains ([^(]+)", text)  # a cause says where a further gain comes from
        if gain and all(item in gives for item in gain[1].split(", ")):
            found.append(text)
        named = re.fullmatch(
            r"(?:walks|takes|plays|returns|claims|brings) (.+?)(?: to your side)?", text
        )
        if named and named[1] in label:
            found.append(text)
    return found
