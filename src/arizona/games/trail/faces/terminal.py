"""Terminal view of Trail: market, tracks, the board of the player to move, the others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from arizona.terminal.drawing import Scene, padded, score_line, seat_mark, wrapped

SHORT = {
    "turquoise": "t",
    "copper": "c",
    "silver": "s",
    "supplies": "u",
    "health": "h",
    "water": "w",
    "gold": "g",
    "grit": "r",
    "mountain": "M",
    "plateau": "P",
    "desert": "D",
    "canyon": "C",
    "terrain": "*",
    "resource": "?",
    "antidote": "+",
    "weather": "~",
    "spirit": "S",
    "marker": "m",
}
"""One letter for every kind, explained in the legend."""
TERRAIN_STYLES = {"M": "blue", "P": "green", "D": "yellow", "C": "red"}
ICONS = {"": "", "star": " ★", "blossom": " ✿", "antidote": " +"}
LEGAL = "bold cyan"
PIECE_TONES = ("on dark_green", "on dark_red", "on blue", "on dark_orange3", "on purple4")
NAME_ROOM = 22
GIVEN_ROOM = 24
AMOUNT = re.compile(r"(\d+) (\w+)")
PARTS = (
    *("passages", "flora", "fauna", "places", "tracks", "goals", "mural", "players", "legend"),
)


def draw(scene: Scene) -> Text:
    """Draw the whole table, one line per item, truncated to the width."""
    seat = scene.focus if scene.focus is not None else max(0, scene.view["seat"])
    parts: dict[str, list[Text]] = {
        "passages": _passages(scene),
        "flora": _rows(scene, "flora"),
        "fauna": _rows(scene, "fauna"),
        "places": [*_arrows(scene), *_places(scene)],
        "tracks": [*_tracks(scene), _ladder(scene)],
        "goals": _goals(scene),
        "mural": _board(scene, seat),
        "players": [
            line for one in range(len(scene.names)) if one != seat for line in _other(scene, one)
        ],
        "legend": list(wrapped(scene.phrases.text("trail-draw-legend"), scene.width).split("\n")),
    }
    head = _head(scene)
    if scene.part:
        return _lines(scene, parts[scene.part])
    whole = [*head, *[line for part in parts.values() for line in part]]
    if scene.height is None or len(whole) <= scene.height:
        return _lines(scene, whole)
    room = scene.height - len(head) - 1
    return _lines(scene, [*head, *_what_fits(scene, seat, parts, room)])


def _lines(scene: Scene, lines: list[Text]) -> Text:
    out = Text()
    for line in lines:
        line.rstrip()
        line.truncate(scene.width, overflow="ellipsis")
        out.append_text(line)
        out.append("\n")
    return out


def _what_fits(scene: Scene, seat: int, parts: dict[str, list[Text]], room: int) -> list[Text]:
    """Return the lines with a choice and the player's stock; then whole parts that still fit."""
    hot = {name: _choices(scene, name, lines) for name, lines in parts.items()}
    shown: dict[str, list[Text]] = {name: [] for name in parts}
    stock = _flow(_facts(scene, seat, scene.view["players"][seat]), scene.width)
    left = room - len(stock)
    for name, choices in hot.items():  # first, every line with a choice
        shown[name] = choices[: max(left, 0)]
        left -= len(shown[name])
    for name in sorted(parts, key=lambda part: not hot[part]):  # then whole parts
        more = len(parts[name]) - len(shown[name])
        if 0 < more <= left:
            shown[name] = parts[name]
            left -= more
    lines = [line for name in parts for line in shown[name]]
    if not shown["mural"]:
        lines = [*stock, *lines]
    rest = [name for name, part in parts.items() if len(shown[name]) < len(part)]
    lines.append(Text(scene.phrases.text("terminal-look", parts=" · ".join(rest)), style="dim"))
    return lines


def _choices(scene: Scene, name: str, lines: list[Text]) -> list[Text]:
    """Return the lines of a part that contain something to choose now."""
    if name == "mural":
        return lines if any(target.startswith("space:") for target in scene.targets) else []
    return [line for line in lines if "›" in line.plain]


def short(amounts: str) -> str:
    """Abbreviate ``1 copper, 2 gold`` to ``1c 2g``."""
    parts = [part.split() for part in amounts.split(", ") if part]
    if not all(len(part) == 2 and part[1] in SHORT for part in parts):
        return amounts
    return " ".join(f"{number}{SHORT[word]}" for number, word in parts) or "–"


def _title(scene: Scene, id: str) -> str:
    return padded(scene.phrases.text(id), 10)


def _mark(scene: Scene, target: str) -> tuple[str, str]:
    """Return the sign and style of a target, depending on whether it can be chosen now."""
    return ("›", LEGAL) if target in scene.targets else (" ", "")


