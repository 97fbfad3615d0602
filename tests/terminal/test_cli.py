"""The command line: help with examples, and clear error messages."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from pathlib import Path

import pytest

from arizona.engine.content import user_folder
from arizona.engine.match import Match
from arizona.engine.record import load_record
from arizona.rulebook import rule_ids
from tests.engine.files import finished, record_data, tile, tiles, write
from tests.terminal.command import PROGRAM, Command, run

COMMANDS = (
    ["play"],
    ["replay"],
    ["show"],
    ["rules"],
    ["games"],
    ["fuzz"],
    ["doctor"],
    ["content", "list"],
    ["content", "check"],
    ["content", "new"],
    ["content", "schema"],
)


@pytest.fixture
def played(tmp_path: Path) -> tuple[Match, str]:
    """A finished game and its file."""
    match, path = finished(), tmp_path / "game.json"
    match.record().save(path)
    return match, str(path)


# --- help ---------------------------------------------------------------------------------


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(words: list[str], arizona: Command) -> None:
    code, out, err = arizona(*words, "--help")
    assert (code, err) == (0, "")
    assert "Example" in out
    assert f"arizona {' '.join(words)}" in out.split("Example")[1]


@pytest.mark.parametrize("words", [[], ["content"]], ids=["arizona", "arizona content"])
def test_without_a_command_the_help_is_shown(words: list[str], arizona: Command) -> None:
    code, out, err = arizona(*words)
    assert code == 2
    assert "Commands" in out + err
    assert "Traceback" not in err
    assert "arizona:" not in err


def test_the_help_names_every_command(arizona: Command) -> None:
    out = arizona("-h").out + arizona("content", "-h").out
    for words in COMMANDS:
        assert f"│ {words[-1]} " in out


# --- invalid input ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("bogus", "No such command 'bogus'"),
        ("play", "Which game? Choose one of: knight, rails, trail"),
        ("play chess", "There is no game called “chess”. Choose one of: "),
        ("play knight --seats 0", "knight is for 2 players, not 0"),
        ("play knight --seats 3", "knight is for 2 players, not 3"),
        ("play knight --seats two", "--seats"),
        ("play knight --humans -1", "--humans"),
        ("play knight --humans 3", "knight is for 2 players, not 3"),
        ("play knight --seats 2 --humans 3", "--humans: 3 is too many"),
        ("play knight --bot nobody", "There is no bot “nobody”. Choose one of: jackrabbit"),
        ("play knight --seats 2 --bot greedy --bot greedy", "--bot: 2 is too many"),
        ("play knight --bot none.py:Bot", "There is no file none.py"),
        ("play knight -o games=3", "“3” is not a value of the option games"),
        ("play knight -o games", "“games”: --option expects NAME=VALUE."),
        ("play knight -o speed=9", "knight has no option “speed”. It has: deal, games"),
        (
            "play knight --content none",
            "none: There is no pack of this name for knight. Available: crooked, default",
        ),
        ("play knight --content none.toml", "none.toml: There is no such file or folder."),
        ("play knight --name A --name B --name C", "--name: 3 is too many"),
        ("play --resume none.json", "none.json: There is no such file or folder."),
        ("play knight --bogus", "No such option"),
        ("replay", "Missing argument"),
        ("replay none.json", "none.json: There is no such file or folder."),
        ("show none.json --at 3", "none.json: There is no such file or folder."),
        ("rules chess", "There is no game called “chess”"),
        ("fuzz chess", "There is no game called “chess”"),
        ("fuzz knight --games 0", "--games"),
        ("fuzz knight --games many", "--games"),
        ("fuzz knight --content none", "none: There is no pack of this name for knight"),
        ("content check", "Missing argument"),
        ("content check none.toml", "none.toml: There is no such file or folder."),
        ("content check knight/none", "none: There is no pack of this name for knight"),
        ("content new chess mine", "There is no game called “chess”"),
        ("content new knight a/b", "‘a/b’: a pack’s short name can contain only"),
        ("content schema chess", "There is no game called “chess”"),
    ],
)
def test_invalid_input_gets_one_sentence(words: str, said: str, arizona: Command) -> None:
    code, _, err = arizona(*words.split())
    assert code == 2
    assert err.startswith("arizona: ")
    assert said in err
    assert err.count("\n") == 1


def test_a_separate_process_gives_the_same_result() -> None:
    code, out, err = run("play", "chess")
    assert (code, out) == (2, "")
    assert err.startswith("arizona: There is no game called “chess”")
    assert err.count("\n") == 1


def test_an_invalid_record_gets_one_sentence(arizona: Command, tmp_path: Path) -> None:
    data = record_data(finished())
    bad = {
        "": "The file is empty.",
        "\x00\x01": "not a complete game file",
        json.dumps(data)[:300]: "not a complete game file",
        json.dumps(data | {"rules": 99}): "rules version 99, which this program doesn’t know",
        json.dumps(
            data | {"moves": ["1 jump 0,0"]}
        ): "“1 jump 0,0”: a move of chance (*) was expected.",
    }
    for text, result in bad.items():
        path = write(tmp_path, text, "bad.json")
        for words in (["replay"], ["show"], ["play", "--resume"]):
            code, out, err = arizona(*words, str(path))
            assert (code, out) == (2, "")
            assert result in err
            assert err.count("\n") == 1


def test_a_bot_file_that_is_broken_gets_one_sentence(arizona: Command, tmp_path: Path) -> None:
    for text, result in (
        ("def broken(", "SyntaxError"),
        ("import nothing_of_that_name", "ModuleNotFoundError"),
        ("class Other: pass", "Other is not a Bot"),
        ("", "AttributeError"),
    ):
        path = write(tmp_path, text, "mine.py")
        code, _, err = arizona("play", "knight", "--bot", f"{path}:Other")
        assert code == 2
        assert result in err
        assert "Traceback" not in err


def test_names_that_are_not_text_get_one_sentence(arizona: Command) -> None:
    code, _, err = arizona("play", "knight", "--name", "a\x1b[0m")
    assert code == 2
    assert "is not plain text" in err


# --- pipes --------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["rules knight", "games", "content schema knight"])
def test_a_closed_pipe_prints_no_error(words: str) -> None:
    read, write_end = os.pipe()
    os.close(read)
    done = subprocess.run(
        [PROGRAM, *words.split()], stdout=write_end, stderr=subprocess.PIPE, check=False
    )
    os.close(write_end)
    assert done.stderr == b""
    assert done.returncode in {1, 141}


def test_the_first_line_through_head() -> None:
    done = subprocess.run(
        f"{shlex.quote(str(PROGRAM))} rules knight | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("# Arizona Knight\n", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_gets_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "arizona: No space left on device\n"


def test_a_limited_character_set_is_supported(played: tuple[Match, str]) -> None:
    code, out, err = run("show", played[1], env={"PYTHONIOENCODING": "ascii"})
    assert (code, err) == (0, "")
    assert out.isascii() and "@ Player" in out and "?" not in out


# --- command output -----------------------------------------------------------------------


def test_doctor_shows_versions_form_and_folders(arizona: Command, own_home: Path) -> None:
    code, out, _ = arizona("doctor")
    facts = {line[:15].strip(): line[15:] for line in out.splitlines()}
    assert code == 0
    assert facts["form"].startswith(("compiled", "plain Python"))
    assert facts["your folder"] == f"{own_home} (not made yet)"
    assert facts["records"] == str(own_home / "records")
    assert "packs: crooked, default" in facts["knight"]
    assert facts["rich"]


def test_doctor_reports_a_forced_plain_form() -> None:
    assert "plain Python" in run("doctor", env={"ARIZONA_PURE": "1"}).out


def test_games_lists_options_with_explanations(arizona: Command) -> None:
    out = arizona("games").out
    assert "knight: Arizona Knight." in out
    assert "-o deal=… (random, draft; default random): How players get their tiles" in out


def test_rules_prints_the_page_with_every_id(arizona: Command) -> None:
    out = arizona("rules", "knight").out
    assert all(f"**{rule}**" in out for rule in rule_ids("knight"))
    assert "Ruling" in out


def test_replay_prints_the_log_into_a_pipe(arizona: Command, played: tuple[Match, str]) -> None:
    match, path = played
    lines = arizona("replay", path).out.splitlines()
    assert lines[0].startswith("   1  Player 1 is dealt ")
    assert lines[-1].endswith(("wins!", "share the victory."))
    assert sum("takes" in line for line in lines) == sum("jump" in m.text for m in match.moves)


def test_show_shows_any_moment(arizona: Command, played: tuple[Match, str]) -> None:
    match, path = played
    last = len(match.moves)
    start = arizona("show", path, "--at", "0").out
    assert start.startswith(f"Step 0 of {last}\nReady to play.")
    assert "♞" in arizona("show", path, "--at", str(last - 1)).out
    assert arizona("show", path).out.startswith(f"Step {last} of {last}")
    for at in ("-1", str(last + 1)):
        code, _, err = arizona("show", path, "--at", at)
        assert code == 2
        assert f"the game has moments 0 to {last}, not {at}" in err


def test_fuzz_plays_and_reports(arizona: Command, tmp_path: Path) -> None:
    code, out, _ = arizona("fuzz", "knight", "--games", "2", "--out", str(tmp_path / "out"))
    assert (code, out) == (0, "knight: 2 games played, every move checked\n")
    assert not (tmp_path / "out").exists()


def test_bots_alone_play_a_whole_game(arizona: Command, tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    code, out, _ = arizona(
        "play", "knight", "--humans", "0", "--bot", "greedy", "--bot", "random",
        "-o", "games=1", "--seed", "5", "--record", str(path),
    )  # fmt: skip
    assert code == 0
    assert f"Game file: {path}" in out
    record = load_record(path)
    assert record.result is not None
    assert record.seats == ["Magpie", "Tumbleweed"]
    assert record.bots == ["greedy", "random"]


def test_a_bot_that_fails_leaves_a_record_and_a_sentence(arizona: Command, tmp_path: Path) -> None:
    write(
        tmp_path,
        "from arizona.bots.bot import Bot\n"
        "class Tired(Bot):\n"
        "    def decide(self, state, legal, clock): raise ValueError('too tired')\n"
        "class Rude(Bot):\n"
        "    def decide(self, state, legal, clock): return -5\n",
        "own.py",
    )
    for name, result in (
        ("Tired", "Tired 1 failed: ValueError: too tired"),
        ("Rude", "Rude 1 chose action -5, which is not legal"),
    ):
        path = tmp_path / f"{name}.json"
        code, _, err = arizona(
            "play", "knight", "--humans", "0", "--bot", f"{tmp_path}/own.py:{name}",
            "--record", str(path),
        )  # fmt: skip
        assert (code, err) == (2, f"arizona: {result}\n")
        assert len(load_record(path).lines) == 6


# --- content ------------------------------------------------------------------------------


def test_content_new_check_list_and_play(arizona: Command) -> None:
    code, out, _ = arizona("content", "new", "knight", "my-box")
    path = user_folder("knight") / "my-box.toml"
    assert code == 0
    assert f"created {path}" in out
    for words in (str(path), "knight/my-box"):
        code, out, _ = arizona("content", "check", words)
        assert code == 0
        assert out.startswith(f"{words}: fine (knight pack 'my-box', hash ")
    assert f"my-box           {path}" in arizona("content", "list").out
    played = arizona("play", "knight", "--humans", "0", "-o", "games=1", "--content", "my-box")
    assert played.code == 0
    code, _, err = arizona("content", "new", "knight", "my-box")
    assert (code, "already exists" in err) == (2, True)


def test_content_check_lists_everything_wrong(arizona: Command, tmp_path: Path) -> None:
    path = write(tmp_path, tiles(tile("One", "oo"), tile("Two", "ooX")))
    code, out, err = arizona("content", "check", str(path))
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        f'arizona: {path}:7, tile #1 "One", rows: Expected exactly 8 spaces, found 2',
        f'{path}:11, tile #2 "Two", rows: Row 1: expected only ‘o’, ‘#’ and ‘.’, found ‘X’',
        f'{path}:11, tile #2 "Two", rows: Expected exactly 8 spaces, found 2',
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Expected a table [pack] with the fields name and game"),
        ("[pack]\ngame = 'chess'\n", "There is no game ‘chess’ (expected one of knight"),
        ("[pack\n", "Not valid TOML"),
    ],
)
def test_content_check_names_the_file(
    text: str, said: str, arizona: Command, tmp_path: Path
) -> None:
    path = write(tmp_path, text)
    code, _, err = arizona("content", "check", str(path))
    assert code == 2
    assert err.startswith(f"arizona: {path}")
    assert said in err


def test_content_schema_describes_every_field(arizona: Command) -> None:
    out = arizona("content", "schema", "knight").out
    assert "[[tile]]  One tile: a small grid of spaces and walls. (6 to 24 entries)" in out
    assert (
        "  name         its name, used in records; no blanks: a text of 1 to 20 characters" in out
    )
    assert "(may be left out)" in out


def test_a_record_runs_a_bot_file_only_on_request(tmp_path: Path, arizona: Command) -> None:
    own = tmp_path / "mine.py"
    own.write_text(
        "from arizona.bots.bot import Bot\n"
        "class Last(Bot):\n"
        "    def decide(self, state, legal, clock):\n"
        "        return legal[-1]\n"
    )
    kind = f"{own}:Last"
    match = Match(finished().setup, bots=[kind, "random"])
    path = tmp_path / "half.json"
    match.record().save(path)
    code, _, err = arizona("play", "--resume", str(path))
    assert code == 2
    assert f"--bot {kind}" in err
    code, out, _ = arizona("play", "--resume", str(path), "--bot", kind)
    assert code == 0
    assert "match ends" in out
