"""A full random game as readable text: legal moves, choices and events."""

from __future__ import annotations

from pathlib import Path

from arizona import game_names, get_game
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, draw, fingerprint
from arizona.messages import Phrases
from arizona.terminal.drawing import draw as draw_position
from arizona.terminal.sentences import Speaker

FOLDER = Path(__file__).resolve().parent
WIDTH = 120
PICTURE_EVERY = 20


def golden_setups() -> list[Setup]:
    """Return one setup for every game, playable rules version and seat count."""
    return [
        game.setup(seats, rules=rules)
        for game in map(get_game, game_names())
        for rules in (game.rules_version, *game.older_rules)
        for seats in range(game.min_seats, game.max_seats + 1)
    ]


def name_of(setup: Setup) -> str:
    older = "" if setup.rules == setup.game.rules_version else f"-rules-{setup.rules}"
    return f"{setup.game.name}-{setup.seats}{older}"


def playthrough(setup: Setup) -> str:
    """Return the text of a golden file."""
    game = setup.game
    phrases = Phrases()
    match = Match(setup, seed="golden")
    speaker = Speaker(match, phrases)
    rng = Rng("golden moves")
    lines = [
        f"{game.title}, {setup.seats} players, rules {setup.rules}, "
        f"content {setup.content.name} {setup.content.digest}",
        "options: " + ", ".join(f"{key} = {value}" for key, value in setup.options.items()),
        f"actions: {game.num_actions}, longest game: {game.longest}",
    ]
    while not match.over:
        state = match.state
        actions = state.legal()
        number = len(match.moves) + 1
        if number % PICTURE_EVERY == 1:
            picture = draw_position(game, state, match.names, WIDTH, phrases).plain
            lines += ["", *(line.rstrip() for line in picture.rstrip().split("\n")), ""]
        texts = [game.text(state, action) for action in actions]
        if state.to_move() == CHANCE:
            action = int(draw(state, actions, rng))
            lines.append(f"#{number} chance, {len(texts)} outcomes")
        else:
            action = actions[rng.below(len(actions))]
            lines.append(f"#{number} {speaker.prompt()}")
            lines.append(f"    legal: {'; '.join(texts)}")
        lines.append(f"    plays: {game.text(state, action)}")
        lines += [f"    - {speaker.event(event)} ({event.rule})" for event in match.push(action)]
        lines.append(f"    position {fingerprint(match.state)} scores {match.state.scores()}")
    winners = [match.names[seat] for seat in match.state.winners()]
    lines.append(f"winners: {', '.join(winners)}")
    return "\n".join(lines) + "\n"
