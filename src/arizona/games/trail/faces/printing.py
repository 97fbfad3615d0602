"""Print-and-play data of Trail: cards with backs, pieces, boards, tokens, player aid and rules."""

from __future__ import annotations

import re
from typing import Any, Final

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.games.trail.faces import printing_art as art
from arizona.games.trail.rules.effect_language import KINDS
from arizona.games.trail.rules.effects.claims import (
    CLAIM_AMOUNT,
    CLAIM_KIND,
    CLAIM_WORDS,
    OBJECTIVE,
)
from arizona.printing import rules_booklet as plain
from arizona.printing.assets import Assets
from arizona.printing.page_packing import interlocked
from arizona.printing.print_job import Choice, Part

SPACE: Final = 17.0
"""Millimeters per space, for both pieces and mural."""
GAP: Final = 0.6
"""Millimeters between two pieces on the sheet."""
COVER: Final = "12 216 384 110"
FEET: Final = "xMidYMax slice"
"""A landscape is cut at the top."""
BACK: Final = "60 60 288 419"
STOCK: Final = ("turquoise", "copper", "silver", "supplies", "health", "water")
TERRAINS: Final = ("mountain", "plateau", "desert", "canyon")
TRACKED: Final = (*TERRAINS, "ladder", "arrows")
"""Where each player has one tracker from the start (T-1.6); the others are for claims."""
SPIRIT_CARDS: Final = 4
"""Cards of each Spirit, all identical (T-1.5)."""
SEATS: Final = 4
ADVENTURE_MARKERS: Final = 4
ROWS: Final = (1, 2, 3, 4)
"""Rows of Flora and of Fauna (T-1.2), and spaces for Passages (T-1.1)."""
SIZES: Final = (2, 3, 4, 5)
CATEGORIES: Final = ("1st", "4th", "8th")
BORDER: Final = (20, 30, 20, 30)
"""Spaces of the score track by side, in the direction of Grit (T-2.2)."""
AMOUNT: Final = re.compile(r"(\d+) ([a-z0-9]+)")
LEGEND: Final = (
    *STOCK,
    *("gold", "grit", "star", "poison", "antidote", *TERRAINS, "any", "boost", "ladder"),
    *("passage", "flora", "fauna", "cube", "weather", "spirit", "state48", "blossom"),
    *("marker", "dutchman", "tracker", "gila", "saguaro", "arrows", "gateway", "order"),
)
WORDS: Final = (
    *("trail-web-passages", "trail-web-flora", "trail-web-fauna", "trail-web-gateway"),
    *("trail-web-arrows", "trail-web-order", "trail-web-ladder", "trail-web-tracks"),
    *("trail-web-score", "trail-web-state48", "trail-web-claims", "trail-web-your-stock"),
    *("trail-web-free", "trail-web-gold", "trail-web-grit", "trail-web-weeks", "trail-legend"),
    *("trail-print-weather", "trail-print-spirits", "trail-print-board", "trail-print-boards"),
    *("trail-print-tokens", "trail-print-display", "trail-print-score-how"),
    *("trail-print-claim-trackers", "trail-web-cards", "trail-web-pay", "trail-web-get"),
    *("trail-print-two-up", "trail-print-refresh", "trail-print-left-half", "trail-print-join"),
    "trail-print-third-spaces",
    *("trail-print-gateway-space", "trail-print-need-levels", "trail-print-first-only"),
    *("trail-print-new-deck", "trail-print-boost-prices", "trail-print-foot"),
    *("trail-print-blossoms-how", "trail-print-figures-fold", "trail-print-folded"),
    *("trail-print-shared", "trail-print-figures-title", "trail-web-blossom"),
)


GAME_BOARD: Final = "game-board"
HALVES: Final = "halves"
WHOLE: Final = "whole"


