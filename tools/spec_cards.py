"""`make cards`: writes the spec cards of the environments anew, from what the games declare."""

from __future__ import annotations

from pathlib import Path

from arizona.engine.game import Game
from arizona.engine.registry import game_names, get_game
from arizona.envs import VERSION, gym_id
from arizona.envs.open_spiel import PREFIX
from arizona.games.knight import actions as k
from arizona.games.rails import actions as r
from arizona.games.trail import actions as t
from arizona.messages import Phrases

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "envs"

ABOUT = {
    "knight": "Two players lay six tiles, strew 48 chips and jump the same knight around.",
    "rails": "Two to four players take dice and draw railways, each on a sheet of their own.",
    "trail": "Two to four travelers, eight weeks: passages, cards, pieces for a mural, a ladder.",
}

Stretch = tuple[int, str]

ACTIONS: dict[str, list[Stretch]] = {
    "knight": [
        (k.JUMP, "jump the knight to a space (spaces count by tile in the order of laying)"),
        (k.SET, "set the knight on a space"),
        (k.THREE, "the 3-chip onto a space of the tile being filled"),
        (k.TWO, "a 2-chip onto a space of the tile being filled"),
        (k.TILE, "place this tile of one's own"),
        (k.TURN, "turn it so many quarters clockwise"),
        (k.COLUMN, f"its top left cell into this column, {k.REACH} more than the column's number"),
        (k.ROW, f"its top left cell into this row, {k.REACH} more than the row's number"),
        (k.PICK, "take this tile, with `deal = draft`"),
        (k.DEAL, "chance deals this tile"),
    ],
    "rails": [
        (r.DRAW, "draw this section: the 44 ways of `shapes.py`"),
        (r.TAKE, "take a die of this value (from 0)"),
        (r.USE, "draw with the own die"),
        (r.NUGGET, "use a nugget and draw with this value instead"),
        (r.DISCARD, "give up the die for a nugget"),
        (r.STATION, "begin the route at this space"),
        (r.SECOND, "select the symbol above, to the right, below, to the left as well"),
        (r.DELIVER, "deliver all goods of a kind"),
        (r.NONE, "leave what is offered"),
        (r.ROLL, "chance rolls this value"),
        (r.CARD, "chance lays this card open"),
        (r.STARTER, "chance makes this seat the start player"),
    ],
    "trail": [
        (t.DONE, "close a window, or go on without another ability"),
        (t.DECLINE, "leave a Blossom, an antidote or a Spirit"),
        (t.RETIRE, "no more turns this week"),
        (t.BOOST, "buy one more level of the Ladder"),
        (t.GATEWAY, "visit the open Gateway"),
        (t.JACKALOPE, "use the Jackalope's extra action"),
        (t.WITH, "do it with the Adventure Marker, with the Lost Dutchman"),
        (t.ORDER, "choose this place in next week's turn order"),
        (t.WALK, "walk the Passage in this slot"),
        (t.CARD, "take the card of a row: four Flora, then four Fauna"),
        (t.PIECE, "take a piece: 8 × kind + 2 × row + which of the two"),
        (t.ARROW, "move the arrow tracker: 4 × set + position"),
        (t.GILA, "set the Gila Monster: 4 × group + slot or row"),
        (t.CLAIM, "make this claim"),
        (t.USE, "use this Fauna card"),
        (t.OPTION, "this branch of an effect"),
        (t.CUBE, "use the Spirit: 2 × cube + side"),
        (t.SPIRIT, "choose this Spirit"),
        (t.WEATHER, "carry out the first, the second Weather card drawn"),
        (t.RESOURCE, "Supplies, Health or Water"),
        (t.ADVANCE, "a free advance on this Terrain Track"),
        (t.PLACE, "lay the piece with the leftmost space of its top row here"),
        (t.ANTIDOTE, "give back this Poison token"),
        (t.PAY, "pay in this way: `actions.WAYS` lists Turquoise, Copper, Silver"),
        (t.START, "chance makes this seat the start player"),
        (t.OPEN_PASSAGE, "chance opens this Passage"),
        (t.OPEN_CARD, "chance opens this card: 32 × kind + card"),
        (t.OPEN_PIECE, "chance opens this piece: 32 × kind + piece"),
        (t.OPEN_STATE48, "chance opens this State 48 card"),
        (t.OPEN_GATEWAY, "chance opens this Gateway"),
        (t.BLOSSOM, "chance turns up this number of a Blossom"),
        (t.POISON, "chance draws this Poison token"),
        (t.DRAW, "chance draws this Weather card"),
    ],
}


