from __future__ import annotations

import shutil

import pytest

from arizona.terminal.pager import pager_shows_styles


@pytest.mark.parametrize(
    ("env", "styles", "less"),
    [
        ({"PAGER": "less"}, True, "-R"),
        ({"PAGER": "/usr/bin/less -i"}, True, "-R"),
        ({"PAGER": "less", "LESS": "FX"}, True, "FX -R"),
        ({"PAGER": "more"}, False, None),
        ({"MANPAGER": "most", "PAGER": "less"}, False, None),
    ],
)
def test_only_less_gets_styles_and_then_shows_them(
    env: dict[str, str], styles: bool, less: str | None
) -> None:
    assert pager_shows_styles(env) is styles
    assert env.get("LESS") == less


def test_without_a_chosen_pager_python_starts_less_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert pager_shows_styles({})
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not pager_shows_styles({})