def parts(content: Content) -> list[Part]:
    """Return the printable parts."""
    table = content.tables
    passages = sum(len(passage["card"]) for passage in _rows(table, "passage"))
    nature = len(_rows(table, "flora")) + len(_rows(table, "fauna"))
    return [
        Part("passages", backs=True, count=passages),
        Part("nature", backs=True, count=nature),
        Part("gateways", backs=True, count=len(_rows(table, "gateway"))),
        Part("weather", backs=True, count=len(_rows(table, "weather"))),
        Part("state48", backs=True, count=len(_rows(table, "card"))),
        Part("spirits", backs=True, count=SPIRIT_CARDS * len(_rows(table, "spirit"))),
        Part("pieces", count=len(_rows(table, "piece"))),
        Part("boards"),
        Part("board", copies=SEATS),
        Part("figures"),
        Part("tokens"),
        Part("box"),
        Part("aid", copies=2),
        Part("rules"),
    ]


def choices(content: Content) -> tuple[Choice, ...]:
    """Return the page options: the game board in two halves, or on one page of twice the size."""
    return (Choice(GAME_BOARD, (HALVES, WHOLE)),)


def part(tray: Assets, name: str) -> dict[str, Any] | None:
    """Return the data of one part, or None for the rules, which all games print the same way."""
    tray.word(*WORDS)
    tray.poster(COVER, BACK)
    for symbol, body in tray.symbols("0 0 24 24").items():
        tray.symbol(symbol, body)
    made = MAKERS.get(name)
    if made is None:
        return None
    return {"left": tray.say("print-left", game=tray.title, part=_title(tray, name)), **made(tray)}


def _title(tray: Assets, name: str) -> str:
    return tray.say(f"print-{name}", tray.say(f"trail-print-{name}", name))


