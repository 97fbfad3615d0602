from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.people import names
from arizona.people.confusables import prototypes, skeleton
from arizona.people.names import DAY, name_keys

ACCOUNT = st.from_regex(r"[A-Za-z0-9_-]{3,20}", fullmatch=True)


def problem(found: object) -> str | None:
    return None if found is None else str(getattr(found, "id", found))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("ann", None),
        ("Ann-Lee_99", None),
        ("al", "people-name-length"),
        ("a" * 21, "people-name-length"),
        ("anné", "people-name-characters"),
        ("ann lee", "people-name-characters"),
        ("ann\n", "people-name-characters"),
        ("12-34", "people-name-no-letter"),
    ],
)
def test_account_names_have_a_form(name: str, expected: str | None) -> None:
    assert problem(names.check_account_name(name)) == expected


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("paypal", "pаypal"),  # Cyrillic а
        ("modern", "rnodern"),
        ("Lisa", "lisa"),
        ("lisa", "Iisa"),  # a capital I
        ("bob_by", "bob-by"),
        ("b0b", "bOb"),
        ("ann1e", "annle"),
        ("ｈｅｌｌｏ", "hello"),
        ("résumé", "re\u0301sume\u0301"),
        ("Ann Lee", "Ann-Lee"),
    ],
)
def test_look_alikes_conflict(one: str, other: str) -> None:
    taken = dict.fromkeys(name_keys(one), "owner")
    assert problem(names.check_available(other, taken)) == "people-name-taken"
    assert names.check_available(other, taken, owner="owner") is None


@pytest.mark.parametrize(
    ("one", "other"), [("anna", "anne"), ("lisa", "liza"), ("tim", "tom"), ("민수", "민주")]
)
def test_different_names_do_not_conflict(one: str, other: str) -> None:
    assert not name_keys(one) & name_keys(other)


@given(st.text(max_size=40))
def test_a_skeleton_is_its_own_skeleton(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)


def test_prototypes_are_settled() -> None:
    table = prototypes()
    assert len(table) > 5000
    assert all(char not in table for target in table.values() for char in target)


@given(ACCOUNT)
def test_keys_ignore_case(name: str) -> None:
    assert name_keys(name) & name_keys(name.upper())
    assert name_keys(name) & name_keys(name.lower())
    assert all(unicodedata.is_normalized("NFD", key) for key in name_keys(name))


@pytest.mark.parametrize("name", ["Admin", "m0derator", "аdmin", "ROOT", "Former player"])
def test_reserved_words_are_refused_with_their_look_alikes(name: str) -> None:
    assert problem(names.check_available(name, {})) == "people-name-reserved"


def test_no_reserved_word_is_refused_for_its_form() -> None:
    """A word that is invalid as a name does not need to be on the list."""
    assert [word for word in names.reserved_names() if len(word) > 20] == []


def test_a_characters_name_is_refused() -> None:
    assert problem(names.check_available("C0ndor", {}, characters=["Condor"])) == (
        "people-name-character"
    )
    assert names.check_available("Condors", {}, characters=["Condor"]) is None


def test_renaming_waits_ninety_days() -> None:
    assert names.check_rename(None, 5.0) is None
    refused = names.check_rename(0.0, 89.5 * DAY)
    assert refused is not None
    assert refused.args == {"days": 1}
    assert names.check_rename(0.0, 90 * DAY) is None
