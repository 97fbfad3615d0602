"""Whether everything in a content pack can be reached by some legal play: found by playing.

``arizona content check trail/default --reach`` plays games, random and greedy seats mixed, until
every card, piece, Gateway, ability, Spirit, Weather and objective has been taken once, or the
games are used up.
"""

from __future__ import annotations

from dataclasses import dataclass

from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import make_bot
from arizona.engine.content import Content
from arizona.engine.game import Game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, draw
from arizona.games.trail import actions as a
from arizona.games.trail.content import TrailContent
from arizona.games.trail.notation import text
from arizona.games.trail.packed import slot
from arizona.games.trail.state import TrailState


@dataclass(frozen=True)
class Reach:
    """What was looked for, what was never reached, and in how many games."""

    goals: int
    missing: list[str]
    games: int


def goals(content: Content) -> list[str]:
    """Everything of a pack that some legal play should reach, as ``kind id``."""
    if not isinstance(content, TrailContent):
        return []
    found = [f"passage {id}" for id in content.passages.ids]
    found += [f"flora card {id}" for id in content.cards.ids[:32]]
    found += [f"fauna card {id}" for id in content.cards.ids[32:]]
    found += [f"ability of {id}" for id in content.cards.ids[32:]]
    found += [f"flora piece {id}" for id in content.pieces.ids[:32]]
    found += [f"fauna piece {id}" for id in content.pieces.ids[32:]]
    found += [f"gateway {id}" for id in content.gateways.ids]
    found += [f"weather {id}" for id in content.weather.ids]
    found += [f"spirit {id}" for id in content.spirits.ids]
    found += [f"poison {id}" for id in content.poison.ids]
    for card, id in enumerate(content.state48.ids):
        if content.state48_category[card] == 0:
            rows = range(int(content.state48_rows[card]))
            found += [f"objective {id} {row + 1}" for row in rows]
        else:
            found.append(f"state48 {id}")
    return found


def reached_by(state: TrailState, action: int) -> str:
    """The goal an action reaches here; empty if none."""
    content = state.content
    if a.WALK <= action < a.CARD:
        return f"passage {content.passages.ids[slot(state.passage_open, action - a.WALK)]}"
    if a.CARD <= action < a.PIECE:
        kind, row = divmod(action - a.CARD, 4)
        card = slot(state.fauna_open if kind else state.flora_open, row)
        return f"{('flora', 'fauna')[kind]} card {content.cards.ids[32 * kind + card]}"
    if a.PIECE <= action < a.ARROW:
        kind, place = divmod(action - a.PIECE, 8)
        piece = slot(state.fauna_pieces_open if kind else state.flora_pieces_open, place)
        return f"{('flora', 'fauna')[kind]} piece {content.pieces.ids[32 * kind + piece]}"
    if action == a.GATEWAY:
        return f"gateway {content.gateways.ids[state.gateway_open]}"
    if a.CLAIM + 11 <= action < a.CLAIM + a.CLAIMS:
        card = slot(state.state48_open, 0)
        return f"objective {content.state48.ids[card]} {action - a.CLAIM - 10}"
    if a.USE <= action < a.OPTION:
        return f"ability of {content.cards.ids[32 + action - a.USE]}"
    if a.SPIRIT <= action < a.WEATHER:
        return f"spirit {content.spirits.ids[action - a.SPIRIT]}"
    if a.OPEN_STATE48 <= action < a.OPEN_GATEWAY:
        return f"state48 {content.state48.ids[action - a.OPEN_STATE48]}"
    if a.WEATHER <= action < a.WEATHER + 2 or a.POISON <= action < a.DRAW:
        return text(state, action)
    return ""


def look_for(game: Game, content: Content, games: int, seed: str = "reach") -> Reach:
    """Play until every goal is reached or the games are used up."""
    wanted = goals(content)
    missing = set(wanted)
    played = 0
    while missing and played < games:
        _play(game, content, f"{seed}-{played}", played, missing)
        played += 1
    return Reach(len(wanted), [goal for goal in wanted if goal in missing], played)


def _play(game: Game, content: Content, seed: str, number: int, missing: set[str]) -> None:
    seats = 2 + number % 3
    state = game.setup(seats, content=content).start()
    rng = Rng(seed)
    # Greedy seats get far, random ones try what nobody else would.
    bots: list[Bot] = [
        make_bot(game.name, "greedy" if seat % 2 else "random", f"{seed}-{seat}")
        for seat in range(seats)
    ]
    while state.to_move() != OVER:
        assert isinstance(state, TrailState)
        legal = state.legal()
        if state.to_move() == CHANCE:
            action = draw(state, legal, rng)
        else:
            action = _wanted(state, legal, missing)
            if action < 0:
                action = bots[int(state.to_move())].decide(state, legal, Clock())
        missing.discard(reached_by(state, action))
        state.apply(action)


def _wanted(state: TrailState, legal: list[int], missing: set[str]) -> int:
    """A legal action that reaches something not reached before; −1 if there is none."""
    for action in legal:
        if reached_by(state, action) in missing:
            return action
    return -1
