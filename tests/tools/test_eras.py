"""Legendary Inventors between two bots: with cubes that do not run out, eras end as the book says."""

from tools.eras import ERAS, survey

MATCHES = 4


def test_every_era_ends_at_its_last_but_one_invention() -> None:
    found = survey("greedy", MATCHES)
    assert [found[f"ended {era}"] for era in ERAS] == [MATCHES] * 3
    assert [found[f"completed {era}"] for era in ERAS] == [4 * MATCHES] * 3
    assert found["passes"] == 0


def test_with_fifteen_cubes_each_some_end_because_all_pass() -> None:
    found = survey("greedy", MATCHES, "fifteen")
    assert found["passes"] > 0
    assert sum(found[f"ended {era}"] for era in ERAS) < 3 * MATCHES
