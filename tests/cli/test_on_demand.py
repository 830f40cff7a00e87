"""`bottega --help` lists the commands without loading any of them."""

import inspect
import re
import subprocess
import sys
from importlib import import_module

import pytest

from bottega.cli import GROUPS, HOST, LAB, Entry, Root
from tests.cli.run import bottega

WORDS = {
    (*group, name): entry
    for group, entries in (((), Root.entries()), (("host",), HOST), (("lab",), LAB))
    for name, entry in entries.items()
}
FLAG = re.compile(r"(?m)^  (--[a-z-]+)((?: [^ \n]+)*)")  # and what it takes
HEAVY = ("bottega.", "rich", "asyncio", "msgspec")


@pytest.mark.parametrize("group", [(), *((name,) for name in GROUPS)], ids=" ".join)
def test_help_lists_every_command_and_loads_none(group: tuple[str, ...]) -> None:
    script = (
        f"import sys; from bottega.cli import app; app([*{group}, '--help'], standalone_mode=False);"
        f"print([name for name in sys.modules if name.startswith({HEAVY})])"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert all(f" {name} " in shown for *before, name in WORDS if tuple(before) == group)
    assert "['bottega.cli']" in shown
    if not group:
        assert all(f" {name} " in shown for name in GROUPS)


@pytest.mark.parametrize(("words", "entry"), WORDS.items(), ids=map(" ".join, WORDS))
def test_a_command_says_of_itself_what_the_list_says(words: tuple[str, ...], entry: Entry) -> None:
    found = import_module(f"bottega.commands.{entry.module}")
    said = found.GROUP.info.help if hasattr(found, "GROUP") else inspect.getdoc(getattr(found, words[-1]))
    assert said is not None
    assert said.splitlines()[0] == entry.line
    assert bottega(*words, "--help").exit_code == 0


def test_a_flag_takes_the_same_in_every_command() -> None:
    takes: dict[str, set[str]] = {}
    for words in WORDS:
        for flag, value in FLAG.findall(bottega(*words, "--help").stdout):
            takes.setdefault(flag, set()).add(value)
    assert {flag: values for flag, values in takes.items() if len(values) > 1} == {}
    for number in ("--matches", "--players", "--bot-processes", "--cores"):
        assert takes[number] == {" N"}
    for listed, of in (("--seats", "WHO"), ("--bots", "BOT"), ("--games", "GAME")):
        assert takes[listed] == {f" {of},…"}


@pytest.mark.parametrize("words", [("nothing",), ("host", "nothing"), ("lab", "serve")], ids=" ".join)
def test_a_command_that_does_not_exist_is_refused(words: tuple[str, ...]) -> None:
    result = bottega(*words)
    assert result.exit_code == 2
    assert "No such command" in result.output
