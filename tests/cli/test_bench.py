"""`bottega bench`: both forms of the rules side by side."""

from pathlib import Path

import pytest

from bottega.commands import bench
from bottega.kit.errors import BottegaError
from tests.cli.run import bottega, data

FIGURES = {"decisions_per_s": 100_000.0, "copy_us": 5.0}


def test_figures_of_both_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured", lambda *_, **__: {"codex": FIGURES})
    monkeypatch.setattr(bench, "compiled_root", lambda: Path())
    assert data("bench", "codex", "--json") == {"codex": {"interpreted": FIGURES, "compiled": FIGURES}}
    assert "compiled" in bottega("bench", "codex").stdout


def test_the_plain_copy_is_measured(tmp_path: Path) -> None:
    figures = bench.measured(bench.plain_copy(tmp_path), 0.03, ["codex"], compiled=False)
    assert figures["codex"]["decisions_per_s"] > 0
    assert figures["codex"]["copy_us"] > 0


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
    result = bottega("bench", "codex", "--seconds", "0.03")
    assert result.exit_code == 0
    assert "make compile" in result.stderr
    assert "interpreted" in result.stdout


def test_sources_that_differ_are_noticed(tmp_path: Path) -> None:
    built = bench.plain_copy(tmp_path) / bench.PACKAGE.name
    assert bench.same_sources(built)
    (built / "kit" / "luck.py").write_text("", "utf-8")
    assert not bench.same_sources(built)
    assert not bench.same_sources(tmp_path / "nowhere")
