"""The sentences that Python and the browser share are those that Python says now."""

from tools.vectors import FILE, written


def test_python_says_what_the_browser_is_held_to() -> None:
    assert FILE.read_text("utf-8") == written()
