"""What the pages for hosts say is so: settings, commands, tests by name; their files pass linters."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from bottega.cli import app
from bottega.server.ops.home.nats import program
from bottega.server.platform.settings import Settings, read_settings

ROOT = Path(__file__).parents[4]
DEPLOY = ROOT / "deploy"
SCRIPTS = Path(sysconfig.get_path("scripts"))
NAMES = {f"BOTTEGA_{field.name.upper()}": field for field in msgspec.structs.fields(Settings)}


def test_every_setting_is_on_the_page_with_its_default() -> None:
    rows = dict(re.findall(r"(?m)^\| `(BOTTEGA_\w+)` \|(.*?)\|", (ROOT / "docs/host.md").read_text()))
    assert set(rows) == set(NAMES)
    for name, field in NAMES.items():
        assert rows[name].strip("` ") == default_of(field), name


def default_of(field: msgspec.structs.FieldInfo) -> str:
    """As it would be set."""
    default = "" if field.default is msgspec.NODEFAULT else field.default
    return " ".join(default) if isinstance(default, tuple) else str(default)


def test_every_test_that_security_leans_on_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs/security.md").read_text()))
    written = "".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
    assert len(named) > 40
    assert [name for name in sorted(named) if f"def {name}(" not in written] == []


@pytest.mark.parametrize(
    "command",
    [["hadolint", "Dockerfile", ".devcontainer/Dockerfile"], ["compose-lint", "check", "compose.yaml"]],
)
def test_the_container_files_pass_their_linters(command: list[str]) -> None:
    ran = subprocess.run([SCRIPTS / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_containers_are_given_settings_that_exist() -> None:
    compose, image = (ROOT / "compose.yaml").read_text(), (ROOT / "Dockerfile").read_text()
    given = re.findall(r"(?m)^\s+(BOTTEGA_\w+): ", compose) + re.findall(r"(BOTTEGA_\w+)=", image)
    assert set(given) <= set(NAMES)
    assert {"BOTTEGA_DATABASE", "BOTTEGA_SECRET"} <= set(given)


def test_the_containers_are_given_what_a_host_sets_for_mail_push_and_metrics() -> None:
    passed = dict(re.findall(r"(?m)^    (BOTTEGA_\w+): \$\{\1:-(.*)\}$", (ROOT / "compose.yaml").read_text()))
    wanted = {name for name in NAMES if name.startswith(("BOTTEGA_MAIL_", "BOTTEGA_VAPID_"))}
    assert wanted | {"BOTTEGA_ADMINS", "BOTTEGA_METRICS_TOKEN", "BOTTEGA_MAIL_LINKS"} == set(passed)
    for name, default in passed.items():
        assert default == default_of(NAMES[name]), name


def test_the_proxy_asks_the_web_nodes_whether_they_are_ready() -> None:
    compose = (ROOT / "compose.yaml").read_text()
    assert "health_uri /ready" in compose
    assert "dynamic" not in compose  # of names it looks up anew, Caddy asks nobody how they are


def test_the_image_is_built_from_what_is_there() -> None:
    lines = re.findall(r"(?m)^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text())
    for source in " ".join(lines).split():
        assert (ROOT / source).exists(), source
        assert f"!{source.split('/')[0]}\n" in (ROOT / ".dockerignore").read_text(), source


def commands(text: str) -> list[list[str]]:
    """The calls of `bottega` in a page or a unit, as words; what a shell would fill in is not."""
    lines = re.findall(r"(?m)^(?:ExecStart=(?:/bin/sh -c '\w+ )?/opt/bottega/bin/)?bottega (.*?)'?$", text)
    return [shlex.split(line.replace("…", "x"), comments=True) for line in lines]


@pytest.mark.parametrize(
    "file", ["docs/host.md", *(f"deploy/{one.name}" for one in DEPLOY.glob("*.service"))]
)
def test_every_command_for_hosts_is_there_with_its_options(file: str) -> None:
    found = commands((ROOT / file).read_text())
    assert found
    for words in found:
        ran = CliRunner().invoke(app, [*words, "--help"])
        assert ran.exit_code == 0, (words, ran.output)


def test_the_settings_for_hosts_hold() -> None:
    lines = [line.partition("=") for line in (DEPLOY / "bottega.env").read_text().splitlines()]
    given = {name: value for name, equals, value in lines if equals}
    assert set(given) <= set(NAMES)
    assert len(read_settings(given).nats) == 3


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd to ask")
def test_the_units_pass_their_linter(tmp_path: Path) -> None:
    units = [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]
    for unit in units:
        # It looks for the program where the unit says that it is.
        text = unit.read_text().replace("/opt/bottega/bin/bottega", str(SCRIPTS / "bottega"))
        (tmp_path / unit.name).write_text(text)
    files = [tmp_path / unit.name for unit in units]
    ran = subprocess.run(["systemd-analyze", "verify", *files], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


def test_nats_takes_its_file() -> None:
    ran = subprocess.run([program(), "-t", "-c", DEPLOY / "nats.conf"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
