import arizona


def test_plays() -> None:
    match = arizona.new("knight", seed=3)
    match.state.playout(match.rng)
    assert match.over
