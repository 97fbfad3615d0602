from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import peer

from arizona.bots.players import levels


def test_a_stopped_run_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "peer.jsonl"
    given = ["knight", "--seconds", "0.001", "--playouts", "native", "--out", str(out)]
    monkeypatch.setattr(peer, "levels", lambda name: levels(name)[:2])  # the fast ones
    assert peer.main([*given, "--games", "1"]) == 0
    (first,) = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert first["seat"] == 0 and first["won"] in (0, 0.5, 1)
    assert sum(first["scores"]) > 0
    assert first["simulations"] >= 2
    with out.open("a", encoding="utf-8") as file:
        file.write('{"game": "knight", "numb')  # truncated by a kill
    played: list[int] = []

    def pretend(name: str, number: int, seconds: float, playouts: str) -> dict[str, object]:
        played.append(number)
        return {**first, "number": number, "seat": number % 2, "won": 1.0}

    monkeypatch.setattr(peer, "play_game", pretend)
    assert peer.main([*given, "--games", "4", "--part", "2/2"]) == 0
    assert played == [1, 3]
    assert peer.main([*given, "--games", "4"]) == 0
    assert played == [1, 3, 2]
    assert peer.main([*given, "--games", "4"]) == 0
    assert played == [1, 3, 2]
    last = capsys.readouterr().out.splitlines()[-1]
    assert f"{first['won'] + 3:g} of 4 games won" in last and "2 as second seat" in last


@pytest.mark.parametrize("line", ['{"game": "knight", "numb', "{}", "7"])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    out = tmp_path / "peer.jsonl"
    out.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"peer\.jsonl: line 1 is not a game of a match"):
        peer.main(["knight", "--games", "1", "--out", str(out)])
    assert out.read_text("utf-8") == f"{line}\n"


@pytest.mark.parametrize("wrong", [["--part", "3/2"], ["--games", "0"], ["--seconds", "-1"]])
def test_wrong_arguments(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        peer.main(["knight", *wrong])
    assert wrong[0] in capsys.readouterr().err
