"""The terminal in other languages: help, error messages and invalid input during a game."""

from __future__ import annotations

import json
import re
from email.message import Message as Headers
from io import BytesIO
from pathlib import Path
from typing import Final
from urllib.error import HTTPError

import pytest
from rich.cells import cell_len

import arizona as games
from arizona.engine.content import locate, read_pack
from arizona.engine.errors import ArizonaError, UndoError
from arizona.engine.match import Match
from arizona.engine.record import load_record
from arizona.engine.replay import replay
from arizona.messages import Phrases, complete_locales
from arizona.messages.error_texts import error_text
from arizona.terminal.sentences import complaint
from tests.terminal.command import Command


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("es", ("Uso:", "Juega una partida", "Opciones", "[por defecto: 1]", "Ejemplos:")),
        ("fr", ("Usage\u00a0:", "Joue une partie", "[par défaut\u00a0: 1]", "Exemples\u00a0:")),
        ("de", ("Aufruf:", "Spielt eine Partie", "Optionen", "[Standard: 1]", "Beispiele:")),
        ("ko", ("사용법:", "이 터미널에서", "옵션", "[기본값: 1]", "예:")),
    ],
)
def test_the_help_is_in_the_language_of_the_terminal(
    arizona: Command, monkeypatch: pytest.MonkeyPatch, locale: str, said: tuple[str, ...]
) -> None:
    monkeypatch.setenv("ARIZONA_LANGUAGE", locale)
    out = arizona("play", "--help").out
    for words in said:
        assert words in out
    assert "Show this message" not in out
    monkeypatch.setenv("ARIZONA_LANGUAGE", "en")
    again = arizona("play", "--help").out
    assert "Usage:" in again and "[default: 1]" in again


@pytest.mark.parametrize(
    ("locale", "usage"),
    [
        ("es", "tables [OPCIONES] ORDEN [ARGUMENTOS]…"),
        ("fr", "tables [OPTIONS] COMMANDE [ARGUMENTS]…"),
        ("de", "tables [OPTIONEN] BEFEHL [ARGUMENTE]…"),
        ("ko", "tables [옵션] 명령 [인수]…"),
    ],
)
def test_the_usage_line_is_translated_and_the_short_help_option_works(
    arizona: Command, locale: str, usage: str
) -> None:
    done = arizona("tables", "-h", "--lang", locale)
    assert usage in done.out
    assert re.search(r"--help +-h ", done.out)
    assert "[OPTIONS] COMMAND [ARGS]..." in arizona("tables", "-h", "--lang", "en").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "play chess",
            {
                "es": "ningún juego llamado «chess»",
                "fr": "Aucun jeu ne s’appelle «\u00a0chess\u00a0»",
                "de": "Ein Spiel namens „chess“ gibt es nicht",
                "ko": "“chess”라는 게임은 없습니다",
                "en": "There is no game called “chess”. Choose one of: knight, rails, trail.",
            },
        ),
        (
            "play knight --seats 9",
            {
                "es": "knight es para 2 jugadores, no para 9",
                "fr": "knight se joue à 2, pas à 9",
                "de": "knight ist für 2 Personen, nicht für 9",
                "ko": "인원은 2명입니다",
                "en": "knight is for 2 players, not 9",
            },
        ),
        (
            "play rails --seats 9",
            {
                "es": "rails es para 2 a 4 jugadores",
                "fr": "rails se joue de 2 à 4",
                "de": "rails ist für 2 bis 4 Personen",
                "ko": "인원은 2~4명입니다",
                "en": "rails is for 2 to 4 players, not 9",
            },
        ),
        (
            "play knight -o pace=1",
            {
                "es": "knight no tiene la opción «pace»",
                "fr": "knight n’a pas d’option «\u00a0pace\u00a0»",
                "de": "knight hat keine Option „pace“",
                "ko": "“pace” 옵션이 없습니다",
                "en": "knight has no option “pace”. It has: deal, games.",
            },
        ),
        (
            "play knight -o deal=1",
            {
                "es": "«1» no es un valor de la opción deal",
                "fr": "«\u00a01\u00a0» n’est pas une valeur de l’option deal",
                "de": "„1“ ist kein Wert der Option deal",
                "ko": "deal 옵션에 없는 값",
                "en": "“1” is not a value of the option deal. Choose one of: random, draft.",
            },
        ),
    ],
)
def test_invalid_setups_are_explained_in_the_language_of_the_terminal(
    arizona: Command, words: str, said: dict[str, str]
) -> None:
    for locale, text in said.items():
        done = arizona(*words.split(), "--lang", locale)
        assert done.code == 2
        assert text in done.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "bogus",
            {
                "es": "No hay ninguna orden bogus",
                "fr": "Il n’y a pas de commande bogus",
                "de": "Den Befehl bogus gibt es nicht",
                "ko": "bogus라는 명령은 없습니다",
            },
        ),
        (
            "play --bogus",
            {
                "es": "No hay ninguna opción --bogus",
                "fr": "Il n’y a pas d’option --bogus",
                "de": "Die Option --bogus gibt es nicht",
                "ko": "--bogus라는 옵션은 없습니다",
            },
        ),
        (
            "rules",
            {
                "es": "Falta GAME",
                "fr": "Il manque GAME",
                "de": "GAME fehlt",
                "ko": "GAME 값이 빠졌습니다",
            },
        ),
        (
            "play knight --humans x",
            {
                "es": "Ese valor de --humans",
                "fr": "ne convient pas pour --humans",
                "de": "passt nicht für --humans",
                "ko": "--humans에 쓸 수 없는 값",
            },
        ),
    ],
)
def test_an_unknown_command_is_reported(
    arizona: Command, monkeypatch: pytest.MonkeyPatch, words: str, said: dict[str, str]
) -> None:
    for locale, text in said.items():
        monkeypatch.setenv("ARIZONA_LANGUAGE", locale)
        done = arizona(*words.split())
        assert done.code == 2
        assert text in done.err


