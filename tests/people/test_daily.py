from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.people import daily

SECRET = bytes(range(32))
DAY = date(2026, 11, 17)


@given(st.binary(min_size=32, max_size=64), st.dates(date(2020, 1, 1), date(2100, 1, 1)))
def test_what_is_revealed_matches_what_was_committed(secret: bytes, day: date) -> None:
    commitment = daily.commit(secret, day)
    revealed = daily.reveal(secret, day, daily.revealed_at(day))
    assert daily.verify(commitment, revealed)
    assert not daily.verify(commitment, daily.Reveal(day, revealed.seed[::-1] + "0"))
    assert not daily.verify(commitment, daily.Reveal(day + timedelta(days=1), revealed.seed))
    assert revealed.seed not in commitment.digest


def test_days_games_and_servers_have_their_own_seeds() -> None:
    days = {daily.day_seed(SECRET, DAY + timedelta(days=number)) for number in range(100)}
    assert len(days) == 100
    assert daily.day_seed(SECRET, DAY) != daily.day_seed(SECRET[::-1], DAY)
    seed = daily.day_seed(SECRET, DAY)
    assert len({daily.game_seed(seed, game) for game in ("go", "chess", "hearts")}) == 3


def test_seeds_stay_the_same_in_every_version() -> None:
    """Published commitments must remain verifiable."""
    assert daily.day_seed(SECRET, DAY) == (
        "6f5416fdca63d1cd91b209e3736e393f3f1384b6761d67d63a6d150d24e2b484"
    )
    assert daily.commit(SECRET, DAY).digest == (
        "1f74dd8adeabbf68c267c2c3fc4e48ef9cff097208e5f506cc4573fcdd3383c9"
    )


def test_nothing_is_revealed_before_the_day_is_over() -> None:
    with pytest.raises(ValueError, match="not over"):
        daily.reveal(SECRET, DAY, daily.revealed_at(DAY) - 1.0)
    assert daily.day_at(daily.revealed_at(DAY) - 1.0) == DAY
    assert daily.day_at(daily.revealed_at(DAY)) == DAY + timedelta(days=1)


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 32"):
        daily.day_seed(b"short", DAY)
