"""`bottega --help` lists the commands without loading any of them."""

import inspect
import subprocess
import sys
from importlib import import_module

import pytest

from bottega.cli import COMMANDS, PANELS
from tests.cli.run import bottega


def test_help_lists_every_command_and_loads_no_game() -> None:
    script = (
        "import sys; from bottega.cli import app; app(['--help'], standalone_mode=False);"
        "print([name for name in sys.modules if name.startswith('bottega.')])"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert all(f" {name} " in shown for name in [*COMMANDS, *PANELS])
    assert "['bottega.cli']" in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_of_itself_what_the_list_says(name: str) -> None:
    module, line = COMMANDS[name]
    found = import_module(f"bottega.commands.{module}")
    said = found.GROUP.info.help if hasattr(found, "GROUP") else inspect.getdoc(getattr(found, name))
    assert said is not None
    assert said.splitlines()[0] == line
    assert bottega(name, "--help").exit_code == 0


def test_a_command_that_does_not_exist_is_refused() -> None:
    result = bottega("nothing")
    assert result.exit_code == 2
    assert "No such command" in result.output
