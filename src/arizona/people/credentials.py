"""Passwords, recovery codes, and how wrong attempts slow down further ones.

Hashing a password is the server's task (argon2id, off the event loop). This module decides which
passwords are accepted, what recovery codes look like and how long an attempt waits.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from arizona.engine.message import Message
from arizona.people.words import read_words

PASSWORD_LENGTH: Final = 10
PASSWORD_BYTES: Final = 1024
"""Longer passwords would make hashing expensive enough for denial of service."""
DISTINCT: Final = 5
"""Minimum number of different characters in a password."""
NAME_PART: Final = 4
"""Names shorter than this may be part of a password, because too many words contain them."""
TAIL: Final = 4
"""Digits and signs around a common word that do not make it less common."""
RUNS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
)
LEET: Final = str.maketrans("013457@$!", "oleastasi")

CODES: Final = 10
CODE_ALPHABET: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Letters and digits that cannot be confused: no 0, 1, I, L, O or U."""
CODE_GROUPS: Final = 4
CODE_GROUP: Final = 4


def normalize_password(password: str) -> str:
    """The form in which a password is hashed: the same on every keyboard (NFC)."""
    return unicodedata.normalize("NFC", password)


@cache
def common_passwords() -> frozenset[str]:
    """Common passwords and words, in lower case."""
    return read_words("common_passwords.txt")


def check_password(password: str, names: Iterable[str] = ()) -> Message | None:
    """The reason why a password is rejected, or None. ``names`` are those of its owner."""
    plain = normalize_password(password)
    if len(plain) < PASSWORD_LENGTH:
        return Message("people-password-short", {"least": PASSWORD_LENGTH})
    if len(plain.encode("utf-8", "surrogatepass")) > PASSWORD_BYTES:
        return Message("people-password-long")
    folded = plain.casefold()
    for name in names:
        if len(name) >= NAME_PART and name.casefold() in folded:
            return Message("people-password-name")
    if len(set(folded)) < DISTINCT or _is_run(folded) or _is_common(folded):
        return Message("people-password-common")
    return None


def _is_run(text: str) -> bool:
    """Whether a text is repetitive or a run of the alphabet, digits or keyboard, either way."""
    repeated = any(
        text == (text[:size] * len(text))[: len(text)] for size in range(1, len(text) // 3 + 1)
    )
    return repeated or any(text in run or text in run[::-1] for run in RUNS)


def _is_common(text: str) -> bool:
    common = common_passwords()
    stripped = text.strip("0123456789 !?.,;:-_+*#$%&@/()")
    cores = [text, text.translate(LEET)]
    if len(text) - len(stripped) <= TAIL:
        cores += [stripped, stripped.translate(LEET)]
    # Two common words in a row are as easy to guess as one.
    return any(
        core in common
        or any(core[:cut] in common and core[cut:] in common for cut in range(3, len(core) - 2))
        for core in cores
    )


def make_recovery_codes(choose: Callable[[int], int] = secrets.randbelow) -> tuple[str, ...]:
    """Ten codes of 78 random bits, to be shown once: ``K3WQ-8NXA-TM2C-RH9B``."""
    found: dict[str, None] = {}
    while len(found) < CODES:
        letters = [
            CODE_ALPHABET[choose(len(CODE_ALPHABET))] for _ in range(CODE_GROUPS * CODE_GROUP)
        ]
        groups = [letters[at : at + CODE_GROUP] for at in range(0, len(letters), CODE_GROUP)]
        found["-".join("".join(group) for group in groups)] = None
    return tuple(found)


def hash_recovery_code(code: str, salt: bytes) -> str:
    """What is stored of a code. It is random enough that a fast salted hash is safe.

    Case, spaces and hyphens make no difference.
    """
    plain = "".join(char for char in code.upper() if char in CODE_ALPHABET)
    return hmac.new(salt, plain.encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True)
class Attempts:
    """Wrong attempts at one name or from one address; they fade with time."""

    failures: float = 0.0
    last: float = 0.0
    """When the last one was counted."""


@dataclass(frozen=True, slots=True)
class DelayPolicy:
    """How attempts are delayed: ``free`` at once, then ``first`` seconds, doubling to ``longest``.

    Every ``half_life`` seconds half of the failures are forgotten.
    """

    free: int
    first: float
    longest: float
    half_life: float


BY_NAME: Final = DelayPolicy(free=5, first=1.0, longest=15.0, half_life=900.0)
BY_ADDRESS: Final = DelayPolicy(free=10, first=1.0, longest=120.0, half_life=1800.0)


def faded(state: Attempts, policy: DelayPolicy, now: float) -> float:
    """The failures that still count."""
    age = max(0.0, now - state.last)
    return state.failures * float(0.5 ** (age / policy.half_life))


def after_failure(state: Attempts, policy: DelayPolicy, now: float) -> Attempts:
    """The state after one more wrong attempt."""
    return Attempts(faded(state, policy, now) + 1.0, max(now, state.last))


def after_success(state: Attempts, policy: DelayPolicy, now: float) -> Attempts:
    """The state after a correct attempt. Only half is forgiven, in case an attacker owns it."""
    return Attempts(faded(state, policy, now) / 2.0, max(now, state.last))


def delay(state: Attempts, policy: DelayPolicy, now: float) -> float:
    """Seconds that the next attempt waits before it is checked."""
    over = faded(state, policy, now) - policy.free
    if over < 0:
        return 0.0
    return min(policy.longest, policy.first * float(2.0 ** min(over, 30.0)))
