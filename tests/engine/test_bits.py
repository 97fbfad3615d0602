from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i32

from arizona.engine.bits import (
    all_results,
    bit_at,
    count,
    count_both,
    indices,
    indices_into,
    lowest,
    nth,
)

PACKAGE = Path(__file__).parents[2] / "src" / "arizona"
LARGE = re.compile(r"\b(?:0x[0-9A-Fa-f]{16,}|[1-9][0-9]{18,})\b")

words = st.integers(0, 2**62 - 1)


@given(words)
def test_count_is_the_number_of_bits(word: int) -> None:
    assert count(word) == word.bit_count()


@given(words, words)
def test_count_both_is_the_number_of_bits_in_two_words(one: int, two: int) -> None:
    assert count_both(one, two) == one.bit_count() + two.bit_count()


@given(words.filter(bool))
def test_lowest_is_the_place_of_the_lowest_bit(word: int) -> None:
    assert lowest(word) == (word & -word).bit_length() - 1


@given(words, st.integers(0, 1000))
def test_indices_lists_every_bit_once_from_the_lowest(word: int, base: int) -> None:
    assert indices(word, base) == [base + place for place in range(62) if word >> place & 1]


@given(words, st.integers(0, 1000), st.integers(0, 3))
def test_indices_into_equals_indices(word: int, base: int, at: int) -> None:
    room = vec[i32]([-1] * 70)
    many = indices_into(word, base, room, at)
    assert [int(room[at + place]) for place in range(many)] == indices(word, base)
    assert all(int(room[place]) == -1 for place in [*range(at), at + many])


def test_the_edges_of_a_word() -> None:
    assert [bit_at(place) for place in range(62)] == [2**place for place in range(62)]
    for place in range(62):
        assert count(2**place) == 1
        assert lowest(2**place) == place
    assert count(0) == 0
    assert count(2**62 - 1) == 62
    assert count_both(2**62 - 1, 2**62 - 1) == 124
    assert indices(0) == []


@given(words.filter(bool), st.data())
def test_nth_chooses_among_the_bits(word: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, word.bit_count() - 1))
    assert nth(word, number) == indices(word)[number]


@given(words, words, st.integers(0, 61))
def test_cpu_instructions_equal_the_python_fallbacks(one: int, two: int, number: int) -> None:
    result = bit_at(number), count(one), count_both(one, two), lowest(one), nth(one, number)
    assert all_results(one, two, number) == result


def test_an_empty_word_has_no_bits() -> None:
    assert all_results(0, 0, 0) == (1, 0, 0, -1, -1)
    assert all_results(0b101, 0, 2) == (4, 2, 2, 0, -1)


def test_no_constant_in_compiled_code_needs_a_boxed_integer() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}: {number}"
        for room in ("engine", "games", "bots")
        for path in (PACKAGE / room).rglob("*.py")
        for number in LARGE.findall(path.read_text("utf-8"))
        if int(number, 0) >= 2**62
    ]
    assert found == []


def either(node: ast.expr) -> list[ast.expr]:
    """Return the possible results of a conditional expression."""
    if not isinstance(node, ast.IfExp):
        return [node]
    return [*either(node.body), *either(node.orelse)]


def fixed(node: ast.expr) -> bool:
    """Check whether an expression is a numeric literal or the name of a constant."""
    if isinstance(node, ast.UnaryOp):
        return fixed(node.operand)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def gives_word(annotation: ast.expr) -> bool:
    return ast.unparse(annotation) == "i64"


def declared(tree: ast.AST) -> set[str]:
    """Return the names and attributes that are declared as ``i64``."""
    return {
        ast.unparse(node.target)
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and gives_word(node.annotation)
    }


def words_chosen(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield every conditional expression whose result is an ``i64``."""
    attributes = {name for name in declared(tree) if name.startswith("self.")}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            words = declared(function) | attributes
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in words:
                    yield from [node.value] if isinstance(node.value, ast.IfExp) else []
    for node in ast.walk(tree):
        found: list[ast.expr | None] = []
        if isinstance(node, ast.AnnAssign) and gives_word(node.annotation):
            found = [node.value]
        elif isinstance(node, ast.FunctionDef) and node.returns and gives_word(node.returns):
            found = [one.value for one in ast.walk(node) if isinstance(one, ast.Return)]
        yield from (one for one in found if isinstance(one, ast.IfExp))


def test_conditional_expressions_do_not_box_integers() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{choice.lineno}"
        for room in ("engine", "games", "bots")
        for path in (PACKAGE / room).rglob("*.py")
        for choice in words_chosen(ast.parse(path.read_text("utf-8")))
        if len({fixed(one) for one in either(choice)}) > 1
    ]
    assert found == []