def _seats(line: Text, tokens: list[Mapping[str, Any]]) -> None:
    for token in tokens:
        shape, style = seat_mark(token["seat"])
        line.append(shape + ("°" if token["dutchman"] else ""), style=style)


def _head(scene: Scene) -> list[Text]:
    view = scene.view
    line = score_line(scene)
    line.append(scene.phrases.text("trail-draw-week", week=view["week"]), style="bold")
    line.append("  ")
    for seat in view["order"]:
        shape, style = seat_mark(seat)
        line.append(shape, style=style)
    more = Text()
    if view["gila"] is not None:
        gila = view["gila"]
        more.append("  " + scene.phrases.text("trail-draw-gila", **gila), style="green")
    if view["saguaro"] >= 0:
        shape, style = seat_mark(view["saguaro"])
        more.append("  " + scene.phrases.text("trail-draw-saguaro") + " ", style="green")
        more.append(shape, style=style)
    if more.plain and line.cell_len + more.cell_len > scene.width:
        return [line, more]
    line.append_text(more)
    return [line]


def _passages(scene: Scene) -> list[Text]:
    view = scene.view
    lines: list[Text] = []
    for place, passage in enumerate(view["passages"]):
        line = Text(_title(scene, "trail-draw-passages") if place == 0 else " " * 10, style="bold")
        if passage is None:
            line.append("  ·")
        else:
            sign, style = _mark(scene, f"passage:{passage['id']}")
            need = " ".join(f"{SHORT[word]}{level}" for word, level in passage["need"].items())
            line.append(
                f"{sign} {padded(scene.phrases.named(passage['name']), NAME_ROOM)} ", style=style
            )
            terrain = SHORT[passage["terrain"]]
            line.append(f"{terrain} ", style=TERRAIN_STYLES[terrain])
            line.append(f"{need:<7} {short(passage['pays']):<9} → {short(passage['gives'])}")
            if passage["gila"]:
                line.append("  ✗", style="bold red")
        if place == 0:
            line.append("   ")
            _seats(line, view["passage_tokens"])
            free = view["passage_spaces"] - len(view["passage_tokens"])
            line.append("○" * free, style="dim")
        lines.append(line)
    return lines


def _rows(scene: Scene, kind: str) -> list[Text]:
    lines: list[Text] = []
    for row in scene.view[kind]:
        title = _title(scene, f"trail-draw-{kind}") if row["row"] == 1 else " " * 10
        head = Text(title, style="bold")
        head.append(f"{row['price']} ", style="bold")
        pieces = _pieces(scene, row)
        _seats(pieces, row["tokens"])
        lines += _row(scene, head, row["card"], pieces)
    return lines


def _row(scene: Scene, head: Text, card: Mapping[str, Any] | None, pieces: Text) -> list[Text]:
    """Put a card and its pieces on one line if they fit, else on several; never truncate."""
    abbreviation = "" if card is None else _abbreviation(scene, card)
    named = [head + _named(scene, card, room) for room in (NAME_ROOM, 0)]
    for name, width in zip(named, (GIVEN_ROOM, 0), strict=True):
        line = name + Text(f"{abbreviation:<{width}} ") + pieces
        if len(line.plain.rstrip()) <= scene.width:
            return [line]
    below = Text(" " * 12) + pieces
    for name in named:
        if name.cell_len + len(abbreviation) <= scene.width:
            return [name + Text(abbreviation), below]
    return [named[0], Text(" " * 13 + abbreviation), below]


def _named(scene: Scene, card: Mapping[str, Any] | None, room: int) -> Text:
    if card is None:
        return Text(f"  {'·':<{room}}  ")
    sign, style = _mark(scene, f"card:{card['id']}")
    line = Text(f"{sign}{padded(scene.phrases.named(card['name']), room)} ", style=style)
    terrain = SHORT[card["terrain"]]
    line.append(f"{terrain} ", style=TERRAIN_STYLES[terrain])
    return line


def _abbreviation(scene: Scene, card: Mapping[str, Any]) -> str:
    """Return an abbreviation of what a Flora card gives or a Fauna card does."""
    given = short(card["gives"])
    if card["cubes"]:
        given = (
            f"{'▪' * card['cubes']} {AMOUNT.sub(_in_letters, scene.phrases.named(card['gives']))}"
        )
    barred = " ✗" if card["gila"] else ""
    return f"{given}{ICONS[card['icon']]}{barred}"


def _in_letters(found: re.Match[str]) -> str:
    """Abbreviate ``2 Health`` to ``2h``; leave words without a letter unchanged."""
    letter = SHORT.get(found[2].lower())
    return f"{found[1]}{letter}" if letter else found[0]