def _rows(tables: dict[str, Any], name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tables.get(name, [])
    return found


def _blossoms(tables: dict[str, Any]) -> list[int]:
    found: list[int] = tables["blossoms"]["numbers"]
    return found


def amounts(text: str) -> list[list[Any]]:
    """Parse ``2 water, 1 terrain`` into numbers and symbols."""
    return [
        [int(number), "any" if kind == "terrain" else kind] for number, kind in AMOUNT.findall(text)
    ]


# ---- cards ---------------------------------------------------------------------------------------


def _passages(tray: Assets) -> dict[str, Any]:
    listed = []
    for passage in _rows(tray.order.content.tables, "passage"):
        for number, walk in enumerate(passage["card"], 1):
            id = f"{passage['id']}-{number}" if number > 1 else passage["id"]
            own = tray.own(f"passage.{passage['id']}", "0 0 144 110", FEET)
            drawing = own or art.place_art(tray.page, id, passage["terrain"])
            listed.append(
                {
                    "id": f"passage-{passage['id']}-{number}",
                    "back": f"deck-{passage['deck']}",
                    "picture": tray.draw(f"passage-{id}", drawing, "0 0 144 110"),
                    "name": tray.named(passage["name"]),
                    "number": passage["number"],
                    "miles": tray.say("trail-print-miles", miles=str(passage["miles"])),
                    "deck": passage["deck"],
                    "deck-name": tray.say("trail-print-deck", deck=passage["deck"]),
                    "terrain": passage["terrain"],
                    "need": [[kind, level] for kind, level in walk["need"].items()],
                    "pay": amounts(walk["pay"]),
                    "gain": amounts(walk["gain"]),
                    "flavour": tray.named(passage["flavour"]),
                }
            )
    listed.sort(key=lambda one: one["deck"])
    return _deck(listed)


def _deck(listed: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the data of cards; their ids, names and backs are for exports."""
    return {
        "list": listed,
        "ids": [one["id"] for one in listed],
        "titles": [one["name"] for one in listed],
        "backs": [one.get("back", "") for one in listed],
    }


def _nature(tray: Assets) -> dict[str, Any]:
    listed = []
    for kind in ("flora", "fauna"):
        for card in _rows(tray.order.content.tables, kind):
            own = tray.own(f"{kind}.{card['id']}", "0 0 56 47")
            drawing = own or art.card_art(tray.page, card["id"], kind, 56, 47)
            listed.append(
                {
                    "id": f"{kind}-{card['id']}",
                    "back": kind,
                    "picture": tray.draw(f"card-{card['id']}", drawing, "0 0 56 47"),
                    "name": tray.named(card["name"]),
                    "kind": kind,
                    "terrain": card["terrain"],
                    "gain": amounts(card.get("gain", "")),
                    "text": tray.named(card.get("text", "")),
                    "cubes": card.get("cubes", 0),
                    "icon": card.get("icon", ""),
                    "flavour": tray.named(card["flavour"]),
                }
            )
    return _deck(listed)


def _gateways(tray: Assets) -> dict[str, Any]:
    for terrain in TERRAINS:
        drawing = tray.page["scenes"][terrain].partition(">")[2].removesuffix("</svg>")
        tray.draw(f"scene-{terrain}", drawing, "0 0 144 110")
    return _deck(
        [
            {
                "id": f"gateway-{card['id']}",
                "picture": _gateway_art(tray, card["id"]),
                "name": tray.named(card["name"]),
                "gain": amounts(card["gain"]),
                "flavour": tray.named(card["flavour"]),
            }
            for card in _rows(tray.order.content.tables, "gateway")
        ]
    )


def _gateway_art(tray: Assets, id: str) -> str:
    """Return the name of the picture of a Gateway card."""
    own = tray.own(f"gateway.{id}", "0 0 144 110", FEET)
    if own:
        return tray.draw(f"gateway-{id}", own, "0 0 144 110")
    return f"scene-{TERRAINS[art.seed_of(id) % len(TERRAINS)]}"


def _weather(tray: Assets) -> dict[str, Any]:
    listed = []
    for card in _rows(tray.order.content.tables, "weather"):
        own = tray.own(f"weather.{card['id']}", "0 0 120 56")
        drawing = own or art.weather_art(tray.page, card["id"])
        listed.append(
            {
                "id": f"weather-{card['id']}",
                "picture": tray.draw(f"weather-{card['id']}", drawing, "0 0 120 56"),
                "name": tray.named(card["name"]),
                "says": _for_players([tray.named(text) for text in card["says"]]),
                "flavour": tray.named(card["flavour"]),
            }
        )
    return _deck(listed)


def _for_players(says: list[str]) -> list[list[str]]:
    """Return each distinct text of a Weather card once, with its players: ``2``, ``3–4``."""
    out: list[list[Any]] = []
    for players, text in enumerate(says, 2):
        if out and out[-1][1] == text:
            out[-1][0].append(players)
        else:
            out.append([[players], text])
    return [[f"{who[0]}–{who[-1]}" if len(who) > 1 else str(who[0]), text] for who, text in out]


def _state48(tray: Assets) -> dict[str, Any]:
    return _deck(
        [
            {
                "id": f"state48-{card['id']}",
                "back": card["category"],
                "name": tray.named(card["name"]),
                "category": _ordinal(tray, card["category"]),
                "when": tray.say("trail-web-category", week=int(card["category"][0])),
                "rows": [
                    [tray.named(row["text"]), row["gold"], row["grit"]] for row in card["row"]
                ],
            }
            for card in _rows(tray.order.content.tables, "card")
        ]
    )


def _ordinal(tray: Assets, category: str) -> str:
    """Return the category of a State 48 card in the language of the pages."""
    return tray.say("trail-web-nth", place=int(category[0]))


def creature(tray: Assets, id: str) -> str:
    """Return the SVG of a Spirit, the Gila Monster or the Saguaro, 100 by 70 units."""
    place = f"symbol.{id}" if id in ("gila", "saguaro") else f"spirit.{id}"
    return tray.own(place, "0 0 100 70") or art.creature_art(tray.page, id)


def _spirits(tray: Assets) -> dict[str, Any]:
    listed = []
    for card in _rows(tray.order.content.tables, "spirit"):
        drawing = creature(tray, card["id"])
        one = {
            "picture": tray.draw(f"spirit-{card['id']}", drawing, "0 0 100 70", width=0.8),
            "name": tray.named(card["name"]),
            "cubes": card["cubes"],
            "rewards": [[amounts(side) for side in row] for row in card["rewards"]],
            "short": tray.say("trail-web-spirit-short"),
            "flavour": tray.named(card["flavour"]),
        }
        listed += [
            {**one, "id": f"spirit-{card['id']}-{copy}"} for copy in range(1, 1 + SPIRIT_CARDS)
        ]
    return _deck(listed)


# ---- pieces and boards ---------------------------------------------------------------------------


def _pieces(tray: Assets) -> dict[str, Any]:
    tables = tray.order.content.tables
    names = {
        card["id"]: tray.named(card["name"])
        for kind in ("flora", "fauna")
        for card in _rows(tables, kind)
    }
    things = []
    labels = {}
    shapes = [(piece["id"], piece["kind"], piece["shape"]) for piece in _rows(tables, "piece")]
    for id, kind, shape in shapes:
        name = f"piece-{id}"
        w, h = max(len(row) for row in shape) * 40, len(shape) * 40
        drawn = art.piece_art(tray.page, id, kind, shape)
        tray.draw(name, drawn, f"-0.5 -0.5 {w + 1} {h + 1}", width=0.7)
        labels[name] = {**_label(names.get(id, id), kind, shape), "kind": kind, "id": id}
        things.append((name, art.cells_of(shape)))
    return {"pages": interlocked(tray.order, things, SPACE, GAP), "labels": labels}


def _label(text: str, kind: str, shape: list[str]) -> dict[str, Any]:
    """Return the size of a piece in spaces and the position of its name.

    The name is on the first run of covered spaces in the bottom row.
    """
    first = shape[-1].index("X")
    stretch = re.match("X+", shape[-1][first:])
    spaces = len(stretch[0]) if stretch else 1
    fill = art.DARK.get(kind, "#4f6a42")
    return {
        "told": text,
        "wide": max(len(row) for row in shape),
        "high": len(shape),
        "at": first * SPACE,
        "room": spaces * SPACE,
        "fill": fill,
    }


def mural(tray: Assets) -> list[list[Any]]:
    """Return the 36 spaces of the mural: each space's icon and amount, or the flag."""
    table: dict[str, Any] = tray.order.content.tables["mural"]  # type: ignore[assignment]
    icons = table["icons"]
    spaces = []
    for row in table["rows"]:
        for mark in row.split():
            if mark == "*":
                spaces.append(["flag", 1])
            elif mark in icons:
                [[number, kind]] = amounts(icons[mark])
                spaces.append([kind, number])
            else:
                spaces.append(["", 0])
    return spaces


def _ground(tray: Assets) -> str:
    """Return the name of the picture behind the mural; empty if there is none."""
    own = tray.own("board.mural", "0 0 240 240")
    return tray.draw("mural-ground", own, "0 0 240 240") if own else ""


def _board(tray: Assets) -> dict[str, Any]:
    limits: dict[str, Any] = tray.order.content.tables["limits"]  # type: ignore[assignment]
    claims = [
        (
            tray.say("trail-claim", claim=word, title=""),
            int(CLAIM_AMOUNT[number]),
            KINDS[CLAIM_KIND[number]],
        )
        for number, word in enumerate(CLAIM_WORDS[:OBJECTIVE])
    ]
    return {
        "mural": mural(tray),
        "ground": _ground(tray),
        "claims": [[text[:1].upper() + text[1:], amount, kind] for text, amount, kind in claims],
        "stock": list(STOCK),
        "end": limits["stock"],
        "trackers": limits["claims"],
    }


def _boards(tray: Assets) -> dict[str, Any]:
    """Return the data of the game board: all spaces of T-1, with their prices and rewards."""
    tables: dict[str, Any] = tray.order.content.tables
    ladder, spaces = tables["ladder"], tables["spaces"]
    for kind in ("flora", "fauna"):
        for size in SIZES:
            shapes = [
                piece["shape"]
                for piece in _rows(tables, "piece")
                if (piece["kind"], piece["size"]) == (kind, size)
            ]
            tray.symbol(f"stack-{kind}-{size}", art.stack_art(kind, shapes), art.STACK_BOX)
    return {
        "whole": tray.order.choices.get(GAME_BOARD, HALVES) == WHOLE,
        "flora-rows": [tray.say("trail-print-flora-row", row=row) for row in ROWS],
        "fauna-rows": [tray.say("trail-print-fauna-row", row=row) for row in ROWS],
        "flora-pieces": [tray.say("trail-print-flora-pieces", size=size) for size in SIZES],
        "fauna-pieces": [tray.say("trail-print-fauna-pieces", size=size) for size in SIZES],
        "passage-spaces": [tray.say("trail-print-passage-space", number=row) for row in ROWS],
        "state-spaces": [
            tray.say("trail-print-state-space", category=_ordinal(tray, category))
            for category in CATEGORIES
        ],
        "passage-actions": spaces["passage"],
        "row-spaces": spaces["row"],
        "tracks": [
            {"terrain": track["terrain"], "spaces": [amounts(one) for one in track["spaces"]]}
            for track in tables["track"]
        ],
        "arrows": [
            {
                "name": tray.named(one["name"]),
                **{side: amounts(one[side]) for side in ("left", "top", "right", "bottom")},
            }
            for one in tables["arrows"]
        ],
        "order": [amounts(price) for price in tables["turn_order"]["prices"]],
        "levels": [amounts(level) for level in ladder["levels"]],
        "top": [amounts(reward) for reward in ladder["top"]],
        "boosts": [ladder["first"], ladder["second"]],
        "weeks": tables["weeks"]["terrain"],
        "scored": {category[0]: _ordinal(tray, category) for category in CATEGORIES[1:]},
        **_grit(tray, tables["grit"]),
    }


def _grit(tray: Assets, grit: dict[str, Any]) -> dict[str, Any]:
    """Return how far each Grit moves: one text per side, or one for all if they do not match."""
    steps = [(units * each, each) for units, each in grit["sides"]]
    grit_text = ", ".join(f"{units} × {each}" for units, each in grit["sides"])
    fits = grit["start"] == sum(BORDER) and [length for length, _ in steps] == list(BORDER[:3])
    sides = [*[each for _, each in steps], grit["beyond"]] if fits else []
    return {
        "grit-sides": [tray.say("trail-print-grit-side", spaces=each) for each in sides],
        "grit-told": f"{tray.say('trail-print-score-how')} {grit_text}, … × {grit['beyond']}",
    }


def _figures(tray: Assets) -> dict[str, Any]:
    """Return what is folded: the six figures, and Blossoms and Poison with a hidden side."""
    tables: dict[str, Any] = tray.order.content.tables
    spirits = {card["id"]: tray.named(card["name"]) for card in _rows(tables, "spirit")}
    names = {**spirits, "gila": _name(tray, "gila"), "saguaro": _name(tray, "saguaro")}
    for id in names:
        tray.draw(f"figure-{id}", creature(tray, id), "0 0 100 70", width=0.8)
    tray.draw("blossom-piece", art.blossom(), "-0.5 -0.5 41 41", width=0.7)
    return {
        "figures": [{"id": id, "name": name} for id, name in names.items()],
        "blossoms": _blossoms(tables),
        "poison": [
            {"name": tray.named(one["name"]), "loss": one["loss"]} for one in tables["poison"]
        ],
    }


def _tokens(tray: Assets) -> dict[str, Any]:
    """Return flat markers in groups: each player's, and the shared ones (T-1.5, T-1.6)."""
    limits: dict[str, Any] = tray.order.content.tables["limits"]  # type: ignore[assignment]
    own = [
        _group(tray, "flag-count", [("trail", "flag")]),
        _group(tray, "marker-count", [("adventure", "marker")] * ADVENTURE_MARKERS),
        _group(tray, "score-count", [("gold", "gold"), ("grit", "grit")]),
        _group(tray, "stock-count", [("stock", kind) for kind in STOCK]),
        _group(tray, "tracker-count", [("tracker", kind) for kind in TRACKED]),
        _group(tray, "claim-trackers", [("tracker", "tracker")] * limits["claims"]),
    ]
    shared = [
        _group(tray, "cubes", [("cube", "cube")] * limits["cubes"]),
        _group(tray, "dutchmen", [("dutchman", "dutchman")] * limits["dutchmen"]),
        _group(tray, "terrain-markers", [("terrain-marker", kind) for kind in TERRAINS]),
    ]
    players = [
        {
            "title": tray.say("trail-print-player", seat=seat),
            "shape": _seat(tray, seat),
            "groups": own,
        }
        for seat in range(1, SEATS + 1)
    ]
    return {"players": players, "shared": shared}


def _group(tray: Assets, name: str, markers: list[tuple[str, str]]) -> dict[str, Any]:
    """Return markers of a kind with a symbol each, and their common caption."""
    return {"name": tray.say(f"trail-print-{name}"), "markers": markers}


def _name(tray: Assets, symbol: str) -> str:
    return tray.say(f"trail-legend-{symbol}").partition(":")[0].strip()


def _seat(tray: Assets, seat: int) -> str:
    """Add the shape of a seat in its color."""
    body = tray.page["symbols"][f"seat{seat}"]
    return tray.symbol(f"own-{seat}", body.replace("/>", f' fill="var(--seat-{seat})"/>', 1))


def _box(tray: Assets) -> dict[str, Any]:
    """Return the component list, in the order of the rulebook."""
    tables: dict[str, Any] = tray.order.content.tables
    limits = tables["limits"]
    listed = {part.name: part.count for part in parts(tray.order.content)}
    cards = ("passages", "nature", "gateways", "weather", "spirits", "state48", "pieces")
    counts: list[tuple[str, int]] = [
        ("boards", 1),
        *[(name, listed[name]) for name in cards],
        ("poison", len(tables["poison"])),
        ("blossom-count", len(_blossoms(tables))),
        ("terrain-markers", len(TERRAINS)),
        ("cubes", limits["cubes"]),
        ("dutchmen", limits["dutchmen"]),
        ("figure-count", len(_rows(tables, "spirit")) + 2),
        ("board", SEATS),
        ("flag-count", SEATS),
        ("marker-count", SEATS * ADVENTURE_MARKERS),
        ("tracker-count", SEATS * (len(TRACKED) + limits["claims"])),
        ("score-count", SEATS * 2),
        ("stock-count", SEATS * len(STOCK)),
    ]
    components = [(tray.say(f"trail-print-{name}"), count) for name, count in counts]
    whole = tray.order.choices.get(GAME_BOARD, HALVES) == WHOLE
    how = "trail-print-make-whole" if whole else "trail-print-make-board"
    return plain.box(tray, [*components, (tray.say("print-aid"), SEATS)], [], (how,))


def _aid(tray: Assets) -> dict[str, Any]:
    names = [[name, _name(tray, name)] for name in LEGEND]
    return {**plain.aid(tray), "legend": names}


MAKERS: Final = {
    **{"passages": _passages, "nature": _nature, "gateways": _gateways, "weather": _weather},
    **{"state48": _state48, "spirits": _spirits, "pieces": _pieces, "board": _board},
    **{"boards": _boards, "figures": _figures, "tokens": _tokens, "box": _box, "aid": _aid},
}


# ---- a finished game -----------------------------------------------------------------------------


def keepsake(tray: Assets, match: Match, events: list[Event]) -> list[dict[str, Any]]:
    """Draw each player's final mural, the winner's first."""
    tray.poster(COVER, BACK)
    view: Any = match.game.view(match.state)
    scores = match.state.scores()
    pictures = []
    for seat in sorted(range(len(match.names)), key=lambda seat: -scores[seat]):
        drawing = _mural(tray, view["players"][seat]["mural"])
        name = tray.draw(f"mural-{seat}", drawing, "-2 -2 244 244", width=0.7)
        title = f"{match.names[seat]} · {str(scores[seat]).replace('-', '−')}"
        pictures.append({"name": name, "title": title, "wide": 1})
    return pictures


def _mural(tray: Assets, laid: list[Any]) -> str:
    """Draw a mural: its spaces and icons, and the pieces on top."""
    out = []
    for space, (kind, _) in enumerate(mural(tray)):
        x, y = space % 6 * 40, space // 6 * 40
        out.append(
            f'<rect x="{x}" y="{y}" width="40" height="40" fill="#fffdf7" stroke="#cbb891" '
            'stroke-width=".8"/>'
        )
        if kind:
            body = tray.symbols("0 0 24 24")[kind]
            out.append(f'<g transform="translate({x + 11} {y + 11}) scale(.75)">{body}</g>')
    for piece in laid:
        cells = [(int(name[1:]) - 1, ord(name[0]) - 65) for name in piece["cells"]]
        top, left = min(y for y, _ in cells), min(x for _, x in cells)
        wide = max(x for _, x in cells) - left + 1
        high = max(y for y, _ in cells) - top + 1
        shape = [
            "".join("X" if (top + y, left + x) in cells else "." for x in range(wide))
            for y in range(high)
        ]
        drawn = art.piece_art(tray.page, piece["id"], piece["kind"], shape, cut=False)
        out.append(f'<g transform="translate({left * 40} {top * 40})">{drawn}</g>')
    return "".join(out)
