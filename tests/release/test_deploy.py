"""Deployment files: container, compose file and systemd unit, validated by their own tools."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path

import msgspec
import pytest
from typer.main import get_command
from typer.testing import CliRunner

from arizona.cli.main import app
from arizona.server.base.settings import Settings
from arizona.server.web import serve
from tests.docs.page import ROOT
from tests.release.schemas import check_schema

DEPLOY = ROOT / "deploy"
GITHUB = ROOT / ".github"
BIN = Path(sys.executable).parent


def run(*command: str | Path) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_container_file_has_no_complaints() -> None:
    assert run(BIN / "hadolint", "--no-color", DEPLOY / "Containerfile") == ""


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("compose-spec", sorted(DEPLOY.glob("compose*.yaml"))),
        ("dependabot", [GITHUB / "dependabot.yml"]),
        ("github-issue-config", [GITHUB / "ISSUE_TEMPLATE" / "config.yml"]),
        (
            "github-issue-forms",
            [p for p in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if p.stem != "config"],
        ),
    ],
)
def test_files_keep_to_their_schemas(schema: str, files: list[Path]) -> None:
    assert files
    check_schema(schema, files)


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze on this machine")
    unit = tmp_path / "arizona.service"
    text = (DEPLOY / "arizona.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/arizona/bin/arizona", f'"{sys.executable}"'))
    run(program, "verify", unit)
    rated = run(program, "security", "--offline=true", "--no-pager", unit)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", rated)
    assert found is not None, rated
    stated = re.search(
        r"rates its exposure ([\d.]+)", (ROOT / "docs/hosting.md").read_text("utf-8")
    )
    assert stated is not None
    assert float(found[1]) <= float(stated[1]), "docs/hosting.md states the exposure"


@pytest.mark.parametrize("name", ["Containerfile", "arizona.service"])
def test_the_options_of_the_server_exist(name: str) -> None:
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {option for parameter in command.params for option in parameter.opts}
    asked = set(re.findall(r"--[a-z-]+(?=[\" ])", _serving((DEPLOY / name).read_text("utf-8"))))
    assert asked
    assert asked <= known


@pytest.mark.parametrize("name", ["compose.yaml", "compose.servers.yaml"])
def test_a_server_behind_a_proxy_knows_its_address_and_trusts_only_private_networks(
    name: str,
) -> None:
    services = msgspec.yaml.decode((DEPLOY / name).read_bytes())["services"]
    serving = [one for one in services.values() if (one.get("command") or [""])[0] == "serve"]
    assert serving
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {option for parameter in command.params for option in parameter.opts}
    for service in serving:
        given = [word.partition("=") for word in service["command"][1:]]
        assert {option for option, _, _ in given} <= known
        (origin,) = [value for option, _, value in given if option == "--origin"]
        assert origin.startswith("${ARIZONA_ADDRESS:-http://")
        trusted = [ip_network(value) for option, _, value in given if option == "--proxy"]
        assert trusted and all(network.is_private for network in trusted)
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", []))


@pytest.mark.parametrize(
    ("options", "secure"),
    [
        ([], False),
        (["--origin", "https://games.example"], True),
        (["--origin", "https://games.example", "--origin", "http://localhost:8642"], False),
        (["--origin", "https://games.example", "--no-https"], False),
        (["--https"], True),
    ],
)
def test_cookies_use_https_only_if_every_public_address_does(
    options: list[str], secure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr(serve, "run", lambda settings, **_: started.append(settings))
    result = CliRunner().invoke(app, ["serve", *options])
    assert result.exit_code == 0, result.output
    assert [settings.secure_cookie for settings in started] == [secure]


def test_the_compose_files_use_existing_options() -> None:
    """Commands, options and services exist."""
    services = msgspec.yaml.decode((DEPLOY / "compose.servers.yaml").read_bytes())["services"]
    ours = [service for service in services.values() if service["image"] == "arizona"]
    assert len(ours) >= 3
    for service in ours:
        name, *words = service["command"]
        command = get_command(app).commands[name]  # type: ignore[attr-defined]
        known = {option for parameter in command.params for option in parameter.opts}
        given = dict(word.partition("=")[::2] for word in words)
        assert set(given) <= known
        for option in ("--store", "--bus"):
            host = re.search(r"(?:@|//)([a-z-]+)(?:/|$)", given[option])
            assert host is not None
            assert host[1] in services


def _serving(text: str) -> str:
    """Return the arguments after `serve`."""
    return text[re.search(r'arizona serve|CMD \["serve"', text).start() :]  # type: ignore[union-attr]


def test_pre_commit_hooks_use_existing_targets() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    for program in re.findall(r"entry: \.venv/bin/(\S+)", text):
        assert (BIN / program).exists(), program
