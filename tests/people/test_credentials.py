from __future__ import annotations

import random
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.people import credentials
from arizona.people.credentials import (
    BY_ADDRESS,
    BY_NAME,
    CODE_ALPHABET,
    Attempts,
    after_failure,
    after_success,
    check_password,
    delay,
)


@pytest.mark.parametrize(
    ("password", "expected"),
    [
        ("tall sage brush", None),
        ("müllabfuhr-9", None),
        ("짧은비밀번호는안됩니다", None),
        ("short-9x", "people-password-short"),
        ("x" * 500 + "ab12" * 300, "people-password-long"),
        ("Password123", "people-password-common"),
        ("P@ssw0rd!!", "people-password-common"),
        ("iloveyou2026", "people-password-common"),
        ("dragonmonkey", "people-password-common"),
        ("1234567890", "people-password-common"),
        ("0987654321", "people-password-common"),
        ("abcdefghij", "people-password-common"),
        ("qwertyuiop", "people-password-common"),
        ("1qaz2wsx3edc", "people-password-common"),
        ("aaaaaaaaaaaa", "people-password-common"),
        ("abc12abc12abc12", "people-password-common"),
        ("hello-annabel-x", "people-password-name"),
        ("HELLO-ANNABEL-X", "people-password-name"),
    ],
)
def test_password_rules(password: str, expected: str | None) -> None:
    found = check_password(password, ["Annabel", "Al"])
    assert (found.id if found else None) == expected


def test_the_list_is_small_lower_case_and_without_repetition() -> None:
    text = files("arizona.people").joinpath("common_passwords.txt").read_text("utf-8")
    words = [line for line in text.splitlines() if not line.startswith("#")]
    assert len(words) == len(set(words)) < 1000
    assert all(word == word.casefold() for word in words)


def test_recovery_codes_are_readable_and_forgive_case_and_spacing() -> None:
    codes = credentials.make_recovery_codes()
    assert len(set(codes)) == 10
    assert all(set(code) <= {*CODE_ALPHABET, "-"} and len(code) == 19 for code in codes)
    assert not set("01ILOU") & set(CODE_ALPHABET)
    salt = b"an account's own salt"
    stored = tuple(credentials.hash_recovery_code(code, salt) for code in codes)
    assert not any(part in one for one in stored for part in codes)
    typed = codes[3].lower().replace("-", " ")
    assert credentials.hash_recovery_code(typed, salt) == stored[3]
    assert credentials.hash_recovery_code(codes[3], b"another salt") not in stored


def test_recovery_codes_come_from_the_given_source() -> None:
    made = [credentials.make_recovery_codes(random.Random(7).randrange) for _ in range(2)]
    assert made[0] == made[1]


@given(st.lists(st.floats(0, 3600), max_size=200), st.sampled_from([BY_NAME, BY_ADDRESS]))
def test_delays_are_bounded_whatever_strangers_do(
    gaps: list[float], policy: credentials.DelayPolicy
) -> None:
    state, now = Attempts(), 1e9
    for gap in gaps:
        now += gap
        before = delay(state, policy, now)
        state = after_failure(state, policy, now)
        assert before <= delay(state, policy, now) <= policy.longest


def test_attempts_slow_down_and_recover() -> None:
    state = Attempts()
    delays = []
    for _ in range(12):
        delays.append(delay(state, BY_NAME, 1000.0))
        state = after_failure(state, BY_NAME, 1000.0)
    assert delays[:5] == [0.0] * 5
    assert delays[5:] == [1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0]
    assert delay(state, BY_NAME, 1000.0 + 2 * BY_NAME.half_life) == 0.0
    assert delay(after_success(state, BY_NAME, 1000.0), BY_NAME, 1000.0) < delays[-1]


def test_a_clock_that_goes_backward_is_harmless() -> None:
    state = after_failure(Attempts(3.0, 1000.0), BY_NAME, 900.0)
    assert state == Attempts(4.0, 1000.0)
