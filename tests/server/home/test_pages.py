"""What the pages for hosts say is so: settings, tests by name; and the container files pass their linters."""

from __future__ import annotations

import re
import subprocess
import sysconfig
from pathlib import Path

import msgspec
import pytest

from bottega.server.settings import Settings

ROOT = Path(__file__).parents[3]
SCRIPTS = Path(sysconfig.get_path("scripts"))
NAMES = {f"BOTTEGA_{field.name.upper()}": field for field in msgspec.structs.fields(Settings)}


def test_every_setting_is_on_the_page_with_its_default() -> None:
    rows = dict(re.findall(r"(?m)^\| `(BOTTEGA_\w+)` \|(.*?)\|", (ROOT / "docs/host.md").read_text()))
    assert set(rows) == set(NAMES)
    for name, field in NAMES.items():
        default = "" if field.default is msgspec.NODEFAULT else field.default
        shown = " ".join(default) if isinstance(default, tuple) else str(default)
        assert rows[name].strip("` ") == shown, name


def test_every_test_that_security_leans_on_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs/security.md").read_text()))
    written = "".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
    assert len(named) > 40
    assert [name for name in sorted(named) if f"def {name}(" not in written] == []


@pytest.mark.parametrize("command", [["hadolint", "Dockerfile"], ["compose-lint", "check", "compose.yaml"]])
def test_the_container_files_pass_their_linters(command: list[str]) -> None:
    ran = subprocess.run([SCRIPTS / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_containers_are_given_settings_that_exist() -> None:
    compose, image = (ROOT / "compose.yaml").read_text(), (ROOT / "Dockerfile").read_text()
    given = re.findall(r"(?m)^\s+(BOTTEGA_\w+): ", compose) + re.findall(r"(BOTTEGA_\w+)=", image)
    assert set(given) <= set(NAMES)
    assert {"BOTTEGA_DATABASES", "BOTTEGA_SECRET"} <= set(given)


def test_the_containers_are_given_what_a_host_sets_for_mail_push_and_metrics() -> None:
    passed = dict(re.findall(r"(?m)^    (BOTTEGA_\w+): \$\{\1:-(.*)\}$", (ROOT / "compose.yaml").read_text()))
    wanted = {name for name in NAMES if name.startswith(("BOTTEGA_MAIL_", "BOTTEGA_VAPID_"))}
    assert wanted | {"BOTTEGA_METRICS_TOKEN", "BOTTEGA_LETTERS"} == set(passed)
    for name, default in passed.items():
        assert default == str(NAMES[name].default), name


def test_the_proxy_asks_the_gates_whether_they_are_ready() -> None:
    compose = (ROOT / "compose.yaml").read_text()
    assert "health_uri /ready" in compose
    assert "dynamic" not in compose  # of names it looks up anew, Caddy asks nobody how they are


def test_the_image_is_built_from_what_is_there() -> None:
    lines = re.findall(r"(?m)^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text())
    for source in " ".join(lines).split():
        assert (ROOT / source).exists(), source
        assert f"!{source.split('/')[0]}\n" in (ROOT / ".dockerignore").read_text(), source