def test_games_and_bots_are_listed_in_words(
    arizona: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARIZONA_LANGUAGE", "es")
    assert "acciones, versión" in arizona("games").out
    output = arizona("bots", "knight").out
    assert "por decisión" in output and "at most" not in output


@pytest.mark.parametrize(
    ("entered", "said"),
    [
        (
            "fly home",
            {
                "es": "no es una jugada de este juego",
                "fr": "n’est pas un coup de ce jeu",
                "de": "ist in diesem Spiel kein Zug",
                "ko": "이 게임에 없는 행동입니다",
            },
        ),
        (
            "jump 4,4",
            {
                "es": "no se puede jugar aquí",
                "fr": "n’est pas permis ici",
                "de": "ist hier nicht erlaubt",
                "ko": "지금 할 수 없는 행동입니다",
                "en": "“jump 4,4” isn’t legal here",
            },
        ),
    ],
)
def test_an_unknown_move_is_reported(entered: str, said: dict[str, str]) -> None:
    match = Match(games.get_game("knight").setup(2, {}), seed="7")
    match.settle()
    with pytest.raises(ArizonaError) as caught:
        match.play(entered)
    for locale, text in said.items():
        assert text in complaint(caught.value, entered, Phrases(locale))


def raised(path: Path, content: str) -> ArizonaError:
    """Return the error of reading a file: a pack, or a game file and its replay."""
    path.write_text(content, "utf-8")
    with pytest.raises(ArizonaError) as caught:
        if path.suffix == ".toml":
            read_pack(path)
        else:
            replay(load_record(path))
    return caught.value


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        (
            "bad.toml",
            '[pack]\nname = "a\n',
            {
                "es": "bad.toml:2: No es TOML válido (línea 2). ¿Faltan las comillas",
                "fr": "bad.toml:2: Ce n’est pas du TOML valide (ligne 2). Manque-t-il un guillemet",
                "de": "bad.toml:2: Kein gültiges TOML (Zeile 2). Fehlt am Ende eines Textes",
                "ko": "bad.toml:2: 올바른 TOML이 아닙니다 (2번째 줄). 글 끝에 따옴표가",
                "en": "bad.toml:2: Not valid TOML (line 2). Is a quotation mark missing",
            },
        ),
        (
            "bad.json",
            "{\n",
            {
                "es": "bad.json: No es un archivo de partida completo (línea 2).",
                "fr": "bad.json: Ce n’est pas un fichier de partie complet (ligne 2).",
                "de": "bad.json: Das ist keine vollständige Partiedatei (Zeile 2).",
                "ko": "bad.json: 온전한 게임 파일이 아닙니다 (2번째 줄).",
            },
        ),
        (
            "empty.json",
            " ",
            {
                "es": "empty.json: El archivo está vacío.",
                "fr": "empty.json: Le fichier est vide.",
                "de": "empty.json: Die Datei ist leer.",
                "ko": "empty.json: 빈 파일입니다.",
            },
        ),
        (
            "remark.json",
            Match(games.get_game("knight").setup(2, {}), seed="7")
            .record()
            .dumps()
            .replace('"moves": []', '"moves": ["* resigns"]'),
            {
                "es": "Jugada 1 del archivo de partida, «* resigns»: solo puede hacerlo un asiento",
                "fr": "«\u00a0* resigns\u00a0»\u00a0: seule une place peut le faire",
                "de": "„* resigns“: Das kann nur ein Platz tun, nicht der Zufall (*).",
                "ko": "1번째 행동 “* resigns”: 우연(*)이 아니라 자리만 할 수 있습니다.",
                "en": "“* resigns”: only a player can do this, not chance (*).",
            },
        ),
    ],
)
def test_errors_in_files_are_reported(
    tmp_path: Path, name: str, content: str, said: dict[str, str]
) -> None:
    error = raised(tmp_path / name, content)
    for locale, text in said.items():
        assert text in error_text(error, Phrases(locale)), locale


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("es", "none.json: Ese archivo o esa carpeta no existe."),
        ("fr", "none.json: Ce fichier ou ce dossier n’existe pas."),
        ("de", "none.json: Diese Datei oder diesen Ordner gibt es nicht."),
        ("ko", "none.json: 그런 파일이나 폴더가 없습니다."),
    ],
)
def test_a_missing_file_is_reported(tmp_path: Path, locale: str, said: str) -> None:
    with pytest.raises(ArizonaError) as caught:
        load_record(tmp_path / "none.json")
    assert said in error_text(caught.value, Phrases(locale))
    target = tmp_path / "none" / "game.json"
    with pytest.raises(ArizonaError) as caught:
        Match(games.get_game("knight").setup(2, {}), seed="7").record().save(target)
    assert f"{target}: " in error_text(caught.value, Phrases(locale))
    assert "cannot write" not in error_text(caught.value, Phrases(locale))


