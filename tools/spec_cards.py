"""`make cards`: regenerates the spec cards of the environments from the games' declarations."""

from __future__ import annotations

from pathlib import Path

from arizona.engine.entry_points import game_module
from arizona.engine.game import Game
from arizona.engine.registry import game_names, get_game
from arizona.envs import VERSION, gym_id
from arizona.envs.open_spiel import PREFIX
from arizona.messages import Phrases

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "envs"


def stretches(game: Game) -> list[tuple[int, int, str]]:
    """Start, size and meaning of every range of actions."""
    actions = game_module(game.name, "rules.actions")
    known: tuple[tuple[int, str], ...] = getattr(actions, "STRETCHES", ((0, "all actions"),))
    ends = [start for start, _ in known[1:]] + [game.num_actions]
    return [(start, end - start, about) for (start, about), end in zip(known, ends, strict=True)]


def card(game: Game) -> str:
    phrases = Phrases()
    counts = range(game.min_seats, game.max_seats + 1)
    sizes = {seats: int(game.observer(game.setup(seats)).size) for seats in counts}
    observed = ", ".join(f"{size} with {seats} seats" for seats, size in sizes.items())
    players = " to ".join(str(count) for count in sorted({game.min_seats, game.max_seats}))
    lines = [
        f"# {game.name.capitalize()}, version {VERSION}",
        "",
        f"{phrases.text(f'{game.name}-about')} [How all environments behave](../envs.md).",
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
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in game_names():
        (FOLDER / f"{name}.md").write_text(card(get_game(name)), "utf-8")
        print(f"wrote docs/envs/{name}.md")


if __name__ == "__main__":
    main()
