"""The table of questions: each kind of frame that needs an answer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.questions import chance, choices, windows
from arizona.games.trail.rules.questions.question import Question


def _by_kind(questions: list[Question]) -> vec[Question]:
    """Return the questions indexed by kind; unused indexes are never accessed.

    A ``vec`` guarantees its item type. Items of a list would be type-checked at every use, three
    times per move, by walking up the class hierarchy.
    """
    table: list[Question] = [questions[0]] * (f.LAST_QUESTION + 1)
    for question in questions:
        table[question.kind] = question
    return vec[Question](table)


DRAWS: Final = vec[chance.Draw](
    [
        chance.DrawStart(f.DRAW_START, "start"),
        chance.DrawPassage(f.DRAW_PASSAGE, "open"),
        chance.DrawCard(f.DRAW_CARD, "open"),
        chance.DrawPiece(f.DRAW_PIECE, "open"),
        chance.DrawState48(f.DRAW_STATE48, "open"),
        chance.DrawGateway(f.DRAW_GATEWAY, "open"),
        chance.DrawBlossom(f.DRAW_BLOSSOM, "blossom-number"),
        chance.DrawPoison(f.DRAW_POISON, "poison"),
        chance.DrawWeather(f.DRAW_WEATHER, "weather-draw"),
    ]
)
"""The chance events, by kind of frame."""
QUESTIONS: Final = _by_kind(
    [
        *DRAWS,
        choices.AskArrow(f.ASK_ARROW, "arrow", commits=True),
        windows.AskClaim(f.ASK_CLAIM, "claim"),
        choices.AskGila(f.ASK_GILA, "gila"),
        windows.AskTurn(f.ASK_TURN, "turn", commits=True),
        windows.AskMeans(f.ASK_MEANS, "means"),
        windows.AskExtra(f.ASK_EXTRA, "jackalope", commits=True),
        windows.AskAfter(f.ASK_AFTER, "after"),
        windows.AskBoost(f.ASK_BOOST, "boost"),
        choices.AskPrice(f.ASK_PRICE, "price"),
        choices.AskCoins(f.ASK_COINS, "pay"),
        choices.AskPlace(f.ASK_PLACE, "place"),
        choices.AskBlossom(f.ASK_BLOSSOM, "blossom"),
        choices.AskAntidote(f.ASK_ANTIDOTE, "antidote"),
        choices.AskAdvance(f.ASK_ADVANCE, "advance"),
        choices.AskResource(f.ASK_RESOURCE, "resource"),
        choices.AskOption(f.ASK_OPTION, "option"),
        choices.AskSpirit(f.ASK_SPIRIT, "spirit"),
        choices.AskWeather(f.ASK_WEATHER, "weather"),
    ]
)
"""All questions, by kind of frame."""