def stretches(game: Game) -> list[tuple[int, int, str]]:
    """Start, size and meaning of every stretch of actions."""
    known = ACTIONS[game.name]
    ends = [start for start, _ in known[1:]] + [game.num_actions]
    return [(start, end - start, about) for (start, about), end in zip(known, ends, strict=True)]


def card(game: Game) -> str:
    """The spec card of one game."""
    phrases = Phrases()
    counts = range(game.min_seats, game.max_seats + 1)
    sizes = {seats: int(game.observer(game.setup(seats)).size) for seats in counts}
    observed = ", ".join(f"{size} with {seats} seats" for seats, size in sizes.items())
    players = " to ".join(str(count) for count in sorted({game.min_seats, game.max_seats}))
    lines = [
        f"# {game.name.capitalize()}, version {VERSION}",
        "",
        f"{ABOUT[game.name]} [How all environments behave](../envs.md).",
        "",
        "<!-- Written by `make cards`; the tests compare it with the game. -->",
        "",
        "| | |",
        "|---|---|",
        f"| PettingZoo | `arizona.envs.{game.name}_v{VERSION}` |",
        f"| Gymnasium | `{gym_id(game.name)}`, also with `gymnasium.make_vec` |",
        f"| OpenSpiel | `{PREFIX}{game.name}` |",
        f"| seats | {players} |",
        f"| actions | {game.num_actions}, as a `Discrete` space with a mask |",
        f"| observation | whole numbers (int16): {observed} |",
        f"| rewards | `outcome`: {_rewards(game)}; or `points` |",
        f"| rules | version {game.rules_version}; `arizona rules {game.name}` |",
        "",
        "## Options",
        "",
        "| option | default | |",
        "|---|---|---|",
    ]
    for option in game.options:
        about = phrases.text(f"{game.name}-option-{option.name}")
        lines.append(f"| `{option.name}` | `{_shown(option.default)}` | {about} |")
    lines += [
        "",
        "## Actions",
        "",
        "Chance's own actions come last: they are played in OpenSpiel only.",
        "",
        "| from | how many | meaning |",
        "|---|---|---|",
    ]
    lines += [f"| {start} | {size} | {about} |" for start, size, about in stretches(game)]
    lines += [
        "",
        "## Observation",
        "",
        f"With {game.min_seats} seats and the default pack; `Game.observer(setup).parts` tells the "
        "same for any other.",
        "",
        "| from | how many | part | range | meaning |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {part.start} | {part.size} | {part.name} | {part.low} to {part.high} | {part.about} |"
        for part in game.observer(game.setup(game.min_seats)).parts
    ]
    lines += ["", "## Versions", "", f"- **v{VERSION}**: the first.", ""]
    return "\n".join(lines)


def _rewards(game: Game) -> str:
    lost = "−1 to the loser"
    if game.max_seats > 2:
        lost = "−1 to the loser of two, −1/2 of three, −1/3 of four"
    return f"1 to the winner, {lost}, shared by a draw"


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def main() -> None:
    """Write all cards."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in game_names():
        (FOLDER / f"{name}.md").write_text(card(get_game(name)), "utf-8")
        print(f"wrote docs/envs/{name}.md")


if __name__ == "__main__":
    main()
