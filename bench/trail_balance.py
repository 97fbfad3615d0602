"""Greedy games of Trail counted: ``python -m bench.trail_balance --games 200 --seats 3``.

Prints what section 13 of the rules aims at (winners' Gold and Grit, scores, seats) and how often
each card, piece, Gateway and weather is taken, and how often its takers win. The same seed gives
the same games.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, quantiles

from arizona import get_game
from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import make_bot
from arizona.engine.bits import count
from arizona.engine.events import Event
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, draw
from arizona.games.trail import actions as a
from arizona.games.trail.claims import CLAIM_WORDS
from arizona.games.trail.content import TrailContent
from arizona.games.trail.frames import a_of, b_of
from arizona.games.trail.player import Player
from arizona.games.trail.scoring import growing, set_points
from arizona.games.trail.state import TrailState

FIGURES = (
    "gold",
    "grit",
    "score",
    "mural",
    "ladder",
    "pieces",
    "cards",
    "passages",
    "stars",
    "sets",
    "poison",
    "claims",
    "blossoms",
    "mountain",
    "plateau",
    "desert",
    "canyon",
)


@dataclass
class Tally:
    """What was counted over all games."""

    seats: int
    games: int = 0
    decisions: list[int] = field(default_factory=list)
    seat_wins: Counter[int] = field(default_factory=Counter)
    place_wins: Counter[int] = field(default_factory=Counter)
    winners: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in FIGURES})
    everybody: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in FIGURES})
    offered: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    """The share of a win for each take: 1 split among those who share it."""
    used: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    """Gold and Grit of all players by cause."""


def figures(state: TrailState, player: Player, score: int) -> dict[str, int]:
    """The figures of one player at the end."""
    levels = [player.level(terrain) for terrain in range(4)]
    return {
        "gold": player.gold,
        "grit": player.grit,
        "score": score,
        "mural": count(player.mural),
        "ladder": player.ladder,
        "pieces": len(player.laid),
        "cards": count(player.flora) + count(player.fauna),
        "passages": count(player.early_passages) + count(player.late_passages),
        "stars": growing(player.stars),
        "sets": set_points(player.cards),
        "poison": count(player.poison),
        "claims": count(player.claims),
        "blossoms": count(player.blossoms),
        **dict(zip(("mountain", "plateau", "desert", "canyon"), levels, strict=True)),
    }


def things_of(content: TrailContent, player: Player) -> list[str]:
    """The names of all a player has taken, with their table."""
    found = [f"flora {content.cards.ids[i]}" for i in range(32) if player.flora >> i & 1]
    found += [f"fauna {content.cards.ids[32 + i]}" for i in range(32) if player.fauna >> i & 1]
    found += [f"piece {content.pieces.ids[word % 64]}" for word in player.laid]
    passages = player.early_passages | player.late_passages << 36
    found += [f"passage {content.passages.ids[i]}" for i in range(72) if passages >> i & 1]
    found += [f"spirit {content.spirits.ids[i]}" for i in range(4) if player.spirits_had >> i & 1]
    found += [f"claim {CLAIM_WORDS[i]}" for i in range(15) if player.claims >> i & 1]
    return found


def note(state: TrailState, action: int, tally: Tally, chosen: list[tuple[int, str]]) -> None:
    """Note what an action takes that is not kept on display."""
    content = state.content
    seat = int(state.to_move())
    if action == a.GATEWAY:
        chosen.append((seat, f"gateway {content.gateways.ids[state.gateway_open]}"))
    elif a.WEATHER <= action < a.WEATHER + 2:
        word = state.top()
        card = a_of(word) if action == a.WEATHER else b_of(word)
        chosen.append((seat, f"weather {content.weather.ids[card]}"))
    elif a.USE <= action < a.USE + 32:
        tally.used[f"fauna {content.cards.ids[32 + action - a.USE]}"] += 1
    elif a.ARROW <= action < a.ARROW + 12:
        space = action - a.ARROW
        chosen.append((seat, f"arrow {content.arrow_names[space // 4]} {space % 4}"))
    elif a.ORDER <= action < a.ORDER + 4:
        chosen.append((seat, f"order {action - a.ORDER + 1}"))


def note_chance(state: TrailState, action: int, tally: Tally) -> None:
    """Note what chance lays open."""
    content = state.content
    if a.OPEN_PASSAGE <= action < a.OPEN_CARD:
        tally.offered[f"passage {content.passages.ids[action - a.OPEN_PASSAGE]}"] += 1
    elif a.OPEN_CARD <= action < a.OPEN_PIECE:
        number = action - a.OPEN_CARD
        kind = "fauna" if number >= 32 else "flora"
        tally.offered[f"{kind} {content.cards.ids[number]}"] += 1
    elif a.OPEN_PIECE <= action < a.OPEN_STATE48:
        tally.offered[f"piece {content.pieces.ids[action - a.OPEN_PIECE]}"] += 1
    elif a.OPEN_GATEWAY <= action < a.BLOSSOM:
        tally.offered[f"gateway {content.gateways.ids[action - a.OPEN_GATEWAY]}"] += 1
    elif a.DRAW <= action < a.NUM_ACTIONS:
        tally.offered[f"weather {content.weather.ids[action - a.DRAW]}"] += 1


def play(tally: Tally, seed: str, bots: list[Bot], pack: str) -> TrailState:
    """Play one game and count it."""
    state = get_game("trail").setup(tally.seats, content=pack).start()
    assert isinstance(state, TrailState)
    rng = Rng(seed)
    chosen: list[tuple[int, str]] = []
    decisions = 0
    first = 0
    while state.to_move() != OVER:
        legal = state.legal()
        if state.to_move() == CHANCE:
            action = draw(state, legal, rng)
            note_chance(state, action, tally)
        else:
            action = bots[int(state.to_move())].decide(state, legal, Clock())
            note(state, action, tally, chosen)
            decisions += 1
        log: list[Event] = []
        state.log = log
        state.apply(action)
        for event in log:
            if event.kind in ("gold", "grit"):
                tally.sources[f"{event.kind} {event.args['cause']}"] += int(event.args["amount"])
            elif event.kind.startswith("final-"):
                tally.sources[f"gold {event.kind}"] += event.points
        if a.START <= action < a.START + 4:
            first = action - a.START
    count_game(tally, state, chosen, decisions, first)
    return state


def count_game(
    tally: Tally, state: TrailState, chosen: list[tuple[int, str]], decisions: int, first: int
) -> None:
    """Add a finished game to the tally."""
    winners = state.winners()
    scores = state.scores()
    tally.games += 1
    tally.decisions.append(decisions)
    for seat in winners:
        tally.seat_wins[seat] += 1
        tally.place_wins[(seat - first) % tally.seats] += 1
    for seat, player in enumerate(state.players):
        for name, value in figures(state, player, scores[seat]).items():
            tally.everybody[name].append(value)
            if seat in winners:
                tally.winners[name].append(value)
        for thing in things_of(state.content, player):
            tally.taken[thing] += 1
            tally.won[thing] += seat in winners
    for seat, thing in chosen:
        tally.taken[thing] += 1
        tally.won[thing] += seat in winners


def spread(values: list[int]) -> str:
    """Mean, and the tenth, fifth and ninth tenths."""
    cuts = quantiles(values, n=10, method="inclusive")
    return f"{mean(values):7.1f}   {cuts[0]:6.0f} {cuts[4]:6.0f} {cuts[8]:6.0f}"


def report(tally: Tally, shown: int) -> str:
    """The tally as text; ``shown`` things from both ends of each table."""
    lines = [f"{tally.games} games, {tally.seats} seats", ""]
    lines.append(f"{'':12}  winners: mean  10 %  50 %  90 %   all: mean  10 %  50 %  90 %")
    lines += [
        f"{name:12}{spread(tally.winners[name])} {spread(tally.everybody[name])}"
        for name in FIGURES
    ]
    lines.append(f"{'decisions':12}{spread(tally.decisions)}")
    fair = 100 / tally.seats
    wins = [100 * tally.place_wins[place] / tally.games for place in range(tally.seats)]
    lines.append(f"wins by place in the first week, % (fair {fair:.0f}): {_row(wins)}")
    seats = [100 * tally.seat_wins[seat] / tally.games for seat in range(tally.seats)]
    lines.append(f"wins by seat, %: {_row(seats)}")
    lines += ["", "Gold and Grit a player, by cause"]
    players = tally.games * tally.seats
    for kind in ("gold", "grit"):
        parts = [
            f"{cause.partition(' ')[2]} {amount / players:.1f}"
            for cause, amount in tally.sources.most_common()
            if cause.startswith(kind)
        ]
        lines.append(f"  {kind}: {', '.join(parts)}")
    tables: dict[str, list[str]] = {}
    for thing in {*tally.offered, *tally.taken}:
        tables.setdefault(thing.split(" ")[0], []).append(thing)
    for table, things in sorted(tables.items()):
        lines += ["", f"{table}: taken, % of offered (or a game), takers' wins %, uses a take"]
        ranked = sorted(things, key=lambda thing: -_rate(tally, thing))
        few = len(ranked) <= 2 * shown
        for thing in ranked if few else [*ranked[:shown], *ranked[-shown:]]:
            won = 100 * tally.won[thing] / max(1, tally.taken[thing])
            uses = tally.used[thing] / max(1, tally.taken[thing])
            lines.append(
                f"  {thing:36}{tally.taken[thing]:6}{100 * _rate(tally, thing):7.0f}{won:7.0f}"
                + (f"{uses:7.1f}" if table == "fauna" else "")
            )
    return "\n".join(lines)


def _rate(tally: Tally, thing: str) -> float:
    return tally.taken[thing] / max(1, tally.offered.get(thing, tally.games))


def _row(values: list[float]) -> str:
    return "  ".join(f"{value:.1f}" for value in values)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--content", default="default")
    parser.add_argument("--bots", default="greedy", help="one name, or one a seat with commas")
    parser.add_argument("--shown", type=int, default=40)
    given = parser.parse_args()
    names = given.bots.split(",")
    tally = Tally(given.seats)
    for game in range(given.games):
        bots = [
            make_bot("trail", names[seat % len(names)], f"{given.seed}-{game}-{seat}")
            for seat in range(given.seats)
        ]
        play(tally, f"{given.seed}-{game}", bots, given.content)
    print(report(tally, given.shown))


if __name__ == "__main__":
    main()
