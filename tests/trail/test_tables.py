"""The tables of decisions and verbs have one row for each, without gaps."""

from __future__ import annotations

from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import MANY_ACTIONS, NUM_ACTIONS
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.questions.table import QUESTIONS
from arizona.games.trail.words.action_texts import VERB_OF, VERBS
from tests.trail.table import GAME, Table


def named(start: str) -> dict[str, int]:
    """Return the numbers of the frames whose name has this prefix."""
    return {name: value for name, value in vars(f).items() if name.startswith(start)}


def test_every_question_has_its_line() -> None:
    numbers = sorted([*named("ASK_").values(), *named("DRAW_").values()])
    assert sorted({int(question.kind) for question in QUESTIONS}) == numbers
    for number in numbers:
        assert QUESTIONS[number].kind == number


def test_every_action_has_its_verb() -> None:
    end = 0
    for verb in VERBS:
        assert verb.first == end
        end += verb.size()
    assert end == len(VERB_OF) == MANY_ACTIONS


def test_every_fixed_text_is_read_back() -> None:
    table = Table()
    texts = [text for text in table.content.texts if text]
    assert len(texts) == len(set(texts)) == NUM_ACTIONS - 30  # the face-up items: 4, 8, 16 and 2
    for text in texts:
        action = GAME.read(table.state, text)
        assert GAME.text(table.state, action) == text


def test_a_frame_holds_all_its_numbers() -> None:
    word = f.frame(f.ASK_WEATHER, 3, 16383, 16382, 4095)
    parts = (f.kind_of(word), f.seat_of(word), f.a_of(word), f.b_of(word), f.c_of(word))
    assert parts == (f.ASK_WEATHER, 3, 16383, 16382, 4095)


def test_counters_are_named_once() -> None:
    from arizona.games.trail.rules import counter_names as countable

    for number, word in enumerate(COUNTERS):
        assert getattr(countable, word.upper().replace("-", "_")) == number