def _pieces(scene: Scene, row: Mapping[str, Any]) -> Text:
    line = Text()
    for piece in row["pieces"]:
        if piece is not None:
            sign, style = _mark(scene, f"piece:{piece['id']}")
            shape = "/".join(piece["shape"]).replace(".", "·")
            barred = "✗" if piece["gila"] else ""
            name = scene.phrases.named(piece["name"])
            line.append(f"{sign}{name} {shape}{barred} ", style=style or "dim")
    return line


def _arrows(scene: Scene) -> list[Text]:
    lines: list[Text] = []
    for group, arrows in enumerate(scene.view["arrows"]):
        line = Text(_title(scene, "trail-draw-arrows") if group == 0 else " " * 10, style="bold")
        line.append(f"{group + 1} ", style="bold")
        for space in arrows["spaces"]:
            sign, style = _mark(scene, f"arrow:{group + 1}-{space['side']}")
            side = scene.phrases.text("trail-side", side=space["side"])
            line.append(f"{sign}{side} {short(space['gives'])}", style=style)
            for seat in space["seats"]:
                shape, seat_style = seat_mark(seat)
                line.append(shape, style=seat_style)
            line.append("  ")
        if arrows["token"] is not None:
            _seats(line, [arrows["token"]])
        lines.append(line)
    return lines


def _places(scene: Scene) -> list[Text]:
    view = scene.view
    line = Text(_title(scene, "trail-draw-gateway"), style="bold")
    gateway = view["gateway"]
    if gateway is not None:
        sign, style = _mark(scene, "gateway:open")
        name = scene.phrases.named(gateway["name"])
        line.append(f"{sign} {name} {short(gateway['gives'])} ", style=style)
        if gateway["token"] is not None:
            _seats(line, [gateway["token"]])
    order = Text("  " + scene.phrases.text("trail-draw-order") + " ", style="bold")
    for place, space in enumerate(view["turn_order"]):
        sign, style = _mark(scene, f"order:{place + 1}")
        order.append(f"{sign}{place + 1} {short(space['pays'])} ", style=style)
        if space["seat"] >= 0:
            shape, seat_style = seat_mark(space["seat"])
            order.append(shape, style=seat_style)
    pools = view["pools"]
    left = f"▪{pools['cubes']} °{pools['dutchmen']} ✿{pools['blossoms']} ☠{len(pools['poison'])}"
    first, *rest = _flow([line, order, Text(f"   {left}", style="dim")], scene.width)
    return [first, *[Text(" " * 12) + more for more in rest]]


def _tracks(scene: Scene) -> list[Text]:
    lines: list[Text] = []
    for number, track in enumerate(scene.view["tracks"]):
        line = Text(_title(scene, "trail-draw-tracks") if number == 0 else " " * 10, style="bold")
        sign, style = _mark(scene, f"advance:{track['terrain']}")
        letter = SHORT[track["terrain"]]
        line.append(f"{sign}{letter} ", style=style or TERRAIN_STYLES[letter])
        for space in range(1, 13):
            bonus = short(track["spaces"][space - 1]).replace(" ", "")
            hat = "°" if track["marker"] == space else ""
            text = f"{'·' if bonus == '–' else bonus}{hat}"
            line.append(text, style="dim")
            for seat, place in enumerate(track["places"]):
                if place == space:
                    shape, seat_style = seat_mark(seat)
                    line.append(shape, style=seat_style)
            line.append(" ")
        lines.append(line)
    return lines


def _ladder(scene: Scene) -> Text:
    ladder = scene.view["ladder"]
    line = Text(_title(scene, "trail-draw-ladder"), style="bold")
    for level in range(22):
        bonus = short(ladder["levels"][level]).replace(" ", "")
        line.append("^" if level == 21 else "·" if bonus == "–" else bonus, style="dim")
        for seat, place in enumerate(ladder["places"]):
            if place == level:
                shape, style = seat_mark(seat)
                line.append(shape, style=style)
        line.append(" ")
    return line


def _goals(scene: Scene) -> list[Text]:
    """Draw the State 48 cards: one line per card, or one per row if that is too long."""
    lines = [_state48(scene, card) for card in scene.view["state48"]]
    if all(line.cell_len <= scene.width for line in lines):
        return lines
    return [
        _state48(scene, {**card, "rows": [row], "category": card["category"] if not place else ""})
        for card in scene.view["state48"]
        for place, row in enumerate(card["rows"])
    ]


def _category(scene: Scene, category: str) -> str:
    """Return ``1st``, ``4th`` or ``8th`` in the player's language."""
    return scene.phrases.text("trail-web-nth", place=int(category[0])) if category else ""


