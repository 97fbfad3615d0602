"""Notation, labels, targets and prompts of Trail, from the tables of verbs and questions."""

from __future__ import annotations

from arizona.engine.errors import IllegalMoveError, MalformedMoveError
from arizona.engine.game import Words
from arizona.engine.message import Arg, Message
from arizona.games.trail.rules.frames import kind_of
from arizona.games.trail.rules.questions.table import QUESTIONS
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.words.action_texts import VERB_OF, VERBS, OpenVerb


def text(state: TrailState, action: int) -> str:
    """Return the notation of an action."""
    known = state.content.texts[action]
    if known:
        return known
    verb = VERB_OF[action]
    return f"{verb.word} {verb.name(state, action - verb.first)}"


def read(state: TrailState, text: str) -> int:
    """Parse the notation of an action.

    Raises ``MalformedMoveError`` for invalid text and ``IllegalMoveError`` for a component that is
    not face up.
    """
    content = state.content
    action = content.text_actions.get(text)
    if action is not None:
        return action
    word, _, name = text.partition(" ")
    for verb in VERBS:
        if isinstance(verb, OpenVerb) and verb.word == word:
            if name not in verb.all_names(content).index:
                break
            for number in range(verb.size()):
                if verb.name(state, number) == name:
                    return verb.first + number
            raise IllegalMoveError(f"'{text}': it does not lie open")
    raise MalformedMoveError(f"'{text}': {_expectation(word)}")


def _expectation(word: str) -> str:
    if word == "place":
        return "expected a space of the mural from A1 to F6"
    if word == "pay":
        return "expected coins such as '1t 1c' without a superfluous one"
    known = {verb.word.partition(" ")[0] for verb in VERBS}
    if word in known:
        return f"there is nothing of that name to {word}"
    return f"a move of trail begins with one of {', '.join(sorted(known))}"


def words(state: TrailState, action: int) -> Words:
    """Return the notation, label and targets of an action."""
    verb = VERB_OF[action]
    number = action - verb.first
    name = verb.name(state, number)
    label = Message(f"trail-label-{verb.label}", verb.args(state, number, name))
    return Words(text(state, action), label, [verb.target(number, name)])


def prompt(state: TrailState) -> Message:
    """Return the prompt for the pending question."""
    word = int(state.top())
    args: dict[str, Arg] = {"seat": max(0, int(state.to_move())) + 1, "week": int(state.week)}
    if word < 0:
        return Message("trail-prompt-over", args)
    question = QUESTIONS[kind_of(word)]
    args.update(question.details(state, word))
    return Message(f"trail-prompt-{question.prompt}", args)
