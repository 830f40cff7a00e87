"""Runs `bottega` in this process."""

import json

from typer.testing import CliRunner, Result

from bottega.cli import app

WIDE = {"COLUMNS": "100", "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}


def bottega(*words: str, typed: str = "") -> Result:
    """The result of a command; what is typed is read line by line."""
    return CliRunner().invoke(app, list(words), input=typed, env=WIDE)


def data(*words: str) -> dict[str, object]:
    """What a command prints as JSON."""
    result = bottega(*words)
    assert result.exit_code == 0, result.output
    read: dict[str, object] = json.loads(result.stdout)
    return read
