"""Modules as mypyc reads them: the same classes, spelled out."""

import ast
from pathlib import Path

import pytest

from tests.kit import test_piece
from tools.spell_out import SOURCE, spell_out

DECLARING = [path for path in sorted(SOURCE.rglob("*.py")) if "import frozen\n" in path.read_text("utf-8")]
DECLARING += [path for path in sorted(SOURCE.rglob("*.py")) if "import piece\n" in path.read_text("utf-8")]

WRITTEN = '''"""A module."""

from __future__ import annotations

from bottega.kit.piece import piece


@final
@piece
class Coin(Part):
    """A piece."""

    worth: int  # in soldi
    owners: Final[list[int]]

    def spend(self) -> None:
        self.worth = 0
'''

SPELLED_OUT = '''"""A module."""

from __future__ import annotations
from typing import ClassVar, Final

from bottega.kit.piece import piece


@final

class Coin(Part):
    """A piece."""

    FIELDS: ClassVar[tuple[str, ...]] = ('worth', 'owners')
    def __init__(self, worth: int, owners: list[int]) -> None:
        self.worth = worth
        self.owners: Final = owners
    def copy(self) -> Coin:
        return Coin(self.worth, self.owners[:])


    def spend(self) -> None:
        self.worth = 0
'''


def test_a_declaration_is_replaced_by_what_follows_from_it() -> None:
    assert spell_out(WRITTEN) == SPELLED_OUT


def test_a_module_that_declares_nothing_stays_as_it_is() -> None:
    text = Path(__file__).read_text("utf-8")
    assert spell_out(text) == text


def test_spelled_out_classes_do_the_same() -> None:
    names: dict[str, object] = {"__name__": __name__}
    exec(spell_out(Path(test_piece.__file__).read_text("utf-8")), names)
    shelf = names["shelf"]
    assert callable(shelf)
    assert repr(shelf()) == repr(test_piece.shelf())
    assert shelf().copy() == shelf()


@pytest.mark.parametrize("path", DECLARING, ids=[str(path.relative_to(SOURCE)) for path in DECLARING])
def test_nothing_is_left_to_be_declared(path: Path) -> None:
    tree = ast.parse(spell_out(path.read_text("utf-8")))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            assert not {ast.unparse(mark) for mark in node.decorator_list} & {"piece", "frozen"}
            declared = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            assert all(ast.unparse(line.annotation).startswith("ClassVar") for line in declared)