def test_a_refused_undo_is_explained() -> None:
    error = UndoError("something was rolled or drawn since then", "chance")
    assert "tirado o robado" in complaint(error, "undo", Phrases("es"))
    assert "piochée" in complaint(error, "undo", Phrases("fr"))
    assert "gezogen" in complaint(error, "undo", Phrases("de"))
    person = UndoError("민수 has moved since then", "person", "민수")
    assert "민수" in complaint(person, "undo", Phrases("ko"))


def test_a_player_without_a_name_gets_a_default_name(
    arizona: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ARIZONA_LANGUAGE", "ko")
    record = tmp_path / "game.json"
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    arizona("play", "knight", "--record", str(record))
    assert "플레이어" in record.read_text("utf-8")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (
            {"id": "people-bot-token-invalid", "args": {}},
            {"en": "This token is not valid.", "de": "Dieses Token ist nicht gültig."},
        ),
        ({"id": "of-a-newer-server", "args": {}}, {"en": "unknown token", "de": "unknown token"}),
        ({"id": "people-bots-unknown", "args": {}}, {"en": "unknown token", "ko": "unknown token"}),
        ("", {"en": "unknown token", "fr": "unknown token"}),
    ],
)
def test_the_refusal_of_a_server_is_shown_in_the_language_of_the_terminal(
    arizona: Command, monkeypatch: pytest.MonkeyPatch, message: object, said: dict[str, str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        body = json.dumps({"reason": "not-allowed", "message": message, "detail": "unknown token"})
        raise HTTPError("http://localhost", 401, "", Headers(), BytesIO(body.encode()))

    monkeypatch.setattr("urllib.request.urlopen", refuse)
    for locale, text in said.items():
        at = ("--at", "http://localhost", "--token", "x", "--lang", locale)
        done = arizona("bot", "serve", "random", *at)
        assert (done.code, done.err.strip()) == (2, f"arizona: {text}")


SAME: Final = re.compile(
    r"`[^`]*`|'[^'\n]*'|“[^”\n]*”|«[^»\n]*»|„[^“\n]*“"
    r"|\barizona(?: [\w-]+)+|\bpip [^\n]*|(?:/[\w.-]+)+|--[\w-]+ [\w-]+"
    r"|(?<=never reached: )[^\n]*"
)
"""Code, quotations, commands, paths and goals, which are the same in every language."""
PAIR: Final = re.compile(r"(?=\b([A-Za-z]{2,} [a-z]{2,})\b)")


def prepare(folder: Path) -> None:
    """Write the files that the commands below read."""
    box = locate("knight", "default").read_text("utf-8").replace('"default"', '"box"')
    (folder / "box.toml").write_text(f'{box}\n[es]\n"Mesa" = "Mesa"\n"Ten" = "Diez"\n', "utf-8")
    (folder / "art.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    )
    (folder / "bad.svg").write_text("<svg>")
    Match(games.get_game("knight").setup(2, {}), seed="7").record().save(folder / "game.json")
    (folder / "empty").write_text("")
    (folder / "bad").write_text("[\n")
    (folder / "task.toml").write_text("game = 'trail'\nfield = []\n")
    (folder / "range.toml").write_text(
        "game = 'rails'\n[[field]]\npath = 'card.none.points'\nlow = 9\nhigh = 9\n"
    )
    (folder / "part.toml").write_text(
        "game = 'rails'\n[[field]]\npath = 'card.none.points'\nlow = 1\nhigh = 9\n"
    )


@pytest.mark.parametrize(
    "commands",
    [
        "content list",
        "content new knight LANG, content new knight LANG",
        "content check HERE/box.toml",
        "content check trail --reach --games 1",
        "content check rails --reach",
        "content show knight, content show knight --only card",
        "content diff knight, content diff knight/crooked",
        "content schema knight, content schema rails",
        "content new rails LANG, content art rails/LANG card.tourist HERE/art.svg, "
        "content art rails/LANG, content art rails/LANG card.tourist --remove, "
        "content art rails/LANG card.tourist --remove, content art rails/LANG card.tourist, "
        "content art rails/LANG card.none HERE/art.svg, "
        "content art rails/LANG card.tourist HERE/bad.svg, "
        "content art rails card.tourist HERE/art.svg",
        "fuzz knight --games 1",
        "doctor",
        "new-game Hex!, new-game knight, new-game json, new-game abc --title {, "
        "new-game abc --out HERE/LANG, new-game abc --out HERE/LANG",
        "lab run knight --kingmaking, lab run knight --bots greedy --duplicate, "
        "lab run knight --bots a --bots b --bots c, lab run knight -o games=1 --vary games=1|2, "
        "lab run knight --bots greedy,random --duplicate --games 3, lab run knight --vary games=1",
        "lab report HERE --json --markdown, lab report HERE, lab ladder knight --bot greedy, "
        "lab strengths knight --bots greedy",
        "lab tune HERE/bad -o HERE/out, lab tune HERE/task.toml -o HERE/out, "
        "lab tune HERE/range.toml -o HERE/out, lab tune HERE/part.toml -o HERE/out",
        "languages import en HERE, languages check zz, languages import pt-BR HERE/none, "
        "languages import p HERE",
        "bot serve greedy --at http://localhost --token x --seek never, "
        "bot serve greedy --at nowhere --token x",
        "print rails --record HERE/game.json, print --record HERE/game.json, "
        "print rails --what tiles, print rails --copies 500, print rails --copies x, "
        "print rails -o pace=1, print rails -o x, "
        "print rails --paper a5, print rails --ink blood, print rails --url http://localhost",
        "puzzles check HERE/empty, puzzles check HERE/bad, puzzles check knight --every 9999",
        "tables import HERE/game.json --data HERE/LANG, tables show ID --data HERE/LANG, "
        "tables list --data HERE/LANG, tables check --data HERE/LANG, "
        "tables patch --data HERE/LANG, tables set-rules ID 1 --data HERE/LANG, "
        "tables prune --days 1 --dry-run --data HERE/LANG, tables prune --days 1 --data HERE/LANG, "
        "tables show none --data HERE/LANG, tables backup HERE/LANG.copy --data HERE/LANG, "
        "tables backup HERE/LANG.copy --data HERE/LANG, "
        "tables restore HERE/LANG.copy --data HERE/LANG, "
        "tables move --from HERE/LANG --to HERE/LANG.moved, "
        "tables step-back 99 --data HERE/LANG, people list --data HERE/LANG, "
        "people recount --data HERE/LANG, people role nobody host --data HERE/LANG, "
        "people reports close none --reason no --data HERE/LANG, "
        "people invite --role king --data HERE/LANG, people bot Ada --data HERE/LANG",
        "tables list --data HERE/bad, tables list --data HERE, tables list --data HERE/empty, "
        "tables list --data HERE/none, tables restore HERE/none --data HERE/new, "
        "tables move --from HERE/none --to HERE/new",
        "serve --registration none, serve --bus redis://none, serve --log-level none, "
        "serve --data HERE/none --store none",
        "play knight --bot nobody, play knight --bot search:depth=1, "
        "play knight --bot search:iterations=x, play knight --bot learned:depth=1, "
        "play knight --bot none.py:Bot, play knight --bot learned:file=HERE/none, "
        "play knight --bot learned:file=HERE/bad",
    ],
)
def test_no_english_is_left(arizona: Command, tmp_path: Path, commands: str) -> None:
    prepare(tmp_path)
    said: dict[str, set[str]] = {}
    for locale in complete_locales():
        text, id = commands.replace("LANG", locale).replace("HERE", str(tmp_path)), ""
        for words in text.split(", "):
            done = arizona(*words.replace("ID", id).split(), "--lang", locale)
            id = done.out.strip() if "tables import" in words else id
            said.setdefault(locale, set()).update(PAIR.findall(SAME.sub("", done.out + done.err)))
    english = said.pop("en")
    assert english
    assert {locale: english & pairs for locale, pairs in said.items() if english & pairs} == {}


@pytest.mark.parametrize("locale", complete_locales())
def test_help_during_a_game_fits_80_columns(locale: str) -> None:
    for id in ("terminal-help", "terminal-puzzle-help"):
        lines = Phrases(locale).text(id, example="tile Mesa").splitlines()
        assert len(lines) > 3
        assert [line for line in lines[1:] if cell_len(line) > 80] == []
