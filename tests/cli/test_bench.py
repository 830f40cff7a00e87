"""`bottega lab bench`: both forms of the rules side by side."""

from pathlib import Path

import pytest

from bottega.commands import bench
from bottega.commands.measure import WAYS
from bottega.kit.errors import BottegaError
from tests.cli.run import bottega, data

FIGURES = {f"{way}_per_s": 100_000.0 for way in WAYS} | {"listed_to_hearts": 3.5}


def test_figures_of_both_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured", lambda *_, **__: {"codex": FIGURES})
    monkeypatch.setattr(bench, "compiled_root", lambda: Path())
    assert data("lab", "bench", "--games", "codex", "--json") == {
        "codex": {"interpreted": FIGURES, "compiled": FIGURES}
    }
    told = bottega("lab", "bench", "--games", "codex").stdout
    assert "compiled" in told
    assert "100,000 (3.50)" in told


def test_the_plain_copy_is_measured(tmp_path: Path) -> None:
    figures = bench.measured(bench.plain_copy(tmp_path), 0.03, ["codex"], compiled=False)
    assert all(figures["codex"][f"{way}_per_s"] > 0 for way in WAYS)


def test_rules_in_the_wrong_form_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BottegaError, match="are not compiled: run `make compile`"):
        bench.measured(bench.plain_copy(tmp_path), 0.03, ["codex"], compiled=True)


def test_a_broken_package_is_told(tmp_path: Path) -> None:
    root = bench.plain_copy(tmp_path)
    (root / "bottega" / "games" / "__init__.py").write_text("1 / 0", "utf-8")
    with pytest.raises(BottegaError, match="ZeroDivisionError"):
        bench.measured(root, 0.03, ["codex"], compiled=False)


def test_without_compiled_rules_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "compiled_root", lambda: None)
    result = bottega("lab", "bench", "--games", "codex", "--seconds", "0.03")
    assert result.exit_code == 0
    assert "make compile" in result.stderr
    assert "interpreted" in result.stdout


def test_what_is_counted_is_done_so_often(tmp_path: Path) -> None:
    root = bench.plain_copy(tmp_path)
    assert bench.told(root, [], ["listed", "codex", "0"]) == "0\n"
    assert int(bench.told(root, [], ["listed", "codex", "2"])) > int(
        bench.told(root, [], ["listed", "codex", "1"])
    )