def _state48(scene: Scene, card: Mapping[str, Any]) -> Text:
    line = Text(padded(_category(scene, card["category"]), 10), style="bold")
    for row in card["rows"]:
        gold = "/".join(str(number) for number in row["gold"])
        grit = f"+{row['grit']}r" if row["grit"] else ""
        line.append(f"{scene.phrases.named(row['text'])} {gold}{grit}")
        for seat in row["claimed"]:
            shape, style = seat_mark(seat)
            line.append(shape, style=style)
        for seat, place in enumerate(row["places"]):
            if place == 1:
                shape, style = seat_mark(seat)
                line.append(shape, style=style)
        line.append("  ")
    return line


def _board(scene: Scene, seat: int) -> list[Text]:
    """Draw the player's mural with all other possessions next to it."""
    player = scene.view["players"][seat]
    named = scene.phrases.named
    mural = _mural(scene, player)
    edge = mural[0].cell_len + 3
    lists = [
        [
            f"{named(card['name'])}{'▪' * card['cubes']}{ICONS[card['icon']]}"
            for card in player["cards"]
        ],
        [named(passage["name"]) for passage in player["passages"]],
        _made(scene, player),
    ]
    lists[0] += _spirit(scene, player)
    side = _flow(_facts(scene, seat, player), scene.width - edge)
    for names in lists:
        listed = [Text(f"{', ' * (place > 0)}{name}") for place, name in enumerate(names)]
        side += [Text("  ") + line for line in _flow(listed, scene.width - edge - 2)]
    lines: list[Text] = []
    for number in range(max(len(mural), len(side))):
        line = mural[number] if number < len(mural) else Text()
        line.append(" " * (edge - line.cell_len))
        lines.append(line + side[number] if number < len(side) else line)
    return lines


def _made(scene: Scene, player: Mapping[str, Any]) -> list[str]:
    """Return the claims a player has made as texts."""
    return [
        scene.phrases.text("trail-claim", claim=claim["id"], title=claim["title"])
        for claim in player["claim_progress"]
        if claim["made"]
    ]


def _flow(parts: list[Text], width: int) -> list[Text]:
    """Concatenate parts, with line breaks where the width is exceeded."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + part.cell_len <= width:
            lines[-1].append_text(part)
        else:
            begin = len(part.plain) - len(part.plain.lstrip(" ,"))
            lines.append(part[begin:] if lines else part)
    return lines


def _facts(scene: Scene, seat: int, player: Mapping[str, Any]) -> list[Text]:
    shape, style = seat_mark(seat)
    head = Text(f"{shape} {scene.names[seat]}  ", style=style)
    gold = Text(f"{player['gold']}g {player['grit']}r", style="bold")
    gold.append(f" −{player['position']}", style="not bold")
    stock = " ".join(f"{number}{SHORT[word]}" for word, number in player["stock"].items())
    goods = Text(f"  {stock}", style="bold")
    goods.append(f" ={player['worth']}t", style="not bold")
    tokens = Text(f"  ☻{player['markers']} °{player['dutchmen']}")
    signs = Text(f"  ★{player['stars']} ☠{len(player['poison'])} ▣{player['open_spaces']}")
    signs.append(f" ⚑{player['trackers']}", style="dim")
    return [head + gold, goods, tokens, signs]


def _spirit(scene: Scene, player: Mapping[str, Any]) -> list[str]:
    spirit = player["spirit"]
    if spirit is None:
        return []
    return [f"{scene.phrases.named(spirit['name'])}{'▪' * sum(spirit['cubes'])}"]


def _mural(scene: Scene, player: Mapping[str, Any]) -> list[Text]:
    cells: dict[str, tuple[str, str]] = {}
    for number, piece in enumerate(player["mural"]):
        letter = "✿" if piece["id"] == "blossom" else piece["name"][0]
        for cell in piece["cells"]:
            cells[cell] = (letter, f"white {PIECE_TONES[number % len(PIECE_TONES)]}")
    lines = [Text("   A B C D E F", style="dim")]
    for row in range(6):
        line = Text(f" {row + 1} ", style="dim")
        for space in scene.view["mural"][6 * row : 6 * row + 6]:
            at = space["at"]
            mark, style = cells.get(at, ("", ""))
            if not mark:
                mark = "⚑" if space["flag"] else SHORT.get(space["icon"], "·")
            if f"space:{at}" in scene.targets:
                style = "bold black on cyan"
            line.append(mark, style=style)
            line.append(" ")
        lines.append(line)
    return lines


def _other(scene: Scene, seat: int) -> list[Text]:
    player = scene.view["players"][seat]
    more = f"  {len(player['cards'])}▯ {len(player['passages'])}▭"
    parts = [*_facts(scene, seat, player), Text(more)]
    parts += [Text(f" {name}") for name in _spirit(scene, player)]
    if player["retired"]:
        parts.append(Text(" zzz", style="dim"))
    first, *rest = _flow(parts, scene.width)
    return [first, *[Text("  ") + line for line in rest]]
